"""The journal of a tournament: every finished deal, a line each, so that it can be gone on with."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from haricot.arena.match import Match
from haricot.arena.play import Dealt
from haricot.kernel.errors import HaricotError


class Heading(Struct, forbid_unknown_fields=True):
    """The first line of a journal: what is played."""

    journal: int
    matches: list[Match]


class Journal:
    """A file with the deals of some matches that are finished, to which more are added."""

    def __init__(self, path: Path, matches: list[Match]) -> None:
        self.path = path
        self.heading = Heading(1, [replace(match, deals=0) for match in matches])
        self.kept: dict[tuple[int, int], Dealt] = {}
        self.file = self.open()

    def open(self) -> BinaryIO:
        """Read what is there, and make ready to add to it."""
        try:
            lines = self.path.read_bytes().split(b"\n") if self.path.exists() else []
            # The last line was not finished if whoever wrote it was stopped.
            whole = lines[:-1]
            self.read(whole)
            file = self.path.open("r+b" if whole else "wb")
        except OSError as error:
            raise HaricotError(f"{self.path} cannot be a journal: {error.strerror}.") from None
        if whole:
            file.truncate(sum(len(line) + 1 for line in whole))
            file.seek(0, 2)
        else:
            self.write(file, self.heading)
        return file

    def read(self, lines: list[bytes]) -> None:
        """Take in the deals of an earlier run, if it was about the same matches."""
        for number, line in enumerate(lines):
            try:
                if number == 0:
                    self.compare(msgspec.json.decode(line, type=Heading))
                else:
                    dealt = msgspec.json.decode(line, type=Dealt)
                    self.kept[dealt.match, dealt.deal] = dealt
            except msgspec.DecodeError as error:
                raise HaricotError(
                    f"{self.path} is no journal: line {number + 1} cannot be read ({error}); "
                    "name another file."
                ) from None

    def compare(self, heading: Heading) -> None:
        """Refuse the journal of something else; only the number of deals may differ."""
        if heading != self.heading:
            raise HaricotError(
                f"{self.path} is the journal of other matches ({titles(heading)}): name another file, "
                "or play what was begun there, with the same options and seed."
            )

    def add(self, dealt: Dealt) -> None:
        """Keep a finished deal."""
        self.write(self.file, dealt)

    @staticmethod
    def write(file: BinaryIO, line: Struct) -> None:
        """Write a line so that it outlives this process."""
        file.write(msgspec.json.encode(line) + b"\n")
        file.flush()


def titles(heading: Heading) -> str:
    """Name the first matches of a journal."""
    names = [match.name for match in heading.matches]
    return "; ".join(names[:3]) + ("; ..." if len(names) > 3 else "")
