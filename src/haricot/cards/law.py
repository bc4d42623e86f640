"""Law: what fits where, and what pays how much."""

from __future__ import annotations

from typing import Final

from haricot.beans.tables import Tables
from haricot.kernel.types import NONE, Bean, CardId, Count, mypyc_attr

MOST_FIELDS: Final = 3
"""Maximum number of fields of a player in any card game (B4)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Law:
    """The law of a game in which a field holds one kind of bean.

    Card ids count through the kinds in the order of the tables; cards that are no beans come after them.
    """

    def __init__(self, tables: Tables, others: Count, ends_at: Count, numbers: dict[str, str]) -> None:
        self.numbers = numbers
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
        # Whether a field may hold several kinds, so that the order of planting matters.
        self.mixes = False

    def cite(self, rule: str) -> str:
        """Tell by which number this game has a rule that others share."""
        return self.numbers.get(rule, rule)

    def is_bean(self, card: CardId) -> bool:
        """Tell beans from the other cards that a hand can hold."""
        return 0 <= card < self.beans

    def copies(self, kind: Bean) -> list[CardId]:
        """List the cards of a kind; none if there is no such kind."""
        return [card for card in range(self.beans) if self.kind[card] == kind]

    def grows(self, row: list[CardId]) -> Bean:
        """Tell what grows in a field; NONE in an empty one."""
        return self.kind[row[0]] if row else NONE

    def fits(self, row: list[CardId], card: CardId) -> bool:
        """Tell whether a card may be planted in a field (B3, B9)."""
        return not row or self.kind[row[0]] == self.kind[card]

    def price(self, row: list[CardId]) -> Count:
        """Tell how many talers a field brings (B2)."""
        return self.pays[self.kind[row[0]]][len(row)] if row else 0

    def pays_next(self, row: list[CardId]) -> tuple[Count, Count]:
        """Tell with how many cards a field would pay more, and how much; 0 and 0 if it never does (B2)."""
        now: Count = self.price(row)
        pays = self.pays[self.kind[row[-1]]] if row else []
        for size in range(len(row), len(pays)):
            if pays[size] > now:
                return size, pays[size]
        return 0, 0

    def must_sell(self, row: list[CardId]) -> bool:
        """Tell whether the rules will sell a field by themselves; here they do so with none."""
        return False

    def coins(self, row: list[CardId]) -> list[CardId]:
        """Tell which cards of a field become talers when it is sold: the last planted ones (B19)."""
        return row[len(row) - self.price(row) :]

    def doubles(self, row: list[CardId], card: CardId) -> bool:
        """Tell whether a card would spoil a field that it may be planted in; here none does."""
        return False

    def earn_fields(self) -> None:
        """Have some fields bring a third field instead of talers, also to those who have one (E1)."""
        for kind, count in enumerate(self.field_at):
            if count:
                self.pays[kind][count] = 0

    def mixed(self) -> str:
        """Say what is wrong with a field that holds cards which do not go together (B3)."""
        return f"holds two kinds: a field is of one kind ({self.cite('B3')})"

    def misfit_rule(self, row: list[CardId], card: CardId) -> str:
        """Tell which rule keeps a card out of a field."""
        return self.cite("B9")

    def misfit(self, row: list[CardId], card: CardId) -> str:
        """Tell in a word why a card may not be planted in a field (B9)."""
        return "kind"

    def earns_field(self, row: list[CardId]) -> bool:
        """Tell whether a field brings a third field instead of talers (E1)."""
        return len(row) > 0 and len(row) == self.field_at[self.kind[row[0]]]

    def name(self, card: CardId) -> str:
        """Call a card by its English name."""
        return self.names[self.kind[card]] if self.is_bean(card) else "contract"


def payments(meter: tuple[tuple[int, int], ...], cards: Count) -> list[Count]:
    """Spell a beanometer out: what no card, one card, two cards ... bring, up to its last step at least."""
    last = max([cards, *[needed for needed, _ in meter]])
    steps: list[Count] = [0] * (last + 1)
    for needed, talers in meter:
        for count in range(needed, last + 1):
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
