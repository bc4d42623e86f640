"""Records on disk: written after every action, and never over somebody else's file."""

from __future__ import annotations

from pathlib import Path

from haricot.kernel.errors import Coded, HaricotError
from haricot.kernel.record import Record


class Keeper:
    """Keeps the record of one game in the files that were named for it."""

    def __init__(self, record: Record, path: Path | None = None) -> None:
        self.record = record
        self.path = path
        self.own: set[Path] = set()
        self.write()

    def write(self) -> None:
        """Write the record where it is kept, if anywhere."""
        if self.path is not None:
            self.save(self.path)

    def save(self, path: Path) -> None:
        """Write the record to a file that is new, or this game's own."""
        try:
            if path not in self.own and path.is_file():
                raise Coded("file-there", path=str(path))
            path.write_bytes(self.record.to_json())
        except (OSError, ValueError) as error:
            if isinstance(error, HaricotError):
                raise
            why = reason(error)
            raise Coded("cannot-write", path=str(path), reason=why) from None
        self.own.add(path)


def reason(error: OSError | ValueError) -> str:
    """Say shortly what is wrong with a file."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
