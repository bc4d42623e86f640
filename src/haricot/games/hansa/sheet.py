"""The figures of Bohn Hansa, written down for people."""
# interpreted: it writes text

from __future__ import annotations

from collections.abc import Iterator, Sequence

from haricot.beans.tables import RECONSTRUCTED
from haricot.games.hansa.tables import City, Column, Contract, HansaTables, Harvest
from haricot.telling.layout import columns, wrap
from haricot.words.texts import texts

WIDTH, HEIGHT = 68, 15
"""The paper that a map is drawn on, in columns and rows."""


def written(tables: HansaTables) -> Iterator[str]:
    """Write beans, cities, roads, contracts and harvest cards down."""
    names = {key: bean.short.get("en", key) for key, bean in tables.bean.items()}
    cities = {key: city.name for key, city in tables.city.items()}
    yield "Beans, how many tokens, and their base price in thalers:"
    beans = tables.bean.items()
    prices = {key: starred(bean.price, bean.source == RECONSTRUCTED) for key, bean in beans}
    yield columns([(names[key], f"{bean.tokens} at {prices[key]}") for key, bean in beans])
    yield "\nCities, and what beans cost there: by the lowest free box, else with none free:"
    for city in tables.city.values():
        yield from show_city(city, names)
    yield "\nRoads:"
    yield from draw_map(tables)
    yield columns([(cities[key], texts("en").listed(neighbours(tables, key, cities))) for key in cities])
    yield "\nContracts, with what they earn:"
    for key, name in cities.items():
        own = [contract for contract in tables.contract if contract.city == key]
        yield wrap(f"{name}: {', '.join(contract_text(card, names) for card in own)}", "  ")
    yield "\nHarvest cards, and two of them put aside at the start:"
    for number, harvest in enumerate(tables.harvest, 1):
        yield wrap(f"{number}: {', '.join(lots_text(harvest, names, cities))}", "  ")
    everybody = starred("everybody", tables.source.travel == RECONSTRUCTED)
    yield "\n" + wrap(f"Travel cards of {everybody}, from the front: {', '.join(tables.travel)}.")


def contract_text(contract: Contract, names: dict[str, str]) -> str:
    """Return a contract as one line of text."""
    beans = "+".join(names[bean] for bean in contract.beans)
    return f"{beans} {starred(contract.value, contract.source == RECONSTRUCTED)}"


def lots_text(harvest: Harvest, names: dict[str, str], cities: dict[str, str]) -> Iterator[str]:
    """Write the lots of a harvest card down."""
    for lot in harvest.lots:
        made = harvest.source == RECONSTRUCTED and lot.city not in harvest.stated
        yield starred(f"{lot.count} {names[lot.bean]} to {cities[lot.city]}", made)


def show_city(city: City, names: dict[str, str]) -> Iterator[str]:
    """Write down what a city sells."""
    yield f"  {city.name}, {city.boxes} boxes"
    sold = city.prices.items()
    kinds = {key: starred(names[key], column.source == RECONSTRUCTED) for key, column in sold}
    yield columns([(f"  {kinds[key]}", column_text(column)) for key, column in sold])


def column_text(column: Column) -> str:
    """Write a price column down."""
    prices = [
        starred(price, column.source != "" and price not in column.stated)
        for price in (*column.boxes, column.round)
    ]
    return f"{' '.join(prices[:-1])}, else {prices[-1]}"


def neighbours(tables: HansaTables, city: str, cities: dict[str, str]) -> Sequence[str]:
    """List the cities at the other ends of a city's roads."""
    ends = [(road, end) for road in tables.roads if city in road for end in road if end != city]
    made = tables.source.roads == RECONSTRUCTED
    return [starred(cities[end], made and road not in tables.source.stated) for road, end in ends]


def draw_map(tables: HansaTables) -> Iterator[str]:
    """Draw cities and roads as a map, where the tables say where the cities are."""
    places = {key: on_paper(city.at) for key, city in tables.city.items() if city.at is not None}
    if len(places) < len(tables.city):
        return
    paper = [[" "] * WIDTH for _ in range(HEIGHT)]
    for start, end in tables.roads:
        for column, row in points_between(places[start], places[end]):
            paper[row][column] = "·"
    for key, (column, row) in places.items():
        name = f" {tables.city[key].name} "
        left = min(max(column - len(name) // 2, 0), WIDTH - len(name))
        paper[row][left : left + len(name)] = name
    yield from ("  " + "".join(line).rstrip() for line in paper)


def on_paper(at: tuple[int, int]) -> tuple[int, int]:
    """Find the column and row of a place on the map."""
    return round(at[0] * (WIDTH - 1) / 100), round(at[1] * (HEIGHT - 1) / 100)


def points_between(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """List every second point of a straight line, so that it looks dotted."""
    steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]), 1)
    for step in range(steps + 1):
        part = step / steps
        yield round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part)


def starred(text: object, made: bool) -> str:
    """Star a figure that is reconstructed."""
    return f"{text}*" if made else str(text)
