"""Witness of a card game: whose hand holds what, and what became of every card that was seen."""

from __future__ import annotations

from haricot.beans.law import Law
from haricot.beans.table import Table
from haricot.beans.view import TableView
from haricot.games.bohnanza.view import GardenView
from haricot.kernel.events import (
    Agreed,
    ContractDrawn,
    ContractPaid,
    ContractReturned,
    Drew,
    FieldBought,
    Fulfilled,
    LaidOut,
    Offered,
    PhaseBegan,
    Planted,
    Shuffled,
    Sold,
    Traded,
    TurnBegan,
)
from haricot.kernel.types import ALL_SEEING, HIDDEN, NONE, CardId, Count, Seat
from haricot.worlds.cardworlds import CardWorlds
from haricot.worlds.hand import Hand
from haricot.worlds.memory import Chance, Witness, random_of


class CardWitness(Witness[Table, TableView]):
    """Knows every coin, every shown card, and from which shuffling of the deck each hidden card came.

    The discard pile lies open, so that all know which cards are shuffled: no card of a hand is among them.
    """

    renews = frozenset((PhaseBegan, Sold, FieldBought, Traded))

    @property
    def law(self) -> Law:
        """What the cards are; asked of the game, so that a witness who is copied has it from there."""
        law: Law = self.game.law
        return law

    def begin(self, view: TableView) -> None:
        """Begin with what a single view tells: what is hidden may be any card that is not seen."""
        super().begin(view)
        self.shuffles: Count = 0
        self.origin: list[Count] = [0] * self.law.beans
        self.purses: list[list[CardId]] = [[HIDDEN] * count for count in view.talers]
        # How many coins of each kind are known.
        self.coins: list[Count] = [0] * len(self.law.counts)
        # The contracts that went under the pile, in their order.
        self.under: list[CardId] = []
        others = [seat for seat in range(view.players) if seat != self.seat]
        self.veiled: list[Seat] = [] if self.seat == ALL_SEEING else others
        self.hands = [Hand() for _ in view.hands]
        for seat in self.veiled:
            self.look_at_hand(seat, view)
        for offer in view.offers:
            self.show(offer.seat, offer.gives)
            for word in offer.agreed:
                self.show(word.seat, word.cards)

    def look_at_hand(self, seat: Seat, view: TableView) -> None:
        """Count the cards of a hand; at the start of a game its contract is the last of them (E4)."""
        hand, size = self.hands[seat], len(view.hands[seat])
        free = isinstance(view, GardenView) and view.exposed[seat] == NONE
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
        view: TableView = self.game.view(self.game.start(0), self.seat)
        view.hands = [[] for _ in view.hands]
        view.deck = self.law.beans
        if isinstance(view, GardenView):
            view.contracts = len(self.game.pairs)
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

    def note_contractdrawn(self, event: ContractDrawn) -> None:
        """Note where a contract came to lie, and which it is if all of the pile are known."""
        assert isinstance(self.view, GardenView)
        card = self.under.pop(0) if self.view.contracts == len(self.under) else event.card
        if event.seat in self.veiled:
            self.hands[event.seat].draw_contract(card, self.shuffles)

    def note_turnbegan(self, event: TurnBegan) -> None:
        """Note that who could have drawn a contract at the end of a turn, and did not, has one (E10)."""
        if isinstance(self.view, GardenView) and self.view.contracts:
            self.hands[self.view.active].confirm_contract()

    def note_laidout(self, event: LaidOut) -> None:
        """Note that a contract was the first card of a hand (E8)."""
        if event.seat in self.veiled:
            self.hands[event.seat].lose_contract(True)

    def note_fulfilled(self, event: Fulfilled) -> None:
        """Note that a contract left a hand, if it was there."""
        assert isinstance(self.view, GardenView)
        if event.seat in self.veiled and self.view.exposed[event.seat] != event.card:
            self.hands[event.seat].lose_contract(False)

    def note_contractreturned(self, event: ContractReturned) -> None:
        """Note which contract lies under the pile."""
        self.under.append(event.card)

    def note_contractpaid(self, event: ContractPaid) -> None:
        """Note which contract lies under the pile."""
        self.under.append(event.card)

    def worlds(self, random: Chance) -> CardWorlds:
        """Make ready to draw many worlds of this moment."""
        return CardWorlds(self, random_of(random))


def is_fresh(view: TableView) -> bool:
    """Tell whether nothing has happened since the deal."""
    rows = [row for rows in view.fields for row in rows]
    begun = view.turn > 1 or view.phase != "plant" or view.planted
    return not (begun or any(rows) or view.discard or any(view.talers))
