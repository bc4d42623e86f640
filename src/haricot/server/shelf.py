"""Shelf: what is told of games that were written down, each made by playing its record again."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from haricot.catalogue import game_of
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.hansa.game import Hansa
from haricot.kernel.offers import Result
from haricot.kernel.record import Record, read_record, replay
from haricot.kernel.types import ALL_SEEING
from haricot.server.course import course_of
from haricot.server.documents import Written
from haricot.server.play import resumed
from haricot.server.thinking import game_from
from haricot.wire.lobby import Figures, Moment
from haricot.wire.messages import Refusal


def brought(text: bytes) -> tuple[int, Result | None]:
    """Play a record that somebody brought, and tell for how many it is and what came of it."""
    record = read_record(text)
    state = replay(game_of(record), record).state
    return int(state.players), state.result


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


def moment_of(game: Any, record: Record, move: int, seat: str) -> Moment:
    """Play a game again up to a moment."""
    last = len(record.actions)
    if move > last:
        raise Refusal("no-such-move", f"There is no move {move}: the game has {last}.", last=last)
    session = replay(game, record, move)
    players = session.state.players
    if seat not in map(str, range(ALL_SEEING, players)):
        sentence = f"There is no seat {seat[:20]}: they are 0 to {players - 1}, or -2 for all."
        raise Refusal("no-such-seat", sentence, last=players - 1)
    events = tuple(event.seen_by(int(seat)) for event in session.state.news)
    view = msgspec.Raw(msgspec.json.encode(game.view(session.state, int(seat))))
    return Moment(move, last, record.actions[move - 1] if move else None, events, view)


def figures(head: bytes) -> bytes:
    """Write down the figures of a game from the head of its record."""
    return msgspec.json.encode(figures_of(game_from(head)))


def figures_of(game: Any) -> Figures:
    """Tell the figures of a game: beans, cards, beanometers, cities."""
    book = game.atlas if isinstance(game, Hansa) else game.law
    contracts = tuple(game.pairs) if isinstance(game, Bohnanza) else ()
    options, tables = msgspec.to_builtins(game.options), msgspec.to_builtins(game.tables)
    if isinstance(game, Bohnanza):
        # Left out it means the usual price, which the players are to read.
        options["third_field_cost"] = game.options.cost()
    return Figures(game.name, options, tuple(book.keys), tuple(book.kind), contracts, tables)
