"""Worlds of a card game: whole tables that agree with all that a witness knows, drawn by chance."""
# interpreted: worlds are drawn with Python's own random numbers

from __future__ import annotations

from itertools import accumulate, chain, combinations
from math import prod
from random import Random
from typing import TYPE_CHECKING, Generic

from haricot.cards.game import T
from haricot.cards.table import OPEN, Table
from haricot.kernel.types import HIDDEN, CardId, Count, Seat
from haricot.worlds.stretch import CONTRACT, draw_index
from haricot.worlds.witnesses import copy_shown

if TYPE_CHECKING:
    from haricot.cards.worlds.witness import CardWitness


class CardWorlds(Generic[T]):
    """The worlds of one moment: what is known is laid out once, what is hidden for every world anew.

    A card that is not seen may be in any hidden place that was filled from the shuffling it was in last,
    one as likely as the other, but for cards that were shown: those lie where their hand says.
    """

    def __init__(self, witness: CardWitness[T], random: Random) -> None:
        self.witness = witness
        self.view = witness.view
        self.random = random
        self.beans = witness.law.beans
        self.open = self.lay_open()
        known = self.known()
        self.pools: list[list[CardId]] = [[] for _ in range(witness.shuffles + 1)]
        for card in range(self.beans):
            if card not in known:
                self.pools[witness.origin[card]].append(card)
        self.contracts = [card for card in range(self.beans, len(witness.law.kind)) if card not in known]
        self.suspicions = self.weigh_suspicions()
        suspects = (False, True) if self.suspicions[0][0] else (False,)
        self.spreads = [[hand.spread(suspect) for hand in witness.hands] for suspect in suspects]
        self.unknown_coins = any([HIDDEN in purse for purse in witness.purses])

    def lay_open(self) -> T:
        """Lay out all that lies open, and the own hand."""
        view, table = self.view, self.witness.game.start(0)
        self.witness.copy_turn(table)
        table.shuffles = self.witness.shuffles
        table.talers = [purse.copy() for purse in self.witness.purses]
        copy_shown(table, view, ("hands", *OPEN))
        return table

    def known(self) -> set[CardId]:
        """List every card of which it is known where it is, but for its place in a hand."""
        view, witness = self.view, self.witness
        piles = [*view.hands, *view.aside, view.discard, view.face_up, *witness.purses, witness.under]
        piles += [hand.shown for hand in witness.hands]
        contracts = [hand.contract for hand in witness.hands if hand.contract is not None]
        return {*chain(*piles, *chain(*view.fields), contracts)}

    def weigh_suspicions(self) -> tuple[list[tuple[Seat, ...]], list[int]]:
        """Weigh which hands may have a contract that nobody saw drawn, and nobody has two (E4)."""
        hands = self.witness.hands
        unseen = len(self.contracts) - self.pile() + len(self.witness.under)
        unseen -= sum([hand.has_hidden_contract() for hand in hands])
        choices = list(combinations(self.witness.veiled, unseen))
        odds = [hand.odds() for hand in hands]
        weights = [prod(pair[seat in choice] for seat, pair in enumerate(odds)) for choice in choices]
        return choices, list(accumulate(weights))

    def draw(self) -> T:
        """Draw one table: the open cards, and the hidden ones at random."""
        table = self.witness.game.clone(self.open)
        table.seed = self.random.getrandbits(32)
        pools = [pool.copy() for pool in self.pools]
        contracts = self.contracts.copy()
        for cards in (*pools, contracts):
            self.random.shuffle(cards)
        suspected = self.draw_suspicion()
        for seat in self.witness.veiled:
            table.hands[seat] = self.fill_hand(seat, pools, contracts, seat in suspected)
        if self.unknown_coins:
            self.fill_purses(table, pools[0])
        table.deck = pools[-1]
        self.pile_up(table, contracts)
        return table

    def pile(self) -> Count:
        """Count the contracts in their pile."""
        return 0

    def pile_up(self, table: T, contracts: list[CardId]) -> None:
        """Lay the contracts that are in no hand into their pile."""

    def draw_suspicion(self) -> tuple[Seat, ...]:
        """Draw which hands have a contract that nobody saw drawn."""
        choices, bounds = self.suspicions
        return choices[draw_index(bounds, self.random)] if choices[0] else ()

    def fill_hand(
        self, seat: Seat, pools: list[list[CardId]], contracts: list[CardId], suspect: bool
    ) -> list[CardId]:
        """Fill a hidden hand, the contract at its place."""
        contract = self.witness.hands[seat].contract
        cards: list[CardId] = []
        for spread in self.spreads[suspect][seat]:
            row, before = spread.deal(pools[spread.shuffle], self.random)
            if spread.drawn_contract and contract is not None:
                row.insert(before, contracts.pop() if contract == HIDDEN else contract)
            cards += row
        if CONTRACT in cards:
            cards[cards.index(CONTRACT)] = contracts.pop()
        return cards

    def fill_purses(self, table: Table, pool: list[CardId]) -> None:
        """Fill in the talers that were earned before anybody watched."""
        for purse in table.talers:
            purse[:] = [pool.pop() if card == HIDDEN else card for card in purse]
