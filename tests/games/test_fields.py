"""Every field of a state is open, held, counted or secret, and a view shows it so."""

from __future__ import annotations

from typing import Any

import pytest

import haricot
from haricot.beans.playout import Dice, Playout
from haricot.cards import table
from haricot.cards.view import TableView
from haricot.games.hansa import hanse
from haricot.games.hansa.view import HanseView
from haricot.kernel.types import HIDDEN
from haricot.kernel.view import View

Shown = tuple[str, type[View], tuple[str, ...], tuple[str, ...], tuple[str, ...], set[str]]
KEPT = {"closed", "news", "offered", "phase", "refused", "seed", "shuffles"}
"""What every state keeps beside what every view shows."""

GAMES: list[Shown] = [
    ("sissi", TableView, table.OPEN, ("hands",), ("deck",), {"talers"}),
    ("hansa", HanseView, hanse.OPEN, hanse.HELD, hanse.COUNTED, {"reserve"}),
]
each_game = pytest.mark.parametrize("shown", GAMES, ids=[shown[0] for shown in GAMES])


def fields(state: Any) -> set[str]:
    """List what a state has beyond what every state has."""
    return {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}


def played(name: str, steps: int) -> tuple[Any, Any]:
    game = haricot.game(name)
    state, crowd, dice = game.start(5), Playout[Any](game, game.goods), Dice(5)
    for _ in range(steps):
        if state.result is None:
            game.apply(state, crowd.step(state, dice))
    return game, state


@each_game
def test_every_field_says_who_may_see_it(shown: Shown) -> None:
    name, view, opened, held, counted, other = shown
    _, state = played(name, 0)
    own = fields(state) - set(View.__struct_fields__) - KEPT
    secret = set(hanse.SECRET) if name == "hansa" else set()
    assert own == {*opened, *held, *counted, *other, *secret}
    assert set(view.__struct_fields__) - set(View.__struct_fields__) == own - secret


@each_game
def test_views_show_what_is_open_and_count_what_is_counted(shown: Shown) -> None:
    name, _, opened, held, counted, _ = shown
    for steps in range(0, 300, 30):
        game, state = played(name, steps)
        for seat in range(-2, 4):
            view = game.view(state, seat)
            assert {key: getattr(view, key) for key in opened} == {key: getattr(state, key) for key in opened}
            assert [getattr(view, key) for key in counted] == [len(getattr(state, key)) for key in counted]
            for key in held:
                for owner, cards in enumerate(getattr(view, key)):
                    assert HIDDEN not in cards or owner != seat != -2
                    real = getattr(state, key)[owner]
                    assert [card for card in cards if card != HIDDEN] == [
                        there for there, card in zip(real, cards, strict=True) if card != HIDDEN
                    ]
