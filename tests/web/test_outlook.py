"""What the page says of fields is what the laws of the games say."""

from __future__ import annotations

import subprocess
from random import Random
from typing import Any, TypedDict

import msgspec
import pytest
from playwright.sync_api import Browser, Page

import haricot
from haricot.beans.law import Law, sellable
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.sissi.game import Sissi
from haricot.games.sissi.law import SissiLaw
from tests.web.conftest import ROOT

Rows = list[list[int]]
GAMES: dict[str, dict[str, Any]] = {
    "bohnanza": {"extension": True, "players": 4},
    "sissi": {"players": 3},
}
LOOK = """({figures, cases}) => {
    const beans = new garden.Beans(figures);
    const soil = new garden.Soil(beans.empress);
    const of = (cards) => cards.map((card) => beans.of(card));
    return cases.map(({rows, waiting, gets}) => ({
        pays: rows.map((row) => soil.pays(of(row))),
        doomed: rows.map((row) => soil.isDoomed(of(row))),
        earns: rows.map((row) => soil.earnsField(of(row), rows.length)),
        fits: rows.map((row) => soil.fits(of(row), of(gets)[0])),
        sales: soil.sales(rows.map(of)).map((sale) => sale.field),
        outcomes: soil.outlook(rows.map(of), of(waiting), of(gets)).map((outcome) => (
            {kind: outcome.bean.kind, number: outcome.number, field: outcome.field, cards: outcome.cards,
             pays: outcome.pays, doomed: outcome.doomed, sales: outcome.sales.map((sale) => sale.pays)}
        )),
    }));
}"""


class Case(TypedDict):
    """Fields, what waits to be planted, and what somebody would get."""

    rows: Rows
    waiting: list[int]
    gets: list[int]


@pytest.fixture(scope="module")
def page(browser: Browser) -> Page:
    """Bring the two modules of the page into an empty one."""
    entry = 'export * from "./lib/outlook"; export * from "./lib/figures";'
    command = [str(ROOT / "web/node_modules/.bin/esbuild"), "--bundle", "--loader=ts", "--global-name=garden"]
    made = subprocess.run(
        command, cwd=ROOT / "web/src", input=entry, capture_output=True, text=True, check=True
    )
    empty = browser.new_page()
    empty.add_script_tag(content=made.stdout + "globalThis.garden = garden;")
    return empty


def deal(law: Law, random: Random, fields: int) -> Case:
    """Grow some fields as the law allows, and turn some more cards over."""
    deck = random.sample(range(law.beans), law.beans)
    rows: Rows = [[] for _ in range(fields)]
    for row in rows:
        for _ in range(random.choice([0, 1, 1, 2, 3, 6, 9])):
            fitting = [card for card in deck if law.fits(row, card)]
            if fitting:
                row.append(fitting[0])
                deck.remove(fitting[0])
    count = random.choice([0, 0, 1, 2])
    return {"rows": rows, "waiting": deck[:count], "gets": deck[count : count + random.choice([1, 1, 2])]}


def ways(law: Law, rows: Rows, cards: list[int]) -> list[Rows]:
    """Find what fields could be like when all cards are planted and none is sold, in any order."""
    if not cards:
        return [rows]
    found: list[Rows] = []
    for place, card in enumerate(cards):
        for field, row in enumerate(rows):
            if law.fits(row, card):
                grown = [*rows[:field], [*row, card], *rows[field + 1 :]]
                found += ways(law, grown, cards[:place] + cards[place + 1 :])
    return found


@pytest.mark.parametrize("name", GAMES)
def test_fields_are_what_the_law_says(page: Page, name: str) -> None:
    game = haricot.game(name, **GAMES[name])
    assert isinstance(game, Bohnanza | Sissi)
    law, random = game.law, Random(name)
    figures = {
        "game": name,
        "options": msgspec.to_builtins(game.options),
        "beans": law.keys,
        "kinds": law.kind,
        "contracts": [],
        "tables": msgspec.to_builtins(game.tables),
    }
    cases = [deal(law, random, random.choice([2, 3])) for _ in range(400)]
    for case, seen in zip(cases, page.evaluate(LOOK, {"figures": figures, "cases": cases}), strict=True):
        rows = case["rows"]
        assert seen["pays"] == [law.price(row) for row in rows]
        assert seen["fits"] == [law.fits(row, case["gets"][0]) for row in rows]
        assert seen["sales"] == sellable(rows)
        assert seen["earns"] == [len(rows) < 3 and law.earns_field(row) for row in rows]
        assert seen["doomed"] == [is_doomed(game, row) for row in rows]
        check_outlook(game, case, seen["outcomes"])


def is_doomed(game: Bohnanza | Sissi, row: list[int]) -> bool:
    return isinstance(game.law, SissiLaw) and game.law.must_sell(row)


def check_outlook(game: Bohnanza | Sissi, case: Case, outcomes: list[dict[str, Any]]) -> None:
    """A sale is foretold when there is no way around it, and so is a field that two of a sort spoil."""
    law, rows = game.law, case["rows"]
    assert sum(outcome["number"] for outcome in outcomes) == len(case["gets"])
    found = ways(law, rows, case["waiting"] + case["gets"])
    if not found:
        # What waits may be what has to be sold for, but then what comes has a place by itself.
        assert any(outcome["field"] < 0 for outcome in outcomes) or ways(law, rows, case["gets"])
        return
    assert all(outcome["field"] >= 0 for outcome in outcomes)
    healthy = [field for field, row in enumerate(rows) if not is_doomed(game, row)]
    spoiled = min(sum(is_doomed(game, way[field]) for field in healthy) for way in found)
    told = {outcome["field"] for outcome in outcomes if outcome["doomed"] and outcome["field"] in healthy}
    assert len(told) <= spoiled
    for outcome in outcomes:
        field, kind = outcome["field"], outcome["kind"]
        there = [way[field] for way in found if len(way[field]) == outcome["cards"]]
        assert any(kind in [law.kind[card] for card in row] for row in there)
        assert outcome["pays"] in [law.price(row) for row in there]
