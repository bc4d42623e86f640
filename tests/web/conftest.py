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


class Server:
    """A server of the built page, which can be killed and started again over the same tables."""

    def __init__(self, data: Path) -> None:
        assert (PAGE / "index.html").exists(), "there is no page: make page builds it"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data

    def start(self) -> None:
        """Start, and wait until somebody answers."""
        command = [sys.executable, "-m", "haricot", "serve", "--port", str(self.port), "--page", str(PAGE)]
        self.process = subprocess.Popen([*command, "--data", str(self.data)], stderr=subprocess.DEVNULL)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            try:
                httpx.get(f"{self.url}/health", timeout=1)
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        """Stop as a service is stopped."""
        self.process.terminate()
        self.process.wait(10)

    def kill(self) -> None:
        """Stop without a warning."""
        self.process.kill()
        self.process.wait(10)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the page to all tests, with its tables in a directory that was empty."""
    server = Server(tmp_path_factory.mktemp("tables"))
    server.start()
    yield server.url
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Serve the page to one test, which may do with the server what it likes."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def chromium() -> str:
    """Find the Chromium of the system."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert path, "there is no Chromium: make test installs Debian's"
    return path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the Chromium of the system."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture
def visit(server: str, browser: Browser) -> Iterator[Visit]:
    """Open the page as a guest of one's own; whatever goes wrong on it fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def visit(
        path: str = "/", width: int = 1280, height: int = 800, locale: str = "en", motion: bool = False
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="no-preference" if motion else "reduce",
        )
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
