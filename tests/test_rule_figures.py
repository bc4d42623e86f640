"""The figures that the rules tell are those that games are played with; other tests compare the languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import haricot
from haricot.beans.market import MOST_CARDS, MOST_OFFERS
from haricot.beans.tables import Tables
from haricot.games.bohnanza import printed_tables
from haricot.games.hansa.tables import HansaTables
from haricot.rulebook import rulebook

Rows = dict[str, list[str]]
MARKET = (Path(__file__).parents[1] / "docs" / "market.md").read_text(encoding="utf-8")


def written(rule: str) -> list[list[str]]:
    """Read the rows of a rule's tables."""
    rows = [line.strip("|").split("|") for line in rulebook()[rule].splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row] for row in rows if "---" not in row[0]]


def beans(rule: str) -> Rows:
    """Read what a rule tells of each bean, by its English name."""
    found = {re.sub(r" \(.*", "", name): cells for name, *cells in written(rule)}
    return {name: cells for name, cells in found.items() if name.endswith(" bean")}


def card_tables(rule: str) -> Tables:
    tables: Tables = haricot.game("sissi").tables if rule == "S1" else printed_tables(True)
    return tables


@pytest.mark.parametrize(("rule", "kinds"), [("B2", 8), ("E2", 4), ("S1", 8)])
def test_b2_e2_s1_the_beanometers(rule: str, kinds: int) -> None:
    told = beans(rule)
    assert len(told) == kinds
    for kind in card_tables(rule).bean.values():
        if kind.names["en"] in told:
            cards, *steps = told.pop(kind.names["en"])
            meter = [(int(cards), coins) for coins, cards in enumerate(steps, 1) if cards != "–"]
            assert (int(cards), meter) == (kind.cards, list(kind.meter)), kind.names["en"]
    assert told == {}


# How many offers and how many cards, in words.
LIMITS = {
    "en": ("three", "a hundred"),
    "de": ("drei", "hundert"),
    "fr": ("trois", "cent"),
    "it": ("tre", "cento"),
}


@pytest.mark.parametrize("language", LIMITS)
def test_m6_m11_the_limits_of_offers(language: str) -> None:
    offers, cards = LIMITS[language]
    told = rulebook(language)
    assert (MOST_OFFERS, MOST_CARDS) == (3, 100), "These words are in the rules, and in docs/market.md."
    assert len(re.findall(rf"\b{offers}\b", told["M6"], re.IGNORECASE)) == 2, "in the heading and below"
    assert re.search(rf"\b{cards}\b", told["M11"])
    assert re.search(r"\bThree open offers at a time \(M6\)", MARKET)


def hansa() -> HansaTables:
    tables: HansaTables = haricot.game("hansa").tables
    return tables


def test_h3_tokens_and_base_prices() -> None:
    kinds = {kind.names["en"]: [str(kind.tokens), str(kind.price)] for kind in hansa().bean.values()}
    assert beans("H3") == kinds


def test_h2_the_prices_of_every_city() -> None:
    told = {
        (city, bean.rstrip(" *")): [cell for cell in cells if cell != "–"]
        for city, bean, *cells in written("H2")[1:]
    }
    tables = hansa()
    assert told == {
        (city.name, tables.bean[bean].names["en"]): [*map(str, column.boxes), str(column.round)]
        for city in tables.city.values()
        for bean, column in city.prices.items()
    }


def test_h11_the_roads() -> None:
    names = {key: city.name for key, city in hansa().city.items()}
    told = {frozenset((city, end)) for city, ends in written("H11")[1:] for end in ends.split(", ")}
    assert told == {frozenset(names[end] for end in road) for road in hansa().roads}
