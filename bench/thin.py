"""A thin client for bench/crowd.py: a websocket with no more than it takes, so that it costs little."""

from __future__ import annotations

import asyncio
import socket
from typing import Protocol, cast

import msgspec
from msgspec import Raw, Struct

TEXT, PING, PONG = 0x81, 0x89, 0x8A


class Heard(Struct):
    """As much of a message as a client has to understand."""

    tell: str
    move: int = 0
    waits: tuple[int, ...] = ()
    options: list[Raw] | None = None
    code: str = ""


class Audience(Protocol):
    """Receives what a client hears."""

    def told(self, client: Client, heard: Heard) -> None:
        """Take in what a client was told."""

    def lost(self) -> None:
        """Take in that a line is gone."""

    def fail(self, why: str) -> None:
        """Take in that something went wrong."""


hear = msgspec.json.Decoder(Heard).decode


class Client(asyncio.Protocol):
    """Somebody at a table."""

    def __init__(self, table: Audience, request: bytes) -> None:
        self.table = table
        self.request = request
        self.transport: asyncio.Transport | None = None
        self.rest = b""
        self.open = False
        self.greeted = asyncio.Event()
        self.asked = 0
        self.options: list[Raw] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket; a small message must not wait for the one before it."""
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody hangs up before the end."""
        self.table.lost()

    def data_received(self, data: bytes) -> None:
        """Take in what has come, frame by frame."""
        data = self.rest + data if self.rest else data
        self.rest = b""
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            self.open = head.startswith(b"HTTP/1.1 101")
            if not self.open:
                self.table.fail(f"no websocket: {head[:60]!r}")
                return
        self.read_frames(data)

    def read_frames(self, data: bytes) -> None:
        """Read whole frames, and keep the rest; a server's frames are not masked."""
        at, end = 0, len(data)
        while end - at >= 2:
            first, size, begin = data[at], data[at + 1], at + 2
            if size >= 126:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : begin], "big") if begin <= end else end
            if begin + size > end:
                break
            at = begin + size
            self.read_frame(first, data[begin:at])
        self.rest = data[at:]

    def read_frame(self, kind: int, content: bytes) -> None:
        """Take in one frame."""
        if kind == TEXT:
            self.table.told(self, hear(content))
        elif kind == PING:
            self.write(PONG, content)
        else:
            self.table.fail(f"a frame of kind {kind:#x}: {content[:60]!r}")

    def write(self, kind: int, content: bytes) -> None:
        """Send a frame; with a mask of zeros it reads as it is."""
        assert self.transport is not None, "nobody sends before there is a line"
        size = len(content)
        length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
        self.transport.write(b"%c%b\0\0\0\0%b" % (kind, length, content))

    def ask(self, command: bytes) -> None:
        """Ask for something; nothing is asked for twice under the same reference."""
        self.asked += 1
        self.write(TEXT, b'{"id":"%d","command":%b}' % (self.asked, command))
