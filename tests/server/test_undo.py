"""Taking back at a table: it is told, kept, done once, and gives the time back; over real sockets."""

from __future__ import annotations

import msgspec
import pytest

from haricot.cards.actions import Sell
from haricot.catalogue import game_of
from haricot.client import Seated
from haricot.games.hansa.actions import Reveal
from haricot.kernel.actions import Decline, Done, Offer, Take, Undo
from haricot.kernel.events import Undone
from haricot.kernel.record import replay
from haricot.server.pace import PACES
from haricot.server.store import store_failed
from haricot.wire.commands import Look, Type
from haricot.wire.messages import Accepted, Hello, UndoInfo, read_message
from tests.server.guests_at import (
    Party,
    all_heard,
    bare,
    first_plant,
    gift,
    hand,
    heard,
    leave,
    open_trade,
    party,
    refused,
    same_deal,
    table_view,
    until,
)
from tests.server.moved import Moved
from tests.server.served import Opened, among_bots, limited, play_all, quick, seat_all, served
from tests.server.test_attendance import sleeping, told_left

MOMENT = 0.01
"""How close before and after its time something is looked for, in seconds."""

POSSIBLE = UndoInfo(True, "")


def not_possible(code: str) -> UndoInfo:
    return UndoInfo(False, code)


def moves(found: Party) -> int:
    """Count the moves that are written down."""
    assert found.room.play is not None
    return len(found.room.play.session.record.actions)


@served(deal=same_deal)
async def test_everybody_sees_what_was_before_and_hears_of_it(server: Opened) -> None:
    async with party(server, 3) as found:
        stranger = await found.stranger()
        everybody = [*found.seats, stranger]
        for seated in everybody:
            seated.unheard = []
        before = [msgspec.json.encode((seated.view, seated.options)) for seated in everybody]
        assert found.host.undo == not_possible("undo-nothing")
        await found.host.do(first_plant(found.host))
        assert found.host.undo == POSSIBLE
        assert await found.host.do(Undo(0)) == 2
        await all_heard(everybody, lambda seated: seated.move == 2)
        assert [msgspec.json.encode((seated.view, seated.options)) for seated in everybody] == before
        assert all(seated.unheard and seated.unheard[-1] == Undone(0, 1) for seated in everybody)
        assert found.host.undo == not_possible("undo-nothing")
        assert stranger.undo == UndoInfo()


@served(deal=same_deal)
async def test_several_acts_are_taken_back_in_a_row_and_done_again(server: Opened) -> None:
    async with party(server, 3) as found:
        host = found.host
        seen = [host.view]
        await host.do(first_plant(host))
        seen.append(host.view)
        await host.do(Sell(0, 0))
        await host.do(Undo(0))
        assert host.view == seen[1]
        await host.do(Type("Undo"))
        assert host.view == seen[0]
        await refused(host.do(Undo(0)), "undo-nothing")
        await host.do(first_plant(host))
        assert host.view == seen[1]
        assert host.move == 5


@served(deal=same_deal)
async def test_what_cannot_be_taken_back_says_why(server: Opened) -> None:
    async with party(server, 3) as found:
        host, second, third = found.seats
        await open_trade(found)
        assert host.undo == not_possible("undo-drawn")
        await refused(host.do(Undo(0)), "undo-drawn")
        await refused(host.do(Undo(1)), "not-your-seat")
        await refused((await found.stranger()).do(Undo(0)), "not-seated")
        await host.do(gift(found, 1))
        assert host.undo == POSSIBLE
        number = host.view.offers[-1].number
        await second.do(Decline(1, number))
        assert second.undo == POSSIBLE
        await heard(host, lambda: host.undo == not_possible("undo-answered"))
        await refused(host.do(Undo(0)), "undo-answered")
        await host.do(Offer(0, 2, (table_view(host).face_up[1],)))
        await third.do(Take(2, host.view.offers[-1].number))
        await all_heard(found.seats, lambda seated: seated.move == third.move)
        assert (host.undo, third.undo) == (not_possible("undo-deal"), not_possible("undo-deal"))
        assert second.undo == not_possible("undo-acted")
        await refused(third.do(Undo(2)), "undo-deal")
        await refused(second.do(Undo(1)), "undo-acted")


@served(deal=same_deal)
async def test_an_offer_that_was_taken_back_is_never_taken_for_another(server: Opened) -> None:
    async with party(server, 3) as found:
        await open_trade(found)
        await found.host.do(gift(found))
        number = found.host.view.offers[-1].number
        await found.host.do(Undo(0))
        assert found.host.view.offers == []
        await found.host.do(gift(found))
        assert found.host.view.offers[-1].number > number
        for seated in found.seats[1:]:
            with pytest.raises(Exception, match="offer"):
                await seated.do(Take(seated.seat, number))


@served(deal=same_deal)
async def test_an_undo_that_is_sent_again_is_done_once(server: Opened) -> None:
    async with party(server, 3) as found:
        await found.host.do(first_plant(found.host))
        await found.host.do(Sell(0, 0))
        async with bare(found, 0) as socket:
            for _ in range(3):
                answer = await socket.ask(Undo(0), "once")
                assert isinstance(answer, Accepted)
                assert answer.move == 3
        assert moves(found) == 3
        # The reference is kept with the move, so that a server that slept knows it too.
        for seated in found.seats:
            await leave(seated)
        await sleeping(found)
        async with bare(found, 0) as socket:
            assert await socket.ask(Undo(0), "once") == Accepted("once", 3)
            assert await socket.ask(Undo(0), "twice") == Accepted("twice", 4)
        assert moves(found) == 4


@served(deal=same_deal)
async def test_who_missed_an_undo_is_told_everything(server: Opened) -> None:
    async with party(server, 3) as found:
        host, second = found.host, found.seats[1]
        await host.do(first_plant(host))
        await heard(second, lambda: second.move == 1)
        await leave(second)
        await host.do(Undo(0))
        await host.do(first_plant(host))
        assert await greetings(found, second) == 1
        assert table_view(second).fields == table_view(host).fields
        # What came after an undo can be told move by move.
        await leave(second)
        await host.do(Sell(0, 0))
        assert await greetings(found, second) == 0
        assert table_view(second).fields == table_view(host).fields


async def greetings(found: Party, seated: Seated) -> int:
    """Let somebody come back, and count how often they are told everything."""
    seated.told = []
    await seated.__aenter__()
    found.stack.push_async_callback(leave, seated)
    await heard(seated, lambda: seated.move == found.move)
    return sum(isinstance(read_message(text), Hello) for text in seated.told)


@served(deal=same_deal)
async def test_a_table_that_slept_knows_what_was_taken_back_and_what_can_be(server: Opened) -> None:
    async with party(server, 3) as found:
        host, second, _ = found.seats
        await open_trade(found)
        await host.do(gift(found))
        await host.do(Undo(0))
        await host.do(Offer(0, 1, (hand(host)[0],)))
        before = found.standing()
        for seated in found.seats:
            await leave(seated)
        await sleeping(found)
        host = await found.join(found.visitors[0])
        second = await found.join(found.visitors[1])
        assert found.standing() == before
        assert host.undo == POSSIBLE
        await host.do(Undo(0))
        assert host.view.offers == []
        assert second.undo == not_possible("undo-nothing")


@served(time=Moved)
async def test_the_clock_gives_the_time_back(server: Opened) -> None:
    async with party(server, 3, quick(players=3, seconds=1, reserve=5)) as found:
        await server.passes(1.5)
        await found.host.do(first_plant(found.host))
        assert found.room.attendance.clocks.left == [4500, 5000, 5000]
        await server.passes(0.75)
        await found.host.do(Undo(0))
        # As if nothing had been done in 2.25 seconds: they are not yet taken from the reserve.
        assert found.room.attendance.clocks.left == [5000, 5000, 5000]
        assert told_left(found.host) == (3750, 6000, 6000)
        await found.host.do(first_plant(found.host))
        assert found.room.attendance.clocks.left == [3750, 5000, 5000]
        await found.host.do(Undo(0))
        for seated in found.seats:
            await leave(seated)
        await sleeping(found)
        await found.join(found.visitors[1])
        # What was given back is written down.
        assert found.room.attendance.clocks.left == [5000, 5000, 5000]


@served(time=Moved)
async def test_without_clocks_who_takes_back_has_all_the_time(server: Opened) -> None:
    async with party(server, 3, quick(players=3, absence=10, stand_in="greedy")) as found:
        await found.host.do(first_plant(found.host))
        await found.host.do(Undo(0))
        await server.passes(600)
        assert not found.room.table.away
        assert moves(found) == 2
        assert await found.host.do(first_plant(found.host)) == 3


@served(time=Moved)
async def test_nobody_loses_time_to_somebody_who_takes_back(server: Opened) -> None:
    settings = quick("hansa", players=3, seconds=10, reserve=10)
    async with party(server, 3, settings) as found:
        host = found.host
        await host.do(host.options[0])
        assert host.clocks is not None
        assert list(host.clocks.running) == [1, 2]
        await server.passes(4)
        await host.do(Undo(0))
        assert told_left(host) == (20000, 16000, 16000)
        assert list(host.clocks.running) == [0, 1, 2]


@served()
async def test_an_undo_that_cannot_be_written_down_has_never_been(server: Opened) -> None:
    async with party(server, 3) as found:
        await found.host.do(first_plant(found.host))
        view, keep = found.host.view, found.room.store.keep_move

        async def fail(doc: object, move: object) -> None:
            raise store_failed()

        found.room.store.keep_move = fail  # type: ignore[method-assign]
        await refused(found.host.do(Undo(0)), "store-failed")
        found.room.store.keep_move = keep  # type: ignore[method-assign]
        await found.host.do(Look())
        assert (found.host.view, found.host.move, found.host.undo) == (view, 1, POSSIBLE)
        assert await found.host.do(Undo(0)) == 2


@served(limits=limited(undos=3))
async def test_nobody_takes_back_without_end(server: Opened) -> None:
    async with party(server, 3) as found:
        for _ in range(3):
            await found.host.do(first_plant(found.host))
            await found.host.do(Undo(0))
        await found.host.do(first_plant(found.host))
        await refused(found.host.do(Undo(0)), "enough-undone")


@served(time=Moved)
async def test_what_a_bot_did_in_my_place_stays(server: Opened) -> None:
    async with party(server, 3, quick("hansa", players=3, absence=10, stand_in="greedy")) as found:
        await leave(found.host)
        room = found.room
        await until(lambda: 0 in room.attendance.gone and not room.busy)
        await server.passes(10.1)
        await heard(found.seats[1], lambda: found.seats[1].move == 1)
        back = await found.join(found.visitors[0])
        assert back.undo == not_possible("undo-stand-in")
        await refused(back.do(Undo(0)), "undo-stand-in")


@served(time=Moved)
async def test_bots_leave_a_moment_to_take_back_what_passed_the_turn_to_them(server: Opened) -> None:
    async with among_bots(server, quick("hansa", players=3, pace="calm"), "greedy") as (_, _, seated):
        choice = seated.options[0]
        assert isinstance(choice, Reveal)
        await seated.do(choice)
        await server.passes(PACES["calm"].regret - MOMENT)
        await seated.do(Look())
        assert (seated.move, seated.undo) == (1, POSSIBLE)
        await server.passes(2 * MOMENT)
        await seated.do(Look())
        assert seated.move > 1
        assert seated.undo == not_possible("undo-acted")


@pytest.mark.parametrize("game", ["bohnanza", "sissi", "hansa"])
def test_a_whole_game_with_undos_among_bots_that_remember(game: str) -> None:
    whole_game(game)


def whole_game(game: str) -> None:
    @served()
    async def play(server: Opened) -> None:
        async with server.visitor("Anna") as anna:
            table = await anna.open(quick(game, players=3))
            async with anna.join(table) as seated:
                await seat_all(seated, [], ["expert", "expert"])
                for _ in range(12):
                    await heard(seated, lambda: seated.seat in seated.waits or seated.view.result)
                    act = next((one for one in seated.options if not isinstance(one, Done)), None)
                    if act is not None:
                        await seated.do(act)
                        if seated.undo.possible:
                            await seated.do(Undo(seated.seat))
                            await seated.do(act)
                    else:
                        await seated.do(Done(seated.seat))
                await play_all([seated])
            record = await anna.record(table)
            undone = sum(isinstance(action, Undo) for action in record.actions)
            assert undone > 2
            assert replay(game_of(record), record).state.result == record.result
            last = len(record.actions)
            course = await anna.course(table)
            assert course.last == last
            assert course.result is not None
            for seat, score in enumerate(course.result.scores):
                assert sum(gain.talers for gain in course.gains if gain.seat == seat) == score
            number = next(at for at, act in enumerate(record.actions, 1) if isinstance(act, Undo))
            moment = await anna.moment(table, 1, number)
            before = await anna.moment(table, 1, number - 2)
            assert isinstance(moment.events[0], Undone)
            assert moment.view == before.view
            assert await anna.bring(record)

    play()
