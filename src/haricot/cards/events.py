"""What happened at a card table."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import TypeAlias

from haricot.beans.events import DrawnUnseen
from haricot.kernel.events import Event, SharedEvent
from haricot.kernel.types import CardId, Count, Seat


class Drew(DrawnUnseen, frozen=True, gc=False):
    """A player drew a card to the back of the hand."""


class TurnedOver(Event, frozen=True, gc=False):
    """The active player turned a card over for all to see."""

    final = "undo-drawn"
    card: CardId


class Exhausted(Event, frozen=True, gc=False):
    """The deck ran out, for the n-th time."""

    times: Count


class Shuffled(Event, frozen=True, gc=False):
    """The discard pile was shuffled and became the deck."""

    cards: Count


class Planted(Event, frozen=True, gc=False):
    """A player put a card into a field."""

    seat: Seat
    card: CardId
    field: Count


class Sold(Event, frozen=True, gc=False):
    """A player sold a field: some cards became talers, the others were discarded."""

    seat: Seat
    field: Count
    talers: Count
    discarded: tuple[CardId, ...]
    # All that lay there, as everybody has seen.
    cards: tuple[CardId, ...]


class FieldBought(Event, frozen=True, gc=False):
    """A player paid for a third field; the talers turned back into beans and were discarded."""

    seat: Seat
    paid: tuple[CardId, ...]


class FieldAdded(Event, frozen=True, gc=False):
    """A player got one more field without paying."""

    seat: Seat


CardEvent: TypeAlias = (
    SharedEvent | Drew | TurnedOver | Exhausted | Shuffled | Planted | Sold | FieldBought | FieldAdded
)
"""What may happen in every card game."""
