"""Law: what fits where, and what pays how much."""

from __future__ import annotations

from haricot.beans.tables import Tables
from haricot.kernel.types import NONE, Bean, CardId, Count


class Law:
    """The law of a game in which a field holds one kind of bean.

    Card ids count through the kinds in the order of the tables; cards that are no beans come after them.
    """

    def __init__(self, tables: Tables, others: Count, ends_at: Count) -> None:
        self.keys = list(tables.bean)
        self.names = [kind.names.get("en", key.capitalize()) for key, kind in tables.bean.items()]
        self.counts: list[Count] = [kind.cards for kind in tables.bean.values()]
        self.kind: list[Bean] = []
        self.pays: list[list[Count]] = []
        self.field_at: list[Count] = [kind.third_field_at for kind in tables.bean.values()]
        for bean, kind in enumerate(tables.bean.values()):
            self.kind += [bean] * kind.cards
            self.pays.append(payments(kind.meter, kind.cards))
        self.beans: Count = len(self.kind)
        self.kind += [NONE] * others
        self.ends_at = ends_at

    def is_bean(self, card: CardId) -> bool:
        """Tell beans from the other cards that a hand can hold."""
        return 0 <= card < self.beans

    def fits(self, row: list[CardId], card: CardId) -> bool:
        """Tell whether a card may be planted in a field (B3, B9)."""
        return not row or self.kind[row[0]] == self.kind[card]

    def price(self, row: list[CardId]) -> Count:
        """Tell how many talers a field brings (B2)."""
        return self.pays[self.kind[row[0]]][len(row)] if row else 0

    def earns_field(self, row: list[CardId]) -> bool:
        """Tell whether a field brings a third field instead of talers (E1)."""
        return len(row) > 0 and len(row) == self.field_at[self.kind[row[0]]]

    def name(self, card: CardId) -> str:
        """Call a card by its English name."""
        return self.names[self.kind[card]] if self.is_bean(card) else "contract"


def payments(meter: tuple[tuple[int, int], ...], cards: Count) -> list[Count]:
    """Spell a beanometer out: what no card, one card, two cards ... bring."""
    steps: list[Count] = [0] * (cards + 1)
    for needed, talers in meter:
        for count in range(needed, cards + 1):
            steps[count] = talers
    return steps


def sellable(fields: list[list[CardId]]) -> list[Count]:
    """List the fields that may be sold: the larger ones, or else any single bean (B20)."""
    larger: list[Count] = []
    single: list[Count] = []
    for field, row in enumerate(fields):
        if len(row) > 1:
            larger.append(field)
        elif row:
            single.append(field)
    return larger or single
