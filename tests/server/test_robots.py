"""Bots at a table: they let people come first, never hold anybody up, and outlive their own processes."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from multiprocessing.process import BaseProcess

import pytest

from haricot.client import Seated
from haricot.kernel.actions import Action, Decline, Done, Offer, Take, Wish
from haricot.server.pace import PACES
from haricot.wire.commands import Agree, Look
from tests.server.guests_at import until
from tests.server.moved import Moved
from tests.server.served import Opened, among_bots, limited, play_all, quick, seat_all, served

MOMENT = 0.01
"""How close before and after its time something is looked for, in seconds."""


async def play_on(server: Opened, seated: Seated, so: Callable[[], object]) -> None:
    """Do what comes first, and let time pass while others are waited for, until something is so."""
    while not so():
        if seated.seat in seated.waits:
            await seated.do(first_choice(seated))
        else:
            await server.passes(0.1)
            # What was told meanwhile is heard before the answer.
            await seated.do(Look())


def first_choice(seated: Seated) -> Action:
    """Do the first thing that comes to mind, and end a trade at once."""
    done = Done(seated.seat)
    return done if seated.view.phase == "trade" and done in seated.options else seated.options[0]


def answers(server: Opened, table: str, number: int) -> list[int]:
    """List who has answered an offer by now."""
    play = server.house.rooms[table].play
    assert play is not None
    said = [action for action in play.session.record.actions if isinstance(action, Take | Decline)]
    return [action.seat for action in said if action.offer == number]


@asynccontextmanager
async def offered_to_all(server: Opened) -> AsyncIterator[tuple[str, Seated, int]]:
    """Have one of two people among two bots offer a card to all: give the table, the other, the offer."""
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
        table = await anna.open(quick(pace="brisk"))
        async with anna.join(table) as first, ben.join(table) as second:
            await seat_all(first, [second], ["simple", "simple"])
            while first.view.phase != "trade":
                await first.do(first.options[0])
            card = first.view.hands[0][0]  # type: ignore[attr-defined]
            await first.do(Offer(0, gives=(card,)))
            yield table, second, first.view.offers[-1].number


@served(time=Moved)
async def test_people_have_the_first_chance_at_an_offer_to_all(server: Opened) -> None:
    async with offered_to_all(server) as (table, second, number):
        await server.passes(PACES["brisk"].courtesy - MOMENT)
        assert answers(server, table, number) == []
        await server.passes(2 * MOMENT)
        bots = answers(server, table, number)
        assert bots
        assert second.seat not in bots


@served(time=Moved)
async def test_bots_answer_sooner_when_people_have_spoken(server: Opened) -> None:
    async with offered_to_all(server) as (table, second, number):
        await second.do(Decline(1, number))
        await server.passes(PACES["brisk"].least - MOMENT)
        assert answers(server, table, number) == [1], "bots pause before anything that they do"
        await server.passes(PACES["brisk"].most - PACES["brisk"].least + MOMENT)
        assert len(answers(server, table, number)) > 1


async def to_a_trade_of_a_bot(server: Opened, seated: Seated) -> None:
    """Begin a game with two bots, and come to the trade of the first of them."""
    await seat_all(seated, [], ["simple", "simple"])
    await play_on(server, seated, lambda: seated.view.phase == "trade" and seated.view.active == 1)


@served(time=Moved)
async def test_a_bot_does_not_close_its_trade_while_people_may_want_to_speak(server: Opened) -> None:
    async with server.visitor("Anna") as anna, anna.join(await anna.open(quick(players=3))) as seated:
        await to_a_trade_of_a_bot(server, seated)
        await server.passes(PACES["instant"].grace - 2 * PACES["instant"].courtesy)
        await seated.do(Look())
        assert (seated.view.phase, seated.view.active) == ("trade", 1)
        await seated.do(Done(0))
        await server.passes(2 * PACES["instant"].courtesy)
        await seated.do(Look())
        assert (seated.view.phase, seated.view.active) != ("trade", 1)


@served(time=Moved)
async def test_a_bot_closes_its_trade_when_nobody_has_spoken_for_long(server: Opened) -> None:
    async with server.visitor("Anna") as anna, anna.join(await anna.open(quick(players=3))) as seated:
        await to_a_trade_of_a_bot(server, seated)
        await server.passes(3 * PACES["instant"].grace)
        await seated.do(Look())
        assert (seated.view.phase, seated.view.active) != ("trade", 1)


@served()
async def test_bots_go_on_when_their_process_is_lost(server: Opened) -> None:
    async with among_bots(server, quick(players=3), "expert") as (_, table, seated):
        room = server.house.rooms[table]
        playing = asyncio.ensure_future(play_all([seated]))
        for moves in (10, 30, 50):
            await until(lambda moves=moves: room.moves >= moves)  # type: ignore[misc]
            for process in thinkers(server):
                process.kill()
        results = await playing
        assert len(results[0].scores) == 3
    assert server.faults
    assert all("bot-lost" in fault for fault in server.faults)
    server.faults.clear()


def thinkers(server: Opened) -> list[BaseProcess]:
    """Find the processes that bots think in."""
    pools = [thinker.pool for thinker in server.house.brains.thinkers]
    return [process for pool in pools for process in (getattr(pool, "_processes", None) or {}).values()]


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
@served(limits=limited(thought=20.0), time=Moved)
async def test_a_thought_is_given_up_when_its_time_is_over_and_not_before(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick(players=3))
        async with anna.join(table) as seated:
            await to_a_trade_of_a_bot(server, seated)
            (process,) = thinkers(server)
            # It hangs, as one that swaps does.
            os.kill(process.pid or 0, signal.SIGSTOP)
            robots = server.house.rooms[table].robots
            await seated.do(Wish(0, (0,)))
            await until(lambda: robots.thinking is not None)
            asked, began = robots.thinking, server.time.at
            while server.time.ring_next(began + 19.9):
                pass
            await seated.do(Look())
            assert robots.thinking is asked
            assert thinkers(server) == [process]
            assert server.time.ring_next(began + 20.0)
            await until(lambda: robots.thinking is not asked)
            await server.passes(0.1)
            assert process not in thinkers(server)
    assert server.faults
    assert all("bot-lost" in fault for fault in server.faults)
    server.faults.clear()


@served(limits=limited(thought=0.0))
async def test_bots_that_think_for_ever_hold_nobody_up(server: Opened) -> None:
    async with among_bots(server, quick(players=3)) as (_, _, seated):
        while seated.view.turn < 4:
            if Done(0) in seated.options and seated.view.phase == "trade" and not seated.view.done[0]:
                await seated.do(Done(0))
            elif seated.seat in seated.waits:
                await seated.do(seated.options[0])
            else:
                await seated.news()
    assert server.faults
    assert all("bot-lost" in fault for fault in server.faults)
    server.faults.clear()


@pytest.mark.parametrize("bot", ["random", "simple", "greedy", "expert", "master"])
def test_every_rung_can_have_a_seat(bot: str) -> None:
    async def first_turns(server: Opened) -> None:
        async with among_bots(server, quick(players=3), bot) as (_, _, seated):
            await play_on(server, seated, lambda: seated.view.turn >= 3)

    served(time=Moved)(first_turns)()


@served(time=Moved)
async def test_with_nobody_there_everything_rests(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick(players=3, spectators=True))
        async with anna.join(table) as seated:
            await seat_all(seated, [], ["simple", "simple"])
            await play_on(server, seated, lambda: seated.view.turn == 2)
        room = server.house.rooms[table]
        await until(lambda: not room.clients)
        before = room.moves
        await server.passes(30)
        assert room.moves == before
        async with anna.join(table):
            await server.passes(0.1)
            assert room.moves > before, "with somebody there, bots go on"


@served()
async def test_settings_of_bots_are_checked(server: Opened) -> None:
    async with server.visitor("Anna") as anna, anna.join(await anna.open(quick())) as seated:
        with pytest.raises(ValueError, match="There is no bot 'grandmaster'"):
            await seated.do(Agree(quick(stand_in="grandmaster")))
