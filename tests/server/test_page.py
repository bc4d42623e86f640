"""The page is served with what keeps it apart from others, and says so where it is not built."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from haricot.server.app import HEADERS, make_app
from haricot.server.house import House
from haricot.server.sqlite import SqliteStore


def get(page: Path, data: Path, path: str, accept: str = "*/*") -> httpx.Response:
    """Ask an application for a path."""

    async def ask() -> httpx.Response:
        store = SqliteStore(data / "tables.sqlite")
        transport = httpx.ASGITransport(make_app(House(store), page))
        async with httpx.AsyncClient(transport=transport, base_url="http://tables") as web:
            answer = await web.get(path, headers={"Accept": accept})
        await store.close()
        return answer

    return asyncio.run(ask())


def built(tmp_path: Path) -> Path:
    """Lay out a page as it is built."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<h1>a page</h1>")
    (page / "bean.svg").write_text("<svg/>")
    (page / "manifest.webmanifest").write_text("{}")
    (page / "worker.js").write_text("1")
    (page / "assets" / "index-1.js").write_text("1")
    return page


def test_the_page_is_behind_every_link(tmp_path: Path) -> None:
    page = built(tmp_path)
    for path in ("/", "/t/some-table", "/t/some-table/games/2"):
        answer = get(page, tmp_path, path)
        assert answer.text == "<h1>a page</h1>"
        for name, value in HEADERS.items():
            assert answer.headers[name] == value


def test_what_has_its_contents_in_its_name_is_kept(tmp_path: Path) -> None:
    page = built(tmp_path)
    assert "immutable" in get(page, tmp_path, "/assets/index-1.js").headers["Cache-Control"]
    assert get(page, tmp_path, "/bean.svg").headers["Cache-Control"] == "no-store"


def test_nothing_outside_the_page_is_served(tmp_path: Path) -> None:
    page = built(tmp_path)
    (tmp_path / "secret").write_text("secret")
    for path in ("/../secret", "/assets/../../secret", "/%2e%2e/secret", "/nothing"):
        assert get(page, tmp_path, path).status_code == 404


def test_a_link_to_nothing_shows_the_page_which_says_so(tmp_path: Path) -> None:
    page = built(tmp_path)
    for path in ("/nothing", "/t", "/deep/down/here"):
        answer = get(page, tmp_path, path, "text/html,*/*;q=0.8")
        assert (answer.status_code, answer.text) == (404, "<h1>a page</h1>")
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    for path in ("/nothing.png", "/api/nothing", "/assets/nothing.js"):
        accept = "image/png" if path.endswith("png") else "text/html"
        answer = get(page, tmp_path, path, accept)
        assert answer.status_code == 404
        assert "a page" not in answer.text


def test_what_makes_the_page_an_app_is_served_as_what_it_is(tmp_path: Path) -> None:
    page = built(tmp_path)
    types = {
        "/manifest.webmanifest": "application/manifest+json",
        "/worker.js": "text/javascript; charset=utf-8",
        "/bean.svg": "image/svg+xml",
    }
    for path, kind in types.items():
        answer = get(page, tmp_path, path)
        assert (answer.status_code, answer.headers["Content-Type"]) == (200, kind)
    # A kept worker would go on serving an old page.
    assert get(page, tmp_path, "/worker.js").headers["Cache-Control"] == "no-store"


def test_without_a_page_it_says_how_to_build_one(tmp_path: Path) -> None:
    answer = get(tmp_path / "nowhere", tmp_path, "/")
    assert answer.status_code == 404
    assert "make page" in answer.text
