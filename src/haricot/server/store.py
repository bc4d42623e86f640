"""Store: where tables are written down, so that nothing is lost when a server dies."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol

from haricot.kernel.errors import Coded, HaricotError
from haricot.kernel.record import Record
from haricot.kernel.types import Seat
from haricot.server.documents import GuestDoc, Move, Spoken, TableDoc
from haricot.wire.lobby import MyMove


class BadStore(HaricotError):
    """A place where tables cannot be kept; the text says what to do."""


class StoreFailed(Coded):
    """Something could not be written down or read."""


class Unreadable(Coded):
    """A table of which what is kept cannot be read, by this haricot at least."""


def store_failed() -> StoreFailed:
    """Say that the store failed; why is the operator's business, and in the log."""
    return StoreFailed("store-failed")


class Store(Protocol):
    """Keeps tables; when a call that keeps something returns, it is on disk."""

    failing: bool
    """Whether the last try to write something down failed."""

    async def keep_table(self, doc: TableDoc) -> None:
        """Keep who sits where and what was agreed on."""

    async def begin_game(self, doc: TableDoc, head: Record) -> None:
        """Keep a table together with the head of the game that begins there."""

    async def keep_move(self, doc: TableDoc, move: Move) -> None:
        """Keep a move."""

    async def end_game(self, doc: TableDoc, move: Move) -> None:
        """Keep the last move of a game together with what becomes of the table."""

    async def shelve(self, doc: TableDoc, head: Record, moves: Iterable[Move]) -> None:
        """Keep a whole game that was played elsewhere."""

    async def keep_chat(self, table: str, spoken: Spoken) -> None:
        """Keep what somebody said."""

    async def table(self, id: str) -> TableDoc | None:
        """Find a table."""

    async def record(self, id: str, game: int) -> tuple[Record, list[Move]] | None:
        """Find the head of a game, and its moves in order."""

    async def head(self, id: str, game: int) -> bytes | None:
        """Find the head of a game as it was written down."""

    async def actions(self, id: str, game: int) -> bytes:
        """Find the actions of a game as they were written down, as a list in JSON."""

    async def chat(self, id: str, most: int) -> list[Spoken]:
        """Find what was said last."""

    async def count(self, host: str) -> int:
        """Count the tables that a guest has open."""

    # Guests.

    async def guest(self, id: str) -> GuestDoc | None:
        """Find a guest."""

    async def keep_guest(self, doc: GuestDoc) -> None:
        """Keep who a guest is."""

    async def forget_guest(self, id: str) -> None:
        """Keep no longer who a guest is."""

    async def forget_guests(self, day: int) -> None:
        """Forget all guests who were last here before a day."""

    async def tables_of(self, guest: str) -> list[str]:
        """Find the tables at which a guest ever hosted, sat, played or spoke."""

    async def seats_of(self, guest: str, most: int) -> list[TableDoc]:
        """Find the open tables that a guest owns or has a seat at: over ones last, new ones first."""

    async def moves_of(self, guest: str) -> list[MyMove]:
        """Find the moves that a guest sent."""

    async def words_of(self, guest: str) -> list[tuple[str, Spoken]]:
        """Find what a guest said, and at which table."""

    async def last_hands(self, table: str) -> dict[tuple[int, Seat], str]:
        """Tell which guest made the last move on each seat of each game."""

    async def drop_table(self, table: str) -> None:
        """Keep nothing of a table any more."""

    async def erase(self, doc: TableDoc, guest: str) -> None:
        """Keep a table without what a guest said there, and who sent the guest's moves."""

    def secret(self) -> bytes:
        """Give the key that cookies are signed with; it is made once."""

    async def forget(self, before: float, spared: Collection[str]) -> int:
        """Throw away tables in which nothing was done since some date, but for some; tell how many."""

    async def probe(self) -> None:
        """Try whether something can be written down, and note that in `failing`."""

    async def close(self) -> None:
        """Finish what was begun."""
