"""`haricot join`: a seat at a table of a running server, in the terminal."""

from __future__ import annotations

import asyncio
import getpass
import json
import re
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from haricot.beans.names import NAMES, check_names
from haricot.catalogue import load
from haricot.cli.screen import need_screen
from haricot.cli.serve import home
from haricot.extras import missing
from haricot.kernel.errors import HaricotError

LINK = re.compile(r"(?:(https?)://)?([^/\s]+)/t/([\w-]+)(?:/.*)?")
GUESTS = "guests.json"


def run(args: Namespace) -> int:
    """Come to a table, and stay until somebody leaves."""
    need_screen()
    if args.game is not None:
        load(args.game)
    server, table = read_link(args.link)
    try:
        return asyncio.run(join(args, server, table))
    except ImportError as error:
        raise missing(error.name, "A table needs", "cli") from None


def read_link(link: str) -> tuple[str, str]:
    """Read server and table out of a link, as the page shares it."""
    found = LINK.fullmatch(link.strip())
    if found is None:
        raise HaricotError(
            f"{link!r} is no link to a table: copy it from the page, like http://HOST:8008/t/ID."
        )
    return f"{found[1] or 'http'}://{found[2]}", found[3]


async def join(args: Namespace, server: str, table: str) -> int:
    """Be a guest of the server, sit down if there is a free seat, and play."""
    import httpx

    from haricot.client import Visitor
    from haricot.terminal.full.app import FullClient
    from haricot.terminal.full.remote import EARLIER, RemoteBackend

    name = own_name(args.name)
    visitor = Visitor(server, name, known_guest(server, name))
    try:
        async with visitor:
            keep_guest(server, name, visitor.cookie)
            async with visitor.join(table, earlier=EARLIER) as seated:
                backend = RemoteBackend(seated, name, args.language)
                if not args.watch:
                    await backend.take_free_seat()
                app = FullClient(backend)
                await app.run_async()
                return app.return_code or 0
    except httpx.TransportError:
        raise HaricotError(f"{server} cannot be reached: is the server open, and the link right?") from None


def own_name(given: str | None) -> str:
    """Find a name to be called by."""
    name = given
    if name is None:
        with suppress(OSError, KeyError):
            name = getpass.getuser().capitalize()[:20]
    name = name or NAMES[0]
    check_names([name])
    return name


def known_guests() -> dict[str, str]:
    """Read who we were at which server; two names are two guests, also on one machine."""
    try:
        return dict(json.loads((home() / GUESTS).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return {}


def known_guest(server: str, name: str) -> str:
    """Find who we were at a server, so that a seat is found again."""
    return known_guests().get(f"{server} {name}", "")


def keep_guest(server: str, name: str, cookie: str) -> None:
    """Keep who we are at a server; where nothing can be kept, only the seat is not found again."""
    file: Path = home() / GUESTS
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(json.dumps({**known_guests(), f"{server} {name}": cookie}), encoding="utf-8")
