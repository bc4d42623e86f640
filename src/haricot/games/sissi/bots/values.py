"""SissiValues: what rows of Sissi beans and captains are worth, by captain, length and last card."""

from __future__ import annotations

from typing import Final

from haricot.cards.bots.values import NEVER, Ground, Known, Values, between
from haricot.cards.bots.weights import Weights
from haricot.games.sissi.law import SissiLaw
from haricot.kernel.types import NONE, CardId, Count, mypyc_attr

UNPAID: Final = 0.15
"""What a row is worth less while the card on top is not the one that shall pay."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SissiValues(Values):
    """A row grows by Sissi beans and captains in turn, and pays by its last card (S10, S11)."""

    def __init__(self, law: SissiLaw, weights: Weights, known: Known) -> None:
        super().__init__(law, weights, known)
        self.rows = law
        self.grown = [climb(pays) for pays in law.pays]

    def row(self, row: list[CardId]) -> float:
        """Value a row: what it pays now, and a part of what it is growing to."""
        if not row:
            return self.empty
        law = self.rows
        now, captain = float(law.price(row)), law.captain(row)
        if captain == NONE:
            return max(now, 0.5 * self.empty) - (UNPAID if len(row) > 1 else 0.0)
        if law.must_sell(row):
            return now
        grown = self.grown[captain]
        hope = grown[min(len(row), len(grown) - 1)]
        unpaid = UNPAID if law.kind[row[len(row) - 1]] == law.sissi else 0.0
        left = min(1.0, self.turns_left / 8.0)
        return now + left * (max(0.0, self.weights.hope * (hope - now)) + self.weights.progress) - unpaid

    def planted(self, row: list[CardId], card: CardId) -> float:
        """Tell what planting a card in a row brings; it has to fit."""
        return self.row([*row, card]) - self.row(row)

    def settled(self, rows: list[list[CardId]], cards: list[CardId]) -> float:
        """Value some rows, and the talers they bring, once all these cards are planted there."""
        mine = rows.copy()
        talers = 0.0
        for card in cards:
            talers += self.put(mine, card)
        for row in mine:
            talers += self.row(row)
        return talers

    def survey(self, ground: Ground) -> None:
        """Work out what a player's rows are worth, and what one more card of each kind would add."""
        mine = ground.rows.copy()
        talers = 0.0
        for card in ground.owed:
            talers += self.put(mine, card)
        for row in mine:
            talers += self.row(row)
        ground.worth = talers
        for card in self.any_card:
            most, _, _ = self.best(mine, card)
            ground.gains.append(most)

    def put(self, rows: list[list[CardId]], card: CardId) -> float:
        """Put a card where it does most good, selling a row if need be, and tell what that paid."""
        _, field, sells = self.best(rows, card)
        sold = float(self.law.price(rows[field])) if sells else 0.0
        rows[field] = [card] if sells else [*rows[field], card]
        return sold

    def best(self, rows: list[list[CardId]], card: CardId) -> tuple[float, Count, bool]:
        """Find where a card does most good: what it brings, in which row, and whether that is sold for it."""
        best: Count = 0
        most, sells = NEVER, False
        for field, row in enumerate(rows):
            if self.law.fits(row, card):
                gain = self.planted(row, card)
                if gain > most:
                    best, most, sells = field, gain, False
            if row:
                gain = float(self.law.price(row)) + self.row([card]) - self.row(row)
                if gain > most:
                    best, most, sells = field, gain, True
        return most, best, sells


def climb(pays: list[Count]) -> list[float]:
    """Join the steps of a beanometer by straight lines; beyond the last one nothing grows."""
    return [float(pays[size]) + more for size, more in enumerate(between(pays))]
