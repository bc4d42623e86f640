"""Views follow events, and what goes over a wire comes out as it went in."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
from msgspec import Struct

from haricot.kernel.events import Event
from haricot.kernel.view import View
from haricot.testing.junk import Junk
from haricot.testing.moment import Moment


def tell(shown: View, events: list[Event], form: object) -> None:
    """Let somebody hear what happened, over a wire."""
    for event in events:
        text = msgspec.json.encode(event.seen_by(shown.seat))
        shown.see(msgspec.json.decode(text, type=form))


def views_follow_events(moment: Moment, chance: Random) -> None:
    """The events that a seat has seen, from the deal on, turn its first view into every later one."""
    game = moment.game
    state = game.start(moment.seed)
    before = moment.kit.undealt(game, state)
    views = [game.view(state if before is None else before, seat) for seat in moment.onlookers]
    news = [] if before is None else list(state.news)
    for action in [*moment.played[1], None]:
        for shown in views:
            tell(shown, news, moment.kit.entry.events)
            assert msgspec.json.encode(shown) == msgspec.json.encode(game.view(state, shown.seat))
        if action is not None:
            news = game.apply(state, action)


def views_survive_the_wire(moment: Moment, chance: Random) -> None:
    """A view can be sent, and is its owner's to change."""
    game, state = moment.game, moment.state
    for seat in moment.onlookers:
        shown = game.view(state, seat)
        text = msgspec.json.encode(shown)
        assert msgspec.json.decode(text, type=moment.kit.entry.view) == shown
        for name in shown.__struct_fields__:
            empty(getattr(shown, name))
        assert msgspec.json.encode(game.view(state, seat)) == text, "a view shares lists with the state"


def empty(thing: object) -> None:
    """Throw away all that lies in lists."""
    if isinstance(thing, list):
        for part in thing:
            empty(part)
        thing.clear()


def refuses_more(value: Struct, union: object) -> bool:
    """Tell whether one field too many makes a message unreadable."""
    text = msgspec.json.encode({**msgspec.to_builtins(value), "more": 1})
    try:
        msgspec.json.decode(text, type=union)
    except msgspec.ValidationError:
        return True
    return False


def read_again(values: Sequence[Struct | None], kind: object) -> list[Struct | None]:
    """Send structs through JSON: those of a kind, or of a union of kinds."""
    text = msgspec.json.encode(values)
    return [msgspec.json.decode(one, type=kind) for one in msgspec.json.decode(text, type=list[msgspec.Raw])]


def actions_and_events_survive_the_wire(moment: Moment, chance: Random) -> None:
    """What was done and what each seat saw can be sent, and nothing can be added to it."""
    _, done, events = moment.played
    entry = moment.kit.entry
    assert read_again(done, entry.actions) == done
    for seat in moment.onlookers:
        seen: list[Event] = [event.seen_by(seat) for event in events]
        assert read_again(seen, entry.events) == seen
    assert all(refuses_more(action, entry.actions) for action in done[-20:])
    assert all(refuses_more(event, entry.events) for event in events[-20:])


def actions_are_written_as_python(moment: Moment, chance: Random) -> None:
    """The repr of any action makes it again, and it can be sent."""
    anybody = Junk(moment, moment.state, chance)
    junk = anybody.actions(20)
    for action in junk:
        assert msgspec.json.decode(msgspec.json.encode(action), type=type(action)) == action
    made = [*moment.played[1], *junk]
    assert eval(repr(made), {kind.__name__: kind for kind in anybody.kinds}) == made
