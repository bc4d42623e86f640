"""From the lobby to the result, over real sockets, with people and bots in the seats."""

from __future__ import annotations

from contextlib import AsyncExitStack

import msgspec
import pytest

from haricot.catalogue import game_of
from haricot.client import Player, Seated
from haricot.kernel.record import replay
from haricot.server.limits import Limits
from haricot.wire.commands import Look
from tests.server.served import GAMES, Opened, play_all, quick, seat_all, served


@pytest.mark.parametrize("game", GAMES)
def test_five_clients_play_from_the_lobby_to_the_result(game: str) -> None:
    served()(lambda server: five_clients(server, game))()


async def five_clients(server: Opened, game: str) -> None:
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(server.visitor(f"Guest {n}")) for n in range(5)]
        table = await visitors[0].open(quick(game, 5))
        seats = [await stack.enter_async_context(visitor.join(table)) for visitor in visitors]
        await seat_all(seats[0], seats[1:], [])
        results = await play_all(seats)
        assert all(result == results[0] for result in results)
        record = await visitors[4].record(table)
        assert record.result == results[0]
        assert replay(game_of(record), record).state.result == results[0]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_bots_play_to_the_end_before_a_spectator(game: str) -> None:
    served()(lambda server: two_and_bots(server, game))()


async def two_and_bots(server: Opened, game: str) -> None:
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(server.visitor(f"Guest {n}")) for n in range(3)]
        table = await visitors[0].open(quick(game, 4))
        *seats, watcher = [await stack.enter_async_context(visitor.join(table)) for visitor in visitors]
        await seat_all(seats[0], seats[1:], ["expert", "greedy"])
        results = await play_all(seats)
        while watcher.table.stage != "over":
            await watcher.news()
        assert watcher.seat == -1
        assert watcher.options == ()
        assert results == [watcher.view.result] * 2
        for seated in [*seats, watcher]:
            await same_as_fresh(seated)


async def same_as_fresh(seated: Seated) -> None:
    """Compare what somebody has made of all events with a fresh view."""
    old, options = msgspec.json.encode(seated.view), seated.options
    await seated.do(Look())
    assert msgspec.json.encode(seated.view) == old
    assert seated.options == options


@served(Limits(commands=4, burst=6))
async def test_a_bot_that_is_too_fast_for_a_table_takes_a_breath(server: Opened) -> None:
    async with server.visitor("Anna") as anna, anna.join(await anna.open(quick(players=3))) as seated:
        await seat_all(seated, [], ["simple", "simple"])
        player = Player(seated, "simple")
        while seated.view.turn < 4:
            if not await player.act():
                await seated.news()
