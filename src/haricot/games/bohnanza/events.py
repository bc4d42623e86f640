"""What happened with contracts."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import TypeAlias

from haricot.beans.events import ContractDrawn
from haricot.cards.events import CardEvent
from haricot.kernel.events import Event
from haricot.kernel.types import CardId, Seat


class ContractPaid(Event, frozen=True, gc=False):
    """A player paid with a fulfilled contract, which went under the contract pile."""

    seat: Seat
    card: CardId


class LaidOut(Event, frozen=True, gc=False):
    """A player laid a contract beside the fields."""

    seat: Seat
    card: CardId


class Fulfilled(Event, frozen=True, gc=False):
    """A player fulfilled a contract, which counts as a taler."""

    seat: Seat
    card: CardId


class ContractReturned(Event, frozen=True, gc=False):
    """An exposed contract went face down under the contract pile."""

    seat: Seat
    card: CardId


BohnanzaEvent: TypeAlias = CardEvent | ContractDrawn | ContractPaid | LaidOut | Fulfilled | ContractReturned
