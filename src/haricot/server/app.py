"""The application: routes, headers that keep pages apart, and a house that opens and closes with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from haricot.server import http, sockets
from haricot.server.house import House
from haricot.server.origins import Doorkeeper
from haricot.server.page import page_routes

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    # A table is whoever's has its link: it must not travel.
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


LASTING = "max-age=31536000"
"""A browser that came by TLS comes by nothing else for a year."""


class Headed:
    """Adds the headers to every answer that has not its own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("Strict-Transport-Security", LASTING)
            await send(message)

        await self.app(scope, receive, headed if scope["type"] == "http" else send)


def make_app(house: House, page: Path | None = None) -> ASGIApp:
    """Put the application of a house together."""

    @asynccontextmanager
    async def opened(app: Starlette) -> AsyncIterator[None]:
        house.open()
        yield
        await house.close()

    app = Starlette(routes=[*http.ROUTES, *sockets.ROUTES, *page_routes(page)], lifespan=opened)
    app.state.house = house
    return Headed(Doorkeeper(app, house.limits.hosts))
