"""What people do at a table that is no move: they compose while a trade waits, and hurry the bots."""

from __future__ import annotations

from haricot.client import Seated
from haricot.kernel.actions import Decline, Done, Offer
from haricot.server.activity import MOST_COMPOSED
from haricot.server.pace import HURRIED, PACES, is_obvious
from haricot.wire.commands import Agree, Compose, Hurry, Look
from tests.server.guests_at import until
from tests.server.moved import Moved
from tests.server.served import Opened, among_bots, quick, seat_all, served
from tests.server.test_robots import MOMENT, first_choice, play_on, to_a_trade_of_a_bot

GRACE = PACES["instant"].grace


def in_trade(seated: Seated) -> bool:
    """Tell whether the first bot trades still."""
    return (seated.view.phase, seated.view.active) == ("trade", 1)


def in_haste(seated: Seated) -> bool:
    """Tell whether somebody hurries the bots."""
    return seated.floor.hurried


async def until_it_closes(server: Opened, seated: Seated) -> float:
    """Let time pass until the bot has no more to say, and tell after how many seconds it will close."""
    await play_on_quietly(server, seated)
    assert seated.floor.closes is not None
    return seated.floor.closes / 1000


async def play_on_quietly(server: Opened, seated: Seated) -> None:
    """Let time pass until the trade would close by itself."""
    while seated.floor.closes is None:
        await server.passes(0.1)
        await seated.do(Look())


async def waits(server: Opened, seated: Seated, seconds: float) -> bool:
    """Let time pass, and tell whether the trade is still open."""
    await server.passes(seconds)
    await seated.do(Look())
    return in_trade(seated)


@served(time=Moved)
async def test_it_is_told_when_a_trade_will_close(server: Opened) -> None:
    # Where bots pause for nothing, the next of them trades at once, and it is told when that will close.
    brisk = quick(players=3, pace="brisk")
    async with server.visitor("Anna") as anna, anna.join(await anna.open(brisk)) as seated:
        await to_a_trade_of_a_bot(server, seated)
        closes = await until_it_closes(server, seated)
        assert 0 < closes <= PACES["brisk"].grace
        assert await waits(server, seated, closes - MOMENT)
        assert not await waits(server, seated, 2 * MOMENT)
        assert seated.floor.closes is None


@served(time=Moved)
async def test_a_trade_waits_for_who_composes_and_others_see_who(server: Opened) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Zoe") as zoe:
        table = await anna.open(quick(players=3))
        async with anna.join(table) as seated, zoe.join(table) as looker:
            await to_a_trade_of_a_bot(server, seated)
            closes = await until_it_closes(server, seated)
            await seated.do(Compose(True))
            await looker.do(Look())
            assert looker.floor.composing == (0,)
            assert not looker.floor.idle
            assert await waits(server, seated, 10 * GRACE)
            await seated.do(Compose(False))
            assert seated.floor.composing == ()
            # The time while somebody composed does not count.
            assert await waits(server, seated, closes - MOMENT)
            assert not await waits(server, seated, 2 * MOMENT)


@served(time=Moved)
async def test_a_trade_waits_for_a_minute_in_all(server: Opened) -> None:
    async with server.visitor("Anna") as anna, anna.join(await anna.open(quick(players=3))) as seated:
        await to_a_trade_of_a_bot(server, seated)
        closes = await until_it_closes(server, seated)
        await seated.do(Compose(True))
        assert seated.floor.closes == round(1000 * (closes + MOST_COMPOSED))
        assert await waits(server, seated, 20.0)
        await seated.do(Compose(False))
        await seated.do(Compose(True))
        assert await waits(server, seated, MOST_COMPOSED - 20.0 + closes - MOMENT)
        assert not await waits(server, seated, 2 * MOMENT)
        assert seated.floor.composing == ()


@served(time=Moved)
async def test_who_makes_the_offer_or_goes_composes_no_longer(server: Opened) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
        table = await anna.open(quick(players=4))
        async with anna.join(table) as first:
            async with ben.join(table) as second:
                await seat_all(first, [second], ["simple", "simple"])
                while first.view.phase != "trade":
                    await first.do(first.options[0])
                await first.do(Compose(True))
                await second.do(Compose(True))
                assert second.floor.composing == (0, 1)
                await first.do(Offer(0, 1, (first.view.hands[0][0],)))  # type: ignore[attr-defined]
                assert first.floor.composing == (1,)
            await until(lambda: not first.floor.composing)


@served(time=Moved)
async def test_outside_of_a_trade_nobody_composes(server: Opened) -> None:
    async with among_bots(server, quick(players=3)) as (_, _, seated):
        await seated.do(Compose(True))
        assert seated.floor.composing == ()


@served(time=Moved)
async def test_bots_let_a_person_speak_first_in_their_own_turn(server: Opened) -> None:
    async with among_bots(server, quick(players=3, pace="calm"), "expert") as (_, _, seated):
        while seated.view.phase != "trade":
            await seated.do(seated.options[0])
        await server.passes(PACES["calm"].courtesy - MOMENT)
        await seated.do(Look())
        assert seated.view.offers == []
        await seated.do(Compose(True))
        await server.passes(MOST_COMPOSED - PACES["calm"].courtesy)
        await seated.do(Look())
        assert seated.view.offers == [], "bots do not talk into what somebody composes"


async def seconds_to_my_turn(server: Opened, seated: Seated) -> float:
    """Let time pass until it is the turn of somebody who says nothing, and tell how long that took."""
    before = server.time.at
    while seated.seat not in seated.waits:
        if seated.view.phase == "trade" and Done(0) in seated.options and not seated.view.done[0]:
            await seated.do(Done(0))
        await server.passes(0.05)
        await seated.do(Look())
    return server.time.at - before


async def end_my_turn(server: Opened, seated: Seated) -> None:
    """Play the own turn to its end."""
    turn = seated.view.turn
    await play_on(server, seated, lambda: seated.view.turn > turn)


@served(time=Moved)
async def test_anybody_hurries_bots_until_a_person_is_needed(server: Opened) -> None:
    async with among_bots(server, quick(players=3, pace="calm")) as (_, _, seated):
        await seated.do(Hurry())
        assert not in_haste(seated), "it is the own turn"
        await end_my_turn(server, seated)
        assert seated.floor.idle
        calm = await seconds_to_my_turn(server, seated)
        await end_my_turn(server, seated)
        moves, before = seated.move, server.time.at
        await seated.do(Hurry())
        assert in_haste(seated)
        while seated.seat not in seated.waits and seated.floor.hurried:
            await server.passes(0.05)
            await seated.do(Look())
        hurried = server.time.at - before
        assert hurried <= (seated.move - moves + 1) * (HURRIED.most + 0.05)
        assert hurried < calm / 2
        assert not in_haste(seated)


@served(time=Moved)
async def test_who_hurries_does_not_hurry_other_people(server: Opened) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
        table = await anna.open(quick(players=3))
        async with anna.join(table) as first, ben.join(table) as second:
            await seat_all(first, [second], ["simple"])
            while (second.view.phase, second.view.active) != ("trade", 2) or not (
                second.floor.idle and second.floor.closes
            ):
                for seated in (first, second):
                    await play_or_decline(seated)
                await server.passes(0.05)
            await first.do(Hurry())
            assert first.floor.hurried
            # What was told before time passed last is too late by that.
            await second.do(Look())
            closes = second.floor.closes
            assert closes is not None
            await server.passes(closes / 1000 - MOMENT)
            await second.do(Look())
            assert (second.view.phase, second.view.active) == ("trade", 2)
            await server.passes(2 * MOMENT)
            await second.do(Look())
            assert (second.view.phase, second.view.active) != ("trade", 2)


async def play_or_decline(seated: Seated) -> None:
    """Do what comes first if it is the own turn, and say no to what is offered."""
    await seated.do(Look())
    if seated.seat in seated.waits:
        await seated.do(first_choice(seated))
    for option in seated.options if seated.seat != seated.view.active else ():
        if isinstance(option, Decline):
            await seated.do(option)


@served(time=Moved)
async def test_the_host_changes_the_pace_in_play(server: Opened) -> None:
    async with among_bots(server, quick(players=3, pace="calm")) as (_, _, seated):
        await end_my_turn(server, seated)
        await seated.do(Agree(quick(players=3, pace="instant")))
        assert seated.table.settings.pace == "instant"
        await server.passes(PACES["calm"].most)
        moves = seated.move
        await server.passes(0.1)
        await seated.do(Look())
        assert seated.move != moves or seated.view.phase == "trade"


@served(time=Moved)
async def test_what_leaves_no_choice_is_done_soon(server: Opened) -> None:
    """Planting what was traded and drawing are no news: nobody wants to wait for them."""
    async with among_bots(server, quick(players=3, pace="calm")) as (_, table, seated):
        room, pauses = server.house.rooms[table], list[float]()
        while len(pauses) < 3:
            await play_or_decline(seated)
            before = room.robots.pending
            await server.passes(0.01)
            for seat in room.robots.pending.keys() - before.keys():
                if not room.robots.rounds().in_trade() and is_obvious(room.play.options(seat)):  # type: ignore[union-attr]
                    pauses.append(room.robots.pending[seat].ready - server.time.at)
        assert all(pause <= PACES["calm"].quick for pause in pauses)
