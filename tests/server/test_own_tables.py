"""A guest's own tables: opened with a seat, played at once, and found again, over HTTP and real sockets."""

from __future__ import annotations

import pytest

from haricot.wire.commands import Close, Sit, Stand
from tests.server.guests_at import first_plant, hand, heard, party, refused
from tests.server.served import GAMES, Opened, quick, served


@served()
async def test_who_opens_a_table_can_have_its_first_seat(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick(players=3), sit=True)
        seats = (await anna.table(table)).seats
        assert [(seat.kind, seat.name) for seat in seats] == [("person", "Anna"), ("open", ""), ("open", "")]
        async with anna.join(table) as seated:
            assert (seated.seat, seated.host) == (0, True)


@pytest.mark.parametrize("game", GAMES)
def test_one_request_opens_a_table_and_begins_a_game_with_bots(game: str) -> None:
    served()(lambda server: play_now(server, game))()


async def play_now(server: Opened, game: str) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick(game, 4), play=True)
        info = await anna.table(table)
        assert (info.stage, [seat.kind for seat in info.seats]) == (
            "playing",
            ["person", "bot", "bot", "bot"],
        )
        assert len({seat.name for seat in info.seats}) == 4
        async with anna.join(table) as seated:
            assert (seated.seat, seated.move) == (0, 0)
            await heard(seated, lambda: seated.options)
            await seated.do(seated.options[0])


@served()
async def test_a_guest_finds_the_own_tables_and_nobody_else_does(server: Opened) -> None:
    async with party(server, 2, bots="simple") as found, server.visitor("Zoe") as zoe:
        anna, ben = found.visitors
        (mine,) = await anna.own()
        assert (mine.table.id, mine.seat, mine.host, mine.turn) == (found.table, 0, True, True)
        (theirs,) = await ben.own()
        assert (theirs.table.id, theirs.seat, theirs.host, theirs.turn) == (found.table, 1, False, False)
        assert await zoe.own() == []
        await found.host.do(first_plant(found.host))
        await found.seats[1].do(Stand())
        assert await ben.own() == []
        await found.seats[1].do(Sit(1, "Ben"))
        assert [one.seat for one in await ben.own()] == [1]
        assert hand(found.seats[1])


@served()
async def test_closed_tables_are_nobodys(server: Opened) -> None:
    async with party(server, 1, plays=False) as found:
        assert [one.seat for one in await found.visitors[0].own()] == [-1]
        await found.host.do(Close())
        assert await found.visitors[0].own() == []


@served()
async def test_who_is_no_guest_has_no_tables(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        await anna.http.delete("/api/me", headers={"Content-Type": "application/json"})
        await refused(anna.get("/api/me/tables"), "no-guest")
