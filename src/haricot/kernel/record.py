"""Record: all that is needed to play a game once more, as one JSON document."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Generic, TypeAlias, cast

import msgspec
from msgspec import Meta, Struct

from haricot.kernel.actions import Action, Undo
from haricot.kernel.errors import BadRecord, Coded
from haricot.kernel.events import Event, Undone
from haricot.kernel.game import Game, S
from haricot.kernel.offers import Result
from haricot.kernel.types import Seat
from haricot.kernel.undo import MOST_STEPS, Step, Steps, why_not

MOST_MOVES = 50_000
"""Maximum number of moves of a record that is read; a long game has two thousand."""

MARK_EVERY = 16
"""Maximum number of actions between two copies of a state to go back to."""

LONGEST_LINE = 200
"""Maximum number of letters of a name or a remark."""

Line: TypeAlias = Annotated[str, Meta(max_length=LONGEST_LINE)]

Deed: TypeAlias = tuple[Action | None, list[Event]]
"""An action, or None for the deal, and what happened."""


class TablesName(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of a game by name; those that are not haricot's are kept whole, so as not to get lost."""

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
    actions: Annotated[list[Action], Meta(max_length=MOST_MOVES)] = []
    result: Result | None = None

    def to_json(self) -> bytes:
        """Write the record down, one action a line."""
        lines = [msgspec.json.encode(action) for action in self.actions]
        head = msgspec.structs.replace(self, actions=[])
        text = msgspec.json.format(msgspec.json.encode(head), indent=1)
        return text.replace(b'"actions": []', b'"actions": [\n  ' + b",\n  ".join(lines) + b"\n ]", 1) + b"\n"


class RecordHead(Struct):
    """By which game a record has to be read."""

    game: Line


def record_form(moves: Any) -> type[Record]:
    """Make the form in which a record is read whose moves are those of one game: a union of structs."""
    form = Annotated[list[moves], Meta(max_length=MOST_MOVES)]
    field: Any = ("actions", form, msgspec.field(default_factory=list))
    found: Any = msgspec.defstruct("Record", [field], bases=(Record,), kw_only=True)
    return cast(type[Record], found)


def read_record(text: bytes | str, form: Callable[[str], type[Record]]) -> Record:
    """Read a record in the form of its game, or say what is wrong with it."""
    try:
        game = msgspec.json.decode(text, type=RecordHead).game
        found = msgspec.json.decode(text, type=form(game))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"This is no record of a game: {error}.") from None
    return Record(**{name: getattr(found, name) for name in Record.__struct_fields__})


class Session(Generic[S]):
    """A game in play with its whole history: what is done here is checked and kept, with all that happened.

    Without `undo` nothing can be taken back, which saves copies of the state.
    """

    def __init__(self, game: Game[S], record: Record, undo: bool = True) -> None:
        self.game = game
        self.undo = undo
        self.record = record
        self.state = game.start(record.seed)
        self.steps = Steps(self.state.players)
        # What happened with each move of the record; move 0 is the deal.
        self.events: list[list[Event]] = [self.state.news]
        # The numbers of the moves that were not taken back, and copies of the state after some of them.
        self.standing = [0]
        self.marks: list[tuple[int, S]] = []

    def do(self, action: Action) -> list[Event]:
        """Check an action, play it or take one back, keep it, and tell what happened."""
        events = self.take_back(action.seat) if isinstance(action, Undo) else self.play(action)
        self.record.actions.append(action)
        self.record.result = self.state.result
        self.events.append(events)
        if not isinstance(action, Undo):
            self.standing.append(len(self.record.actions))
        return events

    def play(self, action: Action) -> list[Event]:
        """Check an action and play it."""
        self.game.check(self.state, action)
        if not self.undo:
            return self.game.apply(self.state, action)
        if not self.marks or len(self.standing) - self.marks[-1][0] >= MARK_EVERY:
            self.mark()
        step, offers = Step(len(self.record.actions) + 1, len(self.standing)), self.state.offers.copy()
        events = self.game.apply(self.state, action)
        self.steps.note(action, step, offers, events)
        return events

    def mark(self) -> None:
        """Copy the state, and forget the copies that are not needed any more."""
        stand = len(self.standing)
        kept = [mark for mark in self.marks if mark[0] != stand] + [(stand, self.game.clone(self.state))]
        needed = max(0, stand - MOST_STEPS)
        first = max((at for at, _ in kept if at <= needed), default=0)
        self.marks = [mark for mark in kept if mark[0] >= first]

    def take_back(self, seat: Seat) -> list[Event]:
        """Take back the last act of a seat, or say why that cannot be."""
        bar = self.undo_bar(seat)
        if bar:
            raise why_not(bar)
        step, offered = self.steps.back.pop(), self.state.offered
        self.state = self.after(step.standing)
        # The number of an offer is given once: an answer to an offer that is gone must not meet another.
        self.state.offered = offered
        del self.standing[step.standing :]
        self.mark()
        self.state.news = [Undone(seat, step.move)]
        return self.state.news

    def after(self, stand: int) -> S:
        """Play the first `stand` standing moves once more, from the last copy before their end."""
        while self.marks[-1][0] > stand:
            del self.marks[-1]
        played, state = self.marks[-1][0], self.game.clone(self.marks[-1][1])
        for move in self.standing[played:stand]:
            action = self.record.actions[move - 1]
            assert not isinstance(action, Undo), "what was taken back does not stand"
            self.game.apply(state, action)
        return state

    def story(self) -> list[Deed]:
        """Tell the deal and every action with its events, but for what was taken back."""
        made: list[Any] = [None, *self.record.actions]
        return [(made[move], self.events[move]) for move in self.standing]

    def undo_bar(self, seat: Seat) -> str:
        """Tell why a seat can take nothing back, as the code of a refusal; empty if it can."""
        if not 0 <= seat < self.state.players:
            return "undo-nothing"
        return self.steps.bar(seat) if self.state.result is None else "undo-over"


AnySession: TypeAlias = Session[Any]


def new_session(game: Game[S], seed: int, undo: bool = True) -> Session[S]:
    """Begin a new game that keeps its record."""
    return Session(game, Record(**game.describe(), seed=seed), undo)


def replay(game: Game[S], record: Record, upto: int | None = None) -> Session[S]:
    """Play a record once more, or its first `upto` actions; say at which action it breaks which rule."""
    check_version(game, record)
    session = Session(game, msgspec.structs.replace(record, actions=[], result=None))
    for number, action in enumerate(record.actions[:upto], 1):
        try:
            session.do(action)
        except Coded as broken:
            raise BadRecord(f"Action {number} ({action!r}) does not replay: {broken}") from broken
    if upto is None and session.state.result != record.result:
        ended = "has another result" if session.state.result else "is not finished"
        raise BadRecord(f"The game replays, but {ended}: the record's last line is wrong.")
    return session


def story(game: Game[S], record: Record, upto: int | None = None) -> list[Deed]:
    """Tell the deal and every action of a record with its events, but for what was taken back."""
    return replay(game, record, len(record.actions) if upto is None else upto).story()


def check_version(game: Game[S], record: Record) -> None:
    """Refuse a record that was played by other rules."""
    if record.version != game.version:
        sentence = f"The record was played by version {record.version} of the rules, this is {game.version}"
        raise BadRecord(f"{sentence}: replay it with the haricot it was made with.")
