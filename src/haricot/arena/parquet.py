"""Parquet files, written row group by row group and read back, with a line about what they hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from haricot.arena.outputs import try_file, written
from haricot.extras import need
from haricot.kernel.errors import HaricotError

ABOUT = b"haricot"
"""Under this key a file tells what it holds."""


class Growing:
    """A Parquet file that grows by groups of rows, and has its name once it is whole."""

    def __init__(self, path: Path, columns: Mapping[str, str], about: bytes = b"") -> None:
        self.path = path
        self.part = path.with_name(f"{path.name}.part")
        self.arrow = need("pyarrow", "Parquet needs")
        fields = [(name, arrow_type(self.arrow, kind)) for name, kind in columns.items()]
        self.schema = self.arrow.schema(fields, {ABOUT: about} if about else None)

    def __enter__(self) -> Growing:
        try_file(self.path)
        with written(self.path):
            self.file = self.part.open("wb")
            self.writer = need("pyarrow.parquet", "Parquet needs").ParquetWriter(
                self.file, self.schema, compression="zstd"
            )
        return self

    def add(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Write some rows as a group."""
        with written(self.path):
            self.writer.write_table(self.arrow.Table.from_pylist(rows, schema=self.schema))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            with written(self.path):
                with self.file:
                    self.writer.close()
                if kind is None:
                    self.part.replace(self.path)
        finally:
            self.part.unlink(missing_ok=True)


def arrow_type(arrow: Any, kind: str) -> Any:
    """Find a type of Arrow by its name."""
    name, _, many = kind.partition(" ")
    one = getattr(arrow, name)()
    return arrow.list_(one) if many else one


@contextmanager
def opened(path: Path) -> Iterator[Any]:
    """Open a Parquet file for reading, or say why it cannot be read."""
    parquet = need("pyarrow.parquet", "Parquet needs")
    try:
        # What is no Parquet is a ValueError to Arrow.
        file = parquet.ParquetFile(path)
    except (OSError, ValueError) as error:
        raise HaricotError(f"{path} cannot be read as Parquet: {error}.") from None
    with file:
        yield file
