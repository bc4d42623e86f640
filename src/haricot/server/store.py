"""Store: where tables are written down, so that nothing is lost when a server dies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from haricot.kernel.errors import HaricotError
from haricot.kernel.record import Record
from haricot.server.documents import Move, Spoken, TableDoc


class StoreFailed(HaricotError):
    """Something could not be written down or read; the text says what to do."""


class Store(Protocol):
    """Keeps tables; when a call that keeps something returns, it is on disk."""

    async def keep_table(self, doc: TableDoc) -> None:
        """Keep who sits where and what was agreed on."""

    async def begin_game(self, doc: TableDoc, head: Record) -> None:
        """Keep a table together with the head of the game that begins there."""

    async def keep_move(self, doc: TableDoc, move: Move) -> None:
        """Keep a move."""

    async def end_game(self, doc: TableDoc, move: Move) -> None:
        """Keep the last move of a game together with what becomes of the table."""

    async def shelve(self, doc: TableDoc, head: Record, moves: Sequence[Move]) -> None:
        """Keep a whole game that was played elsewhere."""

    async def keep_chat(self, table: str, spoken: Spoken) -> None:
        """Keep what somebody said."""

    async def table(self, id: str) -> TableDoc | None:
        """Find a table."""

    async def record(self, id: str, game: int) -> tuple[Record, list[Move]] | None:
        """Find the head of a game, and its moves in order."""

    async def chat(self, id: str, most: int) -> list[Spoken]:
        """Find what was said last."""

    async def count(self, host: str) -> int:
        """Count the tables that a guest has open."""

    def secret(self) -> bytes:
        """Give the key that cookies are signed with; it is made once."""

    async def close(self) -> None:
        """Finish what was begun."""
