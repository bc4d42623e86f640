"""The table of a card game, and the verbs: the only code that moves a card, with one event each."""

from __future__ import annotations

from typing import Final

from haricot.cards.events import Drew, Exhausted, FieldAdded, FieldBought, Planted, Shuffled, Sold, TurnedOver
from haricot.kernel.events import GameEnded, Traded
from haricot.kernel.offers import OpenOffer, Result
from haricot.kernel.shuffle import shuffle
from haricot.kernel.state import State
from haricot.kernel.types import CardId, Count, Seat, mypyc_attr

OPEN: Final = ("discard", "face_up", "fields", "aside", "exhaustions", "planted")
"""Fields of a table that a view shows as they are; it hides the hands of others, and counts the rest."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """Where every card is. The top of deck and taler piles is their end; the front of a hand is its start."""

    deck: list[CardId]
    discard: list[CardId]
    face_up: list[CardId]
    hands: list[list[CardId]]
    fields: list[list[list[CardId]]]
    aside: list[list[CardId]]
    talers: list[list[CardId]]
    exhaustions: Count
    planted: Count

    def lay(self, players: Seat, seed: int, fields: Count) -> None:
        """Fill a new table: everybody has empty fields and nothing else."""
        self.begin(players, seed)
        self.deck = []
        self.discard = []
        self.face_up = []
        self.hands = [[] for _ in range(players)]
        self.fields = [[[] for _ in range(fields)] for _ in range(players)]
        self.aside = [[] for _ in range(players)]
        self.talers = [[] for _ in range(players)]
        self.exhaustions = 0
        self.planted = 0

    def copy_table(self, twin: Table) -> None:
        """Copy all that a card table has into a twin."""
        self.copy_into(twin)
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.face_up = self.face_up.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.fields = [[row.copy() for row in fields] for fields in self.fields]
        twin.aside = [cards.copy() for cards in self.aside]
        twin.talers = [pile.copy() for pile in self.talers]
        twin.exhaustions = self.exhaustions
        twin.planted = self.planted

    def to_plant(self, seat: Seat) -> list[CardId]:
        """List the cards that a seat has to plant before the turn can go on (B17)."""
        if seat == self.active and self.face_up:
            return self.aside[seat] + self.face_up
        return self.aside[seat]

    def coins(self, seat: Seat) -> Count:
        """Return how many talers a player has."""
        return len(self.talers[seat])


def reshuffle(table: Table) -> None:
    """Make the discard pile the new deck (B22)."""
    table.deck, table.discard = table.discard, []
    table.shuffles += 1
    shuffle(table.deck, table.seed, table.shuffles)
    table.news.append(Shuffled(len(table.deck)))


def exhaust(table: Table, ends_at: Count) -> None:
    """Count that the deck has run out; after the last time nothing is shuffled any more (B22, B23)."""
    table.exhaustions += 1
    table.news.append(Exhausted(table.exhaustions))
    if table.exhaustions < ends_at and table.discard:
        reshuffle(table)


def ready(table: Table, ends_at: Count, before: Count) -> bool:
    """Tell whether a card can be drawn, after refilling the deck or counting that there is nothing (B23).

    `before` is the number of exhaustions when the drawing began: finding nothing counts once a drawing.
    """
    if table.exhaustions >= ends_at:
        return False
    if not table.deck and table.discard:
        reshuffle(table)
    if not table.deck and table.exhaustions == before:
        exhaust(table, ends_at)
    return len(table.deck) > 0


def draw(table: Table, seats: list[Seat], ends_at: Count) -> None:
    """Have each of these seats in turn draw a card to the back of the hand (B18)."""
    before = table.exhaustions
    for seat in seats:
        if not ready(table, ends_at, before):
            return
        card = table.deck.pop()
        table.hands[seat].append(card)
        table.news.append(Drew(seat, card))
        if not table.deck:
            exhaust(table, ends_at)


def turn_over(table: Table, count: Count, ends_at: Count) -> None:
    """Lay cards from the deck face up for all to see (B10)."""
    before = table.exhaustions
    for _ in range(count):
        if not ready(table, ends_at, before):
            return
        card = table.deck.pop()
        table.face_up.append(card)
        table.news.append(TurnedOver(card))
        if not table.deck:
            exhaust(table, ends_at)


def plant(table: Table, seat: Seat, card: CardId, field: Count) -> None:
    """Put a card into a field, from wherever the seat has it."""
    if card in table.aside[seat]:
        table.aside[seat].remove(card)
    elif card in table.face_up:
        table.face_up.remove(card)
    else:
        table.hands[seat].remove(card)
        table.planted += 1
    table.fields[seat][field].append(card)
    table.news.append(Planted(seat, card, field))


def sell(table: Table, seat: Seat, field: Count, coins: list[CardId]) -> None:
    """Turn some cards of a field into talers, and discard the others (B19)."""
    row = table.fields[seat][field]
    discarded = [card for card in row if card not in coins]
    table.talers[seat] += coins
    table.discard += discarded
    table.fields[seat][field] = []
    if table.refused:
        table.refused = []
    table.news.append(Sold(seat, field, len(coins), tuple(discarded), tuple(row)))


def add_field(table: Table, seat: Seat) -> None:
    """Give a seat one more field (E1, E12)."""
    table.fields[seat].append([])
    table.news.append(FieldAdded(seat))


def buy_field(table: Table, seat: Seat, talers: Count) -> None:
    """Pay for one more field with the talers earned last, which come back as beans (B4)."""
    pile = table.talers[seat]
    paid = [pile.pop() for _ in range(talers)]
    table.discard += paid
    table.fields[seat].append([])
    table.refused = []
    table.news.append(FieldBought(seat, tuple(paid)))


def hand_over(table: Table, seat: Seat, taker: Seat, cards: tuple[CardId, ...], talers: Count) -> None:
    """Move one side of a deal: the cards are set aside, the talers go pile to pile (B14, B27)."""
    for card in cards:
        if card in table.face_up:
            table.face_up.remove(card)
        else:
            table.hands[seat].remove(card)
        table.aside[taker].append(card)
    if talers:
        pile = table.talers[seat]
        table.talers[taker] += pile[len(pile) - talers :]
        del pile[len(pile) - talers :]


def exchange(table: Table, offer: OpenOffer, taker: Seat, cards: tuple[CardId, ...]) -> None:
    """Carry out a deal (B13)."""
    hand_over(table, offer.seat, taker, offer.gives, offer.pays)
    hand_over(table, taker, offer.seat, cards, offer.asks)
    table.refused = []
    deal = Traded(offer.number, offer.seat, taker, offer.gives, cards, offer.pays, offer.asks)
    table.news.append(deal)


def end_game(table: Table, scores: list[Count], winners: list[Seat]) -> None:
    """Write down what came of the game."""
    table.planted = 0
    table.result = Result(tuple(scores), tuple(winners))
    table.news.append(GameEnded(tuple(scores), tuple(winners)))
