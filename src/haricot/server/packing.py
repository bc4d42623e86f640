"""Packing: responses are compressed for clients that accept it, as far as nothing secret is in them."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

Handler = Callable[[Request], Awaitable[Response]]

LEAST = 1024
"""Bytes below which packing saves nothing."""

OFTEN = 65_536
"""Answers of at most so many bytes are packed once, since many ask for the same."""

LEVEL = 6


def accepts(scope: Scope, coding: str) -> bool:
    """Tell whether somebody takes what is packed in some way."""
    offered = Headers(scope=scope).get("accept-encoding", "")
    for one in offered.casefold().split(","):
        name, _, weight = one.partition(";")
        if name.strip() == coding:
            return re.fullmatch(r"\s*q=0(\.0*)?\s*", weight) is None
    return False


def packed(handler: Handler) -> Handler:
    """Pack the answers of a handler.

    Its length tells what is in a packed answer to whoever can have something put in and listens. So this is
    only for answers that are the same for everybody who has the link, and repeat nothing of the request.
    """

    async def handle(request: Request) -> Response:
        response = await handler(request)
        body = bytes(response.body)
        if response.status_code == 200 and len(body) >= LEAST:
            response.headers.add_vary_header("Accept-Encoding")
            if accepts(request.scope, "gzip"):
                response.body = await asyncio.to_thread(squeezed, body)
                response.headers["Content-Encoding"] = "gzip"
                response.headers["Content-Length"] = str(len(response.body))
        return response

    return handle


def squeezed(body: bytes) -> bytes:
    """Pack an answer."""
    return again(body) if len(body) <= OFTEN else squeeze(body)


def squeeze(body: bytes) -> bytes:
    """Pack bytes; the same ones always in the same way."""
    return gzip.compress(body, LEVEL, mtime=0)


again = lru_cache(maxsize=64)(squeeze)
"""Packs what is asked for again and again; it keeps a few megabytes at the most."""
