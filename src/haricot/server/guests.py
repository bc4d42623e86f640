"""Guests: people without an account, known by a signed cookie."""

from __future__ import annotations

import secrets
from ipaddress import IPv6Address, ip_address, ip_network

from itsdangerous import BadSignature, Signer, URLSafeSerializer
from msgspec import Struct

from haricot.beans.letters import one_line
from haricot.beans.names import called, check_names

YEAR = 365 * 24 * 3600


class Guest(Struct, frozen=True):
    """Somebody: an identity that only the server sees, and a name for the others."""

    id: str
    name: str = ""


class Door:
    """Gives guests their cookies, and knows them again by these."""

    def __init__(self, secret: bytes) -> None:
        self.signed = URLSafeSerializer(secret, salt="guest")
        self.veils = Signer(secret, salt="address")

    def welcome(self, name: str, known: Guest | None = None) -> Guest:
        """Let somebody in under a name, or under another one."""
        name = called(name)
        check_names([name])
        return Guest(known.id if known else secrets.token_urlsafe(16), name)

    def cookie(self, guest: Guest) -> str:
        """Write a cookie that nobody else can write."""
        return str(self.signed.dumps([guest.id, guest.name]))

    def read(self, cookie: str | None) -> Guest | None:
        """Know a guest by the cookie; one that was tampered with is nobody's."""
        try:
            id, name = self.signed.loads(cookie or "")
        except (BadSignature, ValueError):
            return None
        return Guest(str(id), one_line(str(name)))

    def veil(self, address: str) -> str:
        """Write an address so that it can be known again, but not be read."""
        return self.veils.get_signature(network(address)).decode()


def network(address: str) -> str:
    """Name where somebody comes from: of IPv6 everybody has as many addresses as they like."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((found.packed, 64), strict=False)) if isinstance(found, IPv6Address) else str(found)
