"""A record alone rebuilds the game, and a position rebuilds the moment."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given

from haricot.beans.playout import Dice
from haricot.catalogue import game_again, game_of
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.garden import Garden
from haricot.games.bohnanza.position import Position, read_position, state_of, write_position
from haricot.kernel.events import Event
from haricot.kernel.record import Record, new_session, read_record, replay
from tests.laws.crowd import Crowd
from tests.laws.portrait import portrait
from tests.laws.worlds import Moment, law, moments


def record_of(moment: Moment) -> Record:
    """Play a moment's game once more with its record kept."""
    session = new_session(moment.game, moment.seed)
    for action in moment.played[1]:
        session.do(action)
    return session.record


def events_of(record: Record) -> tuple[Any, list[Event]]:
    """Tell all that happens in a recorded game."""
    session = replay(game_of(record), record, upto=0)
    events = list(session.state.news)
    for action in record.actions:
        events += session.do(action)
    return session.state, events


def rebuild(moment: Moment) -> None:
    """Play a game once more from nothing but its record."""
    text = record_of(moment).to_json()
    record = read_record(text)
    state, events = events_of(record)
    assert events == moment.played[2]
    assert portrait(state, "news") == portrait(moment.state, "news")
    assert replay(game_of(record), record).record.to_json() == text


@law(1.5)
@given(moments())
def test_a_record_alone_rebuilds_the_game(moment: Moment) -> None:
    rebuild(moment)


@law(1.5)
@given(moments(400))
def test_the_first_actions_of_a_record_rebuild_what_came_of_them(moment: Moment) -> None:
    record = record_of(moment)
    half = len(record.actions) // 2
    early = Moment(moment.choice, moment.seed, half)
    assert portrait(replay(moment.game, record, half).state, "news") == portrait(early.state, "news")


def read_back(position: Position) -> tuple[Bohnanza, Garden]:
    """Send a position through a file, and set up what it describes."""
    read = read_position(msgspec.json.encode(position))
    game = game_again(read.game, read.options, read.tables)
    return game, state_of(game, read)


@law()
@given(moments())
def test_a_position_written_and_read_back_is_the_same_moment(moment: Moment) -> None:
    state = moment.state
    position = write_position(moment.game, state)
    game, twin = read_back(position)
    assert msgspec.json.encode(write_position(game, twin)) == msgspec.json.encode(position)
    assert portrait(twin, "news", "closed") == portrait(state, "news", "closed")
    for seat in moment.seats:
        assert game.legal(twin, seat) == moment.game.legal(state, seat)
    assert play_on(game, twin) == play_on(moment.game, state)


def play_on(game: Bohnanza, state: Garden) -> list[Event]:
    """Play thirty steps, always the same from the same state."""
    crowd, dice, events = Crowd(game), Dice(1), list[Event]()
    for _ in range(30):
        if state.result is None:
            events += game.apply(state, crowd.step(state, dice))
    return events
