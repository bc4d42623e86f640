"""Visitors: who asks, over HTTP or by a socket, and whether they ask too often."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from haricot.server.guests import Guest
from haricot.server.house import House
from haricot.server.limits import Quota, network
from haricot.wire.lobby import COOKIE
from haricot.wire.messages import Refusal


def house_of(connection: HTTPConnection) -> House:
    """Find the house that is asked."""
    house: House = connection.app.state.house
    return house


def limit(connection: HTTPConnection) -> House:
    """Find the house, unless this address asks for too much."""
    house = house_of(connection)
    if not house.handshakes.take(address_of(connection)):
        raise Refusal("too-fast", "Too many requests come from your address: wait a moment.")
    return house


def address_of(connection: HTTPConnection) -> str:
    """Tell the address that somebody comes from, as a trusted proxy has it."""
    return connection.client.host if connection.client else ""


@contextmanager
def counted(connection: HTTPConnection, guest: Guest) -> Iterator[None]:
    """Count a socket for its guest and its address as long as it is open, or say why it is one too many."""
    house, address = house_of(connection), network(address_of(connection))
    own = Refusal(
        "too-many-sockets", "You are at tables in too many windows at once: close one of them first."
    )
    shared = Refusal(
        "address-full", "Too many windows are at tables from your network: close one of them first."
    )
    with (
        house.sockets.one(guest.id, own, house.seldom),
        house.address_sockets.one(address, shared, house.seldom),
    ):
        yield


def guest_of(connection: HTTPConnection) -> Guest:
    """Know who asks, or say how to become a guest."""
    guest = house_of(connection).door.read(connection.cookies.get(COOKIE))
    if guest is None:
        raise Refusal("no-guest", "The table does not know you: say your name first.")
    return guest


def spend(quota: Quota, guest: Guest, connection: HTTPConnection) -> None:
    """Count something that a guest may have only so often in a day."""
    if not quota.take(guest.id, address_of(connection)):
        sentence = f"This server allows {quota.daily} of these a day: come back tomorrow."
        raise Refusal("enough-today", sentence, most=quota.daily)
