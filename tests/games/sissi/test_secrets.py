"""Two worlds that differ only in what a seat cannot know look the same to it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from haricot.beans.playout import Dice
from haricot.beans.table import Table
from haricot.beans.written import WrittenOffer
from haricot.games.sissi.game import Sissi
from haricot.kernel.actions import AnyAction
from haricot.kernel.errors import Illegal
from haricot.kernel.events import AgreementLapsed, Event, Exhausted, GameEnded, Shuffled, Sold
from haricot.kernel.types import ALL_SEEING, STRANGER, Seat
from tests.games.sissi.rows import player, table
from tests.games.sissi.twins import second_world
from tests.games.sissi.worlds import Moment, law, moments, portrait, printed, whole_games

Look = Callable[[Sissi, Table, Seat], bytes]
Hear = Callable[[Event, Seat], Event]

RARE = (AgreementLapsed, Exhausted, GameEnded, Shuffled, Sold)


def look(game: Sissi, state: Table, viewer: Seat) -> bytes:
    """See all that somebody is shown: the view, what may be done, and who is waited for."""
    listed = [] if viewer == STRANGER else game.legal(state, viewer)
    return msgspec.json.encode((game.view(state, viewer), listed, game.waits_for(state)))


def hear(event: Event, viewer: Seat) -> Event:
    """Hear what somebody is told."""
    return event.seen_by(viewer)


def told_apart(
    game: Sissi,
    first: Table,
    viewer: Seat,
    action: AnyAction,
    look: Look = look,
    hear: Hear = hear,
) -> bool:
    """Play an action in two worlds, and tell whether it looks different to somebody."""
    events = game.apply(game.clone(first), action)
    second = second_world(game, first, viewer, events, Random(1))
    stories = [story(game, game.clone(state), viewer, action, look, hear) for state in (first, second)]
    return stories[0] != stories[1]


def story(game: Sissi, state: Table, viewer: Seat, action: AnyAction, look: Look, hear: Hear) -> list[bytes]:
    """Tell all that somebody sees of an action: before it, while it happens, and after it."""
    before = look(game, state, viewer)
    game.check(state, action)
    told = [msgspec.json.encode(hear(event, viewer)) for event in game.apply(state, action)]
    return [before, *told, look(game, state, viewer)]


def viewers(moment: Moment) -> list[Seat]:
    """List everybody who has something hidden from them."""
    return [*moment.seats, STRANGER]


@law(60)
@given(moments(), st.integers(0, 999))
def test_s1_no_view_tells_a_secret(moment: Moment, chance: int) -> None:
    state = moment.state
    for viewer in viewers(moment):
        twin = second_world(moment.game, state, viewer, (), Random(chance))
        assert look(moment.game, twin, viewer) == look(moment.game, state, viewer)


@law(60)
@given(moments())
def test_s1_nothing_that_happens_tells_a_secret(moment: Moment) -> None:
    for state, action in moment.onward(10):
        for viewer in viewers(moment):
            assert not told_apart(moment.game, state, viewer, action), (viewer, action)


@law(20)
@given(whole_games())
def test_s1_nothing_that_happens_seldom_tells_a_secret(moment: Moment) -> None:
    state = moment.game.start(moment.seed)
    for action in moment.played[1]:
        before = moment.game.clone(state)
        if any(isinstance(event, RARE) for event in moment.game.apply(state, action)):
            for viewer in viewers(moment):
                assert not told_apart(moment.game, before, viewer, action), (viewer, action)


def verdict(game: Sissi, state: Table, action: AnyAction) -> object:
    """Hear all that a refusal says."""
    try:
        game.check(state, action)
    except Illegal as broken:
        return broken.rule, broken.code, str(broken), broken.params
    return None


@law(60)
@given(moments(), st.integers(0, 999))
def test_s1_no_refusal_tells_a_secret(moment: Moment, chance: int) -> None:
    state, dice = moment.state, Dice(chance)
    for seat in moment.seats:
        twin = second_world(moment.game, state, seat, (), Random(chance))
        for _ in range(6):
            action = moment.crowd.bargain(state, seat, dice)
            assert verdict(moment.game, twin, action) == verdict(moment.game, state, action)


def sample() -> list[Moment]:
    """Take a few moments of printed games, early and late."""
    moments = [
        Moment(printed(players, "always"), seed, steps)
        for players in (3, 4, 5)
        for seed in (1, 2)
        for steps in range(0, 500, 50)
    ]
    return [moment for moment in moments if moment.state.result is None]


@pytest.mark.parametrize("onlooker", [STRANGER, ALL_SEEING])
def test_s1_what_the_players_could_do_is_not_listed_for_somebody_who_only_looks_on(onlooker: Seat) -> None:
    offer = WrittenOffer(number=1, seat=0, gives=["rote"], wants=["sissi"])
    last = player("sau sissi", "feuer sissi")
    board = table(player("rote"), player(), last, last, offers=[offer])
    assert board.game.legal(board.state, onlooker) == []


def test_second_worlds_change_every_hidden_place() -> None:
    changed = {"deck": 0, "hands": 0, "talers": 0}
    for moment in sample():
        twin = second_world(moment.game, moment.state, 0, (), Random(1))
        assert portrait(twin, "seed") != portrait(moment.state, "seed")
        for name in changed:
            changed[name] += getattr(twin, name) != getattr(moment.state, name)
    assert min(changed.values()) > 10


def caught(moment: Moment, look: Look = look, hear: Hear = hear) -> bool:
    """Tell whether somebody notices that there are two worlds."""
    return any(
        told_apart(moment.game, state, viewer, action, look, hear)
        for state, action in moment.onward(6)
        for viewer in viewers(moment)
    )


def test_a_view_that_showed_other_hands_would_be_caught() -> None:
    def look_at_all(game: Sissi, state: Table, viewer: Seat) -> bytes:
        return msgspec.json.encode(game.view(state, ALL_SEEING))

    assert all(caught(moment, look=look_at_all) for moment in sample())


def test_events_that_were_told_in_full_would_be_caught() -> None:
    def hear_all(event: Event, viewer: Seat) -> Event:
        return event

    assert sum(caught(moment, hear=hear_all) for moment in sample()) > 5
