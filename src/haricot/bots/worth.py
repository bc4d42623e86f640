"""What fields and cards are worth, read from the beanometers alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from haricot.beans.law import Law
from haricot.kernel.types import NONE, Bean, CardId, Count

EMPTY = 0.3
"""An empty field saves a sale that comes too early."""

MOST_KNOWN = 20_000

Row = tuple[Bean, Count]
"""What grows in a field, and how much of it."""


class Worth:
    """Values in talers: what a field brings now, and a share of its next step for every card on the way."""

    def __init__(self, law: Law) -> None:
        self.law = law
        self.grown = [growth(pays) for pays in law.pays]
        self.rate = [best_rate(pays) for pays in law.pays]
        # The same fields are valued again and again while a trade goes on.
        self.known: dict[tuple[tuple[Row, ...], tuple[Bean, ...]], float] = {}

    def full(self, row: list[CardId]) -> bool:
        """Tell whether a field pays as much as it ever will."""
        return bool(row) and self.law.price(row) == max(self.law.pays[self.law.kind[row[0]]]) > 0

    def loss(self, row: list[CardId]) -> float:
        """Tell what selling a field now gives away."""
        return self.loss_of(self.as_row(row))

    def as_row(self, row: Sequence[CardId]) -> Row:
        """Tell what grows in a field, and how much of it."""
        return (self.law.kind[row[0]], len(row)) if row else (NONE, 0)

    def loss_of(self, row: Row) -> float:
        """Tell what selling so many beans of a kind gives away."""
        kind, size = row
        return self.grown[kind][size] - float(self.law.pays[kind][size])

    def settled(self, fields: Iterable[Sequence[CardId]], cards: Iterable[CardId]) -> float:
        """Value some fields and the talers they bring once all these cards are planted there."""
        rows = [self.as_row(row) for row in fields]
        kinds = [self.law.kind[card] for card in cards]
        key = tuple(rows), tuple(kinds)
        if key not in self.known:
            if len(self.known) > MOST_KNOWN:
                self.known.clear()
            self.known[key] = self.settle(rows, kinds)
        return self.known[key]

    def settle(self, rows: list[Row], kinds: list[Bean]) -> float:
        """Plant what fits, then fill empty fields, then sell where it gives least away."""
        talers = 0.0
        left = [kind for kind in kinds if not add(rows, kind)]
        for kind in left:
            if add(rows, kind):
                continue
            field = self.room(rows)
            sold, size = rows[field]
            talers += float(self.law.pays[sold][size]) if size else 0.0
            rows[field] = (kind, 1)
        return talers + sum(self.grown[kind][size] if size else EMPTY for kind, size in rows)

    def room(self, rows: list[Row]) -> int:
        """Find an empty field, or else the one to sell that gives least away (B20)."""
        if (NONE, 0) in rows:
            return rows.index((NONE, 0))
        large = any(size > 1 for _, size in rows)
        sellable = [field for field, (_, size) in enumerate(rows) if size > large]
        return min(sellable, key=lambda field: self.loss_of(rows[field]))

    def in_hand(self, kind: Bean, place: int, grown: set[Bean], room: bool) -> float:
        """Value a card of a hand: without a field for it, it is a burden, and more so near the front."""
        if kind in grown:
            return 0.7 * self.rate[kind]
        return 0.4 * self.rate[kind] if room else 0.1 * self.rate[kind] - 0.4 / (1 + place)


def add(rows: list[Row], kind: Bean) -> bool:
    """Plant a bean with others of its kind, if there are any."""
    for field, (grown, size) in enumerate(rows):
        if grown == kind:
            rows[field] = (kind, size + 1)
            return True
    return False


def growth(pays: list[Count]) -> list[float]:
    """Join the steps of a beanometer by straight lines; beyond the last one nothing grows."""
    steps = [count for count in range(len(pays)) if count == 0 or pays[count] > pays[count - 1]]
    grown = [float(talers) for talers in pays]
    for low, high in pairwise(steps):
        for count in range(low, high):
            grown[count] = grown[low] + (grown[high] - grown[low]) * (count - low) / (high - low)
    return grown


def best_rate(pays: list[Count]) -> float:
    """Tell how many talers a card brings at best."""
    return max(float(talers) / max(count, 1) for count, talers in enumerate(pays))
