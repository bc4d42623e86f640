"""What is written for a player to type is read as the same action again."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from haricot.beans.market import MOST_CARDS
from haricot.beans.playout import Dice
from haricot.beans.tables import Tables
from haricot.beans.vocabulary import LANGUAGES
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.actions import AnyAction, Offer, Wish
from haricot.kernel.errors import BadTables, BadWords
from haricot.kernel.types import ALL
from tests.laws import junk
from tests.laws.worlds import SEEDS, Choice, Moment, law, moments

# Some of the names begin like others, and one has a space.
NAMES = ["Anna", "Ann", "ben", "Zoë", "Jean Luc", "Jean", "Käthe"]


def same_again(moment: Moment, state: Garden, action: AnyAction) -> None:
    """Write an action and read it, in every language."""
    view = moment.game.view(state, action.seat)
    for language in LANGUAGES:
        grammar = moment.game.grammar(NAMES[: moment.game.options.players], language)
        typed = grammar.phrase(action, view)
        assert grammar.parse(typed, view) == action, f"{typed!r} in {language}"


@law()
@given(moments())
def test_every_action_can_be_typed(moment: Moment) -> None:
    for state, action in moment.onward(10):
        same_again(moment, state, action)


@law()
@given(moments())
def test_every_listed_action_can_be_typed(moment: Moment) -> None:
    for state, _ in moment.onward(2):
        for seat in moment.seats:
            for action in moment.game.legal(state, seat)[:20]:
                same_again(moment, state, cast(AnyAction, action))


@law()
@given(moments(100), st.data())
def test_every_action_that_passes_check_can_be_typed(moment: Moment, data: st.DataObject) -> None:
    state = moment.state
    for action in data.draw(st.lists(junk.actions(state, moment.crowd), min_size=5, max_size=20)):
        if moment.crowd.may(state, action):
            same_again(moment, state, action)


@st.composite
def table_talk(draw: st.DrawFn) -> Moment:
    """Choose a moment of trading, where talers may change hands."""
    choice = Choice({"players": 4, "trade_talers": True})
    moment = Moment(choice, draw(SEEDS), draw(st.integers(5, 400)))
    state, dice = moment.state, Dice(moment.seed)
    while moment.game.phases[state.phase].name != "trade":
        moment.game.apply(state, moment.crowd.playout.step(state, dice))
    moment.played = (state, [], [])
    return moment


@law(0.3)
@given(table_talk(), st.integers(1, 99))
def test_a_long_wish_can_be_typed(moment: Moment, count: int) -> None:
    same_again(moment, moment.state, Wish(0, (1,) * count, (0,) * (100 - count)))


@law(0.1)
@given(table_talk())
def test_the_longest_wish_can_be_typed(moment: Moment) -> None:
    wish = Wish(0, (0,) * MOST_CARDS)
    assert moment.crowd.may(moment.state, wish)
    same_again(moment, moment.state, wish)


@law(0.3)
@given(table_talk(), st.integers(1, 200) | st.integers(1, 999_999))
def test_any_number_of_talers_that_may_be_asked_for_can_be_typed(moment: Moment, asks: int) -> None:
    offer = Offer(moment.state.active, ALL, (), (0,), 0, asks)
    if moment.crowd.may(moment.state, offer):
        same_again(moment, moment.state, offer)


def is_typed(choice: Choice, names: list[str], language: str = "en") -> bool:
    """Tell whether a wish and an offer to another player can be typed at a table, or the table is refused."""
    try:
        grammar = choice.game.grammar(names, language)
    except BadWords:
        return True
    state = Moment(choice, 1, 0).state
    view = choice.game.view(state, state.active)
    card = view.hands[view.seat][0]
    offer: AnyAction = Offer(view.seat, (view.seat + 1) % view.players, (card,), (0, 1))
    wish: AnyAction = Wish(view.seat, (1,), (0,))
    return all(grammar.parse(grammar.phrase(action, view), view) == action for action in (offer, wish))


@law(0.5)
@given(st.lists(st.text(min_size=1, max_size=12), min_size=3, max_size=3, unique=True))
def test_a_player_may_have_any_name_that_is_accepted(names: list[str]) -> None:
    assert is_typed(Choice({"players": 3}), names)


@pytest.mark.parametrize("name", ["taler", "talers", "nothing", "no", "done", "plant", "counter", "for"])
def test_a_bean_may_have_any_name_that_is_accepted(name: str) -> None:
    beans = {name: {"cards": 30, "meter": [[2, 1]]}, "rote": {"cards": 30, "meter": [[2, 1]]}}
    try:
        tables = Tables.of({"name": "awkward", "bean": beans}, "awkward.toml")
    except BadTables:
        return
    assert is_typed(Choice({"players": 3}, tables), ["anna", "ben", "cem"])


def test_two_beans_of_the_same_name_are_refused_or_told_apart() -> None:
    rote = {"cards": 30, "meter": [[2, 1]], "short": {"en": "red"}}
    try:
        tables = Tables.of({"name": "reds", "bean": {"rote": rote, "scharlach": rote}}, "reds.toml")
    except BadTables:
        return
    assert is_typed(Choice({"players": 3}, tables), ["anna", "ben", "cem"])
