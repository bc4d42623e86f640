"""Servers for tests: real ones, on a port of this machine, in the test's own process or in another."""

from __future__ import annotations

import asyncio
import logging
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec.structs import replace

from haricot.client import Player, Seated, Visitor
from haricot.kernel.offers import Result
from haricot.server.house import House
from haricot.server.limits import Limits
from haricot.server.play import Deal, new_deal
from haricot.server.room import Room
from haricot.server.serve import FILE, Server, Site
from haricot.server.sqlite import SqliteStore
from haricot.server.timekeeper import Timekeeper
from haricot.wire.commands import Fill, Settings, Sit, Start
from tests.patience import GLANCE, PATIENCE, wait_until
from tests.server.moved import Moved

OFTEN = Limits(
    commands=1e6,
    burst=10**6,
    handshakes=1e6,
    handshake_burst=10**6,
    tables=10**6,
    daily_tables=10**6,
    daily_records=10**6,
    sentences=1e6,
    sentence_burst=10**6,
    frames=1e6,
    frame_burst=10**6,
    reads=1e6,
    read_burst=10**6,
    own_tables=True,
)
"""The usual limits, but for those of how often."""

QUICK = replace(
    OFTEN,
    talk=10**6,
    audience=10**6,
    thought=PATIENCE,
    head_seconds=PATIENCE,
    request_seconds=PATIENCE,
    connections=10**6,
    sockets=10**6,
    address_sockets=10**6,
    replay_seconds=PATIENCE,
    replays=10**6,
)
"""For tests in which nobody waits, and bots and replays may be as slow as the machine lets them."""


def limited(**limits: Any) -> Limits:
    """Limit only some things."""
    return msgspec.structs.replace(QUICK, **limits)


MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""Where the files of a test are soon written: a killed server does not take the machine with it."""

GAMES = ["bohnanza", "sissi", "hansa"]


class Faults(logging.Handler):
    """Keeps what a server was ashamed of."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(logging.Formatter().format(record))


class Opened:
    """A server in this process."""

    def __init__(self, house: House, url: str, faults: list[str], server: Server) -> None:
        self.house = house
        self.server = server
        self.url = url
        self.faults = faults

    def visitor(self, name: str, cookie: str = "") -> Visitor:
        return Visitor(self.url, name, cookie)

    @property
    def time(self) -> Moved:
        """The hands of the server's clock, where they are moved."""
        assert isinstance(self.house.time, Moved), "only a clock that stands still can be moved"
        return self.house.time

    async def passes(self, seconds: float) -> None:
        """Let time pass: what comes due is done at its time, with all that follows from it."""
        end = self.time.at + seconds
        await self.rest()
        while self.time.ring_next(end):
            await self.rest()
        self.time.at = end

    async def rest(self) -> None:
        """Wait until nothing happens any more unless somebody acts or time passes."""
        async with asyncio.timeout(PATIENCE):
            while any(is_busy(room) for room in self.house.rooms.values()):
                await asyncio.sleep(GLANCE / 10)


def is_busy(room: Room) -> bool:
    """Tell whether a table has something to do, or waits for a bot's answer."""
    return room.busy or not room.inbox.empty() or room.robots.thinking is not None


@asynccontextmanager
async def opened(
    data: Path, limits: Limits = QUICK, deal: Deal = new_deal, time: Timekeeper | None = None
) -> AsyncIterator[Opened]:
    """Open a server in this process, and expect that it has nothing to be ashamed of."""
    faults = Faults()
    logging.getLogger("haricot.server").addHandler(faults)
    listener = Site(data, port=0).listen()
    house = House(SqliteStore(data / FILE), limits, deal, 1, time)
    server = Server(house)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(GLANCE)
    try:
        yield Opened(house, f"http://127.0.0.1:{listener.getsockname()[1]}", faults.found, server)
    finally:
        server.should_exit = True
        await task
        logging.getLogger("haricot.server").removeHandler(faults)
    assert not faults.found, faults.found


def served(
    limits: Limits = QUICK, deal: Deal = new_deal, time: Callable[[], Timekeeper] = Timekeeper
) -> Callable[[Callable[[Opened], Awaitable[None]]], Callable[[], None]]:
    """Run a test with a server in its own process."""

    def decorate(test: Callable[[Opened], Awaitable[None]]) -> Callable[[], None]:
        def run() -> None:
            with tempfile.TemporaryDirectory(dir=MEMORY) as data:
                asyncio.run(once(Path(data)))

        async def once(data: Path) -> None:
            async with opened(data, limits, deal, time()) as server:
                await asyncio.wait_for(test(server), PATIENCE)

        run.__name__, run.__doc__ = test.__name__, test.__doc__
        return run

    return decorate


class Child:
    """A server in a process of its own, which may be killed."""

    def __init__(
        self,
        data: Path,
        limits: Limits = QUICK,
        page: Path | None = None,
        descriptors: str = "",
        games: Sequence[str] = (),
    ) -> None:
        self.data = data
        # What the shell's ulimit is to be told first.
        self.shell = ["sh", "-c", f'{descriptors}; exec "$@"', "sh"] if descriptors else []
        self.shown = [str(page or ""), *games]
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.limits = msgspec.json.encode(limits).decode()
        self.log = (data / "log").open("ab")
        self.start()

    def start(self) -> None:
        """Start, and wait until the tables are open."""
        script = Path(__file__).parent / "child.py"
        arguments = [sys.executable, str(script), str(self.data), str(self.port), self.limits, *self.shown]
        self.process = subprocess.Popen([*self.shell, *arguments], stderr=self.log)
        wait_until(self.answers, (self.data / "log").read_text)

    def answers(self) -> bool:
        """Tell whether the tables are open."""
        assert self.process.poll() is None, (self.data / "log").read_text()
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/health", timeout=PATIENCE, verify=False).is_success
        return False

    def kill(self) -> None:
        """Kill, without a chance to put anything in order."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask to stop, and give the exit code."""
        self.process.terminate()
        return self.process.wait(PATIENCE)


@contextmanager
def child(
    data: Path,
    limits: Limits = QUICK,
    page: Path | None = None,
    descriptors: str = "",
    games: Sequence[str] = (),
) -> Iterator[Child]:
    """Run a server in a process of its own, perhaps with games that are not haricot's own."""
    server = Child(data, limits, page, descriptors, games)
    try:
        yield server
    finally:
        server.kill()
        server.log.close()


async def seat_all(host: Seated, others: list[Seated], bots: list[str]) -> None:
    """Give everybody a seat, fill the rest with bots, and start."""
    for number, seated in enumerate([host, *others]):
        await seated.do(Sit(number, f"P{number}"))
    for number, bot in enumerate(bots, len(others) + 1):
        await host.do(Fill(number, bot))
    await host.do(Start())
    for seated in others:
        while seated.table.stage != "playing" or seated.view_known is None:
            await seated.news()


@asynccontextmanager
async def among_bots(
    server: Opened, settings: Settings, bot: str = "simple"
) -> AsyncIterator[tuple[Visitor, str, Seated]]:
    """Begin a game of Anna and two bots: give her, the table, and her seat."""
    async with server.visitor("Anna") as anna:
        table = await anna.open(settings)
        async with anna.join(table) as seated:
            await seat_all(seated, [], [bot, bot])
            yield anna, table, seated


async def play_all(seats: list[Seated], bot: str = "simple") -> list[Result]:
    """Let everybody play to the end."""
    return await asyncio.gather(*(Player(seated, bot, number).play() for number, seated in enumerate(seats)))


def quick(game: str = "bohnanza", players: int = 4, **more: object) -> Settings:
    """Settings for a table at which nobody waits."""
    return msgspec.convert(
        {"game": game, "options": {"players": players}, "pace": "instant", **more}, Settings
    )
