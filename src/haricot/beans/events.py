"""What happens in games that have hands in common, and no table."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from haricot.kernel.events import Event
from haricot.kernel.types import ALL_SEEING, HIDDEN, CardId, Seat


class DrawnUnseen(Event, frozen=True, gc=False):
    """A player drew a card that nobody else may see."""

    final = "undo-drawn"
    deals = True
    seat: Seat
    card: CardId

    def seen_by(self, seat: Seat) -> Event:
        """Show the card to the player who drew it."""
        return self if seat in (self.seat, ALL_SEEING) else type(self)(self.seat, HIDDEN)


class ContractDrawn(DrawnUnseen, frozen=True, gc=False):
    """A player drew a contract to the back of the hand."""
