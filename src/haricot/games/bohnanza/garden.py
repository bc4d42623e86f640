"""Garden: the table of Bohnanza, which has room for contracts too, and their verbs."""

from __future__ import annotations

from haricot.beans.events import ContractDrawn
from haricot.cards.table import Table
from haricot.games.bohnanza.events import ContractPaid, ContractReturned, Fulfilled, LaidOut
from haricot.kernel.types import NONE, CardId, Count, Seat


class Garden(Table):
    """Everything about a game of Bohnanza in play. The contract pile's top is its end."""

    contracts: list[CardId]
    exposed: list[CardId]
    fulfilled: list[list[CardId]]

    def lay_garden(self, players: Seat, seed: int, fields: Count) -> None:
        """Fill a new garden, without any contracts."""
        self.lay(players, seed, fields)
        self.contracts = []
        self.exposed = [NONE] * players
        self.fulfilled = [[] for _ in range(players)]

    def clone(self) -> Garden:
        """Make a twin that lives a life of its own."""
        twin = Garden()
        self.copy_table(twin)
        twin.contracts = self.contracts.copy()
        twin.exposed = self.exposed.copy()
        twin.fulfilled = [pile.copy() for pile in self.fulfilled]
        return twin

    def coins(self, seat: Seat) -> Count:
        """Count a player's money: talers and fulfilled contracts (E6)."""
        return len(self.talers[seat]) + len(self.fulfilled[seat])


def draw_contract(garden: Garden, seat: Seat) -> None:
    """Draw a contract to the back of a hand (E4, E10)."""
    card = garden.contracts.pop()
    garden.hands[seat].append(card)
    garden.news.append(ContractDrawn(seat, card))


def lay_out(garden: Garden, seat: Seat, card: CardId) -> None:
    """Lay a contract from the hand beside the fields (E8)."""
    garden.hands[seat].remove(card)
    garden.exposed[seat] = card
    garden.planted += 1
    garden.news.append(LaidOut(seat, card))


def fulfil(garden: Garden, seat: Seat, card: CardId) -> None:
    """Put a contract to the coins (E6)."""
    if garden.exposed[seat] == card:
        garden.exposed[seat] = NONE
    else:
        garden.hands[seat].remove(card)
    garden.fulfilled[seat].append(card)
    garden.news.append(Fulfilled(seat, card))


def return_contract(garden: Garden, seat: Seat) -> None:
    """Put an exposed contract face down under the pile (E9)."""
    card = garden.exposed[seat]
    garden.exposed[seat] = NONE
    garden.contracts.insert(0, card)
    garden.news.append(ContractReturned(seat, card))


def pay_contract(garden: Garden, seat: Seat) -> None:
    """Pay with the contract fulfilled last, which goes under the pile (E6)."""
    card = garden.fulfilled[seat].pop()
    garden.contracts.insert(0, card)
    garden.news.append(ContractPaid(seat, card))
