"""What a stranger tries at a table that anybody may find: seats, hands, the host's chair, talk, the list."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect

from haricot.client import Seated
from haricot.kernel.types import HIDDEN, STRANGER
from haricot.server.admission import MOST_LOOKERS
from haricot.server.attendance import HOST_ABSENCE
from haricot.server.documents import TableDoc
from haricot.server.house import LONGEST_WAIT, MOST_OF_ONE
from haricot.server.limits import network
from haricot.server.serve import FILE
from haricot.wire.commands import (
    Admit,
    Agree,
    Close,
    Deny,
    Fill,
    Kick,
    Look,
    Mute,
    Pardon,
    Remove,
    Say,
    Sit,
    Stand,
    Start,
)
from haricot.wire.messages import Accepted, Hello
from tests.patience import PATIENCE
from tests.server import guests_at as at
from tests.server.moved import Moved
from tests.server.served import Opened, limited, opened, quick, served

PUBLIC = quick(players=3, public=True, stand_in="simple")


def number_of(host: Seated, name: str) -> int:
    """Find the number of somebody who looks on, as the host has it."""
    return next(one.number for one in host.lookers if one.name == name)


async def asks(found: at.Party, zoe: Seated, seat: int = 2, name: str = "Zoe") -> int:
    """Let a stranger ask for a seat, and give the number that the host answers."""
    await zoe.do(Sit(seat, name))
    assert (zoe.seat, zoe.asking) == (STRANGER, True)
    await at.heard(found.host, lambda: any(one.wants == seat for one in found.host.lookers))
    return number_of(found.host, name)


# Seats in a game.


@served()
async def test_a_stranger_gets_a_seat_and_its_hand_in_a_game_only_by_the_hosts_nod(server: Opened) -> None:
    async with at.party(server, 2, PUBLIC, bots="simple") as found:
        zoe = await found.stranger()
        number = await asks(found, zoe)
        await zoe.do(Look())
        assert at.table_view(zoe).hands[2] == [HIDDEN] * 5
        assert found.seats[1].lookers == found.host.lookers
        await found.host.do(Admit(number))
        await at.heard(zoe, lambda: zoe.seat == 2)
        assert HIDDEN not in at.hand(zoe)
        await at.heard(found.host, lambda: not found.host.lookers)
        await at.refused(found.host.do(Admit(number)), "not-there")


@served(limited(ask_again=60), time=Moved)
async def test_who_was_denied_a_seat_asks_again_later_and_not_at_once(server: Opened) -> None:
    async with at.party(server, 2, PUBLIC, bots="simple") as found:
        zoe = await found.stranger()
        await found.host.do(Deny(await asks(found, zoe)))
        await at.heard(zoe, lambda: zoe.denied)
        assert (zoe.asking, zoe.seat) == (False, STRANGER)
        await at.refused(zoe.do(Sit(2, "Zoe")), "ask-later")
        again = await found.join(found.visitors[-1])
        await at.refused(again.do(Sit(2, "Zoe")), "ask-later")
        await server.passes(59)
        await at.refused(zoe.do(Sit(2, "Zoe")), "ask-later")
        await server.passes(2)
        assert await asks(found, zoe)
        assert not zoe.denied


@served(limited(asking=2))
async def test_requests_are_few_and_end_with_the_line(server: Opened) -> None:
    async with at.party(server, 2, PUBLIC, bots="simple") as found:
        first, second, third = [await found.stranger(name) for name in ("Xa", "Yb", "Zc")]
        await asks(found, first, name="Xa")
        await asks(found, second, name="Yb")
        await at.refused(third.do(Sit(2, "Zc")), "too-many-ask")
        # Once more from the same is the same request.
        await first.do(Sit(2, "Xavier"))
        await at.leave(first)
        await at.heard(
            found.host, lambda: [one.name for one in found.host.lookers if one.wants >= 0] == ["Yb"]
        )
        await asks(found, third, name="Zc")
        # A seat that somebody has is nobody else's any more.
        await found.host.do(Admit(number_of(found.host, "Zc")))
        await at.heard(second, lambda: not second.asking)


@served()
async def test_what_is_agreed_on_says_who_sits_down_by_themselves(server: Opened) -> None:
    for join, before, within in (("anyone", "sits", "sits"), ("ask", "sits", "asks"), ("nobody", "asks", "")):
        settings = quick(players=4, join=join, stand_in="simple")
        async with at.party(server, 1, settings, plays=False) as found:
            host, early = found.host, await found.stranger("Early")
            await host.do(Sit(0, "Anna"))
            await early.do(Sit(1, "Early"))
            assert ("sits" if early.seat == 1 else "asks") == before
            if before == "asks":
                await host.do(Admit(number_of(host, "Early")))
            for seat in (2, 3):
                await host.do(Fill(seat, "simple"))
            await host.do(Start())
            late = await found.stranger("Late")
            if within:
                await late.do(Sit(2, "Late"))
                assert ("sits" if late.seat == 2 else "asks") == within
            else:
                await at.refused(late.do(Sit(2, "Late")), "no-seats")


@served()
async def test_who_stands_up_keeps_nobody_waiting_and_may_come_back(server: Opened) -> None:
    async with at.party(server, 3, PUBLIC) as found:
        ben, zoe = found.seats[1], await found.stranger()
        cards = at.hand(ben)
        await ben.do(Stand())
        assert [seat.kind for seat in ben.table.seats] == ["person", "bot", "person"]
        assert ben.table.seats[1].bot == "simple"
        assert await asks(found, zoe, 1)
        await ben.do(Sit(1, "P1"))
        assert (ben.seat, at.hand(ben)) == (1, cards)
        await at.heard(zoe, lambda: not zoe.asking)


@served()
async def test_a_second_cookie_reads_no_second_hand_without_a_nod(server: Opened) -> None:
    async with at.party(server, 2, PUBLIC, bots="simple") as found:
        other = await found.stranger("Other me")
        await asks(found, other, name="Other me")
        await found.host.do(at.first_plant(found.host))
        await other.do(Look())
        assert (other.seat, set(at.table_view(other).hands[2])) == (STRANGER, {HIDDEN})


# Who is sent away.


class Far:
    """Somebody at another address of this machine."""

    def __init__(self, server: Opened, address: str) -> None:
        self.server = server
        self.address = address
        self.cookie = ""

    async def called(self, name: str) -> None:
        """Become somebody new."""
        transport = httpx.AsyncHTTPTransport(local_address=self.address, verify=False)
        async with httpx.AsyncClient(base_url=self.server.url, transport=transport, timeout=PATIENCE) as http:
            response = await http.post("/api/me", json={"name": name})
            ((name, value),) = response.cookies.items()
            self.cookie = f"{name}={value}"

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[at.Bare]:
        """Open a socket to a table from there."""
        address = f"ws{self.server.url.removeprefix('http')}/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie}
        async with connect(
            address, additional_headers=headers, local_addr=(self.address, 0), open_timeout=PATIENCE
        ) as socket:
            yield at.Bare(socket)


@served()
async def test_who_is_kicked_stays_out_with_a_new_cookie_from_the_same_address(server: Opened) -> None:
    async with at.party(server, 1, quick(players=4, public=True, stand_in="simple"), plays=False) as found:
        far = Far(server, "127.0.0.2")
        await far.called("Troll")
        await found.host.do(Sit(0, "Anna"))
        async with far.at(found.table) as socket:
            assert isinstance(await socket.ask(Sit(1, "Troll")), Accepted)
            for seat in (2, 3):
                await found.host.do(Fill(seat, "simple"))
            await found.host.do(Start())
            await found.host.do(Kick(1))
            assert (await socket.farewell()).code == "banned"
        assert found.host.table.seats[1].kind == "bot"
        for name in ("Troll", "Somebody else"):
            await far.called(name)
            async with far.at(found.table) as socket:
                assert (await socket.farewell()).code == "banned"
        # Others are let in; but after that in a game nobody sits down without a nod.
        zoe = await found.stranger()
        await asks(found, zoe)
        written = msgspec.json.encode(found.room.doc)
        assert b"127.0.0" not in written
        assert server.house.door.veil("127.0.0.2").encode() in written


@served()
async def test_after_a_kick_everybody_asks_in_a_game_even_where_anyone_could_sit(server: Opened) -> None:
    settings = quick(players=3, join="anyone", stand_in="simple")
    async with at.party(server, 2, settings, bots="simple") as found:
        await found.host.do(Kick(1))
        await at.hung_up(found.seats[1], "banned")
        # From the host's own address others come: only the guest is out, and needs a nod with a new cookie.
        again = await found.stranger("New me")
        await asks(found, again, 1, "New me")


@served()
async def test_who_looks_on_is_silenced_and_removed_by_the_host(server: Opened) -> None:
    async with at.party(server, 2, PUBLIC, bots="simple") as found:
        zoe, host = await found.stranger(), found.host
        await at.heard(host, lambda: host.lookers)
        number = number_of(host, "Zoe")
        assert zoe.lookers == ()
        await zoe.do(Say("Look at his at.hand!"))
        await host.do(Mute(looker=number))
        await at.refused(zoe.do(Say("And at hers!")), "muted")
        again = await found.join(found.visitors[-1])
        await at.refused(again.do(Say("And at hers!")), "muted")
        await at.heard(host, lambda: host.lookers[0].muted)
        await host.do(Mute(looker=number, muted=False))
        await zoe.do(Say("Sorry."))
        await at.refused(host.do(Remove(99)), "not-there")
        await host.do(Remove(number))
        await at.hung_up(zoe, "banned")
        await at.hung_up(again, "banned")
        await at.turned_away(found.visitors[-1].join(found.table), "banned")
        assert [said.text for said in host.chat] == ["Look at his at.hand!", "Sorry."]


@served()
async def test_a_host_lets_somebody_come_back_who_was_sent_away(server: Opened) -> None:
    async with at.party(server, 3, PUBLIC) as found:
        host, ben, cleo = found.seats
        zoe = await found.stranger()
        cards = at.hand(ben)
        await at.heard(host, lambda: host.lookers)
        await host.do(Remove(number_of(host, "Zoe")))
        await host.do(Kick(1))
        await at.heard(host, lambda: [one.name for one in host.banned] == ["P1", "Zoe"])
        await at.hung_up(ben, "banned")
        await at.hung_up(zoe, "banned")
        # Nobody else is told of them, or can let them in.
        await at.heard(cleo, lambda: cleo.table.seats[1].kind == "bot")
        assert cleo.banned == ()
        number = host.banned[0].number
        await at.refused(cleo.do(Pardon(number)), "not-the-host")
        await at.refused(host.do(Pardon(99)), "not-there")
        await host.do(Pardon(number))
        await at.heard(host, lambda: [one.name for one in host.banned] == ["Zoe"])
        await at.refused(host.do(Pardon(number)), "not-there")
        await at.turned_away(found.visitors[3].join(found.table), "banned")
        again = await found.join(found.visitors[1])
        await again.do(Sit(1, "P1"))
        assert (again.seat, at.hand(again)) == (1, cards)
        # A host who comes back is told again; numbers are given once.
        tab = await found.join(found.visitors[0])
        assert [one.name for one in tab.banned] == ["Zoe"]


@served()
async def test_who_was_let_come_back_may_come_from_the_same_address(server: Opened) -> None:
    async with at.party(server, 1, PUBLIC, plays=False) as found:
        far, host = Far(server, "127.0.0.2"), found.host
        await far.called("Troll")
        async with far.at(found.table) as socket:
            assert isinstance(await socket.hear(), Hello)
            await at.heard(host, lambda: host.lookers)
            await host.do(Remove(number_of(host, "Troll")))
            assert (await socket.farewell()).code == "banned"
        await host.do(Pardon(host.banned[0].number))
        await far.called("Somebody else")
        async with far.at(found.table) as socket:
            assert isinstance(await socket.hear(), Hello)


@served()
async def test_bans_of_earlier_servers_hold_and_can_be_undone(server: Opened) -> None:
    async with at.party(server, 2, PUBLIC, plays=False) as found:
        store = server.house.store
        guest = next(line.guest.id for line in found.room.clients if line.guest.id != found.room.doc.host)
        for seated in found.seats:
            await at.leave(seated)
        await at.until(lambda: not found.room.clients)
        server.house.put_to_sleep(found.room)
        doc = await store.table(found.table)
        assert doc is not None
        kept = {key: value for key, value in msgspec.to_builtins(doc).items() if key != "bans"}
        await store.keep_table(msgspec.convert({**kept, "banned": [guest, "veiled"]}, TableDoc))
        await at.turned_away(found.visitors[1].join(found.table), "banned")
        host = await found.join(found.visitors[0])
        assert [(one.number, one.name) for one in host.banned] == [(0, "?")]
        await host.do(Pardon(0))
        assert (await found.join(found.visitors[1])).table.id == found.table


@served()
async def test_players_are_silenced_too_and_nobody_silences_or_removes_the_host(server: Opened) -> None:
    async with at.party(server, 2, PUBLIC, bots="simple") as found:
        host, ben = found.seats
        await host.do(Mute(1))
        await at.refused(ben.do(Say("But!")), "muted")
        await at.heard(ben, lambda: ben.table.seats[1].muted)
        await host.do(Mute(1, muted=False))
        await ben.do(Say("Thanks."))
        for seat in (0, 2):
            await at.refused(host.do(Mute(seat)), "host-stays")
        await at.refused(host.do(Mute(7)), "no-such-seat")
        await host.do(Stand())
        await at.heard(ben, lambda: ben.lookers)
        await at.refused(host.do(Remove(ben.lookers[0].number)), "host-stays")


@served(limited(audience=10**6))
async def test_so_many_who_look_on_are_listed_and_no_more(server: Opened) -> None:
    async with at.party(server, 1, PUBLIC, plays=False) as found:
        zoe = await found.guest("Zoe")
        room = found.room
        async with zoe.join(found.table):
            await at.until(lambda: len(room.clients) == 2)
            (line,) = [line for line in room.clients if line.guest.name == "Zoe"]
            for number in range(MOST_LOOKERS):
                same = (room.table.limits, room.time, line.wanted, line.told)
                copy = type(line)(line.voice, line.guest, *same)
                copy.number = 100 + number
                room.clients.append(copy)
            assert len(room.admission.lookers()) == MOST_LOOKERS
            del room.clients[2:]


# The host's chair.


@served(time=Moved)
async def test_who_looks_after_a_table_gives_it_back_and_cannot_close_it(server: Opened) -> None:
    async with at.party(server, 2, PUBLIC, plays=False) as found:
        anna, ben = found.seats
        await anna.do(Sit(0, "Anna"))
        await ben.do(Sit(1, "Ben"))
        await at.leave(anna)
        await at.until(lambda: not found.room.table.is_present(0))
        await server.passes(HOST_ABSENCE + 1)
        await at.heard(ben, lambda: ben.host)
        await at.refused(ben.do(Kick(0)), "host-stays")
        await at.refused(ben.do(Mute(0)), "host-stays")
        await at.refused(ben.do(Close()), "not-the-owner")
        await ben.do(Fill(2, "simple"))
        again = await found.join(found.visitors[0])
        assert (again.host, again.seat) == (True, 0)
        await at.heard(ben, lambda: not ben.host)
        await at.refused(ben.do(Fill(2, "simple")), "not-the-host")


# Talk, and who may look on.


@served()
async def test_without_spectators_strangers_hear_nothing_that_players_say(server: Opened) -> None:
    async with at.party(server, 2, quick(players=3, spectators=False), bots="simple") as found:
        await found.host.do(Say("Before"))
        zoe = await found.stranger()
        zoe.told = []
        await found.host.do(Say("After"))
        await at.heard(found.seats[1], lambda: len(found.seats[1].chat) == 2)
        await zoe.do(Look())
        assert zoe.chat == []
        assert not any("After" in text or "Before" in text for text in zoe.told)
        again = await found.join(found.visitors[-1])
        assert again.chat == []


@served()
async def test_the_host_changes_in_a_game_who_may_look_on_and_nothing_else(server: Opened) -> None:
    async with at.party(server, 2, PUBLIC, bots="simple") as found:
        zoe = await found.stranger()
        settings = msgspec.structs.replace(PUBLIC, spectators=False, join="nobody")
        await zoe.do(Say("I see you."))
        await found.host.do(Agree(settings))
        await at.heard(zoe, lambda: zoe.view_known is None)
        assert zoe.chat == []
        await at.refused(zoe.do(Say("Hello?")), "not-seated")
        await at.refused(zoe.do(Sit(2, "Zoe")), "no-seats")
        assert found.host.view_known is not None
        await found.host.do(Agree(PUBLIC))
        await at.heard(zoe, lambda: zoe.view_known is not None)
        other = msgspec.structs.replace(PUBLIC, seconds=30)
        await at.refused(found.host.do(Agree(other)), "in-play")


@served()
async def test_what_is_said_tells_players_from_who_looks_on(server: Opened) -> None:
    async with at.party(server, 2, PUBLIC, bots="simple") as found:
        zoe = await found.stranger("P1")
        await found.seats[1].do(Say("I am Ben."))
        await zoe.do(Say("No, I am."))
        await at.all_heard(found.seats, lambda seated: len(seated.chat) == 2)
        assert [(said.name, said.seat) for said in found.host.chat] == [("P1", 1), ("P1", STRANGER)]
        again = await found.join(found.visitors[0])
        assert [said.seat for said in again.chat] == [1, STRANGER]


# The list.


@served(time=Moved)
async def test_the_list_is_of_tables_that_somebody_is_at(server: Opened) -> None:
    async with at.party(server, 1, PUBLIC, plays=False) as found, server.visitor("Troll") as troll:
        for _ in range(20):
            await troll.open(PUBLIC)
        assert [table.id for table in await troll.tables()] == [found.table]
        await server.passes(LONGEST_WAIT - 1)
        assert [table.id for table in await troll.tables()] == [found.table]
        await server.passes(2)
        assert await troll.tables() == []


@served()
async def test_the_list_is_fair(server: Opened) -> None:
    async with at.party(server, 1, PUBLIC, plays=False) as found, server.visitor("Troll") as troll:
        one, two, three = [troll.join(await troll.open(PUBLIC)) for _ in range(3)]
        async with one, two, three:
            listed = [table.id for table in await troll.tables()]
            assert len(listed) == MOST_OF_ONE + 1
            assert found.table in listed
        await found.host.do(Sit(0, "Anna"))
        playing = await found.visitors[0].open(PUBLIC)
        async with found.visitors[0].join(playing) as host:
            for seat in range(3):
                await host.do(Fill(seat, "simple"))
            # Nobody finds a table at which only bots sit.
            assert playing not in [table.id for table in await troll.tables()]
            await host.do(Sit(0, "Anna"))
            await host.do(Start())
            shown = [table.id for table in await troll.tables() if table.id in (found.table, playing)]
            assert shown == [found.table, playing], "those that wait come first"


# What was written down before there was any of this.


def test_tables_and_talk_of_before_still_open(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(earlier(tmp_path), PATIENCE))


async def earlier(data: Path) -> None:
    async with opened(data) as server, at.party(server, 2, bots="simple") as found:
        await found.host.do(Say("Hello\x1b[31m"))
        await found.seats[1].do(Say("Hi"))
        table, cookie = found.table, found.visitors[0].cookie
    with sqlite3.connect(data / FILE) as file:
        forget(file, "tables", "doc", "owner", "muted", "settings.join")
        forget(file, "chat", "said", "seat")
        file.execute("update chat set said = replace(said, 'Hello', ?)", [r"Hel\u001b[31mlo\u202e"])
    file.close()
    async with opened(data) as server, server.visitor("Anna", cookie) as anna, anna.join(table) as host:
        assert (host.host, host.seat, host.table.settings.join) == (True, 0, "ask")
        assert [(said.text, said.seat) for said in host.chat] == [("Hel[31mlo[31m", -2), ("Hi", -2)]
        assert server.house.rooms[table].doc.owner == server.house.rooms[table].doc.host
        await host.do(Say("Again"))
        assert host.chat[-1].seat == 0


def forget(file: sqlite3.Connection, kept: str, column: str, *fields: str) -> None:
    """Write documents as they were before they had some fields."""
    for (text,) in file.execute(f"select {column} from {kept}").fetchall():
        doc = msgspec.json.decode(text)
        for field in fields:
            *outer, name = field.split(".")
            del (doc[outer[0]] if outer else doc)[name]
        file.execute(f"update {kept} set {column} = ? where {column} = ?", [msgspec.json.encode(doc), text])


@served()
async def test_an_address_is_known_again_and_cannot_be_read(server: Opened) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as another:
            door, other = server.house.door, another.house.door
    assert door.veil("192.0.2.7") == door.veil("192.0.2.7") != other.veil("192.0.2.7")
    assert door.veil("192.0.2.7") != door.veil("192.0.2.8")
    assert "192" not in door.veil("192.0.2.7")
    assert network("2001:db8::1") == network("2001:db8::ffff:1") != network("2001:db8:0:1::1")
    assert network("somewhere") == "somewhere"
