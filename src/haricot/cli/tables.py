"""`haricot tables`: the figures that games are played with."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence

from haricot.beans.letters import visible
from haricot.beans.tables import RECONSTRUCTED, BaseTables, BeanKind, ContractCards, Tables
from haricot.catalogue import GAMES, bohnanza_tables, entry, game
from haricot.cli.files import read_bytes
from haricot.games.hansa.tables import City, Column, Contract, HansaTables, Harvest
from haricot.kernel.errors import HaricotError
from haricot.telling.layout import columns, wrap
from haricot.words.texts import texts

WIDTH, HEIGHT = 68, 15
"""The paper that a map is drawn on, in columns and rows."""

LEGEND = (
    "* Reconstructed for haricot, since rulebooks printed it only as a picture. What has no star is stated in"
    " a rulebook or on printed cards. Figures of your own take the place of all of these:"
    " haricot play --tables FILE. docs/formats.md tells how."
)


def run(args: Namespace) -> int:
    """Check somebody's own tables, or show the printed ones."""
    if args.tables_command == "check":
        print(visible(check(args)))
    else:
        print("\n".join(show(printed(args.game))))
    return 0


def check(args: Namespace) -> str:
    """Read tables as their game would, and say what they hold."""
    read_bytes(args.file)
    if args.game is not None:
        tables = game(args.game, tables=args.file).tables
        return wrap(f"{args.file}: good tables for {args.game}, with {held(tables)}.")
    for name in GAMES:
        try:
            tables = game(name, tables=args.file).tables
        except HaricotError:
            continue
        return wrap(f"{args.file}: good tables for {name}, with {held(tables)}.")
    # Nothing fits: the sentence of the game that most tables are for says what is wrong.
    entry("bohnanza").tables.read(args.file)
    raise HaricotError(f"{args.file} fits no game: say which one it is for with --game.")


def held(tables: BaseTables) -> str:
    """Count what tables hold."""
    if isinstance(tables, HansaTables):
        more = f"{len(tables.city)} cities, {len(tables.contract)} contracts, {len(tables.harvest)} harvest"
        return f"{len(tables.bean)} kinds of bean, {more} cards"
    assert isinstance(tables, Tables)
    return f"{len(tables.bean)} kinds of bean, {sum(kind.cards for kind in tables.bean.values())} cards"


def printed(name: str) -> BaseTables:
    """Find the printed figures of a game, with all that it may be extended by."""
    if name == "bohnanza":
        return bohnanza_tables(True)
    tables: BaseTables = game(name).tables
    return tables


def show(tables: BaseTables) -> Iterator[str]:
    """Write tables down for people, with a star at what is reconstructed."""
    if isinstance(tables, HansaTables):
        yield from show_hansa(tables)
    elif isinstance(tables, Tables):
        yield from show_cards(tables)
    yield "\n" + wrap(LEGEND)


def starred(text: object, made: bool) -> str:
    """Mark what is reconstructed."""
    return f"{text}*" if made else str(text)


def show_cards(tables: Tables) -> Iterator[str]:
    """Write the beans of a card game down, with their beanometers."""
    yield "Beans, how many cards, and how many of them pay how many talers:"
    kinds = tables.bean.items()
    yield columns(
        [(kind.names.get("en", key), f"{kind.cards:2} cards: {meter_text(kind)}") for key, kind in kinds]
    )
    if tables.contracts is not None:
        yield wrap(contracts_text(tables.contracts))


def meter_text(kind: BeanKind) -> str:
    """Write a beanometer down, with its source if that is neither a rulebook nor the cards."""
    text = ", ".join(f"{cards} pay {talers}" for cards, talers in kind.meter)
    if kind.source == RECONSTRUCTED:
        text += " *"
    elif kind.source not in ("", "cards", "rulebook"):
        text += f" ({kind.source})"
    return text + (f"; {kind.third_field_at} earn a third field" if kind.third_field_at else "")


def contracts_text(contracts: ContractCards) -> str:
    """Tell how many contracts there are, and which of them a rulebook states."""
    sizes = f"{contracts.lowest} to {contracts.highest}"
    text = f"Contracts: {len(contracts.pairs())} cards with two numbers of {sizes} each"
    if contracts.source == RECONSTRUCTED:
        stated = texts("en").listed([f"{left}/{right}" for left, right in contracts.stated])
        text += f" *; a rulebook states {stated}" if stated else " *"
    return text + "."


def show_hansa(tables: HansaTables) -> Iterator[str]:
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
    """Write a contract down."""
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
