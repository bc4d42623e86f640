"""Worlds: whole tables that agree with everything a seat can know, drawn by chance."""
# interpreted: it fills tables in, and the time goes into playing on them

from __future__ import annotations

from random import Random
from typing import Any

from haricot.beans.cardgame import CardGame
from haricot.beans.table import Table
from haricot.beans.view import TableView
from haricot.bots.memory import Memory
from haricot.games.bohnanza.garden import Garden
from haricot.games.bohnanza.view import GardenView
from haricot.kernel.types import CardId, Seat


class Worlds:
    """The tables that a seat thinks possible: unseen cards lie in other hands, taler piles and the deck."""

    def __init__(self, game: CardGame[Any, Any], view: TableView, memory: Memory, random: Random) -> None:
        self.game: Any = game
        self.view = view
        self.random = random
        self.blank: Table = self.game.start(0)
        self.phase = [phase.name for phase in self.game.phases].index(view.phase)
        beans = game.law.beans
        piles = [view.discard, view.face_up, view.hands[view.seat], *view.aside]
        seen = {card for pile in [*piles, *(row for rows in view.fields for row in rows)] for card in pile}
        self.coins = sorted(memory.coins - seen)[: sum(view.talers)]
        unseen = [card for card in range(beans) if card not in seen and card not in self.coins]
        self.shown = [self.still_held(seat, memory, set(unseen)) for seat in range(view.players)]
        surely = {card for cards in self.shown for card in cards}
        self.unseen = [card for card in unseen if card not in surely]
        self.contracts = self.unseen_contracts(seen) if isinstance(view, GardenView) else []

    def still_held(self, seat: Seat, memory: Memory, unseen: set[CardId]) -> list[CardId]:
        """List the cards that are known to be in another hand."""
        if seat == self.view.seat:
            return []
        return sorted(memory.shown[seat] & unseen)[: len(self.view.hands[seat])]

    def unseen_contracts(self, seen: set[CardId]) -> list[CardId]:
        """List the contracts that lie in the pile or in another hand."""
        assert isinstance(self.view, GardenView)
        known = {*seen, *self.view.exposed, *(card for pile in self.view.fulfilled for card in pile)}
        first = self.game.law.beans
        return [card for card in range(first, first + len(self.game.pairs)) if card not in known]

    def draw(self) -> Table:
        """Draw one world."""
        table: Table = self.game.clone(self.blank)
        self.copy_open(table)
        beans, contracts = self.unseen.copy(), self.contracts.copy()
        self.random.shuffle(beans)
        self.random.shuffle(contracts)
        self.fill_purses(table, beans)
        if isinstance(table, Garden) and isinstance(self.view, GardenView):
            self.copy_contracts(table, self.view)
            table.contracts = [contracts.pop() for _ in range(self.view.contracts)]
        self.fill_hands(table, beans, contracts)
        table.deck = beans
        return table

    def copy_open(self, table: Table) -> None:
        """Copy all that lies open."""
        view = self.view
        table.seed = self.random.getrandbits(32)
        table.shuffles = table.exhaustions = view.exhaustions
        table.turn, table.active, table.phase = view.turn, view.active, self.phase
        table.closed = False
        table.offers, table.wishes, table.done = view.offers.copy(), view.wishes.copy(), view.done.copy()
        table.offered = max([0, *(offer.number for offer in view.offers)])
        table.discard, table.face_up = view.discard.copy(), view.face_up.copy()
        table.fields = [[row.copy() for row in rows] for rows in view.fields]
        table.aside = [cards.copy() for cards in view.aside]
        table.planted = view.planted
        table.news = []

    def copy_contracts(self, garden: Garden, view: GardenView) -> None:
        """Copy the contracts that lie open."""
        garden.exposed = view.exposed.copy()
        garden.fulfilled = [pile.copy() for pile in view.fulfilled]

    def fill_purses(self, table: Table, beans: list[CardId]) -> None:
        """Fill the taler piles with the cards that were seen to become talers, and else with any."""
        coins = self.coins.copy()
        self.random.shuffle(coins)
        for seat, count in enumerate(self.view.talers):
            table.talers[seat] = [coins.pop() if coins else beans.pop() for _ in range(count)]

    def fill_hands(self, table: Table, beans: list[CardId], contracts: list[CardId]) -> None:
        """Fill the other hands: cards that were shown, contracts that are not in the pile, and any beans."""
        sizes = {
            seat: len(hand) - len(self.shown[seat])
            for seat, hand in enumerate(self.view.hands)
            if seat != self.view.seat
        }
        slots = [seat for seat, size in sizes.items() for _ in range(size)]
        chosen = self.random.sample(slots, min(len(contracts), len(slots)))
        table.hands[self.view.seat] = self.view.hands[self.view.seat].copy()
        for seat, size in sizes.items():
            holds = chosen.count(seat)
            hand = self.shown[seat] + [contracts.pop() for _ in range(holds)]
            hand += [beans.pop() for _ in range(size - holds)]
            self.random.shuffle(hand)
            table.hands[seat] = hand
