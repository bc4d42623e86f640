"""Bots at a table: they let people come first, never hold anybody up, and outlive their own processes."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest

from haricot.client import Seated
from haricot.kernel.actions import AnyAction, Decline, Done, Offer
from haricot.server import brains
from haricot.server.robots import PACES
from haricot.wire.commands import Agree
from tests.server.served import Opened, play_all, quick, seat_all, served


async def go_to_trade(seated: Seated) -> None:
    """Play on until it is somebody's own trade."""
    while seated.view.phase != "trade" or seated.view.active != seated.seat:
        if seated.seat in seated.waits:
            await seated.do(seated.options[0])
        else:
            await seated.news()


def answers(seated: Seated, number: int) -> list[int]:
    """List who has answered an offer."""
    for offer in seated.view.offers:
        if offer.number == number:
            return [*offer.declined, *(word.seat for word in offer.agreed)]
    return []


async def offer_to_all(first: Seated, second: Seated) -> int:
    """Begin a game of two people and two bots, and have the first offer a card to all as a gift."""
    await seat_all(first, [second], ["simple", "simple"])
    await go_to_trade(first)
    card = first.view.hands[0][0]  # type: ignore[attr-defined]
    await first.do(Offer(0, gives=(card,)))
    return first.view.offers[-1].number


@served()
async def test_people_have_the_first_chance_at_an_offer_to_all(server: Opened) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
        table = await anna.open(quick(pace="brisk"))
        async with anna.join(table) as first, ben.join(table) as second:
            number = await offer_to_all(first, second)
            made = monotonic()
            while not answers(first, number):
                await first.news()
            assert monotonic() - made > PACES["brisk"].courtesy * 0.9
            assert second.seat not in answers(first, number)


@served()
async def test_bots_answer_sooner_when_people_have_spoken(server: Opened) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
        table = await anna.open(quick(pace="brisk"))
        async with anna.join(table) as first, ben.join(table) as second:
            number = await offer_to_all(first, second)
            made = monotonic()
            await second.do(Decline(1, number))
            while len(answers(first, number)) < 2:
                await first.news()
            assert monotonic() - made < PACES["brisk"].courtesy


@served()
async def test_a_bot_does_not_close_its_trade_while_people_may_want_to_speak(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick(players=3))
        async with anna.join(table) as seated:
            await seat_all(seated, [], ["simple", "simple"])
            while seated.view.phase != "trade" or seated.view.active == 0:
                own = seated.seat in seated.waits
                await (seated.do(first_choice(seated)) if own else seated.news())
            began = monotonic()
            while seated.view.phase == "trade" and monotonic() - began < PACES["instant"].grace / 2:
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(wait_for_the_end_of_trade(seated), PACES["instant"].grace / 2)
            assert seated.view.phase == "trade"
            await seated.do(Done(0))
            spoken = monotonic()
            await wait_for_the_end_of_trade(seated)
            assert monotonic() - spoken < PACES["instant"].grace / 2


def first_choice(seated: Seated) -> AnyAction:
    """Do the first thing that comes to mind, and end a trade at once."""
    done = Done(seated.seat)
    return done if seated.view.phase == "trade" and done in seated.options else seated.options[0]


async def wait_for_the_end_of_trade(seated: Seated) -> None:
    """Wait until a trade is closed; say no to whatever is offered."""
    while seated.view.phase == "trade":
        for action in seated.options:
            if isinstance(action, Decline) and not answered(seated, action):
                await seated.do(action)
                break
        else:
            await seated.news()


def answered(seated: Seated, no: Decline) -> bool:
    """Tell whether somebody has declined already."""
    return any(no.offer == offer.number and no.seat in offer.declined for offer in seated.view.offers)


@served()
async def test_bots_go_on_when_their_process_is_lost(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick(players=3))
        async with anna.join(table) as seated:
            await seat_all(seated, [], ["expert", "expert"])
            playing = asyncio.ensure_future(play_all([seated]))
            for _ in range(3):
                await asyncio.sleep(0.3)
                lose_bots(server)
            results = await playing
            assert len(results[0].scores) == 3
    assert all("bot-lost" in fault for fault in server.faults)
    server.faults.clear()


def lose_bots(server: Opened) -> None:
    """Kill the processes that bots think in, as a machine short of memory would."""
    for pool in server.house.brains.pools:
        for process in (getattr(pool, "_processes", None) or {}).values():
            process.kill()


def test_bots_that_think_for_ever_hold_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brains, "PATIENCE", 0.0)
    served()(all_too_slow)()


async def all_too_slow(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick(players=3))
        async with anna.join(table) as seated:
            await seat_all(seated, [], ["simple", "simple"])
            while seated.view.turn < 4:
                own = seated.seat in seated.waits
                await (seated.do(first_choice(seated)) if own else seated.news())
    assert server.faults
    assert all("bot-lost" in fault for fault in server.faults)
    server.faults.clear()


@pytest.mark.parametrize("bot", ["random", "simple", "greedy", "expert", "master"])
def test_every_rung_can_have_a_seat(bot: str) -> None:
    async def first_turns(server: Opened) -> None:
        async with server.visitor("Anna") as anna:
            table = await anna.open(quick(players=3))
            async with anna.join(table) as seated:
                await seat_all(seated, [], [bot, bot])
                while seated.view.turn < 3:
                    own = seated.seat in seated.waits
                    await (seated.do(first_choice(seated)) if own else seated.news())

    served()(first_turns)()


@served()
async def test_with_nobody_there_everything_rests(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick(players=3, spectators=True))
        async with anna.join(table) as seated:
            await seat_all(seated, [], ["simple", "simple"])
            while seated.view.turn < 2:
                own = seated.seat in seated.waits
                await (seated.do(first_choice(seated)) if own else seated.news())
        room = server.house.rooms[table]
        while room.lines:
            await asyncio.sleep(0.01)
        assert room.play is not None
        before = room.play.move
        await asyncio.sleep(0.5)
        assert room.play.move == before


@served()
async def test_settings_of_bots_are_checked(server: Opened) -> None:
    async with server.visitor("Anna") as anna, anna.join(await anna.open(quick())) as seated:
        with pytest.raises(ValueError, match="There is no bot 'grandmaster'"):
            await seated.do(Agree(quick(stand_in="grandmaster")))
