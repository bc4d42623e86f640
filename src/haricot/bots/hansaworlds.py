"""Worlds of Bohn Hansa: what a seat remembers, and boards that agree with all it knows."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from copy import deepcopy
from random import Random

from msgspec import Struct

from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.view import HanseView
from haricot.kernel.events import (
    BeanBought,
    CardsPlayed,
    ContractDrawn,
    ContractsShuffled,
    Delivered,
    Event,
    GuestCardPlayed,
    HarvestTaken,
    HarvestTurned,
    Revealed,
    TurnBegan,
)
from haricot.kernel.types import HIDDEN, NONE, Bean, CardId, Count

ANY: Count = 99_999
"""The value that a contract has at most, if nothing is known of it."""


class Clue(Struct, frozen=True):
    """What is known of a hidden contract: its highest value, and whether it was held at the last shuffle."""

    most: Count = ANY
    held: bool = False


class Memory:
    """What a seat has seen and a view no longer tells."""

    def __init__(self, game: Hansa) -> None:
        self.atlas = game.atlas
        self.view: HanseView | None = None
        # One clue for each contract of a hand, in their order.
        self.clues: list[list[Clue]] = [[] for _ in range(game.players)]
        # When the pile was empty, all contracts that did not lie open were in hands.
        self.held: set[CardId] = set()
        self.eighth: CardId = NONE
        self.scarce: list[Bean] = []

    def look(self, view: HanseView) -> None:
        """Begin to remember with a first look; from then on the events tell everything."""
        if self.view is None:
            self.view = deepcopy(view)
            self.clues = [[Clue() for card in hand if self.is_contract(card)] for hand in view.hands]

    def is_contract(self, card: CardId) -> bool:
        """Tell contracts, hidden ones too, from travel cards."""
        return card == HIDDEN or self.atlas.is_contract(card)

    def see(self, event: Event) -> None:
        """Take in what happened."""
        if self.view is not None:
            self.note(event, self.view)
            self.view.see(event)

    def note(self, event: Event, view: HanseView) -> None:
        """Keep what the view will not tell any more, before it changes."""
        match event:
            case Revealed():
                most = self.atlas.value[self.atlas.contract(event.contract)]
                self.clues[event.seat] += [Clue(most)] * len(event.behind)
            case ContractDrawn() if view.phase != "opening":
                self.clues[event.seat].append(Clue())
            case ContractsShuffled():
                self.shuffled(view)
            case CardsPlayed():
                del self.clues[event.seat][: len(event.contracts)]
            case GuestCardPlayed() if event.discarded:
                del self.clues[event.seat][0]
            case Delivered() if event.place >= 0:
                before = view.hands[event.seat][: event.place]
                del self.clues[event.seat][sum(self.is_contract(card) for card in before)]
            case TurnBegan():
                self.scarce = []
            case BeanBought() if event.token in view.reserve:
                self.scarce.append(self.atlas.kind[event.token])
            case HarvestTaken() | HarvestTurned() if view.put_by and view.harvests == 1:
                self.eighth = event.card

    def shuffled(self, view: HanseView) -> None:
        """Note that the pile is made of what was discarded, so that all the others are in hands."""
        first = self.atlas.first_contract
        own = [card for card in view.hands[view.seat] if self.is_contract(card)]
        known = {*own, *view.laid, *view.spent}
        self.held = {card for card in range(first, first + len(self.atlas.value)) if card not in known}
        self.clues = [[Clue(clue.most, True) for clue in clues] for clues in self.clues]


def sample(game: Hansa, view: HanseView, memory: Memory, random: Random) -> Hanse:
    """Make up a board that a seat cannot tell from the real one; not while a toll is being paid."""
    state = Hanse()
    state.lay(view.players, random.getrandbits(32), len(game.atlas.keys), game.atlas.boxes)
    copy_market(state, game, view)
    copy_board(state, game, view)
    state.scarce = memory.scarce.copy()
    deal_contracts(state, game, view, memory, random)
    deal_harvests(state, game, view, memory, random)
    return state


def copy_market(state: Hanse, game: Hansa, view: HanseView) -> None:
    """Copy whose turn it is and what is on offer."""
    state.turn = view.turn
    state.active = view.active
    state.phase = [phase.name for phase in game.phases].index(view.phase)
    state.offers = view.offers.copy()
    state.offered = max([offer.number for offer in view.offers], default=0)
    state.wishes = view.wishes.copy()
    state.done = view.done.copy()


def copy_board(state: Hanse, game: Hansa, view: HanseView) -> None:
    """Copy all that lies open."""
    for token in reversed(view.reserve):
        state.reserve[game.atlas.kind[token]].append(token)
    state.carts = [cart.copy() for cart in view.carts]
    state.boxes = [[stack.copy() for stack in boxes] for boxes in view.boxes]
    state.money, state.loans = view.money.copy(), view.loans.copy()
    state.pawns, state.invited = view.pawns.copy(), view.invited.copy()
    state.hands = [hand.copy() for hand in view.hands]
    state.dealt = [cards.copy() for cards in view.dealt]
    state.laid, state.played = view.laid.copy(), view.played.copy()
    state.spent, state.gone, state.used = view.spent.copy(), view.gone.copy(), view.used.copy()
    state.waiting = [cards.copy() for cards in view.waiting]
    state.turns_left = view.turns_left
    state.prices = view.prices.copy()


def deal_contracts(state: Hanse, game: Hansa, view: HanseView, memory: Memory, random: Random) -> None:
    """Deal the contracts that are not seen to the hidden places, as clues allow, and pile up the rest."""
    first = game.atlas.first_contract
    shown = {card for pile in (*view.hands, *view.dealt, view.laid, view.spent) for card in pile}
    unseen = [card for card in range(first, first + len(game.atlas.value)) if card not in shown]
    held = [card for card in unseen if card in memory.held]
    rest = [card for card in unseen if card not in memory.held]
    random.shuffle(held)
    random.shuffle(rest)
    # The lowest bound comes first: all that fits there fits elsewhere, so that no place stays empty.
    for clue, hand, place in sorted(hidden_places(state, memory), key=lambda spot: spot[0].most):
        pool = held if clue.held else rest
        fits = [card for card in pool if game.atlas.value[game.atlas.contract(card)] <= clue.most]
        hand[place] = fits[0]
        pool.remove(fits[0])
    state.contracts = rest


def hidden_places(state: Hanse, memory: Memory) -> list[tuple[Clue, list[CardId], Count]]:
    """List the places of hidden contracts, with what is known of each."""
    places: list[tuple[Clue, list[CardId], Count]] = []
    for seat, hand in enumerate(state.hands):
        spots = [place for place, card in enumerate(hand) if memory.is_contract(card)]
        clues = memory.clues[seat] if len(memory.clues[seat]) == len(spots) else [Clue()] * len(spots)
        for clue, place in zip(clues, spots, strict=True):
            if hand[place] == HIDDEN:
                places.append((clue, hand, place))
        for place, card in enumerate(state.dealt[seat]):
            if card == HIDDEN:
                places.append((Clue(), state.dealt[seat], place))
    return places


def deal_harvests(state: Hanse, game: Hansa, view: HanseView, memory: Memory, random: Random) -> None:
    """Pile up the harvest cards that are not seen, in any order."""
    seen = {*view.used, *[card for cards in view.waiting for card in cards]}
    cards = [card for card in range(len(game.atlas.lots)) if card not in seen]
    random.shuffle(cards)
    state.harvests, state.put_by = cards[: view.harvests], cards[view.harvests :]
    if not view.put_by:
        waiting: list[CardId] = [card for cards in view.waiting for card in cards]
        state.eighth = memory.eighth if memory.eighth != NONE else (waiting or [NONE])[-1]
