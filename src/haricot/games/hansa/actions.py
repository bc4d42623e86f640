"""What merchants do, beside trading."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import TypeAlias

from haricot.kernel.actions import Action, SharedAction
from haricot.kernel.types import Bean, CardId, Count


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


HansaAction: TypeAlias = (
    SharedAction | Reveal | Travel | PayBean | BuyBean | BuyScarce | BuyContract | Deliver | PutBack
)
