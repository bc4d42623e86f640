"""Ground: a player's fields once all is planted that has to be, and what more cards would bring there."""

from __future__ import annotations

from haricot.bots.values import Values
from haricot.kernel.types import CardId


class Ground:
    """What a player's fields are worth, and what a card of each kind would add."""

    def __init__(self, values: Values, rows: list[list[CardId]], owed: list[CardId]) -> None:
        self.values = values
        self.rows = rows
        self.owed = owed
        self.worth = values.settled(rows, owed)
        self.gains = values.gains(rows, owed, self.worth)

    def bring(self, cards: list[CardId]) -> float:
        """Tell what some more cards to plant would add."""
        if not cards:
            return 0.0
        if len(cards) == 1:
            return self.gains[self.values.law.kind[cards[0]]]
        return self.values.settled(self.rows, self.owed + cards) - self.worth
