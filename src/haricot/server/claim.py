"""Claim: one server has the tables of a directory, because each keeps them in memory."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TextIO

from haricot.kernel.errors import HaricotError

FILE = "tables.lock"
"""Says at which address the tables are open; the lock on it ends with the server, however that ends."""


def claim(data: Path) -> TextIO:
    """Take the tables, or say where they are open."""
    file = (data / FILE).open("a+", encoding="utf-8")
    if not lock(file):
        file.seek(0)
        where = " at ".join([f"The tables in {data} are open already", *file.read().splitlines()])
        raise HaricotError(f"{where}: go there, or name another directory with --data.")
    return file


def lock(file: TextIO) -> bool:
    """Lock a file until it is closed, and say whether nobody else has."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


def tell(file: TextIO, address: str) -> None:
    """Leave word for others where the tables are."""
    file.truncate(0)
    print(address, file=file, flush=True)
