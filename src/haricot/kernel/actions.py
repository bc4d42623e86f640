"""What players do. Each action is a value, a pattern to match, and its own wire format."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from haricot.kernel.types import ALL, Bean, CardId, Count, Seat


class Action(Struct, frozen=True, gc=False, tag=str.lower, tag_field="do", forbid_unknown_fields=True):
    """Something one player does."""

    seat: Seat


class Plant(Action, frozen=True, gc=False):
    """Put a card into a field."""

    card: CardId
    field: Count


class Sell(Action, frozen=True, gc=False):
    """Sell all the cards of a field."""

    field: Count


class BuyField(Action, frozen=True, gc=False):
    """Buy a third field."""


class LayOut(Action, frozen=True, gc=False):
    """Lay the contract that is first in hand beside the fields."""


class Fulfil(Action, frozen=True, gc=False):
    """Show a contract that the fields meet, and put it to the coins."""


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


class Reveal(Action, frozen=True, gc=False):
    """Show the contract to begin with, and put the other two to the back of the hand in this order."""

    contract: CardId
    behind: tuple[CardId, ...] = ()


class Travel(Action, frozen=True, gc=False):
    """Go to a city by the shortest way, or stay."""

    city: Count


class PayBean(Action, frozen=True, gc=False):
    """Give a bean for a toll that the money did not pay."""

    token: CardId


class BuyBean(Action, frozen=True, gc=False):
    """Buy a bean from the beanometer of the city."""

    token: CardId


class BuyScarce(Action, frozen=True, gc=False):
    """Buy a bean of a kind that is nowhere in play."""

    bean: Bean


class BuyContract(Action, frozen=True, gc=False):
    """Buy a contract with a travel card and money."""

    card: CardId


class Deliver(Action, frozen=True, gc=False):
    """Fulfil a contract in its city."""

    contract: CardId


class PutBack(Action, frozen=True, gc=False):
    """Put a bean from the cart back into the reserve."""

    token: CardId


class Undo(Action, frozen=True, gc=False):
    """Take back the own last act, as long as nobody has learned anything from it or acted since."""


AnyAction: TypeAlias = (
    Plant
    | Sell
    | BuyField
    | LayOut
    | Fulfil
    | Done
    | Wish
    | Offer
    | Take
    | Seal
    | Decline
    | Withdraw
    | Reveal
    | Travel
    | PayBean
    | BuyBean
    | BuyScarce
    | BuyContract
    | Deliver
    | PutBack
)
"""What a game lets players do."""

AnyMove: TypeAlias = AnyAction | Undo
"""What a record lists: an undo is around a game, and not in it."""
