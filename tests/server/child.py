"""Opens a server with given limits: python child.py DIRECTORY PORT LIMITS."""

import sys
from pathlib import Path

import msgspec

from haricot.server.limits import Limits
from haricot.server.serve import Place, serve

if __name__ == "__main__":
    data, port, limits = sys.argv[1:]
    serve(Place(Path(data), port=int(port)), limits=msgspec.json.decode(limits, type=Limits))
