"""What a client asks for: the actions of the games, and what people do around a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Generic, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from haricot.beans.vocabulary import Language
from haricot.catalogue import DEFAULT, entry
from haricot.entry import M
from haricot.kernel.actions import Action, Offer, Undo
from haricot.kernel.errors import BadOption
from haricot.kernel.types import STRANGER, Seat

# What a name may be, and what is wrong with another, is `haricot.beans.names` to say.
Name: TypeAlias = Annotated[str, Meta(max_length=200)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Reference: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=86_400)]
Pace: TypeAlias = Literal["calm", "brisk", "instant"]
Join: TypeAlias = Literal["anyone", "ask", "nobody"]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table has agreed on: the game with its options, and how people play it together."""

    game: str = DEFAULT
    options: dict[str, Any] = {}
    # Listed for everybody; else found by its link only.
    public: bool = False
    spectators: bool = True
    # For each decision, and what is left for the whole game when that is used up; 0 is no clock.
    seconds: Seconds = 0
    reserve: Seconds = 0
    # Seconds after which a bot plays for somebody who is away; 0 is never.
    absence: Seconds = 60
    stand_in: str = "expert"
    # How long bots pause.
    pace: Pace = "calm"
    # Who takes a free seat without being let in: anyone; in play nobody; or nobody, and in play none is free.
    join: Join = "ask"


class Command(Struct, frozen=True, tag=str.lower, tag_field="do", forbid_unknown_fields=True):
    """Something that is not a move of the game."""


class Sit(Command, frozen=True):
    """Take an open seat, or one that a bot has, or ask the host for it; on the own seat, change the name."""

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
    """Send somebody away who has a seat; the host does, and that guest stays out until pardoned."""

    seat: Seat


class Admit(Command, frozen=True):
    """Give somebody who looks on the seat that they ask for; the host does."""

    looker: int


class Deny(Command, frozen=True):
    """Do not give somebody who looks on the seat that they ask for; the host does."""

    looker: int


class Remove(Command, frozen=True):
    """Send somebody away who looks on; the host does, and that guest stays out until pardoned."""

    looker: int


class Pardon(Command, frozen=True):
    """Let somebody come back who was sent away; the host does."""

    banned: int


class Mute(Command, frozen=True):
    """Mute somebody with a seat or somebody who looks on, or let them talk again; the host does."""

    seat: Seat = STRANGER
    looker: int = 0
    muted: bool = True


class Agree(Command, frozen=True):
    """Change what the table has agreed on; the host does, in a game only who may come in, and the pace."""

    settings: Settings


class Start(Command, frozen=True):
    """Deal the cards, when every seat is taken; after a game bots sit for whoever has left; the host does."""


class Rematch(Command, frozen=True):
    """Say after a game whether to play once more; when everybody who sits there has said yes, it begins."""

    yes: bool = True


class Close(Command, frozen=True):
    """End the table for everybody; who opened it does."""


class Say(Command, frozen=True):
    """Say something to everybody."""

    text: Text


class Look(Command, frozen=True):
    """Ask for a fresh view."""


class Compose(Command, frozen=True):
    """Tell everybody that you compose an offer, or no longer do: bots wait for it before they end a trade."""

    on: bool


class Hurry(Command, frozen=True):
    """Have the bots pause less, while only they have something to do."""


class Type(Command, frozen=True):
    """Do what a player has typed, with the names of beans in a language."""

    text: Text
    language: Language = "en"


class Suggest(Command, frozen=True):
    """Ask what may be typed now."""

    language: Language = "en"


class Describe(Command, frozen=True):
    """Ask for the table in words, and for what can be done: for a game that one cannot draw."""

    language: Language = "en"


class Weigh(Command, frozen=True):
    """Ask what an offer would do that is only a draft."""

    offer: Offer


Seats: TypeAlias = Sit | Stand | Fill | Vacate | Kick | Admit | Deny | Remove | Pardon | Mute
Talk: TypeAlias = Say | Look | Compose | Hurry | Type | Suggest | Describe | Weigh
Order: TypeAlias = Seats | Agree | Start | Rematch | Close | Talk
AnyCommand: TypeAlias = Action | Order


class Ask(Struct, Generic[M], frozen=True, forbid_unknown_fields=True):
    """One command; who sends the same reference twice is answered twice, and heard once."""

    id: Reference
    command: M | Order


AnyAsk: TypeAlias = Ask[Action]


UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading ends in when bytes are no message."""


@cache
def ask_reader(game: str) -> Callable[[str | bytes], AnyAsk]:
    """Give what reads commands at a table where a game is played, or without one those around a table."""
    form: Any = entry(game).form_of(Ask) if game else Ask[Undo]
    return msgspec.json.Decoder(form).decode


def read_ask(text: str | bytes, game: str) -> AnyAsk:
    """Read a command; moves are those of the game of the table, if that is still there."""
    try:
        return ask_reader(game)(text)
    except BadOption:
        return ask_reader("")(text)
