"""Requests from elsewhere: what a foreign page has a browser send, and names that are not the server's."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from haricot.client import Visitor
from haricot.server.origins import Doorkeeper, is_near, name_in
from haricot.wire.messages import Hello, Refused
from tests.server.guests_at import Party, check_sentence, knocking, party, undisturbed
from tests.server.served import Opened, limited, quick, served

RECORD = (Path(__file__).parents[1] / "records/base-3-players.json").read_bytes()
JSON = {"Content-Type": "application/json"}

BODIES = {
    "/api/me": b'{"name":"Clobbered"}',
    "/api/tables": b'{"game":"sissi"}',
    "/api/records": RECORD,
}

FOREIGN = [
    {"Origin": "http://localhost:8104"},
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://["},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "null"},
]


async def sent(
    server: Opened, method: str, path: str, cookie: str, body: bytes, **headers: str
) -> httpx.Response:
    """Send a request as a browser would that was told to."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with httpx.AsyncClient(base_url=server.url, verify=False) as http:
        return await http.request(method, path, content=body, headers={"Cookie": cookie, **named})


def check_refused(response: httpx.Response, status: int, code: str) -> None:
    """Expect a refusal in a sentence, and no cookie."""
    assert response.status_code == status, response.text
    message = msgspec.json.decode(response.content, type=Refused)
    assert message.code == code
    check_sentence(message.sentence)
    assert "set-cookie" not in response.headers


async def count_all(server: Opened) -> list[int]:
    """Count what is kept of guests and tables."""
    rows = await server.house.store.ask("select (select count(*) from guests), (select count(*) from tables)")  # type: ignore[attr-defined]
    return list(rows[0])


@asynccontextmanager
async def unchanged(server: Opened, visitor: Visitor) -> AsyncIterator[Visitor]:
    """Expect that a guest is called as before, and that neither guests nor tables have come or gone."""
    called, before = await visitor.get("/api/me"), await count_all(server)
    yield visitor
    assert await visitor.get("/api/me") == called
    assert await count_all(server) == before


@served()
async def test_a_form_of_another_page_changes_nothing(server: Opened) -> None:
    async with party(server) as found, undisturbed(found), unchanged(server, found.visitors[0]) as anna:
        # A form has a `=` in its body, which hides in a key that comes twice.
        clobber = b'{"name":"=","name":"Clobbered"}'
        for kind in (
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "",
        ):
            for cookie in ("", anna.cookie):
                headers = {"Content_Type": kind} if kind else {}
                response = await sent(server, "POST", "/api/me", cookie, clobber, **headers)
                check_refused(response, 415, "not-json")
        for path, body in BODIES.items():
            check_refused(await sent(server, "POST", path, anna.cookie, body), 415, "not-json")


@served()
async def test_what_is_said_twice_is_not_believed_once(server: Opened) -> None:
    async with server.visitor("Anna") as visitor, unchanged(server, visitor) as anna:
        for path, body in [
            ("/api/me", b'{"name":"=","name":"Clobbered"}'),
            ("/api/me", b'{"name":"=","n\\u0061me":"Clobbered"}'),
            ("/api/tables", b'{"game":"hansa","game":"sissi"}'),
            ("/api/tables", b'{"options":{"players":3,"players":4}}'),
        ]:
            response = await sent(server, "POST", path, anna.cookie, body, Content_Type="application/json")
            check_refused(response, 400, "not-understood")


@served()
async def test_what_another_page_asks_for_is_not_done(server: Opened) -> None:
    async with party(server) as found, undisturbed(found), unchanged(server, found.visitors[0]) as anna:
        for foreign in FOREIGN:
            for path, body in BODIES.items():
                for cookie in ("", anna.cookie):
                    response = await sent(server, "POST", path, cookie, body, **JSON, **foreign)
                    check_refused(response, 403, "foreign-origin")
            for path in ("/api/me", "/api/me/data"):
                response = await sent(server, "DELETE", path, anna.cookie, b"", **foreign)
                check_refused(response, 403, "foreign-origin")


@served()
async def test_a_socket_of_another_page_is_turned_away(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        for foreign in FOREIGN:
            await turned_away(found, "foreign-origin", **foreign)
        scheme = server.url.replace("http", "https")
        for origin in (
            scheme,
            server.url.replace("http", "x"),
            server.url.replace("http", "chrome-extension"),
        ):
            await turned_away(found, "foreign-origin", Origin=origin)


async def turned_away(found: Party, code: str, **headers: str) -> None:
    """Expect that a socket hears nothing but why it is not let in."""
    async with knocking(found.server, found.table, found.visitors[0].cookie, **headers) as enemy:
        assert (await enemy.farewell()).code == code, headers


@served()
async def test_the_own_page_and_programs_do_what_they_like(server: Opened) -> None:
    own = [
        {"Origin": server.url, "Sec-Fetch-Site": "same-origin"},
        {"Origin": server.url},
        {"Sec-Fetch-Site": "none"},
        {},
    ]
    async with party(server) as found:
        anna = found.visitors[0]
        for headers in own:
            for kind in ("application/json", "application/json; charset=utf-8", "Application/JSON"):
                response = await sent(
                    server, "POST", "/api/me", anna.cookie, b'{"name":"Berta"}', Content_Type=kind, **headers
                )
                assert response.status_code == 200
            async with knocking(server, found.table, anna.cookie, **headers) as socket:
                assert isinstance(await socket.hear(), Hello)
        assert await anna.get("/api/me") == b'{"name":"Berta"}'


# Behind a proxy.

PUBLIC = {"Host": "beans.example.org", "X-Forwarded-Proto": "https"}


@served(limited(hosts=("beans.example.org",)))
async def test_scheme_and_port_are_those_that_the_request_came_to(server: Opened) -> None:
    async with party(server) as found:
        cookie = found.visitors[0].cookie.replace("haricot-", "__Host-haricot-", 1)
        for host, origin, fits in [
            ("beans.example.org", "https://beans.example.org", True),
            ("beans.example.org:443", "https://beans.example.org", True),
            ("Beans.Example.org", "https://beans.example.org", True),
            ("beans.example.org:8443", "https://beans.example.org:8443", True),
            ("beans.example.org", "http://beans.example.org", False),
            ("beans.example.org", "https://beans.example.org:8443", False),
            ("beans.example.org", "https://beans.example.org.evil.example", False),
            ("beans.example.org", "https://evil@beans.example.org", False),
        ]:
            headers = PUBLIC | {"Host": host, "Origin": origin}
            response = await sent(server, "POST", "/api/me", cookie, b'{"name":"Anna"}', **JSON, **headers)
            assert response.status_code == (200 if fits else 403), origin
            async with knocking(server, found.table, cookie, **headers) as socket:
                if fits:
                    assert isinstance(await socket.hear(), Hello)
                else:
                    assert (await socket.farewell()).code == "foreign-origin"


@served(limited(hosts=("beans.example.org",)))
async def test_a_browser_that_came_by_tls_is_told_to_stay_with_it(server: Opened) -> None:
    async with httpx.AsyncClient(base_url=server.url, verify=False) as http:
        secure = await http.get("/health", headers=PUBLIC)
        assert secure.headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in (await http.get("/health")).headers
        response = await http.post("/api/me", json={"name": "Anna"}, headers=PUBLIC)
        words = {word.strip().casefold() for word in response.headers["set-cookie"].split(";")}
        assert {"secure", "httponly", "samesite=lax", "path=/"} <= words
        assert not any(word.startswith("domain") for word in words)
        assert response.headers["set-cookie"].startswith("__Host-haricot-")


def told(caplog: pytest.LogCaptureFixture) -> list[Any]:
    """List what the operator was told."""
    return [(record.getMessage(), getattr(record, "facts", {})) for record in caplog.records]


def test_an_operator_is_told_once_what_the_proxy_lacks(caplog: pytest.LogCaptureFixture) -> None:
    async def ask(server: Opened) -> None:
        for _ in range(3):
            lost = {"Host": "beans.example.org", "Origin": "https://beans.example.org"}
            check_refused(
                await sent(server, "POST", "/api/me", "", b'{"name":"Anna"}', **JSON, **lost),
                403,
                "foreign-origin",
            )

    with caplog.at_level(logging.WARNING, "haricot.server"):
        served(limited(hosts=("beans.example.org",)))(ask)()
    ((event, facts),) = told(caplog)
    assert event == "other-scheme"
    assert "X-Forwarded-Proto" in facts["advice"]


# Names.


def test_a_foreign_name_leads_nowhere_and_the_operator_learns_what_to_set(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def ask(server: Opened) -> None:
        async with party(server) as found, undisturbed(found):
            # A page of evil.example whose name was made to lead here: to its browser it is one place.
            rebound = {"Host": "evil.example:8102", "Origin": "http://evil.example:8102"}
            for path in ("/", "/health", "/api/tables", "/api/games", f"/api/tables/{found.table}"):
                check_refused(await sent(server, "GET", path, "", b"", **rebound), 421, "unknown-host")
            for path, body in BODIES.items():
                response = await sent(server, "POST", path, "", body, **JSON, **rebound)
                check_refused(response, 421, "unknown-host")
                assert "--public-host evil.example" in response.text
            await turned_away(found, "unknown-host", **rebound)

    with caplog.at_level(logging.WARNING, "haricot.server"):
        served()(ask)()
    assert told(caplog) == [("unknown-host", {"advice": "start it with --public-host evil.example"})]


@served(limited(hosts=("Beans.example.org",)))
async def test_a_name_that_was_set_leads_here_and_so_do_addresses(server: Opened) -> None:
    here = [
        "beans.example.org",
        "BEANS.example.org:8080",
        "beans.example.org.",
        "127.0.0.1:8008",
        "[::1]:8008",
    ]
    home = ["localhost", "localhost:8008", "pi", "pi.local:8008", "pi.lan", "192.168.1.20:8080"]
    for host in [*here, *home]:
        assert (await sent(server, "GET", "/health", "", b"", Host=host)).status_code == 200, host
    near = ["example.org", "beans.example.org.evil.example", "x.beans.example.org", "pi.local.evil.example"]
    odd = ["127.0.0.1.evil.example", "[", "[::1].evil.example", "1.2.3", "evil.example:x"]
    for host in [*near, *odd]:
        check_refused(await sent(server, "GET", "/health", "", b"", Host=host), 421, "unknown-host")


def test_what_is_logged_of_foreign_names_is_bounded(caplog: pytest.LogCaptureFixture) -> None:
    keeper = Doorkeeper(lambda scope, receive, send: None)  # type: ignore[arg-type, return-value]
    with caplog.at_level(logging.WARNING, "haricot.server"):
        for number in range(1000):
            keeper.tell("unknown-host", advice=f"{number}")
    assert len(caplog.records) == 20


def test_a_program_of_old_that_names_no_host_is_let_in() -> None:
    assert is_near(name_in(""))


@served()
async def test_the_link_of_a_table_can_be_drawn_at_home(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick())
        response = await sent(server, "GET", f"/api/tables/{table}/qr.svg", "", b"", Host="pi.local:8008")
        assert response.status_code == 200
