"""What players do. Each action is a value, a pattern to match, and its own wire format."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import Struct

from haricot.kernel.types import ALL, Bean, CardId, Count, Seat


class Action(Struct, frozen=True, gc=False, tag=str.lower, tag_field="do", forbid_unknown_fields=True):
    """A move of one player, with that player's seat."""

    # Whether it may be done beside what the game asks for.
    anytime: ClassVar[bool] = False
    seat: Seat


class Done(Action, frozen=True, gc=False):
    """Say that this was all; from the active player it closes the phase."""


class Wish(Action, frozen=True, gc=False):
    """Say what you would like, and what you might give for it; it binds nobody."""

    wants: tuple[Bean, ...] = ()
    gives: tuple[Bean, ...] = ()


class Offer(Action, frozen=True, gc=False):
    """Offer cards and talers for kinds of bean and talers, to one or all; perhaps with an invitation."""

    to: Seat = ALL
    gives: tuple[CardId, ...] = ()
    wants: tuple[Bean, ...] = ()
    pays: Count = 0
    asks: Count = 0
    answers: Count = 0
    invites: bool = False


class Take(Action, frozen=True, gc=False):
    """Take an offer, and say which of your cards go."""

    offer: Count
    cards: tuple[CardId, ...] = ()


class Seal(Action, frozen=True, gc=False):
    """Close the deal with one of those who would take your offer to all."""

    offer: Count
    taker: Seat


class Decline(Action, frozen=True, gc=False):
    """Say no to an offer."""

    offer: Count


class Withdraw(Action, frozen=True, gc=False):
    """Take your own offer back."""

    offer: Count


class Undo(Action, frozen=True, gc=False):
    """Take back the own last act, as long as nobody has learned anything from it or acted since."""


SharedAction: TypeAlias = Done | Wish | Offer | Take | Seal | Decline | Withdraw
"""What every game lets players do."""
