"""What a seat has learned from watching a garden with contracts, and random gardens that agree."""
# interpreted: worlds are drawn with Python's own random numbers

from __future__ import annotations

from haricot.beans.events import ContractDrawn
from haricot.cards.view import TableView
from haricot.cards.worlds.sampling import CardWorlds
from haricot.cards.worlds.witness import CardWitness
from haricot.games.bohnanza.events import ContractPaid, ContractReturned, Fulfilled, LaidOut
from haricot.games.bohnanza.garden import Garden
from haricot.games.bohnanza.view import GardenView
from haricot.kernel.events import TurnBegan
from haricot.kernel.types import HIDDEN, NONE, CardId, Count, Seat
from haricot.worlds.witnesses import Chance, random_of


class GardenWitness(CardWitness[Garden]):
    """Knows also where contracts were drawn, shown and returned."""

    @property
    def garden(self) -> GardenView:
        """The view as one of a garden."""
        return garden_of(self.view)

    def look_at_hand(self, seat: Seat, view: TableView) -> None:
        """Count the cards of a hand; at the start of a game its contract is the last of them (E4)."""
        hand, size = self.hands[seat], len(view.hands[seat])
        free = garden_of(view).exposed[seat] == NONE
        contract = free and size > 0 and len(self.game.pairs) > 0
        fresh = contract and is_fresh(view)
        for _ in range(size - fresh):
            hand.stretch(0).draw()
        if fresh:
            hand.draw_contract(HIDDEN, 0)
        elif contract:
            hand.stretch(0).suspect_contract()

    def before_the_deal(self) -> TableView:
        """See the table before anybody has cards."""
        view = garden_of(super().before_the_deal())
        view.contracts = len(self.game.pairs)
        return view

    def note_contractdrawn(self, event: ContractDrawn) -> None:
        """Note where a contract came to lie, and which it is if all of the pile are known."""
        card = self.under.pop(0) if self.garden.contracts == len(self.under) else event.card
        if event.seat in self.veiled:
            self.hands[event.seat].draw_contract(card, self.shuffles)

    def note_turnbegan(self, event: TurnBegan) -> None:
        """Note that a player who drew no contract at the end of a turn has one (E10)."""
        if self.garden.contracts:
            self.hands[self.view.active].confirm_contract()

    def note_laidout(self, event: LaidOut) -> None:
        """Note that a contract was the first card of a hand (E8)."""
        if event.seat in self.veiled:
            self.hands[event.seat].lose_contract(True)

    def note_fulfilled(self, event: Fulfilled) -> None:
        """Note that a contract left a hand, if it was there."""
        if event.seat in self.veiled and self.garden.exposed[event.seat] != event.card:
            self.hands[event.seat].lose_contract(False)

    def note_contractreturned(self, event: ContractReturned) -> None:
        """Note which contract lies under the pile."""
        self.under.append(event.card)

    def note_contractpaid(self, event: ContractPaid) -> None:
        """Note which contract lies under the pile."""
        self.under.append(event.card)

    def worlds(self, random: Chance) -> GardenWorlds:
        """Make ready to draw many worlds of this moment."""
        return GardenWorlds(self, random_of(random))


class GardenWorlds(CardWorlds[Garden]):
    """Worlds of a garden: contracts lie before players and in a pile of their own."""

    def lay_open(self) -> Garden:
        """Lay out all that lies open, and the own hand."""
        view, table = garden_of(self.view), super().lay_open()
        table.exposed = view.exposed.copy()
        table.fulfilled = [pile.copy() for pile in view.fulfilled]
        return table

    def known(self) -> set[CardId]:
        """List every card of which it is known where it is, but for its place in a hand."""
        view = garden_of(self.view)
        return super().known().union(view.exposed, *view.fulfilled)

    def pile(self) -> Count:
        """Count the contracts in their pile."""
        return garden_of(self.view).contracts

    def pile_up(self, table: Garden, contracts: list[CardId]) -> None:
        """Lay the contracts that are in no hand into their pile, those on top of it last."""
        table.contracts = self.witness.under[::-1] + contracts


def garden_of(view: TableView) -> GardenView:
    """Take a view as one of a garden."""
    assert isinstance(view, GardenView), "Bohnanza is seen as a garden"
    return view


def is_fresh(view: TableView) -> bool:
    """Tell whether nothing has happened since the deal."""
    rows = [row for rows in view.fields for row in rows]
    begun = view.turn > 1 or view.phase != "plant" or view.planted
    return not (begun or any(rows) or view.discard or any(view.talers))
