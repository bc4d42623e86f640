"""Files of every version are opened, brought up to date and played on."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from haricot.client import Visitor
from haricot.kernel.actions import Done
from haricot.server import sqlitefile
from haricot.server.guests import Guest
from haricot.server.serve import FILE
from haricot.server.sqlite import SqliteStore
from haricot.server.sqlitefile import SCHEMA, STEPS
from haricot.server.store import BadStore
from tests.server.moved import Moved
from tests.server.served import Opened, opened
from tests.server.test_identity import untimed

STORES = Path(__file__).parent / "stores"
"""A file of every version: three guests who have planted once and talked once, and a table that waits.

`tests/server/stored.py` makes one of today's; the third was never released, and was made of
the second. Those before were made by servers of their time."""


async def cookie_of(server: Opened, guest: str) -> str:
    """Write the cookie of a guest; the first version wrote down no guests."""
    door, doc = server.house.door, await server.house.store.guest(guest)
    if doc is None or "" in doc.sessions:
        return untimed(server, guest, "Guest 0")
    return f"{door.cookie_name(secure=False)}={door.cookie(Guest(doc.id, doc.name, doc.sessions[0]))}"


async def go_on(data: Path, played: int) -> None:
    """Open the tables of a file, and play on where somebody was after so many moves."""
    async with opened(data, time=Moved()) as server:
        assert isinstance(server.house.store, SqliteStore)
        ((table, host),) = server.house.store.rows("select id, host from tables where stage = 'playing'")
        cookie = await cookie_of(server, host)
        async with Visitor(server.url, "Guest 0", cookie) as anna:
            async with anna.join(table) as seated:
                assert (seated.seat, seated.host, seated.move) == (0, True, played)
                assert [said.text for said in seated.chat] == ["Beans!"]
                await seated.do(Done(0))
            assert [one.table.id for one in await anna.own()] == [table]
            kept = await anna.data()
            assert [move.move for move in kept.moves] == [*range(1, played + 2)]
            assert [one.id for one in kept.tables] == [table]


@pytest.mark.parametrize("form", range(1, SCHEMA + 1))
def test_a_file_of_every_version_opens_and_is_played_on(tmp_path: Path, form: int) -> None:
    shutil.copy(STORES / f"{form}.sqlite", tmp_path / FILE)
    for played in (1, 2):
        asyncio.run(go_on(tmp_path, played))
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        assert file.execute("pragma user_version").fetchone()[0] == SCHEMA
        assert laid_out(file) == laid_out_now(tmp_path / "new")
        sent = "select distinct guest, tableid, game from moves where guest != ''"
        assert file.execute("select * from played").fetchall() == file.execute(sent).fetchall() != []


@pytest.mark.parametrize("form", range(1, SCHEMA + 1))
def test_each_file_is_of_its_version(form: int) -> None:
    with closing(sqlite3.connect(f"file:{STORES / str(form)}.sqlite?mode=ro", uri=True)) as file:
        assert file.execute("pragma user_version").fetchone()[0] == form


def laid_out(file: sqlite3.Connection) -> set[tuple[str, str]]:
    """List the tables and indices of a file."""
    return set(file.execute("select name, sql from sqlite_master"))


def laid_out_now(path: Path) -> set[tuple[str, str]]:
    """List the tables and indices of a file that is made now."""
    with closing(sqlitefile.open_file(path)) as file:
        return laid_out(file)


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(STORES / "1.sqlite", tmp_path / FILE)
    monkeypatch.setattr(sqlitefile, "STEPS", (STEPS[0], f"{STEPS[1]}; create table guests (beans)"))
    with pytest.raises(BadStore, match="not touched"):
        SqliteStore(tmp_path / FILE)
    monkeypatch.undo()
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        assert file.execute("pragma user_version").fetchone()[0] == 1
        names = {row[0] for row in file.execute("select name from sqlite_master")}
        assert "guests" not in names
    asyncio.run(SqliteStore(tmp_path / FILE).close())
