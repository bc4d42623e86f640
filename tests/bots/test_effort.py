"""Bots that try things out may be asked for less: then they decide sooner, and in the end at first sight."""

from __future__ import annotations

from typing import Any

import pytest

import haricot
from haricot.arena.simulation import play_game
from haricot.bots import bot_named
from haricot.cards.bots import search
from haricot.games.hansa.bots import search as hansasearch


@pytest.mark.parametrize("name", ["bohnanza", "sissi", "hansa"])
def test_a_master_without_effort_tries_nothing_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def tried(*_: Any) -> None:
        raise AssertionError("something was tried out")

    monkeypatch.setattr(search.ActionSearch, "best", tried)
    monkeypatch.setattr(hansasearch.JourneySearch, "best", tried)
    game = haricot.game(name, players=3)
    bots = [bot_named("master", name)(game, seat, 1) for seat in range(3)]
    with pytest.raises(AssertionError, match="tried out"):
        play_game(game, bots, seed=1)
    anew = [bot_named("master", name)(game, seat, 1) for seat in range(3)]
    for bot in anew:
        bot.effort = 0.0
    assert play_game(game, anew, seed=1).record.result is not None
