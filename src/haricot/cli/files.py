"""Files that people name on the command line."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import AbstractContextManager, redirect_stdout
from pathlib import Path

from haricot.arena.outputs import try_file, try_folder, written
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
    with written(path):
        path.write_text(text, encoding="utf-8")


def try_outputs(args: Namespace) -> None:
    """See that what is asked for can be written, before hours are spent on it."""
    for name in ("json", "parquet", "out"):
        path = getattr(args, name, None)
        if path and path != Path("-"):
            try_file(path)
    if args.plots:
        try_folder(args.plots)


def stdout_aside() -> AbstractContextManager[object]:
    """Keep the standard output for results: what bots print meanwhile goes to the standard error."""
    return redirect_stdout(sys.stderr)
