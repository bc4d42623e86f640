"""House: all tables; those that somebody is at are live, the others sleep in the store."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from haricot.beans.names import NAMES
from haricot.catalogue import read_record
from haricot.kernel.errors import HaricotError
from haricot.kernel.record import Record
from haricot.server import replays, seating
from haricot.server.audience import MOST_CHAT, table_info
from haricot.server.background import Repeated, begin, spared, tell_of_strays
from haricot.server.brains import Brains
from haricot.server.documents import Move, SeatDoc, TableDoc, Written
from haricot.server.guests import Door, Guest
from haricot.server.limits import DAY, Buckets, Limits, Quota, Slots
from haricot.server.logs import Seldom, fault, mark, note
from haricot.server.play import Deal, Play, game_for, new_deal, resumed
from haricot.server.room import Room
from haricot.server.seating import new_link, seat_of
from haricot.server.store import Store
from haricot.server.timekeeper import Timekeeper
from haricot.server.workshop import Workshop
from haricot.wire.commands import Settings, Sit
from haricot.wire.lobby import OwnTable
from haricot.wire.messages import Refusal, SeatInfo, Stage, TableInfo, refused

T = TypeVar("T")

MOST_LISTED = 100
"""Maximum number of public tables that are listed."""

MOST_OWN = 20
"""Maximum number of a guest's own tables that are listed."""

MOST_OF_ONE = 2
"""Maximum number of tables of one guest among them."""

LONGEST_WAIT = float(DAY)
"""Maximum number of seconds that a waiting table is listed."""

SLEEP_AFTER = 60.0
"""Seconds after which a table that nobody is at is put to sleep."""

COLLECT = 600.0
"""Seconds between two looks of the garbage collector through all objects, which stop play for a moment.

It finds nothing of ours, since tables that close leave no circles behind: it is for what others leave."""

PROBE = 10.0
"""Minimum number of seconds between two tries of the disk, however often somebody asks how the server is."""

BEGUN = ("playing", "over", "aside")
"""The stages of a table that has a game."""

LAST_WORDS = 5.0
"""Maximum number of seconds that a table has to finish what was begun, when the server stops."""


class House:
    """Opens tables, finds them by their links, and puts them to sleep."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        deal: Deal = new_deal,
        bot_processes: int | None = None,
        time: Timekeeper | None = None,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.deal = deal
        self.time = time or Timekeeper()
        self.door = Door(store, self.time, self.limits.cookie_seconds)
        self.brains = Brains(self.time, self.limits.thought, bot_processes)
        self.handshakes = Buckets(self.limits.handshakes, self.limits.handshake_burst, self.time)
        self.daily_tables = Quota(self.limits.daily_tables, self.time)
        self.daily_records = Quota(self.limits.daily_records, self.time)
        self.sockets = Slots(self.limits.sockets)
        self.address_sockets = Slots(self.limits.address_sockets)
        self.seldom = Seldom(self.time)
        self.reads = Buckets(self.limits.reads, self.limits.read_burst, self.time)
        self.workshop = Workshop(self.time, self.limits)
        # One game at a time is taken from the shelf.
        self.unpacking = asyncio.Lock()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        # Who opens a table just now: one guest opens one after the other, so that they are counted.
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        # Whoever asks for all that is theirs has the store searched: one at a time.
        self.searching = asyncio.Lock()
        self.sweeper: Repeated | None = None
        self.collector: Repeated | None = None
        self.clearer: Repeated | None = None
        self.clearing: asyncio.Task[None] | None = None
        # Whether guests are let in, and when the store may be tried again.
        self.ready = False
        self.next_probe = 0.0

    def open(self) -> None:
        """Begin to look after the tables."""
        tell_of_strays(asyncio.get_running_loop())
        self.ready = True
        self.sweeper = Repeated(self.time, SLEEP_AFTER / 4, self.sweep, "sweeper-erred")
        self.collector = Repeated(self.time, COLLECT, gc.collect, "collector-erred")
        if self.limits.keep_days:
            self.clear_out()
            self.clearer = Repeated(self.time, DAY, self.clear_out, "not-cleared-out")

    def clear_out(self) -> None:
        """Throw away in the background what is too old."""
        self.clearing = begin(self.forget_old, "not-cleared-out")

    async def forget_old(self) -> None:
        """Throw away tables in which nothing was done for as long as the operator has said."""
        before = self.time.date() - self.limits.keep_days * DAY
        note("cleared-out", tables=await self.store.forget(before, self.rooms.keys()))

    async def is_well(self) -> bool:
        """Tell whether what happens here can be written down."""
        if self.time.now() >= self.next_probe:
            self.next_probe = self.time.now() + PROBE
            await self.store.probe()
        return not self.store.failing

    async def create(
        self, settings: Settings, host: Guest, sits: bool = False, plays: bool = False
    ) -> TableDoc:
        """Open a table for a guest, who may sit down there, and play with bots at once."""
        doc = seating.new_table(settings, host, self.time.date())
        if sits or plays:
            seating.sit(doc, host, Sit(0, host.name))
        if plays:
            seating.fill_up(doc, {host.id})
            doc = seating.deal(doc, ())
        most = self.limits.tables
        async with self.opening.setdefault(host.id, asyncio.Lock()):
            if await self.store.count(host.id) >= most:
                raise Refusal("too-many-tables", most=most)
            if plays:
                game = game_for(settings)
                await self.store.begin_game(doc, Play(self.deal(game)).head())
            else:
                await self.store.keep_table(doc)
        note("table-opened", table=mark(doc.id), game=settings.game)
        return doc

    async def room(self, id: str) -> Room:
        """Find a table, and wake it if it sleeps."""
        room = self.rooms.get(id)
        if room is None:
            if id not in self.loading:
                self.loading[id] = asyncio.get_running_loop().create_task(self.load(id))
            try:
                room = await asyncio.shield(self.loading[id])
            finally:
                self.loading.pop(id, None)
        if not room.clients:
            # Somebody is on the way.
            room.attendance.empty_since = self.time.now()
        return room

    async def load(self, id: str) -> Room:
        """Wake a table up."""
        doc = await self.find(id)
        play, moves = None, list[Move]()
        try:
            found = await self.store.record(id, doc.game) if doc.stage in BEGUN else None
            if found is not None:
                head, moves = found
                play = await self.resume(doc, head, moves)
            if play is not None and doc.stage == "aside":
                # It was set aside by another haricot, and this one knows its rules.
                doc = await self.noted(doc, "over" if play.result is not None else "playing", "")
        except Refusal:
            raise
        except Exception as error:
            # Rules change, and so may what they make of an old game: it is kept for one that can read it.
            if doc.stage != "aside":
                fault("table-set-aside", table=mark(id))
            known = error if isinstance(error, HaricotError) else HaricotError("Its record cannot be read.")
            why = refused("", known).sentence
            doc = await self.noted(doc, "aside", why)
        room = Room(doc, play, self.store, self.brains, self.deal, self.limits, self.time)
        room.recall(moves, await self.store.chat(id, MOST_CHAT))
        self.rooms[id] = room
        return room

    async def resume(self, doc: TableDoc, head: Record, moves: list[Move]) -> Play:
        """Take a game up again where it was left, or where it ended."""
        actions = [move.action for move in moves]
        if doc.host:
            return await asyncio.to_thread(resumed, head, actions)
        # Somebody brought it, and may have made it to be heavy.
        async with self.unpacking:
            if head.tables.figures:
                written = Written(msgspec.json.encode(head), msgspec.json.encode(actions))
                await self.workshop.ask("", replays.proved, written)
            return await asyncio.to_thread(resumed, head, actions)

    async def noted(self, doc: TableDoc, stage: Stage, reason: str) -> TableDoc:
        """Write down whether a table can be played on, which is counted, listed and told by that."""
        doc = replace(doc, stage=stage, reason=reason)
        await self.store.keep_table(doc)
        return doc

    async def find(self, id: str) -> TableDoc:
        """Find what is written down of a table."""
        doc = await self.store.table(id) if len(id) < 64 else None
        if doc is None:
            raise Refusal("no-such-table")
        return doc

    async def info(self, id: str) -> TableInfo:
        """Tell what everybody with the link may know of a table."""
        if id in self.rooms:
            return self.rooms[id].audience.info()
        return asleep(await self.find(id))

    async def own(self, guest: Guest) -> list[OwnTable]:
        """List the tables at which a guest has a seat, or that are theirs."""
        docs = await self.store.seats_of(guest.id, MOST_OWN)
        return [self.own_table(doc, guest.id) for doc in docs]

    def own_table(self, doc: TableDoc, guest: str) -> OwnTable:
        """Tell a guest of a table of theirs, and whether it is their turn, if anybody is there."""
        room, seat = self.rooms.get(doc.id), seat_of(doc, guest)
        turn = room is not None and room.play is not None and seat in room.play.waits()
        info = asleep(doc) if room is None else room.audience.info()
        return OwnTable(info, seat, doc.host == guest, turn)

    def public(self) -> list[TableInfo]:
        """List public tables that somebody is or just was at: where people are, and that wait, first."""
        rooms = [room for room in self.rooms.values() if room.table.is_listed(self.time.now() - LONGEST_WAIT)]
        rooms.sort(key=lambda room: (not room.clients, room.doc.stage != "waiting", -room.doc.made))
        owners, fair = Counter[str](), list[Room]()
        for room in rooms:
            owners[room.doc.owner] += 1
            if owners[room.doc.owner] <= MOST_OF_ONE:
                fair.append(room)
        return [room.audience.info() for room in fair[:MOST_LISTED]]

    async def shown(self, who: str, id: str, game: int, job: Callable[..., T], *given: Any) -> T:
        """Have something told of a game that is over: then everything is open."""
        doc = await self.find(id)
        head = await self.head(doc, game)
        if doc.game == game and doc.stage == "playing":
            raise Refusal("in-play")
        written = Written(head, await self.store.actions(id, game))
        return await self.workshop.ask(who, job, written, *given)

    async def head(self, doc: TableDoc, game: int) -> bytes:
        """Find the head of a game that was begun at a table."""
        found = await self.store.head(doc.id, game) if game <= doc.game else None
        if found is None:
            raise Refusal("no-such-game")
        return found

    async def players(self, id: str, game: int) -> tuple[str, ...]:
        """Name those who played a game to its end."""
        doc = await self.find(id)
        return tuple(doc.played.get(game) or [seat.name for seat in doc.seats])

    async def figures(self, who: str, id: str, number: int | None) -> bytes:
        """Tell the figures that a table plays with, or would; or those of a game that was begun there."""
        doc = await self.find(id)
        if number is None and doc.stage not in ("playing", "over"):
            return msgspec.json.encode(replays.figures_of(game_for(doc.settings)))
        head = await self.head(doc, doc.game if number is None else number)
        if doc.host:
            return await asyncio.to_thread(replays.figures, head)
        return await self.workshop.ask(who, replays.figures, head)

    async def shelve(self, who: str, guest: Guest, text: bytes) -> TableDoc:
        """Put a record that somebody brought on the shelf, if it can be played again."""
        record = await asyncio.to_thread(read_record, text)
        if record.tables.figures and not self.limits.own_tables:
            raise Refusal("own-tables")
        players, result = await self.workshop.ask(who, replays.brought, text)
        seats = [SeatDoc("bot", name) for name in NAMES[:players]]
        settings = Settings(record.game, record.options)
        # It has no host: nobody can play on there.
        made = self.time.date()
        doc = TableDoc(new_link(), "", made, settings, seats, "over", 1, result=result, bringer=guest.id)
        moves = (Move(at, doc.made, "", "", 0, action) for at, action in enumerate(record.actions, 1))
        await self.store.shelve(doc, replace(record, actions=[], result=None), moves)
        return doc

    def part(self, guest: Guest, everywhere: bool) -> list[Room]:
        """Hang up on a guest who signs out, and tell at which tables that was."""
        why = Refusal("signed-out")
        found = []
        for room in self.rooms.values():
            clients = [client for client in room.clients if client.guest.id == guest.id]
            for client in clients:
                if everywhere or client.guest.session == guest.session:
                    client.hang_up(why)
            found += [room] if clients else []
        return found

    # Sleep.

    def sweep(self) -> None:
        """Put tables to sleep, now and then."""
        for room in list(self.rooms.values()):
            if self.time.now() - room.attendance.empty_since > SLEEP_AFTER:
                with spared("sleep-erred", table=mark(room.id)):
                    self.put_to_sleep(room)

    def put_to_sleep(self, room: Room) -> None:
        """Forget a table that nobody is at; the store knows it."""
        if not room.clients and room.inbox.empty() and not room.busy:
            del self.rooms[room.id]
            room.close()
            self.brains.forget(room.id)

    async def finish(self) -> None:
        """Finish what was begun, and say goodbye to everybody."""
        self.ready = False
        for room in self.rooms.values():
            room.audience.hang_up(Refusal("stopping"))
            with suppress(TimeoutError):
                async with self.time.at_most(LAST_WORDS):
                    await room.submit(rest)

    async def close(self) -> None:
        """Close all tables, and the store."""
        for ending in (self.sweeper, self.collector, self.clearer, self.clearing):
            if ending is not None:
                ending.cancel()
        for room in self.rooms.values():
            room.close()
        self.workshop.close()
        await self.brains.close()
        await self.store.close()


async def rest() -> None:
    """Do nothing: when this is done, all that came before is."""


def asleep(doc: TableDoc) -> TableInfo:
    """Describe a table that nobody is at."""
    return table_info(doc, tuple(SeatInfo(seat.kind, seat.name, seat.bot) for seat in doc.seats))
