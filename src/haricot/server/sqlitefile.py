"""The file of a SqliteStore: how it is laid out, made, brought up to date, and kept private."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from haricot.server.store import BadStore

LOCKED = 3
"""Seconds to wait for another program that has locked the file."""

FIRST = """
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

GUESTS = """
create table guests (id text primary key, seen integer not null, doc blob not null) without rowid;
create index guests_by_day on guests (seen);
create index moves_by_guest on moves (guest, tableid) where guest != '';
create index chat_by_guest on chat (json_extract(cast(said as text), '$.guest'));
"""

SEATED = """
create table seated (guest text not null, tableid text not null, primary key (guest, tableid)) without rowid;
create index seated_by_table on seated (tableid);
insert into seated select host, id from tables where host != '';
insert or ignore into seated select json_extract(value, '$.guest'), tables.id from tables, json_each(
    case when json_valid(cast(doc as text)) then cast(doc as text) else '{}' end, '$.seats'
) where json_extract(value, '$.kind') = 'person'
"""

PLAYED = """
create table played (
    guest text not null, tableid text not null, game integer not null, primary key (guest, tableid, game)
) without rowid;
create index played_by_table on played (tableid);
insert into played select distinct guest, tableid, game from moves where guest != '';
drop index moves_by_guest
"""

STEPS = (FIRST, GUESTS, SEATED, PLAYED)
"""What made each version of the file out of the one before; a step that was ever shipped is never changed."""

SCHEMA = len(STEPS)
"""The version that this haricot writes."""


def connect(path: Path) -> sqlite3.Connection:
    """Open a connection whose commits wait for the disk."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=LOCKED)
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
        keep_private(path)
        connection = connect(path)
        if is_new:
            migrate(connection, 0)
        problem = connection.execute("pragma quick_check(1)").fetchone()[0]
        version = connection.execute("pragma user_version").fetchone()[0]
        if problem == "ok" and 0 < version < SCHEMA:
            migrate(connection, version)
            version = SCHEMA
    except (sqlite3.Error, OSError) as error:
        raise BadStore(f"{path} cannot be opened as tables of haricot ({error}). {way_out}") from error
    if problem != "ok":
        raise BadStore(f"{path} is damaged ({problem}). {way_out}")
    if version != SCHEMA:
        raise BadStore(f"{path} was written by another haricot (form {version}, this is {SCHEMA}). {way_out}")
    return connection


def keep_private(path: Path) -> None:
    """Let nobody else read hands and the key of the cookies; what SQLite puts beside it is as private."""
    path.touch(mode=0o600)
    for file in (path, *(path.with_name(path.name + beside) for beside in ("-wal", "-shm"))):
        if file.exists():
            file.chmod(0o600)


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Take the steps that lead from a version of the file to this one, all or none; 0 is an empty file."""
    with transaction(connection):
        for step in STEPS[version:]:
            for statement in step.split(";"):
                connection.execute(statement)
        if version == 0:
            connection.execute(
                "insert into meta (key, value) values ('secret', ?)", (secrets.token_bytes(32),)
            )
        connection.execute(f"pragma user_version = {SCHEMA}")
