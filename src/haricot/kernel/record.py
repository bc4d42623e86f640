"""Record: all that is needed to play a game once more, as one JSON document."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import Annotated, Any, Generic, TypeAlias

import msgspec
from msgspec import Meta, Struct

from haricot.kernel.actions import AnyAction
from haricot.kernel.errors import BadRecord, Illegal
from haricot.kernel.events import Event
from haricot.kernel.game import Game, S
from haricot.kernel.offers import Result

MOST_MOVES = 50_000
"""So many moves a record has at the most that is read; a long game has two thousand."""

LONGEST_LINE = 200
"""So many letters a name or a remark has at the most."""

Line: TypeAlias = Annotated[str, Meta(max_length=LONGEST_LINE)]


class TablesName(Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables a game was played with; somebody's own are kept whole, so that they cannot get lost."""

    name: Line
    digest: Line
    figures: dict[str, Any] | None = None


class Record(Struct, kw_only=True, forbid_unknown_fields=True):
    """A game, finished or not: what was agreed on, the seed, and what everybody did."""

    game: Line
    version: int
    options: dict[str, Any]
    tables: TablesName
    seed: int
    actions: Annotated[list[AnyAction], Meta(max_length=MOST_MOVES)] = []
    result: Result | None = None

    def to_json(self) -> bytes:
        """Write the record down, one action a line."""
        lines = [msgspec.json.encode(action) for action in self.actions]
        head = msgspec.structs.replace(self, actions=[])
        text = msgspec.json.format(msgspec.json.encode(head), indent=1)
        return text.replace(b'"actions": []', b'"actions": [\n  ' + b",\n  ".join(lines) + b"\n ]", 1) + b"\n"


def read_record(text: bytes | str) -> Record:
    """Read a record, or say what is wrong with it."""
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"This is no record of a game: {error}.") from None


class Session(Generic[S]):
    """A game in play together with its record: what is done here is checked and kept."""

    def __init__(self, game: Game[S], record: Record) -> None:
        self.game = game
        self.record = record
        self.state = game.start(record.seed)

    def do(self, action: AnyAction) -> list[Event]:
        """Check an action, play it, keep it, and tell what happened."""
        self.game.check(self.state, action)
        events = self.game.apply(self.state, action)
        self.record.actions.append(action)
        self.record.result = self.state.result
        return events


def new_session(game: Game[S], seed: int) -> Session[S]:
    """Begin a new game that keeps its record."""
    return Session(game, Record(**game.describe(), seed=seed))


def replay(game: Game[S], record: Record, upto: int | None = None) -> Session[S]:
    """Play a record once more, or its first `upto` actions; say at which action it breaks which rule."""
    check_version(game, record)
    session = Session(game, msgspec.structs.replace(record, actions=[], result=None))
    for number, action in enumerate(record.actions[:upto], 1):
        try:
            session.do(action)
        except Illegal as broken:
            raise BadRecord(f"Action {number} ({action!r}) does not replay: {broken}") from broken
    if upto is None and session.state.result != record.result:
        ended = "has another result" if session.state.result else "is not finished"
        raise BadRecord(f"The game replays, but {ended}: the record's last line is wrong.")
    return session


def check_version(game: Game[S], record: Record) -> None:
    """Refuse a record that was played by other rules."""
    if record.version != game.version:
        sentence = f"The record was played by version {record.version} of the rules, this is {game.version}"
        raise BadRecord(f"{sentence}: replay it with the haricot it was made with.")
