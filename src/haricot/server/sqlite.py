"""SqliteStore: one file, one writer that commits what has gathered, and readers beside it."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection, Iterable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw

from haricot.catalogue import move_reader, read_record
from haricot.kernel.actions import Action
from haricot.kernel.record import Record
from haricot.kernel.types import Seat
from haricot.server.background import spared
from haricot.server.documents import GuestDoc, Move, Spoken, TableDoc
from haricot.server.logs import fault, mark, note
from haricot.server.metrics import COMMITS
from haricot.server.sqlitefile import connect, open_file, transaction
from haricot.server.store import StoreFailed, Unreadable, store_failed
from haricot.wire.lobby import MyMove

KEEP_TABLE = """
insert into tables (id, host, made, public, stage, doc) values (?, ?, ?, ?, ?, ?)
on conflict (id) do update set host = excluded.host, public = excluded.public, stage = excluded.stage,
doc = excluded.doc
"""
CLEAR_SEATED = "delete from seated where tableid = ?"
KEEP_SEATED = "insert into seated (guest, tableid) values (?, ?)"
KEEP_GAME = "insert into games (tableid, game, head) values (?, ?, ?)"
MOVE = "seq, at, guest, reference, spent, action"
"""The columns of a move, in the order in which they are written and read."""
KEEP_MOVE = f"insert into moves (tableid, game, seat, {MOVE}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
# Only the first move of a guest in a game is news; an index of all moves would be written to with each.
KEEP_PLAYED = "insert or ignore into played (guest, tableid, game) values (?, ?, ?)"
KEEP_CHAT = "insert into chat (tableid, number, said) values (?, ?, ?)"
KEEP_NOTHING = "insert or replace into meta (key, value) values ('tried', x'')"

FIND_HEAD = "select head from games where tableid = ? and game = ?"
FIND_ACTIONS = "select action from moves where tableid = ? and game = ? order by seq"
KEEP_GUEST = """
insert into guests (id, seen, doc) values (?, ?, ?)
on conflict (id) do update set seen = excluded.seen, doc = excluded.doc
"""

SPEAKER = "json_extract(cast(said as text), '$.guest')"
FIND_TABLES_OF = f"""
select id from tables where instr(doc, ?) union
select tableid from played where guest = ? union
select tableid from chat where {SPEAKER} = ?
"""
FIND_MOVES_OF = """
select tableid, game, seq, at, action
from played cross join moves using (tableid, game)
where played.guest = ?1 and moves.guest = ?1 order by tableid, game, seq
"""
# With max SQLite takes the other columns from the row that has it.
FIND_LAST_HANDS = """
select game, seat, guest, max(seq) from moves where tableid = ? and guest != '' group by game, seat
"""
ERASE = (
    "update moves set guest = '', reference = '' where tableid = ? and guest = ?",
    "delete from played where tableid = ? and guest = ?",
    f"delete from chat where tableid = ? and {SPEAKER} = ?",
)

FIND_MOVES = f"select {MOVE} from moves where tableid = ? and game = ? order by seq"

FIND_SEATED = """
select id, doc from tables join seated on id = tableid
where guest = ? and stage in ('waiting', 'playing', 'over') order by stage = 'over', made desc limit ?
"""

FIND_OLD = """
select id from tables
where made < ? and not exists (select 1 from moves where tableid = id and at >= ?)
"""
DROP = (
    "delete from moves where tableid = ?",
    "delete from played where tableid = ?",
    "delete from chat where tableid = ?",
    "delete from games where tableid = ?",
    CLEAR_SEATED,
    "delete from tables where id = ?",
)

WRONG_ROW = (sqlite3.IntegrityError, sqlite3.ProgrammingError)
"""What SQLite says of something that cannot be kept, while all else can."""

Statement = tuple[str, tuple[Any, ...]]

read_doc = msgspec.json.Decoder(TableDoc).decode
read_guest = msgspec.json.Decoder(GuestDoc).decode
read_spoken = msgspec.json.Decoder(Spoken).decode


Batch = tuple[list[Statement], "Future[None]"]
"""Statements that are kept together or not at all, and what tells that they are."""


class SqliteStore:
    """Keeps tables in an SQLite file; every commit is on disk before anybody hears of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        open_file(path).close()
        self.reader = connect(path)
        self.reading = threading.Lock()
        self.failing = False
        self.batches: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write, name="store", daemon=True)
        self.writer.start()

    # Writing.

    def write(self) -> None:
        """Commit what has gathered since the last commit, until the store is closed."""
        connection = connect(self.path)
        open_still = True
        while open_still:
            gathered = [self.batches.get()]
            while not self.batches.empty():
                gathered.append(self.batches.get())
            open_still = None not in gathered
            with spared("store-erred"):
                self.commit(connection, [batch for batch in gathered if batch is not None])
        connection.close()

    def commit(self, connection: sqlite3.Connection, batches: list[Batch]) -> None:
        """Commit batches together, or each by itself if one cannot be: it must not spoil the others."""
        try:
            with COMMITS.time(), transaction(connection):
                for batch in batches:
                    for statement in batch[0]:
                        connection.execute(*statement)
        except Exception as error:
            if isinstance(error, sqlite3.Error) and not isinstance(error, WRONG_ROW):
                self.fail()
            elif len(batches) > 1:
                for batch in batches:
                    self.commit(connection, [batch])
                return
            else:
                fault("row-refused")
            for _, done in batches:
                done.set_exception(store_failed())
        else:
            self.recover()
            for _, done in batches:
                done.set_result(None)

    def fail(self) -> None:
        """Log that the file fails, once; to be called where the error is caught."""
        if not self.failing:
            fault("store-failing")
        self.failing = True

    def recover(self) -> None:
        """Log that the file can be written to again."""
        if self.failing:
            note("store-well-again")
        self.failing = False

    async def keep(self, statements: list[Statement]) -> None:
        """Keep statements together, and return when they are on disk."""
        done = Future[None]()
        # It is written even if whoever waits has gone in the meantime.
        done.set_running_or_notify_cancel()
        self.batches.put((statements, done))
        await asyncio.wrap_future(done)

    async def keep_table(self, doc: TableDoc) -> None:
        await self.keep(of_table(doc))

    async def begin_game(self, doc: TableDoc, head: Record) -> None:
        await self.keep([*of_table(doc), (KEEP_GAME, (doc.id, doc.game, msgspec.json.encode(head)))])

    async def keep_move(self, doc: TableDoc, move: Move) -> None:
        await self.keep(of_move(doc, move))

    async def end_game(self, doc: TableDoc, move: Move) -> None:
        await self.keep([*of_move(doc, move), *of_table(doc)])

    async def shelve(self, doc: TableDoc, head: Record, moves: Iterable[Move]) -> None:
        await self.keep(await asyncio.to_thread(of_game, doc, head, moves))

    async def keep_chat(self, table: str, spoken: Spoken) -> None:
        await self.keep([(KEEP_CHAT, (table, spoken.number, msgspec.json.encode(spoken)))])

    # Reading.

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Read rows, one reader at a time."""
        with self.reading:
            try:
                return self.reader.execute(query, values).fetchall()
            except sqlite3.Error as error:
                self.fail()
                raise store_failed() from error

    async def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Read rows without holding up anybody."""
        return await asyncio.to_thread(self.rows, query, *values)

    async def table(self, id: str) -> TableDoc | None:
        found = await self.ask("select doc from tables where id = ?", id)
        return doc_of(id, found[0][0]) if found else None

    async def record(self, id: str, game: int) -> tuple[Record, list[Move]] | None:
        return await asyncio.to_thread(self.read_game, id, game)

    def read_game(self, id: str, game: int) -> tuple[Record, list[Move]] | None:
        """Read a game that is played on here."""
        heads = self.rows(FIND_HEAD, id, game)
        if not heads:
            return None
        head = read_record(heads[0][0])
        read, rows = move_reader(head.game), self.rows(FIND_MOVES, id, game)
        return head, [read_move(row, read) for row in rows]

    async def head(self, id: str, game: int) -> bytes | None:
        found = await self.ask(FIND_HEAD, id, game)
        return found[0][0] if found else None

    async def actions(self, id: str, game: int) -> bytes:
        return await asyncio.to_thread(self.read_actions, id, game)

    def read_actions(self, id: str, game: int) -> bytes:
        """Read the actions of a game without making anything of them."""
        return b"[" + b",".join(row[0] for row in self.rows(FIND_ACTIONS, id, game)) + b"]"

    async def chat(self, id: str, most: int) -> list[Spoken]:
        rows = await self.ask(
            "select said from chat where tableid = ? order by number desc limit ?", id, most
        )
        return [read_spoken(row[0]) for row in reversed(rows)]

    async def count(self, host: str) -> int:
        rows = await self.ask(
            "select count(*) from tables where host = ? and stage in ('waiting', 'playing')", host
        )
        return int(rows[0][0])

    # Guests.

    async def guest(self, id: str) -> GuestDoc | None:
        found = await self.ask("select doc from guests where id = ?", id)
        return read_guest(found[0][0]) if found else None

    async def keep_guest(self, doc: GuestDoc) -> None:
        await self.keep([(KEEP_GUEST, (doc.id, doc.seen, msgspec.json.encode(doc)))])

    async def forget_guest(self, id: str) -> None:
        await self.keep([("delete from guests where id = ?", (id,))])

    async def forget_guests(self, day: int) -> None:
        await self.keep([("delete from guests where seen < ?", (day,))])

    async def tables_of(self, guest: str) -> list[str]:
        return [row[0] for row in await self.ask(FIND_TABLES_OF, guest.encode(), guest, guest)]

    async def seats_of(self, guest: str, most: int) -> list[TableDoc]:
        found = []
        for id, doc in await self.ask(FIND_SEATED, guest, most):
            with suppress(Unreadable):
                found.append(doc_of(id, doc))
        return found

    async def moves_of(self, guest: str) -> list[MyMove]:
        rows = await self.ask(FIND_MOVES_OF, guest)
        return [MyMove(table, game, move, at, Raw(action)) for table, game, move, at, action in rows]

    async def words_of(self, guest: str) -> list[tuple[str, Spoken]]:
        query = f"select tableid, said from chat where {SPEAKER} = ? order by tableid, number"
        return [(table, read_spoken(said)) for table, said in await self.ask(query, guest)]

    async def last_hands(self, table: str) -> dict[tuple[int, Seat], str]:
        rows = await self.ask(FIND_LAST_HANDS, table)
        return {(game, seat): guest for game, seat, guest, _ in rows}

    async def drop_table(self, table: str) -> None:
        await self.keep([(part, (table,)) for part in DROP])

    async def erase(self, doc: TableDoc, guest: str) -> None:
        await self.keep([*of_table(doc), *((part, (doc.id, guest)) for part in ERASE)])

    def secret(self) -> bytes:
        return bytes(self.rows("select value from meta where key = 'secret'")[0][0])

    async def forget(self, before: float, spared: Collection[str]) -> int:
        found = [row[0] for row in await self.ask(FIND_OLD, before, before)]
        gone = 0
        for id in found:
            # One at a time, so that no move waits for all; meanwhile somebody may have come to the next.
            if id not in spared:
                await self.drop_table(id)
                gone += 1
        return gone

    async def probe(self) -> None:
        with suppress(StoreFailed):
            await self.keep([(KEEP_NOTHING, ())])

    async def close(self) -> None:
        self.batches.put(None)
        await asyncio.to_thread(self.writer.join)
        self.reader.close()


def doc_of(id: str, doc: bytes) -> TableDoc:
    """Read a table as it was written down; one that cannot be read harms no other."""
    try:
        return read_doc(doc)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        fault("table-unreadable", table=mark(id))
        raise Unreadable("unreadable") from error


def read_move(row: tuple[Any, ...], read: Callable[[bytes], Action]) -> Move:
    """Read a move as it was written down."""
    number, at, guest, reference, spent, action = row
    return Move(number, at, guest, reference, spent, read(action))


def of_table(doc: TableDoc) -> list[Statement]:
    """Write a table down, and whose it is."""
    # Who opened a table has it open, whoever looks after it meanwhile.
    values = (doc.id, doc.owner, doc.made, doc.settings.public, doc.stage, msgspec.json.encode(doc))
    guests = {doc.owner, *(seat.guest for seat in doc.seats if seat.kind == "person")} - {""}
    seated = [(KEEP_SEATED, (guest, doc.id)) for guest in sorted(guests)]
    return [(KEEP_TABLE, values), (CLEAR_SEATED, (doc.id,)), *seated]


def of_game(doc: TableDoc, head: Record, moves: Iterable[Move]) -> list[Statement]:
    """Write a whole game down."""
    game = (KEEP_GAME, (doc.id, doc.game, msgspec.json.encode(head)))
    return [*of_table(doc), game, *(part for move in moves for part in of_move(doc, move))]


def of_move(doc: TableDoc, move: Move) -> list[Statement]:
    """Write a move down, and who sent it."""
    action = msgspec.json.encode(move.action)
    told = (move.number, move.at, move.guest, move.reference, move.spent, action)
    kept = (KEEP_MOVE, (doc.id, doc.game, move.action.seat, *told))
    return [kept, (KEEP_PLAYED, (move.guest, doc.id, doc.game))] if move.guest else [kept]
