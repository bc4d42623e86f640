"""The tables of Bohn Hansa: beans, cities, roads and cards, read from TOML and checked."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

import re
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from haricot.beans.tables import (
    MOST_CONTRACTS,
    MOST_KINDS,
    BaseTables,
    Figure,
    Key,
    Letter,
    Looks,
    check_looks,
)
from haricot.kernel.errors import BadTables
from haricot.kernel.record import Line

MOST_CITIES = 30
MOST_ROADS = 200
MOST_HARVESTS = 200
MOST_IN_A_ROW = 100
"""Maximum number of lots of a harvest card, and of prices in a column."""

Keys: TypeAlias = Annotated[tuple[Key, ...], Meta(max_length=MOST_IN_A_ROW)]
Figures: TypeAlias = Annotated[tuple[Figure, ...], Meta(max_length=MOST_IN_A_ROW)]
Roads: TypeAlias = Annotated[tuple[tuple[Key, Key], ...], Meta(max_length=MOST_ROADS)]


class Bean(Looks, frozen=True):
    """One kind of bean: how many tokens, and its base price (H3)."""

    tokens: Figure
    price: Figure


class Column(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a kind costs in a city: by the lowest free box, from the bottom up, and with no box free (H2)."""

    boxes: Figures
    round: Figure
    # Where it is from that the kind is sold here, and which prices a rulebook states.
    source: Line = ""
    stated: Figures = ()


class City(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A city: its boxes, the kinds it sells, and its place on a map in hundredths from the top left."""

    name: Line
    boxes: Figure
    prices: Annotated[dict[Key, Column], Meta(max_length=MOST_KINDS)]
    letter: Letter = ""
    at: tuple[Figure, Figure] | None = None


class Contract(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Beans to bring to a city, and what they earn."""

    city: Key
    beans: Keys
    value: Figure
    source: Line = ""


class Lot(Struct, frozen=True, forbid_unknown_fields=True):
    """Beans that a harvest brings to a city."""

    city: Key
    bean: Key
    count: Figure


class Harvest(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A harvest card, and the cities whose lot a rulebook states of one that is reconstructed."""

    lots: Annotated[tuple[Lot, ...], Meta(max_length=MOST_IN_A_ROW)]
    source: Line = ""
    stated: Keys = ()


class Origins(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where roads and travel cards are from, and which roads a rulebook states."""

    roads: Line = ""
    travel: Line = ""
    stated: Roads = ()


class HansaTables(BaseTables, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All the figures of Bohn Hansa."""

    bean: Annotated[dict[Key, Bean], Meta(max_length=MOST_KINDS)]
    city: Annotated[dict[Key, City], Meta(max_length=MOST_CITIES)]
    roads: Roads
    contract: Annotated[tuple[Contract, ...], Meta(max_length=MOST_CONTRACTS)]
    harvest: Annotated[tuple[Harvest, ...], Meta(max_length=MOST_HARVESTS)]
    travel: Keys
    source: Origins = Origins()

    def counted(self) -> str:
        """Tell in words how much these tables hold."""
        more = f"{len(self.city)} cities, {len(self.contract)} contracts, {len(self.harvest)} harvest"
        return f"{len(self.bean)} kinds of bean, {more} cards"

    def check(self, file: str) -> None:
        """Raise BadTables, naming the key and the reason, if no game could be played with these."""
        check_beans(self, file)
        for key in self.city:
            check_city(self, key, file)
        check_roads(self, file)
        check_contracts(self, file)
        check_harvest(self, file)
        check_travel(self, file)


def known(where: dict[str, object], key: str, what: str, place: str, file: str) -> None:
    """Raise BadTables for a city or a kind that there is not."""
    if key not in where:
        raise BadTables(file, place, f"there is no {what} {key!r}: there is {', '.join(where)}")


def check_beans(tables: HansaTables, file: str) -> None:
    """Every kind has enough tokens for five carts and the cities that sell it, and a price."""
    if not tables.bean:
        raise BadTables(file, "bean", "there is no kind of bean: add at least one table [bean.NAME]")
    for key, bean in tables.bean.items():
        if not re.fullmatch("[a-z][a-z_]*", key):
            raise BadTables(file, f"bean.{key}", "a key has only small letters a to z and _")
        needed = 5 + sum(key in city.prices for city in tables.city.values())
        if not needed <= bean.tokens <= 999:
            reason = (
                f"is {bean.tokens}; five carts and the cities that sell it need {needed}, and 999 is the most"
            )
            raise BadTables(file, f"bean.{key}.tokens", reason)
        if not 1 <= bean.price <= 999:
            raise BadTables(file, f"bean.{key}.price", f"is {bean.price}, and must be 1 to 999")
        check_looks(key, bean, file)
    if len(tables.bean) > 8:
        raise BadTables(file, "bean", "there are more than eight kinds, and a cart holds eight beans (H1)")


def check_city(tables: HansaTables, key: str, file: str) -> None:
    """A city sells kinds that exist, at a price for every box, with two boxes free at the start (H5)."""
    city, place = tables.city[key], f"city.{key}"
    if not re.fullmatch("[a-z][a-z_]*", key):
        raise BadTables(file, place, "a key has only small letters a to z and _")
    if not city.prices or city.boxes != len(city.prices) + 2:
        reason = f"is {city.boxes}; a city has two more boxes than kinds that it sells ({len(city.prices)})"
        raise BadTables(file, f"{place}.boxes", reason)
    if city.at is not None and not 0 <= min(city.at) <= max(city.at) <= 100:
        raise BadTables(file, f"{place}.at", "a place on the map is two numbers from 0 to 100")
    for bean, column in city.prices.items():
        known(dict(tables.bean), bean, "bean", f"{place}.prices", file)
        if len(column.boxes) != city.boxes:
            reason = f"has {len(column.boxes)} prices for {city.boxes} boxes"
            raise BadTables(file, f"{place}.prices.{bean}", reason)
        if not 1 <= min(*column.boxes, column.round) <= max(*column.boxes, column.round) <= 999:
            raise BadTables(file, f"{place}.prices.{bean}", "a price is 1 at the least, and 999 at the most")


def check_roads(tables: HansaTables, file: str) -> None:
    """Roads lead from city to city, and all cities hang together (H11)."""
    for start, end in tables.roads:
        known(dict(tables.city), start, "city", "roads", file)
        known(dict(tables.city), end, "city", "roads", file)
        if start == end:
            raise BadTables(file, "roads", f"a road leads from {start!r} to itself")
    reached = set(list(tables.city)[:1])
    for _ in tables.city:
        reached |= {city for road in tables.roads for city in road if reached & set(road)}
    lost = [city for city in tables.city if city not in reached]
    if lost or not tables.city:
        raise BadTables(file, "roads", f"no road leads to {', '.join(lost) or 'any city'}")


def check_contracts(tables: HansaTables, file: str) -> None:
    """Contracts ask for beans that can be had somewhere, and there are enough to begin with (H6)."""
    sold = {bean for city in tables.city.values() for bean in city.prices}
    for number, contract in enumerate(tables.contract):
        place = f"contract[{number}]"
        known(dict(tables.city), contract.city, "city", f"{place}.city", file)
        for bean in contract.beans:
            known(dict(tables.bean), bean, "bean", f"{place}.beans", file)
            if bean not in sold:
                raise BadTables(file, f"{place}.beans", f"no city sells {bean!r}: it cannot be had")
        if not 1 <= len(contract.beans) <= 8 or not 1 <= contract.value <= 9999:
            raise BadTables(
                file, place, "a contract asks for one to eight beans, and earns 1 to 9999 thalers"
            )
        if len(set(contract.beans)) < len(contract.beans):
            raise BadTables(
                file, f"{place}.beans", "names a bean twice, and the first cart has one of each (H7)"
            )
    if len(tables.contract) < 16:
        raise BadTables(file, "contract", f"there are {len(tables.contract)}: five players need 16 at least")


def check_harvest(tables: HansaTables, file: str) -> None:
    """Harvests go where their beans are sold, and there are three cards at least (H6)."""
    for number, harvest in enumerate(tables.harvest):
        for lot in harvest.lots:
            place = f"harvest[{number}].lots"
            known(dict(tables.city), lot.city, "city", place, file)
            if lot.bean not in tables.city[lot.city].prices:
                raise BadTables(
                    file, place, f"{lot.city!r} does not sell {lot.bean!r}: it has no price there"
                )
            if not 1 <= lot.count <= 99:
                raise BadTables(file, place, f"a lot of {lot.count} beans: 1 to 99 are possible")
    if len(tables.harvest) < 3:
        raise BadTables(file, "harvest", "there are fewer than three cards, and two are put aside (H6)")


def check_travel(tables: HansaTables, file: str) -> None:
    """Everybody has one Toll, one Supply, and plain cards (H4)."""
    for card in tables.travel:
        if card not in ("plain", "toll", "supply"):
            raise BadTables(file, "travel", f"there is no card {card!r}: there is plain, toll, supply")
    for card in ("toll", "supply"):
        if tables.travel.count(card) != 1:
            raise BadTables(file, "travel", f"everybody has just one card {card!r} (H4)")
    if not 3 <= len(tables.travel) <= 20:
        raise BadTables(file, "travel", f"there are {len(tables.travel)} cards: 3 to 20 are possible")
