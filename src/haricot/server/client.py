"""Client: one client at a table; what it is told waits here, and nobody waits for it."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from sys import getsizeof
from typing import NamedTuple, Protocol

import msgspec

from haricot.kernel.errors import HaricotError
from haricot.kernel.types import STRANGER, Seat
from haricot.server.guests import Guest
from haricot.server.limits import Bucket, Limits
from haricot.server.metrics import REFUSALS
from haricot.server.timekeeper import Timekeeper
from haricot.wire.commands import Sit
from haricot.wire.messages import Farewell, Message, Refusal, Refused, farewell

encode = msgspec.json.Encoder().encode

PARTING = 2.0
"""Maximum number of seconds that a farewell takes."""


class Subscription(NamedTuple):
    """What a client asked for beside the events: views, what its options would do, and sentences."""

    views: bool
    outlooks: bool
    said: bool


class Voice(Protocol):
    """The server's end of a socket."""

    writable: asyncio.Event
    """Whether the client has read enough of what it was told to be told more."""

    def say(self, text: bytes) -> None:
        """Tell the client a text, at once; an OSError says that it is gone."""

    async def hang_up(self, code: int, reason: str) -> None:
        """Close the socket when the client is ready, as politely as the protocol has it."""

    def abort(self) -> None:
        """Close the socket without waiting for the client."""


class Client:
    """A client at a table: a socket with a bounded queue; a client that does not keep up is hung up on."""

    def __init__(
        self,
        voice: Voice,
        guest: Guest,
        limits: Limits,
        time: Timekeeper,
        wanted: Subscription,
        told: int,
    ) -> None:
        self.voice = voice
        self.guest = guest
        self.time = time
        # What the client wants with the news, and how many earlier moves with a greeting.
        self.wanted = wanted
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
        self.waiting: deque[bytes] = deque()
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
        self.send_text(encode(message))

    def send_text(self, text: bytes) -> None:
        """Tell the client something that was written down already."""
        if self.farewell is not None or self.ended:
            return
        # Whoever was not ready is told everything in its order.
        if self.pump is None and self.voice.writable.is_set():
            self.say(text)
        else:
            self.wait(text)

    def say(self, text: bytes) -> None:
        """Tell a client something that is ready, as nearly all are; one that is gone is told nothing more."""
        try:
            self.voice.say(text)
        except OSError:
            self.end()

    def wait(self, text: bytes) -> None:
        """Keep something for a client that is not ready, and give up one that never is."""
        self.waiting.append(text)
        self.bytes += getsizeof(text)
        if len(self.waiting) > self.limits.waiting or self.bytes > self.limits.waiting_bytes:
            self.farewell = farewell(Refusal("too-slow"))
            self.drop()
        elif self.pump is None:
            self.pump = asyncio.get_running_loop().create_task(self.send_all())

    def hang_up(self, why: HaricotError) -> None:
        """Say why, and hang up; a client that does not read is not waited for long."""
        if self.farewell is not None or self.ended:
            return
        self.farewell = farewell(why)
        REFUSALS.labels(self.farewell.code).inc()
        if self.pump is None:
            self.pump = asyncio.get_running_loop().create_task(self.part())
        else:
            self.time.call_later(PARTING, self.drop)

    async def send_all(self) -> None:
        """Send what waits, and then whatever comes is sent at once again."""
        while self.waiting and not self.ended:
            await self.voice.writable.wait()
            text = self.waiting.popleft()
            self.bytes -= getsizeof(text)
            self.say(text)
        if self.farewell is not None and not self.ended:
            await self.part()
        self.pump = None

    async def part(self) -> None:
        """Say farewell, which must not take long."""
        assert self.farewell is not None, "nobody parts without a word"
        try:
            async with self.time.at_most(PARTING):
                await self.voice.writable.wait()
                self.voice.say(encode(self.farewell))
                await self.voice.hang_up(4000, self.farewell.code)
        except (TimeoutError, OSError, RuntimeError):
            self.drop()
        self.end()

    def drop(self) -> None:
        """Give up a client that does not read: closed as usual, it would stay until it has read all."""
        if not self.ended:
            self.voice.abort()
            self.end()

    def end(self) -> None:
        """Send and hear nothing more."""
        self.ended = True
        if self.hearing is not None:
            self.hearing.reschedule(0.0)
            self.hearing = None

    async def close(self) -> None:
        """Let a farewell out that is on its way, and stop."""
        # A task that was cancelled remembers where, and with that the client: it is not to be kept here.
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
