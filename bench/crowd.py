"""A crowd for bench/load.py: one process that holds many tables with five clients each over real sockets.

It takes its orders as one line of JSON, says "ready" when all tables play, waits for a line, measures,
says "measured" when the time is over, and prints what it found as one line of JSON.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter
from urllib.parse import urlsplit

import msgspec
import uvloop
from msgspec import Struct

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.thin import Client, Heard
from haricot.client import Visitor
from haricot.kernel.errors import HaricotError
from haricot.wire.commands import Command, Rematch, Settings, Sit, Start

PLAYERS = 5
GUESTS_TABLES = 20
"""Number of tables of the same five guests, which is what a server allows."""

AT_ONCE = 16
"""Number of tables that are opened at a time."""

LONGEST_STEP = 30.0
"""Nothing that is asked for takes longer than these seconds, or the table has failed."""

LONGEST_OPENING = 240.0
"""Maximum number of seconds until all tables play."""

NAP = 0.02

DONE = b'{"do":"done"'
CLOSING = 0.7
"""How often somebody who could say that this was all does."""


class Orders(Struct, frozen=True):
    """What a crowd has to do: a number of tables, seconds between actions, and seconds to measure."""

    url: str
    tables: int
    pace: float
    seconds: float
    seed: int = 0


class Findings(Struct):
    """What a crowd has found, the times in microseconds."""

    held: int = 0
    games: int = 0
    refusals: int = 0
    errors: list[str] = []
    # How late the crowd itself was at the worst, which is in the times below.
    late: int = 0
    # From sending a command until all five have its news, and until it is accepted.
    told: list[int] = []
    accepted: list[int] = []


class Table:
    """A table with five clients in this process, so that one clock tells when all of them know."""

    def __init__(self, crowd: Crowd, random: Random) -> None:
        self.crowd = crowd
        self.random = random
        self.clients: list[Client] = []
        self.answer: asyncio.Future[None] | None = None
        self.waits: tuple[int, ...] = ()
        self.move = 0
        self.sent = 0.0
        # How many know of the last move or deal, and whether it was accepted; nothing more is sent before.
        self.knowing = PLAYERS
        self.accepted = True
        self.failed = False

    # Sitting down.

    async def open(self, guests: list[Visitor]) -> None:
        """Open the table, seat everybody, and start."""
        settings = Settings("bohnanza", {"players": PLAYERS})
        link = await guests[0].open(settings)
        for seat, guest in enumerate(guests):
            client = await self.connect(link, guest.cookie)
            await self.order(client, Sit(seat, f"P{seat}"))
        self.knowing, self.sent = 0, perf_counter()
        await self.order(self.clients[0], Start())

    async def connect(self, link: str, cookie: str) -> Client:
        """Let somebody come to the table, and wait for the greeting."""
        address = urlsplit(self.crowd.orders.url)
        request = (
            f"GET /api/tables/{link}/socket HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        client = Client(self, request.encode())
        self.clients.append(client)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: client, address.hostname or "", address.port or 80)
        await asyncio.wait_for(client.greeted.wait(), LONGEST_STEP)
        return client

    async def order(self, client: Client, command: Command) -> None:
        """Ask for something, and wait until it is done."""
        self.answer = asyncio.get_running_loop().create_future()
        client.ask(msgspec.json.encode(command))
        await asyncio.wait_for(self.answer, LONGEST_STEP)

    # Hearing.

    def told(self, client: Client, heard: Heard) -> None:
        """Take in what a client was told."""
        if heard.tell == "news":
            self.happened(client, heard)
        elif heard.tell == "accepted":
            self.obeyed()
        elif heard.tell == "hello":
            self.greeted(client, heard)
        elif heard.tell in ("refused", "farewell"):
            self.crowd.findings.refusals += 1
            self.fail(f"{heard.tell}: {heard.code}")

    def greeted(self, client: Client, heard: Heard) -> None:
        """Count who knows of the game, if there is one already."""
        self.waits, self.move, client.options = heard.waits, heard.move, heard.options or []
        self.knowing += bool(heard.waits)
        client.greeted.set()

    def happened(self, client: Client, heard: Heard) -> None:
        """Count who knows of the move."""
        if heard.options is not None:
            client.options = heard.options
        if heard.move != self.move:
            self.fail(f"news of move {heard.move} instead of {self.move}")
            return
        self.waits = heard.waits
        self.knowing += 1
        if self.is_known():
            self.crowd.note(self.crowd.findings.told, self.sent)

    def obeyed(self) -> None:
        """Note how long an answer took."""
        if self.answer is not None:
            self.answer.set_result(None)
            self.answer = None
            return
        self.accepted = True
        self.crowd.note(self.crowd.findings.accepted, self.sent)

    # Acting.

    def play(self) -> None:
        """Begin to act, not all tables at once."""
        self.act_in(self.random.uniform(0.0, self.crowd.orders.pace))

    def act_in(self, seconds: float) -> None:
        """Set the clock for the next action."""
        asyncio.get_running_loop().call_later(seconds, self.act)

    def act(self) -> None:
        """Let a seat act that must, if everybody knows of the last move; people are no metronomes."""
        pace = self.crowd.orders.pace
        if self.crowd.over or self.failed:
            return
        if perf_counter() - self.sent > LONGEST_STEP and not self.is_settled():
            self.fail("no answer came")
        elif not self.is_settled():
            self.act_in(pace / 10)
        else:
            self.choose()
            self.act_in(self.random.uniform(0.5, 1.5) * pace)

    def is_settled(self) -> bool:
        """Tell whether the last action is done, for everybody."""
        return self.is_known() and self.accepted

    def is_known(self) -> bool:
        """Tell whether everybody knows of the last action."""
        return self.knowing == PLAYERS

    def choose(self) -> None:
        """Choose what to do: often to say that this was all, so that the game goes on."""
        if not self.waits:
            self.rematch()
            return
        client = self.clients[self.random.choice(self.waits)]
        if not client.options:
            self.fail("somebody must act who cannot")
            return
        closing = [option for option in client.options if bytes(option).startswith(DONE)]
        chosen = self.random.choice(closing if closing and self.random.random() < CLOSING else client.options)
        self.move += 1
        self.knowing, self.accepted, self.sent = 0, False, perf_counter()
        client.ask(bytes(chosen))

    def rematch(self) -> None:
        """Play once more."""
        self.crowd.findings.games += 1
        self.knowing, self.accepted, self.sent = 0, False, perf_counter()
        for client in self.clients:
            client.ask(msgspec.json.encode(Rematch()))
        # The guest of the second seat has the first one then.
        self.clients = [*self.clients[1:], self.clients[0]]

    # Ending.

    def lost(self) -> None:
        """Somebody's line is gone: at the end it should be."""
        if not self.crowd.over:
            self.fail("a connection was lost")

    def fail(self, why: str) -> None:
        """Give the table up, and say why."""
        if not self.failed:
            self.failed = True
            self.crowd.findings.errors.append(why)

    def close(self) -> None:
        """Let everybody go."""
        for client in self.clients:
            if client.transport is not None:
                client.transport.abort()


class Crowd:
    """All tables of this process."""

    def __init__(self, orders: Orders) -> None:
        self.orders = orders
        self.findings = Findings()
        # From when to when it is measured.
        self.begins = self.ends = inf
        self.over = False
        self.tables: list[Table] = []

    def note(self, times: list[int], since: float) -> None:
        """Note how long something took that was begun in time."""
        if self.begins <= since < self.ends:
            times.append(round(1e6 * (perf_counter() - since)))

    async def run(self) -> Findings:
        """Open the tables, measure when told to, and leave."""
        async with asyncio.timeout(LONGEST_OPENING):
            await self.open()
        print("ready", flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
        self.begins = perf_counter()
        self.ends = self.begins + self.orders.seconds
        await self.measure()
        print("measured", flush=True)
        await self.close()
        return self.findings

    async def measure(self) -> None:
        """Let the time pass, and note how late the crowd itself is."""
        while (due := perf_counter() + NAP) < self.ends:
            await asyncio.sleep(NAP)
            self.findings.late = max(self.findings.late, round(1e6 * (perf_counter() - due)))

    async def close(self) -> None:
        """Let what was begun come to its end, and go."""
        self.over = True
        self.findings.held = sum(not table.failed for table in self.tables)
        while not all(table.is_settled() or table.failed for table in self.tables):
            await asyncio.sleep(0.1)
            if perf_counter() - self.ends > LONGEST_STEP:
                self.findings.errors.append("some actions were never done")
                break
        for table in self.tables:
            table.close()

    async def open(self) -> None:
        """Open all tables, a few at a time, and then let them play."""
        gate = asyncio.Semaphore(AT_ONCE)
        groups = -(-self.orders.tables // GUESTS_TABLES)
        left = self.orders.tables
        async with asyncio.TaskGroup() as group:
            for number in range(groups):
                group.create_task(self.open_group(gate, number, min(left, GUESTS_TABLES)))
                left -= GUESTS_TABLES
        for table in self.tables:
            table.play()

    async def open_group(self, gate: asyncio.Semaphore, number: int, tables: int) -> None:
        """Open the tables of five guests."""
        async with gate:
            guests = [Visitor(self.orders.url, f"P{seat}") for seat in range(PLAYERS)]
            try:
                for guest in guests:
                    await guest.__aenter__()
                for at in range(tables):
                    await self.open_table(guests, Random(f"{self.orders.seed} {number} {at}"))
            finally:
                for guest in guests:
                    await guest.http.aclose()

    async def open_table(self, guests: list[Visitor], random: Random) -> None:
        """Open a table; one that cannot be opened is an error, and the others are not."""
        table = Table(self, random)
        self.tables.append(table)
        try:
            await table.open(guests)
        except (HaricotError, OSError, TimeoutError) as error:
            table.fail(f"not opened: {error!r}")


def main() -> None:
    """Read the orders, and print the findings."""
    orders = msgspec.json.decode(sys.stdin.readline(), type=Orders)
    # A crowd does not live long, and its own pauses would be taken for the server's.
    gc.disable()
    findings = uvloop.run(Crowd(orders).run())
    # Python may have been told not to buffer, and then writes no more of a long line than a pipe takes.
    with open(sys.stdout.fileno(), "wb", closefd=False) as out:
        out.write(msgspec.json.encode(findings) + b"\n")


if __name__ == "__main__":
    main()
