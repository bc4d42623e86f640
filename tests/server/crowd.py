"""A server with too much to think about: its bots stand still until very many have been asked."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx

from haricot.client import Visitor
from tests.patience import GLANCE, PATIENCE
from tests.server.served import Child, quick, seat_all

PROCESSES = max(1, (os.cpu_count() or 2) - 1)
HOSTS = 20 * PROCESSES
"""With so many, each with one table, bots do not think any more than they must."""


class Crowd:
    """Guests at tables of bots that were all asked, and cannot answer."""

    def __init__(self, server: Child, stack: AsyncExitStack) -> None:
        self.server = server
        self.stack = stack
        self.held: list[int] = []
        self.asked = 0

    async def hold(self) -> None:
        """Let every process think once, then stop them all, and give each something to think about."""
        zoe = await self.stack.enter_async_context(Visitor(self.server.url, "Zoe"))
        for _ in range(PROCESSES):
            await self.begin(zoe)
            await self.thinking(0)
        self.held = descendants(self.server.process.pid)
        self.signal(signal.SIGSTOP)
        for _ in range(PROCESSES):
            await self.begin(zoe)
        self.asked = PROCESSES

    async def fill(self) -> None:
        """Wait until one more table has asked, which is next then, and have very many ask behind it."""
        await self.thinking(self.asked + 1)
        for number in range(HOSTS):
            guest = await self.stack.enter_async_context(Visitor(self.server.url, f"Guest {number}"))
            await self.begin(guest)
        await self.thinking(self.asked + 1 + HOSTS)

    async def begin(self, visitor: Visitor) -> None:
        """Begin a game in which the bots are asked first."""
        seated = await self.stack.enter_async_context(visitor.join(await visitor.open(quick("hansa", 3))))
        await seat_all(seated, [], ["simple", "simple"])

    async def thinking(self, tables: int) -> None:
        """Wait until the bots of so many tables are asked, and have not answered."""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=PATIENCE) as http:
            while True:
                told = (await http.get(f"{self.server.url}/metrics")).text
                found = re.search(r"^haricot_thinking (\S+)$", told, re.MULTILINE)
                if found and float(found[1]) == tables:
                    return
                await asyncio.sleep(GLANCE)

    def signal(self, number: int) -> None:
        """Stop or continue the processes of the bots."""
        for process in self.held:
            with suppress(ProcessLookupError):
                os.kill(process, number)


@asynccontextmanager
async def crowded(server: Child) -> AsyncIterator[Crowd]:
    """Hold the bots of a server, which go on when this is over."""
    async with AsyncExitStack() as stack:
        crowd = Crowd(server, stack)
        try:
            await crowd.hold()
            yield crowd
        finally:
            crowd.signal(signal.SIGCONT)


def descendants(process: int) -> list[int]:
    """List the processes that a process has started, and theirs."""
    found = list[int]()
    for file in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, file.read_text().split()):
            found += [child, *descendants(child)]
    return found
