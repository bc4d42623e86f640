"""What players do at a card table, beside trading."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import TypeAlias

from haricot.kernel.actions import Action, SharedAction
from haricot.kernel.types import CardId, Count


class Plant(Action, frozen=True, gc=False):
    """Put a card into a field."""

    card: CardId
    field: Count


class Sell(Action, frozen=True, gc=False):
    """Sell all the cards of a field."""

    anytime = True
    field: Count


class BuyField(Action, frozen=True, gc=False):
    """Buy a third field."""

    anytime = True


class LayOut(Action, frozen=True, gc=False):
    """Lay the contract that is first in hand beside the fields."""

    anytime = True


class Fulfil(Action, frozen=True, gc=False):
    """Show a contract that the fields meet, and put it to the coins."""

    anytime = True


CardAction: TypeAlias = SharedAction | Plant | Sell | BuyField
"""What every card game lets players do."""
