"""Sight: what a trader at a card table looks at, taken from a view or from an imagined table."""

from __future__ import annotations

from haricot.cards.law import Law
from haricot.cards.table import Table
from haricot.cards.view import TableView
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import Bean, CardId, Count, Seat, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class TraderSight:
    """The table from one seat: all that lies open, the own hand, and how many cards are where."""

    def __init__(self, law: Law, seat: Seat) -> None:
        self.law = law
        self.seat = seat
        self.players: Seat = 0
        self.turn: Count = 0
        self.active: Seat = 0
        self.phase = ""
        self.deck: Count = 0
        self.exhaustions: Count = 0
        self.planted: Count = 0
        self.hand: list[CardId] = []
        self.sizes: list[Count] = []
        self.face_up: list[CardId] = []
        self.fields: list[list[list[CardId]]] = []
        self.aside: list[list[CardId]] = []
        self.discard: list[CardId] = []
        self.money: list[Count] = []
        self.done: list[bool] = []
        self.offers: list[OpenOffer] = []
        # Cards of each kind that are known to lie in taler piles, and cards known to be in each hand.
        self.coins: list[Count] = [0] * len(law.counts)
        self.known: list[list[CardId]] = []
        # Taler piles of an imagined table: whoever watched knows what is in them.
        self.piles: list[list[CardId]] = []
        self.unseen: list[Count] = []
        self.hidden: Count = 0
        self.chances: list[float] = []

    def moment(self) -> tuple[Count, Count, Count, Count]:
        """Tell one state of a trade from any other: every deal or sale changes some count."""
        lying: Count = len(self.face_up)
        for cards in self.aside:
            lying += 100 * len(cards)
        grown: Count = 0
        for rows in self.fields:
            for row in rows:
                grown += 100 * len(row) + 1
        return self.turn, len(self.hand), lying, grown

    def to_plant(self, seat: Seat) -> list[CardId]:
        """List the cards that a seat will have to plant."""
        return self.aside[seat] + self.face_up if seat == self.active else self.aside[seat]

    def not_open(self) -> list[Count]:
        """Count the cards of each kind that do not lie open, but for what is known of taler piles."""
        law = self.law
        kind, beans = law.kind, law.beans
        left = law.counts.copy()
        for bean, coins in enumerate(self.coins):
            left[bean] -= coins
        piles = [self.discard, self.face_up]
        piles += self.aside
        piles += self.piles
        for rows in self.fields:
            piles += rows
        for pile in piles:
            for card in pile:
                if card < beans:
                    # Compiled, this is quicker than `-=`.
                    left[kind[card]] = left[kind[card]] - 1
        return left

    def count(self, left: list[Count]) -> None:
        """Of the cards of each kind that do not lie open, count those in the deck or in another hand."""
        unseen = left.copy()
        for card in self.hand:
            if card < self.law.beans:
                unseen[self.law.kind[card]] -= 1
        self.unseen = unseen
        self.hidden = sum(unseen)
        self.chances = [-1.0] * (len(unseen) * self.players)

    def chance(self, seat: Seat, bean: Bean) -> float:
        """Guess how likely a hand holds a kind: surely if it was seen there, else by what is unseen."""
        place = seat * len(self.unseen) + bean
        if self.chances[place] < 0.0:
            self.chances[place] = self.likely(seat, bean)
        return self.chances[place]

    def likely(self, seat: Seat, bean: Bean) -> float:
        """Work out how likely a hand holds a kind."""
        kind = self.law.kind
        for card in self.known[seat] if self.known else []:
            if kind[card] == bean:
                return 1.0
        if self.hidden <= 0 or self.unseen[bean] <= 0:
            return 0.0
        missing = 1.0 - float(self.unseen[bean]) / float(self.hidden)
        return float(1.0 - missing ** float(self.sizes[seat]))

    def cards_left(self) -> float:
        """Guess how many cards will still be drawn: this deck, and the decks shuffled from what is sold."""
        bound: Count = sum(self.sizes)
        for rows in self.fields:
            for row in rows:
                bound += len(row)
        talers: Count = sum(self.money)
        total, deck = float(self.deck), float(self.deck)
        round_up = float(self.law.beans - bound - talers)
        for _ in range(self.law.ends_at - self.exhaustions - 1):
            # While a deck is drawn, about a quarter of its cards become talers.
            round_up = max(0.0, round_up - 0.25 * deck)
            deck = round_up
            total += deck
        return total


def see_view(sight: TraderSight, view: TableView) -> None:
    """Look at a view."""
    sight.players = view.players
    sight.turn = view.turn
    sight.active = view.active
    sight.phase = view.phase
    sight.deck = view.deck
    sight.exhaustions = view.exhaustions
    sight.planted = view.planted
    sight.hand = view.hands[sight.seat]
    sight.sizes = [len(hand) for hand in view.hands]
    sight.face_up = view.face_up
    sight.fields = view.fields
    sight.aside = view.aside
    sight.discard = view.discard
    sight.money = [view.coins(seat) for seat in range(sight.players)]
    sight.done = view.done
    sight.offers = view.offers


def see_table(sight: TraderSight, table: Table, phase: str, money: list[Count]) -> None:
    """Look at an imagined table, no further than the seat could see."""
    sight.players = table.players
    sight.turn = table.turn
    sight.active = table.active
    sight.phase = phase
    sight.deck = len(table.deck)
    sight.exhaustions = table.exhaustions
    sight.planted = table.planted
    sight.hand = table.hands[sight.seat]
    sight.sizes = [len(hand) for hand in table.hands]
    sight.face_up = table.face_up
    sight.fields = table.fields
    sight.aside = table.aside
    sight.discard = table.discard
    sight.money = money
    sight.done = table.done
    sight.offers = table.offers
    sight.piles = table.talers
