"""Limits: how much one guest, one address or one client may ask for."""

from __future__ import annotations

import tomllib
from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from haricot.kernel.errors import HaricotError
from haricot.server.timekeeper import Timekeeper

DAY = 24 * 3600
"""Seconds."""

NEIGHBOURS = 10
"""Number of guests at one address, a school perhaps, who can each use up the quota of a day."""

MOST_ADDRESSES = 10_000
"""Maximum number of addresses that are remembered; the least recent goes first."""

PREFIX = "HARICOT_LIMIT_"
"""What the environment calls a limit: this, and its name in capitals."""


class BadLimits(HaricotError):
    """Limits that no server can have; the text says which, and why."""


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
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
    # A guest: tables that are not over yet; tables and records in a day, ten times as many for an address.
    tables: int = 20
    daily_tables: int = 100
    daily_records: int = 50
    # A guest at a table: sentences a second, how many at once, and offers and wishes in one trade;
    # and how often acts are taken back in one game.
    sentences: float = 1.0
    sentence_burst: int = 10
    talk: int = 300
    undos: int = 300
    # Days that a table is kept after its last move; 0 is for ever.
    keep_days: int = 0
    # All: sockets at one table, and bytes of a record that is sent in.
    audience: int = 60
    record_bytes: int = 1 << 20
    # A table: how many may ask for a seat at once, and seconds before one that was denied is asked again.
    asking: int = 10
    ask_again: float = 60.0
    # A bot: seconds for a thought; one that takes longer is given up, and its process with it.
    thought: float = 20.0
    # A connection: seconds until the head of a request is there, and from then until the answer was read.
    head_seconds: float = 10.0
    request_seconds: float = 60.0
    # Connections of an address: thirty browsers of a school that open the page at once have 180; and of
    # all, or as many as there are descriptors for.
    connections: int = 200
    all_connections: int = 20_000
    # Sockets at tables: of a guest, one for each open table; of an address.
    sockets: int = 20
    address_sockets: int = 100
    # A socket: frames of any kind a second, and at once; the bytes that may wait for a slow reader.
    frames: float = 100.0
    frame_burst: int = 500
    waiting_bytes: int = 1 << 20
    # An address: requests that only read, a second and at once; the files of the page are not counted.
    reads: float = 50.0
    read_burst: int = 500
    # Whether records are taken that bring figures of their own.
    own_tables: bool = False
    # A game that is played again to be looked at: its seconds, the bytes of memory, and how many of an
    # address may wait.
    replay_seconds: float = 10.0
    replay_bytes: int = 1 << 29
    replays: int = 8
    # The names under which the server is reached, but for addresses and names that only a home network knows.
    hosts: tuple[str, ...] = ()
    # A guest: seconds after which one who did not come back is no longer known.
    cookie_seconds: float = 365 * 24 * 3600.0


@lru_cache(maxsize=MOST_ADDRESSES)
def network(address: str) -> str:
    """Name whose an address is: with IPv6 everybody has a whole /64 of them, which counts as one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((int(found), 64), strict=False))
    return str(found)


def read_limits(file: Path | None, environment: Mapping[str, str]) -> Limits:
    """Read what an operator has set in a file, and in the environment, which comes first."""
    wanted = {} if file is None else toml_in(file)
    for name, value in environment.items():
        if name.startswith(PREFIX):
            wanted[name.removeprefix(PREFIX).lower()] = toml_value(value)
    try:
        limits = msgspec.convert(wanted, Limits)
    except msgspec.ValidationError as error:
        raise BadLimits(f"The limits are not understood: {error}. docs/protocol.md lists them.") from None
    check_limits(limits)
    return limits


def toml_in(file: Path) -> dict[str, Any]:
    """Read a file of limits, or say why it cannot be read."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadLimits(f"{file} cannot be read as limits ({error}): name a TOML file.") from None


def toml_value(text: str) -> Any:
    """Read a value of the environment as a file would have it; what is none is a word."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def check_limits(limits: Limits) -> None:
    """Refuse a limit below zero: nothing could be done, and nobody would know why."""
    for name, value in msgspec.to_builtins(limits).items():
        if isinstance(value, int | float) and value < 0:
            raise BadLimits(f"The limit {name} is {value}: it must not be below 0.")


class Bucket:
    """A token bucket: lets a burst through at once, and then a number a second."""

    def __init__(self, rate: float, burst: int, time: Timekeeper) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.time = time
        self.left = self.burst
        self.at = self.time.now()

    def take(self, count: int = 1) -> bool:
        """Tell whether `count` more may pass now."""
        now = self.time.now()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
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
        whose = network(address)
        bucket = self.known.pop(whose, None) or Bucket(self.rate, self.burst, self.time)
        self.known[whose] = bucket
        if len(self.known) > MOST_ADDRESSES:
            self.known.popitem(last=False)
        return bucket.take()


class Quota:
    """What a guest may have in a day, and all guests of an address together."""

    def __init__(self, daily: int, time: Timekeeper) -> None:
        self.daily = daily
        self.guests = Buckets(daily / DAY, daily, time)
        self.addresses = Buckets(NEIGHBOURS * daily / DAY, NEIGHBOURS * daily, time)

    def take(self, guest: str, address: str) -> bool:
        """Tell whether a guest may have one more today."""
        return self.guests.take(guest) and self.addresses.take(address)


class Slots:
    """Counts what is open at a time, by whose it is."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def take(self, whose: str) -> bool:
        """Count one more, unless that would be too many."""
        held = self.open.get(whose, 0)
        if held < self.most:
            self.open[whose] = held + 1
        return held < self.most

    def give_back(self, whose: str) -> None:
        """Count one less, and forget whoever has none left."""
        self.open[whose] -= 1
        if not self.open[whose]:
            del self.open[whose]
