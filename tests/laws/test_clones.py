"""A clone behaves as its original, and lives a life of its own."""

from __future__ import annotations

from hypothesis import given

from haricot.beans.playout import Dice
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.events import Event
from tests.laws.portrait import portrait
from tests.laws.worlds import Moment, law, moments


def play_on(moment: Moment, state: Garden, steps: int) -> list[Event]:
    """Play some steps, always the same from the same state."""
    dice, events = Dice(moment.seed), list[Event]()
    for _ in range(steps):
        if state.result is not None:
            break
        events += moment.game.apply(state, moment.crowd.step(state, dice))
    return events


@law()
@given(moments())
def test_a_clone_is_as_its_original(moment: Moment) -> None:
    state = moment.played[0]
    assert portrait(state.clone(), "news") == portrait(state, "news")


@law()
@given(moments())
def test_a_clone_behaves_as_its_original(moment: Moment) -> None:
    state = moment.state
    twin = state.clone()
    assert play_on(moment, twin, 60) == play_on(moment, state, 60)
    assert portrait(twin) == portrait(state)


@law()
@given(moments())
def test_what_happens_to_a_clone_does_not_happen_to_its_original(moment: Moment) -> None:
    state = moment.state
    before = portrait(state)
    play_on(moment, state.clone(), 60)
    assert portrait(state) == before


@law()
@given(moments())
def test_what_happens_to_the_original_does_not_happen_to_its_clone(moment: Moment) -> None:
    state = moment.state
    twin = state.clone()
    before = portrait(twin)
    play_on(moment, state, 60)
    assert portrait(twin) == before
