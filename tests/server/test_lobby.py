"""What people do around a table, from the door to the shelf, over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

import haricot
from haricot.cards.table import Table
from haricot.catalogue import GAMES as CATALOGUE
from haricot.client import Seated
from haricot.kernel.actions import Done
from haricot.kernel.types import HIDDEN, STRANGER
from haricot.wire.commands import (
    Admit,
    Agree,
    AnyCommand,
    Close,
    Deny,
    Fill,
    Kick,
    Mute,
    Rematch,
    Remove,
    Say,
    Settings,
    Sit,
    Stand,
    Start,
    Vacate,
)
from tests.server import guests_at as at
from tests.server.served import GAMES, Opened, play_all, quick, served

RECORDS = Path(__file__).parents[1] / "records"
CLOCK = quick(players=3, seconds=1, stand_in="simple")


# At the door.


@served()
async def test_public_tables_are_listed_and_private_ones_never(server: Opened) -> None:
    async with at.party(server, 1, quick(public=True), plays=False) as found, server.visitor("Zoe") as zoe:
        hidden = await found.visitors[0].open(quick("sissi"))
        assert [table.id for table in await zoe.tables()] == [found.table]
        assert hidden.encode() not in await zoe.get("/api/tables")
        assert (await zoe.table(hidden)).settings.game == "sissi"
        await found.host.do(Agree(quick(public=False)))
        assert await zoe.tables() == []


@served()
async def test_who_sits_at_a_public_table_is_listed_until_it_is_closed(server: Opened) -> None:
    async with at.party(server, 1, quick(public=True), plays=False) as found:
        listed = await found.visitors[0].tables()
        await found.host.do(Sit(0, "Anna"))
        assert listed[0].seats[0].kind == "open"
        assert (await found.visitors[0].tables())[0].seats[0].name == "Anna"
        await closing(found)
        assert await found.visitors[0].tables() == []


@served()
async def test_games_are_listed_with_their_options_in_words(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        games = await anna.games()
    assert [game.name for game in games] == GAMES
    for game in games:
        entry = CATALOGUE[game.name]
        assert game.title == entry.title
        assert game.options == entry.options
        assert set(game.default) == set(game.options)
        assert {"random", "simple", "expert"} <= set(game.bots)
        assert all(words for words in game.options.values())


@served()
async def test_what_an_option_may_be_is_listed_and_can_be_played(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        games = {game.name: game for game in await anna.games()}
    bohnanza = games["bohnanza"].choices
    assert bohnanza["players"] == [3, 4, 5, 6, 7]
    assert bohnanza["third_field_cost"] == [None, *range(1, 11)]
    assert bohnanza["contracts"] == [False, True]
    assert bohnanza["tie_break"] == ["share", "hand"]
    for game in games.values():
        assert set(game.choices) == set(game.options)
        for name, values in game.choices.items():
            assert game.default[name] in values
            for value in values:
                chosen: dict[str, Any] = {"extension": True} if game.name == "bohnanza" else {}
                haricot.game(game.name, **(chosen | {name: value}))


@served()
async def test_everybody_is_told_which_seat_the_host_has(server: Opened) -> None:
    async with at.party(server, 2, quick(players=3), plays=False) as found:
        ben = found.seats[1]
        assert ben.table.host == STRANGER
        await found.host.do(Sit(2, "Anna"))
        await at.until(lambda: ben.table.host == 2)
        await ben.do(Sit(0, "Ben"))
        await found.host.do(Stand())
        await at.until(lambda: ben.table.host == STRANGER)


@served()
async def test_the_link_to_a_table_is_drawn_for_phones(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick())
        response = await anna.http.get(f"/api/tables/{table}/qr.svg")
        assert response.headers["content-type"] == "image/svg+xml"
        assert response.text.startswith("<svg")
        assert "<path" in response.text
        other = await anna.http.get(f"/api/tables/{await anna.open(quick())}/qr.svg")
        assert other.text != response.text
        await at.refused(anna.get("/api/tables/nowhere/qr.svg"), "no-such-table")


@served()
async def test_a_guest_is_known_by_a_signed_cookie_that_no_script_reads(server: Opened) -> None:
    async with httpx.AsyncClient(base_url=server.url, verify=False) as http:
        assert (await http.get("/api/me")).status_code == 401
        response = await http.post("/api/me", json={"name": "Anna"})
        words = [word.strip().casefold() for word in response.headers["set-cookie"].split(";")]
        assert {"httponly", "samesite=lax", "path=/"} <= set(words)
        assert (await http.get("/api/me")).json() == {"name": "Anna"}
        guest = await server.house.door.read(response.cookies[server.house.door.cookie_name(secure=False)])
        assert guest is not None
        assert guest.name == "Anna"
        # The identity is for the server only.
        assert guest.id not in response.text


@served()
async def test_another_name_is_the_same_guest_with_the_same_seat(server: Opened) -> None:
    async with at.party(server, 1, plays=False) as found:
        await found.host.do(Sit(1, "Anna"))
        await found.visitors[0].rename("Berta")
        assert await found.visitors[0].get("/api/me") == b'{"name":"Berta"}'
        again = await found.join(found.visitors[0])
        assert (again.seat, again.host) == (1, True)


@served()
async def test_a_name_that_cannot_be_typed_is_refused_in_a_sentence(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        error = await at.refused(anna.rename("\N{BEANS} Jo"), "name-letter")
        assert error.params == {"letter": "\N{BEANS}"}
        await at.refused(anna.rename("   "), "name-empty")
        await at.refused(anna.rename("A" * 21), "name-long")
        assert await anna.get("/api/me") == b'{"name":"Anna"}'


@served()
async def test_a_bad_option_opens_no_table_and_is_named_in_a_sentence(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        error = await at.refused(anna.open(quick(players=9)), "bad-input")
        assert error.sentence == (
            "Option players: 9 will not do; allowed: 3 to 5; six and seven need extension=True."
        )
        await at.refused(anna.open(quick("skat")), "bad-input")
        await at.refused(anna.open(quick(stand_in="nobody")), "bad-input")
        await at.refused(anna.open(quick(reserve=60)), "reserve-without-clock")
        assert not server.house.rooms


# Seats.


def kinds(seated: Seated) -> list[str]:
    """Tell who has the seats, as somebody at.heard it."""
    return [seat.kind for seat in seated.table.seats]


@served()
async def test_a_seat_is_taken_once_and_an_equal_name_gets_a_mark(server: Opened) -> None:
    async with at.party(server, 2, plays=False) as found:
        anna, ben = found.seats
        await anna.do(Sit(2, "Anna"))
        assert anna.seat == 2
        await at.heard(ben, lambda: ben.table.seats[2].kind == "person")
        assert (ben.table.seats[2].name, ben.table.seats[2].present) == ("Anna", True)
        error = await at.refused(ben.do(Sit(2, "Ben")), "seat-taken")
        assert error.params == {"name": "Anna"}
        error = await at.refused(ben.do(Sit(3, "Ben")), "no-such-seat")
        assert error.params == {"last": 2}
        assert ben.seat == STRANGER
        await ben.do(Sit(1, "anna"))
        assert [seat.name for seat in ben.table.seats] == ["", "anna 2", "Anna"]


@served()
async def test_before_a_game_anybody_may_change_seats(server: Opened) -> None:
    async with at.party(server, 1, plays=False) as found:
        await found.host.do(Sit(0, "Anna"))
        await found.host.do(Sit(2, "Anna"))
        assert found.host.seat == 2
        assert kinds(found.host) == ["open", "open", "person"]


@served()
async def test_a_person_takes_the_seat_of_a_bot_and_the_name_of_another(server: Opened) -> None:
    async with at.party(server, 1, plays=False) as found:
        for seat in range(3):
            await found.host.do(Fill(seat, "simple"))
        names = [seat.name for seat in found.host.table.seats]
        assert len(set(names)) == 3
        await found.host.do(Sit(1, names[0]))
        assert kinds(found.host) == ["bot", "person", "bot"]
        assert found.host.table.seats[1].name == names[0]
        assert found.host.table.seats[0].name not in {"", names[0], names[2]}


@served()
async def test_a_person_takes_the_seat_of_a_bot_in_mid_game_and_its_cards(server: Opened) -> None:
    async with at.party(server, 2, quick(players=3, join="anyone"), bots="simple") as found:
        zoe = await found.stranger()
        assert at.table_view(zoe).hands[2] == [HIDDEN] * 5
        await zoe.do(Sit(2, "Zoe"))
        play = found.room.play
        assert play is not None
        state = play.session.state
        assert isinstance(state, Table)
        assert at.hand(zoe) == state.hands[2]
        await at.open_trade(found)
        await at.heard(zoe, lambda: zoe.view.phase == "trade")
        move = await zoe.do(Done(2))
        await at.heard(found.host, lambda: found.host.move == move)
        assert found.host.view.done == [False, False, True]


@served()
async def test_nobody_looks_into_two_hands_of_one_game(server: Opened) -> None:
    async with at.party(server, 2, bots="simple") as found:
        ben = found.seats[1]
        error = await at.refused(ben.do(Sit(2, "Ben")), "knows-another-hand")
        assert error.params == {"seat": 1}
        await ben.do(Stand())
        assert at.table_view(ben).hands[1] == [HIDDEN] * 5
        await at.refused(ben.do(Sit(2, "Ben")), "knows-another-hand")
        # Nor under another name, nor from another tab.
        await found.visitors[1].rename("Bernd")
        again = await found.join(found.visitors[1])
        await at.refused(again.do(Sit(2, "Bernd")), "knows-another-hand")
        await again.do(Sit(1, "Bernd"))
        assert at.hand(again) == at.hand(ben)


@served()
async def test_who_stands_up_in_mid_game_leaves_the_seat_to_the_bot_that_stands_in(server: Opened) -> None:
    async with at.party(server, 3, quick(players=3, stand_in="simple")) as found:
        ben, move = found.seats[1], at.first_plant(found.host)
        await found.host.do(Stand())
        await at.heard(ben, lambda: ben.move > 0)
        assert (kinds(ben), ben.table.seats[0].bot) == (["bot", "person", "person"], "simple")
        assert ben.table.seats[0].name not in {"", "P0", "P1", "P2"}
        assert len(at.table_view(ben).fields[0][0]) == 1
        await at.refused(found.host.do(move), "not-seated")
        await at.refused(found.host.do(Vacate(0)), "in-play")
        # It is still theirs.
        await found.host.do(Sit(0, "P0"))
        assert kinds(found.host) == ["person"] * 3


# The host.


HOSTLY: list[AnyCommand] = [
    Start(),
    Fill(2, "simple"),
    Vacate(2),
    Kick(0),
    Admit(1),
    Deny(1),
    Remove(1),
    Mute(0),
    Agree(quick(players=4)),
]


@served()
async def test_what_the_host_may_do_is_refused_to_others(server: Opened) -> None:
    async with at.party(server, 2, plays=False) as found:
        for number, seated in enumerate(found.seats):
            await seated.do(Sit(number, f"P{number}"))
        before = found.standing()
        for command in HOSTLY:
            await at.refused(found.seats[1].do(command), "not-the-host")
        await at.refused(found.seats[1].do(Close()), "not-the-owner")
        assert found.standing() == before
        assert (found.host.host, found.seats[1].host) == (True, False)


@served()
async def test_the_host_fills_and_vacates_seats_but_not_those_of_people(server: Opened) -> None:
    async with at.party(server, 2, plays=False) as found:
        await found.seats[1].do(Sit(1, "Ben"))
        await found.host.do(Fill(0, "greedy"))
        assert found.host.table.seats[0].bot == "greedy"
        await found.host.do(Fill(0, "expert"))
        assert found.host.table.seats[0].bot == "expert"
        await at.refused(found.host.do(Fill(1, "expert")), "seat-taken")
        await at.refused(found.host.do(Vacate(1)), "seat-taken")
        await at.refused(found.host.do(Fill(0, "nobody")), "bad-input")
        await at.refused(found.host.do(Fill(7, "expert")), "no-such-seat")
        await found.host.do(Vacate(0))
        assert kinds(found.host) == ["open", "person", "open"]


@served()
async def test_who_opened_the_table_stands_up_and_is_still_its_host(server: Opened) -> None:
    async with at.party(server, 2, plays=False) as found:
        host, ben = found.seats
        await ben.do(Sit(2, "Ben"))
        await host.do(Sit(0, "Anna"))
        await host.do(Stand())
        assert (host.host, ben.host) == (True, False)
        await at.refused(ben.do(Fill(0, "simple")), "not-the-host")
        await host.do(Fill(0, "simple"))


@served()
async def test_who_is_kicked_is_hung_up_on_and_cannot_come_back(server: Opened) -> None:
    async with at.party(server, 3) as found:
        tab = await found.join(found.visitors[1])
        await at.refused(found.host.do(Kick(0)), "nobody-to-kick")
        await found.host.do(Kick(1))
        await at.hung_up(found.seats[1], "banned")
        await at.hung_up(tab, "banned")
        assert found.host.table.seats[1].kind == "bot"
        await at.refused(found.host.do(Kick(1)), "nobody-to-kick")
        await at.turned_away(found.visitors[1].join(found.table), "banned")
        await found.visitors[1].rename("Somebody else")
        await at.turned_away(found.visitors[1].join(found.table), "banned")
        await at.until(lambda: len(found.room.clients) == 2)
        assert await found.host.do(at.first_plant(found.host)) == 1


# What is agreed on.


@served()
async def test_with_more_players_everybody_keeps_the_seat(server: Opened) -> None:
    async with at.party(server, 2, plays=False) as found:
        await found.host.do(Sit(0, "Anna"))
        await found.seats[1].do(Sit(2, "Ben"))
        await found.host.do(Fill(1, "simple"))
        await found.host.do(Agree(quick("sissi", 5, pace="brisk")))
        table = found.host.table
        assert kinds(found.host) == ["person", "bot", "person", "open", "open"]
        assert (table.settings.game, table.settings.pace) == ("sissi", "brisk")
        assert found.seats[1].seat == 2


@served()
async def test_with_fewer_players_people_move_and_bots_go(server: Opened) -> None:
    async with at.party(server, 3, quick(players=5), plays=False) as found:
        for seated, seat in zip(found.seats, (0, 3, 4), strict=True):
            await seated.do(Sit(seat, f"P{seat}"))
        await found.host.do(Fill(1, "simple"))
        await found.host.do(Agree(quick(players=3)))
        table, names = found.host.table, {"P0", "P3", "P4"}
        assert {seat.name for seat in table.seats} == names
        await at.all_heard(found.seats, lambda seated: len(seated.table.seats) == 3)
        for seated in found.seats:
            own = seated.table.seats[seated.seat]
            assert (own.kind, own.present) == ("person", True)
            names.remove(own.name)
        await found.host.do(Start())


@served()
async def test_settings_that_cannot_be_are_refused_and_change_nothing(server: Opened) -> None:
    async with at.party(server, 4, quick(players=4), plays=False) as found:
        for number, seated in enumerate(found.seats):
            await seated.do(Sit(number, f"P{number}"))
        before = found.standing()
        error = await at.refused(found.host.do(Agree(quick(players=3))), "too-many-people")
        assert error.params == {"people": 4, "seats": 3}
        error = await at.refused(found.host.do(Agree(quick(players=6))), "bad-input")
        assert error.sentence == (
            "Option players: 6 will not do; allowed: 3 to 5; six and seven need extension=True."
        )
        error = await at.refused(found.host.do(Agree(Settings(options={"cheating": True}))), "bad-input")
        assert "has no option 'cheating'" in error.sentence
        await at.refused(found.host.do(Agree(quick(reserve=5))), "reserve-without-clock")
        assert found.standing() == before
        await found.host.do(Start())
        await at.refused(found.host.do(Agree(quick(players=4, seconds=5))), "in-play")


@served()
async def test_a_game_starts_once_and_with_all_seats_taken(server: Opened) -> None:
    async with at.party(server, 1, plays=False) as found:
        await found.host.do(Sit(0, "Anna"))
        await at.refused(found.host.do(Start()), "open-seats")
        await at.refused(found.host.do(first_action()), "no-game")
        for seat in (1, 2):
            await found.host.do(Fill(seat, "simple"))
        await at.refused(found.host.do(Rematch()), "not-now")
        await found.host.do(Start())
        assert (found.host.table.stage, found.host.table.game) == ("playing", 1)
        await at.refused(found.host.do(Start()), "in-play")
        await at.refused(found.host.do(Rematch()), "in-play")


def first_action() -> AnyCommand:
    """Choose something that is a move of the game."""
    return Done(0)


@served()
async def test_a_rematch_keeps_the_neighbours_and_lets_the_next_player_begin(server: Opened) -> None:
    async with at.party(server, 3) as found:
        dealt = at.hand(found.host)
        await play_all(found.seats)
        assert found.host.table.result is not None
        seats = found.host.table.seats
        for seated in found.seats:
            await seated.do(Rematch())
        await at.all_heard(found.seats, lambda seated: seated.table.game == 2)
        for seated in found.seats:
            assert (seated.table.stage, seated.move) == ("playing", 0)
            assert seated.table.seats == (*seats[1:], seats[0])
        assert at.hand(found.host) != dealt
        # Who had the second seat begins now.
        assert (found.host.seat, found.seats[1].seat) == (2, 0)
        assert await found.seats[1].do(at.first_plant(found.seats[1])) == 1
        await at.refused(found.visitors[0].record(found.table, 2), "in-play")
        assert (await found.visitors[0].record(found.table, 1)).result is not None


# The end of a table.


async def closing(found: at.Party) -> None:
    """Close a table, whatever the host hears of it."""
    asked = asyncio.ensure_future(found.host.do(Close()))
    await at.hung_up(found.host, "closed")
    await asyncio.gather(asked, return_exceptions=True)


@served()
async def test_a_closed_table_hangs_up_on_everybody_with_a_farewell(server: Opened) -> None:
    async with at.party(server, 3) as found:
        zoe = await found.stranger()
        await closing(found)
        for seated in (*found.seats[1:], zoe):
            await at.hung_up(seated, "closed")
            await at.refused(seated.do(Say("Hello?")), "closed")
        await at.turned_away(found.visitors[0].join(found.table), "closed")
        assert (await found.visitors[0].table(found.table)).stage == "closed"


@served()
async def test_who_was_hung_up_on_leaves_in_peace(server: Opened) -> None:
    async with at.party(server, 1, plays=False) as found:
        async with found.visitors[0].join(found.table) as tab:
            await closing(found)
            await at.hung_up(tab, "closed")
        assert tab.farewell is not None
