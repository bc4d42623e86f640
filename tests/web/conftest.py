"""A real page in a real browser, from a real server."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "build" / "page"

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the built page, with its tables in an empty directory."""
    assert (PAGE / "index.html").exists(), "there is no page: make page builds it"
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "haricot", "serve", "--port", str(port), "--page", str(PAGE)]
    data = tmp_path_factory.mktemp("tables")
    with subprocess.Popen([*command, "--data", str(data)], stderr=subprocess.DEVNULL) as process:
        url = f"http://127.0.0.1:{port}"
        until = time.monotonic() + 30
        while time.monotonic() < until:
            try:
                httpx.get(f"{url}/health", timeout=1)
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield url
        process.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the Chromium of the system."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert path, "there is no Chromium: make test installs Debian's"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture
def visit(server: str, browser: Browser) -> Iterator[Visit]:
    """Open the page as a guest of one's own; whatever goes wrong on it fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def visit(path: str = "/", width: int = 1280, height: int = 800, locale: str = "en") -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, locale=locale)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path if path.startswith("http") else server + path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not errors
