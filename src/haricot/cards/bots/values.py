"""Values: what fields and cards are worth in talers, by beanometers, cards unseen and time left."""

from __future__ import annotations

from typing import Final

from haricot.cards.bots.sight import TraderSight
from haricot.cards.bots.weights import Weights
from haricot.cards.law import Law
from haricot.kernel.types import NONE, Bean, CardId, Count, mypyc_attr

STEP: Final = 0.04
"""Step, in talers, by which the cost of waiting for a card is rounded."""

MOST_STEPS: Final = 50
MOST_CARDS: Final = 8
CARDS_A_TURN: Final = 5.0
LEAST_FLOW: Final = 0.02
NEVER: Final = -1000.0

Known = list[list[float]]
"""What fields bring, by their kind, the cost of waiting and the cards that may come; or nothing yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ground:
    """The fields of a player once all is planted that has to be: their worth, and what more cards add."""

    def __init__(self, values: Values, rows: list[list[CardId]], owed: list[CardId]) -> None:
        self.values = values
        self.rows = rows
        self.owed = owed
        self.worth = 0.0
        self.gains: list[float] = []
        # What grows then in each field, and whether nothing had to be sold for it.
        self.beans: list[Bean] = []
        self.sizes: list[Count] = []
        self.kept = False
        values.survey(self)

    def bring(self, cards: list[CardId]) -> float:
        """Tell what some more cards to plant would add."""
        if not cards:
            return 0.0
        if len(cards) == 1:
            return self.gains[self.values.law.kind[cards[0]]]
        return self.values.bring(self, cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class Values:
    """What the fields of a law with one kind a field are worth; another law values its own rows.

    A field earns by the turn as long as it is used well, so every card that a field waits for costs time: the
    rarer the kind, the more. What a field is worth is what it will be sold for, less the time until then.
    """

    def __init__(self, law: Law, weights: Weights, known: Known) -> None:
        self.law = law
        self.weights = weights
        self.known = known
        # By kind and size: what a field will bring, as things are.
        self.fields: list[list[float]] = [[] for _ in law.counts]
        self.empty = 0.0
        self.turns_left = 0.0
        self.pays: list[list[float]] = [[float(talers) for talers in pays] for pays in law.pays]
        self.most: list[Count] = [max(pays) for pays in law.pays]
        # Any card of each kind stands for one that somebody may have.
        self.any_card: list[CardId] = [law.kind.index(bean) for bean in range(len(law.counts))]

    def look(self, sight: TraderSight) -> None:
        """Take in how long the game will be, and how long a card of each kind has to be waited for."""
        weights, players = self.weights, float(sight.players)
        self.turns_left = sight.cards_left() / CARDS_A_TURN
        self.empty = weights.empty * min(1.0, self.turns_left / (2.0 * players))
        a_card = weights.share * CARDS_A_TURN / float(max(sight.hidden, 1))
        for bean in range(len(self.fields)):
            flow = a_card * float(max(sight.unseen[bean], 0))
            self.expect(bean, max(LEAST_FLOW, flow), players)

    def expect(self, bean: Bean, flow: float, players: float) -> None:
        """Take in how many cards of a kind come in a turn: what waiting costs, and how many may come."""
        cost = self.weights.pace / players / flow
        step: Count = min(int(cost / STEP + 0.5), MOST_STEPS)
        cards: Count = min(int(self.turns_left * flow * self.weights.hope + 0.5), MOST_CARDS)
        self.fields[bean] = self.prospects(bean, step, cards)

    def prospects(self, bean: Bean, step: Count, cards: Count) -> list[float]:
        """Tell for each size what a field of a kind will bring; much the same comes up in every game."""
        place = (bean * (MOST_STEPS + 1) + step) * (MOST_CARDS + 1) + cards
        found = self.known[place]
        if not found:
            found = prospects(self.law.pays[bean], STEP * float(step), cards, self.weights.progress)
            self.known[place] = found
        return found

    def field(self, bean: Bean, size: Count) -> float:
        """Value a number of beans of a kind in a field: grown on, or sold now."""
        fields = self.fields[bean]
        last = len(fields) - 1
        return fields[size if size < last else last] + self.empty

    def sold(self, bean: Bean, size: Count) -> float:
        """Tell what a number of beans of a kind pay; more than there are pay as all of them."""
        pays = self.pays[bean]
        last = len(pays) - 1
        return pays[size if size < last else last]

    def row(self, row: list[CardId]) -> float:
        """Value a field as it is."""
        return self.field(self.law.kind[row[0]], len(row)) if row else self.empty

    def settled(self, rows: list[list[CardId]], cards: list[CardId]) -> float:
        """Value some fields, and the talers they bring, once all these cards are planted there."""
        beans: list[Bean] = []
        sizes: list[Count] = []
        return self.total(beans, sizes, self.fill(rows, cards, beans, sizes))

    def total(self, beans: list[Bean], sizes: list[Count], talers: float) -> float:
        """Add what fields are worth to some talers."""
        for field in range(len(beans)):
            talers += self.empty if beans[field] == NONE else self.field(beans[field], sizes[field])
        return talers

    def survey(self, ground: Ground) -> None:
        """Work out what a player's fields are worth, and what one more card of each kind would add."""
        beans, sizes = ground.beans, ground.sizes
        total = self.total(beans, sizes, self.fill(ground.rows, ground.owed, beans, sizes))
        ground.worth = total
        room = -self.empty
        if find(beans, NONE) < 0:
            field = self.cheapest(beans, sizes)
            room = self.sold(beans[field], sizes[field]) - self.field(beans[field], sizes[field])
        ground.kept = len(ground.owed) + cards_in(ground.rows) == sum(sizes)
        for bean in range(len(self.fields)):
            field = find(beans, bean)
            if field >= 0:
                gain = self.field(bean, sizes[field] + 1) - self.field(bean, sizes[field])
            elif not ground.kept and self.grows(ground.rows, bean):
                # It goes into a field that is sold after it.
                gain = self.settled(ground.rows, [*ground.owed, self.any_card[bean]]) - total
            else:
                gain = room + self.field(bean, 1)
            ground.gains.append(gain)

    def bring(self, ground: Ground, cards: list[CardId]) -> float:
        """Tell what several more cards to plant would add."""
        if not ground.kept:
            return self.settled(ground.rows, ground.owed + cards) - ground.worth
        beans, sizes = ground.beans.copy(), ground.sizes.copy()
        misfits: list[Bean] = []
        for card in cards:
            if not add(beans, sizes, self.law.kind[card]):
                misfits.append(self.law.kind[card])
        talers = self.place(beans, sizes, misfits) if misfits else 0.0
        return self.total(beans, sizes, talers) - ground.worth

    def grows(self, rows: list[list[CardId]], bean: Bean) -> bool:
        """Tell whether a kind is in one of some fields."""
        for row in rows:
            if row and self.law.kind[row[0]] == bean:
                return True
        return False

    def fill(
        self, rows: list[list[CardId]], cards: list[CardId], beans: list[Bean], sizes: list[Count]
    ) -> float:
        """Work out what grows in each field once all these cards are planted, and what sales bring for it."""
        kind = self.law.kind
        for row in rows:
            beans.append(kind[row[0]] if row else NONE)
            sizes.append(len(row))
        misfits: list[Bean] = []
        for card in cards:
            if not add(beans, sizes, kind[card]):
                misfits.append(kind[card])
        return self.place(beans, sizes, misfits) if misfits else 0.0

    def place(self, beans: list[Bean], sizes: list[Count], misfits: list[Bean]) -> float:
        """Plant cards that fit nowhere: in empty fields, or else where selling gives least away."""
        talers = 0.0
        for bean in misfits:
            if add(beans, sizes, bean):
                continue
            field = find(beans, NONE)
            if field < 0:
                field = self.cheapest(beans, sizes)
                talers += self.sold(beans[field], sizes[field])
            beans[field] = bean
            sizes[field] = 1
        return talers

    def cheapest(self, beans: list[Bean], sizes: list[Count]) -> Count:
        """Find the field that gives least away when it is sold (B20)."""
        best: Count = 0
        least, large = -NEVER, False
        for field in range(len(beans)):
            bean, size = beans[field], sizes[field]
            if size > 1 or not large:
                loss = self.field(bean, size) - self.sold(bean, size)
                if loss < least or (size > 1 and not large):
                    best, least = field, loss
                large = large or size > 1
        return best

    def planted(self, row: list[CardId], card: CardId) -> float:
        """Tell what planting a card in a field brings; it has to fit."""
        return self.field(self.law.kind[card], len(row) + 1) - self.row(row)

    def regret(self, row: list[CardId]) -> float:
        """Tell what selling a field now gives away; less than nothing is a harvest that is due."""
        return self.row(row) - float(self.law.price(row)) - self.empty

    def is_full(self, row: list[CardId]) -> bool:
        """Tell whether a field pays as much as it ever will."""
        return self.law.price(row) == self.most[self.law.kind[row[-1]]]

    def third_field(self, sight: TraderSight) -> float:
        """Tell what a third field will earn until the end."""
        return self.weights.third * self.turns_left / float(sight.players)


def cards_in(rows: list[list[CardId]]) -> Count:
    """Count the cards of some fields."""
    total: Count = 0
    for row in rows:
        total += len(row)
    return total


def find(beans: list[Bean], bean: Bean) -> Count:
    """Find the first field of a kind; none is -1."""
    for field in range(len(beans)):
        if beans[field] == bean:
            return field
    return -1


def add(beans: list[Bean], sizes: list[Count], bean: Bean) -> bool:
    """Plant a card with others of its kind, if there are any."""
    field = find(beans, bean)
    if field < 0:
        return False
    sizes[field] = sizes[field] + 1
    return True


def prospects(pays: list[Count], cost: float, cards: Count, progress: float) -> list[float]:
    """Tell for each size what a field will be sold for at best, less what it costs to wait for the cards.

    Cards may come sooner than expected, so a part of the way to the next step counts as well.
    """
    last: Count = len(pays) - 1
    way = between(pays)
    found: list[float] = []
    for size in range(last + 1):
        best = NEVER
        for more in range(min(cards, last - size) + 1):
            best = max(best, float(pays[size + more]) - cost * float(more))
        found.append(best + progress * way[size] if cards else best)
    return found


def between(pays: list[Count]) -> list[float]:
    """Tell for each size how much of the way to the next step of a beanometer is done, in talers.

    The first card only takes a field: the way begins with it.
    """
    last: Count = len(pays) - 1
    found: list[float] = [0.0] * (last + 1)
    low: Count = 1
    for high in range(2, last + 1):
        if pays[high] > pays[low]:
            rise = float(pays[high] - pays[low]) / float(high - low)
            for size in range(low, high):
                found[size] = rise * float(size - low)
            low = high
    return found
