"""Copies of witnesses: they know the same, and go on knowing the same."""

from __future__ import annotations

import multiprocessing
from random import Random
from typing import Any

import msgspec
import pytest

import haricot
from haricot.beans.playout import Dice
from haricot.kernel.events import Event
from haricot.kernel.types import STRANGER
from haricot.testing.moment import portrait
from haricot.worlds import Witness
from tests.kernel.test_copies import COPIES, GAMES, LONG, games, own
from tests.laws.kits import KITS


def happened(game: Any, steps: int) -> list[list[Event]]:
    """Play some steps at random, and tell what happens in each."""
    crowd, state, dice = KITS[game.name].crowd(game), game.start(4), Dice(4)
    news = [state.news]
    while state.result is None and len(news) < steps:
        news.append(game.apply(state, crowd.step(state, dice)))
    return news


def known(witness: Witness[Any, Any]) -> list[bytes]:
    """Write down what a witness sees, and some worlds that it thinks of."""
    worlds = witness.worlds(Random(3))
    return [msgspec.json.encode(witness.view), *[portrait(worlds.draw()) for _ in range(3)]]


def watching(game: Any, news: list[list[Event]]) -> list[Witness[Any, Any]]:
    """Have some look at a game from different places."""
    found = [haricot.witness(game, seat) for seat in (0, 2, STRANGER)]
    for witness in found:
        for events in news:
            witness.hear(events)
    return found


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_knows_the_same_and_goes_on_so(way: str) -> None:
    for game in games():
        news = happened(game, 250)
        for witness in watching(game, news[: len(news) // 2]):
            twin = COPIES[way](witness)
            assert known(twin) == known(witness)
            for events in news[len(news) // 2 :]:
                twin.hear(events)
                witness.hear(events)
            assert known(twin) == known(witness)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_deep_copy_has_a_life_of_its_own(name: str, options: dict[str, Any]) -> None:
    game = own(name, options)
    news = happened(game, 60)
    witness = watching(game, news[:20])[0]
    before, twin = known(witness), COPIES["deepcopy"](witness)
    for events in news[20:]:
        twin.hear(events)
    assert known(witness) == before != known(twin)


def test_witnesses_go_to_the_workers_of_a_pool() -> None:
    witnesses = [witness for game in games() for witness in watching(game, happened(game, 60))]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map_async(known, witnesses).get(LONG) == [known(witness) for witness in witnesses]
