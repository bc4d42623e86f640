"""Witness of Bohn Hansa: where every contract may be, and what else the board tells no more."""
# interpreted: worlds are drawn with Python's own random numbers

from __future__ import annotations

from msgspec import Struct

from haricot.beans.events import ContractDrawn
from haricot.beans.market import agreement
from haricot.games.hansa.atlas import Atlas
from haricot.games.hansa.events import (
    BeanBought,
    BeanPaid,
    BeanPutBack,
    BeansSold,
    CardsPlayed,
    ContractsShuffled,
    Delivered,
    GuestCame,
    GuestCardPlayed,
    HarvestDone,
    Harvested,
    HarvestTaken,
    HarvestTurned,
    Revealed,
)
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.view import HanseView
from haricot.games.hansa.worlds.sampling import HansaWorlds
from haricot.kernel.actions import Action, Take
from haricot.kernel.events import PhaseBegan, Traded, TurnBegan
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import HIDDEN, NONE, Bean, CardId, Count, Seat
from haricot.worlds.witnesses import Chance, Witness, random_of

ANY: Count = 99_999
"""Upper bound of a contract's value when nothing is known of it."""


class Clue(Struct, frozen=True):
    """What is known of a hidden contract: from which shuffling it came, and its highest value."""

    shuffle: Count
    most: Count = ANY


class Promise(Struct, frozen=True):
    """An exchange that waits until a guest has paid a toll; the taker alone may know which beans go (H17)."""

    offer: OpenOffer
    taker: Seat
    cards: tuple[CardId, ...] | None


class HansaWitness(Witness[Hanse, HanseView]):
    """Knows of each hidden contract from which shuffling it came, and what the opening told of its value."""

    game: Hansa
    renews = frozenset((PhaseBegan, BeanPutBack, BeanBought, Delivered, Traded, HarvestDone))

    def __init__(self, game: Hansa, seat: Seat) -> None:
        super().__init__(game, seat)
        self.took: Take | None = None

    @property
    def atlas(self) -> Atlas:
        """The map and the figures; asked of the game, so that a copied witness has them from there."""
        return self.game.atlas

    def begin(self, view: HanseView) -> None:
        """Begin with what a single view tells: a hidden contract may be any that is not seen."""
        super().begin(view)
        self.shuffles: Count = 0
        self.origin: list[Count] = [0] * len(self.atlas.value)
        # One clue for each contract of a hand, in their order.
        self.clues = [[Clue(0) for card in hand if self.is_contract(card)] for hand in view.hands]
        self.reserve: list[list[CardId]] = [[] for _ in self.atlas.keys]
        for token in reversed(view.reserve):
            self.reserve[self.atlas.kind[token]].append(token)
        self.eighth: CardId = NONE
        self.scarce: list[Bean] = []
        # A first view of a toll does not show what it is for: for nothing, then.
        host = OpenOffer(0, view.active, view.debtor, (), (), invites=True)
        self.promise = Promise(host, view.debtor, ())

    def before_the_deal(self) -> HanseView:
        """See the board before anybody has contracts."""
        view = self.game.view(self.game.start(0), self.seat)
        view.dealt = [[] for _ in view.dealt]
        view.contracts = len(self.atlas.value)
        return view

    def is_contract(self, card: CardId) -> bool:
        """Tell contracts, hidden ones too, from travel cards."""
        return card == HIDDEN or self.atlas.is_contract(card)

    def held(self) -> set[CardId]:
        """List the contracts that were not in the pile when it was shuffled last."""
        first = self.atlas.first_contract
        return {first + number for number, origin in enumerate(self.origin) if origin < self.shuffles}

    def did(self, action: Action) -> None:
        """Remember which beans the seat gives for an offer: the others hear of them when a toll is paid."""
        if isinstance(action, Take):
            self.took = action

    def note_revealed(self, event: Revealed) -> None:
        """Note that two contracts are worth no more than the one that is shown (H6)."""
        most = self.atlas.value[self.atlas.contract(event.contract)]
        self.clues[event.seat] += [Clue(0, most)] * len(event.behind)

    def note_contractdrawn(self, event: ContractDrawn) -> None:
        """Note from which shuffling a contract came."""
        if self.view.phase != "opening":
            self.clues[event.seat].append(Clue(self.shuffles))

    def note_contractsshuffled(self, event: ContractsShuffled) -> None:
        """Note which contracts are the pile now."""
        self.shuffles += 1
        for card in self.view.spent:
            self.origin[self.atlas.contract(card)] = self.shuffles

    def note_cardsplayed(self, event: CardsPlayed) -> None:
        """Forget the first contracts of a hand."""
        del self.clues[event.seat][: len(event.contracts)]

    def note_guestcardplayed(self, event: GuestCardPlayed) -> None:
        """Forget the first contract of a hand, if it was discarded."""
        if event.discarded:
            del self.clues[event.seat][0]

    def note_delivered(self, event: Delivered) -> None:
        """Forget a contract of a hand, and put its beans back."""
        self.put_back(event.tokens)
        if event.place >= 0:
            before = self.view.hands[event.seat][: event.place]
            del self.clues[event.seat][sum([self.is_contract(card) for card in before])]

    def note_turnbegan(self, event: TurnBegan) -> None:
        """Let every kind be bought in scarcity once more (H21)."""
        self.scarce = []

    def note_beanbought(self, event: BeanBought) -> None:
        """Note which kind was bought in scarcity (H21)."""
        kind = self.atlas.kind[event.token]
        if event.token in self.reserve[kind]:
            self.reserve[kind].remove(event.token)
            self.scarce.append(kind)

    def note_harvested(self, event: Harvested) -> None:
        """Take beans from the reserve."""
        for token in event.tokens:
            self.reserve[self.atlas.kind[token]].remove(token)

    def note_beanpaid(self, event: BeanPaid) -> None:
        """Put the token of an event back into the reserve."""
        self.put_back((event.token,))

    def note_beanputback(self, event: BeanPutBack) -> None:
        """Put the token of an event back into the reserve."""
        self.put_back((event.token,))

    def note_beanssold(self, event: BeansSold) -> None:
        """Put the sold tokens back into the reserve."""
        self.put_back(event.tokens)

    def put_back(self, tokens: tuple[CardId, ...]) -> None:
        """Put beans into the reserve, to be taken first."""
        for token in tokens:
            self.reserve[self.atlas.kind[token]].append(token)

    def note_harvestturned(self, event: HarvestTurned) -> None:
        """Note which harvest card was the last of the pile."""
        self.note_harvest(event.card)

    def note_harvesttaken(self, event: HarvestTaken) -> None:
        """Note which harvest card was the last of the pile."""
        self.note_harvest(event.card)

    def note_harvest(self, card: CardId) -> None:
        """Note the eighth harvest: behind it lie those put aside (H26)."""
        if self.view.harvests == 1 and self.view.put_by:
            self.eighth = card

    def note_guestcame(self, event: GuestCame) -> None:
        """Note which exchange has to wait if the guest pays a toll, and what is known of it (H17)."""
        offer = self.view.offer(event.offer)
        taker = event.seat if offer.seat == self.view.active else self.view.active
        word = agreement(offer, taker)
        cards = word.cards if word is not None else None if offer.wants else ()
        if self.took is not None and self.took.offer == offer.number and taker == self.seat:
            cards = self.took.cards
        self.promise = Promise(offer, taker, cards)

    def worlds(self, random: Chance) -> HansaWorlds:
        """Make ready to draw many worlds of this moment."""
        return HansaWorlds(self, random_of(random))
