"""Tending: work in the background, whose errors are told in the log and end nothing but themselves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from haricot.server.logs import fault, write
from haricot.server.timekeeper import Alarm, Timekeeper

Job = Callable[[], Coroutine[Any, Any, None]]


@contextmanager
def spared(event: str, **facts: object) -> Iterator[None]:
    """Tell of an error in the log, and go on."""
    try:
        yield
    except Exception:
        fault(event, **facts)


async def guarded(job: Job, event: str, **facts: object) -> None:
    """Do something whose error must not end what is done after it; only the waiting itself is cancelled."""
    try:
        await job()
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if task is None or task.cancelling():
            raise
        # Something that was waited for was cancelled.
        fault(event, **facts)
    except Exception:
        fault(event, **facts)


def begin(job: Job, event: str, **facts: object) -> asyncio.Task[None]:
    """Begin something in the background."""
    return asyncio.get_running_loop().create_task(guarded(job, event, **facts))


class Repeated:
    """Does something again and again, until it is cancelled."""

    def __init__(self, time: Timekeeper, seconds: float, job: Callable[[], object], event: str) -> None:
        self.time = time
        self.seconds = seconds
        self.job = job
        self.event = event
        self.alarm: Alarm = time.call_later(seconds, self.ring)

    def ring(self) -> None:
        """Do it, and once more later whatever came of it."""
        self.alarm = self.time.call_later(self.seconds, self.ring)
        with spared(self.event):
            self.job()

    def cancel(self) -> None:
        """Do it no more."""
        self.alarm.cancel()


def tell_of_strays(loop: asyncio.AbstractEventLoop) -> None:
    """Have the log tell of every error that nobody else took care of."""
    loop.set_exception_handler(lambda _, stray: log_stray(stray))


def log_stray(stray: dict[str, Any]) -> None:
    """Note an error that came up in the loop itself."""
    write(logging.ERROR, "loop-erred", {"what": stray["message"]}, stray.get("exception"))
