"""Opens a server with given limits: python child.py DIRECTORY PORT LIMITS [PAGE]."""

import sys
from pathlib import Path

import msgspec

from haricot.server.limits import Limits
from haricot.server.serve import Site, serve

if __name__ == "__main__":
    data, port, limits, *page = sys.argv[1:]
    site = Site(Path(data), port=int(port), page=Path(page[0]) if page else None)
    serve(site, limits=msgspec.json.decode(limits, type=Limits))
