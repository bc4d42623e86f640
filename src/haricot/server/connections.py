"""Connections: who is connected; nobody takes all places, and whoever has asked for nothing goes first."""

from __future__ import annotations

import sys
from asyncio import Transport
from collections.abc import Callable
from contextlib import suppress

from haricot.server.limits import Limits, Slots, network
from haricot.server.logs import Seldom
from haricot.server.timekeeper import Timekeeper

BACKLOG = 128
"""Backlog of connections; more at once could use up the descriptors that are kept free."""

RESERVED = 320
"""Descriptors that are kept free: for files, bots, and connections that just come or go."""

ENDLESS = 1 << 20
"""Number of descriptors where the system sets no limit."""


class ConnectionLimiter:
    """Lets connections in, and sends away those that are too many."""

    def __init__(
        self, limits: Limits, time: Timekeeper, seldom: Seldom, is_proxy: Callable[[str], bool]
    ) -> None:
        self.limits = limits
        self.time = time
        self.seldom = seldom
        self.is_proxy = is_proxy
        self.most = min(limits.all_connections, places())
        self.addresses = Slots(limits.connections)
        # Whose each connection is; those of a proxy are nobody's, for there are many behind it.
        self.open: dict[Transport, str] = {}
        # Those that have not said yet what they want, in the order in which they came.
        self.idle: dict[Transport, None] = {}

    def enter(self, transport: Transport, host: str) -> None:
        """Let a connection in, or hang up on it."""
        whose = "" if not host or self.is_proxy(host) else network(host)
        if whose and not self.addresses.take(whose):
            self.drop(transport, "too-many-connections", most=self.limits.connections)
            return
        self.open[transport] = whose
        if len(self.open) > self.most:
            self.drop(next(iter(self.idle), transport), "connections-full", most=self.most)

    def settle(self, transport: Transport, idle: bool) -> None:
        """Note whether a connection still has to say what it wants."""
        if not idle:
            self.idle.pop(transport, None)
        elif transport in self.open:
            self.idle.setdefault(transport)

    def drop(self, transport: Transport, why: str = "", **facts: object) -> None:
        """Hang up at once: a connection that is closed as usual stays until the other side has read all."""
        if why:
            self.seldom.warn(why, **facts)
        self.leave(transport)
        transport.abort()

    def leave(self, transport: Transport) -> None:
        """Count a connection no more, however often it is said to be gone."""
        whose = self.open.pop(transport, "")
        if whose:
            self.addresses.give_back(whose)
        self.idle.pop(transport, None)


def places() -> int:
    """Count the connections for which there are descriptors."""
    most = descriptors()
    return max(most - RESERVED, most // 2)


def descriptors() -> int:
    """Count the descriptors that the system gives."""
    if sys.platform == "win32":
        return ENDLESS
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return ENDLESS if soft == resource.RLIM_INFINITY else soft


def take_descriptors() -> None:
    """Take all the descriptors that may be had: the usual 1,024 are soon gone."""
    if sys.platform != "win32":
        import resource

        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        # Some systems name a limit that they do not grant.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
