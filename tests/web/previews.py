"""The pictures that messengers show of a link, one for each game: `make screenshots` takes them."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, expect, sync_playwright

from tests.web.conftest import ROOT, chromium, with_page

FOLDER = ROOT / "web" / "public" / "previews"
WIDTH, HEIGHT = 1200, 630

STYLE = """
    .preview { position: fixed; inset: 0; z-index: 99; background: var(--sheet); }
    .preview .picture { width: 1200px !important; height: 630px !important; border: 0; border-radius: 0; }
    .preview .picture .row { bottom: 96px; gap: 24px; }
    .preview .picture .row svg { width: 300px !important; height: 300px !important; }
    .preview .coin { transform: scale(3.5) translate(-40%, 40%); }
    .preview .bed { position: absolute; inset: 0; padding: 0 40px 96px; justify-content: space-between; }
    .preview .bed { mask: none; }
    .preview .bed svg { width: 136px; height: 136px; }
    .preview h1 { position: absolute; top: 40px; left: 0; right: 0; max-width: none; text-align: center;
        font-size: 96px; color: var(--on-sheet); }
"""
SHOW = """([art, title]) => {
    document.querySelector('.preview')?.remove();
    const preview = document.createElement('div');
    preview.className = 'preview';
    preview.append(document.querySelector(art).cloneNode(true));
    preview.append(Object.assign(document.createElement('h1'), { textContent: title }));
    document.querySelector('main').append(preview);
}"""


def take(page: Page, name: str, art: str, title: str) -> None:
    """Take one picture."""
    page.evaluate(SHOW, [art, title])
    page.screenshot(path=FOLDER / f"{name}.png")


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, with_page(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
        page.goto(server.url)
        games = page.get_by_role("radio")
        expect(games).to_have_count(3)
        page.add_style_tag(content=STYLE)
        for game in games.all():
            name = game.get_attribute("value") or ""
            title = game.locator("xpath=..").inner_text()
            take(page, name, f".game:has([value={name}]) .picture", title)
        take(page, "start", "header .bed", "haricot")
        browser.close()


if __name__ == "__main__":
    main()
