"""Visitors: who asks, over HTTP or by a socket, and whether they ask too often."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from haricot.server.guests import Guest
from haricot.server.house import House
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


def is_secure(connection: HTTPConnection) -> bool:
    """Tell whether somebody came by TLS."""
    return connection.scope["scheme"] in ("https", "wss")


async def known(connection: HTTPConnection) -> Guest | None:
    """Know who asks, if that is a guest."""
    guest = await house_of(connection).door.know(connection.cookies, is_secure(connection))
    connection.state.guest = guest
    return guest


async def guest_of(connection: HTTPConnection) -> Guest:
    """Know who asks, or say how to become a guest."""
    guest = await known(connection)
    if guest is None:
        raise Refusal("no-guest", "The table does not know you: say your name first.")
    return guest
