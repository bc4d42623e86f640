"""Atlas: the map and the figures of Bohn Hansa, as the rules look them up."""

from __future__ import annotations

from typing import Any, Final

from haricot.games.hansa.tables import HansaTables
from haricot.kernel.types import Bean, CardId, Count, Seat

PLAIN: Final = 0
TOLL: Final = 1
SUPPLY: Final = 2

CART: Final = 8
"""Maximum number of beans on a cart (H1)."""


class Atlas:
    """Beans, cities and cards by number: five hands of travel cards come first, then the contracts."""

    def __init__(self, tables: HansaTables, renews_early: bool = False) -> None:
        # Whether the harvest cards put aside serve while the eighth waits, as in the first version (H27).
        self.renews_early = renews_early
        self.tables = tables
        self.keys = list(tables.bean)
        self.names = [bean.names.get("en", key.capitalize()) for key, bean in tables.bean.items()]
        self.base: list[Count] = [bean.price for bean in tables.bean.values()]
        self.kind: list[Bean] = []
        for kind, bean in enumerate(tables.bean.values()):
            self.kind += [kind] * bean.tokens
        self.cities = list(tables.city)
        self.city_names = [city.name for city in tables.city.values()]
        self.boxes: list[Count] = [city.boxes for city in tables.city.values()]
        self.travel: list[Count] = [
            {"plain": PLAIN, "toll": TOLL, "supply": SUPPLY}[card] for card in tables.travel
        ]
        self.first_contract: CardId = 5 * len(self.travel)
        self.read_prices(tables)
        self.read_cards(tables)
        self.steps = distances(self.cities, tables.roads)

    def __reduce__(self) -> tuple[Any, ...]:
        """Let copies make it again of what it was made of."""
        return Atlas, (self.tables, self.renews_early)

    def read_prices(self, tables: HansaTables) -> None:
        """Note the price columns: by city and kind, one price a box, and the round picture's last (H2)."""
        self.columns: list[list[list[Count]]] = []
        for city in tables.city.values():
            column: list[list[Count]] = [[] for _ in self.keys]
            for key, prices in city.prices.items():
                column[self.keys.index(key)] = [*prices.boxes, prices.round]
            self.columns.append(column)

    def read_cards(self, tables: HansaTables) -> None:
        """Note what contracts ask for and harvests bring."""
        self.where: list[Count] = [self.cities.index(contract.city) for contract in tables.contract]
        self.asks: list[list[Bean]] = [
            [self.keys.index(bean) for bean in contract.beans] for contract in tables.contract
        ]
        self.value: list[Count] = [contract.value for contract in tables.contract]
        self.lots: list[list[tuple[Count, Bean, Count]]] = [
            [(self.cities.index(lot.city), self.keys.index(lot.bean), lot.count) for lot in harvest.lots]
            for harvest in tables.harvest
        ]

    def sells(self, city: Count, kind: Bean) -> bool:
        """Tell whether a city sells a kind (H2)."""
        return len(self.columns[city][kind]) > 0

    def is_contract(self, card: CardId) -> bool:
        """Tell contracts from travel cards."""
        return card >= self.first_contract

    def sort(self, card: CardId) -> Count:
        """Tell whether a travel card is plain, Toll or Supply."""
        return self.travel[card % len(self.travel)]

    def contract(self, card: CardId) -> Count:
        """Tell which contract a card is."""
        return card - self.first_contract

    def lacks(self, card: CardId, tokens: list[CardId]) -> list[Bean]:
        """List the kinds that a contract asks for and that are not among some beans (H8)."""
        has = [self.kind[token] for token in tokens]
        return [kind for kind in self.asks[self.contract(card)] if kind not in has]

    def hand(self, seat: Seat) -> list[CardId]:
        """List the travel cards that a player starts with, 1 in front (H4)."""
        first = seat * len(self.travel)
        return list[CardId](range(first, first + len(self.travel)))

    def cost(self, start: Count, end: Count) -> Count:
        """Tell how many cards a way plays: one for every city touched (H11)."""
        return self.steps[start][end] + 1


def distances(cities: list[str], roads: tuple[tuple[str, str], ...]) -> list[list[Count]]:
    """Count the roads of the shortest way between any two cities."""
    far = len(cities)
    steps: list[list[Count]] = [[0 if a == b else far for b in cities] for a in cities]
    for start, end in roads:
        steps[cities.index(start)][cities.index(end)] = 1
        steps[cities.index(end)][cities.index(start)] = 1
    for via in range(far):
        for a in range(far):
            for b in range(far):
                steps[a][b] = min(steps[a][b], steps[a][via] + steps[via][b])
    return steps
