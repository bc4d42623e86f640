"""Intervals over deals hold the truth in 19 of 20 cases."""

from __future__ import annotations

from random import Random

import pytest

from haricot.arena.intervals import interval, share, student
from haricot.arena.play import SeatResult
from haricot.arena.report import line


@pytest.mark.parametrize(
    ("degrees", "point"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (100, 1.984), (10**6, 1.960)]
)
def test_students_points_are_those_of_the_books(degrees: int, point: float) -> None:
    assert student(degrees) == pytest.approx(point, abs=0.0011)


def test_the_interval_holds_the_truth_in_19_of_20_cases() -> None:
    dice, held = Random(5), 0
    for _ in range(1000):
        found = interval([dice.gauss(3, 2) for _ in range(8)])
        assert found is not None
        held += found.low <= 3 <= found.high
    assert 930 <= held <= 970


def test_games_of_one_deal_are_one_observation() -> None:
    # Four games that always go alike must not look like four times as many deals.
    dice = Random(3)
    deals = [[SeatResult("a", won=won)] * 4 for won in [float(dice.random() < 0.5) for _ in range(50)]]
    single = [deal[:1] for deal in deals]
    assert line("a", deals).wins == line("a", single).wins


def test_deals_that_all_go_alike_do_not_make_certain() -> None:
    assert share([1.0] * 10).rounded(6) == [0.7, 1]
    assert share([0.0] * 300).rounded(6) == [0, 0.01]
    assert (share([0.5]).low, share([0.5]).high) == (0, 1)
    assert interval([]) is None
