"""Memory: what a watchful player at a card table knows beyond what lies open."""
# interpreted: it is told of events one by one, and not often

from __future__ import annotations

from haricot.beans.law import Law
from haricot.beans.view import TableView
from haricot.kernel.events import Agreed, Event, FieldAdded, FieldBought, Offered, Planted, Sold, Traded
from haricot.kernel.types import CardId, Count, Seat


class Memory:
    """Which cards became talers, and which cards were shown from a hand and are still in it."""

    def __init__(self, law: Law, players: Seat) -> None:
        self.law = law
        self.coins: set[CardId] = set()
        self.shown: list[set[CardId]] = [set() for _ in range(players)]
        self.rows: list[list[list[CardId]]] = []
        self.face_up: list[CardId] = []

    def look(self, view: TableView) -> None:
        """Take in what lies open, to know what later events are about."""
        self.rows = [[row.copy() for row in rows] for rows in view.fields]
        self.face_up = view.face_up.copy()

    def see(self, event: Event) -> None:
        """Take in what happened."""
        if isinstance(event, Planted):
            self.forget(event.seat, (event.card,))
            if self.rows:
                self.rows[event.seat][event.field].append(event.card)
        elif isinstance(event, Sold) and self.rows:
            self.see_sale(event)
        elif isinstance(event, FieldBought | FieldAdded):
            if isinstance(event, FieldBought):
                self.coins -= set(event.paid)
            if self.rows:
                self.rows[event.seat].append([])
        elif isinstance(event, Offered):
            self.shown[event.seat] |= set(event.gives) - set(self.face_up)
        elif isinstance(event, Agreed):
            self.shown[event.seat] |= set(event.cards) - set(self.face_up)
        elif isinstance(event, Traded):
            self.forget(event.seat, event.given)
            self.forget(event.taker, event.received)

    def see_sale(self, sale: Sold) -> None:
        """Note which cards of a field became talers: those that were not discarded."""
        row = self.rows[sale.seat][sale.field]
        self.coins |= set(row) - set(sale.discarded)
        self.rows[sale.seat][sale.field] = []

    def forget(self, seat: Seat, cards: tuple[CardId, ...]) -> None:
        """Note that cards have left a hand."""
        self.shown[seat].difference_update(cards)

    def counted(self) -> list[Count]:
        """Count the talers of each kind."""
        counts: list[Count] = [0] * len(self.law.counts)
        for card in self.coins:
            counts[self.law.kind[card]] += 1
        return counts
