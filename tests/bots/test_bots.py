"""What every bot promises: it ends every game, breaks no rule, and does the same again with the same seed."""

from __future__ import annotations

from typing import Any

import pytest

import haricot
from haricot.arena.match import play_game
from haricot.bots import BOTS, bot_named
from haricot.games.bohnanza.game import Bohnanza
from haricot.kernel.errors import HaricotError

OPTIONS: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4, "trade_talers": True},
    {"players": 5, "third_field_at_start": True},
    {"players": 3, "extension": True, "contracts": True, "trade_talers": True},
    {"players": 4, "extension": True, "contracts": True, "plant_hands_at_end": True},
    {"players": 5, "extension": True, "contracts": True, "leave_out": "acker", "third_field_cost": 1},
    {"players": 6, "extension": True, "tie_break": "hand"},
    {"players": 7, "extension": True, "contracts": True, "trade_talers": True},
]

TABLES = [["random"], ["simple"], ["simple", "random"]]


def play(game: Bohnanza, kinds: list[str], seed: int) -> Any:
    players = int(game.options.players)
    bots = [BOTS[kinds[seat % len(kinds)]](game, seat, seed) for seat in range(players)]
    # A session checks every action before it plays it: an illegal one would be raised here.
    return play_game(game, bots, seed)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())))
@pytest.mark.parametrize("kinds", TABLES, ids="+".join)
def test_every_game_ends_by_legal_actions_alone(options: dict[str, Any], kinds: list[str]) -> None:
    game = haricot.game(**options)
    for seed in range(3):
        session = play(game, kinds, seed)
        assert session.state.result is not None


@pytest.mark.parametrize("kind", BOTS)
def test_the_same_seed_plays_the_same_game(kind: str) -> None:
    game = haricot.game(players=4)
    assert play(game, [kind], 5).record == play(game, [kind], 5).record
    assert play(game, [kind], 5).record != play(game, [kind], 6).record


def test_bots_have_names() -> None:
    assert bot_named("simple") is BOTS["simple"]
    with pytest.raises(HaricotError, match="There is no bot 'clever': there is random, simple"):
        bot_named("clever")
