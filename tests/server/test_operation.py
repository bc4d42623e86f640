"""What somebody sees who runs a server: whether it is well, what it counts, and what it throws away."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from haricot.kernel.actions import Wish
from haricot.server.house import PROBE, SLEEP_AFTER
from haricot.server.limits import DAY, NEIGHBOURS, BadLimits, Limits, read_limits
from haricot.server.serve import FILE
from haricot.server.sqlite import SqliteStore
from haricot.wire.commands import Say
from tests.patience import PATIENCE
from tests.server.guests_at import first_plant, open_trade, party, refused, until
from tests.server.moved import Moved
from tests.server.served import Opened, limited, opened, quick, served


async def ask(server: Opened, path: str, **headers: str) -> httpx.Response:
    """Ask as a program of the operator does."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, verify=False) as http:
        return await http.get(path, headers=headers)


def file_of(server: Opened) -> Path:
    """Find the file of a server's tables."""
    assert isinstance(server.house.store, SqliteStore)
    return server.house.store.path


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Have another program keep the tables for itself."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("begin immediate")
    yield
    other.execute("rollback")
    other.close()


# Health.


@served(time=Moved)
async def test_health_tells_when_nothing_can_be_written_down(server: Opened) -> None:
    assert (await ask(server, "/health")).json()["status"] == "ok"
    async with server.visitor("Anna") as anna:
        with locked(file_of(server)):
            error = await refused(anna.open(quick()), "store-failed")
            assert "locked" not in error.sentence
            told = await ask(server, "/health")
            assert (told.status_code, told.json()["status"]) == (503, "failing")
            assert (await ask(server, "/ready")).status_code == 200
        [fault] = server.faults
        assert fault.startswith("store-failing")
        assert "database is locked" in fault
        server.faults.clear()
        await server.passes(PROBE)
        assert (await ask(server, "/health")).is_success
        assert await anna.open(quick())


@served(time=Moved)
async def test_health_tries_the_disk_but_not_for_everybody_who_asks(server: Opened) -> None:
    await ask(server, "/health")
    with locked(file_of(server)):
        assert (await ask(server, "/health")).is_success
        await server.passes(PROBE)
        assert (await ask(server, "/health")).status_code == 503
    server.faults.clear()


@served()
async def test_a_server_that_stops_is_not_ready(server: Opened) -> None:
    assert (await ask(server, "/ready")).json() == {"ready": True}
    await server.house.finish()
    told = await ask(server, "/ready")
    assert (told.status_code, told.json()) == (503, {"ready": False})


# Metrics.


def figure(text: str, name: str) -> float:
    """Find a figure in what Prometheus is told."""
    [line] = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(line.split()[-1])


@served()
async def test_metrics_count_what_goes_on_and_name_nobody(server: Opened) -> None:
    before = (await ask(server, "/metrics")).text
    async with party(server) as found:
        await found.host.do(first_plant(found.host))
        await found.host.do(Say("Hello"))
        await refused(found.seats[1].do(first_plant(found.host)), "not-your-seat")
        told = await ask(server, "/metrics")
        assert told.headers["content-type"].startswith("text/plain")
        assert figure(told.text, "haricot_tables") == 1
        assert figure(told.text, "haricot_sockets") == 3
        for name in ("haricot_moves_total", "haricot_sentences_total"):
            assert figure(told.text, name) == figure(before, name) + 1
        assert figure(told.text, 'haricot_refusals_total{code="not-your-seat"}') >= 1
        assert figure(told.text, "haricot_commit_seconds_count") > figure(
            before, "haricot_commit_seconds_count"
        )
        assert figure(told.text, "haricot_store_failing") == 0
        for secret in (found.table, found.visitors[0].cookie, "Guest 0", "Hello"):
            assert secret not in told.text


@served()
async def test_metrics_are_for_the_machine_itself(server: Opened) -> None:
    assert (await ask(server, "/metrics")).is_success
    told = await ask(server, "/metrics", **{"X-Forwarded-For": "203.0.113.9"})
    assert told.status_code == 404
    assert "haricot_" not in told.text


# What is kept.


def modes(folder: Path) -> dict[str, str]:
    """Tell who may read the files of a folder."""
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.glob(f"{FILE}*")}


def test_nobody_else_reads_the_tables(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    store = SqliteStore(tmp_path / FILE)
    assert modes(tmp_path) == dict.fromkeys([FILE, f"{FILE}-wal", f"{FILE}-shm"], "0o600")
    asyncio.run(store.close())


def test_tables_that_everybody_could_read_are_theirs_no_more(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path / FILE).close())
    (tmp_path / FILE).chmod(0o644)
    asyncio.run(SqliteStore(tmp_path / FILE).close())
    assert modes(tmp_path) == {FILE: "0o600"}


@served()
async def test_a_table_that_cannot_be_read_harms_no_other(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        lost, kept = await anna.open(quick(public=True)), await anna.open(quick(public=True))
        with sqlite3.connect(file_of(server)) as file:
            file.execute("update tables set doc = '{\"form\":9}' where id = ?", [lost])
        file.close()
        await refused(anna.table(lost), "unreadable")
        await refused(anna.join(lost).__aenter__(), "unreadable")
        async with anna.join(kept) as seated:
            assert seated.table.stage == "waiting"
            assert [table.id for table in await anna.tables()] == [kept]
    assert all(fault.startswith("table-unreadable") for fault in server.faults)
    assert len(server.faults) == 2
    server.faults.clear()


async def days_pass(server: Opened, days: int) -> None:
    """Let days pass in one leap, and what is done once a day be done."""
    server.time.at += days * DAY
    await server.passes(1.0)
    if server.house.clearing is not None:
        await server.house.clearing


def test_tables_are_thrown_away_when_their_time_has_come(tmp_path: Path) -> None:
    asyncio.run(thrown_away(tmp_path))


async def thrown_away(data: Path) -> None:
    async with opened(data, limited(keep_days=30), time=Moved()) as server, server.visitor("Anna") as anna:
        old, played, held = [await anna.open(quick(players=3)) for _ in range(3)]
        async with anna.join(held) as there:
            await days_pass(server, 20)
            async with party(server) as found:
                played = found.table
                await found.host.do(first_plant(found.host))
            await until(lambda: not server.house.rooms[played].clients)
            await days_pass(server, 11)
            await refused(anna.table(old), "no-such-table")
            assert (await anna.table(played)).stage == "playing"
            await there.do(Say("Still here"))
        await until(lambda: not server.house.rooms[held].clients)
        await days_pass(server, 20)
        for table in (played, held):
            await refused(anna.table(table), "no-such-table")
        with sqlite3.connect(file_of(server)) as file:
            for kind in ("tables", "games", "moves", "chat"):
                assert file.execute(f"select count(*) from {kind}").fetchone() == (0,)
        file.close()


@served(time=Moved)
async def test_tables_stay_for_ever_if_nobody_says_otherwise(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick())
        await days_pass(server, 1000)
        assert (await anna.table(table)).id == table


# Quotas.


@served(limited(daily_tables=2), time=Moved)
async def test_a_guest_opens_so_many_tables_a_day(server: Opened) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
        for _ in range(2):
            await anna.open(quick())
        error = await refused(anna.open(quick()), "enough-today")
        assert error.params == {"most": 2}
        await ben.open(quick())
        server.time.at += DAY / 2
        await anna.open(quick())
        await refused(anna.open(quick()), "enough-today")


@served(limited(daily_tables=1), time=Moved)
async def test_an_address_opens_so_many_tables_a_day(server: Opened) -> None:
    for number in range(NEIGHBOURS):
        async with server.visitor(f"Guest {number}") as guest:
            await guest.open(quick())
    async with server.visitor("Zoe") as zoe:
        await refused(zoe.open(quick()), "enough-today")


@served(limited(sentences=1.0, sentence_burst=2), time=Moved)
async def test_nobody_talks_all_the_time(server: Opened) -> None:
    async with party(server, plays=False) as found:
        again = await found.join(found.visitors[0])
        await found.host.do(Say("one"))
        await again.do(Say("two"))
        for seated in (found.host, again):
            await refused(seated.do(Say("three")), "too-fast")
        await found.seats[1].do(Say("me too"))
        await server.passes(1.0)
        await found.host.do(Say("three"))


@served(limited(talk=3))
async def test_nobody_wishes_for_ever_in_one_trade(server: Opened) -> None:
    async with party(server) as found:
        await open_trade(found)
        for bean in range(3):
            await found.seats[1].do(Wish(1, (bean,)))
        await refused(found.seats[1].do(Wish(1, (3,))), "enough-said")
        await found.seats[2].do(Wish(2, (0,)))


# Limits.


def test_limits_come_from_a_file_and_from_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("tables = 5\ncommands = 3\n")
    limits = read_limits(file, {"HARICOT_LIMIT_TABLES": "7", "HARICOT_LIMIT_KEEP_DAYS": "90", "HOME": "/"})
    assert (limits.tables, limits.commands, limits.keep_days) == (7, 3.0, 90)
    assert read_limits(None, {}) == Limits()


@pytest.mark.parametrize(
    ("text", "environment", "why"),
    [
        ("tabels = 5", {}, "tabels"),
        ("tables = 'many'", {}, r"Expected `int`, got `str` - at `\$.tables`"),
        ("tables =", {}, "name a TOML file"),
        ("tables = -1", {}, "tables is -1"),
        ("", {"HARICOT_LIMIT_TABLES": "many"}, r"at `\$.tables`"),
    ],
)
def test_limits_that_cannot_be_are_named(
    text: str, environment: dict[str, str], why: str, tmp_path: Path
) -> None:
    file = tmp_path / "limits.toml"
    file.write_text(text)
    with pytest.raises(BadLimits, match=why):
        read_limits(file, environment)


def test_limits_that_are_not_there_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadLimits, match="No such file"):
        read_limits(tmp_path / "none.toml", {})


@served(time=Moved)
async def test_a_table_sleeps_and_is_counted_no_more(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        async with anna.join(await anna.open(quick())):
            assert figure((await ask(server, "/metrics")).text, "haricot_tables") == 1
        await until(lambda: not any(room.clients for room in server.house.rooms.values()))
        await server.passes(2 * SLEEP_AFTER)
        assert figure((await ask(server, "/metrics")).text, "haricot_tables") == 0
