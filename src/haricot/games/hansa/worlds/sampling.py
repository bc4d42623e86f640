"""Worlds of Bohn Hansa: whole boards that agree with all that a witness knows, drawn by chance."""
# interpreted: worlds are drawn with Python's own random numbers

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from haricot.games.hansa.hanse import HELD, OPEN, Hanse
from haricot.kernel.types import HIDDEN, NONE, Bean, CardId, Count, Seat
from haricot.worlds.witnesses import copy_shown

if TYPE_CHECKING:
    from haricot.games.hansa.worlds.witness import Clue, HansaWitness

Spot = tuple["Clue", Seat, Count]
"""What is known of a hidden contract, in whose hand it is, and at which place."""


class HansaWorlds:
    """The boards of one moment: what is known is laid out once, what is hidden for every world anew."""

    def __init__(self, witness: HansaWitness, random: Random) -> None:
        self.witness = witness
        self.view = witness.view
        self.atlas = witness.atlas
        self.random = random
        self.open = self.lay_open()
        self.pools = self.unseen_contracts()
        # The lowest bound comes first: how many contracts fit then does not depend on the choices before.
        self.spots = sorted(self.hidden_spots(), key=lambda spot: spot[0].most)
        used = {*self.view.used, *[card for cards in self.view.waiting for card in cards]}
        self.harvests = [card for card in range(len(self.atlas.lots)) if card not in used]

    def lay_open(self) -> Hanse:
        """Lay out all that lies open."""
        view, board = self.view, Hanse()
        board.lay(view.players, 0, len(self.atlas.keys), self.atlas.boxes)
        self.witness.copy_turn(board)
        board.shuffles = self.witness.shuffles
        board.reserve = [pile.copy() for pile in self.witness.reserve]
        board.scarce = self.witness.scarce.copy()
        copy_shown(board, view, (*HELD, *OPEN))
        return board

    def unseen_contracts(self) -> list[list[CardId]]:
        """List the contracts that are not seen by the shuffling they were in last."""
        view, first = self.view, self.atlas.first_contract
        shown = {card for pile in (*view.hands, *view.dealt, view.laid, view.spent) for card in pile}
        pools: list[list[CardId]] = [[] for _ in range(self.witness.shuffles + 1)]
        for card, origin in enumerate(self.witness.origin, first):
            if card not in shown:
                pools[origin].append(card)
        return pools

    def hidden_spots(self) -> list[Spot]:
        """List the places of hidden contracts in hands, with what is known of each."""
        spots: list[Spot] = []
        for seat, hand in enumerate(self.view.hands):
            places = [place for place, card in enumerate(hand) if self.witness.is_contract(card)]
            clues = zip(self.witness.clues[seat], places, strict=True)
            spots += [(clue, seat, place) for clue, place in clues if hand[place] == HIDDEN]
        return spots

    def draw(self) -> Hanse:
        """Draw one board: what lies open, and the hidden cards at random."""
        board = self.open.clone()
        board.seed = self.random.getrandbits(32)
        self.deal_contracts(board)
        self.deal_harvests(board)
        if board.debtor != NONE and self.view.phase == "trade":
            self.keep_promise(board)
        return board

    def deal_contracts(self, board: Hanse) -> None:
        """Deal contracts that are not seen to the hidden places, as clues allow, and pile up the rest."""
        pools = [pool.copy() for pool in self.pools]
        for pool in pools:
            self.random.shuffle(pool)
        for clue, seat, place in self.spots:
            board.hands[seat][place] = self.take(pools[clue.shuffle], clue.most)
        for cards in board.dealt:
            cards[:] = [pools[0].pop() if card == HIDDEN else card for card in cards]
        board.contracts = pools[-1]

    def take(self, pool: list[CardId], most: Count) -> CardId:
        """Take any contract of a pool that is not worth more."""
        value, first = self.atlas.value, self.atlas.first_contract
        fits = [card for card in pool if value[card - first] <= most]
        if len(fits) == len(pool):
            return pool.pop()
        card = self.random.choice(fits)
        pool.remove(card)
        return card

    def deal_harvests(self, board: Hanse) -> None:
        """Pile up the harvest cards that are not seen, in any order (H26)."""
        cards = self.harvests.copy()
        self.random.shuffle(cards)
        board.harvests, board.put_by = cards[: self.view.harvests], cards[self.view.harvests :]
        board.eighth = self.witness.eighth
        waiting = [card for cards in self.view.waiting for card in cards]
        if board.eighth == NONE and waiting and self.view.eighth_drawn():
            board.eighth = self.random.choice(waiting)

    def keep_promise(self, board: Hanse) -> None:
        """Let the exchange wait for which a guest pays a toll, of any beans that the taker may give (H17)."""
        promise = self.witness.promise
        cards = promise.cards
        if cards is None:
            stock = self.witness.game.goods.stock(board, promise.taker, True)
            cards = self.pick_beans(board, stock, promise.offer.wants)
        board.pending, board.pending_taker, board.pending_cards = promise.offer, promise.taker, cards

    def pick_beans(self, board: Hanse, stock: list[CardId], wants: tuple[Bean, ...]) -> tuple[CardId, ...]:
        """Pick beans of some kinds; those that went for the toll are in the reserve, and on top."""
        picked: list[CardId] = []
        for kind in wants:
            copies = [bean for bean in stock if self.atlas.kind[bean] == kind and bean not in picked]
            picked.append(self.random.choice(copies) if copies else board.reserve[kind][-1])
        return tuple(picked)
