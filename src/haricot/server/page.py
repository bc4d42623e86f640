"""The page: the built files of the browser client, and the same page behind every link to a table."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKAGED = Path(__file__).parents[1] / "page"
"""Where a wheel has the page."""

PATHS = ("/", "/t/{table}", "/t/{table}/games/{game:number}", "/rules", "/rules/{rule}", "/learn/{game}")
"""What the page shows by itself; all else is a file or a request."""

NONE = (
    "There is no page here: install a wheel, which brings it along, or build it in a copy of the project "
    "with `make page` and name it with --page build/page."
)

# Not every system knows these, and a browser takes neither a manifest nor a script of another type.
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


class Lasting(StaticFiles):
    """Files whose names change with what is in them, so that nobody has to ask for them twice."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file to be kept."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


class Files(StaticFiles):
    """Files beside the page; a link to nothing gets the page too, which says so in the reader's language."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file, or with the page for somebody who followed a link."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            reads = "text/html" in Request(scope).headers.get("accept", "")
            if error.status_code != 404 or not reads or scope["path"].startswith("/api/"):
                raise
            return FileResponse(Path(str(self.directory)) / "index.html", 404)


def has_page(page: Path | None) -> bool:
    """Tell whether there is a page where one is named, or where haricot came with one."""
    return ((page or PACKAGED) / "index.html").is_file()


def page_routes(page: Path | None) -> list[BaseRoute]:
    """List the routes of the page; without one, the first says so."""
    where = page or PACKAGED

    async def show(request: Request) -> Response:
        return FileResponse(where / "index.html") if has_page(page) else PlainTextResponse(NONE, 404)

    routes: list[BaseRoute] = [Route(path, show) for path in PATHS]
    if (where / "assets").is_dir():
        routes.append(Mount("/assets", Lasting(directory=where / "assets")))
        routes.append(Mount("/", Files(directory=where)))
    return routes
