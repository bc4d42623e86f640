"""Names, stand-ins and rematches: who is called what and plays for whom, over real sockets."""

from __future__ import annotations

import pytest

from haricot.client import Seated
from haricot.kernel.actions import Done
from haricot.server.attendance import ANSWER_SECONDS
from haricot.wire.commands import Admit, Agree, Fill, Kick, Rematch, Sit, Stand, Start
from tests.server.guests_at import all_heard, first_plant, heard, leave, party, refused, table_view, until
from tests.server.moved import Moved
from tests.server.served import GAMES, Opened, play_all, quick, served

OPEN = quick(players=3, join="anyone", stand_in="simple")


def names(seated: Seated) -> list[str]:
    """Name everybody, as somebody heard it."""
    return [seat.name for seat in seated.table.seats]


# Names.


@served()
async def test_two_people_of_one_name_both_sit_down(server: Opened) -> None:
    async with party(server, 3, plays=False) as found:
        for number, seated in enumerate(found.seats):
            await seated.do(Sit(number, "Anna"))
        assert names(found.seats[2]) == ["Anna", "Anna 2", "Anna 3"]


@served()
async def test_a_name_is_changed_at_the_seat_before_a_game_and_in_it(server: Opened) -> None:
    async with party(server, 2, OPEN, plays=False) as found:
        anna, ben = found.seats
        await anna.do(Sit(0, "Anna"))
        await ben.do(Sit(1, "Anna"))
        await ben.do(Sit(1, "Berta"))
        await anna.do(Fill(2, "simple"))
        assert names(anna) == ["Anna", "Berta", "Ben"]
        await anna.do(Start())
        await anna.do(Sit(0, "Ben"))
        assert names(anna) == ["Ben 2", "Berta", "Ben"]
        await anna.do(Sit(0, "Anna"))
        assert names(anna) == ["Anna", "Berta", "Ben"]
        assert anna.seat == 0
        await refused(anna.do(Sit(0, "\N{BEANS}")), "name-letter")


@served()
async def test_a_bot_keeps_its_name_when_somebody_of_that_name_sits_down_in_a_game(server: Opened) -> None:
    async with party(server, 2, OPEN, bots="simple") as found:
        await found.seats[1].do(Sit(1, "Ben"))
        await heard(found.host, lambda: names(found.host) == ["P0", "Ben", "Anna"])
        await found.host.do(Kick(1))
        assert names(found.host) == ["P0", "Cleo", "Anna"]
        assert [seat.kind for seat in found.host.table.seats] == ["person", "bot", "bot"]
        await found.host.do(Fill(2, "greedy"))
        assert names(found.host) == ["P0", "Cleo", "Anna"]
        zoe = await found.stranger("Cleo")
        await zoe.do(Sit(2, "Cleo"))
        assert zoe.asking, "after somebody was sent away the host is asked"
        await found.host.do(Admit(found.room.clients[-1].number))
        await heard(zoe, lambda: zoe.seat == 2)
        assert names(zoe) == ["P0", "Cleo", "Cleo 2"]
        # Nor does anybody get the name of somebody who was sent away.
        await zoe.do(Sit(2, "Ben"))
        assert names(zoe) == ["P0", "Cleo", "Ben 2"]


@served()
async def test_what_happened_is_told_by_the_names_of_then(server: Opened) -> None:
    async with party(server, 3, OPEN) as found:
        await found.host.do(first_plant(found.host))
        move = await found.host.do(Done(0))
        ben = found.seats[1]
        await ben.do(Stand())
        (gone,) = ben.table.before
        assert (gone.seat, gone.name) == (1, "P1")
        assert gone.until == move
        bot = names(ben)[1]
        await ben.do(Sit(1, "P1"))
        assert names(ben)[1] == "P1"
        assert [(was.seat, was.name) for was in ben.table.before] == [(1, "P1"), (1, bot)]
        # Also after the table has slept.
        room = found.room
        for seated in found.seats:
            await leave(seated)
        await until(lambda: not room.clients and room.inbox.empty() and not room.busy)
        server.house.put_to_sleep(room)
        again = await found.join(found.visitors[1])
        assert [was.name for was in again.table.before] == ["P1", bot]


# Seats in a game.


@served()
async def test_a_bot_plays_at_once_for_the_player_to_move_who_is_sent_away(server: Opened) -> None:
    async with party(server, 3, OPEN) as found:
        await found.host.do(first_plant(found.host))
        await found.host.do(Done(0))
        for seated in found.seats[1:]:
            await seated.do(Done(seated.seat))
        await found.host.do(Done(0))
        await all_heard(found.seats, lambda seated: seated.view.phase != "trade")
        while found.host.waits == (0,):
            await found.host.do(found.host.options[0])
        await heard(found.host, lambda: found.host.waits == (1,))
        move = found.host.move
        await found.host.do(Kick(1))
        await heard(found.host, lambda: found.host.move > move)
        assert found.host.table.seats[1].kind == "bot"
        assert all(names(found.host))


@served(time=Moved)
async def test_who_returns_is_told_what_a_bot_has_done_meanwhile(server: Opened) -> None:
    settings = quick(players=3, absence=60, stand_in="simple")
    async with party(server, 3, settings) as found:
        ben = found.seats[1]
        await leave(found.host)
        await heard(ben, lambda: not ben.table.seats[0].present)
        await server.passes(60.1)
        await heard(ben, lambda: table_view(ben).phase == "trade")
        back = await found.join(found.visitors[0])
        await heard(back, lambda: back.stood_in)
        assert back.stood_in is not None
        assert (back.stood_in.bot, back.stood_in.moves) == ("simple", ben.move)
        # Once.
        tab = await found.join(found.visitors[0])
        await tab.do(Sit(0, "P0"))
        assert tab.stood_in is None


# Once more.


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_asked_for_a_rematch(game: str) -> None:
    served()(lambda server: rematch(server, game))()


async def rematch(server: Opened, game: str) -> None:
    async with party(server, 2, quick(game, 3), bots="simple") as found:
        await refused(found.host.do(Rematch()), "in-play")
        await play_all(found.seats)
        await all_heard(found.seats, lambda seated: seated.table.stage == "over")
        before = names(found.host)
        await found.host.do(Rematch())
        assert found.host.table.stage == "over"
        assert [seat.again for seat in found.host.table.seats] == [True, None, None]
        error = await refused(found.host.do(Start()), "not-answered")
        assert error.params == {"seats": [1]}
        zoe = await found.stranger()
        await refused(zoe.do(Rematch()), "not-seated")
        await found.seats[1].do(Rematch())
        await all_heard(found.seats, lambda seated: seated.table.game == 2)
        assert names(found.host) == [*before[1:], before[0]]
        assert (found.seats[1].seat, found.host.seat) == (0, 2)


@served(time=Moved)
async def test_a_bot_takes_the_seat_of_who_does_not_play_again(server: Opened) -> None:
    async with party(server, 3) as found:
        await play_all(found.seats)
        no, silent = found.seats[1:]
        await found.host.do(Rematch())
        await no.do(Rematch(yes=False))
        await refused(silent.do(Start()), "not-the-host")
        await server.passes(ANSWER_SECONDS - 0.1)
        error = await refused(found.host.do(Start()), "not-answered")
        assert error.params == {"seats": [2]}
        await server.passes(0.2)
        await found.host.do(Start())
        await all_heard(found.seats, lambda seated: seated.table.game == 2)
        assert [seat.kind for seat in found.host.table.seats] == ["bot", "bot", "person"]
        assert (found.host.seat, no.seat, silent.seat) == (2, -1, -1)
        assert {"P1", "P2"}.isdisjoint(names(found.host))


@served()
async def test_who_is_gone_is_not_waited_for_when_a_rematch_begins(server: Opened) -> None:
    async with party(server, 3) as found:
        await play_all(found.seats)
        await leave(found.seats[2])
        await heard(found.host, lambda: not found.host.table.seats[2].present)
        await found.seats[1].do(Rematch())
        await found.host.do(Rematch())
        assert found.host.table.stage == "over", "the third might still come back"
        await found.host.do(Start())
        assert found.host.table.game == 2
        assert sorted(seat.kind for seat in found.host.table.seats) == ["bot", "person", "person"]


@served()
async def test_who_begins_changes_too_when_other_settings_are_agreed_on(server: Opened) -> None:
    async with party(server, 3) as found:
        await play_all(found.seats)
        await found.host.do(Agree(quick("sissi", 3)))
        assert names(found.host) == ["P1", "P2", "P0"]
        await found.host.do(Agree(quick("bohnanza", 3)))
        assert names(found.host) == ["P1", "P2", "P0"]
