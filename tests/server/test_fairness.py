"""Bots are fair: whoever has many tables of masters gets no more than a fair part, and no bot is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

import pytest

from haricot.client import Seated, Visitor
from haricot.server.fairqueue import EFFORTS, FairQueue, Ticket, Whose
from tests.server.guests_at import heard, leave, until
from tests.server.moved import Moved
from tests.server.served import Opened, among_bots, limited, quick, seat_all, served
from tests.server.test_robots import play_on, thinkers

TABLES = 20
"""Maximum number of tables per guest."""


# The queue.


def turned(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    """Run a test of the queue, whose thoughts are futures of a loop."""

    def run() -> None:
        asyncio.run(test())  # type: ignore[arg-type]

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


def asked(
    queue: FairQueue, host: str, tables: int = 1, address: str = "", bot: str = "master"
) -> list[Ticket]:
    """Let the bots of a host's tables wait for their turns."""
    tickets = [
        Ticket(Whose(f"{host}/{table}", host, address), bot, lambda heard, effort: None)
        for table in range(tables)
    ]
    for ticket in tickets:
        queue.join(ticket)
    return tickets


def at_home(table: str) -> float:
    return 0.0


def order(queue: FairQueue, most: int, seconds: float = 0.0) -> list[str]:
    """Tell whose turns come, each of which takes so many seconds."""
    hosts = list[str]()
    while len(hosts) < most and (ticket := queue.next(at_home)) is not None:
        hosts.append(ticket.whose.host)
        queue.charge(ticket, seconds)
    return hosts


@turned
async def test_a_guest_with_many_tables_lets_others_have_their_turns() -> None:
    queue = FairQueue(1)
    asked(queue, "hog", TABLES)
    asked(queue, "anna")
    assert "anna" in order(queue, 2)
    asked(queue, "anna")
    assert "anna" in order(queue, 2)


@turned
async def test_hosts_take_turns_however_many_tables_they_have() -> None:
    queue = FairQueue(1)
    for host, tables in (("hog", TABLES), ("anna", 5), ("ben", 5)):
        asked(queue, host, tables)
    assert Counter(order(queue, 15)) == {"hog": 5, "anna": 5, "ben": 5}
    assert order(queue, 100) == ["hog"] * (TABLES - 5)


@turned
async def test_tables_of_one_host_take_turns() -> None:
    queue = FairQueue(1)
    for ticket in asked(queue, "anna", 5):
        queue.next(at_home)
        queue.charge(ticket, 0.0)
        asked(queue, "anna")
    tickets = [queue.next(at_home) for _ in range(5)]
    assert [ticket.whose.host for ticket in tickets if ticket is not None] == ["anna"] * 5


@turned
async def test_many_guests_of_one_address_have_the_part_of_one() -> None:
    queue = FairQueue(1)
    for guest in range(10):
        asked(queue, f"hog {guest}", 10, "10.0.0.1")
    asked(queue, "anna", 10, "10.0.0.2")
    assert Counter(order(queue, 20))["anna"] >= 9


@turned
async def test_guests_behind_one_address_share_it_evenly() -> None:
    queue = FairQueue(1)
    for guest in range(4):
        asked(queue, f"{guest}", 10, "10.0.0.1")
    assert set(Counter(order(queue, 20)).values()) <= {4, 5, 6}


@turned
async def test_time_counts_and_not_the_number_of_thoughts() -> None:
    queue = FairQueue(1)
    for bot, seconds in (("master", 1.0), ("simple", 0.01)):
        for _ in range(20):
            asked(queue, bot, 1, bot=bot)
            order(queue, 1, seconds)
    asked(queue, "master", 5)
    asked(queue, "simple", 5, bot="simple")
    assert order(queue, 6, 0.01)[:6].count("simple") == 5


@turned
async def test_whoever_waits_has_a_turn_however_many_quick_thoughts_there_are() -> None:
    queue = FairQueue(1)
    asked(queue, "master")
    order(queue, 1, 1.0)
    asked(queue, "anna")
    found = []
    while "anna" not in found:
        asked(queue, "quick", 1, bot="simple")
        found += order(queue, 1, 0.01)
        assert len(found) < 1000


@turned
async def test_every_thought_has_its_turn_once_and_is_forgotten_then() -> None:
    queue, random = FairQueue(1), Random(1)
    waiting, done = set[Ticket](), 0
    for number in range(5000):
        (ticket,) = asked(queue, f"{number}", 1, f"{random.randrange(9)}")
        waiting.add(ticket)
        if random.random() < 0.3:
            queue.give_up(waiting.pop())
            done += 1
        elif (turn := queue.next(at_home)) is not None:
            waiting.remove(turn)
            queue.charge(turn, random.random())
            done += 1
    assert done == 5000
    assert (queue.waiting, queue.all.parts, waiting) == ([], {}, set())


@turned
async def test_who_has_much_to_think_thinks_less_and_others_as_ever() -> None:
    queue = FairQueue(1)
    (hog, *_), (anna,) = asked(queue, "hog", TABLES), asked(queue, "anna")
    assert queue.effort(hog.whose) == 0.0
    assert queue.effort(anna.whose) == 1.0
    found = []
    while (ticket := queue.next(at_home)) is not None:
        found.append(queue.effort(ticket.whose))
        queue.charge(ticket, 0.0)
    assert set(found) == {0.0, *(effort for _, effort in EFFORTS)}
    assert found[-1] == 1.0


@turned
async def test_a_table_waits_for_its_own_process_only_if_that_is_free_or_soon() -> None:
    queue = FairQueue(2)
    asked(queue, "anna")
    assert queue.next(lambda table: float("inf")) is None
    asked(queue, "ben")
    first = queue.next(lambda table: 9.0 * table.startswith("anna"))
    assert first is not None
    assert first.whose.host == "ben"
    assert order(queue, 9) == ["anna"]


# The server.


@asynccontextmanager
async def crowd(server: Opened, visitor: Visitor, tables: int, bot: str) -> AsyncIterator[list[Seated]]:
    """Have a guest sit at many tables whose bots are asked at once, to begin with."""
    async with AsyncExitStack() as stack:
        seats = []
        for _ in range(tables):
            seated = await stack.enter_async_context(visitor.join(await visitor.open(quick("hansa", 3))))
            await seat_all(seated, [], [bot, bot])
            seats.append(seated)
        yield seats


@asynccontextmanager
async def held(server: Opened) -> AsyncIterator[int]:
    """Hold the process of the bots, as if it were at a thought that takes long."""
    async with server.visitor("Zoe") as zoe, crowd(server, zoe, 1, "simple"):
        await server.rest()
        (process,) = thinkers(server)
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        try:
            yield process.pid
        finally:
            if process.is_alive():
                os.kill(process.pid, signal.SIGCONT)


def noted(server: Opened) -> list[str]:
    """Note at which tables bots are asked, in the order of their turns."""
    brains, found = server.house.brains, list[str]()
    answer = brains.answer

    async def noting(thinker: object, ticket: Ticket) -> object:
        found.append(ticket.whose.table)
        return await answer(thinker, ticket)  # type: ignore[arg-type]

    brains.answer = noting  # type: ignore[method-assign, assignment]
    return found


posix = pytest.mark.skipif(os.name != "posix", reason="needs signals")


@posix
@served(time=Moved)
async def test_a_table_has_its_turn_before_the_many_of_a_guest(server: Opened) -> None:
    async with server.visitor("Hog") as hog, server.visitor("Anna") as anna, held(server) as process:
        turns = noted(server)
        async with crowd(server, hog, 8, "master"), crowd(server, anna, 1, "simple") as (seated,):
            os.kill(process, signal.SIGCONT)
            await server.rest()
            # One was being thought, and one of them may be as near to its turn.
            assert seated.table.id in turns[:3]
            # All were asked, and each of their two bots has answered.
            assert set(Counter(turns).values()) == {2}
            assert len(set(turns)) == 9


@posix
@served(limits=limited(thought=20.0), time=Moved)
async def test_a_thought_that_has_not_begun_is_never_lost(server: Opened) -> None:
    async with (
        server.visitor("Hog") as hog,
        server.visitor("Anna") as anna,
        held(server),
        crowd(server, hog, 3, "master") as hogs,
        crowd(server, anna, 1, "simple") as (seated,),
    ):
        began = server.time.at
        await until(lambda: len(server.house.brains.queue.waiting) == 3)
        while server.time.ring_next(began + 19.9):
            pass
        assert len(server.house.brains.queue.waiting) == 3
        assert not server.faults
        while server.time.ring_next(began + 20.0):
            pass
        await until(lambda: server.faults)
        await server.passes(2.0)
        # One was thought for too long. All others are asked in another process, and answer.
        assert [fault.splitlines()[0] for fault in server.faults] == ["bot-lost"]
        server.faults.clear()
        assert all(server.house.rooms[one.table.id].moves >= 2 for one in [*hogs, seated])


@posix
@served(time=Moved)
async def test_a_busy_server_says_that_bots_think_less_until_it_is_no_longer(server: Opened) -> None:
    async with (
        server.visitor("Hog") as hog,
        server.visitor("Anna") as anna,
        held(server) as process,
        crowd(server, anna, 1, "master") as (seated,),
        crowd(server, hog, TABLES, "master") as hogs,
    ):
        os.kill(process, signal.SIGCONT)
        await heard(hogs[-1], lambda: hogs[-1].table.busy)
        await server.rest()
        assert not seated.table.busy, "who has one table is in nobody's way"
        for others in hogs[:-1]:
            await leave(others)
        await play_on(server, hogs[-1], lambda: not hogs[-1].table.busy)


@served(time=Moved)
async def test_bots_of_a_table_may_move_and_know_everything_there(server: Opened) -> None:
    brains = server.house.brains
    async with among_bots(server, quick(players=3), "expert") as (_, _, seated):
        await play_on(server, seated, lambda: seated.view.turn >= 2)
        (old,) = brains.thinkers
        brains.thinkers = [type(old)(), old]
        brains.forget(seated.table.id)
        await play_on(server, seated, lambda: seated.view.turn >= 4)
        new = brains.thinkers[0]
        assert {key[0] for key in new.heard} == {seated.table.id}
        assert not old.heard
        brains.homes[seated.table.id] = old
        await play_on(server, seated, lambda: seated.view.turn >= 6)
        assert old.heard.keys() == new.heard.keys()
