"""Line: one client at a table; what it is told waits here, and nobody waits for it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextlib import suppress
from sys import getsizeof
from types import coroutine
from typing import Any

import msgspec
from starlette.types import Send

from haricot.kernel.types import STRANGER, Seat
from haricot.server.guests import Guest
from haricot.server.limits import Bucket, Limits
from haricot.server.metrics import REFUSALS
from haricot.server.timekeeper import Timekeeper
from haricot.wire.commands import Sit
from haricot.wire.messages import Farewell, Message, Refused

encode = msgspec.json.Encoder().encode

TOO_SLOW = Farewell("too-slow", "You read too slowly to follow the table: come back, and nothing is lost.")

PARTING = 2.0
"""A farewell takes these seconds at the most."""


class Line:
    """A socket with a bounded queue; who does not keep up is hung up on."""

    def __init__(
        self,
        transmit: Send,
        abort: Callable[[], object],
        guest: Guest,
        limits: Limits,
        time: Timekeeper,
        views: bool = False,
        told: int = 0,
    ) -> None:
        self.transmit = transmit
        self.abort = abort
        self.guest = guest
        self.time = time
        # Whether the client wants views with the news, and how many earlier moves with a greeting.
        self.views = views
        self.told = told
        self.seat: Seat = STRANGER
        # Where the client is: bots think for a table as much as for others from there.
        self.address = ""
        # What the table calls the guest, from where it comes, veiled, and which seat it has asked for.
        self.number = 0
        self.whence = ""
        self.wants: Sit | None = None
        self.bucket = Bucket(limits.commands, limits.burst, time)
        self.refusals = 0
        self.farewell: Farewell | None = None
        # What waits for a client that was not ready, the memory it takes, and the task that sends it then.
        self.waiting: deque[str] = deque()
        self.bytes = 0
        self.limits = limits
        self.pump: asyncio.Task[None] | None = None
        # Whether anything is still to be sent or heard, and how long the client is listened to.
        self.ended = False
        self.hearing: asyncio.Timeout | None = None

    def send(self, message: Message) -> None:
        """Tell the client something, when it is ready."""
        if isinstance(message, Refused):
            REFUSALS.labels(message.code).inc()
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        """Tell the client something that was written down already."""
        if self.farewell is not None or self.ended:
            return
        if self.pump is None:
            self.send_now(text)
        else:
            self.wait(text)

    def wait(self, text: str) -> None:
        """Keep something for a client that is not ready, and give up one that never is."""
        self.waiting.append(text)
        self.bytes += getsizeof(text)
        if len(self.waiting) > self.limits.waiting or self.bytes > self.limits.waiting_bytes:
            self.farewell = TOO_SLOW
            self.drop()

    def send_now(self, text: str) -> None:
        """Send something to a client that is nearly always ready: only if it is not, a task waits for it."""
        try:
            rest = begun(self.write(text))
        except (OSError, RuntimeError):
            self.end()
        else:
            if rest is not None:
                self.pump = asyncio.get_running_loop().create_task(self.send_all(rest))

    def write(self, text: str) -> Coroutine[Any, Any, None]:
        """Write to the socket."""
        sending: Any = self.transmit({"type": "websocket.send", "text": text})
        return sending  # type: ignore[no-any-return]

    def hang_up(self, farewell: Farewell) -> None:
        """Say why, and hang up; a client that does not read is not waited for long."""
        if self.farewell is not None or self.ended:
            return
        REFUSALS.labels(farewell.code).inc()
        self.farewell = farewell
        if self.pump is None:
            self.pump = asyncio.get_running_loop().create_task(self.part())
        else:
            self.time.call_later(PARTING, self.drop)

    async def send_all(self, rest: Awaitable[None]) -> None:
        """Send what waits, and then whatever comes is sent at once again."""
        try:
            await rest
            while self.waiting:
                text = self.waiting.popleft()
                self.bytes -= getsizeof(text)
                await self.write(text)
        except (OSError, RuntimeError):
            self.end()
        if self.farewell is not None and not self.ended:
            await self.part()
        self.pump = None

    async def part(self) -> None:
        """Say farewell, which must not take long."""
        assert self.farewell is not None, "nobody parts without a word"
        try:
            async with self.time.at_most(PARTING):
                await self.write(encode(self.farewell).decode())
                await self.transmit({"type": "websocket.close", "code": 4000, "reason": self.farewell.code})
        except (TimeoutError, OSError, RuntimeError):
            self.drop()
        self.end()

    def drop(self) -> None:
        """Give up a client that does not read: closed as usual, it would stay until it has read all."""
        if not self.ended:
            self.abort()
            self.end()

    def end(self) -> None:
        """Send and hear nothing more."""
        self.ended = True
        if self.hearing is not None:
            self.hearing.reschedule(0.0)
            self.hearing = None

    async def close(self) -> None:
        """Let a farewell out that is on its way, and stop."""
        # A task that was cancelled remembers where, and with that the line: it is not to be kept here.
        pump, self.pump = self.pump, None
        if pump is None:
            return
        if self.farewell is not None and not self.ended:
            with suppress(TimeoutError):
                async with self.time.at_most(PARTING):
                    await asyncio.wait([pump])
        pump.cancel()
        with suppress(asyncio.CancelledError):
            await pump


def begun(sending: Coroutine[Any, Any, None]) -> Awaitable[None] | None:
    """Let a coroutine run until it has to wait, and give what is left of it to be awaited, if anything is."""
    try:
        awaited = sending.send(None)
    except StopIteration:
        return None
    return carried_on(sending, awaited)


@coroutine
def carried_on(sending: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, None, None]:
    """Wait for what a coroutine waits for that was begun elsewhere, and let it run on, to its end."""
    try:
        while True:
            yield awaited
            awaited = sending.send(None)
    except StopIteration:
        return
    finally:
        sending.close()
