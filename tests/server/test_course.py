"""How a game went: every taler is accounted for, when the game is over and not before."""

from __future__ import annotations

from typing import Any

import pytest

from haricot.cards.game import CardGame
from haricot.catalogue import game_of, read_record
from haricot.kernel.record import Record, replay
from haricot.server.earnings import course_of
from haricot.wire.commands import Agree, Rematch, Sit, Stand
from tests.server.guests_at import first_plant, heard, party, refused
from tests.server.served import Opened, among_bots, play_all, quick, seat_all, served
from tests.server.test_odd_requests import RECORDS

FINISHED = sorted(path.stem for path in RECORDS.glob("*.json") if path.stem != "unfinished")


def kept(name: str) -> Record:
    """Read a record of the shelf of tests."""
    return read_record((RECORDS / f"{name}.json").read_bytes())


def wealth(state: Any) -> list[int]:
    """Count everybody's talers as the rules do."""
    if hasattr(state, "money"):
        return list(state.money)
    return [state.coins(seat) for seat in range(state.players)]


@pytest.mark.parametrize("name", FINISHED)
def test_the_gains_add_up_to_what_everybody_had_after_every_move(name: str) -> None:
    record = kept(name)
    course = course_of(record, ())
    session = replay(game_of(record), record, 0)
    had = [0] * session.state.players
    for move, action in enumerate(record.actions, 1):
        session.do(action)
        for gain in course.gains:
            if gain.move == move:
                had[gain.seat] += gain.talers
        assert had == wealth(session.state)
    assert record.result == course.result
    assert course.result is not None
    assert tuple(had) == course.result.scores
    assert course.last == len(record.actions)


@pytest.mark.parametrize("name", ["base-4-players", "sissi-4-players", "hansa-4-players"])
def test_every_turn_is_marked_with_its_move(name: str) -> None:
    record = kept(name)
    course = course_of(record, ())
    game = game_of(record)
    assert [mark.turn for mark in course.turns] == list(range(1, len(course.turns) + 1))
    for mark in course.turns:
        state = replay(game, record, mark.move).state
        assert (state.turn, state.active) == (mark.turn, mark.seat)
        if mark.turn > 1:
            assert replay(game, record, mark.move - 1).state.turn < mark.turn


@pytest.mark.parametrize(
    ("name", "reasons"),
    [
        ("ends-in-action-2-with-the-first-card", {"sale", "final", "field"}),
        ("sissi-3-players", {"sale", "final"}),
        ("extension-3-players-contracts", {"sale", "final", "contract"}),
        ("talers-are-traded", {"deal"}),
        ("hansa-loan-repaid-double", {"contract", "beans", "purchase", "toll", "loan"}),
    ],
)
def test_talers_come_and_go_for_the_reasons_of_the_game(name: str, reasons: set[str]) -> None:
    gains = course_of(kept(name), ()).gains
    assert reasons <= {gain.reason for gain in gains}
    for gain in gains:
        assert (gain.bean >= 0) == (gain.reason == "sale" or (gain.reason == "final" and "hansa" not in name))


def test_what_a_field_brought_stands_under_its_bean() -> None:
    record = kept("base-3-players")
    game = game_of(record)
    assert isinstance(game, CardGame)
    course = course_of(record, ())
    sale = next(gain for gain in course.gains if gain.reason == "sale" and gain.talers > 0)
    before = replay(game, record, sale.move - 1).state
    grown = [row for row in before.fields[sale.seat] if row and game.law.kind[row[0]] == sale.bean]
    assert any(len(game.law.coins(row)) == sale.talers for row in grown)


@served()
async def test_the_course_of_a_game_is_closed_while_it_goes_on_and_open_after_it(server: Opened) -> None:
    async with party(server, 3) as found, server.visitor("Zoe") as zoe:
        await found.host.do(first_plant(found.host))
        await refused(zoe.course(found.table), "in-play")
        await refused(zoe.course(found.table, 2), "no-such-game")
        results = await play_all(found.seats)
        course = await zoe.course(found.table)
        assert course.result == results[0]
        assert course.names == ("P0", "P1", "P2")
        await refused(zoe.course(found.table, 10**30), "no-such-game")
        await refused(zoe.course("nowhere"), "no-such-table")


@served()
async def test_a_course_names_those_who_played_that_game(server: Opened) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
        table = await anna.open(quick("hansa", players=3))
        async with anna.join(table) as host, ben.join(table) as other:
            await seat_all(host, [], ["simple", "simple"])
            await play_all([host])
            first = (await anna.course(table)).names
            await host.do(Stand())
            await other.do(Sit(0, "Ben"))
            await host.do(Sit(1, "Anna"))
            await host.do(Rematch())
            await other.do(Rematch())
            await heard(host, lambda: host.table.game == 2)
            await play_all([other, host])
        assert (await anna.course(table)).names == first
        assert (await anna.course(table, 2)).names[::2] == ("Anna", "Ben")


@served()
async def test_figures_are_those_of_the_game_that_is_asked_for(server: Opened) -> None:
    async with among_bots(server, quick("hansa", players=3)) as (anna, table, seated):
        old = await anna.figures(table)
        await play_all([seated])
        await seated.do(Agree(quick("bohnanza", players=3)))
        assert (await anna.figures(table)).game == "bohnanza"
        assert await anna.figures(table, 1) == old
        await refused(anna.figures(table, 2), "no-such-game")
        for odd in ("one", "-1", "", "9" * 40, "²"):
            await refused(anna.get(f"/api/tables/{table}/figures", game=odd), "no-such-game")
