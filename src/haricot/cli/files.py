"""Files that people name on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from haricot.kernel.errors import HaricotError


def read_bytes(path: Path) -> bytes:
    """Read a file, or say why it cannot be read."""
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise HaricotError(f"{path} cannot be read: {reason}.") from None


def write_text(path: Path, text: str) -> None:
    """Write a file, or say why it cannot be written; - is the standard output."""
    if path == Path("-"):
        sys.stdout.write(text)
        return
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise HaricotError(f"{path} cannot be written: {error.strerror}.") from None
