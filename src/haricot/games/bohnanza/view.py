"""What one seat sees of a garden."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from haricot.beans.events import ContractDrawn
from haricot.cards.view import TableView, shown
from haricot.games.bohnanza.events import ContractPaid, ContractReturned, Fulfilled, LaidOut
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.types import NONE, CardId, Count, Seat


class GardenView(TableView, kw_only=True):
    """A card table with contracts: the pile is counted, exposed and fulfilled ones are open."""

    contracts: Count
    exposed: list[CardId]
    fulfilled: list[list[CardId]]

    def see_contractdrawn(self, event: ContractDrawn) -> None:
        """Put a contract to the back of a hand."""
        self.contracts -= 1
        self.hands[event.seat].append(event.card)

    def see_laidout(self, event: LaidOut) -> None:
        """Lay a contract beside the fields."""
        self.lose(event.seat, event.card)
        self.exposed[event.seat] = event.card
        self.planted += 1

    def see_fulfilled(self, event: Fulfilled) -> None:
        """Put a contract to the coins."""
        if self.exposed[event.seat] == event.card:
            self.exposed[event.seat] = NONE
        else:
            self.lose(event.seat, event.card)
        self.fulfilled[event.seat].append(event.card)

    def see_contractreturned(self, event: ContractReturned) -> None:
        """Put an exposed contract under the pile."""
        self.exposed[event.seat] = NONE
        self.contracts += 1

    def see_contractpaid(self, event: ContractPaid) -> None:
        """Put a fulfilled contract under the pile."""
        self.fulfilled[event.seat].remove(event.card)
        self.contracts += 1

    def coins(self, seat: Seat) -> Count:
        """Count a player's money: talers and fulfilled contracts (E6)."""
        return self.talers[seat] + len(self.fulfilled[seat])


def view(state: Garden, seat: Seat, game: str, phase: str) -> GardenView:
    """Build up what a seat may see of a garden."""
    return GardenView(
        **shown(state, seat, game, phase),
        contracts=len(state.contracts),
        exposed=state.exposed.copy(),
        fulfilled=[pile.copy() for pile in state.fulfilled],
    )
