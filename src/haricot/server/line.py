"""Line: one client at a table; what it is told waits here, and nobody waits for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from haricot.kernel.types import STRANGER, Seat
from haricot.server.guests import Guest
from haricot.server.limits import Bucket, Limits
from haricot.wire.messages import Farewell, Message

encode = msgspec.json.Encoder().encode

TOO_SLOW = Farewell("too-slow", "You read too slowly to follow the table: come back, and nothing is lost.")


class Line:
    """A socket with a bounded queue; who does not keep up is hung up on."""

    def __init__(self, socket: WebSocket, guest: Guest, limits: Limits, views: bool = False) -> None:
        self.socket = socket
        self.guest = guest
        self.views = views
        self.seat: Seat = STRANGER
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue(limits.waiting)
        self.bucket = Bucket(limits.commands, limits.burst)
        self.refusals = 0
        self.farewell: Farewell | None = None
        self.dropped = asyncio.Event()

    def send(self, message: Message) -> None:
        """Tell the client something, when it is ready."""
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        """Tell the client something that was written down already."""
        if self.farewell is not None:
            return
        try:
            self.waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.hang_up(TOO_SLOW)

    def hang_up(self, farewell: Farewell) -> None:
        """Say why, and hang up; a client that does not read is not waited for."""
        if self.farewell is not None:
            return
        self.farewell = farewell
        if self.waiting.full():
            self.dropped.set()
        else:
            self.waiting.put_nowait(None)

    async def pump(self) -> None:
        """Send what waits until somebody hangs up."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self.waiting.get()) is not None:
                await self.socket.send_text(text)
            await self.part()

    async def part(self) -> None:
        """Say farewell, which must not take long."""
        assert self.farewell is not None, "nobody parts without a word"
        with suppress(TimeoutError):
            async with asyncio.timeout(2):
                await self.socket.send_text(encode(self.farewell).decode())
                await self.socket.close(4000, self.farewell.code)
