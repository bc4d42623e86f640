"""Who connects and asks for nothing, sends without end or never reads holds nobody up, and is soon gone."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import subprocess
import sys
import tomllib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest
import uvicorn

from haricot.client import Visitor
from haricot.kernel.errors import HaricotError
from haricot.server import serve
from haricot.server.client import PARTING
from haricot.server.connections import ConnectionLimiter
from haricot.server.limits import Buckets, network
from haricot.server.logs import Seldom
from haricot.server.protocols import Caller, Config, Speaker
from haricot.wire.commands import Close, Look, Sit
from haricot.wire.messages import Hello
from tests.patience import PATIENCE
from tests.server.guests_at import Bare, Party, bare, knocking, leave, party, undisturbed, until
from tests.server.moved import Moved
from tests.server.served import Opened, child, limited, quick, served
from tests.server.test_hostile import answered_at_once, chatter, deaf, knock, pester

HEAD, REST = 10.0, 60.0
BOUNDED = limited(head_seconds=HEAD, request_seconds=REST)
STRANGER = "127.0.0.2"
"""An address that is no proxy's."""

WHOLE = b"GET /health HTTP/1.1\r\nHost: haricot\r\n\r\n"
PING = bytes([0x89, 0x80 | 125]) + bytes(4 + 125)
BEGUN = bytes([0x01, 0x81]) + bytes(4) + b"a"
MORE = bytes([0x00, 0x80]) + bytes(4)


def limiter_of(server: Opened) -> ConnectionLimiter:
    config = server.server.config
    assert isinstance(config, Config)
    return config.limiter


def callers(server: Opened) -> list[Caller]:
    return [found for found in server.server.server_state.connections if isinstance(found, Caller)]


def speakers(server: Opened) -> list[Speaker]:
    return [found for found in server.server.server_state.connections if isinstance(found, Speaker)]


class Call:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def rest(self) -> bytes:
        """Read to the end, which comes only if the server hangs up."""
        with suppress(ConnectionError):
            return await self.reader.read()
        return b""


@asynccontextmanager
async def call(server: Opened, sent: bytes = b"", address: str = "127.0.0.1") -> AsyncIterator[Call]:
    """Connect, and send something."""
    host, port = server.url.removeprefix("http://").split(":")
    before = len(limiter_of(server).open)
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
    try:
        writer.write(sent)
        await until(lambda: len(limiter_of(server).open) != before or reader.at_eof())
        yield Call(reader, writer)
    finally:
        writer.close()


@contextmanager
def told() -> Iterator[list[str]]:
    """Keep what whoever runs the server is warned of."""
    found = list[str]()
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: found.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger("haricot.server").addHandler(handler)
    try:
        yield found
    finally:
        logging.getLogger("haricot.server").removeHandler(handler)


# Time.


@pytest.mark.parametrize("sent", [b"", b"GET /hea", WHOLE[:-2]])
def test_who_does_not_say_what_is_wanted_is_hung_up_on_in_time(sent: bytes) -> None:
    async def silent(server: Opened) -> None:
        with told() as warnings:
            async with call(server, sent) as found:
                await heard(server, len(sent))
                await server.passes(HEAD - 0.1)
                # One more byte is no more time.
                found.writer.write(sent[:1])
                await heard(server, len(sent + sent[:1]))
                assert callers(server)
                await server.passes(0.2)
                assert await found.rest() == b""
        # Browsers connect in advance, which is no news.
        assert warnings == (["request-late"] if sent else [])

    served(BOUNDED, time=Moved)(silent)()


async def heard(server: Opened, count: int) -> None:
    """Wait until so many bytes of a head that is not complete have arrived."""
    await until(lambda: sum(len(caller.conn.trailing_data[0]) for caller in callers(server)) == count)


@served(BOUNDED, time=Moved)
async def test_one_more_request_on_the_same_connection_has_to_come_in_time_too(server: Opened) -> None:
    # Idle connections are closed by uvicorn, by a clock that tests cannot move.
    server.server.config.timeout_keep_alive = PATIENCE
    async with call(server, WHOLE) as found:
        await found.reader.readuntil(b"}")
        await server.passes(2 * REST)
        assert callers(server), "who rests is left alone"
        found.writer.write(WHOLE[:-2])
        await heard(server, len(WHOLE) - 2)
        await server.passes(HEAD - 0.1)
        assert callers(server)
        await server.passes(0.2)
        assert await found.rest() == b""


@pytest.mark.parametrize("length", [100, 10_000])
def test_a_body_that_trickles_is_hung_up_on_in_time(length: int) -> None:
    """The longer one is refused before it is there completely."""
    head = (
        "POST /api/me HTTP/1.1\r\nHost: haricot\r\nContent-Type: application/json\r\n"
        f"Content-Length: {length}\r\n\r\n"
    ).encode()

    async def trickle(server: Opened) -> None:
        server.server.config.timeout_keep_alive = PATIENCE
        async with call(server, head + b" " * (length - 50)) as found:
            await until(lambda: [caller for caller in callers(server) if caller.cycle is not None])
            if length > 8192:
                await found.reader.readuntil(b'{"most":8192}}')
            await server.passes(REST - 0.1)
            assert callers(server)
            found.writer.write(b" ")
            await server.passes(0.2)
            assert await found.rest() == b""

    served(BOUNDED, time=Moved)(trickle)()


@served(BOUNDED, time=Moved)
async def test_who_does_not_read_an_answer_is_hung_up_on_in_time(server: Opened) -> None:
    with deaf(server) as enemy:
        asking = asyncio.create_task(send_on(enemy, WHOLE.replace(b"/health", b"/api/games"), lambda: False))
        await until(lambda: any(caller.flow.write_paused for caller in callers(server)))
        await server.passes(REST - 0.1)
        assert callers(server)
        await server.passes(0.2)
        await until(lambda: not callers(server))
        await asking


async def send_on(enemy: socket.socket, frame: bytes, done: Callable[[], bool]) -> None:
    """Send the same again and again, until something is so or the server has hung up."""
    with suppress(OSError):
        while not done():
            await asyncio.get_running_loop().sock_sendall(enemy, frame * 100)


# Number.


@served(limited(connections=3))
async def test_an_address_has_so_many_connections_and_no_more(server: Opened) -> None:
    with told() as warnings:
        async with call(server, address=STRANGER), call(server, address=STRANGER):
            async with call(server, address=STRANGER) as third:
                async with call(server, address=STRANGER) as fourth, call(server, address=STRANGER) as fifth:
                    assert await fourth.rest() == b""
                    assert await fifth.rest() == b""
                # Another address has connections of its own, and so have those behind a proxy.
                async with call(server, WHOLE, "127.0.0.3") as other:
                    assert (await other.reader.readline()).startswith(b"HTTP/1.1 200")
                third.writer.close()
            await until(lambda: limiter_of(server).addresses.open == {STRANGER: 2})
            async with call(server, WHOLE, STRANGER) as again:
                assert (await again.reader.readline()).startswith(b"HTTP/1.1 200")
    assert warnings == ["too-many-connections"]
    await until(lambda: not limiter_of(server).addresses.open)


@served(limited(connections=3))
async def test_who_comes_through_a_proxy_is_not_counted_as_the_proxy(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        assert len(limiter_of(server).open) > 3
        assert not limiter_of(server).addresses.open


@served(limited(all_connections=8))
async def test_when_all_places_are_taken_who_waits_longest_goes(server: Opened) -> None:
    with told() as warnings, ExitStack() as stack:
        gone = await crowd(server, stack, 20)
        assert sorted(gone) == list(range(12))
        async with party(server) as found, undisturbed(found):
            await answered_at_once(found)
    assert warnings == ["connections-full"]


async def crowd(server: Opened, stack: ExitStack, count: int) -> list[int]:
    """Connect often, one after the other, and tell which of them the server has hung up on."""
    sockets = [stack.enter_context(deaf(server)) for _ in range(count)]
    most = limiter_of(server).most
    await until(lambda: len(limiter_of(server).idle) == most == len(callers(server)))
    return [number for number, found in enumerate(sockets) if is_gone(found)]


def is_gone(found: socket.socket) -> bool:
    """Tell whether the other side has hung up."""
    try:
        return not found.recv(1)
    except BlockingIOError:
        return False
    except OSError:
        return True


@served(limited(all_connections=2))
async def test_who_is_at_a_table_keeps_the_place(server: Opened) -> None:
    async with party(server, 1, plays=False) as found:
        await found.visitors[0].http.aclose()
        async with knocking(server, found.table, found.visitors[0].cookie) as second:
            assert isinstance(await second.hear(), Hello)
            async with call(server, WHOLE) as late:
                assert await late.rest() == b""
            await found.host.do(Look())


def test_a_crowd_larger_than_the_descriptors_keeps_nobody_out(tmp_path: Path) -> None:
    """The server has 400, the crowd more, and none of them says anything."""
    with child(tmp_path, descriptors="ulimit -n 400") as server, ExitStack() as stack:
        for _ in range(450):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))
        asyncio.run(asyncio.wait_for(sits_down(server.url), PATIENCE))
        assert '"connections-full","most":200' in (tmp_path / "log").read_text()


async def sits_down(url: str) -> None:
    """Open a table and take a seat there."""
    async with Visitor(url, "Anna") as anna, anna.join(await anna.open(quick())) as seated:
        await seated.do(Sit(0, "Anna"))
        assert seated.seat == 0


def test_all_descriptors_are_taken_that_may_be_had() -> None:
    ask = "from haricot.server.connections import *; take_descriptors(); print(descriptors(), places())"
    shell = f"ulimit -n 700; ulimit -Sn 300; exec {sys.executable} -c '{ask}'"
    assert subprocess.run(["sh", "-c", shell], capture_output=True, text=True).stdout.split() == [
        "700",
        "380",
    ]


@served(limited(sockets=3))
async def test_a_guest_has_so_many_sockets_and_no_more(server: Opened) -> None:
    with told() as warnings:
        async with party(server) as found, undisturbed(found):
            await one_too_many(found, "too-many-sockets")
            # The other guest is at the table still, and elsewhere.
            async with knocking(server, found.table, found.visitors[1].cookie) as other:
                assert isinstance(await other.hear(), Hello)
    assert warnings == ["too-many-sockets"]
    await until(lambda: not server.house.sockets.open)


@pytest.mark.parametrize("second", ["10.0.0.5", "2001:db8::7"])
def test_an_address_has_so_many_sockets_and_no_more(second: str) -> None:
    first = "2001:db8::1" if ":" in second else second

    async def many(server: Opened) -> None:
        async with party(server) as found, undisturbed(found), from_address(found, first) as early:
            assert isinstance(await early.hear(), Hello)
            await one_too_many(found, "address-full", second)
        await until(lambda: not server.house.address_sockets.open)

    served(limited(address_sockets=3))(many)()


def from_address(found: Party, address: str = "") -> AbstractAsyncContextManager[Bare]:
    """Come to a table once more, from an address behind the proxy that this machine would be."""
    headers = {"X-Forwarded-For": address} if address else {}
    return knocking(found.server, found.table, found.visitors[0].cookie, **headers)


async def one_too_many(found: Party, code: str, address: str = "") -> None:
    """With one socket open, have two more, hear why not a third, and have it when another is closed."""
    async with from_address(found, address) as second:
        assert isinstance(await second.hear(), Hello)
        async with from_address(found, address) as third:
            assert isinstance(await third.hear(), Hello)
            async with from_address(found, address) as late:
                assert (await late.farewell()).code == code
            here = len(found.room.clients)
        await until(lambda: len(found.room.clients) < here)
        async with from_address(found, address) as again:
            assert isinstance(await again.hear(), Hello)


SAME = {
    "10.1.2.3": "10.1.2.3",
    "::ffff:10.1.2.3": "10.1.2.3",
    "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::/64",
    "2001:db8:1:2::": "2001:db8:1:2::/64",
    "2001:db8:1:3::": "2001:db8:1:3::/64",
    "fe80::1%eth0": "fe80::/64",
    "": "",
    "unix:": "unix:",
}


def test_all_addresses_of_a_house_are_one() -> None:
    assert {address: network(address) for address in SAME} == SAME


def test_all_addresses_of_a_house_have_one_bucket() -> None:
    buckets = Buckets(1.0, 5, Moved())
    passed = [buckets.take(f"2001:db8::{number:x}") for number in range(100)]
    assert sum(passed) == 5
    assert buckets.take("2001:db8:0:1::1")


# Frames.


@asynccontextmanager
async def mute(found: Party, number: int = 0) -> AsyncIterator[socket.socket]:
    """Come to a table by a socket that is never read, as the last of those who are there."""
    with deaf(found.server) as enemy:
        count = len(found.room.clients)
        await knock(enemy, found.table, found.visitors[number].cookie)
        await until(lambda: len(found.room.clients) > count)
        yield enemy


@pytest.mark.parametrize("frame", [PING, MORE])
def test_frames_that_are_no_commands_are_counted(frame: bytes) -> None:
    async def flood(server: Opened) -> None:
        with told() as warnings:
            async with party(server) as found, undisturbed(found), mute(found) as enemy:
                # The request for the socket was one of them, at most.
                await asyncio.get_running_loop().sock_sendall(
                    enemy, BEGUN + frame * 97 if frame is MORE else frame * 98
                )
                await send_on(enemy, frame, lambda: len(speakers(server)) == 3)
                await until(lambda: len(speakers(server)) == 3)
                await until(lambda: len(found.room.clients) == 3)
        assert warnings == ["socket-floods"]

    served(limited(frames=1, frame_burst=100), time=Moved)(flood)()


@served()
async def test_only_who_was_silent_is_asked_whether_they_are_there(server: Opened) -> None:
    async with party(server):
        for speaker in speakers(server):
            speaker.ping_interval = 1e6
            speaker.send_keepalive_ping()
            assert speaker.pending_ping_payload is None
            speaker.last_heard -= 1e6
            speaker.send_keepalive_ping()
            assert speaker.pending_ping_payload is not None
        # Whoever answers was heard, and is asked again later.
        await until(lambda: all(speaker.pending_ping_payload is None for speaker in speakers(server)))
        assert all(speaker.ping_timer is not None for speaker in speakers(server))


@served(limited(frames=100, frame_burst=100), time=Moved)
async def test_who_sends_frames_at_a_fair_pace_stays(server: Opened) -> None:
    async with party(server) as found, bare(found, 0) as calm:
        for _ in range(5):
            for _ in range(50):
                await (await calm.socket.ping())
            await server.passes(1.0)


def speaker_of(server: Opened, enemy: socket.socket) -> Speaker:
    """Find the server's side of a socket."""
    return next(found for found in speakers(server) if found.client == enemy.getsockname())


@served(limited(frame_burst=110))
async def test_a_message_has_not_parts_without_end(server: Opened) -> None:
    async with party(server) as found, undisturbed(found), mute(found) as enemy:
        speaker = speaker_of(server, enemy)
        await asyncio.get_running_loop().sock_sendall(enemy, BEGUN)
        await asyncio.get_running_loop().sock_sendall(enemy, MORE * 110)
        await until(lambda: speaker.parts == 110)
        assert len(speakers(server)) == 4
        await asyncio.get_running_loop().sock_sendall(enemy, MORE)
        await until(lambda: len(speakers(server)) == 3)


# Bytes that nobody reads.


@served(limited(waiting_bytes=200_000), time=Moved)
async def test_pongs_that_are_never_read_are_not_kept(server: Opened) -> None:
    with told() as warnings:
        async with party(server) as found, undisturbed(found), mute(found) as enemy:
            most = speaker_of(server, enemy).limiter.limits.waiting_bytes
            assert most == 200_000
            await send_on(enemy, PING, lambda: len(speakers(server)) == 3)
            await until(lambda: len(speakers(server)) == 3)
    assert warnings == ["socket-unread"]


@served(limited(waiting=10**6, waiting_bytes=500_000), time=Moved)
async def test_who_reads_too_slowly_is_dropped_by_bytes_and_leaves_nothing_behind(server: Opened) -> None:
    async with party(server) as found:
        await chatter(found)
        async with undisturbed(found), mute(found) as enemy:
            line, speaker = found.room.clients[3], speaker_of(server, enemy)
            pestering = asyncio.create_task(pester(enemy, range(500)))
            await until(lambda: line not in found.room.clients)
            assert line.farewell is not None
            assert line.farewell.code == "too-slow"
            assert line.bytes < 1_000_000
            # The enemy has closed nothing.
            await until(lambda: speaker not in speakers(server))
            assert speaker.transport not in limiter_of(server).open
            pestering.cancel()
            await asyncio.wait([pestering])


@asynccontextmanager
async def besieged(server: Opened) -> AsyncIterator[tuple[Party, Speaker]]:
    """Bring an enemy to a table, who asks for much and reads nothing of it."""
    async with party(server) as found:
        await chatter(found)
        async with mute(found) as enemy:
            speaker = speaker_of(server, enemy)
            await pester(enemy, range(200))
            await until(lambda: found.room.clients[3].bytes)
            yield found, speaker


@served(limited(waiting=10**6, waiting_bytes=10**9), time=Moved)
async def test_who_does_not_read_a_farewell_leaves_nothing_behind(server: Opened) -> None:
    async with besieged(server) as (found, speaker):
        await found.host.do(Close())
        await until(lambda: len(found.room.clients) <= 1)
        await server.passes(PARTING + 0.1)
        await until(lambda: speaker not in speakers(server))


@served(time=Moved)
async def test_who_reads_a_farewell_and_does_not_go_is_not_waited_for(server: Opened) -> None:
    async with party(server) as found, mute(found) as enemy:
        speaker = speaker_of(server, enemy)
        await found.host.do(Close())
        await until(lambda: speaker.alarm is not None)
        assert speaker in speakers(server)
        await server.passes(speaker.close_timeout + 0.1)
        await until(lambda: speaker not in speakers(server))


@served(limited(waiting=10**6, waiting_bytes=10**9))
async def test_who_does_not_answer_a_ping_leaves_nothing_behind(server: Opened) -> None:
    async with besieged(server) as (_, speaker):
        speaker.ping_timeout, speaker.last_heard = 0, speaker.last_heard - 1e6
        speaker.send_keepalive_ping()
        await until(lambda: speaker not in speakers(server))


@served()
async def test_a_player_whose_line_is_dead_is_seen_to_be_away_within_20_seconds(server: Opened) -> None:
    async with party(server) as found:
        await leave(found.seats[1])
        await until(lambda: not found.host.table.seats[1].present)
        async with mute(found, 1) as dead:
            await until(lambda: found.host.table.seats[1].present)
            speaker = speaker_of(server, dead)
            assert speaker.ping_interval
            assert speaker.ping_timeout
            assert speaker.ping_interval + speaker.ping_timeout <= 20
            speaker.ping_timeout, speaker.last_heard = 0, speaker.last_heard - 1e6
            speaker.send_keepalive_ping()
            await until(lambda: not found.host.table.seats[1].present)
            assert found.host.table.seats[0].present


# Who runs the server.


def test_what_happens_again_and_again_is_told_once_a_minute() -> None:
    time = Moved()
    seldom = Seldom(time)
    with told() as warnings:
        for _ in range(3):
            for _ in range(5):
                seldom.warn("one")
            seldom.warn("other")
            time.at += 59.9
        assert warnings == ["one", "other", "one", "other"]


def test_a_uvicorn_that_is_too_old_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    serve.check_uvicorn()
    for version, fits in (("0.40.0", False), ("0.52.0", False), ("0.52.1", True), ("1.0.0rc1", True)):
        monkeypatch.setattr(uvicorn, "__version__", version)
        if fits:
            serve.check_uvicorn()
        else:
            with pytest.raises(
                HaricotError, match=rf"^uvicorn {re.escape(version)} is too old .*haricot\[server\]'\.$"
            ):
                serve.check_uvicorn()


def test_the_oldest_uvicorn_is_the_one_that_is_asked_for() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    oldest = ".".join(map(str, serve.OLDEST_UVICORN))
    assert f"uvicorn>={oldest}" in project["project"]["optional-dependencies"]["server"]
