"""What is taken back in random games, and what cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from haricot.testing import Choice, Moment
from haricot.testing.undo import Fickle, learned, undone_in
from tests.laws.kits import HANSA, KITS

hansas = pytest.mark.parametrize("choice", HANSA.choices)


@hansas
def test_much_is_taken_back_in_bohn_hansa(choice: Choice) -> None:
    assert undone_in(Moment(HANSA, choice, 1, 150)) > 10


@pytest.mark.parametrize("name", ["bohnanza", "sissi"])
def test_much_is_taken_back_in_a_row(name: str) -> None:
    fickle, longest = Fickle(Moment(KITS[name], Choice(name, {"players": 4}), 1, 0)), 0
    for _ in range(300):
        seat = fickle.act().seat
        longest = max(longest, len(fickle.session.steps.back))
    while not fickle.session.undo_bar(seat):
        fickle.take_back(seat)
    assert longest > 2


@hansas
def test_much_that_is_taken_back_has_taught_nothing_in_bohn_hansa(choice: Choice) -> None:
    found = learned(Moment(HANSA, choice, 3, HANSA.longest), Random(3), 60)
    assert not found["", True]
    assert found["", False] > 10


PRINTED: list[tuple[str, dict[str, Any]]] = [
    ("bohnanza", {"players": 4}),
    ("bohnanza", {"players": 5, "extension": True, "contracts": True, "trade_talers": True}),
    ("sissi", {"players": 4}),
]


@pytest.mark.parametrize(("name", "options"), PRINTED)
def test_what_is_refused_for_a_card_would_have_taught_something(name: str, options: dict[str, Any]) -> None:
    found = learned(Moment(KITS[name], Choice(name, options), 5, 700), Random(5), 400)
    assert found["undo-drawn", True] > 20 > found["undo-drawn", False]
    assert found["", False] > 100
    assert not found["", True]
