"""`haricot serve`: tables for everybody who has a link."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

from haricot.kernel.errors import HaricotError


def run(args: Namespace) -> int:
    """Open the tables, and serve until somebody stops it."""
    try:
        from haricot.server.serve import Place, serve
    except ImportError as error:
        raise HaricotError(f"A server needs {error.name}: pip install 'haricot[server]'.") from None
    data = args.data or home()
    serve(Place(data, args.host, args.port, args.page), lambda: print(greeting(args, data), flush=True))
    return 0


def home() -> Path:
    """Find the directory where a user's programs keep their data."""
    given = os.environ.get("XDG_DATA_HOME")
    return (Path(given) if given else Path.home() / ".local" / "share") / "haricot"


def greeting(args: Namespace, data: Path) -> str:
    """Say where the tables are."""
    host = f"[{args.host}]" if ":" in args.host else args.host
    return f"The tables are open at http://{host}:{args.port} and kept in {data}. Ctrl-C closes them."
