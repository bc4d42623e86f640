"""Timekeeper: what time it is for a server, and what it does later; tests bring one whose hands they move."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Protocol


class Alarm(Protocol):
    """Something that will be done, unless it is cancelled."""

    def cancel(self) -> None:
        """Do it not."""


class Timekeeper:
    """The only clock of a server: nothing else there asks for the time, or waits for it to pass."""

    def now(self) -> float:
        """Tell how many seconds have passed since some moment; they never go back."""
        return time.monotonic()

    def date(self) -> float:
        """Tell the seconds since 1970, to be written down."""
        return time.time()

    def call_later(self, seconds: float, job: Callable[[], object]) -> Alarm:
        """Do something when `seconds` have passed."""
        return asyncio.get_running_loop().call_later(seconds, job)

    @asynccontextmanager
    async def at_most(self, seconds: float) -> AsyncIterator[None]:
        """Give up what takes longer than `seconds`, with a TimeoutError."""
        async with asyncio.timeout(None) as limit:
            alarm = self.call_later(seconds, partial(limit.reschedule, 0.0))
            try:
                yield
            finally:
                alarm.cancel()
