"""SissiValues: what rows of Sissi beans and captains are worth, by captain, length and last card."""

from __future__ import annotations

from haricot.bots.sight import Sight
from haricot.bots.values import MOST_CARDS, NEVER, Values
from haricot.bots.weights import Weights
from haricot.games.sissi.law import SissiLaw
from haricot.kernel.types import NONE, Bean, CardId, Count


class SissiValues(Values):
    """A row grows by Sissi beans and captains in turn, and pays by its last card (S10, S11)."""

    def __init__(self, law: SissiLaw, weights: Weights) -> None:
        super().__init__(law, weights)
        self.rows = law
        self.costs: list[float] = [0.0] * len(law.counts)
        self.coming: list[Count] = [0] * len(law.counts)
        self.grown: dict[tuple[Bean, Bean, Count], float] = {}

    def look(self, sight: Sight) -> None:
        """Take in how long a card of each kind has to be waited for."""
        super().look(sight)
        for bean in range(len(self.costs)):
            self.costs[bean], self.coming[bean] = self.waiting(sight, bean)
        self.grown = {}

    def row(self, row: list[CardId]) -> float:
        """Value a row: sold as it is, or grown on as far as that pays."""
        if not row:
            return self.empty
        law = self.rows
        if law.must_sell(row):
            return float(law.price(row)) + self.empty
        captain, last = law.captain(row), law.kind[row[len(row) - 1]]
        key = (captain, last, len(row))
        found = self.grown.get(key, NEVER)
        if found == NEVER:
            found = self.begun(len(row)) if captain == NONE else self.grow(captain, last, len(row))
            self.grown[key] = found
        return found + self.empty

    def begun(self, size: Count) -> float:
        """Value a lone Sissi bean, which any captain may join."""
        best = NEVER
        for captain in range(len(self.costs)):
            if captain != self.rows.sissi and self.coming[captain] > 0:
                # Any of them will do, so the wait is shorter than for the best one alone.
                best = max(best, self.grow(captain, captain, size + 1) - 0.5 * self.costs[captain])
        return max(best, 0.0)

    def grow(self, captain: Bean, last: Bean, size: Count) -> float:
        """Tell what a row will be sold for at best, less what it costs to wait for both sorts in turn."""
        law = self.rows
        best, cost = NEVER, 0.0
        for more in range(MOST_CARDS + 1):
            pays = law.pays[last]
            best = max(best, float(pays[min(size + more, len(pays) - 1)]) - cost)
            last = captain if last == law.sissi else law.sissi
            if more // 2 >= self.coming[last]:
                break
            cost += self.costs[last]
        return best

    def settled(self, rows: list[list[CardId]], cards: list[CardId]) -> float:
        """Value some rows, and the talers they bring, once all these cards are planted there."""
        mine = rows.copy()
        talers = 0.0
        for card in cards:
            talers += self.put(mine, card)
        for row in mine:
            talers += self.row(row)
        return talers

    def put(self, rows: list[list[CardId]], card: CardId) -> float:
        """Put a card where it does most good, selling a row if need be, and tell what that paid."""
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
        sold = float(self.law.price(rows[best])) if sells else 0.0
        rows[best] = [card] if sells else [*rows[best], card]
        return sold
