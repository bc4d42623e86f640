"""Origins: what a page from elsewhere has a browser send changes nothing, and no foreign name leads here."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from haricot.server.http import refusal
from haricot.server.logs import warn
from haricot.server.sockets import turn_away
from haricot.wire.messages import Refusal

HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^][:/@\s]*))(?::\d+)?")
"""A `Host` header: an address in brackets, or a name, and perhaps a port."""

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
"""What changes nothing, wherever it comes from."""

BODILESS = SAFE | {"DELETE", ""}
"""What brings no body; a socket has no method."""

PRIVATE = (".localhost", ".local", ".lan", ".home", ".internal", ".localdomain", ".home.arpa")
"""Nobody can have such a name in the internet, and so nobody can have it lead here."""

MOST_TOLD = 20
"""Maximum number of configuration faults that are logged, each once."""


class Doorkeeper:
    """Lets requests and sockets through that come from this server's own pages, or from programs."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str] = ()) -> None:
        self.app = app
        self.hosts = {host.casefold() for host in (*hosts, socket.gethostname())}
        self.told: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] != "lifespan":
                self.check(HTTPConnection(scope))
        except Refusal as error:
            if scope["type"] == "http":
                await refusal(error)(scope, receive, send)
            else:
                await turn_away(WebSocket(scope, receive, send), error)
        else:
            await self.app(scope, receive, send)

    def check(self, connection: HTTPConnection) -> None:
        """Refuse foreign names always, and foreign pages where something could change."""
        self.check_host(connection.headers.get("host", ""))
        method = connection.scope.get("method", "")
        if method not in SAFE:
            self.check_origin(connection)
        if method not in BODILESS:
            check_type(connection)

    def check_host(self, host: str) -> None:
        """Refuse a name that somebody else may have made lead here; programs of old send none."""
        name = name_in(host)
        if name not in self.hosts and not is_near(name):
            way = f"start it with --public-host {name[:100]}"
            self.tell("unknown-host", advice=way)
            raise Refusal("unknown-host", name=name[:100])

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuse what a browser says that another page has sent."""
        scheme = connection.scope["scheme"].replace("ws", "http")
        here = place(scheme, connection.headers.get("host", ""))
        foreign = [one for one in connection.headers.getlist("origin") if place_of(one) != here]
        site = connection.headers.get("sec-fetch-site", "none")
        if foreign or site not in ("none", "same-origin"):
            if foreign and place_of(foreign[0]).partition("://")[2] == here.partition("://")[2]:
                advice = "have the proxy set X-Forwarded-Proto, and name it in FORWARDED_ALLOW_IPS"
                self.tell("other-scheme", came=foreign[0][:100], here=here[:100], advice=advice)
            raise Refusal("foreign-origin")

    def tell(self, event: str, **facts: str) -> None:
        """Tell the operator once what is to be mended."""
        key = f"{event} {facts}"
        if key not in self.told and len(self.told) < MOST_TOLD:
            self.told.add(key)
            warn(event, **facts)


def check_type(connection: HTTPConnection) -> None:
    """Refuse what is not said to be JSON: a form of any page can send the rest unasked."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().casefold()
    if kind != "application/json":
        raise Refusal("not-json")


def name_in(host: str) -> str:
    """Read the name or address of a host, without its port; what is neither is a name that nobody has."""
    found = HOST.fullmatch(host.casefold())
    return (found[1] or found[2]).removesuffix(".") if found else "?.?"


def is_near(name: str) -> bool:
    """Tell whether a name cannot be anybody's in the internet: an address, one word, or one for homes."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(PRIVATE)
    return True


def place_of(origin: str) -> str:
    """Write where a page is from as `place` does."""
    scheme, _, host = origin.partition("://")
    return place(scheme, host)


def place(scheme: str, host: str) -> str:
    """Write scheme, host and port in one way."""
    usual = {"http": ":80", "https": ":443"}.get(scheme, "")
    return f"{scheme}://{host}".casefold().removesuffix(usual)
