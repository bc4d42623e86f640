"""Limits: how much one guest, one address or one client may ask for."""

from __future__ import annotations

from collections import OrderedDict

from msgspec import Struct

from haricot.server.timekeeper import Timekeeper

MOST_ADDRESSES = 10_000
"""So many addresses are remembered; who was not heard of for longest is forgotten first."""


class Limits(Struct, frozen=True):
    """What a server allows; each limit has a refusal of its own."""

    # A client: commands a second, how many at once, and how many refusals in a row before it is hung up on.
    commands: float = 10.0
    burst: int = 30
    patience: int = 50
    # The messages that may wait for a client that reads slowly.
    waiting: int = 256
    # An address: sockets, and requests that change something, a second and at once.
    handshakes: float = 5.0
    handshake_burst: int = 60
    # A guest: tables that are not over yet.
    tables: int = 20
    # All: sockets at one table, and bytes of a record that is sent in.
    audience: int = 60
    record_bytes: int = 1 << 20
    # A table: how many may ask for a seat at once, and seconds before who was denied one can ask again.
    asking: int = 10
    ask_again: float = 60.0
    # A bot: seconds for a thought; one that takes longer is given up, and its process with it.
    thought: float = 20.0


class Bucket:
    """Lets so many through at once, and then so many a second."""

    def __init__(self, rate: float, burst: int, time: Timekeeper) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.time = time
        self.left = self.burst
        self.at = self.time.now()

    def take(self) -> bool:
        """Tell whether one more may pass now."""
        now = self.time.now()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """A bucket for every address."""

    def __init__(self, rate: float, burst: int, time: Timekeeper) -> None:
        self.rate = rate
        self.burst = burst
        self.time = time
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Tell whether one more from this address may pass now."""
        bucket = self.known.pop(address, None) or Bucket(self.rate, self.burst, self.time)
        self.known[address] = bucket
        if len(self.known) > MOST_ADDRESSES:
            self.known.popitem(last=False)
        return bucket.take()
