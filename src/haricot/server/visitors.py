"""Visitors: who asks, over HTTP or by a socket, and whether they ask too often."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from haricot.server.guests import Guest
from haricot.server.house import House
from haricot.server.limits import Buckets
from haricot.wire.lobby import COOKIE
from haricot.wire.messages import Refusal


def house_of(connection: HTTPConnection) -> House:
    """Find the house that is asked."""
    house: House = connection.app.state.house
    return house


def address_of(connection: HTTPConnection) -> str:
    """Tell where somebody asks from."""
    return connection.client.host if connection.client else ""


def limit(connection: HTTPConnection) -> House:
    """Find the house, unless this address asks for too much."""
    return counted(connection, house_of(connection).handshakes)


def limit_reading(connection: HTTPConnection) -> House:
    """Find the house, unless this address reads too much."""
    return counted(connection, house_of(connection).reads)


def counted(connection: HTTPConnection, buckets: Buckets) -> House:
    """Find the house, unless the bucket of this address is empty."""
    if not buckets.take(address_of(connection)):
        raise Refusal("too-fast", "Too many requests come from your address: wait a moment.")
    return house_of(connection)


def guest_of(connection: HTTPConnection) -> Guest:
    """Know who asks, or say how to become a guest."""
    guest = house_of(connection).door.read(connection.cookies.get(COOKIE))
    if guest is None:
        raise Refusal("no-guest", "The table does not know you: say your name first.")
    return guest
