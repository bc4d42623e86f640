"""The page: the built files of the browser client, and the same page behind every link to a table."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from haricot.server.packing import accepts
from haricot.server.preview import preview

INDEX = "index.html"

PACKAGED = Path(__file__).parents[1] / "page"
"""Where a wheel has the page."""

PATHS = (
    "/",
    "/t/{table}",
    "/t/{table}/games/{game:number}",
    "/rules",
    "/rules/{rule}",
    "/learn",
    "/learn/{game}",
    "/key",
)
"""What the page shows by itself; all else is a file or a request."""

NONE = (
    "There is no page here: install a wheel, which brings it along, or build it in a copy of the project "
    "with `make page` and name it with --page build/page."
)

# Not every system knows these, and a browser takes neither a manifest nor a script of another type.
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")

CODINGS = {"br": ".br", "gzip": ".gz"}
"""How files are packed when the page is built, the best first, and how those are named beside them."""


class Packed(StaticFiles):
    """Files that may lie there packed too, for whoever takes them so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file, or with what it was packed to."""
        found = [coding for coding, ending in CODINGS.items() if self.lookup_path(path + ending)[1]]
        taken = next((coding for coding in found if accepts(scope, coding)), None)
        response = await super().get_response(path + CODINGS.get(taken or "", ""), scope)
        if found:
            response.headers.add_vary_header("Accept-Encoding")
        if taken is not None:
            response.headers["Content-Encoding"] = taken
        return response


class Lasting(Packed):
    """Files whose names change with what is in them, so that nobody has to ask for them twice."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file to be kept."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


class Files(Packed):
    """Files beside the page; a link to nothing gets the page too, which says so in the reader's language."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file, or with the page for somebody who followed a link."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            reads = "text/html" in Request(scope).headers.get("accept", "")
            if error.status_code != 404 or not reads or scope["path"].startswith("/api/"):
                raise
            response = await super().get_response(INDEX, scope)
            response.status_code = 404
            return response


def has_page(page: Path | None) -> bool:
    """Tell whether there is a page where one is named, or where haricot came with one."""
    return ((page or PACKAGED) / INDEX).is_file()


async def shown(request: Request, files: Files, index: Path) -> Response:
    """Answer with the page; where it is shared by a link, it says in its head what that leads to."""
    if request.url.path != "/" and "table" not in request.path_params:
        return await files.get_response(INDEX, request.scope)
    text = await asyncio.to_thread(index.read_text, encoding="utf-8")
    return HTMLResponse(text.replace("</head>", f"{await preview(request)}</head>", 1))


def page_routes(page: Path | None) -> list[BaseRoute]:
    """List the routes of the page; without one, the first says so."""
    where = page or PACKAGED

    async def show(request: Request) -> Response:
        if not has_page(page):
            return PlainTextResponse(NONE, 404)
        return await shown(request, files, where / INDEX)

    files = Files(directory=where, check_dir=False)
    routes: list[BaseRoute] = [Route(path, show) for path in PATHS]
    if (where / "assets").is_dir():
        routes.append(Mount("/assets", Lasting(directory=where / "assets")))
        routes.append(Mount("/", files))
    return routes
