"""The law of Sissi!: rows of Sissi beans and captains in turn, sold by their last card."""

from __future__ import annotations

from typing import Any

from haricot.beans.tables import Tables
from haricot.cards.law import Law
from haricot.kernel.types import NONE, Bean, CardId, Count

# The rules that Sissi! shares with Bohnanza, by its own numbers.
NUMBERS = {
    "B1": "S1",
    "B3": "S2",
    "B5": "S4",
    "B6": "S4",
    "B7": "S5",
    "B8": "S5",
    "B9": "S5",
    "B10": "S7",
    "B11": "S7",
    "B12": "S7",
    "B13": "S7",
    "B14": "S7",
    "B15": "S7",
    "B16": "S7",
    "B17": "S8",
    "B18": "S9",
    "B19": "S11",
    "B20": "S12",
    "B22": "S9",
    "B23": "S13",
    "B24": "S14",
    "B27": "S7",
}


class SissiLaw(Law):
    """A field holds Sissi beans and captains of one kind (S3); its last card tells the price (S11)."""

    def __init__(self, tables: Tables, ends_at: Count, doubling: bool) -> None:
        super().__init__(tables, 0, ends_at, NUMBERS)
        self.tables = tables
        self.sissi: Bean = self.keys.index(tables.empress)
        self.doubling = doubling
        self.mixes = True

    def __reduce__(self) -> tuple[Any, ...]:
        """Let copies make it again of what it was made of."""
        return SissiLaw, (self.tables, self.ends_at, self.doubling)

    def captain(self, row: list[CardId]) -> Bean:
        """Tell the captain that a field belongs to, if it has one."""
        for card in row:
            if self.kind[card] != self.sissi:
                return self.kind[card]
        return NONE

    def grows(self, row: list[CardId]) -> Bean:
        """Tell the captain that a field belongs to, or else that it has Sissi beans; NONE in an empty one."""
        captain = self.captain(row)
        return self.sissi if row and captain == NONE else captain

    def doubles(self, row: list[CardId], card: CardId) -> bool:
        """Tell whether a card would cover one of its own sort (S6)."""
        return len(row) > 0 and (self.kind[row[-1]] == self.sissi) == (self.kind[card] == self.sissi)

    def fits(self, row: list[CardId], card: CardId) -> bool:
        """Tell whether a card may be planted in a field (S3, S6)."""
        if not self.doubling and self.doubles(row, card):
            return False
        return not self.foreign(row, card)

    def must_sell(self, row: list[CardId]) -> bool:
        """Tell whether two neighbouring cards are both Sissi beans or both captains (S10)."""
        for place in range(1, len(row)):
            if (self.kind[row[place]] == self.sissi) == (self.kind[row[place - 1]] == self.sissi):
                return True
        return False

    def price(self, row: list[CardId]) -> Count:
        """Count all cards of a field, and read the beanometer of the last one (S11)."""
        return self.rate(row[-1], len(row)) if row else 0

    def rate(self, card: CardId, count: Count) -> Count:
        """Read the beanometer of a card."""
        pays = self.pays[self.kind[card]]
        return pays[min(count, len(pays) - 1)]

    def coins(self, row: list[CardId]) -> list[CardId]:
        """Take coins from the kind whose beanometer paid, then from the rest (S11)."""
        if not row:
            return []
        kind = self.kind[row[-1]]
        paying = [card for card in row if self.kind[card] == kind]
        rest = [card for card in row if self.kind[card] != kind]
        return (paying + rest)[: self.price(row)]

    def foreign(self, row: list[CardId], card: CardId) -> bool:
        """Tell whether a card is a captain of another kind than those of a field (S3)."""
        return self.kind[card] != self.sissi and self.captain(row) not in (NONE, self.kind[card])

    def mixed(self) -> str:
        """Say what is wrong with a field that holds cards which do not go together (S3)."""
        return "holds captains of two kinds: one kind goes with Sissi beans (S3)"

    def misfit_rule(self, row: list[CardId], card: CardId) -> str:
        """Tell which rule keeps a card out of a field."""
        return "S5" if self.foreign(row, card) else "S6"

    def misfit(self, row: list[CardId], card: CardId) -> str:
        """Tell in a word why a card may not be planted in a field (S5, S6)."""
        return "captains" if self.foreign(row, card) else "cover"
