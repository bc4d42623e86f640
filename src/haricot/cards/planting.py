"""Planting: into which fields beans would go that have to be planted, and which would find none."""

from __future__ import annotations

from typing import Final

from haricot.cards.law import Law
from haricot.kernel.types import NONE, CardId, Count

MOST_PLANNED: Final = 20
"""Maximum number of beans to plan for."""

MOST_SEARCHED: Final = 5
"""Maximum number of beans where their order matters, so that the ways to plant them are searched."""

MOST_KNOWN: Final = 20_000
"""Maximum number of steps that a planner remembers."""

# What a plan avoids, the worst first: a sale, a field spoiled, a spoiled field fed, an empty field used.
SALE: Final = 1000
SPOILS: Final = 50
FEEDS: Final = 20
FILLS: Final = 1


class PlantingPlan:
    """A way to plant beans: the field of each of them, or NONE, and the fields afterwards."""

    def __init__(self, rows: list[list[CardId]], places: list[Count]) -> None:
        self.rows = rows
        self.places = places


class PlantingStep:
    """Which of some beans to plant next, into which field, or NONE, and what planting all of them costs."""

    def __init__(self, place: Count, field: Count, cost: Count) -> None:
        self.place = place
        self.field = field
        self.cost = cost


class PlantingPlanner:
    """Finds the best way to plant by a law; what it has found for fields of some nature it remembers."""

    def __init__(self, law: Law) -> None:
        self.law = law
        self.known: dict[object, PlantingStep] = {}

    def can_plan(self, beans: list[CardId]) -> bool:
        """Tell whether there are few enough beans to plan for."""
        return len(beans) <= (MOST_SEARCHED if self.law.mixes else MOST_PLANNED)

    def plan(self, rows: list[list[CardId]], beans: list[CardId]) -> PlantingPlan:
        """Plant beans with the fewest sales, then the fewest fields spoiled, then the fewest filled."""
        left = list[Count](range(len(beans)))
        places: list[Count] = [NONE] * len(beans)
        while left:
            step = self.step(rows, [beans[at] for at in left])
            at = left.pop(step.place)
            places[at] = step.field
            rows = grown(rows, step.field, beans[at])
        return PlantingPlan(rows, places)

    def step(self, rows: list[list[CardId]], beans: list[CardId]) -> PlantingStep:
        """Find the next step of the best plan."""
        natures = tuple([self.nature(row) for row in rows])
        key = (natures, tuple([self.law.kind[card] for card in beans]))
        step = self.known.get(key)
        if step is None:
            step = self.search(rows, beans)
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[key] = step
        return step

    def nature(self, row: list[CardId]) -> object:
        """Sum up a field as far as it matters for planting."""
        spoiled = self.law.must_sell(row)
        return self.law.grows(row), spoiled, NONE if spoiled or not row else self.law.kind[row[-1]]

    def search(self, rows: list[list[CardId]], beans: list[CardId]) -> PlantingStep:
        """Try every bean that may go next in every field for it."""
        best = PlantingStep(0, NONE, 0)
        found = False
        for place in self.candidates(beans):
            rest = beans[:place] + beans[place + 1 :]
            for field in self.homes(rows, beans[place]):
                cost = self.cost(rows, field, beans[place])
                if rest:
                    cost += self.step(grown(rows, field, beans[place]), rest).cost
                if not found or cost < best.cost:
                    best, found = PlantingStep(place, field, cost), True
        return best

    def candidates(self, beans: list[CardId]) -> list[Count]:
        """List which beans may go next: of each kind one, or the first where order does not matter."""
        if not self.law.mixes:
            return [0]
        kinds = [self.law.kind[card] for card in beans]
        return [place for place, kind in enumerate(kinds) if kind not in kinds[:place]]

    def homes(self, rows: list[list[CardId]], card: CardId) -> list[Count]:
        """List the fields worth a thought for a card, the largest first, of empty ones one; or NONE alone."""
        fits = [field for field, row in enumerate(rows) if self.law.fits(row, card)]
        used = sorted([field for field in fits if rows[field]], key=lambda field: -len(rows[field]))
        homes = used + [field for field in fits if not rows[field]][:1]
        return (homes if self.law.mixes else homes[:1]) or [NONE]

    def cost(self, rows: list[list[CardId]], field: Count, card: CardId) -> Count:
        """Tell how bad a step is."""
        if field == NONE:
            return SALE
        row = rows[field]
        if self.law.must_sell([*row, card]):
            return FEEDS if self.law.must_sell(row) else SPOILS
        return 0 if row else FILLS


def grown(rows: list[list[CardId]], field: Count, card: CardId) -> list[list[CardId]]:
    """Give fields with one card more; without a field for it they stay as they are."""
    if field == NONE:
        return rows
    return [[*row, card] if place == field else row for place, row in enumerate(rows)]
