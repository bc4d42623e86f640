"""Visitors: who asks, over HTTP or by a socket, and whether they ask too often."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from haricot.server.guests import Guest
from haricot.server.house import House
from haricot.wire.lobby import COOKIE
from haricot.wire.messages import Refusal


def house_of(connection: HTTPConnection) -> House:
    """Find the house that is asked."""
    house: House = connection.app.state.house
    return house


def limit(connection: HTTPConnection) -> House:
    """Find the house, unless this address asks for too much."""
    house = house_of(connection)
    address = connection.client.host if connection.client else ""
    if not house.handshakes.take(address):
        raise Refusal("too-fast", "Too many requests come from your address: wait a moment.")
    return house


def whence(connection: HTTPConnection) -> str:
    """Tell from where somebody comes, without an address that could be read."""
    return house_of(connection).door.veil(connection.client.host if connection.client else "")


def guest_of(connection: HTTPConnection) -> Guest:
    """Know who asks, or say how to become a guest."""
    guest = house_of(connection).door.read(connection.cookies.get(COOKIE))
    if guest is None:
        raise Refusal("no-guest", "The table does not know you: say your name first.")
    return guest
