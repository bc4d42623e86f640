"""Pictures of the main screens, for README and documentation: `make screenshots` takes them."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from msgspec import Struct
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect, sync_playwright

from tests.web.at_table import begin, go_to_trade
from tests.web.conftest import ROOT, WIRE, chromium, with_page
from tests.web.screens import SCREENS, Way, bring, played

FOLDER = ROOT / "docs" / "pictures"
SIZES = {"desktop": (1280, 800), "phone": (360, 640)}


def later(game: str) -> Way:
    """Have an own trade when something has grown, and the others have made their offers."""

    def go(page: Page) -> None:
        begin(page, game)
        for _ in range(5):
            go_to_trade(page)
            page.get_by_role("button", name="End trading").click()
        go_to_trade(page)
        page.wait_for_timeout(2000)

    return go


def midway(game: str, move: int, seat: int) -> Way:
    """Look at a moment of a game that is always the same, with somebody's eyes: docs/learn speaks of it."""

    def go(page: Page) -> None:
        page.goto(f"{bring(page, played(game))}/games/1?move={move}&seat={seat}")
        expect(page.get_by_role("slider")).to_be_visible()

    return go


WAYS = {
    **SCREENS,
    "bohnanza": later("bohnanza"),
    "sissi": later("sissi"),
    "bohnanza-midway": midway("bohnanza", 714, 2),
    "sissi-midway": midway("sissi", 553, 0),
}

PARTS = {
    "hand": "[aria-label='Your hand']",
    "fields": ".mine .fields",
    "face-up": "[aria-label='Face up']",
    "others": "[aria-label='The others']",
    "market": ".market",
    "map": ".map",
    "city": "[aria-label='City']",
    "cart": ".goods",
    "contracts": ".reveal",
}
"""What can be looked at closely, by how it is found on the page."""

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


def take(browser: Browser, server: str, picture: Picture) -> Path:
    """Go to a screen, and keep what is to be seen there."""
    width, height = SIZES[picture.size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.add_init_script(WIRE)
    page = context.new_page()
    page.goto(server)
    WAYS[picture.screen](page)
    page.emulate_media(color_scheme=picture.scheme)
    page.get_by_role("combobox").first.select_option(picture.language)
    page.wait_for_timeout(500)
    page.evaluate("document.activeElement?.blur(); scrollTo(0, 0)")
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
        with_page(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for picture in wanted:
            print(take(browser, server.url, picture).relative_to(ROOT), flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
