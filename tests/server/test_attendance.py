"""Who is there, who is away, who comes back: lost lines, clocks, sleep and the shelf, over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from haricot.catalogue import game_of, read_record
from haricot.client import Seated
from haricot.kernel.actions import Done, Take, Wish
from haricot.kernel.record import Record, replay
from haricot.kernel.types import ALL_SEEING, HIDDEN, STRANGER
from haricot.server.house import SLEEP_AFTER
from haricot.wire.commands import Look, Say, Sit, Stand, Start
from haricot.wire.messages import Floor, Hello, News, Said, Seating, read_message
from tests.patience import PATIENCE
from tests.server import guests_at as at
from tests.server.moved import Moved
from tests.server.served import Opened, play_all, quick, served

RECORDS = Path(__file__).parents[1] / "records"
CLOCK = quick(players=3, seconds=30, stand_in="simple")


# Tabs, spectators, and talk.


@served()
async def test_two_tabs_of_one_person_hear_the_same_and_both_act(server: Opened) -> None:
    async with at.party(server, 3) as found:
        tab = await found.join(found.visitors[0])
        assert (tab.seat, tab.host, at.hand(tab)) == (0, True, at.hand(found.host))
        await tab.do(at.first_plant(tab))
        await at.heard(found.host, lambda: found.host.move == 1)
        await found.host.do(Done(0))
        await at.heard(tab, lambda: tab.view.phase == "trade")
        assert at.table_view(tab) == at.table_view(found.host)
        assert tab.options == found.host.options
        # One tab less is still somebody.
        await at.leave(found.host)
        await at.until(lambda: len(found.room.clients) == 3)
        assert found.room.table.is_present(0)
        assert not found.room.attendance.gone


@served()
async def test_spectators_see_no_hand_and_are_counted(server: Opened) -> None:
    async with at.party(server, 3) as found:
        zoe = await found.stranger()
        assert zoe.seat == STRANGER
        assert at.table_view(zoe).hands == [[HIDDEN] * 5] * 3
        await at.heard(found.host, lambda: found.host.table.watching == 1)
        move = await found.host.do(at.first_plant(found.host))
        await at.heard(zoe, lambda: zoe.move == move)
        assert len(at.table_view(zoe).fields[0][0]) == 1
        await at.leave(zoe)
        await at.heard(found.host, lambda: found.host.table.watching == 0)


@served()
async def test_a_table_without_spectators_lets_nobody_look_on(server: Opened) -> None:
    async with at.party(server, 3, quick(players=3, spectators=False), plays=False) as found:
        early = await found.stranger("Early")
        await at.refused(early.do(Say("Hello")), "not-seated")
        for number, seated in enumerate(found.seats):
            await seated.do(Sit(number, f"P{number}"))
        early.told = []
        await found.host.do(Start())
        await at.heard(early, lambda: early.table.stage == "playing")
        late = await found.guest("Late")
        await at.turned_away(late.join(found.table), "no-spectators")
        await found.host.do(at.first_plant(found.host))
        await found.host.do(Say("Nobody looks on."))
        await early.do(Look())
        assert (early.view_known, early.chat) == (None, [])
        assert not any(isinstance(read_message(text), News) for text in early.told)


@served()
async def test_a_seat_of_a_bot_can_be_taken_at_a_table_without_spectators(server: Opened) -> None:
    settings = quick(players=3, spectators=False, join="anyone")
    async with at.party(server, 2, settings, bots="simple") as found:
        zoe = await found.stranger()
        assert zoe.view_known is None
        await zoe.do(Sit(2, "Zoe"))
        assert len(at.hand(zoe)) == 5


@served()
async def test_what_is_said_reaches_everybody_and_who_comes_late(server: Opened) -> None:
    async with at.party(server, 2, plays=False) as found:
        await found.host.do(Sit(0, "Anna"))
        await found.host.do(Say("Welcome! <b>🫘</b>"))
        await found.seats[1].do(Say("Thanks"))
        await at.all_heard(found.seats, lambda seated: len(seated.chat) == 2)
        late = await found.stranger()
        expected = [(1, "Anna", "Welcome! <b>🫘</b>"), (2, "Guest 1", "Thanks")]
        for seated in (*found.seats, late):
            assert [(said.number, said.name, said.text) for said in seated.chat] == expected
        for seated in (*found.seats, late):
            await at.leave(seated)
        await sleeping(found)
        again = await found.join(found.visitors[0])
        assert [(said.number, said.name, said.text) for said in again.chat] == expected


# Lost connections.


def lose(seated: Seated) -> None:
    """Cut the line of a client."""
    assert seated.socket is not None
    seated.socket.transport.abort()


@served()
async def test_a_lost_connection_is_taken_up_again_with_what_was_missed_only(server: Opened) -> None:
    async with at.party(server, 3) as found:
        ben = found.seats[1]
        await found.host.do(Say("Before"))
        await at.heard(ben, lambda: len(ben.chat) == 1)
        ben.told = []
        lose(ben)
        await at.until(lambda: not found.room.table.is_present(1))
        await found.host.do(at.first_plant(found.host))
        await found.host.do(Say("After"))
        await found.host.do(Done(0))
        await at.heard(ben, lambda: ben.move == 2 and ben.options)
        told = [read_message(text) for text in ben.told]
        assert not any(isinstance(message, Hello) for message in told)
        moves = [message.move for message in told if isinstance(message, News)]
        assert moves == sorted(moves)
        assert set(moves) == {1, 2}
        assert [message.text for message in told if isinstance(message, Said)] == ["After"]
        assert all(isinstance(message, News | Seating | Said | Floor) for message in told)
        seen = at.table_view(ben)
        await ben.do(Look())
        assert at.table_view(ben) == seen


@served()
async def test_who_lost_the_connection_and_missed_nothing_hears_nothing_old(server: Opened) -> None:
    async with at.party(server, 3) as found:
        ben = found.seats[1]
        ben.told = []
        lose(ben)
        await at.until(lambda: not found.room.table.is_present(1))
        await at.heard(ben, lambda: ben.socket is not None and ben.told)
        assert await found.host.do(at.first_plant(found.host)) == 1
        await at.heard(ben, lambda: ben.move == 1)
        told = [read_message(text) for text in ben.told]
        assert [message.move for message in told if isinstance(message, News)] == [0, 1]
        assert not any(isinstance(message, Hello) for message in told)


@served()
async def test_a_command_on_a_lost_line_is_carried_out_once(server: Opened) -> None:
    async with at.party(server, 3) as found:
        action = at.first_plant(found.host)
        asked = asyncio.create_task(found.host.do(action))
        await asyncio.sleep(0)
        lose(found.host)
        assert await asyncio.wait_for(asked, PATIENCE) == 1
        lose(found.host)
        assert await asyncio.wait_for(found.host.do(Done(0)), PATIENCE) == 2
        assert found.room.moves == 2


@served()
async def test_who_is_seated_elsewhere_meanwhile_gets_a_fresh_view(server: Opened) -> None:
    async with at.party(server, 3) as found:
        ben, tab = found.seats[1], await found.join(found.visitors[1])
        ben.told = []
        lose(ben)
        await tab.do(Stand())
        await at.heard(ben, lambda: ben.seat == STRANGER)
        assert any(isinstance(read_message(text), Hello) for text in ben.told)
        assert at.table_view(ben).hands[1] == [HIDDEN] * 5


# Absence, and the clock.


@served(time=Moved)
async def test_who_is_gone_too_long_is_played_by_a_bot_until_the_return(server: Opened) -> None:
    async with at.party(server, 3, quick(players=3, absence=60, stand_in="simple")) as found:
        ben = found.seats[1]
        await at.leave(found.host)
        await at.heard(ben, lambda: not ben.table.seats[0].present)
        await server.passes(59.9)
        await ben.do(Look())
        assert (ben.table.seats[0].away, ben.move) == (False, 0)
        await server.passes(0.2)
        await at.heard(ben, lambda: ben.table.seats[0].away)
        await at.heard(ben, lambda: ben.move > 0)
        back = await found.join(found.visitors[0])
        await at.heard(ben, lambda: not ben.table.seats[0].away)
        assert (back.seat, back.host, ben.table.seats[0].present) == (0, True, True)
        assert back.table.seats[0].away is False
        assert 0 not in found.room.table.bots()


@served()
async def test_without_absence_nobody_plays_for_who_is_gone(server: Opened) -> None:
    async with at.party(server, 3, quick(players=3, absence=0)) as found:
        await at.leave(found.seats[1])
        await at.heard(found.host, lambda: not found.host.table.seats[1].present)
        assert found.room.attendance.alarm is None
        assert found.room.table.bots() == {}


@served(time=Moved)
async def test_who_is_out_of_time_is_played_by_a_bot_until_the_next_own_action(server: Opened) -> None:
    async with at.party(server, 3, CLOCK) as found:
        assert found.host.clocks is not None
        assert found.host.clocks.running == (0,)
        assert told_left(found.host) == (30_000, 30_000, 30_000)
        await server.passes(29.9)
        await found.host.do(Look())
        assert not found.host.table.seats[0].away
        assert found.move == 0
        await server.passes(0.2)
        await at.heard(found.host, lambda: found.host.table.seats[0].away)
        assert found.host.table.seats[0].present
        await at.heard(found.host, lambda: found.host.view.phase == "trade")
        await found.host.do(Wish(0, (0,)))
        await at.heard(found.host, lambda: not found.host.table.seats[0].away)
        assert 0 not in found.room.table.bots()


@served(time=Moved)
async def test_who_came_back_has_a_clock_again(server: Opened) -> None:
    async with at.party(server, 3, CLOCK) as found:
        await server.passes(30.1)
        await at.heard(found.host, lambda: found.host.view.phase == "trade")
        await found.host.do(Wish(0, (0,)))
        await server.passes(29.9)
        await found.host.do(Look())
        assert not found.host.table.seats[0].away
        await server.passes(0.2)
        await at.heard(found.host, lambda: found.host.table.seats[0].away)


def told_left(seated: Seated) -> tuple[int, ...]:
    """Tell how many milliseconds everybody has, as somebody at.heard it."""
    assert seated.clocks is not None
    return seated.clocks.left


@served(time=Moved)
async def test_the_reserve_is_counted_down_and_told(server: Opened) -> None:
    async with at.party(server, 3, quick(players=3, seconds=1, reserve=5)) as found:
        assert found.host.clocks is not None
        assert found.host.clocks.running == (0,)
        assert told_left(found.host) == (6000, 6000, 6000)
        await server.passes(1.5)
        await found.host.do(at.first_plant(found.host))
        await at.heard(found.seats[1], lambda: found.seats[1].move == 1)
        left = found.room.attendance.clocks.left
        assert left == [4500, 5000, 5000]
        await at.all_heard(found.seats, lambda seated: told_left(seated) == (5500, 6000, 6000))
        # The reserve is written down.
        for seated in found.seats:
            await at.leave(seated)
        await sleeping(found)
        await found.join(found.visitors[1])
        assert found.room.attendance.clocks.left == left


@served(time=Moved)
async def test_a_reserve_that_has_run_out_is_gone(server: Opened) -> None:
    async with at.party(server, 3, quick(players=3, seconds=1, reserve=1, stand_in="simple")) as found:
        await server.passes(2.1)
        await at.heard(found.host, lambda: found.host.table.seats[0].away)
        await at.heard(found.host, lambda: found.host.move > 0)
        assert found.room.attendance.clocks.left == [0, 1000, 1000]
        assert told_left(found.host)[0] <= 1000
        # That is written down too.
        for seated in found.seats:
            await at.leave(seated)
        await sleeping(found)
        await found.join(found.visitors[1])
        assert found.room.attendance.clocks.left == [0, 1000, 1000]


# Sleep.


async def sleeping(found: at.Party) -> None:
    """Put a table to sleep that everybody has left."""
    room = found.room
    await at.until(lambda: not room.clients and room.inbox.empty() and not room.busy)
    found.server.house.put_to_sleep(room)
    assert found.table not in found.server.house.rooms


@served(deal=at.same_deal)
async def test_a_table_sleeps_and_wakes_up_in_the_middle_of_a_trade(server: Opened) -> None:
    async with at.party(server, 3) as found:
        await at.open_trade(found)
        await found.host.do(at.gift(found))
        await found.seats[1].do(Take(1, 1))
        await found.host.do(Say("Good night"))
        server.house.put_to_sleep(found.room)
        assert found.table in server.house.rooms, "somebody is there"
        before, views = found.standing(), [at.table_view(seated) for seated in found.seats[:2]]
        options = [seated.options for seated in found.seats[:2]]
        for seated in found.seats:
            await at.leave(seated)
        await sleeping(found)
        assert (await found.visitors[0].table(found.table)).stage == "playing"
        found.seats = [await found.join(visitor) for visitor in found.visitors]
        assert found.standing() == before
        assert [at.table_view(seated) for seated in found.seats[:2]] == views
        assert [seated.options for seated in found.seats[:2]] == options
        assert [offer.number for offer in found.host.view.offers] == [1]
        await at.refused(found.seats[2].do(Sit(1, "Cleo")), "seat-taken")
        error = await at.forbidden(found.seats[1].do(Take(1, 1)), "M8", "agreed-already")
        assert error.params == {"offer": 1}


@served(time=Moved)
async def test_a_table_that_nobody_was_at_for_long_falls_asleep(server: Opened) -> None:
    async with at.party(server, 1, plays=False) as found:
        await server.passes(2 * SLEEP_AFTER)
        assert found.table in server.house.rooms, "somebody is there"
        await at.leave(found.host)
        await at.until(lambda: not found.room.clients)
        await server.passes(SLEEP_AFTER)
        assert found.table in server.house.rooms
        await server.passes(SLEEP_AFTER / 4)
        assert found.table not in server.house.rooms


@served(time=Moved)
async def test_who_comes_as_the_table_falls_asleep_is_let_in(server: Opened) -> None:
    async with at.party(server, 1, plays=False) as found:
        await at.leave(found.host)
        await at.until(lambda: not found.room.clients)
        server.time.at += 2 * SLEEP_AFTER

        async def sweep() -> None:
            while True:
                server.house.sweep()
                await asyncio.sleep(0)

        again = asyncio.create_task(found.join(found.visitors[0]))
        sweeper = asyncio.create_task(sweep())
        try:
            assert (await asyncio.wait_for(again, PATIENCE)).host
        finally:
            sweeper.cancel()


# Records.


@served()
async def test_a_record_is_closed_while_the_game_goes_on_and_open_after_it(server: Opened) -> None:
    async with at.party(server, 3) as found, server.visitor("Zoe") as zoe:
        await found.host.do(at.first_plant(found.host))
        await at.refused(zoe.record(found.table), "in-play")
        await at.refused(zoe.moment(found.table, 1, 0), "in-play")
        await at.refused(zoe.record(found.table, 2), "no-such-game")
        results = await play_all(found.seats)
        record = await zoe.record(found.table)
        assert record.result == results[0]
        assert replay(game_of(record), record).state.result == results[0]
        response = await zoe.http.get(f"/api/tables/{found.table}/games/1/record")
        assert response.headers["content-disposition"] == 'attachment; filename="bohnanza.json"'


def kept(name: str) -> Record:
    """Read a record of the shelf of tests."""
    return read_record((RECORDS / f"{name}.json").read_bytes())


RECORDED = ["base-3-players", "sissi-4-players", "hansa-5-players", "own-tables"]
RECORDED += [f"earlier/{file.stem}" for file in sorted(RECORDS.glob("earlier/*.json"))]


@pytest.mark.parametrize("name", RECORDED)
def test_a_record_that_is_brought_can_be_looked_at_from_every_seat(name: str) -> None:
    served()(lambda server: brought(server, kept(name)))()


async def brought(server: Opened, record: Record) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Zoe") as zoe:
        table = await anna.bring(record)
        assert (await zoe.table(table)).stage == "over"
        assert await zoe.tables() == []
        assert await zoe.record(table) == record
        game, last = game_of(record), len(record.actions)
        for move in (0, 1, last // 2, last):
            state = replay(game, record, move).state
            for seat in range(ALL_SEEING, state.players):
                moment = await zoe.moment(table, 1, move, seat)
                assert (moment.move, moment.last) == (move, last)
                assert moment.action == (record.actions[move - 1] if move else None)
                assert bytes(moment.view) == msgspec.json.encode(game.view(state, seat))
                assert moment.events == tuple(event.seen_by(seat) for event in state.news)
        await at.refused(zoe.moment(table, 1, last + 1), "no-such-move")
        await at.refused(zoe.moment(table, 1, 0, 7), "no-such-seat")
        await at.refused(zoe.moment(table, 2, 0), "no-such-game")


@served()
async def test_a_moment_shows_a_seat_its_own_hand_only(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.bring(kept("base-3-players"))
        hands = [
            msgspec.json.decode((await anna.moment(table, 1, 0, seat)).view)["hands"] for seat in (-2, -1, 1)
        ]
    assert all(HIDDEN not in cards for cards in hands[0])
    assert hands[1] == [[HIDDEN] * 5] * 3
    assert hands[2] == [[HIDDEN] * 5, hands[0][1], [HIDDEN] * 5]


BROKEN = {
    "nothing": (b"", "This is no record of a game: "),
    "no JSON": (b"beans", "This is no record of a game: "),
    "no text": (b"\xff\xfe", "This is no record of a game: "),
    "another document": (b'{"game":"bohnanza"}', "This is no record of a game: "),
}


@served()
async def test_a_broken_record_is_refused_with_a_sentence(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        for what, sentence in BROKEN.values():
            error = await at.refused(anna.post("/api/records", what), "bad-input")
            assert error.sentence.startswith(sentence)
        good = kept("base-3-players")
        wrong: dict[str, Record] = {
            "does not replay": msgspec.structs.replace(good, actions=[Done(2)]),
            "is not finished": msgspec.structs.replace(good, actions=good.actions[:5]),
            "other figures": msgspec.structs.replace(good, tables=kept("sissi-3-players").tables),
            "version 99": msgspec.structs.replace(good, version=99),
            "no game": msgspec.structs.replace(good, game="skat"),
            "no option": msgspec.structs.replace(good, options={"players": 3, "cheating": True}),
        }
        for words, record in wrong.items():
            error = await at.refused(anna.bring(record), "bad-input")
            assert words in error.sentence
        assert await anna.bring(good)


@served()
async def test_rules_are_read_by_their_numbers(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        response = await anna.http.get("/api/rules/m8")
        assert response.headers["content-type"] == "text/markdown; charset=utf-8"
        assert response.text.startswith("M8 · ")
        for number in ("B20", "E5", "H20", "S1"):
            assert (await anna.get(f"/api/rules/{number}")).decode().startswith(f"{number} · ")
        await at.refused(anna.get("/api/rules/X99"), "no-such-rule")
