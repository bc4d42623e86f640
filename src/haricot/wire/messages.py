"""What a client is told: the table, what happened there, and the answer to each command."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from haricot.kernel.actions import AnyAction
from haricot.kernel.errors import Coded, HaricotError, Illegal
from haricot.kernel.events import AnyEvent
from haricot.kernel.offers import Result
from haricot.kernel.types import STRANGER, Seat
from haricot.wire.commands import Settings

NOTHING = Raw(b"null")

UNNOTED: Final = -2
"""The seat of who said something before seats were written down with it."""

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


class Looker(Struct, frozen=True):
    """Somebody at the table who has no seat, by a number that is theirs as long as they stay."""

    number: int
    name: str
    muted: bool = False
    # The seat that they ask for, and whether the host has just said no.
    wants: Seat = STRANGER
    denied: bool = False


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


class Message(Struct, frozen=True, tag=str.lower, tag_field="tell"):
    """Something a client is told."""


class Said(Message, frozen=True):
    """Somebody said something."""

    number: int
    name: str
    text: str
    at: float
    # The seat of who said it, -1 for who looked on; -2 if that was not written down yet.
    seat: Seat = UNNOTED


class Told(Struct, frozen=True):
    """What happened in an earlier move, as far as the seat may know."""

    move: int
    events: tuple[AnyEvent, ...]


class Hello(Message, frozen=True):
    """All there is to know: on arrival, and whenever a client asks for it."""

    table: TableInfo
    seat: Seat
    host: bool
    # How many moves were played; the next news tell of the next one.
    move: int = 0
    # What the seat sees, in the form of its game; null without a game.
    view: Raw = NOTHING
    waits: tuple[Seat, ...] = ()
    options: tuple[AnyAction, ...] = ()
    chat: tuple[Said, ...] = ()
    # What happened in the last moves, for a client that asked for it.
    told: tuple[Told, ...] = ()
    # Who looks on, for the host and who has a seat; who looks on learns of the own request only.
    lookers: tuple[Looker, ...] = ()


class News(Message, frozen=True):
    """What happened in a move, as far as the seat may know, who must act, and what the seat may do now."""

    game: int
    move: int
    events: tuple[AnyEvent, ...]
    waits: tuple[Seat, ...] = ()
    # Not there if they are what they were.
    options: tuple[AnyAction, ...] | None = None
    # What the seat sees now, for a client that asked for views; it needs not make it of the events.
    view: Raw = NOTHING


class Seating(Message, frozen=True):
    """The table has changed, but not the game."""

    table: TableInfo
    seat: Seat
    host: bool
    lookers: tuple[Looker, ...] = ()


class Ticking(Message, frozen=True):
    """Whose clock runs, and the milliseconds that everybody has left."""

    running: tuple[Seat, ...]
    left: tuple[int, ...]


class Phrases(Message, frozen=True):
    """What may be typed now: everything that can be listed, and examples of what cannot be."""

    phrases: tuple[str, ...]
    examples: tuple[str, ...] = ()


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
    """The server hangs up, and says why."""

    code: str
    sentence: str


AnyMessage: TypeAlias = Hello | News | Seating | Ticking | Said | Phrases | Accepted | Refused | Farewell

read_message = msgspec.json.Decoder(AnyMessage).decode


class Refusal(Coded):
    """Something that cannot be done at a table, although no rule of a game forbids it."""


def refused(id: str, error: HaricotError) -> Refused:
    """Say why a command was not carried out."""
    if isinstance(error, Illegal):
        return Refused(id, error.rule, error.code, error.sentence, dict(error.params))
    if isinstance(error, Coded):
        return Refused(id, "", error.code, error.sentence, dict(error.params))
    return Refused(id, "", "bad-input", f"{str(error).removesuffix('.')}.")


def error_of(message: Refused) -> HaricotError:
    """Turn a refusal back into what was raised."""
    if message.rule:
        return Illegal(message.rule, message.code, message.sentence, **message.params)
    return Refusal(message.code, message.sentence, **message.params)
