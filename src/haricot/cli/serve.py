"""`haricot serve`: tables for everybody who has a link."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from haricot.catalogue import from_package, installed, load
from haricot.cli import browser
from haricot.kernel.errors import HaricotError

if TYPE_CHECKING:
    from haricot.server.serve import Site


def run(args: Namespace) -> int:
    """Open the tables, and serve until somebody stops it."""
    from haricot.server.limits import read_limits
    from haricot.server.serve import Site, serve

    limits = read_limits(args.limits, os.environ)
    limits = replace(limits, hosts=(*limits.hosts, *args.public_host))
    offer(args.game)
    site = Site(args.data or home(), args.host, args.port, args.page)
    with suppress(KeyboardInterrupt):
        serve(site, lambda port: welcome(site, port, args.browser), limits)
    return 0


def offer(games: list[str]) -> None:
    """Load the games that are offered beside haricot's own; a broken package is told and left out."""
    for name in games:
        load(name)
    for name in installed():
        try:
            from_package(name)
        except HaricotError as error:
            print(f"haricot: {error}", file=sys.stderr)


def welcome(site: Site, port: int, show: bool) -> None:
    """Say where the tables are, and open a browser if that was asked for."""
    from haricot.server.page import NONE, has_page

    address = site.address(port)
    where = address if port == site.usual() else f"{address} (port {site.usual()} is taken)"
    lack = "" if has_page(site.page) else f"\n{NONE}"
    print(f"The tables are open at {where} and kept in {site.data}. Ctrl-C closes them.{lack}", flush=True)
    if show and browser.is_somebody_here():
        browser.show(nearby(address))


def nearby(address: str) -> str:
    """Say where a browser goes on this machine: every address is none to go to."""
    return address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")


def home() -> Path:
    """Find the directory where a user's programs keep their data."""
    given = os.environ.get("XDG_DATA_HOME")
    return (Path(given) if given else Path.home() / ".local" / "share") / "haricot"
