"""What company bots are for a person, in few games; bench/company.py plays 200 of each."""

from __future__ import annotations

import pytest

from bench.company import figures, play_with, total
from haricot.kernel.types import Seat

FEW = range(2)


@pytest.mark.parametrize(("game", "players", "most"), [("bohnanza", 4, 3.0), ("hansa", 3, 2.5)])
def test_bots_are_good_company(game: str, players: Seat, most: float) -> None:
    with_manners = figures(total([play_with(game, "greedy", True, players, seed) for seed in FEW]))
    without = figures(total([play_with(game, "greedy", False, players, seed) for seed in FEW]))
    assert with_manners["begged"] == 0
    assert with_manners["offers a turn"] <= most
    assert with_manners["can be met"] >= 0.6
    assert with_manners["deals a game"] >= 0.6 * without["deals a game"]
    assert with_manners["counters a game"] > 0
    assert with_manners["gifts a game"] > 0


def test_manners_are_the_same_each_time() -> None:
    assert play_with("bohnanza", "greedy", True, 3, 7) == play_with("bohnanza", "greedy", True, 3, 7)
