"""Visitors: which guest and address a request or socket comes from, and whether they ask too often."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from haricot.server.guests import Guest
from haricot.server.house import House
from haricot.server.limits import Buckets, Quota, network
from haricot.wire.messages import Refusal


def house_of(connection: HTTPConnection) -> House:
    """Find the house that is asked."""
    house: House = connection.app.state.house
    return house


def house_for_change(connection: HTTPConnection) -> House:
    """Find the house, unless this address asks for too much."""
    return counted(connection, house_of(connection).handshakes)


def house_for_reading(connection: HTTPConnection) -> House:
    """Find the house, unless this address reads too much."""
    return counted(connection, house_of(connection).reads)


def counted(connection: HTTPConnection, buckets: Buckets) -> House:
    """Find the house, unless the bucket of this address is empty."""
    if not buckets.take(address_of(connection)):
        raise Refusal("too-fast")
    return house_of(connection)


def address_of(connection: HTTPConnection) -> str:
    """Tell the address that somebody comes from, as a trusted proxy has it."""
    return connection.client.host if connection.client else ""


def take_place(connection: HTTPConnection, guest: Guest) -> None:
    """Count a socket for its guest and its address, or say why it is one too many."""
    house = house_of(connection)
    if not house.sockets.take(guest.id):
        house.seldom.warn("too-many-sockets", most=house.sockets.most)
        raise Refusal("too-many-sockets")
    if not house.address_sockets.take(network(address_of(connection))):
        house.sockets.give_back(guest.id)
        house.seldom.warn("address-full", most=house.address_sockets.most)
        raise Refusal("address-full")


def give_place_back(connection: HTTPConnection, guest: Guest) -> None:
    """Count a socket no more."""
    house = house_of(connection)
    house.sockets.give_back(guest.id)
    house.address_sockets.give_back(network(address_of(connection)))


def is_secure(connection: HTTPConnection) -> bool:
    """Tell whether somebody came by TLS."""
    return connection.scope["scheme"] in ("https", "wss")


async def known(connection: HTTPConnection) -> Guest | None:
    """Identify the guest who asks, if it is one."""
    guest = await house_of(connection).door.know(connection.cookies, is_secure(connection))
    connection.state.guest = guest
    return guest


def whence(connection: HTTPConnection) -> str:
    """Tell from where somebody comes, without an address that could be read."""
    return house_of(connection).door.veil(address_of(connection))


async def guest_of(connection: HTTPConnection) -> Guest:
    """Identify the guest who asks, or say how to become one."""
    guest = await known(connection)
    if guest is None:
        raise Refusal("no-guest")
    return guest


def spend(quota: Quota, guest: Guest, connection: HTTPConnection) -> None:
    """Count something that a guest may have only so often in a day."""
    if not quota.take(guest.id, address_of(connection)):
        raise Refusal("enough-today", most=quota.daily)
