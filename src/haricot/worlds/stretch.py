"""Stretch: cards of a hidden hand that came from one shuffling, and all the ways in which they may lie."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from itertools import accumulate, pairwise
from random import Random
from typing import Final

from haricot.kernel.types import CardId, Count

Left = tuple[Count, ...]
"""Number of cards that are left of each batch."""

NOWHERE: Final = -1

MOST_WAYS: Final = 500
"""Maximum number of ways that are kept apart; beyond that, when the last card was shown is forgotten."""

CONTRACT: Final = -2
"""A contract that may be among the cards, if nobody has told when it was drawn."""


class Stretch:
    """What one player drew from one shuffling of the deck: batches of cards in the order of the hand.

    A batch ends when a card of the hand is shown or a contract is drawn: a shown card is in a batch that
    was there by then, and the contract lies behind those. From which batch a card was traded is not told.
    For all that may be left of the batches, `ways` counts the orders of the deck that lead there with any
    one choice of places for the shown cards, which is the same for every choice.
    """

    def __init__(self, shuffle: Count) -> None:
        self.shuffle = shuffle
        self.ways: dict[Left, int] = {(): 1}
        # Number of batches when a card was shown, and when the contract of the hand was drawn.
        self.shown: dict[CardId, Count] = {}
        self.contract: Count = NOWHERE
        # Number of batches that may hold a contract that was drawn before anybody watched.
        self.maybe: Count = 0
        self.ended = True

    def size(self) -> Count:
        """Return the number of cards in all batches."""
        return sum(next(iter(self.ways)))

    def batches(self) -> Count:
        """Return the number of batches."""
        return len(next(iter(self.ways)))

    def draw(self) -> None:
        """Add a card to the last batch, or to a new one."""
        if self.ended:
            self.ways = {(*left, 0): ways for left, ways in self.ways.items()}
            self.ended = False
        self.ways = {(*left[:-1], left[-1] + 1): ways for left, ways in self.ways.items()}

    def show(self, card: CardId) -> None:
        """Note that a card is here."""
        self.shown[card] = self.batches()
        self.ended = True

    def draw_contract(self) -> None:
        """Note that a contract lies behind all that is here now."""
        self.contract = self.batches()
        self.ended = True

    def suspect_contract(self) -> None:
        """Note that one of the cards may be a contract."""
        self.maybe = self.batches()
        self.ended = True

    def confirm_contract(self) -> None:
        """Note that one of the cards is a contract indeed, if that was open."""
        if self.maybe:
            self.shown[CONTRACT], self.maybe = self.maybe, 0

    def has_contract(self) -> bool:
        """Tell whether a contract is here, or may be."""
        return self.contract >= 0 or self.maybe > 0 or CONTRACT in self.shown

    def lose(self, card: CardId, first: bool) -> None:
        """Take a card out, the first one of the hand or from anywhere."""
        if self.batches() == 1 and not self.shown and not self.has_contract():
            self.ways = {(self.size() - 1,): 1}
            return
        most = self.shown.pop(card, self.batches())
        found: dict[Left, int] = defaultdict(int)
        for left, ways in self.ways.items():
            for batch in self.sources(left, most, first):
                less = (*left[:batch], left[batch] - 1, *left[batch + 1 :])
                found[less] += ways if first else ways * left[batch]
        self.ways = found
        self.tidy()

    def sources(self, left: Left, most: Count, first: bool) -> list[Count]:
        """List the batches that a card may have come from; a first card lay before the contract too."""
        full = [batch for batch, count in enumerate(left) if count]
        if first:
            full = [batch for batch in full[:1] if self.contract < 0 or batch < self.contract]
        return [batch for batch in full if batch < most]

    def lose_contract(self, first: bool) -> None:
        """Take the contract out; as the first card of the hand it had nothing before it."""
        if self.contract < 0:
            self.confirm_contract()
            self.lose(CONTRACT, first)
            return
        if first:
            before = self.contract
            self.ways = {left: ways for left, ways in self.ways.items() if not sum(left[:before])}
        self.contract = NOWHERE
        self.tidy()

    def tidy(self) -> None:
        """Forget what cannot be any more, and what would take too long to keep apart."""
        self.join()
        while len(self.ways) > MOST_WAYS and set(self.shown.values()) - {self.batches()}:
            every = self.batches()
            last = max(set(self.shown.values()) - {every})
            self.shown = {card: every if end == last else end for card, end in self.shown.items()}
            self.join()

    def join(self) -> None:
        """Join batches that nothing tells apart."""
        ends = {*self.shown.values(), self.contract, self.maybe, self.batches()} - {0, NOWHERE}
        cuts = [0, *sorted(ends)]
        found: dict[Left, int] = defaultdict(int)
        for left, ways in self.ways.items():
            if self.places(left, self.shown):
                found[tuple([sum(left[start:end]) for start, end in pairwise(cuts)])] += ways
        self.ways = dict(found) if len(found) > 1 else dict.fromkeys(found, 1)
        self.shown = {card: cuts.index(end) for card, end in self.shown.items()}
        self.maybe = cuts.index(self.maybe)
        self.contract = cuts.index(self.contract) if self.contract >= 0 else NOWHERE
        self.ended = self.batches() in {0, *self.shown.values(), self.contract, self.maybe}

    def marked(self, suspect: bool) -> dict[CardId, Count]:
        """List the cards whose places are told, with a contract that may be here or without."""
        return {**self.shown, CONTRACT: self.maybe} if suspect and self.maybe else self.shown

    def places(self, left: Left, marked: dict[CardId, Count]) -> int:
        """Count the ways to lay the marked cards, if so much is left."""
        count = 1
        for taken, end in enumerate(sorted(marked.values())):
            count *= max(0, sum(left[:end]) - taken)
        return count

    def weights(self, marked: dict[CardId, Count]) -> list[int]:
        """Tell how likely each way is."""
        return [ways * self.places(left, marked) for left, ways in self.ways.items()]


class Spread:
    """A stretch that is made ready to be dealt many times."""

    def __init__(self, stretch: Stretch, suspect: bool) -> None:
        marked = stretch.marked(suspect)
        self.shuffle = stretch.shuffle
        self.hidden = stretch.size() - len(marked)
        self.drawn_contract = stretch.contract >= 0
        # Who has the fewest places comes first: how many are free then does not depend on the choices before.
        marks = sorted(marked.items(), key=lambda item: item[1])
        self.marks = [card for card, _ in marks]
        self.choices = [
            ([sum(left[:end]) for _, end in marks], sum(left[: max(0, stretch.contract)]))
            for left in stretch.ways
        ]
        self.bounds = list(accumulate(stretch.weights(marked)))

    def deal(self, pool: list[CardId], random: Random) -> tuple[list[CardId], Count]:
        """Lay cards of a pool and the marked ones, and tell how many come before the contract."""
        ends, before = self.choices[0]
        if len(self.bounds) > 1:
            ends, before = self.choices[draw_index(self.bounds, random)]
        start = len(pool) - self.hidden
        cards = pool[start:]
        del pool[start:]
        if self.marks:
            self.lay_marked(cards, ends, random)
        return cards, before

    def lay_marked(self, cards: list[CardId], ends: list[Count], random: Random) -> None:
        """Lay the marked cards in between, each in any free place of those that it may be in."""
        taken: dict[Count, CardId] = {}
        for card, end in zip(self.marks, ends, strict=True):
            place = random.randrange(end)
            while place in taken:
                place = random.randrange(end)
            taken[place] = card
        for place in sorted(taken):
            cards.insert(place, taken[place])


def draw_index(bounds: list[int], random: Random) -> int:
    """Draw by whole weights, of which these are the sums so far, and which may be greater than any float."""
    return bisect_right(bounds, random.randrange(bounds[-1]))
