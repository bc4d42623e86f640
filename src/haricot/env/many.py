"""Many: a lot of games, each a step further with every call."""

from __future__ import annotations

from typing import Final

from haricot.env.desk import Desk
from haricot.env.sheet import Sheet
from haricot.kernel.types import NONE, Count, Score

BITS: Final = 32
"""So many choices one word of a mask tells of."""


class Many:
    """Games side by side: what is seen and may be chosen in all of them is gathered in lists of words."""

    def __init__(self, desks: list[Desk], seed: Count) -> None:
        self.desks = desks
        self.seed = seed
        self.played: list[Count] = [0] * len(desks)
        self.mask_words: Count = (desks[0].menu.size + BITS - 1) // BITS
        # Which games have just ended, and with which scores.
        self.ended: list[Count] = []
        self.scores: list[tuple[Score, ...]] = []
        for place in range(len(desks)):
            self.deal(place)
        self.gather()

    def deal(self, place: Count) -> None:
        """Begin the next game of a place; no two games have the same seed."""
        self.desks[place].begin(self.seed + place + self.played[place] * len(self.desks))
        self.played[place] += 1

    def step(self, choices: list[int]) -> None:
        """Do in every game what was chosen for it; a game that has ended is followed by another."""
        self.ended = []
        self.scores = []
        for place, desk in enumerate(self.desks):
            desk.act(choices[place])
            if desk.seat == NONE:
                result = desk.state.result
                assert result is not None
                self.ended.append(place)
                self.scores.append(result.scores)
                self.deal(place)
        self.gather()

    def gather(self) -> None:
        """Write down what the asked seats see and may choose."""
        sheet = Sheet()
        self.masks: list[Count] = []
        self.seats: list[Count] = []
        for desk in self.desks:
            desk.write(sheet, desk.seat)
            sheet.end()
            self.seats.append(desk.seat)
            self.mask(desk)
        self.words = sheet.words

    def mask(self, desk: Desk) -> None:
        """Write down what may be chosen, a bit for each choice."""
        first = len(self.masks)
        self.masks += [0] * self.mask_words
        for choice in desk.choices:
            word = first + choice // BITS
            self.masks[word] |= 1 << choice % BITS
