"""Two worlds that differ only in what a seat cannot know look the same to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from haricot.beans.cardgame import CardGame
from haricot.beans.playout import Dice
from haricot.beans.table import Table
from haricot.kernel.actions import AnyAction
from haricot.kernel.errors import Illegal
from haricot.kernel.events import (
    AgreementLapsed,
    ContractDrawn,
    ContractPaid,
    ContractReturned,
    Event,
    FieldBought,
    Fulfilled,
    GameEnded,
    LaidOut,
    Shuffled,
)
from haricot.kernel.types import ALL_SEEING, STRANGER, Seat
from tests.laws.portrait import portrait
from tests.laws.twins import second_world
from tests.laws.worlds import Choice, Moment, law, moments, whole_games

Game: TypeAlias = CardGame[Any, Any]
Look = Callable[[Game, Table, Seat], bytes]
Hear = Callable[[Event, Seat], Event]

RARE = (
    AgreementLapsed,
    ContractDrawn,
    ContractPaid,
    ContractReturned,
    FieldBought,
    Fulfilled,
    GameEnded,
    LaidOut,
    Shuffled,
)


def look(game: Game, state: Table, viewer: Seat) -> bytes:
    """See all that somebody is shown: the view, what may be done, and who is waited for."""
    listed = [] if viewer == STRANGER else game.legal(state, viewer)
    return msgspec.json.encode((game.view(state, viewer), listed, game.waits_for(state)))


def hear(event: Event, viewer: Seat) -> Event:
    """Hear what somebody is told."""
    return event.seen_by(viewer)


def told_apart(
    game: Game,
    first: Table,
    viewer: Seat,
    action: AnyAction,
    chance: Random,
    look: Look = look,
    hear: Hear = hear,
) -> bool:
    """Play an action in two worlds, and tell whether it looks different to somebody."""
    events = game.apply(game.clone(first), action)
    second = second_world(game, first, viewer, events, chance)
    stories = [story(game, game.clone(state), viewer, action, look, hear) for state in (first, second)]
    return stories[0] != stories[1]


def story(game: Game, state: Table, viewer: Seat, action: AnyAction, look: Look, hear: Hear) -> list[bytes]:
    """Tell all that somebody sees of an action: before it, while it happens, and after it."""
    before = look(game, state, viewer)
    game.check(state, action)
    told = [msgspec.json.encode(hear(event, viewer)) for event in game.apply(state, action)]
    return [before, *told, look(game, state, viewer)]


def viewers(moment: Moment) -> list[Seat]:
    """List everybody who has something hidden from them."""
    return [*moment.seats, STRANGER]


def look_twice(moment: Moment, chance: int) -> None:
    """See that nobody's view tells two worlds apart."""
    state = moment.state
    for viewer in viewers(moment):
        twin = second_world(moment.game, state, viewer, (), Random(chance))
        assert look(moment.game, twin, viewer) == look(moment.game, state, viewer)


def play_twice(moment: Moment, chance: int) -> None:
    """See that nothing that happens next tells two worlds apart."""
    for state, action in moment.onward(12):
        for viewer in viewers(moment):
            assert not told_apart(moment.game, state, viewer, action, Random(chance)), (viewer, action)


@law(3)
@given(moments(), st.integers(0, 999))
def test_no_view_tells_a_secret(moment: Moment, chance: int) -> None:
    look_twice(moment, chance)


@law(3)
@given(moments(), st.integers(0, 999))
def test_nothing_that_happens_tells_a_secret(moment: Moment, chance: int) -> None:
    play_twice(moment, chance)


def told_by_rare_events(moment: Moment, chance: Random) -> Iterator[tuple[Seat, AnyAction, bool]]:
    """Go through a game, and try whatever brings about something that happens seldom."""
    state = moment.game.start(moment.seed)
    for action in moment.played[1]:
        before = moment.game.clone(state)
        if any(isinstance(event, RARE) for event in moment.game.apply(state, action)):
            for viewer in viewers(moment):
                yield viewer, action, told_apart(moment.game, before, viewer, action, chance)


@law(1)
@given(whole_games(), st.integers(0, 999))
def test_nothing_that_happens_seldom_tells_a_secret(moment: Moment, chance: int) -> None:
    for viewer, action, told in told_by_rare_events(moment, Random(chance)):
        assert not told, (viewer, action)


def verdict(game: Game, state: Table, action: AnyAction) -> object:
    """Hear all that a refusal says."""
    try:
        game.check(state, action)
    except Illegal as broken:
        return broken.rule, broken.code, str(broken), broken.params
    return None


def be_refused_twice(moment: Moment, chance: int) -> None:
    """See that no refusal tells two worlds apart."""
    state, dice = moment.state, Dice(chance)
    for seat in moment.seats:
        twin = second_world(moment.game, state, seat, (), Random(chance))
        for _ in range(6):
            action = moment.crowd.bargain(state, seat, dice)
            assert verdict(moment.game, twin, action) == verdict(moment.game, state, action)


@law(3)
@given(moments(), st.integers(0, 999))
def test_no_refusal_tells_a_secret(moment: Moment, chance: int) -> None:
    be_refused_twice(moment, chance)


def sample() -> list[Moment]:
    """Take a few moments of printed games, early and late."""
    choices: list[dict[str, object]] = [
        {"players": 3},
        {"players": 5, "trade_talers": True},
        {"players": 4, "extension": True, "contracts": True},
        {"players": 7, "extension": True, "contracts": True},
    ]
    return [
        Moment(Choice(options), seed, steps)
        for seed, options in enumerate(choices)
        for steps in range(0, 500, 20)
    ]


def test_second_worlds_are_other_worlds() -> None:
    pairs = [
        (moment.state, second_world(moment.game, moment.state, viewer, (), Random(1)))
        for moment in sample()
        for viewer in viewers(moment)
    ]
    changed = [portrait(twin, "seed") != portrait(state, "seed") for state, twin in pairs]
    assert sum(changed) > 0.99 * len(changed) > 0


def test_second_worlds_change_every_hidden_place() -> None:
    changed = {"deck": 0, "hands": 0, "talers": 0, "contracts": 0}
    for moment in sample():
        twin = second_world(moment.game, moment.state, 0, (), Random(1))
        for name in changed:
            changed[name] += getattr(twin, name) != getattr(moment.state, name)
    assert min(changed.values()) > 20


def look_at_all(game: Game, state: Table, viewer: Seat) -> bytes:
    """Look at a table as nobody who plays may."""
    return msgspec.json.encode(game.view(state, ALL_SEEING))


def caught(moment: Moment, look: Look = look, hear: Hear = hear) -> bool:
    """Tell whether somebody notices that there are two worlds."""
    return any(
        told_apart(moment.game, state, viewer, action, Random(1), look, hear)
        for state, action in moment.onward(6)
        for viewer in viewers(moment)
    )


def test_a_view_that_showed_other_hands_would_be_caught() -> None:
    assert all(caught(moment, look=look_at_all) for moment in sample())


def test_events_that_were_told_in_full_would_be_caught() -> None:
    noticed = [caught(moment, hear=lambda event, viewer: event) for moment in sample()]
    assert sum(noticed) > 5


def test_a_view_that_told_the_seed_would_be_caught() -> None:
    noticed = [
        caught(moment, look=lambda game, state, viewer: str(state.seed).encode()) for moment in sample()
    ]
    assert sum(noticed) > 0.9 * len(noticed)
