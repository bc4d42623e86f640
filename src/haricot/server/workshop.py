"""Workshop: a process of its own in which games are played again, with limits, and given up if it must be."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from math import ceil
from typing import Any, TypeVar

from haricot.server.limits import Limits
from haricot.server.logs import note
from haricot.server.processes import end_process, obey_the_server, one_process
from haricot.server.timekeeper import Timekeeper
from haricot.wire.messages import Refusal

T = TypeVar("T")

MOST_WAITING = 100
"""Maximum length of the workshop's queue, over all addresses."""

LOST = (TimeoutError, BrokenProcessPool, MemoryError)
"""What work ends in that is too much for the workshop."""

NO_LIMITS = (ImportError, AttributeError, ValueError, OSError)
"""What setting a limit ends in on a system that does not have it."""


# In the process of the workshop.


def set_up(memory: int) -> None:
    """Limit the process to `memory` bytes."""
    obey_the_server()
    with suppress(*NO_LIMITS):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def bounded(seconds: float, job: Callable[..., T], *given: Any) -> T:
    """Do something with `seconds` of processor time at the most, also if the server is gone."""
    with suppress(*NO_LIMITS):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        most = ceil(used.ru_utime + used.ru_stime + seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))
    return job(*given)


# In the process of the server.


class Workshop:
    """Plays games again, one after the other; what is too heavy ends with the process, which is replaced."""

    def __init__(self, time: Timekeeper, limits: Limits) -> None:
        self.time = time
        self.limits = limits
        self.pool: ProcessPoolExecutor | None = None
        self.bench = asyncio.Lock()
        self.lines: dict[str, asyncio.Lock] = {}
        self.waiting: Counter[str] = Counter()

    async def ask(self, who: str, job: Callable[..., T], *given: Any) -> T:
        """Have something done for an address when its turn has come, or refuse it."""
        async with self.turn(who):
            try:
                return await self.work(job, *given)
            except LOST:
                self.close()
                note("workshop-lost")
                raise Refusal("too-heavy") from None
            except asyncio.CancelledError:
                self.close()
                raise

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait in line; only the first of each address waits for the workshop, so that all come in turn."""
        if self.waiting[who] >= self.limits.replays:
            raise Refusal("too-fast")
        if self.waiting.total() >= MOST_WAITING:
            raise Refusal("too-busy")
        self.waiting[who] += 1
        try:
            async with self.lines.setdefault(who, asyncio.Lock()), self.bench:
                yield
        finally:
            self.waiting[who] -= 1
            if not self.waiting[who]:
                del self.waiting[who], self.lines[who]

    async def work(self, job: Callable[..., T], *given: Any) -> T:
        """Do something in the process; its time begins when the process is there."""
        pool = await self.ready()
        future = pool.submit(bounded, self.limits.replay_seconds, job, *given)
        async with self.time.at_most(self.limits.replay_seconds):
            return await asyncio.wrap_future(future)

    async def ready(self) -> ProcessPoolExecutor:
        """Find the process, which is started when it is first needed, and when it was lost."""
        pool = self.pool
        if pool is not None:
            with suppress(BrokenProcessPool):
                await asyncio.wrap_future(pool.submit(int))
                return pool
            self.close()
        pool = self.pool = one_process(set_up, self.limits.replay_bytes)
        await asyncio.wrap_future(pool.submit(int))
        return pool

    def close(self) -> None:
        """End the process, whatever it does."""
        end_process(self.pool)
        self.pool = None
