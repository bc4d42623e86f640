"""Protocols: uvicorn's own for HTTP and for websockets, held to limits of time, number and size.

They rely on this in uvicorn, and tests/server/test_connections.py notices if it changes: every request has a
`scope` of its own, an upgrade gives the transport another protocol, `handle_events` does what was read,
`writable` tells whether a client reads, and nothing is written to `conn` that is not sent at once.
"""

from __future__ import annotations

import asyncio
from struct import pack
from typing import Any

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import OPEN

from haricot.server.connections import ConnectionLimiter
from haricot.server.house import House
from haricot.server.limits import Bucket
from haricot.server.timekeeper import Alarm

VOICE = "haricot.voice"
"""The extension of a websocket's scope by which a table speaks to the client, and hangs up."""

TEXT = 0x81
"""The first byte of a frame that is a whole text."""

MOUTHFUL = 4096
"""Number of bytes that are parsed at a time: a flood of empty frames is noticed after the first of them."""

ASKING = (h11.IDLE, h11.SEND_BODY)
"""States of somebody whose request has not arrived completely."""


class Config(uvicorn.Config):
    """uvicorn's settings, with the limiter that all connections pass."""

    def __init__(self, app: ASGIApp, house: House, **settings: Any) -> None:
        super().__init__(app, **settings)
        proxies = ProxyHeadersMiddleware(app, self.forwarded_allow_ips).trusted_hosts  # type: ignore[arg-type]
        self.limiter = ConnectionLimiter(house.limits, house.time, house.seldom, proxies.__contains__)


class Caller(H11Protocol):
    """A connection over which somebody asks for something, in time."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.limiter = config.limiter
        self.alarm: Alarm | None = None
        # Whether the alarm is for the head of a request, and not for the rest of it.
        self.begins = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, and have some time to say what is wanted."""
        super().connection_made(transport)
        self.limiter.enter(transport, self.client[0] if self.client else "")
        self.limiter.settle(transport, idle=True)
        self.allow(self.limiter.limits.head_seconds)

    def handle_events(self) -> None:
        """Hear what has arrived, and see whether the client is in time with what it still has to send."""
        before = self.scope
        super().handle_events()
        if self.transport.get_protocol() is not self:
            self.rest()
        elif self.scope is not before:
            self.begins = False
            self.allow(self.limiter.limits.request_seconds)
        elif self.is_at_next_head():
            self.begins = True
            self.allow(self.limiter.limits.head_seconds)
        self.limiter.settle(self.transport, idle=self.is_asking())

    def is_asking(self) -> bool:
        """Tell whether a request has not arrived completely."""
        return self.transport.get_protocol() is self and self.conn.their_state in ASKING

    def is_at_next_head(self) -> bool:
        """Tell whether one more request begins to arrive on a connection that was kept."""
        kept = self.timeout_keep_alive_task is not None
        return not self.begins and not kept and self.conn.their_state is h11.IDLE

    def allow(self, seconds: float) -> None:
        """Give the client `seconds` for what it does now."""
        self.rest()
        self.alarm = self.limiter.time.call_later(seconds, self.be_late)

    def rest(self) -> None:
        """Wait for nothing any more."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def be_late(self) -> None:
        """Hang up, unless all is done and read; then uvicorn closes a connection that nobody uses again."""
        done = self.timeout_keep_alive_task is not None and self.conn.their_state is h11.IDLE
        if not done or self.transport.get_write_buffer_size():
            # Browsers connect in advance; only what was begun is worth a word.
            begun = not self.begins or self.conn.trailing_data[0]
            self.limiter.drop(self.transport, "request-late" if begun else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave."""
        self.rest()
        self.limiter.leave(self.transport)
        super().connection_lost(exc)


class Speaker(WebSocketsSansIOProtocol):
    """A websocket that hears a bounded number of frames, and holds little for a client that does not read."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.limiter = config.limiter
        limits = self.limiter.limits
        self.bucket = Bucket(limits.frames, limits.frame_burst, self.limiter.time)
        self.parts = 0
        self.alarm: Alarm | None = None
        self.last_heard = 0.0

    def data_received(self, data: bytes) -> None:
        """Hear a mouthful after the other: uvicorn would read all frames before it looks at the first."""
        self.last_heard = self.loop.time()
        for at in range(0, len(data), MOUTHFUL):
            super().data_received(data[at : at + MOUTHFUL])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """Count all frames, those too that no table hears of; a piece of one counts as one."""
        if not self.bucket.take(len(self.conn.events) or 1):
            self.limiter.drop(self.transport, "socket-floods")
            return
        super().handle_events()
        # Pings are answered whether or not anybody reads that.
        if self.transport.get_write_buffer_size() > self.limiter.limits.waiting_bytes:
            self.limiter.drop(self.transport, "socket-unread")

    def handle_cont(self, event: Frame) -> None:
        """Hear a part of a message, which must not have parts without end."""
        super().handle_cont(event)
        self.parts = 0 if event.fin else self.parts + 1
        if self.parts > self.limiter.limits.frame_burst:
            self.limiter.drop(self.transport, "socket-floods")

    def send_keepalive_ping(self) -> None:
        """Ask whether a client is there, unless it was heard lately."""
        assert self.ping_interval is not None, "who is never asked is not asked now"
        silent = self.loop.time() - self.last_heard
        if silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Give up a client that does not answer: what was written would else be kept until it is read."""
        super().keepalive_timeout()
        self.transport.abort()

    def say(self, text: bytes) -> None:
        """Write a text frame to the line, past ASGI and `websockets`, which take six times as long."""
        if self.conn.state is not OPEN or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(framed(text))

    async def hang_up(self, code: int, reason: str) -> None:
        """Close the socket when the client is ready."""
        await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def abort(self) -> None:
        """Close the socket without waiting for the client."""
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Let the table have the socket, and give up a client that does not go when that is over."""
        self.scope["extensions"][VOICE] = {"voice": self}
        await super().run_asgi()
        # Else it would be a circle, which only the garbage collector frees.
        del self.scope["extensions"][VOICE]
        if self in self.connections:
            self.alarm = self.limiter.time.call_later(self.close_timeout, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.limiter.leave(self.transport)
        super().connection_lost(exc)


def framed(text: bytes) -> bytes:
    """Make a text the only frame of a message, as servers send it: whole, not masked and not packed."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return pack("!BBH", TEXT, 126, size) + text
    return pack("!BBQ", TEXT, 127, size) + text
