"""Opens a server with limits and games: python child.py DIRECTORY PORT LIMITS PAGE [module:NAME ...]."""

import sys
from pathlib import Path

import msgspec

from haricot.catalogue import load
from haricot.server.limits import Limits
from haricot.server.serve import Site, serve

if __name__ == "__main__":
    data, port, limits, page, *games = sys.argv[1:]
    for game in games:
        load(game)
    site = Site(Path(data), port=int(port), page=Path(page) if page else None)
    serve(site, limits=msgspec.json.decode(limits, type=Limits))
