"""What nobody expects, asked for all the same: each is answered in words, and changes nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from haricot.catalogue import read_record
from haricot.client import Seated, Visitor
from haricot.kernel.actions import Wish
from haricot.kernel.errors import HaricotError
from haricot.server.attendance import HOST_ABSENCE
from haricot.wire.commands import Agree, Close, Look, Rematch, Settings, Sit
from haricot.wire.messages import Refusal
from tests.patience import GLANCE
from tests.server.guests_at import heard, until
from tests.server.moved import Moved
from tests.server.served import Opened, among_bots, limited, play_all, quick, seat_all, served

JSON = {"Content-Type": "application/json"}
RECORDS = Path(__file__).parents[1] / "records"


FOREIGN = [{"tables": "/etc/hostname"}, {"name": "sissi"}, {"seed": 1}, {"players": 9}]


@pytest.mark.parametrize("options", FOREIGN)
def test_options_are_those_of_the_game(options: dict[str, Any]) -> None:
    async def ask(server: Opened) -> None:
        async with server.visitor("Anna") as anna:
            with pytest.raises(HaricotError, match="ption "):
                await anna.open(Settings(options=options))
            async with anna.join(await anna.open(quick())) as seated:
                with pytest.raises(HaricotError, match="ption "):
                    await seated.do(Agree(Settings(options=options)))

    served()(ask)()


@pytest.mark.parametrize("options", FOREIGN[:2])
def test_a_record_cannot_name_files(options: dict[str, Any]) -> None:
    async def ask(server: Opened) -> None:
        record = read_record((RECORDS / "base-3-players.json").read_bytes())
        record.options |= options
        async with server.visitor("Anna") as anna:
            with pytest.raises(HaricotError, match="has no option"):
                await anna.bring(record)

    served()(ask)()


@served()
async def test_bytes_that_are_no_text_are_refused(server: Opened) -> None:
    async with httpx.AsyncClient(base_url=server.url, verify=False) as web:
        for path in ("/api/me", "/api/tables"):
            answer = await web.post(path, content=b'{"name": "\xff\xfe"}', headers=JSON)
            assert answer.status_code in (400, 401)
            assert answer.json()["sentence"]


@served()
async def test_numbers_that_are_too_large_are_refused(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick())
        for end in (f"games/{10**30}/record", f"games/{10**30}/moments/1"):
            with pytest.raises(Refusal, match="has not played such a game"):
                await anna.get(f"/api/tables/{table}/{end}")
        link = await anna.bring(read_record((RECORDS / "base-3-players.json").read_bytes()))
        with pytest.raises(Refusal, match="does not have that move"):
            await anna.get(f"/api/tables/{link}/games/1/moments/{10**30}")
        with pytest.raises(Refusal, match="There is no such seat"):
            await anna.get(f"/api/tables/{link}/games/1/moments/1", seat=7)


@served()
async def test_a_record_that_was_brought_is_only_looked_at(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        record = read_record((RECORDS / "base-4-players.json").read_bytes())
        link = await anna.bring(record)
        assert (await anna.table(link)).result == record.result
        assert await anna.record(link) == record
        async with anna.join(link) as seated:
            assert seated.view.result == record.result
            with pytest.raises(Refusal, match="no seat at this table"):
                await seated.do(Rematch())


@served()
async def test_closing_a_table_is_answered_before_everybody_goes(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick())
        async with anna.join(table) as seated:
            assert await seated.do(Close()) == 0
            with pytest.raises(Refusal, match="This table is closed"):
                await forever(seated)
        with pytest.raises(Refusal, match="This table is closed"):
            async with anna.join(table):
                pass


async def forever(seated: Seated) -> None:
    """Hear all that somebody is told."""
    while True:
        await seated.news()


@served(time=Moved)
async def test_wishes_do_not_set_the_clock_back(server: Opened) -> None:
    async with among_bots(server, quick(players=3, seconds=30, reserve=10)) as (_, _, seated):
        while seated.view.phase != "trade":
            await seated.do(seated.options[0])
        await server.passes(0.5)
        await seated.do(Wish(0, wants=(3,)))
        while seated.clocks is None or seated.clocks.running != (0,):
            await seated.news()
        assert seated.clocks.left[0] == 39_500


@served()
async def test_without_spectators_a_stranger_sees_the_game_when_it_is_over(server: Opened) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
        table = await anna.open(quick("hansa", players=3, spectators=False))
        async with anna.join(table) as seated, ben.join(table) as stranger:
            stranger.told = []
            await seat_all(seated, [], ["simple", "simple"])
            await play_all([seated])
            while stranger.view_known is None:
                await stranger.news()
            assert stranger.view.result == seated.view.result
            assert not any('"news"' in text for text in stranger.told)


@served()
async def test_other_settings_after_a_game_clear_the_table(server: Opened) -> None:
    async with among_bots(server, quick("hansa", players=3)) as (anna, table, seated):
        result = (await play_all([seated]))[0]
        await seated.do(Agree(quick("bohnanza", players=3)))
        assert seated.view_known is None
        assert seated.table.result is None
        assert (await anna.record(table, 1)).result == result


@served()
async def test_a_table_tells_its_result_also_when_it_sleeps(server: Opened) -> None:
    async with server.visitor("Zoe") as zoe:
        async with among_bots(server, quick("hansa", players=3)) as (_, table, seated):
            result = (await play_all([seated]))[0]
        await asleep(server, table)
        assert (await zoe.table(table)).result == result


async def asleep(server: Opened, table: str) -> None:
    """Put a table to sleep as soon as everybody has left."""
    while table in server.house.rooms:
        server.house.put_to_sleep(server.house.rooms[table])
        await asyncio.sleep(GLANCE)


@served(time=Moved)
async def test_a_host_who_is_gone_is_followed_by_somebody_who_is_there(server: Opened) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
        table = await anna.open(quick())
        async with ben.join(table) as second:
            async with anna.join(table) as first:
                await first.do(Sit(0, "Anna"))
                await second.do(Sit(1, "Ben"))
                await server.passes(2 * HOST_ABSENCE)
                await first.do(Look())
                assert first.host
            await until(lambda: not server.house.rooms[table].table.is_present(0))
            hosts = []
            for seconds in (HOST_ABSENCE - 0.1, 0.2):
                await server.passes(seconds)
                await second.do(Look())
                hosts.append(second.host)
            assert hosts == [False, True]
            async with anna.join(table) as first:
                assert first.host
                await heard(second, lambda: not second.host)


@served(limited(audience=2))
async def test_who_has_a_seat_finds_room_where_too_many_look_on(server: Opened) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
        table = await anna.open(quick())
        async with anna.join(table) as first, ben.join(table):
            await first.do(Sit(0, "Anna"))
            with pytest.raises(Refusal, match="Too many are looking"):
                await try_to_join(ben, table)
            async with anna.join(table) as again:
                assert again.seat == 0


async def try_to_join(visitor: Visitor, table: str) -> Seated:
    """Come to a table for a moment."""
    async with visitor.join(table) as seated:
        return seated
