"""What is written for a player to type is read as the same action again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from haricot.beans.market import MOST_CARDS
from haricot.beans.playout import Dice
from haricot.beans.tables import Tables
from haricot.cards.view import TableView
from haricot.kernel.actions import Action, Offer, Wish
from haricot.kernel.errors import BadTables, BadWords
from haricot.kernel.types import ALL
from haricot.testing import Choice, Moment
from haricot.testing.drawing import SEEDS
from haricot.testing.words import typed_again
from tests.laws.kits import BOHNANZA, law


@st.composite
def table_talk(draw: st.DrawFn) -> Moment:
    """Choose a moment of trading, where talers may change hands."""
    choice = Choice("bohnanza", {"players": 4, "trade_talers": True})
    moment = Moment(BOHNANZA, choice, draw(SEEDS), draw(st.integers(5, 400)))
    state, dice = moment.state, Dice(moment.seed)
    while moment.game.phases[state.phase].name != "trade":
        moment.game.apply(state, moment.crowd.playout.step(state, dice))
    moment.played = (state, [], [])
    return moment


@law(0.3)
@given(table_talk(), st.integers(1, 99))
def test_a_long_wish_can_be_typed(moment: Moment, count: int) -> None:
    typed_again(moment, moment.state, Wish(0, (1,) * count, (0,) * (100 - count)))


@law(0.1)
@given(table_talk())
def test_the_longest_wish_can_be_typed(moment: Moment) -> None:
    wish = Wish(0, (0,) * MOST_CARDS)
    assert moment.crowd.may(moment.state, wish)
    typed_again(moment, moment.state, wish)


@law(0.3)
@given(table_talk(), st.integers(1, 200) | st.integers(1, 999_999))
def test_any_number_of_talers_that_may_be_asked_for_can_be_typed(moment: Moment, asks: int) -> None:
    offer = Offer(moment.state.active, ALL, (), (0,), 0, asks)
    if moment.crowd.may(moment.state, offer):
        typed_again(moment, moment.state, offer)


def is_typed(choice: Choice, names: list[str], language: str = "en") -> bool:
    """Tell whether a wish and an offer to another player can be typed at a table, or the table is refused."""
    try:
        grammar = choice.game.grammar(names, language)
    except BadWords:
        return True
    state = Moment(BOHNANZA, choice, 1, 0).state
    view = choice.game.view(state, state.active)
    assert isinstance(view, TableView)
    card = view.hands[view.seat][0]
    offer: Action = Offer(view.seat, (view.seat + 1) % view.players, (card,), (0, 1))
    wish: Action = Wish(view.seat, (1,), (0,))
    return all(grammar.parse(grammar.phrase(action, view), view) == action for action in (offer, wish))


@law(0.5)
@given(st.lists(st.text(min_size=1, max_size=12), min_size=3, max_size=3, unique=True))
def test_a_player_may_have_any_name_that_is_accepted(names: list[str]) -> None:
    assert is_typed(Choice("bohnanza", {"players": 3}), names)


@pytest.mark.parametrize("name", ["taler", "talers", "nothing", "no", "done", "plant", "counter", "for"])
def test_a_bean_may_have_any_name_that_is_accepted(name: str) -> None:
    beans = {name: {"cards": 30, "meter": [[2, 1]]}, "rote": {"cards": 30, "meter": [[2, 1]]}}
    try:
        tables = Tables.of({"name": "awkward", "bean": beans}, "awkward.toml")
    except BadTables:
        return
    assert is_typed(Choice("bohnanza", {"players": 3}, tables), ["anna", "ben", "cem"])


def test_two_beans_of_the_same_name_are_refused_or_told_apart() -> None:
    rote = {"cards": 30, "meter": [[2, 1]], "short": {"en": "red"}}
    try:
        tables = Tables.of({"name": "reds", "bean": {"rote": rote, "scharlach": rote}}, "reds.toml")
    except BadTables:
        return
    assert is_typed(Choice("bohnanza", {"players": 3}, tables), ["anna", "ben", "cem"])
