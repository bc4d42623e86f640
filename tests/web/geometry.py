"""Looks at a table as it is drawn: what matters is seen whole, and what can be touched is large enough."""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Page

from tests.web.at_table import settled

Size = tuple[int, int]

ESSENTIAL = {
    "hand": "[data-place='hand-0'] [data-card]",
    "cart": "[data-place='cart-0'] :is(button, .free)",
    "orders": "[data-card^='order-']",
    "fields": "[data-key='fields'] > *",
    "open": "[data-place='open'] [data-card]",
    "aside": "[data-place='aside-0'] [data-card]",
    "cities": ".chart:not(:has(.booth, .pressing, .over)) [data-city]",
    "names": ".chart:not(:has(.booth, .pressing, .over)) [data-city] .name",
    "wares": ".chart:not(:has(.over)) .booth button",
    "button": "[data-key='steps'] button",
    "offer": ".offers > li:first-child > .line, .offers > li:first-child > .line button",
    "composer": "form[aria-label] button, form[aria-label] input",
}
"""What somebody at a table needs to see, of the first seat, in any game."""
LAPPED = ("hand", "orders")
"""What may lie one over the other, as cards of one hand do, as long as enough of each is to be seen."""
LISTS = ".log ol, .chat ol, .offers, .beside:has(> .told)"
"""What may be too long for its place, and scrolls there: with these, all that can be told of a city."""
RESTING = ".skip, .chart:has(.booth, .pressing, .over) [data-city], .chart:has(.over) .booth button"
"""What is there for the keyboard alone, and what a stall, an offer or a sheet lies over on the map."""

FILLED = """([width, height]) => {
    const box = document.querySelector('.frame').getBoundingClientRect();
    return box.width === width && box.height === height;
}"""
LOOK = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


class Look(TypedDict):
    """What is wrong, and how many there are of what matters."""

    faults: list[str]
    counts: dict[str, int]


def look(page: Page, size: Size) -> Look:
    """Look at a table in a window of some size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(FILLED, arg=list(size))
    settled(page)
    given = {"essential": ESSENTIAL, "lapped": LAPPED, "lists": LISTS, "resting": RESTING}
    found: Look = page.evaluate(LOOK, given)
    return found
