"""Who sends nonsense, floods, forges or does not read harms nobody else, and hears why it did not work."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from haricot.cards.table import Table
from haricot.catalogue import read_record
from haricot.kernel.actions import Decline, Done, Seal, Take, Withdraw
from haricot.kernel.errors import Illegal
from haricot.kernel.events import Traded
from haricot.kernel.types import STRANGER
from haricot.server.client import PARTING
from haricot.wire.commands import AnyAsk, Ask, Close, Look, Say
from haricot.wire.messages import Accepted, Farewell, Hello, Refusal, Refused
from tests.patience import PATIENCE
from tests.server.guests_at import (
    Bare,
    Party,
    bare,
    check_sentence,
    first_plant,
    forbidden,
    gift,
    hand,
    heard,
    knocking,
    leave,
    looks,
    open_trade,
    party,
    refused,
    same_deal,
    settled,
    table_view,
    turned_away,
    undisturbed,
    until,
)
from tests.server.moved import Moved
from tests.server.served import Opened, limited, quick, served

RECORD = Path(__file__).parents[1] / "records" / "base-3-players.json"


# What cannot be understood.


def asking(command: str, id: str = '"1"') -> str:
    """Write a command down by hand."""
    return f'{{"id":{id},"command":{command}}}'


NONSENSE: dict[str | bytes, str] = {
    "": "",
    "beans": "",
    "{": "",
    "null": "",
    "[]": "",
    "[" * 8000: "",
    b"\x00\xff\xfe": "",
    b'{"id":"\xff"}': "",
    '{"id":"1"}': "1",
    '{"command":{"do":"look"}}': "",
    '{"id":"1","command":{"do":"look"},"more":1}': "1",
    asking('{"do":"look"}', '""'): "",
    asking('{"do":"look"}', "1"): "",
    asking('{"do":"look"}', f'"{"x" * 41}"'): "x" * 40,
    asking("null"): "1",
    asking("[]"): "1",
    asking("{}"): "1",
    asking('{"do":"win"}'): "1",
    asking('{"do":"look","deep":true}'): "1",
    asking('{"do":"plant","seat":0,"card":1,"field":0,"free":true}'): "1",
    asking('{"do":"plant","seat":"0","card":1,"field":0}'): "1",
    asking('{"do":"plant","seat":0,"card":1.5,"field":0}'): "1",
    asking('{"do":"plant","seat":0,"card":null,"field":0}'): "1",
    asking('{"do":"plant","seat":0,"card":1}'): "1",
    asking('{"do":"plant","seat":0,"card":99999999999999999999,"field":0}'): "1",
    asking('{"do":"plant","seat":0,"card":-2,"field":0}'): "1",
    asking('{"do":"sell","seat":0,"field":-1}'): "1",
    asking('{"do":"offer","seat":0,"gives":"all"}'): "1",
    asking('{"do":"sit","seat":-3,"name":"Anna"}'): "1",
    asking(f'{{"do":"sit","seat":0,"name":"{"x" * 201}"}}'): "1",
    asking('{"do":"say","text":""}'): "1",
    asking(f'{{"do":"say","text":"{"x" * 301}"}}'): "1",
    asking('{"do":"say","text":"\\ud800"}'): "",
    asking('{"do":"agree","settings":{"pace":"never"}}'): "1",
    asking('{"do":"agree","settings":{"seconds":-1}}'): "1",
    asking('{"do":"agree","settings":{"absence":1e9}}'): "1",
    asking('{"do":"agree","settings":{"free":true}}'): "1",
    asking('{"do":"kick"}'): "1",
}


@served()
async def test_nonsense_is_answered_with_what_was_not_understood(server: Opened) -> None:
    async with party(server) as found, undisturbed(found), bare(found, 2) as enemy:
        for text, id in NONSENSE.items():
            message = await enemy.send(text, id)
            assert message.code == "not-understood", text
            assert message.sentence.startswith("This was not understood: ")
        # The same line is still good for something.
        assert isinstance(await enemy.ask(Look(), "good"), Accepted)


DEEP = {
    "in the settings": asking('{"do":"agree","settings":{"options":{"players":' + "[" * 7000),
    "beside the command": '{"id":"1","more":' + "[" * 7000,
}


@pytest.mark.parametrize("place", DEEP)
def test_nonsense_that_is_deep_is_nonsense_like_any_other(place: str) -> None:
    served()(lambda server: deep(server, DEEP[place]))()


async def deep(server: Opened, text: str) -> None:
    async with party(server) as found, undisturbed(found), bare(found, 2) as enemy:
        message = await enemy.send(text)
        assert message.code == "not-understood"


@served()
async def test_what_is_too_long_is_hung_up_on(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        async with bare(found, 2) as enemy:
            longest = msgspec.json.encode(Ask("long", Look())).decode().ljust(8192)
            await enemy.socket.send(longest)
            assert isinstance(await enemy.answer("long"), Accepted)
            await enemy.socket.send(longest + " ")
            with pytest.raises(ConnectionClosed):
                await enemy.answer("longer")
            assert enemy.socket.close_code == 1009
        await until(lambda: len(found.room.clients) == 3)


# Too much.


@served(limited(commands=2, burst=10, patience=20), time=Moved)
async def test_who_floods_is_told_to_slow_down_and_then_hung_up_on(server: Opened) -> None:
    async with party(server) as found, undisturbed(found), bare(found, 2) as enemy:
        for number in range(60):
            with suppress(ConnectionClosed):
                await enemy.socket.send(msgspec.json.encode(Ask(f"{number}", Look())).decode())
        await answered_at_once(found)
        told = [message async for message in everything(enemy)]
        assert sum(isinstance(message, Accepted) for message in told) == 10
        fast = [message for message in told if isinstance(message, Refused)]
        assert {message.code for message in fast} == {"too-fast"}
        assert len(fast) == 21
        assert isinstance(told[-1], Farewell)
        assert told[-1].code == "flooding"
        check_sentence(told[-1].sentence)
        await until(lambda: len(found.room.clients) == 3)


async def everything(enemy: Bare) -> Any:
    """Hear all until the server hangs up."""
    with suppress(ConnectionClosed):
        while True:
            yield await enemy.hear()


async def answered_at_once(found: Party) -> None:
    """Expect that somebody else is answered while no time passes, by the clock of the server."""
    for _ in range(5):
        await asyncio.wait_for(found.seats[1].do(Look()), PATIENCE)


@served(limited(patience=20))
async def test_who_sends_nothing_but_nonsense_is_hung_up_on(server: Opened) -> None:
    async with party(server) as found, undisturbed(found), bare(found, 2) as enemy:
        for _ in range(40):
            with suppress(ConnectionClosed):
                await enemy.socket.send("beans")
        told = [message async for message in everything(enemy)]
        assert [message.code for message in told if isinstance(message, Refused)] == ["not-understood"] * 21
        assert isinstance(told[-1], Farewell)
        assert told[-1].code == "flooding"


@served(limited(commands=2, burst=6), time=Moved)
async def test_who_was_too_fast_may_go_on_after_a_moment(server: Opened) -> None:
    async with party(server) as found:
        answers = await settled(*(found.seats[1].do(Look()) for _ in range(10)))
        assert {answer.code for answer in answers if isinstance(answer, Refusal)} == {"too-fast"}
        assert sum(not isinstance(answer, Refusal) for answer in answers) == 5, "one was needed to sit down"
        await server.passes(0.49)
        await refused(found.seats[1].do(Look()), "too-fast")
        await server.passes(0.02)
        await found.seats[1].do(Look())
        await refused(found.seats[1].do(Look()), "too-fast")
        assert found.seats[1].farewell is None


@served(limited(waiting=8), time=Moved)
async def test_who_does_not_read_is_dropped_and_nobody_waits(server: Opened) -> None:
    async with party(server) as found:
        zoe = await found.guest("Zoe")
        await chatter(found)
        async with undisturbed(found):
            with deaf(server) as enemy:
                await knock(enemy, found.table, zoe.cookie)
                await until(lambda: len(found.room.clients) == 4)
                line = found.room.clients[3]
                pestering = asyncio.create_task(pester(enemy, range(500)))
                await until(lambda: line not in found.room.clients)
                assert line.farewell is not None
                assert line.farewell.code == "too-slow"
                await answered_at_once(found)
                pestering.cancel()
                await asyncio.wait([pestering])
        # Nothing is lost for a client that comes back and reads.
        again = await found.join(zoe)
        await heard(again, lambda: again.move == 1)


@served(limited(waiting=10**6, waiting_bytes=10**9), time=Moved)
async def test_who_does_not_read_the_farewell_is_not_waited_for(server: Opened) -> None:
    async with party(server) as found:
        zoe = await found.guest("Zoe")
        await chatter(found)
        with deaf(server) as enemy:
            await knock(enemy, found.table, zoe.cookie)
            await until(lambda: len(found.room.clients) == 4)
            await pester(enemy, range(200))
            await send_frame(enemy, Ask("200", Say("Enough.")))
            await until(lambda: found.room.audience.chat[-1].text == "Enough.")
            await found.host.do(Close())
            await until(lambda: len(found.room.clients) == 1)
            await server.passes(PARTING - 0.1)
            assert len(found.room.clients) == 1
            await server.passes(0.2)
            await until(lambda: not found.room.clients)


async def chatter(found: Party) -> None:
    """Say so much that a greeting is long."""
    for _ in range(50):
        await found.host.do(Say("🫘" * 300))


def deaf(server: Opened) -> socket.socket:
    """Make a socket that takes little and is never read."""
    enemy = socket.socket()
    enemy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = server.url.removeprefix("http://").split(":")
    enemy.connect((host, int(port)))
    enemy.setblocking(False)
    return enemy


async def knock(enemy: socket.socket, table: str, cookie: str) -> None:
    """Ask for a websocket, and do not wait for the answer."""
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: haricot",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: aGFyaWNvdGhhcmljb3RoYQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    await asyncio.get_running_loop().sock_sendall(enemy, "\r\n".join([*lines, "", ""]).encode())


async def pester(enemy: socket.socket, numbers: Iterable[int]) -> None:
    """Ask for a long answer again and again, and read none."""
    for number in numbers:
        await send_frame(enemy, Ask(f"{number}", Look()))


async def send_frame(enemy: socket.socket, ask: AnyAsk) -> None:
    """Send a short text frame whose mask is nothing."""
    text = msgspec.json.encode(ask)
    with suppress(OSError):
        frame = bytes([0x81, 0x80 | len(text)]) + bytes(4) + text
        await asyncio.get_running_loop().sock_sendall(enemy, frame)


@served(limited(handshakes=0.01, handshake_burst=6), time=Moved)
async def test_an_address_that_knocks_too_often_has_to_wait(server: Opened) -> None:
    async with party(server, 2, plays=False) as found:
        # Two names, one table, two sockets: one is left.
        await found.visitors[0].rename("Anna")
        await refused(found.visitors[0].rename("Berta"), "too-fast")
        await refused(found.visitors[0].open(quick()), "too-fast")
        await refused(found.visitors[0].bring(read_record(RECORD.read_bytes())), "too-fast")
        response = await found.visitors[0].http.post("/api/me", json={"name": "Anna"})
        assert response.status_code == 429
        async with knocking(server, found.table, found.visitors[1].cookie) as enemy:
            assert (await enemy.farewell()).code == "too-fast"
        # Whoever is in stays in, and whoever only looks may look.
        await found.host.do(Look())
        assert await found.visitors[0].tables() == []
        await server.passes(100.1)
        await found.visitors[0].rename("Berta")
        await refused(found.visitors[0].rename("Cleo"), "too-fast")


@served(limited(tables=2))
async def test_a_guest_has_so_many_tables_and_no_more(server: Opened) -> None:
    async with party(server, 2, plays=False) as found:
        await found.visitors[0].open(quick())
        error = await refused(found.visitors[0].open(quick()), "too-many-tables")
        assert error.params == {"most": 2}
        assert await found.visitors[1].open(quick())
        await found.host.do(Close())
        assert await found.visitors[0].open(quick())


@served(limited(audience=4))
async def test_a_table_has_so_many_lookers_on_and_no_more(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        zoe = await found.stranger()
        late = await found.guest("Late")
        await turned_away(late.join(found.table), "full")
        await leave(zoe)
        await until(lambda: len(found.room.clients) == 3)
        await found.join(late)


# Who they are.


@served()
async def test_who_has_no_cookie_or_a_forged_one_is_nobody(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        real = found.visitors[0].cookie
        other = found.visitors[1].cookie
        body, dot, seal = real.rpartition(".")
        forged: list[str | None] = [
            None,
            "",
            "beans",
            "W10.",
            body,
            f"{body}{dot}",
            f"{body}{dot}{seal[:-2]}",
            f"{body}{dot}{seal.swapcase()}",
            f"{body[:-1]}{'A' if body[-1] != 'A' else 'B'}{dot}{seal}",
            # Somebody's identity under another's seal.
            f"{body}{dot}{other.rpartition('.')[2]}",
            "x" * 4000,
        ]
        for cookie in forged:
            async with knocking(server, found.table, cookie) as enemy:
                assert (await enemy.farewell()).code == "no-guest", cookie
            async with httpx.AsyncClient(base_url=server.url, verify=False) as http:
                headers = {} if cookie is None else {"Cookie": cookie}
                response = await http.post("/api/tables", json={}, headers=headers)
                assert response.status_code == 401
                assert response.json()["code"] == "no-guest"
        assert len(found.room.clients) == 3


@served()
async def test_a_forged_cookie_is_not_renamed_but_replaced(server: Opened) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Eve") as eve:
        body = anna.cookie.rpartition(".")[0]
        eve.cookie = f"{body}.{eve.cookie.rpartition('.')[2]}"
        await eve.rename("Eve")
        guests = [await server.house.door.read(visitor.cookie.partition("=")[2]) for visitor in (anna, eve)]
        assert guests[0] is not None
        assert guests[1] is not None
        assert guests[0].id != guests[1].id


FOREIGN = ["https://evil.example", "http://127.0.0.1:1", "http://127.0.0.1", "null", "", "http://", "beans"]


@served()
async def test_a_page_from_elsewhere_cannot_come_in(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        for origin in FOREIGN:
            await from_elsewhere(found, origin)


@served()
async def test_a_page_from_nowhere_cannot_come_in(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        await from_elsewhere(found, "http://[")


async def from_elsewhere(found: Party, origin: str) -> None:
    cookie = found.visitors[0].cookie
    async with knocking(found.server, found.table, cookie, Origin=origin) as enemy:
        assert (await enemy.farewell()).code == "foreign-origin", origin


@served()
async def test_the_own_page_comes_in(server: Opened) -> None:
    async with party(server) as found:
        cookie = found.visitors[0].cookie
        async with knocking(server, found.table, cookie, Origin=server.url) as own:
            assert isinstance(await own.hear(), Hello)


@served()
async def test_nobody_comes_to_a_table_that_is_not_there(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        cookie = found.visitors[0].cookie
        for table in ("nowhere", "x" * 200, found.table[:-1], found.table.swapcase(), "%00", "'"):
            async with knocking(server, table, cookie) as enemy:
                assert (await enemy.farewell()).code == "no-such-table"
        for path in ("", "/qr.svg", "/games/1/record", "/games/1/moments/0"):
            await refused(found.visitors[0].get(f"/api/tables/nowhere{path}"), "no-such-table")
        assert list(server.house.rooms) == [found.table]


@served()
async def test_a_place_that_cannot_be_read_is_not_understood(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        for query in ("?game=x", "?after=1.5", "?seat=", "?chat=all", "?game=1&after=0&seat=me"):
            async with knocking(server, found.table, found.visitors[2].cookie, query) as enemy:
                assert (await enemy.farewell()).code == "not-understood"


PLACES = [
    "?game=1&after=7&seat=2",
    "?game=9&after=0&seat=2",
    "?game=1&after=0&seat=0",
    "?game=1&after=0&seat=-2",
    "?game=1&after=99999999999999999999&seat=2",
    "?game=-1&after=-1&seat=-1&chat=-5",
    "?more=1",
]


@served()
async def test_who_was_never_where_they_say_is_told_what_their_own_seat_sees(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        for query in PLACES:
            async with knocking(server, found.table, found.visitors[2].cookie, query) as enemy:
                hello = await enemy.hear()
                assert isinstance(hello, Hello), query
                assert hello.seat == 2
                view = msgspec.json.decode(hello.view)
                assert view["hands"][2] == hand(found.seats[2])
                assert view["hands"][0] == [-1] * 5


@served()
async def test_who_was_there_before_the_first_move_is_told_everything(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        for after in (-150, -2, -1):
            query = f"?game=1&after={after}&seat=2"
            async with knocking(server, found.table, found.visitors[2].cookie, query) as enemy:
                assert isinstance(await enemy.hear(), Hello)


# What is not theirs.


@served()
async def test_nobody_acts_for_another_seat(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        action = first_plant(found.host)
        error = await refused(found.seats[1].do(action), "not-your-seat")
        assert error.params == {"seat": 1}
        await refused(found.seats[1].do(Done(2)), "not-your-seat")
        await refused(found.seats[1].do(Done(STRANGER)), "not-your-seat")
        await refused(found.seats[1].do(Done(99)), "not-your-seat")
        await forbidden(found.seats[1].do(Done(1)), "B7", "not-your-turn")


@served()
async def test_who_looks_on_does_not_act(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        zoe = await found.stranger()
        for action in (first_plant(found.host), Done(0), Done(STRANGER)):
            await refused(zoe.do(action), "not-seated")


@served(deal=same_deal)
async def test_an_offer_to_one_is_answered_by_that_one_alone(server: Opened) -> None:
    async with party(server) as found:
        await open_trade(found)
        await found.host.do(gift(found, to=1))
        before, cleo = found.standing(), found.seats[2]
        error = await forbidden(cleo.do(Take(2, 1)), "M8", "not-asked")
        assert error.params == {"offer": 1}
        await forbidden(cleo.do(Decline(2, 1)), "M8", "not-asked")
        await forbidden(cleo.do(Withdraw(2, 1)), "M8", "not-yours-to-end")
        await forbidden(cleo.do(Seal(2, 1, 1)), "M8", "not-yours-to-end")
        await refused(cleo.do(Take(1, 1)), "not-your-seat")
        assert found.standing() == before
        await found.seats[1].do(Take(1, 1))
        assert deals(found) == 1


def deals(found: Party) -> int:
    """Count the deals of a game."""
    assert found.room.play is not None
    return sum(isinstance(event, Traded) for events in found.room.play.session.events for event in events)


@served(deal=same_deal)
async def test_an_offer_taken_twice_at_the_same_moment_is_one_deal(server: Opened) -> None:
    async with party(server) as found:
        await open_trade(found)
        await found.host.do(gift(found, to=1))
        ben, tab = found.seats[1], await found.join(found.visitors[1])
        answers = await settled(ben.do(Take(1, 1)), tab.do(Take(1, 1)))
        check_one_deal(found, answers)
        await looks(ben)
        await looks(tab)
        assert len(table_view(ben).aside[1]) == len(table_view(tab).aside[1]) == 1


@served(deal=same_deal)
async def test_an_offer_to_all_sealed_with_two_at_the_same_moment_is_one_deal(server: Opened) -> None:
    async with party(server) as found:
        await open_trade(found)
        await found.host.do(gift(found))
        both = await settled(found.seats[1].do(Take(1, 1)), found.seats[2].do(Take(2, 1)))
        assert set(both) == {4, 5}
        assert deals(found) == 0
        tab = await found.join(found.visitors[0])
        check_one_deal(found, await settled(found.host.do(Seal(0, 1, 1)), tab.do(Seal(0, 1, 2))))
        assert found.room.play is not None
        state = found.room.play.session.state
        assert isinstance(state, Table)
        assert sum(map(len, state.aside)) == 1


def check_one_deal(found: Party, answers: list[object]) -> None:
    """Expect one deal, and that who came second hears that the offer is gone."""
    errors = [answer for answer in answers if isinstance(answer, Illegal)]
    assert len(errors) == len(answers) - 1 == 1
    assert (errors[0].rule, errors[0].code) == ("M1", "no-such-offer")
    assert errors[0].sentence == "Offer 1 is no longer open: look at the offers that are."
    assert deals(found) == 1


@served(deal=same_deal)
async def test_an_offer_taken_and_withdrawn_at_the_same_moment_is_one_of_both(server: Opened) -> None:
    async with party(server) as found:
        await open_trade(found)
        await found.host.do(gift(found, to=1))
        answers = await settled(found.seats[1].do(Take(1, 1)), found.host.do(Withdraw(0, 1)))
        errors = [answer for answer in answers if isinstance(answer, Illegal)]
        assert [(error.rule, error.code) for error in errors] == [("M1", "no-such-offer")]
        assert deals(found) == (0 if isinstance(answers[0], Illegal) else 1)


@served()
async def test_the_same_reference_is_heard_once_and_answered_twice(server: Opened) -> None:
    async with party(server) as found:
        action = first_plant(found.host)
        async with bare(found, 0) as tab, bare(found, 0) as other:
            assert await tab.ask(action, "same") == Accepted("same", 1)
            assert await tab.ask(action, "same") == Accepted("same", 1)
            assert await other.ask(action, "same") == Accepted("same", 1)
            assert isinstance(await tab.ask(Done(0), "next"), Accepted)
            assert await other.ask(action, "same") == Accepted("same", 1)
        assert found.move == 2
        # Another guest's references are their own.
        async with bare(found, 1) as ben:
            assert isinstance(await ben.ask(Say("Hello"), "same"), Accepted)
            assert isinstance(await ben.ask(Say("Hello"), "same"), Accepted)
        assert [said.text for said in found.room.audience.chat] == ["Hello"]


@served()
async def test_a_reference_that_was_refused_may_be_used_again(server: Opened) -> None:
    async with party(server) as found, bare(found, 1) as ben, bare(found, 0) as anna:
        assert isinstance(await ben.ask(Done(1), "same"), Refused)
        assert isinstance(await ben.ask(Say("Well"), "same"), Accepted)
        assert isinstance(await anna.ask(first_plant(found.host), "same"), Accepted)
        assert found.move == 1


# What a body says.


BODIES = {
    b"": "not-understood",
    b"beans": "not-understood",
    b"\xff": "not-understood",
    b"[]": "not-understood",
    b'"bohnanza"': "not-understood",
    b'{"name":"Eve","admin":true}': "not-understood",
    b'{"name":5}': "not-understood",
    b'{"name":"' + b"x" * 201 + b'"}': "not-understood",
    b'{"game":"bohnanza","free":true}': "not-understood",
    b'{"name":"' + b"x" * 9000 + b'"}': "too-long",
    b" " * 9000: "too-long",
}


@served()
async def test_a_body_that_is_no_request_is_refused_in_a_sentence(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        anna = found.visitors[0]
        for body, code in BODIES.items():
            for path in ("/api/me", "/api/tables"):
                await refused(anna.post(path, body), code)
        assert await anna.get("/api/me") == b'{"name":"Guest 0"}'
        assert list(server.house.rooms) == [found.table]


@served()
async def test_a_body_that_is_deep_is_refused_like_any_other(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        await refused(anna.post("/api/me", b'{"name":' + b"[" * 8000), "not-understood")
        await refused(anna.post("/api/tables", b'{"options":{"players":' + b"[" * 8000), "not-understood")
        await refused(anna.post("/api/records", b'{"options":{"players":' + b"[" * 8000), "bad-input")


@served(limited(record_bytes=4096))
async def test_a_record_that_is_too_long_is_refused(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        error = await refused(anna.bring(read_record(RECORD.read_bytes())), "too-long")
        assert error.params == {"most": 4096}


@served()
async def test_a_record_with_a_seed_that_is_too_long_is_refused(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        text = RECORD.read_bytes().replace(b'"seed": 16', b'"seed": ' + b"9" * 30)
        await refused(anna.post("/api/records", text), "bad-input")
