"""Responses are compressed for clients that accept it; what concerns one guest never is."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest

from haricot.server.app import make_app
from haricot.server.house import House
from haricot.server.packing import LEAST, OFTEN, accepts, again, squeezed
from haricot.server.sqlite import SqliteStore
from tests.server.served import Opened, quick, served
from tests.server.test_brought import PRINTED
from tests.server.test_page import built


def packed_page(tmp_path: Path) -> Path:
    """Lay out a page as it is built, with files that are packed too."""
    page = built(tmp_path)
    for name in ("index.html", "assets/index-1.js"):
        for ending in (".br", ".gz"):
            (page / f"{name}{ending}").write_bytes(f"{name} as {ending}".encode())
    return page


Answer = tuple[httpx.Response, bytes]


def get(page: Path, data: Path, path: str, method: str = "GET", **headers: str) -> Answer:
    """Ask an application for a path, and give the answer as it went over the line."""

    async def ask() -> Answer:
        store = SqliteStore(data / "tables.sqlite")
        transport = httpx.ASGITransport(make_app(House(store), page))
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://tables") as web,
            web.stream(method, path, headers=headers) as answer,
        ):
            body = b"".join([part async for part in answer.aiter_raw()])
        await store.close()
        return answer, body

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/rules", "/index.html", "/nothing", "/assets/index-1.js"])
@pytest.mark.parametrize(
    ("offered", "coding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("", ""), ("zstd", "")],
)
def test_files_of_the_page_go_as_they_are_taken(tmp_path: Path, path: str, offered: str, coding: str) -> None:
    page = packed_page(tmp_path)
    headers = {"Accept-Encoding": offered, "Accept": "text/html"}
    answer, body = get(page, tmp_path, path, **headers)
    name = "assets/index-1.js" if path.startswith("/assets/") else "index.html"
    ending = {"br": ".br", "gzip": ".gz", "": ""}[coding]
    assert body == (page / f"{name}{ending}").read_bytes()
    assert answer.headers.get("Content-Encoding", "") == coding
    assert int(answer.headers["Content-Length"]) == len(body)
    assert answer.headers["Vary"] == "Accept-Encoding"
    kind = "text/javascript" if name.endswith(".js") else "text/html"
    assert answer.headers["Content-Type"] == f"{kind}; charset=utf-8"
    assert answer.status_code == (404 if path == "/nothing" else 200)
    head, none = get(page, tmp_path, path, "HEAD", **headers)
    assert (none, head.headers["Content-Length"]) == (b"", answer.headers["Content-Length"])


def test_every_way_of_a_file_has_a_mark_of_its_own(tmp_path: Path) -> None:
    page, marks = packed_page(tmp_path), set()
    for offered in ("br", "gzip", ""):
        answer, _ = get(page, tmp_path, "/assets/index-1.js", **{"Accept-Encoding": offered})
        marks.add(answer.headers["ETag"])
        same = {"Accept-Encoding": offered, "If-None-Match": answer.headers["ETag"]}
        again, body = get(page, tmp_path, "/assets/index-1.js", **same)
        assert (again.status_code, body) == (304, b"")
        assert again.headers["Vary"] == "Accept-Encoding"
        assert "immutable" in again.headers["Cache-Control"]
    assert len(marks) == 3


def test_what_is_not_packed_goes_as_it_is(tmp_path: Path) -> None:
    answer, body = get(packed_page(tmp_path), tmp_path, "/bean.svg", **{"Accept-Encoding": "br, gzip"})
    assert body == b"<svg/>"
    assert "Content-Encoding" not in answer.headers
    assert "Vary" not in answer.headers


@pytest.mark.parametrize(
    ("offered", "taken"),
    [
        ("gzip", True),
        ("GZIP;q=1.0", True),
        ("br, gzip ; q=0.2", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("br, identity", False),
        ("x-gzip", False),
        ("*", False),
        (";;,,", False),
    ],
)
def test_what_somebody_takes_is_read_right(offered: str, taken: bool) -> None:
    scope = {"type": "http", "headers": [(b"accept-encoding", offered.encode())]}
    assert accepts(scope, "gzip") is taken


@served()
async def test_answers_without_a_secret_are_packed(server: Opened) -> None:
    async with server.visitor("Anna") as anna, httpx.AsyncClient(base_url=server.url) as http:
        table = await anna.bring(PRINTED)
        game = f"/api/tables/{table}/games/1"
        paths = ["/api/games", f"/api/tables/{table}/figures", f"{game}/record", f"{game}/course"]
        for path in [*paths, f"{game}/moments/40", "/api/rules/B1"]:
            plain = await http.get(path, headers={"Accept-Encoding": "identity"})
            tight = await http.get(path, headers={"Accept-Encoding": "gzip"})
            assert (plain.status_code, tight.content) == (200, plain.content)
            assert "Content-Encoding" not in plain.headers
            if len(plain.content) >= LEAST:
                assert plain.headers["Vary"] == tight.headers["Vary"] == "Accept-Encoding"
                assert tight.headers["Content-Encoding"] == "gzip"
                assert int(tight.headers["Content-Length"]) < len(plain.content) / 2
            else:
                assert "Content-Encoding" not in tight.headers


@served()
async def test_what_has_to_do_with_somebody_is_never_packed(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        for _ in range(20):
            table = await anna.open(quick("sissi", 3))
        headers = {"Cookie": anna.cookie, "Accept-Encoding": "gzip, br"}
        async with httpx.AsyncClient(base_url=server.url, headers=headers) as http:
            answers = [await http.get(path) for path in ("/api/me", "/api/me/data", "/api/tables")]
            answers.append(await http.get(f"/api/tables/{table}/qr.svg"))
            answers.append(await http.post("/api/me/key", json={}))
            # What is refused may repeat what was sent.
            answers.append(await http.get(f"/api/rules/{'x' * 2000}"))
            assert max(len(answer.content) for answer in answers) > LEAST
            assert not [answer.url for answer in answers if "Content-Encoding" in answer.headers]


def test_what_is_kept_packed_is_bounded() -> None:
    again.cache_clear()
    for number in range(200):
        squeezed(f"{number}".encode() * 2000)
    assert again.cache_info().currsize == 64
    large = b"x" * (OFTEN + 1)
    before = again.cache_info().currsize
    assert gzip.decompress(squeezed(large)) == large
    assert again.cache_info().currsize == before
