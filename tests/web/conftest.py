"""A real page in a real browser, from a real server."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.patience import PATIENCE
from tests.server.served import Child, child

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "build" / "page"

LONGEST = PATIENCE * 1000
"""Playwright counts milliseconds."""

expect.set_options(timeout=LONGEST)

Visit = Callable[..., Page]


WIRE = """
    // Who tests is told nothing of what is new, unless a test is about that.
    for (const name of ['hints', 'sound'])
        try { localStorage.getItem(name) ?? localStorage.setItem(name, 'off'); } catch {}
    window.wire = { asked: 0, answered: 0, news: 0 };
    window.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => {
                const { tell } = JSON.parse(data);
                if (['accepted', 'refused'].includes(tell)) window.wire.answered += 1;
                if (tell === 'news') window.wire.news += 1;
            });
        }
        send(text) {
            window.wire.asked += 1;
            super.send(text);
        }
    };
"""
"""Counts what a page asks, what is answered and what happens, so that nobody has to guess when."""


def with_page(data: Path) -> AbstractContextManager[Child]:
    """Serve the built page, with its tables in a directory."""
    assert (PAGE / "index.html").exists(), "there is no page: make page builds it"
    return child(data, page=PAGE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the page to all tests, with its tables in a directory that was empty."""
    with with_page(tmp_path_factory.mktemp("tables")) as server:
        yield server.url


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Child]:
    """Serve the page to one test, which may do with the server what it likes."""
    with with_page(tmp_path) as server:
        yield server


def chromium() -> str:
    """Find the Chromium of the system."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    path = next(filter(None, map(shutil.which, names)), None)
    assert path, "there is no Chromium: make test installs Debian's"
    return path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the Chromium of the system."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox"], timeout=LONGEST
        )
        yield running
        running.close()


@pytest.fixture
def visit(server: str, browser: Browser) -> Iterator[Visit]:
    """Open the page as a guest of one's own; whatever goes wrong on it fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def visit(
        path: str = "/",
        width: int = 1280,
        height: int = 800,
        locale: str = "en",
        motion: bool = False,
        hurried: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="no-preference" if motion else "reduce",
        )
        contexts.append(context)
        context.set_default_timeout(LONGEST)
        context.add_init_script(WIRE)
        page = context.new_page()
        if hurried:
            page.clock.install()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path if path.startswith("http") else server + path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not errors
