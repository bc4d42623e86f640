"""Files and folders that results go to: tried before anything is played."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

from haricot.kernel.errors import HaricotError


@contextmanager
def written(path: Path) -> Iterator[None]:
    """Say why a file cannot be written."""
    try:
        yield
    except OSError as error:
        raise HaricotError(f"{path} cannot be written: {error.strerror or error}.") from None


def try_file(path: Path) -> None:
    """See that a file can be written, and leave all as it was; a pipe or a device is not touched."""
    with written(path):
        new = not path.exists()
        if new or path.is_file() or path.is_dir():
            path.open("ab").close()
        if new:
            path.unlink()


def try_folder(path: Path) -> None:
    """Make a folder, and see that files can be written there."""
    with written(path):
        path.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=path):
            pass
