"""Belongings: all that is kept of a guest, to be handed over, or to be kept no longer."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import date, timedelta
from functools import partial

from msgspec.structs import replace

from haricot.kernel.errors import HaricotError
from haricot.kernel.types import STRANGER, Seat
from haricot.server import seating
from haricot.server.audience import MOST_CHAT
from haricot.server.documents import NOBODY, Ban, SeatDoc, TableDoc
from haricot.server.guests import Guest
from haricot.server.house import House, rest
from haricot.server.room import Room
from haricot.server.store import Store
from haricot.wire.lobby import MyData, MyTable, MyWords


async def belongings(house: House, guest: Guest) -> MyData:
    """Gather all that is kept of a guest."""
    store = house.store
    async with house.searching:
        doc = await house.door.find(guest.id)
        assert doc is not None, "who asks is known"
        docs = [await store.table(id) for id in await store.tables_of(guest.id)]
        words, moves = await store.words_of(guest.id), await store.moves_of(guest.id)
    return MyData(
        doc.name,
        doc.made,
        str(date(1970, 1, 1) + timedelta(days=doc.seen)),
        len(doc.sessions),
        tuple(table_of(found, guest.id) for found in docs if found is not None),
        tuple(MyWords(table, said.at, said.name, said.text) for table, said in words),
        tuple(moves),
    )


def table_of(doc: TableDoc, guest: str) -> MyTable:
    """Tell what a guest has to do with a table."""
    seat = seating.seat_of(doc, guest)
    name = doc.seats[seat].name if seat != STRANGER else ""
    host, brought = doc.host == guest, doc.bringer == guest
    return MyTable(doc.id, doc.made, doc.settings.game, doc.stage, host, seat, name, brought)


# Forgetting.


async def forget(house: House, guest: Guest) -> None:
    """Keep nothing of a guest any longer; what others played goes on without the name."""
    async with house.searching, house.door.forgetting(guest.id):
        for room in house.part(guest, everywhere=True):
            # What was on its way is done first.
            await room.submit(rest)
        for id in await house.store.tables_of(guest.id):
            await forget_at(house, id, guest.id)


async def forget_at(house: House, id: str, guest: str) -> None:
    """Forget a guest at a table, which may be awake, or be woken just now."""
    room = await awake(house, id)
    if room is None:
        doc = await house.store.table(id)
        if doc is not None:
            await erase(house.store, doc, guest)
        room = await awake(house, id)
    if room is not None:
        failed: list[HaricotError] = []
        await room.submit(partial(forget_in, room, guest, failed))
        if failed:
            raise failed[0]
        if room.doc.stage == "closed":
            house.put_to_sleep(room)


async def awake(house: House, id: str) -> Room | None:
    """Find a table if it is awake, or about to be."""
    if id in house.loading:
        with suppress(HaricotError):
            return await asyncio.shield(house.loading[id])
    return house.rooms.get(id)


async def forget_in(room: Room, guest: str, failed: list[HaricotError]) -> None:
    """Forget a guest at a table that is awake, in its turn."""
    try:
        kept = await room.store.table(room.id)
        left = None if kept is None else await erase(room.store, kept, guest)
        room.audience.chat = [spoken.said() for spoken in await room.store.chat(room.id, MOST_CHAT)]
        room.heard.forget(guest)
        if left is None:
            room.table.doc = nobodys(room.doc)
            await room.send_home()
        elif room.doc.stage == "aside":
            room.table.doc = replace(left, stage="aside", reason=room.doc.reason)
        else:
            await room.change(left)
            room.audience.greet_all()
    except HaricotError as error:
        failed.append(error)


def nobodys(doc: TableDoc) -> TableDoc:
    """Clear a table that is kept no longer."""
    seats = [SeatDoc()] * len(doc.seats)
    people = {"host": "", "owner": "", "bringer": "", "seats": seats, "seen": {}, "bans": [], "muted": []}
    return replace(doc, stage="closed", **people)


async def erase(store: Store, doc: TableDoc, guest: str) -> TableDoc | None:
    """Take a guest out of a table as it is kept; one at which only this guest ever was goes with them."""
    hands = await store.last_hands(doc.id)
    others = {seat.guest for seat in doc.seats} | set(doc.seen) | set(hands.values())
    if guest in (doc.host, doc.owner, doc.bringer) and not others - {guest, ""}:
        await store.drop_table(doc.id)
        return None
    left = without(doc, guest, {place for place, last in hands.items() if last == guest})
    await store.erase(left, guest)
    return left


def without(doc: TableDoc, guest: str, hands: set[tuple[int, Seat]]) -> TableDoc:
    """Take a guest out of a table: a bot plays on where a game is played, and others become the host."""
    left = seating.copied(doc)
    own = seating.seat_of(doc, guest)
    if own != STRANGER:
        playing = doc.stage == "playing"
        left.seats[own] = SeatDoc("bot", "", "", doc.settings.stand_in) if playing else SeatDoc()
        # A stand-in may have made all the moves of the last game.
        if doc.stage == "over" and doc.played.get(doc.game, [])[own : own + 1] == [doc.seats[own].name]:
            hands = hands | {(doc.game, own)}
    people = [seat for seat in left.seats if seat.kind == "person"]
    left.before = [replace(was, name=NOBODY, guest="") if was.guest == guest else was for was in doc.before]
    seating.name_bots(left, doc.seats[own].name if own != STRANGER else "")
    left.seen.pop(guest, None)
    left.bans = [ban for ban in (nameless(ban, guest) for ban in left.bans) if ban.marks]
    left.muted = [other for other in left.muted if other != guest]
    left.played = {
        game: [NOBODY if (game, seat) in hands else name for seat, name in enumerate(names)]
        for game, names in doc.played.items()
    }
    if doc.host == guest:
        left.host = people[0].guest if people else ""
        left.stage = doc.stage if people or doc.stage == "over" else "closed"
    if doc.owner == guest:
        left.owner = left.host
    return left


def nameless(ban: Ban, guest: str) -> Ban:
    """Take a guest out of what is kept of somebody who was sent away; addresses stay, which name nobody."""
    if guest not in ban.marks:
        return ban
    return replace(ban, name=NOBODY, marks=tuple(mark for mark in ban.marks if mark != guest))
