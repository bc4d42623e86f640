"""Work in the background: what goes wrong there is in the log, and everything else goes on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from weakref import ReferenceType, ref

import pytest

from haricot.server.house import COLLECT, SLEEP_AFTER
from haricot.server.sqlite import SqliteStore
from haricot.server.store import StoreFailed
from haricot.wire.commands import Say
from tests.server.guests_at import heard, party, until
from tests.server.moved import Moved
from tests.server.served import Opened, quick, seat_all, served
from tests.server.test_robots import thinkers
from tests.server.test_sleep import uncollected


async def visited(server: Opened, tables: int) -> None:
    """Visit tables, and leave them."""
    async with server.visitor("Ben") as ben:
        for _ in range(tables):
            async with ben.join(await ben.open(quick())):
                pass
    await until(lambda: not any(room.clients for room in server.house.rooms.values()))


def told(server: Opened, event: str) -> None:
    """Expect that the log tells of one fault, with its trace, and of nothing else."""
    (fault,) = server.faults
    assert fault.startswith(event)
    assert "Traceback" in fault
    server.faults.clear()


async def all_asleep(server: Opened) -> None:
    """Let as much time pass as puts every table to sleep."""
    await server.passes(1.5 * SLEEP_AFTER)
    assert not server.house.rooms


@served(time=Moved)
async def test_tables_fall_asleep_also_after_the_process_of_their_bots_was_killed(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick("hansa", 3))
        async with anna.join(table) as seated:
            await seat_all(seated, [], ["simple", "simple"])
            await server.rest()
            (process,) = thinkers(server)
            process.kill()
            process.join()
        await visited(server, 2)
        assert len(server.house.rooms) == 3
        await all_asleep(server)
        told(server, "bots-lost")
        await visited(server, 2)
        await all_asleep(server)
        async with anna.join(table) as seated:
            # The bots of the table are told everything again, by another process.
            await seated.do(seated.options[0])
            await server.passes(1)
            assert thinkers(server) != [process]


@served(time=Moved)
async def test_the_sweeper_outlives_a_table_that_cannot_be_put_to_sleep(server: Opened) -> None:
    await visited(server, 3)
    first = next(iter(server.house.rooms.values()))
    # What it is put to sleep with is broken.
    first.robots.close()
    await all_asleep(server)
    told(server, "sleep-erred")
    await visited(server, 2)
    await all_asleep(server)


@served()
async def test_a_table_outlives_what_goes_wrong_there(server: Opened) -> None:
    async with party(server) as found:
        for wrong in (ZeroDivisionError, asyncio.CancelledError):

            async def job(wrong: type[BaseException] = wrong) -> None:
                raise wrong

            found.room.submit(job)
            await found.host.do(Say("Still there?"))
            await heard(found.seats[1], lambda: found.seats[1].chat)
            told(server, "room-erred")


@served()
async def test_the_log_tells_of_errors_that_nobody_took_care_of(server: Opened) -> None:
    asyncio.get_running_loop().call_soon(lambda: 1 // 0)
    await until(lambda: server.faults)
    told(server, "loop-erred")


@served()
async def test_the_store_outlives_what_cannot_be_written(server: Opened) -> None:
    store = server.house.store
    assert isinstance(store, SqliteStore)
    with pytest.raises(StoreFailed, match="could not write this down"):
        await store.keep([("insert into meta values (?, ?)", ("key", object()))])
    told(server, "row-refused")
    with pytest.raises(StoreFailed, match="could not write this down"):
        await store.keep([("insert into meta values (?, ?)", ("\ud800", b""))])
    told(server, "row-refused")
    assert not store.failing
    async with server.visitor("Anna") as anna:
        assert await anna.open(quick())


# Garbage.

GROWS = """
import gc
from haricot.server.serve import run_evenly
run_evenly()
seen = set()
gc.callbacks.append(lambda _, facts: seen.add(facts["generation"]))
kept = [[] for _ in range(1_500_000)]
print(sorted(seen))
"""
"""Shows which generations are looked through while very much comes to stay."""


class Circle:
    """Something that only the garbage collector frees."""

    def __init__(self) -> None:
        self.itself = self


def circle() -> ReferenceType[Circle]:
    """Leave a circle behind that nobody holds."""
    return ref(Circle())


def test_old_objects_are_not_looked_through_in_the_middle_of_play() -> None:
    assert subprocess.check_output([sys.executable, "-c", GROWS], text=True) == "[0, 1]\n"


@served(time=Moved)
async def test_the_house_collects_garbage_by_its_own_clock(server: Opened) -> None:
    with uncollected():
        for _ in range(2):
            left = circle()
            await server.passes(COLLECT - 0.1)
            assert left() is not None
            await server.passes(0.1)
            assert left() is None
