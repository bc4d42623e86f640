"""Shelf: what is told of games that were written down, each made by playing its record again."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from haricot.beans.game import AnyGame
from haricot.catalogue import game_of, read_record
from haricot.kernel.offers import Result
from haricot.kernel.record import Record, replay
from haricot.kernel.types import ALL_SEEING
from haricot.server.documents import Written
from haricot.server.earnings import course_of
from haricot.server.play import resumed
from haricot.server.thinking import game_from
from haricot.telling.narrators import narrator_for
from haricot.wire.lobby import AnyMoment, Figures, Moment
from haricot.wire.messages import Refusal


def brought(text: bytes) -> tuple[int, Result | None]:
    """Play a record that somebody brought, and tell for how many it is and what came of it."""
    record = read_record(text)
    state = replay(game_of(record), record).state
    return state.players, state.result


def proved(written: Written) -> None:
    """Play a game again, to see that it can be."""
    resumed(read_record(written.head), written.record().actions)


def whole_record(written: Written) -> tuple[str, bytes]:
    """Name a game and write its record, with what came of it if it can still be played again."""
    record = written.record()
    # Whatever this haricot makes of it, another one may read it.
    with suppress(Exception):
        record = resumed(read_record(written.head), record.actions).session.record
    return record.game, record.to_json()


def course(written: Written, names: tuple[str, ...]) -> bytes:
    """Write down how the talers came and went."""
    return msgspec.json.encode(course_of(written.record(), names))


def moment(written: Written, move: int, seat: str) -> bytes:
    """Write down a moment of a game, with anybody's eyes."""
    return msgspec.json.encode(moment_of(game_from(written.head), written.record(), move, seat))


def moment_of(game: AnyGame, record: Record, move: int, seat: str) -> AnyMoment:
    """Play a game again up to a moment."""
    last = len(record.actions)
    if move > last:
        raise Refusal("no-such-move", last=last)
    session = replay(game, record, move)
    players = session.state.players
    if seat not in map(str, range(ALL_SEEING, players)):
        raise Refusal("no-such-seat", last=players - 1)
    events = tuple(event.seen_by(int(seat)) for event in session.state.news)
    view = game.view(session.state, int(seat))
    seen, worth = (msgspec.Raw(msgspec.json.encode(what)) for what in (view, game.appraise(view)))
    narrator = narrator_for(game, int(seat))
    said = tuple(narrator.tell(events) if move else narrator.begin(events))
    return Moment(move, last, record.actions[move - 1] if move else None, events, seen, worth, said)


def figures(head: bytes) -> bytes:
    """Write down the figures of a game from the head of its record."""
    return msgspec.json.encode(figures_of(game_from(head)))


def figures_of(game: AnyGame) -> Figures:
    """Tell the figures of a game: beans, cards, beanometers, cities."""
    tables = msgspec.to_builtins(game.tables)
    contracts = tuple(game.contracts())
    keys, kinds = tuple(game.keys()), tuple(game.kinds())
    return Figures(game.name, game.settings(), keys, kinds, contracts, tables, phases_of(game))


def phases_of(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """List the phases of a turn in their order, with the numbers of their rules."""
    turn = game.phases[game.first : game.last + 1]
    return {phase.name: tuple(dict.fromkeys(rule.number for rule in phase.rules)) for phase in turn}
