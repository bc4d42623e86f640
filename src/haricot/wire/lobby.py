"""What is asked and answered over HTTP, before and after a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Raw, Struct

from haricot.kernel.actions import AnyAction
from haricot.kernel.events import AnyEvent
from haricot.kernel.types import Bean
from haricot.wire.commands import Name

COOKIE = "haricot"
"""What a guest is known by."""


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to be called by a name."""

    name: Name


class GuestInfo(Struct, frozen=True):
    """Who you are."""

    name: str


class TableLink(Struct, frozen=True):
    """The way to a table."""

    id: str


class GameInfo(Struct, frozen=True):
    """A game, its options in words, by default and to choose from, and its bots, the weakest first."""

    name: str
    title: str
    options: Mapping[str, str]
    default: dict[str, Any]
    # What each option may be; not all choices go together.
    choices: dict[str, list[bool | int | str | None]]
    bots: list[str]


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


class Moment(Struct, frozen=True):
    """A moment of a game that is over: the action that led to it, what happened, and what was to be seen."""

    move: int
    last: int
    action: AnyAction | None
    events: tuple[AnyEvent, ...]
    view: Raw
