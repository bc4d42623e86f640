"""What goes over a wire comes out as it went in, and nothing else does."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from haricot.kernel import actions as names
from haricot.kernel.actions import AnyAction
from haricot.kernel.events import AnyEvent, Event
from tests.laws import junk
from tests.laws.worlds import Moment, law, moments


def refuses_more(value: Struct, union: object) -> bool:
    """Tell whether one field too many makes a message unreadable."""
    text = msgspec.json.encode({**msgspec.to_builtins(value), "more": 1})
    try:
        msgspec.json.decode(text, type=union)
    except msgspec.ValidationError:
        return True
    return False


@law(1.5)
@given(moments())
def test_every_action_survives_the_wire(moment: Moment) -> None:
    done = moment.played[1]
    assert msgspec.json.decode(msgspec.json.encode(done), type=list[AnyAction]) == done
    assert all(refuses_more(action, AnyAction) for action in done[-20:])


@law(1.5)
@given(moments())
def test_every_event_survives_the_wire_as_each_seat_sees_it(moment: Moment) -> None:
    for seat in moment.onlookers:
        seen: list[Event] = [event.seen_by(seat) for event in moment.played[2]]
        assert msgspec.json.decode(msgspec.json.encode(seen), type=list[AnyEvent]) == seen
    assert all(refuses_more(event, AnyEvent) for event in moment.played[2][-20:])


@law(0.7)
@given(moments(100), st.data())
def test_any_action_survives_the_wire_and_its_repr_is_python(moment: Moment, data: st.DataObject) -> None:
    for action in data.draw(st.lists(junk.actions(moment.state, moment.crowd), min_size=1, max_size=20)):
        assert msgspec.json.decode(msgspec.json.encode(action), type=AnyAction) == action
        assert eval(repr(action), vars(names)) == action


@law(0.3)
@given(moments(300))
def test_the_repr_of_what_was_done_is_python(moment: Moment) -> None:
    done = moment.played[1]
    assert eval(repr(done), vars(names)) == done


@pytest.mark.parametrize("text", [b'{"do":"cheat","seat":0}', b'{"seat":0}', b'{"do":"done"}', b"[]"])
def test_what_is_no_action_is_refused(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=AnyAction)
