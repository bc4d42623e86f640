"""What is asked and answered over HTTP, before and after a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Generic, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from haricot.arena.ledger import Reason
from haricot.catalogue import entry
from haricot.entry import E, M
from haricot.kernel.actions import Action
from haricot.kernel.events import Event
from haricot.kernel.offers import Result
from haricot.kernel.types import Bean, Count, Score, Seat
from haricot.telling.sentences import Sentence
from haricot.wire.commands import Name
from haricot.wire.messages import Stage, TableInfo


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to be called by a name."""

    name: Name


class GuestInfo(Struct, frozen=True):
    """Who you are."""

    name: str


class KeyLink(Struct, frozen=True):
    """A link by which another device becomes yours, once, within some seconds; and the same as a drawing."""

    link: str
    seconds: int
    # A QR code in SVG.
    drawing: str


class KeyUse(Struct, frozen=True, forbid_unknown_fields=True):
    """The key at the end of such a link; to look is to learn whose it is, and uses nothing up."""

    key: Annotated[str, Meta(min_length=1, max_length=40)]
    look: bool = False


class MyTable(Struct, frozen=True):
    """A table at which a guest hosted, sat, played or spoke, or to which they brought a game."""

    id: str
    made: float
    game: str
    stage: Stage
    host: bool
    # Whoever has no seat there now has no name either.
    seat: Seat
    name: str
    brought: bool = False


class MyWords(Struct, frozen=True):
    """A sentence that a guest said."""

    table: str
    at: float
    name: str
    text: str


class MyMove(Struct, frozen=True):
    """A move that a guest sent."""

    table: str
    game: int
    move: int
    at: float
    # In the form of the game.
    action: Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/AnyMove"})]


class MyData(Struct, frozen=True):
    """All that a server keeps of a guest; times are seconds since 1970, `seen` is the last day of a visit."""

    name: str
    made: float
    seen: str
    # How many browsers and programs are signed in.
    sessions: int
    tables: tuple[MyTable, ...]
    words: tuple[MyWords, ...]
    moves: tuple[MyMove, ...]


class TableLink(Struct, frozen=True):
    """The way to a table."""

    id: str


class OwnTable(Struct, frozen=True):
    """A table at which a guest has a seat, or which is theirs; and whether it waits for them."""

    table: TableInfo
    seat: Seat
    host: bool
    turn: bool


class GameInfo(Struct, frozen=True):
    """A game, its options in words, by default and to choose from, and its bots, the weakest first."""

    name: str
    title: str
    options: Mapping[str, str]
    default: dict[str, Any]
    # What each option may be; not all choices go together.
    choices: dict[str, list[bool | int | str | None]]
    bots: list[str]
    # Of a game that is not haricot's own: rules by number, in Markdown, and words by language, in Fluent.
    rules: Mapping[str, str] = {}
    words: Mapping[str, str] = {}


class Figures(Struct, frozen=True):
    """What a client has to know of a game: its beans by number, which card is which, and all its tables."""

    game: str
    options: dict[str, Any]
    # The keys of the beans, in the order of their numbers.
    beans: tuple[str, ...]
    # The bean of every card or token, by its id; contracts of Bohnanza come after the beans.
    kinds: tuple[Bean, ...]
    contracts: tuple[tuple[int, ...], ...]
    tables: dict[str, Any]
    # The phases of a turn in their order, with the numbers of the rules that hold in each.
    phases: dict[str, tuple[str, ...]]


class Moment(Struct, Generic[M, E], frozen=True):
    """A moment of a game that is over: the action that led to it, what happened, and what was to be seen."""

    move: int
    last: int
    action: M | None
    events: tuple[E, ...]
    view: Raw
    # What everything on the table was worth, in the form of the game.
    appraisal: Raw
    # What happened, in sentences.
    said: tuple[Sentence, ...]


AnyMoment: TypeAlias = Moment[Action, Event]


class ViewHead(Struct):
    """Of which game a view is."""

    game: str


class MomentHead(Struct):
    """What is to be seen in a moment: by its game all the rest has to be read."""

    view: ViewHead


def read_moment(text: bytes) -> AnyMoment:
    """Read a moment of a game that is over."""
    game = entry(msgspec.json.decode(text, type=MomentHead).view.game)
    found: AnyMoment = msgspec.json.decode(text, type=game.form_of(Moment))
    return found


class TurnMark(Struct, frozen=True):
    """The move with which a turn began, its number, and whose it was."""

    move: int
    turn: Count
    seat: Seat


class Gain(Struct, frozen=True):
    """Talers that a seat won in a move, or lost (below 0): why, and with which kind of bean."""

    move: int
    seat: Seat
    reason: Reason
    # -1: not with a bean.
    bean: Bean
    talers: Score


class Course(Struct, frozen=True):
    """How a game that is over went: who played, every turn, and every taler; nobody had any before."""

    last: int
    names: tuple[str, ...]
    turns: tuple[TurnMark, ...]
    gains: tuple[Gain, ...]
    result: Result | None
