"""What a client is told: the table, what happened there, and the answer to each command."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, Generic, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from haricot.catalogue import DEFAULT, entry
from haricot.entry import A, E
from haricot.kernel.actions import Action
from haricot.kernel.errors import Coded, HaricotError, Illegal
from haricot.kernel.events import Event
from haricot.kernel.offers import Result
from haricot.kernel.types import STRANGER, Count, Seat
from haricot.telling.sentences import Sentence
from haricot.wire.commands import Settings

NOTHING = Raw(b"null")

UNNOTED: Final = -2
"""Seat of a chat line that was kept before seats were written down with it."""

Stage: TypeAlias = Literal["waiting", "playing", "over", "closed", "aside"]


class SeatInfo(Struct, frozen=True):
    """Who has a seat; somebody who is away is played by a bot."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    present: bool = False
    away: bool = False
    # Whether the host has asked for silence.
    muted: bool = False
    # After a game: whether they would play once more, if they have said so.
    again: bool | None = None


class Called(Struct, frozen=True):
    """What a seat was called in this game up to a move; then somebody else sat there, or changed the name."""

    seat: Seat
    name: str
    until: int


class Looker(Struct, frozen=True):
    """Somebody at the table who has no seat, by a number that is theirs as long as they stay."""

    number: int
    name: str
    muted: bool = False
    # The seat that they ask for, and whether the host has just said no.
    wants: Seat = STRANGER
    denied: bool = False


class Banned(Struct, frozen=True):
    """Somebody who was sent away from the table, by a number that the host can let them come back by."""

    number: int
    name: str


class TableInfo(Struct, frozen=True):
    """A table as everybody may know it."""

    id: str
    settings: Settings
    stage: Stage
    # How many games were begun here.
    game: int
    seats: tuple[SeatInfo, ...]
    # The seat of the host, who may have none.
    host: Seat = STRANGER
    watching: int = 0
    result: Result | None = None
    # Why the table cannot be played on.
    reason: str = ""
    # Whether bots are slower and think less than usual, because the server has much to do.
    busy: bool = False
    # Whether a free seat is to be asked for now; host and owner need not.
    asks: bool = False
    # The names that seats had earlier in this game, in the order in which they went.
    before: tuple[Called, ...] = ()


class Message(Struct, frozen=True, tag=str.lower, tag_field="tell"):
    """Something a client is told."""


class Said(Message, frozen=True):
    """Somebody said something."""

    number: int
    name: str
    text: str
    at: float
    # The seat of the speaker; -1 for somebody who looked on, -2 if that was not written down yet.
    seat: Seat = UNNOTED


class Told(Struct, Generic[E], frozen=True):
    """What happened in an earlier move, as far as the seat may know."""

    move: int
    events: tuple[E, ...]
    # The same in sentences, for a client that asked for them.
    said: tuple[Sentence, ...] = ()


class UndoInfo(Struct, frozen=True):
    """Whether the seat can take back its last act; if not, the code of the refusal says why."""

    possible: bool = False
    code: str = ""


class Hello(Message, Generic[A, E], frozen=True):
    """All there is to know: on arrival, and whenever a client asks for it."""

    table: TableInfo
    seat: Seat
    host: bool
    # How many moves were played; the next news tell of the next one.
    move: int = 0
    # What the seat sees, in the form of its game; null without a game.
    view: Raw = NOTHING
    waits: tuple[Seat, ...] = ()
    options: tuple[A, ...] = ()
    # What each option would do, or null, for a client that asked for outlooks; in the form of the game.
    outlooks: Raw = NOTHING
    # What everything on the table is worth, for a client that asked for outlooks; in the form of the game.
    appraisal: Raw = NOTHING
    chat: tuple[Said, ...] = ()
    # What happened in the last moves, for a client that asked for it.
    told: tuple[Told[E], ...] = ()
    # People who look on, for the host and everybody with a seat; others learn of their own request only.
    lookers: tuple[Looker, ...] = ()
    undo: UndoInfo = UndoInfo()
    # Who was sent away, for the host alone.
    banned: tuple[Banned, ...] = ()


class News(Message, Generic[A, E], frozen=True):
    """What happened in a move, as far as the seat may know, who must act, and what the seat may do now."""

    game: int
    move: int
    events: tuple[E, ...]
    waits: tuple[Seat, ...] = ()
    # Not there if they are what they were.
    options: tuple[A, ...] | None = None
    # What the seat sees now, for a client that asked for views, and after an undo: no event tells that.
    view: Raw = NOTHING
    # What each option would do, for a client that asked for outlooks; null if that is what it was.
    outlooks: Raw = NOTHING
    # What everything on the table is worth, likewise.
    appraisal: Raw = NOTHING
    undo: UndoInfo = UndoInfo()
    # What happened in sentences, for a client that asked for them.
    said: tuple[Sentence, ...] = ()


class Seating(Message, frozen=True):
    """The table has changed, but not the game."""

    table: TableInfo
    seat: Seat
    host: bool
    lookers: tuple[Looker, ...] = ()
    banned: tuple[Banned, ...] = ()


class Ticking(Message, frozen=True):
    """Whose clock runs, and the milliseconds that everybody has left."""

    running: tuple[Seat, ...]
    left: tuple[int, ...]


class Because(Struct, frozen=True):
    """Why a bot makes an offer that may look odd, as a code for translators."""

    offer: Count
    why: str


class Floor(Message, frozen=True):
    """What is going on besides moves: it comes when any of it changes, and after every hello."""

    # Milliseconds until a bot ends the trade, with what is left for those who compose; null if none will.
    closes: int | None = None
    composing: tuple[Seat, ...] = ()
    # Whether only bots have something to do, so that anybody may hurry them; and whether somebody does.
    idle: bool = False
    hurried: bool = False
    because: tuple[Because, ...] = ()


class StoodIn(Message, frozen=True):
    """What a bot has done for somebody who was away, and is back: told once, on return."""

    bot: str
    moves: int
    offers: int
    deals: int


class Phrases(Message, frozen=True):
    """What may be typed now: everything that can be listed, and examples of what cannot be."""

    phrases: tuple[str, ...]
    examples: tuple[str, ...] = ()


class Choice(Struct, frozen=True):
    """Something that can be done now: how it is typed, and what it would do."""

    typed: str
    does: str


class Described(Message, frozen=True):
    """The table in words, in lines of 80 columns at the most, and what the seat can do."""

    move: int
    table: str
    choices: tuple[Choice, ...]


class Weighed(Message, frozen=True):
    """What an offer that is only a draft would do, by the reference of the command; null if nothing."""

    id: str
    outlook: Raw = NOTHING


class Accepted(Message, frozen=True):
    """A command was carried out and written down; the game stands at this move."""

    id: str
    move: int


class Refused(Message, frozen=True):
    """A command was not carried out: the rule if one was broken, a code for translators, and a sentence."""

    id: str
    rule: str
    code: str
    sentence: str
    params: dict[str, Any] = {}


class Farewell(Message, frozen=True):
    """The server hangs up, and says why as a refusal does."""

    code: str
    sentence: str
    params: dict[str, Any] = {}


CALL_AGAIN = ("stopping", "too-slow", "too-fast")
"""Codes of a farewell after which a client may connect again."""

Around: TypeAlias = Seating | Ticking | Floor | Said | StoodIn
Answered: TypeAlias = Phrases | Described | Weighed | Accepted | Refused | Farewell
AnyTold: TypeAlias = Told[Event]
AnyHello: TypeAlias = Hello[Action, Event]
AnyNews: TypeAlias = News[Action, Event]
AnyMessage: TypeAlias = AnyHello | AnyNews | Around | Answered


class TableHead(Struct):
    """Which game a table has agreed on."""

    settings: Settings


class MessageHead(Struct):
    """The table of a message, if it tells of one: by its game all that follows has to be read.

    One that is described has its table in words.
    """

    table: TableHead | str | None = None


read_head = msgspec.json.Decoder(MessageHead).decode


@cache
def message_reader(game: str) -> Callable[[str | bytes], AnyMessage]:
    """Give what reads the messages of a table where a game is played."""
    form_of = entry(game).form_of
    return msgspec.json.Decoder(form_of(Hello) | form_of(News) | Around | Answered).decode


def read_message(text: str | bytes, game: str = DEFAULT) -> AnyMessage:
    """Read a message by the game of the table that it tells of, or else by the one that is known."""
    table = read_head(text).table
    return message_reader(table.settings.game if isinstance(table, TableHead) else game)(text)


class Refusal(Coded):
    """Something that cannot be done at a table, although no rule of a game forbids it."""


def refused(id: str, error: HaricotError) -> Refused:
    """Say why a command was not carried out."""
    if isinstance(error, Coded):
        rule = error.rule if isinstance(error, Illegal) else ""
        return Refused(id, rule, error.code, error.sentence, dict(error.params))
    return Refused(id, "", "bad-input", f"{str(error).removesuffix('.')}.")


def farewell(error: HaricotError) -> Farewell:
    """Say why the server hangs up."""
    message = refused("", error)
    return Farewell(message.code, message.sentence, message.params)


def error_of(message: Refused | Farewell) -> Illegal | Refusal:
    """Turn what was said back into what was raised, with the sentence as the server has said it."""
    rule = message.rule if isinstance(message, Refused) else ""
    error = Illegal(rule, message.code, **message.params) if rule else Refusal(message.code, **message.params)
    error.sentence = message.sentence
    return error
