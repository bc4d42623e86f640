"""Who guests are: cookies that end, a server that knows them again, and what they may ask of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from itsdangerous import URLSafeSerializer

from haricot.catalogue import read_record
from haricot.client import Visitor
from haricot.kernel.types import STRANGER
from haricot.server.guests import Door
from haricot.server.limits import DAY
from haricot.server.sqlite import SqliteStore
from haricot.server.store import store_failed
from haricot.wire.commands import Fill, Kick, Rematch, Say, Sit, Stand, Start
from tests.server.guests_at import Party, first_plant, heard, hung_up, knocking, party, refused, until
from tests.server.moved import Moved
from tests.server.served import Opened, limited, opened, play_all, quick, served
from tests.server.test_odd_requests import RECORDS

YEAR = 365 * DAY


def store_of(server: Opened) -> SqliteStore:
    """Look into the file of a server."""
    assert isinstance(server.house.store, SqliteStore)
    return server.house.store


def later(server: Opened, seconds: float) -> None:
    """Let much time pass at once, in which nothing is done."""
    server.time.at += seconds


async def is_known(server: Opened, cookie: str) -> bool:
    """Tell whether the server knows somebody by a cookie, at its door and at a table."""
    async with httpx.AsyncClient(base_url=server.url, headers={"Cookie": cookie}, verify=False) as http:
        found = (await http.get("/api/me")).status_code
    async with knocking(server, "nowhere", cookie) as socket:
        assert (await socket.farewell()).code == ("no-such-table" if found == 200 else "no-guest")
    return found == 200


# Cookies.


def test_two_servers_on_one_host_know_their_guests_apart(tmp_path: Path) -> None:
    async def come() -> None:
        (tmp_path / "other").mkdir()
        async with (
            opened(tmp_path) as one,
            opened(tmp_path / "other") as other,
            httpx.AsyncClient(verify=False) as http,
        ):
            # A browser keeps cookies by host, whatever the port.
            await http.post(f"{one.url}/api/me", json={"name": "Anna"})
            await http.post(f"{other.url}/api/me", json={"name": "Berta"})
            assert (await http.get(f"{one.url}/api/me")).json() == {"name": "Anna"}
            assert (await http.get(f"{other.url}/api/me")).json() == {"name": "Berta"}
            assert len(http.cookies) == 2

    asyncio.run(come())


@served(time=Moved)
async def test_who_does_not_come_back_for_a_year_is_not_known(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        later(server, YEAR)
        assert await is_known(server, anna.cookie)
        later(server, 1)
        assert not await is_known(server, anna.cookie)
        # Saying a name again is coming as somebody else.
        old = anna.cookie
        await anna.rename("Anna")
        assert anna.cookie != old


@served(time=Moved)
async def test_a_cookie_is_renewed_while_it_is_used(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table, first = await anna.open(quick()), anna.cookie
        await anna.get("/api/me")
        assert anna.cookie == first
        for _ in range(3):
            later(server, 300 * DAY)
            await anna.get("/api/me")
        assert anna.cookie != first
        assert not await is_known(server, first)
        async with anna.join(table) as seated:
            assert seated.host


@served(time=Moved)
async def test_a_clock_that_was_set_back_ends_nobodys_cookie(server: Opened) -> None:
    later(server, 10 * DAY)
    async with server.visitor("Anna") as anna:
        server.time.date = lambda: 5.0 * DAY  # type: ignore[method-assign]
        assert await is_known(server, anna.cookie)


@served(limited(cookie_seconds=7.0 * DAY), time=Moved)
async def test_how_long_a_cookie_lasts_can_be_set_and_who_is_gone_is_not_kept(server: Opened) -> None:
    async with server.visitor("Anna"), server.visitor("Ben") as ben:
        later(server, 6 * DAY)
        await ben.get("/api/me")
        later(server, 6 * DAY)
        assert await is_known(server, ben.cookie)
        rows = await store_of(server).ask("select doc from guests")
        assert [msgspec.json.decode(row[0])["name"] for row in rows] == ["Ben"]


@served(time=Moved)
async def test_coming_is_written_down_once_a_day(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        store, written = store_of(server), list[Any]()
        keep = store.keep_guest

        async def counted(doc: Any) -> None:
            written.append(doc.seen)
            await keep(doc)

        store.keep_guest = counted  # type: ignore[method-assign]
        for _ in range(3):
            for _ in range(5):
                await anna.get("/api/me")
                assert await is_known(server, anna.cookie)
            later(server, DAY)
        assert written == [1, 2]


def test_who_is_not_remembered_is_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("haricot.server.guests.MOST_KNOWN", 2)

    async def come() -> None:
        async with opened(tmp_path) as server:
            guests = [server.visitor(f"Guest {number}") for number in range(4)]
            for guest in guests:
                async with guest:
                    pass
            assert len(server.house.door.known) == 2
            for guest in guests:
                assert await is_known(server, guest.cookie)

    asyncio.run(come())


# Signing out.


@served()
async def test_who_signs_out_is_known_no_longer_by_that_cookie(server: Opened) -> None:
    async with party(server, 2, plays=False) as found:
        anna, cookie = found.visitors[0], found.visitors[0].cookie
        response = await anna.http.delete("/api/me", headers={"Cookie": cookie})
        assert response.json() == {}
        gone = response.headers.get_list("set-cookie")
        names = {server.house.door.cookie_name(secure=False), "haricot"}
        assert {one.partition("=")[0] for one in gone} == names
        assert all("Max-Age=0" in one for one in gone)
        await hung_up(found.host, "signed-out")
        assert not await is_known(server, cookie)
        await refused(anna.sign_out(), "no-guest")
        # Nobody else has to do with that.
        assert await is_known(server, found.visitors[1].cookie)
        assert found.seats[1].farewell is None


async def second_device(server: Opened, visitor: Visitor) -> Visitor:
    """Let a guest be signed in twice."""
    door = server.house.door
    guest = await door.read(visitor.cookie.partition("=")[2])
    assert guest is not None
    doc = await door.find(guest.id)
    assert doc is not None
    await door.keep(msgspec.structs.replace(doc, sessions=(*doc.sessions, "second")))
    value = door.cookie(msgspec.structs.replace(guest, session="second"))
    return Visitor(server.url, visitor.name, f"{door.cookie_name(secure=False)}={value}")


@served()
async def test_signing_out_here_leaves_other_devices_alone_and_everywhere_does_not(server: Opened) -> None:
    async with party(server, 1, plays=False) as found:
        anna = found.visitors[0]
        async with await second_device(server, anna) as phone:
            seated = await found.join(phone)
            await anna.sign_out()
            await hung_up(found.host, "signed-out")
            assert not await is_known(server, anna.cookie)
            assert await is_known(server, phone.cookie)
            assert seated.host
            assert seated.farewell is None
            async with await second_device(server, phone) as third:
                await phone.sign_out(everywhere=True)
                await hung_up(seated, "signed-out")
                assert not await is_known(server, phone.cookie)
                assert not await is_known(server, third.cookie)


def test_who_signed_out_stays_so_when_the_server_comes_back(tmp_path: Path) -> None:
    async def come() -> None:
        async with opened(tmp_path) as server, server.visitor("Anna") as anna, server.visitor("Ben") as ben:
            await anna.sign_out()
        async with opened(tmp_path) as server:
            assert not await is_known(server, anna.cookie)
            assert await is_known(server, ben.cookie)

    asyncio.run(come())


# Cookies and files of before.


def untimed(server: Opened, id: str = "before", name: str = "Anna") -> str:
    """Write a cookie as servers did that knew no end of it."""
    return str(URLSafeSerializer(server.house.store.secret(), salt="guest").dumps([id, name]))


@served(time=Moved)
async def test_a_cookie_of_before_is_known_once_and_exchanged(server: Opened) -> None:
    async with server.visitor("Zoe") as zoe:
        doc = await server.house.find(await zoe.open(quick(players=3)))
        doc.host = "before"
        doc.seats[1] = msgspec.structs.replace(doc.seats[1], kind="person", name="Anna", guest="before")
        await server.house.store.keep_table(doc)
    old = untimed(server)
    # As `haricot join` has kept it.
    anna = Visitor(server.url, "Anna", old)
    assert anna.cookie == f"haricot={old}"
    async with anna, anna.join(doc.id) as seated:
        assert (seated.seat, seated.host) == (1, True)
        assert anna.cookie.startswith("haricot-")
    # The answer with the new one may have been lost: the old one is good for another day.
    later(server, DAY)
    assert await is_known(server, f"haricot={old}")
    later(server, 1)
    assert not await is_known(server, f"haricot={old}")
    assert await is_known(server, anna.cookie)


@served()
async def test_a_cookie_of_before_does_not_bring_back_who_has_signed_out(server: Opened) -> None:
    old = untimed(server)
    async with Visitor(server.url, "Anna", old) as anna:
        await anna.sign_out()
        assert not await is_known(server, anna.cookie)
        assert not await is_known(server, f"haricot={old}")


@served()
async def test_a_cookie_of_before_is_no_cookie_of_now(server: Opened) -> None:
    name = server.house.door.cookie_name(secure=False)
    assert not await is_known(server, f"{name}={untimed(server)}")
    async with server.visitor("Anna") as anna:
        assert not await is_known(server, f"haricot={anna.cookie.partition('=')[2]}")
    assert not await is_known(server, f"haricot={untimed(server)[:-1]}")


# What is kept.


def everything(server: Opened) -> str:
    """Read all that is in the file."""
    store = store_of(server)
    names = ("guests", "tables", "seated", "games", "moves", "played", "chat")
    return str([store.rows(f"select * from {name}") for name in names])


@served()
async def test_a_guest_is_given_all_that_is_kept_of_them(server: Opened) -> None:
    async with party(server, 2, quick(players=3), bots="simple") as found:
        anna, ben = found.visitors
        action = first_plant(found.host)
        await found.host.do(action)
        await found.host.do(Say("Hello, beans"))
        await found.seats[1].do(Say("Hello, Anna"))
        other = await ben.open(quick("sissi"))
        data = await anna.data()
        assert data.name == "Guest 0"
        assert data.sessions == 1
        ((table, game, host, seat, name),) = [(t.id, t.game, t.host, t.seat, t.name) for t in data.tables]
        assert (table, game, host, seat, name) == (found.table, "bohnanza", True, 0, "P0")
        ((words,), (move,)) = data.words, data.moves
        assert (words.table, words.name, words.text) == (found.table, "P0", "Hello, beans")
        assert (move.table, move.game, move.move) == (found.table, 1, 1)
        assert bytes(move.action) == msgspec.json.encode(action)
        assert move.at > 0
        theirs = {(table.id, table.host, table.seat) for table in (await ben.data()).tables}
        assert theirs == {(found.table, False, 1), (other, True, STRANGER)}
        response = await anna.http.get("/api/me/data", headers={"Cookie": anna.cookie})
        assert response.headers["content-disposition"] == 'attachment; filename="haricot.json"'
        async with httpx.AsyncClient(base_url=server.url, verify=False) as nobody:
            assert (await nobody.get("/api/me/data")).status_code == 401
            assert (await nobody.delete("/api/me/data")).status_code == 401


async def id_of(server: Opened, visitor: Visitor) -> str:
    """Find the identity that only the server sees."""
    guest = await server.house.door.read(visitor.cookie.partition("=")[2])
    assert guest is not None
    return guest.id


async def sleep_all(server: Opened, *tables: str) -> None:
    """Wait until nobody is at some tables, and put them to sleep."""
    for table in tables:
        if table in server.house.rooms:
            await until(lambda table=table: not server.house.rooms[table].clients)  # type: ignore[misc]
            await server.rest()
            server.house.put_to_sleep(server.house.rooms[table])
    assert not server.house.rooms


@served()
async def test_in_a_game_that_goes_on_a_bot_plays_for_who_wants_to_be_forgotten(server: Opened) -> None:
    async with party(server, 3, quick(players=3)) as found:
        anna, (ben, cleo) = found.visitors[0], found.seats[1:]
        await found.host.do(first_plant(found.host))
        await found.host.do(Say("Remember me"))
        await ben.do(Say("We do"))
        await heard(cleo, lambda: len(cleo.chat) == 2)
        id = await id_of(server, anna)
        await anna.delete("/api/me/data")
        await hung_up(found.host, "signed-out")
        assert not await is_known(server, anna.cookie)
        # All that are there know it, and the file knows no more.
        await heard(cleo, lambda: cleo.table.seats[0].kind == "bot")
        await heard(cleo, lambda: [said.text for said in cleo.chat] == ["We do"])
        await heard(ben, lambda: ben.host)
        kept = await store_of(server).table(found.table)
        assert kept == found.room.doc
        for trace in (id, '"P0"', "Remember me", "Guest 0"):
            assert trace not in everything(server)
        assert "P0" not in [seat.name for seat in found.room.audience.info().seats]
        # The game is played to its end.
        results = await play_all([ben, cleo])
        assert results[0].winners


@served()
async def test_a_game_that_is_over_stays_without_the_name(server: Opened) -> None:
    async with party(server, 2, quick(players=3), bots="simple") as found:
        anna, ben = found.visitors
        await play_all(found.seats)
        for seated in found.seats:
            await seated.do(Rematch())
        await all_over(found)
        names = [(await anna.course(found.table, game)).names for game in (1, 2)]
        assert [[name for name in all if name.startswith("P")] for all in names] == [
            ["P0", "P1"],
            ["P1", "P0"],
        ]
        id, moves = await id_of(server, anna), (await anna.record(found.table)).actions
        for seated in found.seats:
            await seated.__aexit__(None, None, None)
        await sleep_all(server, found.table)
        await anna.delete("/api/me/data")
        assert not server.house.rooms
        assert (await ben.course(found.table, 1)).names[:2] == ("?", "P1")
        assert (await ben.course(found.table, 2)).names[::2] == ("P1", "?")
        assert (await ben.record(found.table)).actions == moves
        assert id not in everything(server)
        assert '"P0"' not in everything(server)
        info = await ben.table(found.table)
        assert [seat.kind for seat in info.seats] == ["person", "bot", "open"]
        # It is Ben's table now, who plays on with whom he likes.
        async with ben.join(found.table) as seated:
            assert seated.host
            await seated.do(Fill(2, "simple"))
            await seated.do(Rematch())
            assert seated.table.game == 3


async def all_over(found: Party) -> None:
    """Play the next game of a party to its end."""
    for seated in found.seats:
        await heard(seated, lambda seated=seated: seated.table.game == 2)  # type: ignore[misc]
    await play_all(found.seats)


@served()
async def test_tables_that_only_they_were_at_go_with_a_guest(server: Opened) -> None:
    async with party(server, 1, quick(players=3), bots="simple simple") as found:
        anna = found.visitors[0]
        asleep = await anna.open(quick("sissi"))
        await found.host.do(first_plant(found.host))
        zoe = await found.stranger()
        await anna.delete("/api/me/data")
        await hung_up(zoe, "closed")
        await sleep_all(server, found.table)
        async with server.visitor("Zoe") as stranger:
            for table in (found.table, asleep):
                await refused(stranger.table(table), "no-such-table")
        store = store_of(server)
        for name in ("tables", "seated", "games", "moves", "chat"):
            assert store.rows(f"select * from {name}") == []


@served()
async def test_a_game_that_a_guest_brought_is_theirs_to_take_along_and_to_delete(server: Opened) -> None:
    record = read_record((RECORDS / "base-3-players.json").read_bytes())
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
        awake, asleep, bens = await anna.bring(record), await anna.bring(record), await ben.bring(record)
        found = {(table.id, table.brought, table.host, table.seat) for table in (await anna.data()).tables}
        assert found == {(awake, True, False, STRANGER), (asleep, True, False, STRANGER)}
        id = await id_of(server, anna)
        async with ben.join(awake) as looking, anna.join(bens) as own:
            # Who brought a game is no host there: nobody can play on.
            assert not own.host
            await refused(own.do(Rematch()), "not-seated")
            await anna.delete("/api/me/data")
            await hung_up(looking, "closed")
        await sleep_all(server, awake, bens)
        for table in (awake, asleep):
            await refused(ben.table(table), "no-such-table")
        assert id not in everything(server)
        assert (await ben.record(bens)).actions == record.actions


@served()
async def test_who_only_spoke_was_sent_away_or_left_is_forgotten_too(server: Opened) -> None:
    async with party(server, 3, quick(players=3), plays=False) as found:
        ids = [await id_of(server, visitor) for visitor in found.visitors]
        host, ben, cleo = found.seats
        await host.do(Sit(0, "Anna"))
        await ben.do(Sit(1, "Ben"))
        await cleo.do(Say("I only look on"))
        await host.do(Kick(1))
        for visitor in found.visitors[1:]:
            await visitor.delete("/api/me/data")
        left = everything(server)
        assert ids[0] in left
        for trace in (*ids[1:], "Guest 1", "Guest 2", "I only look on"):
            assert trace not in left
        assert found.room.doc.bans == []
        assert (host.seat, host.farewell) == (0, None)


@served()
async def test_who_left_a_table_that_waits_leaves_it_to_the_others(server: Opened) -> None:
    async with party(server, 2, quick(players=3), plays=False) as found:
        anna, ben = found.seats
        await anna.do(Sit(0, "Anna"))
        await ben.do(Sit(1, "Ben"))
        await anna.do(Stand())
        await anna.do(Sit(2, "Anna"))
        await found.visitors[0].delete("/api/me/data")
        await heard(ben, lambda: ben.host)
        assert [seat.kind for seat in ben.table.seats] == ["open", "person", "open"]
        for number in (0, 2):
            await ben.do(Fill(number, "simple"))
        await ben.do(Start())


@served()
async def test_what_cannot_be_deleted_is_said_and_the_guest_stays_known(server: Opened) -> None:
    async with party(server, 2, quick(players=3), bots="simple") as found:
        anna, store = found.visitors[0], store_of(server)
        erase = store.erase

        async def full(doc: Any, guest: str) -> None:
            raise store_failed()

        store.erase = full  # type: ignore[method-assign]
        await refused(anna.delete("/api/me/data"), "store-failed")
        assert await is_known(server, anna.cookie)
        assert found.room.doc.seats[0].name == "P0"
        store.erase = erase  # type: ignore[method-assign]
        await anna.delete("/api/me/data")
        assert not await is_known(server, anna.cookie)
        assert '"P0"' not in everything(server)


@served()
async def test_a_table_that_is_woken_meanwhile_forgets_too(server: Opened) -> None:
    async with party(server, 2, quick(players=3), bots="simple") as found:
        (anna, ben), store = found.visitors, store_of(server)
        for seated in found.seats:
            await seated.__aexit__(None, None, None)
        await sleep_all(server, found.table)
        erase = store.erase

        async def woken(doc: Any, guest: str) -> None:
            store.erase = erase  # type: ignore[method-assign]
            # Somebody comes when the table was read, and not yet written.
            again.append(await ben.join(found.table).__aenter__())
            await erase(doc, guest)

        again = list[Any]()
        store.erase = woken  # type: ignore[method-assign]
        await anna.delete("/api/me/data")
        (seated,) = again
        await heard(seated, lambda: seated.host and seated.table.seats[0].kind == "bot")
        assert found.room.doc == await store.table(found.table)
        await seated.__aexit__(None, None, None)


def test_the_name_of_the_cookie_is_bound_to_the_file(tmp_path: Path) -> None:
    names = set()
    for file in ("one", "other", "one"):
        store = SqliteStore(tmp_path / file)
        names.add(Door(store, Moved(), 1.0).cookie_name(secure=True))
        asyncio.run(store.close())
    assert len(names) == 2
    assert all(name.startswith("__Host-haricot-") for name in names)
