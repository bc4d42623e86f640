"""Pictures of the full-screen client for README and documentation: `make screenshots` takes them too."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct
from playwright.sync_api import Browser, sync_playwright
from textual.pilot import Pilot

import haricot
from haricot.terminal.full.app import FullClient
from haricot.terminal.full.lists import ActionList
from haricot.terminal.full.theme import DARK, LIGHT
from tests.terminal.fullscreen import NARROW, WIDE, at_state, quiet, settle
from tests.web.conftest import ROOT, chromium

FOLDER = ROOT / "docs" / "pictures"
FONT = "<style>svg { font-family: 'DejaVu Sans Mono', monospace } body { margin: 0 }</style>"


class Picture(Struct, frozen=True):
    """A picture: which game, how large, how bright, in which language, and when."""

    name: str
    game: str
    size: tuple[int, int]
    ready: Callable[[Any], bool]
    theme: str = DARK.name
    language: str = "en"
    keys: tuple[str, ...] = ()


def trading(view: Any) -> bool:
    """Wait for an own trade in which somebody has made an offer, when something has grown."""
    return view.active == 0 and view.phase == "trade" and view.turn > 12 and len(view.offers) > 0


def travelling(view: Any) -> bool:
    """Wait until the journey goes on, after a few turns."""
    return (view.active, view.phase) == (0, "travel") and int(view.turn) > 8


def planting(view: Any) -> bool:
    """Wait until something is to be planted, when something has grown."""
    return (view.active, view.phase) == (0, "plant") and int(view.turn) > 12


PICTURES = [
    Picture("terminal-bohnanza", "bohnanza", WIDE, trading),
    Picture("terminal-bohnanza-light-de", "bohnanza", WIDE, trading, LIGHT.name, "de"),
    Picture("terminal-small", "bohnanza", NARROW, trading),
    Picture("terminal-sissi", "sissi", NARROW, planting, LIGHT.name),
    Picture("terminal-hansa", "hansa", WIDE, travelling),
]


async def play_until(pilot: Pilot[None], app: FullClient, ready: Callable[[Any], bool]) -> None:
    """Do what comes first until the moment of the picture."""
    await settle(pilot, app)
    while not ready(app.backend.view()):
        app.obey(app.query_one(ActionList).lines[0].phrase)
        await settle(pilot, app)


def drawn(picture: Picture) -> str:
    """Play up to the moment of a picture, and draw it."""

    async def draw() -> str:
        game = haricot.game(picture.game, players=4)
        app = FullClient(at_state(game, None, language=picture.language))
        async with app.run_test(size=picture.size) as pilot:
            app.theme = picture.theme
            await play_until(pilot, app, picture.ready)
            await pilot.press(*picture.keys)
            await quiet(pilot, app)
            svg = app.export_screenshot(title="haricot")
            app.exit()
        return svg

    # Its fonts would be fetched from elsewhere.
    return re.sub(r"@font-face \{.*?\}", "", asyncio.run(draw()), flags=re.DOTALL).replace("Fira Code", "x")


def take(browser: Browser, picture: Picture, svg: str) -> Path:
    """Turn a drawing into a picture."""
    page = browser.new_page(viewport={"width": 1500, "height": 1100})
    page.set_content(FONT + svg)
    file = FOLDER / f"{picture.name}.png"
    page.locator("svg").first.screenshot(path=file, omit_background=True)
    page.close()
    return file


def main() -> int:
    """Take those pictures whose names are given, or all of them."""
    wanted = [picture for picture in PICTURES if not sys.argv[1:] or picture.name in sys.argv[1:]]
    drawings = [(picture, drawn(picture)) for picture in wanted]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for picture, svg in drawings:
            print(take(browser, picture, svg).relative_to(ROOT), flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
