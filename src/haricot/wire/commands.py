"""What a client asks for: the actions of the games, and what people do around a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from haricot.kernel.actions import AnyAction
from haricot.kernel.types import Seat

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Reference: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=86_400)]
Pace: TypeAlias = Literal["calm", "brisk", "instant"]
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


class Command(Struct, frozen=True, tag=str.lower, tag_field="do", forbid_unknown_fields=True):
    """Something that is not a move of the game."""


class Sit(Command, frozen=True):
    """Take an open seat, or one that a bot has."""

    seat: Seat
    name: Name


class Stand(Command, frozen=True):
    """Leave the own seat, which is open then."""


class Fill(Command, frozen=True):
    """Put a bot on a seat that is open or has a bot; the host does."""

    seat: Seat
    bot: str


class Vacate(Command, frozen=True):
    """Open a seat that a bot has; the host does."""

    seat: Seat


class Kick(Command, frozen=True):
    """Open a seat that somebody has; the host does, and that guest cannot come back."""

    seat: Seat


class Agree(Command, frozen=True):
    """Change what the table has agreed on, before a game; the host does."""

    settings: Settings


class Start(Command, frozen=True):
    """Deal the cards, when every seat is taken; the host does."""


class Rematch(Command, frozen=True):
    """Play once more at the same table; the host does."""


class Close(Command, frozen=True):
    """End the table for everybody; the host does."""


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


Order: TypeAlias = (
    Sit | Stand | Fill | Vacate | Kick | Agree | Start | Rematch | Close | Say | Look | Type | Suggest
)
AnyCommand: TypeAlias = AnyAction | Order


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """One command; who sends the same reference twice is answered twice, and heard once."""

    id: Reference
    command: AnyCommand


UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading ends in when bytes are no message."""

read_ask = msgspec.json.Decoder(Ask).decode
