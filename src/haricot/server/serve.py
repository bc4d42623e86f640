"""Serve: open the tables of a data directory on a host and a port."""

from __future__ import annotations

import errno
import gc
import re
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import uvicorn
from msgspec import Struct
from msgspec.structs import replace
from starlette.types import ASGIApp

from haricot.kernel.errors import HaricotError
from haricot.server.app import make_app
from haricot.server.claim import claim, tell
from haricot.server.connections import BACKLOG, take_descriptors
from haricot.server.house import House
from haricot.server.limits import Limits
from haricot.server.logs import log_to_stderr, note
from haricot.server.protocols import Caller, Config, Speaker
from haricot.server.sqlite import SqliteStore

MOST_FRAME = 8192
"""Maximum number of bytes of a message of a client."""

PING = 12.0
"""Seconds after which a silent client is asked whether it is there."""

PONG = 8.0
"""Seconds that it has for the answer; then its line is lost, and everybody sees that its player is away."""

FILE = "tables.sqlite"

SWITCH = 0.0005
"""Switch interval: the longest that the thread that writes waits for the one that plays, in seconds."""

NEVER = 2**31 - 1
"""A count that is not reached, the largest that the garbage collector takes."""

GENERATIONS = (700, 1, NEVER)
"""After how many new objects the young ones are looked through: old ones are never, by counts.

That would take a third of a millisecond for each table that is awake, amid play; House does it."""

PORT = 8008
"""Where tables are open if nobody says where."""

OLDEST_UVICORN = (0, 52, 1)
"""Before this version it had no flow control for websockets, and before 0.44 did not notice lost clients."""

SPARE = 100
"""Number of ports that are tried then, from this one on."""


class PortTaken(HaricotError):
    """A port at which somebody else listens."""


class Site(Struct, frozen=True):
    """At which address tables are served, and where they are kept."""

    data: Path
    host: str = "127.0.0.1"
    # None takes the usual one, or the next that is free.
    port: int | None = None
    # The built page, if it is not the one that haricot came with.
    page: Path | None = None

    def listen(self) -> socket.socket:
        """Take the port that was asked for, or the first that is free."""
        if self.port is None:
            for port in range(PORT, PORT + SPARE):
                with suppress(PortTaken):
                    return self.take(port)
        return self.take(self.usual())

    def usual(self) -> int:
        """Name the port that is hoped for."""
        return PORT if self.port is None else self.port

    def take(self, port: int) -> socket.socket:
        """Take a port, or say why it cannot be had."""
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        try:
            listener = socket.create_server((self.host, port), family=family, backlog=BACKLOG)
        except OSError as error:
            # Python says there once more where it has tried.
            why = str(error.strerror).partition(" (while")[0]
            reason = f"Port {port} of {self.host} cannot be had ({why})"
            kind = PortTaken if error.errno == errno.EADDRINUSE else HaricotError
            raise kind(f"{reason}: take another with --port.") from None
        # Sockets inherit it: else a small message waits 40 ms for the one before it to be acknowledged.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listener

    def address(self, port: int) -> str:
        """Write the address of the tables."""
        return f"http://[{self.host}]:{port}" if ":" in self.host else f"http://{self.host}:{port}"


def make_config(app: ASGIApp, house: House) -> uvicorn.Config:
    """Set uvicorn up: no compression, small frames, no log of requests, whose paths are secret links."""
    return Config(
        app,
        house,
        http=Caller,
        ws=Speaker,
        backlog=BACKLOG,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """A server that says goodbye before it hangs up."""

    def __init__(self, house: House, page: Path | None = None) -> None:
        super().__init__(make_config(make_app(house, page), house))
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what was begun and say goodbye, then let uvicorn hang up."""
        await self.house.finish()
        await super().shutdown(sockets)


def check_uvicorn() -> None:
    """Refuse to serve with a uvicorn that keeps without end what a client does not read."""
    found = tuple(int(part) for part in re.findall(r"\d+", uvicorn.__version__)[:3])
    if found < OLDEST_UVICORN:
        needed = ".".join(map(str, OLDEST_UVICORN))
        raise HaricotError(
            f"uvicorn {uvicorn.__version__} is too old to serve anybody, {needed} is needed: "
            "run pip install --upgrade 'haricot[server]'."
        )


def run_evenly() -> None:
    """Let no table wait long for what is not its own."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GENERATIONS)


def serve(site: Site, greet: Callable[[int], None] = lambda port: None, limits: Limits | None = None) -> None:
    """Serve until somebody stops it, and greet with the port when the tables are open."""
    log_to_stderr()
    check_uvicorn()
    take_descriptors()
    limits = limits or Limits()
    limits = replace(limits, hosts=(*limits.hosts, site.host))
    house = House(SqliteStore(site.data / FILE), limits)
    with claim(site.data) as claimed, site.listen() as listener:
        port = listener.getsockname()[1]
        tell(claimed, site.address(port))
        note("serving", host=site.host, port=port)
        run_evenly()
        greet(port)
        Server(house, site.page).run(sockets=[listener])
