"""SqliteStore: one file, one writer that commits what has gathered, and readers beside it."""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from haricot.kernel.actions import AnyAction
from haricot.kernel.record import Record, read_record
from haricot.server.documents import Move, Spoken, TableDoc
from haricot.server.store import StoreFailed

SCHEMA = 1
"""The version of the tables below."""

TABLES = """
create table meta (key text primary key, value blob not null) without rowid;
create table tables (
    id text primary key, host text not null, made real not null, public integer not null,
    stage text not null, doc blob not null
) without rowid;
create index tables_by_host on tables (host, stage);
create index tables_to_see on tables (public, stage, made);
create table games (
    tableid text not null, game integer not null, head blob not null, primary key (tableid, game)
) without rowid;
create table moves (
    tableid text not null, game integer not null, seq integer not null, seat integer not null,
    at real not null, guest text not null, reference text not null, spent integer not null,
    action blob not null,
    primary key (tableid, game, seq)
) without rowid;
create table chat (
    tableid text not null, number integer not null, said blob not null, primary key (tableid, number)
) without rowid;
"""

KEEP_TABLE = """
insert into tables (id, host, made, public, stage, doc) values (?, ?, ?, ?, ?, ?)
on conflict (id) do update set host = excluded.host, public = excluded.public, stage = excluded.stage,
doc = excluded.doc
"""
KEEP_GAME = "insert into games (tableid, game, head) values (?, ?, ?)"
KEEP_MOVE = "insert into moves values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
KEEP_CHAT = "insert into chat values (?, ?, ?)"

FIND_MOVES = """
select seq, at, guest, reference, spent, action from moves where tableid = ? and game = ? order by seq
"""

Statement = tuple[str, tuple[Any, ...]]

read_action = msgspec.json.Decoder(AnyAction).decode
read_doc = msgspec.json.Decoder(TableDoc).decode
read_spoken = msgspec.json.Decoder(Spoken).decode


class Batch(Struct):
    """Statements that are kept together or not at all, and who waits for them."""

    statements: list[Statement]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]

    def tell(self, error: BaseException | None) -> None:
        """Tell whoever waits, who may have gone in the meantime."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.settle, error)

    def settle(self, error: BaseException | None) -> None:
        """Settle the future, in its own loop."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class SqliteStore:
    """Keeps tables in an SQLite file; every commit is on disk before anybody hears of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        open_file(path).close()
        self.reader = connect(path)
        self.reading = threading.Lock()
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
            self.commit(connection, [batch for batch in gathered if batch is not None])
        connection.close()

    def commit(self, connection: sqlite3.Connection, batches: list[Batch]) -> None:
        """Commit batches together, or each by itself if that fails: one must not spoil the others."""
        try:
            with transaction(connection):
                for batch in batches:
                    for statement in batch.statements:
                        connection.execute(*statement)
        except sqlite3.Error as error:
            if len(batches) > 1:
                for batch in batches:
                    self.commit(connection, [batch])
                return
            batches[0].tell(
                StoreFailed(f"It could not be written down ({error}): nothing has changed, try again.")
            )
            return
        for batch in batches:
            batch.tell(None)

    async def keep(self, statements: list[Statement]) -> None:
        """Keep statements together, and return when they are on disk."""
        loop = asyncio.get_running_loop()
        batch = Batch(statements, loop, loop.create_future())
        self.batches.put(batch)
        await batch.done

    async def keep_table(self, doc: TableDoc) -> None:
        await self.keep([of_table(doc)])

    async def begin_game(self, doc: TableDoc, head: Record) -> None:
        await self.keep([of_table(doc), (KEEP_GAME, (doc.id, doc.game, msgspec.json.encode(head)))])

    async def keep_move(self, doc: TableDoc, move: Move) -> None:
        await self.keep([of_move(doc, move)])

    async def end_game(self, doc: TableDoc, move: Move) -> None:
        await self.keep([of_move(doc, move), of_table(doc)])

    async def shelve(self, doc: TableDoc, head: Record, moves: Sequence[Move]) -> None:
        game = (KEEP_GAME, (doc.id, doc.game, msgspec.json.encode(head)))
        await self.keep([of_table(doc), game, *(of_move(doc, move) for move in moves)])

    async def keep_chat(self, table: str, spoken: Spoken) -> None:
        await self.keep([(KEEP_CHAT, (table, spoken.number, msgspec.json.encode(spoken)))])

    # Reading.

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Read rows, one reader at a time."""
        with self.reading:
            try:
                return self.reader.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise StoreFailed(f"The tables cannot be read ({error}): look after {self.path}.") from error

    async def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Read rows without holding up anybody."""
        return await asyncio.to_thread(self.rows, query, *values)

    async def table(self, id: str) -> TableDoc | None:
        found = await self.ask("select doc from tables where id = ?", id)
        return read_doc(found[0][0]) if found else None

    async def record(self, id: str, game: int) -> tuple[Record, list[Move]] | None:
        heads = await self.ask("select head from games where tableid = ? and game = ?", id, game)
        if not heads:
            return None
        rows = await self.ask(FIND_MOVES, id, game)
        return read_record(heads[0][0]), [read_move(row) for row in rows]

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

    def secret(self) -> bytes:
        return bytes(self.rows("select value from meta where key = 'secret'")[0][0])

    async def close(self) -> None:
        self.batches.put(None)
        await asyncio.to_thread(self.writer.join)
        self.reader.close()


def read_move(row: tuple[Any, ...]) -> Move:
    """Read a move as it was written down."""
    number, at, guest, reference, spent, action = row
    return Move(number, at, guest, reference, spent, read_action(action))


def of_table(doc: TableDoc) -> Statement:
    """Write a table down."""
    # Who opened a table has it open, whoever looks after it meanwhile.
    values = (doc.id, doc.owner, doc.made, doc.settings.public, doc.stage, msgspec.json.encode(doc))
    return KEEP_TABLE, values


def of_move(doc: TableDoc, move: Move) -> Statement:
    """Write a move down."""
    action = msgspec.json.encode(move.action)
    told = (move.number, move.action.seat, move.at, move.guest, move.reference, move.spent, action)
    return KEEP_MOVE, (doc.id, doc.game, *told)


def connect(path: Path) -> sqlite3.Connection:
    """Open a connection whose commits wait for the disk."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Do all of it or nothing."""
    connection.execute("begin immediate")
    try:
        yield
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise


def open_file(path: Path) -> sqlite3.Connection:
    """Open the file of a store, make it if it is not there, and refuse one that is damaged or foreign."""
    # An empty file is left behind by a server that was killed in its first moment.
    is_new = not path.exists() or path.stat().st_size == 0
    way_out = "It was not touched. Put a copy in its place, or name another directory with --data."
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        connection = connect(path)
        if is_new:
            make_tables(connection)
        problem = connection.execute("pragma quick_check(1)").fetchone()[0]
        version = connection.execute("pragma user_version").fetchone()[0]
    except (sqlite3.Error, OSError) as error:
        raise StoreFailed(f"{path} cannot be opened as tables of haricot ({error}). {way_out}") from error
    if problem != "ok":
        raise StoreFailed(f"{path} is damaged ({problem}). {way_out}")
    if version != SCHEMA:
        raise StoreFailed(
            f"{path} was written by another haricot (form {version}, this is {SCHEMA}). {way_out}"
        )
    return connection


def make_tables(connection: sqlite3.Connection) -> None:
    """Lay out a new file."""
    with transaction(connection):
        for statement in TABLES.split(";"):
            connection.execute(statement)
        connection.execute("insert into meta values ('secret', ?)", (secrets.token_bytes(32),))
        connection.execute(f"pragma user_version = {SCHEMA}")
