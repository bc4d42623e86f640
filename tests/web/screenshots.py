"""Pictures of the main screens, for README and documentation: `make screenshots` takes them."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from msgspec import Struct
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect, sync_playwright

import haricot
from haricot.kernel.actions import Offer
from tests.games.sissi import rows
from tests.games.sissi.rows import player
from tests.server.guests_at import table_view
from tests.web.at_table import at_rest, speak
from tests.web.conftest import ROOT, WIRE, chromium, with_page
from tests.web.placed import Placed, placed
from tests.web.screens import SCREENS, Way, bring, played

FOLDER = ROOT / "docs" / "pictures"
SIZES = {"desktop": (1280, 800), "phone": (360, 640)}


def midway(game: str, move: int, seat: int) -> Way:
    """Look at a moment of a game that is always the same, with somebody's eyes: docs/learn speaks of it."""

    def go(page: Page) -> None:
        page.goto(f"{bring(page, played(game))}/games/1?move={move}&seat={seat}")
        expect(page.get_by_role("slider")).to_be_visible()

    return go


STAGED = {"bohnanza": 409, "sissi": 631, "hansa": 291}
"""Moves of own trades in games that are always the same, when something has grown."""


def staged(tables: Placed, page: Page, game: str) -> None:
    """Sit down in the middle of a game; at a card table the others then offer something."""
    address = tables.play(page.context, played(game), STAGED[game], ["Anna", "Ben", "Cleo"])
    own, *others = tables.seats
    rules: Any = haricot.game(game, players=3)
    for other in others if game != "hansa" else ():
        wanted, given = table_view(own).hands[0][1 - 2 * other.seat], table_view(other).hands[other.seat][0]
        tables.do(other.do(Offer(other.seat, 0, (given,), (rules.law.kind[wanted],))))
    page.goto(address)
    expect(page.get_by_label("Your hand")).to_be_visible()
    at_rest(page)


WAYS = {
    **SCREENS,
    "bohnanza-midway": midway("bohnanza", 714, 2),
    "sissi-midway": midway("sissi", 553, 0),
}

PARTS = {
    "hand": "[aria-label='Your hand']",
    "fields": "[data-key=fields]",
    "face-up": "[aria-label='Face up']",
    "others": "[aria-label='The others']",
    "market": ".market",
    "map": ".map",
    "city": "[aria-label='City']",
    "cart": "section.mine",
    "contracts": ".beside",
}
"""What can be looked at closely, by how it is found on the page."""

HIDE = "bars => bars.forEach((bar) => (bar.style.visibility = 'hidden'))"
"""Hides what a replay is moved by, which lies over the foot of its table."""

MARGIN = 12
"""So many pixels are left around what is looked at closely."""


class Picture(Struct, frozen=True):
    """A picture: which screen, or which part of it, how large, how bright, in which language."""

    screen: str
    part: str = ""
    size: str = "desktop"
    scheme: Literal["light", "dark"] = "light"
    language: str = "en"

    @property
    def name(self) -> str:
        """Name it by what is special about it."""
        usual = Picture(self.screen)
        own = (self.part, self.size, self.scheme, self.language)
        plain = (usual.part, usual.size, usual.scheme, usual.language)
        special = [word for word, other in zip(own, plain, strict=True) if word != other]
        return "-".join([self.screen, *special])


PICTURES = [
    Picture("start"),
    Picture("start", language="it"),
    Picture("lobby"),
    Picture("bohnanza"),
    Picture("bohnanza", size="phone"),
    Picture("bohnanza", scheme="dark", language="de"),
    Picture("sissi"),
    Picture("sissi", size="phone", scheme="dark", language="fr"),
    Picture("hansa"),
    Picture("hansa", size="phone"),
    Picture("hansa", scheme="dark", language="fr"),
    Picture("help"),
    Picture("soup"),
    Picture("replay-bohnanza"),
    Picture("result-bohnanza"),
    Picture("rules", language="de"),
    Picture("learn"),
    Picture("bohnanza", "market"),
    *(Picture("bohnanza-midway", part) for part in ("hand", "fields", "face-up")),
    *(Picture("sissi-midway", part) for part in ("hand", "fields", "others")),
    *(Picture("hansa", part) for part in ("map", "city", "cart", "market")),
    Picture("hansa-opening", "contracts"),
]


def around(part: Locator) -> FloatRect:
    """Find the rectangle that shows a part of the page, and a little of what is around it."""
    box = part.bounding_box()
    assert box, f"there is no {part} to be seen"
    left, top = max(0.0, box["x"] - MARGIN), max(0.0, box["y"] - MARGIN)
    right, bottom = box["x"] + box["width"] + MARGIN, box["y"] + box["height"] + MARGIN
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


def soup(tables: Placed, page: Page) -> None:
    """Sit down at a game that is not haricot's own, where a soup has to be made."""
    name = "examples.lentil:LENTIL"
    haricot.game(name)
    own = player("red green black yellow yellow", "3 green", "5 yellow", "brown", talers="2 red black")
    others = [
        player("4 brown", "2 red", "black", talers="2 green"),
        player("green red", "4 brown", "3 yellow"),
    ]
    board = rows.table(own, *others, phase="soup", name=name, players=3, deck="4 brown 3 green")
    page.goto(tables.seat(page.context, board, ["Anna", "Ben", "Cleo"]))
    expect(page.get_by_label("Your hand")).to_be_visible()
    at_rest(page)


def take(browser: Browser, server: str, tables: Placed, picture: Picture) -> Path:
    """Go to a screen, and keep what is to be seen there."""
    width, height = SIZES[picture.size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.add_init_script(WIRE)
    page = context.new_page()
    if picture.screen in STAGED:
        staged(tables, page, picture.screen)
    elif picture.screen == "soup":
        soup(tables, page)
    else:
        page.goto(server)
        WAYS[picture.screen](page)
    page.emulate_media(color_scheme=picture.scheme)
    if picture.language != "en":
        speak(page, picture.language)
    page.wait_for_timeout(500)
    page.evaluate("document.activeElement?.blur(); scrollTo(0, 0)")
    if picture.part == "city":
        page.locator(".tabs button").first.click()
    if picture.part:
        page.locator(".bar:has(.lines)").evaluate_all(HIDE)
    if picture.screen.startswith("result"):
        page.get_by_role("region", name="Result").evaluate("part => part.scrollIntoView()")
    file = FOLDER / f"{picture.name}.png"
    if picture.part:
        page.screenshot(path=file, full_page=True, clip=around(page.locator(PARTS[picture.part]).first))
    else:
        page.screenshot(path=file)
    context.close()
    return file


def main() -> int:
    """Take those pictures whose names are given, or all of them."""
    wanted = [picture for picture in PICTURES if not sys.argv[1:] or picture.name in sys.argv[1:]]
    FOLDER.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as data,
        TemporaryDirectory() as place,
        with_page(Path(data)) as server,
        placed(Path(place)) as tables,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for picture in wanted:
            print(take(browser, server.url, tables, picture).relative_to(ROOT), flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
