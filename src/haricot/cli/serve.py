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
    from haricot.server.serve import Place


def run(args: Namespace) -> int:
    """Open the tables, and serve until somebody stops it."""
    from haricot.server.limits import read_limits
    from haricot.server.serve import Place, serve

    limits = read_limits(args.limits, os.environ)
    limits = replace(limits, hosts=(*limits.hosts, *args.public_host))
    offer(args.game)
    place = Place(args.data or home(), args.host, args.port, args.page)
    with suppress(KeyboardInterrupt):
        serve(place, lambda port: welcome(place, port, args.browser), limits)
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


def welcome(place: Place, port: int, show: bool) -> None:
    """Say where the tables are, and show them to who asked for it."""
    from haricot.server.page import NONE, has_page

    address = place.address(port)
    where = address if port == place.usual() else f"{address} (port {place.usual()} is taken)"
    lack = "" if has_page(place.page) else f"\n{NONE}"
    print(f"The tables are open at {where} and kept in {place.data}. Ctrl-C closes them.{lack}", flush=True)
    if show and browser.is_somebody_here():
        browser.show(nearby(address))


def nearby(address: str) -> str:
    """Say where a browser goes on this machine: every address is none to go to."""
    return address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")


def home() -> Path:
    """Find the directory where a user's programs keep their data."""
    given = os.environ.get("XDG_DATA_HOME")
    return (Path(given) if given else Path.home() / ".local" / "share") / "haricot"
