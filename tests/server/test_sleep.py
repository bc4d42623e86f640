"""Tables that fall asleep leave nothing behind: they are freed at once, without the garbage collector."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from weakref import ReferenceType, ref

from haricot.catalogue import read_record
from haricot.client import Seated, Visitor
from haricot.server.house import SLEEP_AFTER
from haricot.wire.commands import Close, Look, Say, Start, Suggest
from tests.server.guests_at import refused, until
from tests.server.moved import Moved
from tests.server.served import GAMES, Opened, quick, seat_all, served
from tests.server.test_odd_requests import RECORDS

FINISHED = ["base-3-players", "sissi-4-players", "hansa-4-players"]
ROUNDS = 50
"""Number of visits to each of six tables."""


@contextmanager
def uncollected() -> Iterator[None]:
    """Leave everything in memory that only the garbage collector would free."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def collected() -> list[object]:
    """Collect garbage, and list what of it is the server's."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    found = [one for one in gc.garbage if type(one).__module__.startswith("haricot.server.")]
    gc.garbage.clear()
    return found


class Watch:
    """Knows whether what a server had in memory is still there."""

    def __init__(self, server: Opened) -> None:
        self.server = server
        self.seen: list[ReferenceType[object]] = []

    @asynccontextmanager
    async def at(self, visitor: Visitor, table: str) -> AsyncIterator[Seated]:
        """Come to a table, and remember what is there without holding on to it."""
        async with visitor.join(table) as seated:
            room = self.server.house.rooms[table]
            self.seen += map(ref, [room, room.robots, room.task, room.play or room, *room.clients])
            del room
            yield seated

    def alive(self) -> list[object]:
        """List what is still in memory."""
        return [found for seen in self.seen if (found := seen()) is not None]


async def asleep(server: Opened) -> None:
    """Let all tables fall asleep."""
    await until(lambda: all(not room.clients for room in server.house.rooms.values()))
    await server.passes(1.5 * SLEEP_AFTER)
    assert not server.house.rooms


@served(time=Moved)
async def test_three_hundred_tables_are_freed_when_they_fall_asleep(server: Opened) -> None:
    watch = Watch(server)
    with uncollected():
        async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
            records = [read_record((RECORDS / f"{name}.json").read_bytes()) for name in FINISHED]
            over = [await anna.bring(record) for record in records]
            played = [await anna.open(quick(game, 4)) for game in GAMES]
            for table in played:
                async with watch.at(anna, table) as seated:
                    await seat_all(seated, [], ["simple", "expert", "simple"])
            for _ in range(ROUNDS):
                for table in [*played, *over]:
                    await visit(watch, anna, ben, table)
                await asleep(server)
        await until(lambda: not watch.alive())
        assert len(watch.seen) > 5 * 6 * ROUNDS
        assert collected() == []


async def visit(watch: Watch, anna: Visitor, ben: Visitor, table: str) -> None:
    """Come to a table by two sockets, look, talk, and leave again, in the middle of whatever bots do."""
    async with watch.at(anna, table) as seated, watch.at(ben, table) as other:
        await seated.do(Look())
        if seated.table.stage == "playing":
            await seated.do(Say("Hello!"))
            await seated.do(Suggest())
            await refused(other.do(Start()), "not-the-host")


@served(time=Moved)
async def test_a_table_is_freed_that_was_closed_or_never_played_at(server: Opened) -> None:
    watch = Watch(server)
    with uncollected():
        async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
            closed, left = await anna.open(quick()), await anna.open(quick())
            async with watch.at(anna, left), watch.at(anna, closed) as seated, watch.at(ben, closed):
                await seated.do(Close())
                await until(lambda: not server.house.rooms[closed].clients)
            await asleep(server)
        await until(lambda: not watch.alive())
        assert collected() == []
