"""House: all tables; those that somebody is at are live, the others sleep in the store."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from haricot.beans.names import NAMES
from haricot.catalogue import game_of
from haricot.kernel.actions import AnyAction
from haricot.kernel.errors import HaricotError
from haricot.kernel.record import Record, replay
from haricot.server import seating
from haricot.server.audience import MOST_CHAT
from haricot.server.brains import Brains
from haricot.server.documents import Move, SeatDoc, TableDoc
from haricot.server.guests import Door, Guest
from haricot.server.limits import Buckets, Limits
from haricot.server.logs import fault, mark, note
from haricot.server.play import Deal, game_for, new_deal, resumed
from haricot.server.room import Room
from haricot.server.seating import new_link, seat_of
from haricot.server.store import Store
from haricot.server.timekeeper import Alarm, Timekeeper
from haricot.wire.commands import Settings
from haricot.wire.messages import Farewell, Refusal, SeatInfo, Stage, TableInfo

MOST_LISTED = 100
"""So many public tables are listed."""

MOST_OF_ONE = 2
"""So many tables of one guest are among them."""

LONGEST_WAIT = 24 * 3600.0
"""A table that has waited for these seconds is listed no more."""

SLEEP_AFTER = 60.0
"""A table that nobody was at for these seconds is put to sleep."""

BEGUN = ("playing", "over", "aside")
"""The stages of a table that has a game."""

LAST_WORDS = 5.0
"""A table has these seconds to finish what was begun, when the server stops."""


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
        self.door = Door(store.secret())
        self.brains = Brains(self.time, self.limits.thought, bot_processes)
        self.handshakes = Buckets(self.limits.handshakes, self.limits.handshake_burst, self.time)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.sweeper: Alarm | None = None

    def open(self) -> None:
        """Begin to look after the tables."""
        self.sweeper = self.time.call_later(SLEEP_AFTER / 4, self.sweep)

    async def create(self, settings: Settings, host: Guest) -> TableDoc:
        """Open a table for a guest."""
        doc = seating.new_table(settings, host, self.time.date())
        most = self.limits.tables
        if await self.store.count(host.id) >= most:
            sentence = f"You have {most} tables open: finish or close one of them first."
            raise Refusal("too-many-tables", sentence, most=most)
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
        return room

    async def load(self, id: str) -> Room:
        """Wake a table up."""
        doc = await self.find(id)
        play, moves, spent = None, list[Move](), [0] * len(doc.seats)
        try:
            found = await self.store.record(id, doc.game) if doc.stage in BEGUN else None
            if found is not None:
                head, moves = found
                play = await asyncio.to_thread(resumed, head, [move.action for move in moves])
                for move in moves:
                    spent[move.action.seat] += move.spent
            if play is not None and doc.stage == "aside":
                # It was set aside by another haricot, and this one knows its rules.
                doc = await self.noted(doc, "over" if play.result is not None else "playing", "")
        except Exception as error:
            # Rules change, and so may what they make of an old game: it is kept for who can read it.
            if doc.stage != "aside":
                fault("table-set-aside", table=mark(id))
            why = f"{error}" if isinstance(error, HaricotError) else "Its record cannot be read."
            doc = await self.noted(doc, "aside", f"This game cannot be played on here. {why}")
        room = Room(doc, play, self.store, self.brains, self.deal, self.limits, self.time)
        chat = await self.store.chat(id, MOST_CHAT)
        room.chat = [spoken.said() for spoken in chat]
        for move in moves:
            room.remember((move.guest, move.reference), move.number)
        for spoken in chat:
            room.remember((spoken.guest, spoken.reference), room.moves)
        room.clocks.left = [max(0, left - gone) for left, gone in zip(room.clocks.left, spent, strict=True)]
        self.rooms[id] = room
        return room

    async def noted(self, doc: TableDoc, stage: Stage, reason: str) -> TableDoc:
        """Write down whether a table can be played on, which is counted, listed and told by that."""
        doc = replace(doc, stage=stage, reason=reason)
        await self.store.keep_table(doc)
        return doc

    async def find(self, id: str) -> TableDoc:
        """Find what is written down of a table."""
        doc = await self.store.table(id) if len(id) < 64 else None
        if doc is None:
            raise Refusal("no-such-table", "There is no table behind this link: check it, or open a new one.")
        return doc

    async def info(self, id: str) -> TableInfo:
        """Tell what everybody with the link may know of a table."""
        if id in self.rooms:
            return self.rooms[id].info()
        return asleep(await self.find(id))

    def public(self) -> list[TableInfo]:
        """List public tables that somebody is or just was at: where people are, and that wait, first."""
        rooms = [room for room in self.rooms.values() if room.is_listed(self.time.now() - LONGEST_WAIT)]
        rooms.sort(key=lambda room: (not room.lines, room.doc.stage != "waiting", -room.doc.made))
        owners, fair = Counter[str](), list[Room]()
        for room in rooms:
            owners[room.doc.owner] += 1
            if owners[room.doc.owner] <= MOST_OF_ONE:
                fair.append(room)
        return [room.info() for room in fair[:MOST_LISTED]]

    async def record(self, id: str, game: int) -> Record:
        """Give the record of a game that is over: then everything is open."""
        doc = await self.find(id)
        head, moves = await self.begun(doc, game)
        if doc.game == game and doc.stage == "playing":
            raise Refusal("in-play", "This game is still being played: its record is open when it is over.")
        return await asyncio.to_thread(whole_record, head, [move.action for move in moves])

    async def begun(self, doc: TableDoc, game: int) -> tuple[Record, list[Move]]:
        """Find the head and the moves of a game that was begun at a table."""
        found = await self.store.record(doc.id, game) if game <= doc.game else None
        if found is None:
            raise Refusal("no-such-game", "This table has not played such a game: look at its number.")
        return found

    async def players(self, id: str, game: int) -> tuple[str, ...]:
        """Name those who played a game to its end."""
        doc = await self.find(id)
        return tuple(doc.played.get(game) or [seat.name for seat in doc.seats])

    async def game(self, id: str, number: int | None = None) -> Any:
        """Set up the game that a table plays, or would; or one of those that were begun there."""
        doc = await self.find(id)
        if number is not None:
            return game_of((await self.begun(doc, number))[0])
        found = await self.store.record(id, doc.game) if doc.stage in ("playing", "over") else None
        return game_for(doc.settings) if found is None else game_of(found[0])

    async def shelve(self, record: Record) -> TableDoc:
        """Put a record that somebody brought on the shelf, if it can be played again."""
        game = game_of(record)
        session = await asyncio.to_thread(replay, game, record)
        players = int(session.state.players)
        seats = [SeatDoc("bot", name) for name in NAMES[:players]]
        settings = Settings(record.game, record.options)
        # It has no host: nobody can play on there.
        made, result = self.time.date(), session.state.result
        doc = TableDoc(new_link(), "", made, settings, seats, "over", 1, result=result)
        moves = [Move(at, doc.made, "", "", 0, action) for at, action in enumerate(record.actions, 1)]
        await self.store.shelve(doc, replace(record, actions=[], result=None), moves)
        return doc

    # Sleep.

    def sweep(self) -> None:
        """Put tables to sleep, now and then."""
        for room in list(self.rooms.values()):
            if self.time.now() - room.empty_since > SLEEP_AFTER:
                self.put_to_sleep(room)
        self.sweeper = self.time.call_later(SLEEP_AFTER / 4, self.sweep)

    def put_to_sleep(self, room: Room) -> None:
        """Forget a table that nobody is at; the store knows it."""
        if not room.lines and room.inbox.empty() and not room.busy:
            del self.rooms[room.id]
            room.close()
            self.brains.forget(room.id)

    async def finish(self) -> None:
        """Finish what was begun, and say goodbye to everybody."""
        farewell = Farewell("stopping", "The server stops for a moment: come back, and nothing is lost.")
        for room in self.rooms.values():
            room.hang_up(farewell)
            with suppress(TimeoutError):
                async with self.time.at_most(LAST_WORDS):
                    await room.ask(rest)

    async def close(self) -> None:
        """Close all tables, and the store."""
        if self.sweeper is not None:
            self.sweeper.cancel()
        for room in self.rooms.values():
            room.close()
        await self.brains.close()
        await self.store.close()


async def rest() -> None:
    """Do nothing: when this is done, all that came before is."""


def whole_record(head: Record, actions: list[AnyAction]) -> Record:
    """Put a record together, with what came of it if it can still be played again."""
    try:
        return resumed(head, actions).session.record
    except Exception:  # Whatever this haricot makes of it, another one may read it.
        return replace(head, actions=actions)


def asleep(doc: TableDoc) -> TableInfo:
    """Tell what everybody may know of a table that nobody is at."""
    seats = tuple(SeatInfo(seat.kind, seat.name, seat.bot) for seat in doc.seats)
    host = seat_of(doc, doc.host)
    return TableInfo(doc.id, doc.settings, doc.stage, doc.game, seats, host, 0, doc.result, doc.reason)
