"""A record alone rebuilds the game, a position the moment, and a clone lives a life of its own."""

from __future__ import annotations

from random import Random

import msgspec

from haricot.beans.game import AnyGame
from haricot.beans.playout import Dice
from haricot.catalogue import facets, game_again, game_of, read_record
from haricot.kernel.events import Event
from haricot.kernel.record import Record, new_session, replay
from haricot.kernel.state import State
from haricot.testing.moment import Moment, play_on, portrait


def events_of(record: Record) -> tuple[State, list[Event]]:
    """Tell all that happens in a recorded game."""
    session = replay(game_of(record), record, upto=0)
    events = list(session.state.news)
    for action in record.actions:
        events += session.do(action)
    return session.state, events


def records_rebuild_the_game(moment: Moment, chance: Random) -> None:
    """A record alone leads to the same events and state, and so does each of its beginnings."""
    session = new_session(moment.game, moment.seed)
    for action in moment.played[1]:
        session.do(action)
    text = session.record.to_json()
    record = read_record(text)
    state, events = events_of(record)
    assert events == moment.played[2], "other things happened"
    assert portrait(state, "news") == portrait(moment.state, "news"), "another state came of it"
    again = replay(game_of(record), record)
    assert again.record.to_json() == text, "the record is another one"
    assert again.game.describe() == moment.game.describe(), "the game is another one"
    half = len(record.actions) // 2
    early, middle = replay(moment.game, record, half), moment.play(half)[0]
    assert early.record.actions == record.actions[:half]
    assert portrait(early.state, "news") == portrait(middle, "news"), "half of it led elsewhere"


def positions_rebuild_the_moment(moment: Moment, chance: Random) -> None:
    """A position that was written and read back is the same moment, and goes on the same."""
    for state in moment.states:
        game, twin = read_back(moment, state)
        for seat in moment.seats:
            assert game.legal(twin, seat) == moment.game.legal(state, seat)
    crowd = moment.kit.crowd(game)
    assert play_on(game, twin, crowd, 1, 30) == play_on(moment.game, state, moment.crowd, 1, 30)


def read_back(moment: Moment, state: State) -> tuple[AnyGame, State]:
    """Send a position through a file, and set up what it describes: the same again."""
    form, unwritten = facets(moment.game).positions.load(), moment.kit.unwritten
    position = form.write_position(moment.game, state)
    read = form.read_position(msgspec.json.encode(position))
    game = game_again(read.game, read.options, read.tables)
    twin = form.state_of(game, read)
    assert msgspec.json.encode(form.write_position(game, twin)) == msgspec.json.encode(position)
    assert portrait(twin, *unwritten) == portrait(state, *unwritten), "the position is another one"
    return game, twin


def clones_are_independent(moment: Moment, chance: Random) -> None:
    """A clone is and behaves as its original, and neither notices what happens to the other."""
    game, crowd, state = moment.game, moment.crowd, moment.state
    assert portrait(game.clone(moment.played[0]), "news") == portrait(moment.played[0], "news")
    first, second = game.clone(state), game.clone(state)
    before = portrait(state)
    events = play_on(game, first, crowd, 3, 60)
    assert portrait(state) == portrait(second) == before, "it happened to the original too"
    assert play_on(game, state, crowd, 3, 60) == events, "a clone behaves differently"
    assert portrait(second) == before, "it happened to a clone too"
    assert portrait(state) == portrait(first), "a clone became another"


def games_do_not_touch_each_other(moment: Moment, chance: Random) -> None:
    """Two games by the same rules, played step by step in turn, are what each of them is alone."""
    seeds = moment.seed, chance.randrange(2**31)
    first, second = [Moment(moment.kit, moment.choice, seed, 150) for seed in seeds]
    assert interleaved(first, second) == [first.played[2], second.played[2]]


def interleaved(*moments: Moment) -> list[list[Event]]:
    """Play games step by step in turn, and tell what happens in each."""
    states = [moment.game.start(moment.seed) for moment in moments]
    events = [list(state.news) for state in states]
    dice = [Dice(moment.seed) for moment in moments]
    for _ in range(moments[0].steps):
        for place, moment in enumerate(moments):
            if states[place].result is None:
                action = moment.crowd.step(states[place], dice[place])
                events[place] += moment.game.apply(states[place], action)
    return events
