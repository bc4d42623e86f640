"""What a client asks for: the actions of the games, and what people do around a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from haricot.kernel.actions import AnyAction
from haricot.kernel.types import STRANGER, Seat

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Reference: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=86_400)]
Pace: TypeAlias = Literal["calm", "brisk", "instant"]
Join: TypeAlias = Literal["anyone", "ask", "nobody"]
Language: TypeAlias = Literal["en", "de", "fr", "it"]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table has agreed on: the game with its options, and how people play it together."""

    game: str = "bohnanza"
    options: dict[str, Any] = {}
    # Listed for everybody; else only who has the link finds it.
    public: bool = False
    spectators: bool = True
    # For each decision, and what is left for the whole game when that is used up; 0 is no clock.
    seconds: Seconds = 0
    reserve: Seconds = 0
    # After so long a bot plays for somebody who is away; 0 is never.
    absence: Seconds = 60
    stand_in: str = "expert"
    # How long bots pause.
    pace: Pace = "calm"
    # Who takes a free seat without being let in: anyone; in play nobody; or nobody, and in play none is free.
    join: Join = "ask"


class Command(Struct, frozen=True, tag=str.lower, tag_field="do", forbid_unknown_fields=True):
    """Something that is not a move of the game."""


class Sit(Command, frozen=True):
    """Take an open seat, or one that a bot has; or ask the host for it, where that is agreed on."""

    seat: Seat
    name: Name


class Stand(Command, frozen=True):
    """Leave the own seat, which is open then; in a game the bot plays there that stands in."""


class Fill(Command, frozen=True):
    """Put a bot on a seat that is open or has a bot; the host does."""

    seat: Seat
    bot: str


class Vacate(Command, frozen=True):
    """Open a seat that a bot has, before a game; the host does."""

    seat: Seat


class Kick(Command, frozen=True):
    """Send somebody away who has a seat; the host does, and that guest cannot come back."""

    seat: Seat


class Admit(Command, frozen=True):
    """Give somebody who looks on the seat that they ask for; the host does."""

    looker: int


class Deny(Command, frozen=True):
    """Do not give somebody who looks on the seat that they ask for; the host does."""

    looker: int


class Remove(Command, frozen=True):
    """Send somebody away who looks on; the host does, and that guest cannot come back."""

    looker: int


class Mute(Command, frozen=True):
    """Let somebody talk no more, or again: who has a seat, or looks on; the host does."""

    seat: Seat = STRANGER
    looker: int = 0
    muted: bool = True


class Agree(Command, frozen=True):
    """Change what the table has agreed on; the host does, in a game only who may come in."""

    settings: Settings


class Start(Command, frozen=True):
    """Deal the cards, when every seat is taken; the host does."""


class Rematch(Command, frozen=True):
    """Play once more at the same table; the host does."""


class Close(Command, frozen=True):
    """End the table for everybody; who opened it does."""


class Say(Command, frozen=True):
    """Say something to everybody."""

    text: Text


class Look(Command, frozen=True):
    """Ask for a fresh view."""


class Type(Command, frozen=True):
    """Do what a player has typed, with the names of beans in a language."""

    text: Text
    language: Language = "en"


class Suggest(Command, frozen=True):
    """Ask what may be typed now."""

    language: Language = "en"


Seats: TypeAlias = Sit | Stand | Fill | Vacate | Kick | Admit | Deny | Remove | Mute
Order: TypeAlias = Seats | Agree | Start | Rematch | Close | Say | Look | Type | Suggest
AnyCommand: TypeAlias = AnyAction | Order


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """One command; who sends the same reference twice is answered twice, and heard once."""

    id: Reference
    command: AnyCommand


UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading ends in when bytes are no message."""

read_ask = msgspec.json.Decoder(Ask).decode
