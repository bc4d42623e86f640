"""Beans have the colours of their tables in the page, also those that somebody made up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from haricot.catalogue import read_record
from haricot.games.bohnanza import printed_tables
from haricot.kernel.record import Record
from tests.web.conftest import Visit
from tests.web.screens import bring

OWN = Path(__file__).parents[1] / "records/own-tables.json"
HUE = "key => getComputedStyle(document.documentElement).getPropertyValue(`--bean-${key}`)"


def hue(page: Page, key: str) -> str:
    found: str = page.evaluate(HUE, key)
    return found


def record(colour: str) -> Record:
    """Give a bean of somebody's own a colour, in a game that is over."""
    written: Any = msgspec.json.decode(OWN.read_bytes())
    written["tables"]["figures"]["bean"]["mond"]["colour"] = colour
    return read_record(msgspec.json.encode(written))


def test_beans_have_the_colours_of_the_tables(visit: Visit) -> None:
    page = visit()
    beans = printed_tables().bean
    assert {key: hue(page, key) for key in beans} == {key: bean.colour for key, bean in beans.items()}


def test_own_beans_have_their_own_colours_while_their_table_is_looked_at(visit: Visit) -> None:
    page = visit()
    page.goto(f"{bring(page, record('#123456'))}/games/1?move=60")
    body = page.locator("svg[style*=--bean-mond] path[fill='var(--hue)']").first
    expect(body).to_have_css("fill", "rgb(18, 52, 86)")
    page.get_by_role("banner").get_by_role("link", name="haricot", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert hue(page, "mond") == ""
