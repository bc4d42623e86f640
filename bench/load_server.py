"""Open a server for bench/load.py: python load_server.py DIRECTORY PORT [FILE FOR A PROFILE]."""

from __future__ import annotations

import cProfile
import signal
import sys
from pathlib import Path

import msgspec

from haricot.server.limits import Limits
from haricot.server.serve import Site, serve

ONE_ADDRESS = {
    "handshakes": 1e6,
    "handshake_burst": 10**6,
    "reads": 1e6,
    "read_burst": 10**6,
    "connections": 10**6,
    "address_sockets": 10**6,
    "daily_tables": 10**6,
}
"""Limits per address, lifted because all clients come from one address here."""


def limits_without(**more: float) -> Limits:
    """Return the limits for people without those per address; an older haricot knows fewer of them."""
    known = {name: value for name, value in (ONE_ADDRESS | more).items() if hasattr(Limits, name)}
    return msgspec.convert(known, Limits)


def main() -> None:
    """Serve until told to stop."""
    data, port, *profile = sys.argv[1:]
    site = Site(Path(data), port=int(port))
    if not profile:
        serve(site, limits=limits_without())
        return
    # When uvicorn has put everything in order it raises the signal again, which must not end us yet.
    signal.signal(signal.SIGTERM, lambda *_: None)
    profiler = cProfile.Profile()
    profiler.runcall(serve, site, limits=limits_without())
    profiler.dump_stats(profile[0])


if __name__ == "__main__":
    main()
