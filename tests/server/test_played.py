"""Who moved where is found without an index of all moves, which every move would have to be written into."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.json import encode

from haricot.kernel.actions import Done
from haricot.server import sqlite
from haricot.server.documents import Move, SeatDoc, TableDoc
from haricot.server.serve import FILE
from haricot.server.sqlite import SqliteStore
from haricot.server.sqlitefile import open_file
from haricot.wire.commands import Settings
from haricot.wire.lobby import MyMove

TABLES, GAMES, GUESTS = ("t1", "t2", "t3"), (1, 2), ("anna", "ben", "cleo", "")
PAGE = 4096
FRAME = PAGE + 24
"""What one page takes in the log that is written ahead."""


def table(id: str, game: int = 1) -> TableDoc:
    return TableDoc(id, "", 0.0, Settings("bohnanza"), [SeatDoc()] * 4, "playing", game)


def move(number: int, guest: str) -> Move:
    return Move(number, float(number), guest, f"r{number}", 0, Done(number % 4))


@contextmanager
def stored(path: Path) -> Iterator[SqliteStore]:
    """Open a store."""
    store = SqliteStore(path / FILE)
    try:
        yield store
    finally:
        asyncio.run(store.close())


async def fill(store: SqliteStore) -> list[tuple[str, int, Move]]:
    """Have guests move in several games, not each in all of them, and tell all moves in order."""
    made = []
    for id, game in product(TABLES, GAMES):
        await store.keep_table(table(id, game))
        for number in range(1, 13):
            guest = GUESTS[(number * game + TABLES.index(id)) % 4]
            if (guest, id, game) != ("ben", "t2", 1):
                made.append((id, game, move(number, guest)))
                await store.keep_move(table(id, game), move(number, guest))
    return made


async def agree(store: SqliteStore, made: list[tuple[str, int, Move]]) -> None:
    """Expect that what is found of each guest is what was made."""
    for guest in GUESTS[:-1]:
        own = [(id, game, move) for id, game, move in made if move.guest == guest]
        sent = [MyMove(id, game, move.number, move.at, Raw(encode(move.action))) for id, game, move in own]
        assert await store.moves_of(guest) == sent
        assert await store.tables_of(guest) == sorted({id for id, _, _ in own})
    assert await store.moves_of("") == await store.moves_of("nobody") == []


def played(store: SqliteStore) -> set[tuple[str, str, int]]:
    """Read who is noted to have moved where."""
    return set(store.rows("select guest, tableid, game from played"))


def test_the_moves_and_tables_of_a_guest_are_found(tmp_path: Path) -> None:
    async def found(store: SqliteStore) -> None:
        made = await fill(store)
        await agree(store, made)
        assert played(store) == {(move.guest, id, game) for id, game, move in made if move.guest}
        await store.drop_table("t3")
        made = [one for one in made if one[0] != "t3"]
        await agree(store, made)
        assert played(store) == {(move.guest, id, game) for id, game, move in made if move.guest}

    with stored(tmp_path) as store:
        asyncio.run(found(store))


def test_of_who_is_erased_nothing_is_left(tmp_path: Path) -> None:
    async def erased(store: SqliteStore) -> None:
        made = await fill(store)
        for id in await store.tables_of("anna"):
            await store.erase(table(id, 2), "anna")
        await agree(store, [one for one in made if one[2].guest != "anna"])
        assert {guest for guest, _, _ in played(store)} == {"ben", "cleo"}
        # Who comes back is noted again.
        await store.keep_move(table("t1", 2), move(13, "anna"))
        assert await store.tables_of("anna") == ["t1"]

    with stored(tmp_path) as store:
        asyncio.run(erased(store))


def test_the_last_move_of_a_game_notes_who_moved_too(tmp_path: Path) -> None:
    async def noted(store: SqliteStore) -> None:
        await store.end_game(table("t1"), move(1, "anna"))
        await store.end_game(table("t1"), move(2, ""))
        assert played(store) == {("anna", "t1", 1)}

    with stored(tmp_path) as store:
        asyncio.run(noted(store))


def test_a_move_writes_one_page(tmp_path: Path) -> None:
    async def written(store: SqliteStore) -> None:
        log = store.path.with_name(store.path.name + "-wal")
        await store.keep_move(table("t1"), move(1, "anna"))
        await store.keep_move(table("t1"), move(2, "ben"))
        assert store.rows("pragma page_size") == [(PAGE,)]
        for number in range(3, 7):
            before = log.stat().st_size
            await store.keep_move(table("t1"), move(number, GUESTS[number % 2]))
            assert log.stat().st_size - before == FRAME

    with stored(tmp_path) as store:
        asyncio.run(written(store))


def statements() -> list[str]:
    """List what the store asks and does of moves."""
    found = list[str]()
    for value in vars(sqlite).values():
        found += [value] if isinstance(value, str) else value if isinstance(value, tuple) else []
    return [one for one in found if isinstance(one, str) and re.search(r"\b(moves|played) ", one)]


@pytest.mark.parametrize("statement", statements())
def test_nothing_looks_through_all_moves(tmp_path: Path, statement: str) -> None:
    file = open_file(tmp_path / FILE)
    blanks = len(re.findall(r"\?(?!\d)", statement)) or 1
    try:
        plan = [row[3] for row in file.execute(f"explain query plan {statement}", (None,) * blanks)]
    except sqlite3.OperationalError as error:
        pytest.fail(f"{statement}: {error}")
    finally:
        file.close()
    assert not [step for step in plan if re.match(r"SCAN (TABLE )?(moves|played)\b", step)], plan
