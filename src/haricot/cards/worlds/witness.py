"""Witness of a card game: whose hand holds what, and what became of every card that was seen."""
# interpreted: worlds are drawn with Python's own random numbers

from __future__ import annotations

from typing import Generic

from haricot.cards.events import Drew, FieldBought, Planted, Shuffled, Sold
from haricot.cards.game import CardGame, T
from haricot.cards.law import Law
from haricot.cards.options import CardOptions
from haricot.cards.view import TableView
from haricot.cards.worlds.sampling import CardWorlds
from haricot.kernel.events import Agreed, Offered, PhaseBegan, Traded
from haricot.kernel.types import ALL_SEEING, HIDDEN, CardId, Count, Seat
from haricot.worlds.hand import HiddenHand
from haricot.worlds.witnesses import Chance, Witness, random_of


class CardWitness(Witness[T, TableView], Generic[T]):
    """Knows every coin, every shown card, and from which shuffling of the deck each hidden card came.

    The discard pile lies open, so that all know which cards are shuffled: no card of a hand is among them.
    """

    game: CardGame[T, CardOptions]
    renews = frozenset((PhaseBegan, Sold, FieldBought, Traded))

    @property
    def law(self) -> Law:
        """What the cards are; asked of the game, so that a copied witness has it from there."""
        return self.game.law

    def begin(self, view: TableView) -> None:
        """Begin with what a single view tells: what is hidden may be any card that is not seen."""
        super().begin(view)
        self.shuffles: Count = 0
        self.origin: list[Count] = [0] * self.law.beans
        self.purses: list[list[CardId]] = [[HIDDEN] * count for count in view.talers]
        # Number of known coins of each kind.
        self.coins: list[Count] = [0] * len(self.law.counts)
        # The contracts that went under the pile, in their order.
        self.under: list[CardId] = []
        others = [seat for seat in range(view.players) if seat != self.seat]
        self.veiled: list[Seat] = [] if self.seat == ALL_SEEING else others
        self.hands = [HiddenHand() for _ in view.hands]
        for seat in self.veiled:
            self.look_at_hand(seat, view)
        for offer in view.offers:
            self.show(offer.seat, offer.gives)
            for word in offer.agreed:
                self.show(word.seat, word.cards)

    def look_at_hand(self, seat: Seat, view: TableView) -> None:
        """Count the cards of a hand."""
        for _ in view.hands[seat]:
            self.hands[seat].stretch(0).draw()

    def before_the_deal(self) -> TableView:
        """See the table before anybody has cards."""
        view = self.game.view(self.game.start(0), self.seat)
        view.hands = [[] for _ in view.hands]
        view.deck = self.law.beans
        return view

    def note_drew(self, event: Drew) -> None:
        """Note from which shuffling a hidden card came."""
        if event.seat in self.veiled:
            self.hands[event.seat].stretch(self.shuffles).draw()

    def note_shuffled(self, event: Shuffled) -> None:
        """Note which cards are the deck now."""
        self.shuffles += 1
        for card in self.view.discard:
            self.origin[card] = self.shuffles

    def note_offered(self, event: Offered) -> None:
        """Note which cards an offer shows."""
        super().note_offered(event)
        self.show(event.seat, event.gives)

    def note_agreed(self, event: Agreed) -> None:
        """Note which cards an agreement shows."""
        self.show(event.seat, event.cards)

    def show(self, seat: Seat, cards: tuple[CardId, ...]) -> None:
        """Note that cards are in a hand."""
        for card in cards:
            if self.is_from_hand(seat, card):
                self.hands[seat].show(card, self.origin[card])

    def is_from_hand(self, seat: Seat, card: CardId) -> bool:
        """Tell whether a seat has a card in its hidden hand, and not open on the table."""
        view = self.view
        return seat in self.veiled and card not in view.face_up and card not in view.aside[seat]

    def note_planted(self, event: Planted) -> None:
        """Note which card came from a hand: on a turn the first one, at the end of the game any (B7, E12)."""
        self.lose(event.seat, (event.card,), self.view.phase == "plant")

    def lose(self, seat: Seat, cards: tuple[CardId, ...], first: bool = False) -> None:
        """Note that cards have left a hand, if they were there."""
        for card in cards:
            if self.is_from_hand(seat, card):
                self.hands[seat].lose(card, self.origin[card], first)

    def note_traded(self, event: Traded) -> None:
        """Note which cards left two hands, and which talers changed purses (B14, B27)."""
        self.lose(event.seat, event.given)
        self.lose(event.taker, event.received)
        self.pay(event.seat, event.taker, event.paid)
        self.pay(event.taker, event.seat, event.earned)

    def pay(self, seat: Seat, taker: Seat, talers: Count) -> None:
        """Move the talers that were earned last to another purse."""
        start = len(self.purses[seat]) - talers
        self.purses[taker] += self.purses[seat][start:]
        del self.purses[seat][start:]

    def note_sold(self, event: Sold) -> None:
        """Note which cards became talers."""
        coins = self.law.coins(self.view.fields[event.seat][event.field])
        self.purses[event.seat] += coins
        for card in coins:
            self.coins[self.law.kind[card]] += 1

    def note_fieldbought(self, event: FieldBought) -> None:
        """Note that talers came back as beans."""
        for card in event.paid:
            if self.purses[event.seat].pop() != HIDDEN:
                self.coins[self.law.kind[card]] -= 1

    def worlds(self, random: Chance) -> CardWorlds[T]:
        """Make ready to draw many worlds of this moment."""
        return CardWorlds(self, random_of(random))
