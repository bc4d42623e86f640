from __future__ import annotations

import copy
import tomllib
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import haricot
from haricot.beans.playout import Playout
from haricot.beans.tables import MOST_CONTRACTS
from haricot.catalogue import game_of, read_record
from haricot.games.hansa.tables import MOST_CITIES, MOST_HARVESTS, MOST_IN_A_ROW, MOST_ROADS, HansaTables
from haricot.kernel.errors import BadRecord, BadTables
from haricot.kernel.record import new_session, replay
from tests.complaints import named
from tests.harbour import board, trader

TOKENS = {"blaue": 18, "feuer": 16, "sau": 16, "brech": 15, "soja": 14, "augen": 13, "rote": 13, "garten": 12}
BASE = {"blaue": 4, "feuer": 5, "sau": 6, "brech": 7, "soja": 9, "augen": 11, "rote": 12, "garten": 14}

# City, boxes, and for each kind the prices from the lowest box up, the round picture's last.
CITIES: dict[str, tuple[str, dict[str, tuple[int, ...]]]] = {
    "aalborg": ("Aalborg", {"feuer": (9, 7, 5, 4, 3), "garten": (18, 16, 14, 12, 10)}),
    "bremen": ("Bremen", {"augen": (15, 13, 11, 9, 7), "brech": (11, 9, 7, 6, 5)}),
    "danzig": ("Danzig", {"feuer": (9, 7, 5, 4, 3), "augen": (15, 13, 11, 9, 7)}),
    "edinburgh": ("Edinburgh", {"rote": (16, 14, 12, 10, 8), "blaue": (8, 6, 4, 3, 2)}),
    "hamburg": (
        "Hamburg",
        {"feuer": (11, 9, 7, 5, 4, 3), "blaue": (10, 8, 6, 4, 3, 2), "soja": (15, 13, 11, 9, 7, 5)},
    ),
    "malmo": (
        "Malmö",
        {"garten": (20, 18, 16, 14, 12, 10), "blaue": (10, 8, 6, 4, 3, 2), "brech": (13, 11, 9, 7, 6, 5)},
    ),
    "rostock": ("Rostock", {"sau": (10, 8, 6, 5, 4), "soja": (13, 11, 9, 7, 5)}),
    "visby": ("Visby", {"rote": (16, 14, 12, 10, 8), "sau": (10, 8, 6, 5, 4)}),
}
ROADS = {
    ("edinburgh", "aalborg"),
    ("edinburgh", "bremen"),
    ("bremen", "hamburg"),
    ("hamburg", "aalborg"),
    ("hamburg", "rostock"),
    ("aalborg", "rostock"),
    ("aalborg", "malmo"),
    ("malmo", "rostock"),
    ("malmo", "visby"),
    ("rostock", "danzig"),
    ("danzig", "visby"),
}
# City, beans and value of every contract.
CONTRACTS = """
aalborg blaue+soja 31 brech+augen 36 sau+rote 36 soja+augen 39 blaue+brech+augen 45 sau+soja+rote 50
  brech+soja+rote 52
bremen blaue+sau 27 blaue+soja 31 sau+garten 39 blaue+sau+soja 41 feuer+sau+soja 42 blaue+feuer+garten 46
  blaue+soja+rote 48 feuer+rote+garten 55
danzig brech+garten 40 rote+garten 46 blaue+sau+brech 40 blaue+soja+rote 49 blaue+brech+garten 49
  blaue+soja+garten 51 blaue+rote+garten 55
edinburgh feuer+brech 30 feuer+augen 34 sau+augen 35 brech+augen 36 feuer+garten 38 sau+brech+augen 48
  feuer+soja+augen 49 feuer+soja+garten 53
hamburg sau+brech 31 sau+augen 35 brech+augen 36 augen+rote 42 rote+garten 46 sau+brech+garten 50
  sau+rote+garten 56 brech+rote+garten 58
malmo feuer+sau 28 sau+augen 35 feuer+sau+soja 42 feuer+sau+augen 45 feuer+soja+augen 48 sau+soja+augen 49
  sau+soja+rote 50
rostock blaue+brech 28 blaue+augen 33 feuer+rote 35 brech+garten 40 rote+garten 46 blaue+feuer+rote 44
  feuer+brech+rote 47 brech+rote+garten 58
visby feuer+soja 32 blaue+augen 33 blaue+garten 36 soja+garten 42 blaue+feuer+soja 41 blaue+brech+augen 46
  feuer+brech+augen 47
"""
KNOWN = {
    ("edinburgh", ("feuer", "garten", "soja"), 53),
    ("visby", ("augen", "blaue"), 33),
    ("rostock", ("feuer", "rote"), 35),
    ("rostock", ("brech", "garten"), 40),
    ("rostock", ("brech", "feuer", "rote"), 47),
}
HARVESTS = [
    "hamburg 2 blaue, danzig 3 feuer, malmo 3 garten",
    "aalborg 3 feuer, edinburgh 2 rote, rostock 3 soja",
    "bremen 3 brech, danzig 2 augen, visby 3 sau",
    "aalborg 2 garten, malmo 3 blaue, visby 2 rote",
    "hamburg 3 soja, malmo 3 brech, rostock 3 sau",
    "bremen 2 augen, edinburgh 3 blaue, hamburg 3 feuer",
    "visby 3 sau, hamburg 3 soja, aalborg 2 garten",
    "danzig 2 augen, bremen 3 brech, edinburgh 2 rote",
    "visby 2 rote, bremen 2 augen, rostock 3 sau",
    "hamburg 3 feuer, malmo 2 blaue, rostock 3 soja",
]


@pytest.fixture
def tables() -> HansaTables:
    return HansaTables.packaged("haricot.games.hansa", "hansa.toml")


def contracts(tables: HansaTables) -> set[tuple[str, tuple[str, ...], int]]:
    return {(card.city, tuple(sorted(card.beans)), card.value) for card in tables.contract}


def written_contracts() -> set[tuple[str, tuple[str, ...], int]]:
    """Read the list above."""
    found, city = set(), ""
    words = CONTRACTS.split()
    for word, value in zip(words, [*words[1:], ""], strict=True):
        if value.isdecimal():
            found.add((city, tuple(sorted(word.split("+"))), int(value)))
        elif not word.isdecimal():
            city = word
    return found


# The printed figures.


def test_there_are_117_tokens(tables: HansaTables) -> None:
    assert {key: bean.tokens for key, bean in tables.bean.items()} == TOKENS
    assert sum(TOKENS.values()) == 117


def test_base_prices(tables: HansaTables) -> None:
    assert {key: bean.price for key, bean in tables.bean.items()} == BASE


def test_only_the_base_price_of_rote_is_reconstructed(tables: HansaTables) -> None:
    assert [key for key, bean in tables.bean.items() if bean.source != "rulebook"] == ["rote"]


def test_cities_and_their_prices(tables: HansaTables) -> None:
    found = {
        key: (city.name, {kind: (*column.boxes, column.round) for kind, column in city.prices.items()})
        for key, city in tables.city.items()
    }
    assert found == CITIES
    assert {key: city.boxes for key, city in tables.city.items()} == {
        key: 5 if key in ("hamburg", "malmo") else 4 for key in CITIES
    }


def test_the_second_box_from_the_top_shows_the_base_price(tables: HansaTables) -> None:
    for city in tables.city.values():
        assert {key: column.boxes[-2] for key, column in city.prices.items()} == {
            key: BASE[key] for key in city.prices
        }


def test_rote_costs_16_at_most_and_blaue_6_in_the_third_box_of_hamburg(tables: HansaTables) -> None:
    prices = [city.prices["rote"] for city in tables.city.values() if "rote" in city.prices]
    assert [max(*column.boxes, column.round) for column in prices] == [16, 16]
    assert tables.city["hamburg"].prices["blaue"].boxes[2] == 6


def test_roads(tables: HansaTables) -> None:
    assert set(tables.roads) == ROADS
    assert len(tables.roads) == 11


def test_there_are_60_contracts(tables: HansaTables) -> None:
    assert len(tables.contract) == len(contracts(tables)) == 60
    assert contracts(tables) == written_contracts()


def test_five_contracts_are_the_rulebooks(tables: HansaTables) -> None:
    marked = {
        (card.city, tuple(sorted(card.beans)), card.value)
        for card in tables.contract
        if card.source == "rulebook"
    }
    assert marked == KNOWN
    assert {card.source for card in tables.contract} == {"rulebook", "reconstruction"}


def test_every_kind_is_asked_for_18_or_19_times(tables: HansaTables) -> None:
    asked = Counter(bean for card in tables.contract for bean in card.beans)
    assert set(asked) == set(TOKENS)
    assert set(asked.values()) <= {18, 19}


def test_no_city_asks_for_what_it_sells(tables: HansaTables) -> None:
    assert not [card for card in tables.contract if set(card.beans) & set(tables.city[card.city].prices)]


def test_there_are_10_harvest_cards(tables: HansaTables) -> None:
    found = [", ".join(f"{lot.city} {lot.count} {lot.bean}" for lot in card.lots) for card in tables.harvest]
    assert found == HARVESTS
    assert [card.source for card in tables.harvest] == ["rulebook"] + ["reconstruction"] * 9


def test_every_good_of_every_city_is_harvested_once_or_twice(tables: HansaTables) -> None:
    lots = Counter((lot.city, lot.bean) for card in tables.harvest for lot in card.lots)
    assert set(lots) == {(city, kind) for city, (_, prices) in CITIES.items() for kind in prices}
    assert set(lots.values()) <= {1, 2}


def test_there_are_seven_travel_cards_2_is_supply_and_3_is_toll(tables: HansaTables) -> None:
    assert tables.travel == ("plain", "supply", "toll", "plain", "plain", "plain", "plain")


@pytest.mark.parametrize("language", ["de", "en", "fr", "it"])
def test_every_bean_has_names_of_its_own_in_every_language(tables: HansaTables, language: str) -> None:
    beans = tables.bean.values()
    assert len({bean.names[language] for bean in beans}) == len({bean.short[language] for bean in beans}) == 8
    assert len({bean.letter for bean in beans}) == 8
    assert len({city.letter for city in tables.city.values()}) == 8


# Somebody's own tables.


def figures() -> dict[str, Any]:
    """Read the printed figures, for somebody to change."""
    return tomllib.loads(files("haricot.games.hansa").joinpath("hansa.toml").read_text(encoding="utf-8"))


Change = Callable[[dict[str, Any]], object]


def remove(*path: str | int) -> Change:
    """Leave something out."""

    def change(own: dict[str, Any]) -> None:
        for key in path[:-1]:
            own = own[key]  # type: ignore[index]
        del own[path[-1]]  # type: ignore[arg-type]

    return change


LETTERS = "a key has only small letters a to z and _"


def put(value: object, *path: str | int) -> Change:
    """Write another figure."""

    def change(own: dict[str, Any]) -> None:
        for key in path[:-1]:
            own = own[key]  # type: ignore[index]
        own[path[-1]] = value  # type: ignore[index]

    return change


def renamed(what: str, key: str, other: str) -> Change:
    """Give a bean or a city another key."""
    return lambda own: own[what].update({other: own[what].pop(key)})


def ninth_kind(own: dict[str, Any]) -> None:
    own["bean"]["ackerbohne"] = {"tokens": 9, "price": 3}


def nobody_sells(own: dict[str, Any]) -> None:
    """Sell no Gartenbohnen, and harvest none."""
    for city in ("aalborg", "malmo"):
        del own["city"][city]["prices"]["garten"]
        own["city"][city]["boxes"] -= 1
        for column in own["city"][city]["prices"].values():
            del column["boxes"][0]
    for card in own["harvest"]:
        card["lots"] = [lot for lot in card["lots"] if lot["bean"] != "garten"]


def ninth_city(own: dict[str, Any]) -> None:
    own["city"]["riga"] = copy.deepcopy(own["city"]["rostock"])


BAD: list[tuple[str, Change, str, str]] = [
    ("no name", remove("name"), "", "missing required field `name`"),
    ("unknown key", put(3, "players"), "", "unknown field `players`"),
    ("wrong type", put("many", "bean", "rote", "tokens"), "bean.rote.tokens", "Expected `int`, got `str`"),
    ("unknown key of a bean", put(1, "bean", "rote", "cards"), "bean.rote", "unknown field `cards`"),
    ("unknown key of a city", put(1, "city", "visby", "lots"), "city.visby", "unknown field `lots`"),
    ("unknown key of a contract", put(1, "contract", 3, "cards"), "contract[3]", "unknown field `cards`"),
    ("unknown key of a lot", put(1, "harvest", 2, "lots", 0, "x"), "harvest[2].lots[0]", "unknown field `x`"),
    ("a road of three", put(["visby"] * 3, "roads", 0), "roads[0]", "Expected `array` of length 2"),
    # Beans.
    ("no beans", put({}, "bean"), "bean", "there is no kind of bean: add at least one table [bean.NAME]"),
    ("bad key of a bean", renamed("bean", "rote", "Rote"), "bean.Rote", LETTERS),
    (
        "too few tokens",
        put(6, "bean", "rote", "tokens"),
        "bean.rote.tokens",
        "is 6; five carts and the cities that sell it need 7, and 999 is the most",
    ),
    ("too many tokens", put(1000, "bean", "rote", "tokens"), "bean.rote.tokens", "is 1000; five carts"),
    ("no price", put(0, "bean", "rote", "price"), "bean.rote.price", "is 0, and must be 1 to 999"),
    (
        "price too high",
        put(1000, "bean", "rote", "price"),
        "bean.rote.price",
        "is 1000, and must be 1 to 999",
    ),
    ("nine kinds", ninth_kind, "bean", "there are more than eight kinds, and a cart holds eight beans (H1)"),
    # Cities.
    ("bad key of a city", renamed("city", "malmo", "malmö"), "city.malmö", LETTERS),
    (
        "too few boxes",
        put(3, "city", "visby", "boxes"),
        "city.visby.boxes",
        "is 3; a city has two more boxes than kinds that it sells (2)",
    ),
    (
        "too many boxes",
        put(5, "city", "visby", "boxes"),
        "city.visby.boxes",
        "is 5; a city has two more boxes",
    ),
    (
        "nothing for sale",
        lambda own: own["city"]["visby"].update({"prices": {}, "boxes": 2}),
        "city.visby.boxes",
        "is 2; a city has two more boxes than kinds that it sells (0)",
    ),
    (
        "unknown bean for sale",
        lambda own: own["city"]["visby"]["prices"].update(
            {"linse": own["city"]["visby"]["prices"].pop("sau")}
        ),
        "city.visby.prices",
        "there is no bean 'linse': there is blaue, feuer, sau, brech, soja, augen, rote, garten",
    ),
    (
        "too few prices",
        put([10, 8, 6], "city", "visby", "prices", "sau", "boxes"),
        "city.visby.prices.sau",
        "has 3 prices for 4 boxes",
    ),
    (
        "beside the map",
        put([50, 101], "city", "visby", "at"),
        "city.visby.at",
        "a place on the map is two numbers from 0 to 100",
    ),
    (
        "free in a box",
        put([10, 8, 6, 0], "city", "visby", "prices", "sau", "boxes"),
        "city.visby.prices.sau",
        "a price is 1 at the least",
    ),
    (
        "free above the boxes",
        put(0, "city", "visby", "prices", "sau", "round"),
        "city.visby.prices.sau",
        "a price is 1 at the least",
    ),
    # Roads.
    (
        "road from nowhere",
        put(["riga", "visby"], "roads", 0),
        "roads",
        "there is no city 'riga': there is aalborg, bremen, ",
    ),
    ("road to nowhere", put(["visby", "riga"], "roads", 0), "roads", "there is no city 'riga'"),
    (
        "road in a circle",
        put(["visby", "visby"], "roads", 0),
        "roads",
        "a road leads from 'visby' to itself",
    ),
    ("city off the map", ninth_city, "roads", "no road leads to riga"),
    ("no roads", put([], "roads"), "roads", "no road leads to bremen, danzig, edinburgh, "),
    (
        "no cities",
        lambda own: own.update({"city": {}, "roads": []}),
        "roads",
        "no road leads to any city",
    ),
    # Contracts.
    (
        "contract for nowhere",
        put("riga", "contract", 5, "city"),
        "contract[5].city",
        "there is no city 'riga'",
    ),
    (
        "contract for an unknown bean",
        put(["linse"], "contract", 5, "beans"),
        "contract[5].beans",
        "there is no bean 'linse'",
    ),
    (
        "contract for what nobody sells",
        nobody_sells,
        "contract[9].beans",
        "no city sells 'garten': it cannot be had",
    ),
    (
        "contract for nothing",
        put([], "contract", 5, "beans"),
        "contract[5]",
        "a contract asks for one to eight beans, and earns 1 to 9999 thalers",
    ),
    (
        "contract of no value",
        put(0, "contract", 5, "value"),
        "contract[5]",
        "a contract asks for one to eight",
    ),
    (
        "a bean twice",
        put(["rote", "rote"], "contract", 5, "beans"),
        "contract[5].beans",
        "names a bean twice, and the first cart has one of each (H7)",
    ),
    (
        "too few contracts",
        lambda own: own.update({"contract": own["contract"][:15]}),
        "contract",
        "there are 15: five players need 16 at least",
    ),
    # Harvest cards.
    (
        "harvest nowhere",
        put("riga", "harvest", 3, "lots", 0, "city"),
        "harvest[3].lots",
        "there is no city 'riga'",
    ),
    (
        "harvest that has no price",
        put("rote", "harvest", 3, "lots", 0, "bean"),
        "harvest[3].lots",
        "'aalborg' does not sell 'rote': it has no price there",
    ),
    (
        "empty lot",
        put(0, "harvest", 3, "lots", 0, "count"),
        "harvest[3].lots",
        "a lot of 0 beans: 1 to 99 are possible",
    ),
    ("huge lot", put(100, "harvest", 3, "lots", 0, "count"), "harvest[3].lots", "a lot of 100 beans"),
    (
        "too few harvest cards",
        lambda own: own.update({"harvest": own["harvest"][:2]}),
        "harvest",
        "there are fewer than three cards, and two are put aside (H6)",
    ),
    # Travel cards.
    (
        "unknown travel card",
        put("ferry", "travel", 0),
        "travel",
        "there is no card 'ferry': there is plain, toll, supply",
    ),
    ("no toll", put("plain", "travel", 2), "travel", "everybody has just one card 'toll' (H4)"),
    ("two tolls", put("toll", "travel", 0), "travel", "everybody has just one card 'toll' (H4)"),
    ("no supply", put("plain", "travel", 1), "travel", "everybody has just one card 'supply' (H4)"),
    (
        "two travel cards",
        put(["toll", "supply"], "travel"),
        "travel",
        "there are 2 cards: 3 to 20 are possible",
    ),
    (
        "21 travel cards",
        put(["toll", "supply", *["plain"] * 19], "travel"),
        "travel",
        "there are 21 cards: 3 to 20 are possible",
    ),
]


@named(("change", "key", "reason"), BAD)
def test_bad_tables_get_one_error_with_file_key_and_reason(change: Change, key: str, reason: str) -> None:
    own = figures()
    change(own)
    with pytest.raises(BadTables) as caught:
        HansaTables.of(own, "own.toml")
    assert (caught.value.file, caught.value.key) == ("own.toml", key)
    assert reason.casefold() in caught.value.reason.casefold()
    assert str(caught.value) == f"own.toml: {key + ': ' if key else ''}{caught.value.reason}"


@pytest.mark.parametrize(
    "change",
    [put(1_000_000, "contract", 5, "value"), put(1_000_000, "city", "visby", "prices", "sau", "round")],
    ids=["contract", "bean"],
)
def test_a_million_is_more_than_an_event_carries_over_a_wire_and_is_refused(change: Change) -> None:
    own = figures()
    change(own)
    with pytest.raises(BadTables):
        HansaTables.of(own, "own.toml")


def with_cities(count: int) -> Change:
    """Add cities on a road, until there are so many."""

    def change(own: dict[str, Any]) -> None:
        for number in range(len(own["city"]), count):
            key = f"new{'_' * number}"
            own["city"][key] = copy.deepcopy(own["city"]["rostock"])
            own["roads"].append(["rostock", key])
        for bean in own["bean"].values():
            bean["tokens"] = 99

    return change


def repeated(count: int, *path: str | int) -> Change:
    """Repeat the entries of a list until there are so many."""

    def change(own: dict[str, Any]) -> None:
        entries: Any = own
        for key in path:
            entries = entries[key]
        entries[:] = (entries * count)[:count]

    return change


HUGE: list[tuple[Callable[[int], Change], int, str]] = [
    (with_cities, MOST_CITIES, "city"),
    (lambda count: repeated(count, "roads"), MOST_ROADS, "roads"),
    (lambda count: repeated(count, "contract"), MOST_CONTRACTS, "contract"),
    (lambda count: repeated(count, "harvest"), MOST_HARVESTS, "harvest"),
    (lambda count: repeated(count, "harvest", 0, "lots"), MOST_IN_A_ROW, "harvest[0].lots"),
    (
        lambda count: repeated(count, "city", "hamburg", "prices", "blaue", "stated"),
        MOST_IN_A_ROW,
        "city.hamburg.prices.blaue.stated",
    ),
]


@pytest.mark.parametrize(("change", "most", "key"), HUGE, ids=[row[2] for row in HUGE])
def test_the_most_of_anything_is_taken_and_more_is_refused(
    change: Callable[[int], Change], most: int, key: str
) -> None:
    own = figures()
    change(most)(own)
    assert HansaTables.of(own, "own.toml")
    change(most + 1)(own)
    with pytest.raises(BadTables) as caught:
        HansaTables.of(own, "own.toml")
    assert (caught.value.key, caught.value.reason) == (key, f"has more than {most} entries")


def test_what_is_not_toml() -> None:
    with pytest.raises(BadTables, match=r"^own\.toml: is not TOML: "):
        HansaTables.parse("name = ", "own.toml")


GOOD: list[tuple[str, Change]] = [
    ("as many tokens as needed", put(7, "bean", "rote", "tokens")),
    ("999 tokens", put(999, "bean", "rote", "tokens")),
    ("base price 1", put(1, "bean", "rote", "price")),
    ("a price of 1", put(1, "city", "visby", "prices", "sau", "round")),
    ("16 contracts", lambda own: own.update({"contract": own["contract"][:16]})),
    ("a contract for all eight", put(list(TOKENS), "contract", 5, "beans")),
    ("three harvest cards", lambda own: own.update({"harvest": own["harvest"][:3]})),
    ("a harvest without lots", put([], "harvest", 3, "lots")),
    ("a lot of 99", put(99, "harvest", 3, "lots", 0, "count")),
    ("three travel cards", put(["toll", "supply", "plain"], "travel")),
    ("20 travel cards", put(["toll", "supply", *["plain"] * 18], "travel")),
]


@pytest.mark.parametrize("change", [row[1] for row in GOOD], ids=[row[0] for row in GOOD])
def test_own_tables_are_played_with(change: Change) -> None:
    own = figures()
    change(own)
    game = haricot.game("hansa", tables=HansaTables.of(own, "own.toml"), players=5)
    assert Playout(game, game.goods).play(3) > 50


def test_own_tables_are_read_from_a_file(tmp_path: Path, tables: HansaTables) -> None:
    text = files("haricot.games.hansa").joinpath("hansa.toml").read_text(encoding="utf-8")
    file = tmp_path / "own.toml"
    file.write_text(text.replace('name = "hansa"', 'name = "own"'), encoding="utf-8")
    own = HansaTables.read(file)
    assert (own.name, own.bean) == ("own", tables.bean)
    assert haricot.game("hansa", tables=file).tables == haricot.game("hansa", tables=str(file)).tables == own


def own_game() -> Any:
    """Set up a game with other figures."""
    own = figures()
    own["name"] = "own"
    own["contract"][0]["value"] = 99
    own["contract"] = own["contract"][:20]
    return haricot.game("hansa", tables=HansaTables.of(own, "own.toml"), players=3)


def test_own_figures_are_what_is_played_by() -> None:
    own = figures()
    own["contract"][0]["value"] = 99
    own["city"]["rostock"]["prices"]["sau"]["boxes"][1] = 77
    tables = HansaTables.of(own, "own.toml")
    harbour = board(
        trader("rostock", money=80), cities={"rostock": "sau"}, tables=tables, pile="aalborg-99 ..."
    )
    assert harbour.prices()["sau"] == 77
    harbour = board(trader("aalborg", "blaue soja", "aalborg-99 ..."), tables=tables)
    harbour.do(harbour.deliver(0, "aalborg-99"))
    assert harbour.state.money[0] == 99


def test_a_record_names_the_printed_tables(tables: HansaTables) -> None:
    described = haricot.game("hansa").describe()["tables"]
    assert (described.name, described.digest, described.figures) == ("hansa", tables.digest(), None)


def test_a_record_keeps_own_tables_whole() -> None:
    game = own_game()
    session = new_session(game, 5)
    while session.state.result is None:
        seat = game.waits_for(session.state)[0]
        session.do(game.legal(session.state, seat)[0])
    record = read_record(session.record.to_json())
    assert record.tables.name == "own"
    again = game_of(record)
    assert again.tables == game.tables
    assert replay(again, record).state.result == session.state.result


def test_a_record_with_other_figures_than_it_was_played_with_is_refused() -> None:
    record = read_record(new_session(own_game(), 5).record.to_json())
    assert record.tables.figures is not None
    record.tables.figures["contract"][1]["value"] = 98
    with pytest.raises(BadRecord, match=r"^The tables 'own' have other figures than the ones "):
        game_of(record)
