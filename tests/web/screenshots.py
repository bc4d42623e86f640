"""Pictures of the main screens, for README and documentation: `make screenshots` takes them."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from msgspec import Struct
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.at_table import begin, go_to_trade
from tests.web.conftest import ROOT, Server, chromium
from tests.web.screens import SCREENS, Way

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


WAYS = {**SCREENS, "bohnanza": later("bohnanza"), "sissi": later("sissi")}


class Picture(Struct, frozen=True):
    """A picture: which screen, how large, how bright, in which language."""

    screen: str
    size: str = "desktop"
    scheme: Literal["light", "dark"] = "light"
    language: str = "en"

    @property
    def name(self) -> str:
        """Name it by what is special about it."""
        usual = Picture(self.screen)
        parts = (self.size, self.scheme, self.language)
        special = [
            part
            for part, plain in zip(parts, (usual.size, usual.scheme, usual.language), strict=True)
            if part != plain
        ]
        return "-".join([self.screen, *special])


PICTURES = [
    Picture("start"),
    Picture("start", language="it"),
    Picture("lobby"),
    Picture("bohnanza"),
    Picture("bohnanza", "phone"),
    Picture("bohnanza", scheme="dark", language="de"),
    Picture("sissi"),
    Picture("sissi", "phone", "dark", "fr"),
    Picture("hansa"),
    Picture("hansa", "phone"),
    Picture("hansa", scheme="dark", language="fr"),
    Picture("help"),
    Picture("replay-bohnanza"),
    Picture("result-bohnanza"),
    Picture("rules", language="de"),
    Picture("learn"),
]


def take(browser: Browser, server: str, picture: Picture) -> Path:
    """Go to a screen, and keep what is to be seen there."""
    width, height = SIZES[picture.size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
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
    page.screenshot(path=file)
    context.close()
    return file


def main() -> int:
    """Take those pictures whose names are given, or all of them."""
    wanted = [picture for picture in PICTURES if not sys.argv[1:] or picture.name in sys.argv[1:]]
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for picture in wanted:
            print(take(browser, server.url, picture).relative_to(ROOT), flush=True)
        browser.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
