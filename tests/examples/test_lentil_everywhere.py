"""Lentil Soup from its own folder alone: at the tables of a server, in terminals and environments."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import haricot
from examples.lentil import LENTIL
from haricot.arena.simulation import simulate
from haricot.client import Visitor
from haricot.env.aec import EnvMaker
from haricot.env.batch import Batch
from haricot.env.single import SeatEnv
from haricot.env.spec import make_desk, spec_of
from haricot.env.text import TextEnv
from haricot.kernel.record import replay
from haricot.kernel.types import NONE
from haricot.terminal.full.app import FullClient
from haricot.terminal.full.remote import EARLIER, RemoteBackend
from haricot.wire.commands import Agree, Describe, Fill, Start, Suggest
from tests.patience import PATIENCE
from tests.server.served import Child, Opened, child, play_all, quick, seat_all, served
from tests.terminal.fullscreen import WIDE
from tests.terminal.test_full_remote import play_on, until

NAME = "examples.lentil:LENTIL"
SOUP = haricot.game(NAME, players=3)


# At the tables of a server.


@served()
async def test_people_and_bots_play_it_at_a_server(server: Opened) -> None:
    async with Visitor(server.url, "Anna") as anna:
        table = await anna.open(quick(NAME, 3))
        async with anna.join(table) as seated:
            await seat_all(seated, [], ["simple", "random"])
            (result,) = await play_all([seated])
            assert len(result.scores) == 3
        record = await anna.record(table)
        assert replay(haricot.game(NAME, players=3), record).state.result == result
        course = json.loads(await anna.get(f"/api/tables/{table}/games/1/course"))
        assert [sum(gain["talers"] for gain in course["gains"] if gain["seat"] == 0)] == [result.scores[0]]
        again = await anna.bring(record)
        assert (await anna.figures(again)).game == NAME


@served()
async def test_a_server_tells_its_words_rules_and_phases(server: Opened) -> None:
    async with Visitor(server.url, "Anna") as anna:
        games = {game["name"]: game for game in json.loads(await anna.get("/api/games"))}
        assert list(games)[:3] == ["bohnanza", "sissi", "hansa"]
        told = games[NAME]
        assert told["rules"] == LENTIL.rules
        assert "phase-soup = Make a soup" in told["words"]["en"]
        assert set(told["words"]) == {"en", "de", "fr", "it"}
        assert told["choices"]["kettles"] == [1, 2, 3]
        assert [games[name]["words"] for name in ("bohnanza", "sissi", "hansa")] == [{}] * 3
        figures = await anna.figures(await anna.open(quick(NAME, 3)))
        assert list(figures.phases) == ["plant", "trade", "plant traded", "draw", "soup"]
        assert figures.phases["soup"] == ("L3",)
        assert (await anna.get("/api/rules/L3")).decode().startswith("L3 · Soup")


@served()
async def test_whoever_stands_in_is_a_bot_that_plays_it(server: Opened) -> None:
    async with Visitor(server.url, "Anna") as anna, anna.join(await anna.open(quick())) as seated:
        await seated.do(Fill(1, "master"))
        await seated.do(Agree(quick(NAME, 3)))
        assert seated.table.settings.stand_in == "simple"
        assert seated.table.seats[1].bot == "simple"
        with pytest.raises(ValueError, match="There is no bot 'grandmaster'"):
            await seated.do(Fill(2, "grandmaster"))


@served()
async def test_what_is_typed_and_told_there_is_in_its_own_words(server: Opened) -> None:
    async with Visitor(server.url, "Anna") as anna, anna.join(await anna.open(quick(NAME, 3))) as seated:
        await seat_all(seated, [], ["simple", "simple"])
        await seated.do(Suggest("de"))
        assert seated.phrases is not None
        await seated.do(Describe("de"))
        described = seated.described
        assert described is not None
        assert described.move == seated.move
        assert [choice.typed for choice in described.choices] == list(seated.phrases.phrases)
        assert "Deine Hand" in described.table


@served()
async def test_only_who_may_look_is_told_what_is_on_the_table(server: Opened) -> None:
    async with Visitor(server.url, "Anna") as anna, Visitor(server.url, "Ben") as ben:
        table = await anna.open(quick(NAME, 3, spectators=False))
        async with anna.join(table) as host, ben.join(table) as looker:
            await seat_all(host, [], ["simple", "simple"])
            with pytest.raises(ValueError, match="No game is being played"):
                await looker.do(Describe())


# In terminals.


def test_it_is_joined_on_the_whole_screen_and_played_to_the_end(tmp_path: Path) -> None:
    with child(tmp_path, games=[NAME]) as server:
        asyncio.run(asyncio.wait_for(joined(server), PATIENCE))


async def joined(server: Child) -> None:
    async with Visitor(server.url, "Anna") as anna:
        table = await anna.open(quick(NAME, 3, options={"players": 3, "kettles": 1}))
        async with anna.join(table, earlier=EARLIER) as seated:
            backend = RemoteBackend(seated, "Anna")
            app = FullClient(backend)
            async with app.run_test(size=WIDE) as pilot:
                await until(pilot, app, "Lentil Soup")
                await backend.take_free_seat()
                for seat in (1, 2):
                    await seated.do(Fill(seat, "simple"))
                await seated.do(Start())
                await until(pilot, app, "Your hand")
                await play_on(pilot, app)
                await until(pilot, app, "The game is over")


# In the arena and in environments.


def test_bots_of_every_rung_that_it_has_play_it() -> None:
    report = simulate(SOUP, ["simple", "random", "simple"], games=20, seed=3)
    assert (report.games, report.errors) == (20, [])


def test_a_desk_asks_until_the_game_is_over() -> None:
    desk, dice = make_desk(SOUP), Random(1)
    desk.begin(1)
    while desk.seat != NONE:
        assert len(desk.look(desk.seat)) == spec_of(SOUP).size
        desk.act(dice.choice(desk.choices))
    assert desk.state.result is not None


def test_a_seat_of_it_is_a_gymnasium_environment() -> None:
    env = SeatEnv(NAME, players=3, bots="random")
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert -3 <= reward <= 50


def test_all_of_its_seats_are_a_pettingzoo_environment() -> None:
    env: Any = EnvMaker(NAME).env(players=3)
    env.reset(seed=2)
    dice = np.random.default_rng(2)
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert env.agents == []


def test_many_of_it_are_played_at_once() -> None:
    batch, dice = Batch(SOUP, 4), np.random.default_rng(3)
    ended = 0
    while ended < 4:
        batch.step((dice.random(batch.buffers.masks.shape) * batch.buffers.masks).argmax(axis=1))
        ended += int(batch.buffers.ended.sum())
    assert batch.buffers.scores.shape == (4, 3)


def test_it_is_played_in_words() -> None:
    env = TextEnv(NAME, players=3, kettles=1, bots={1: "simple", 2: "random"})
    told = env.reset(seed=4)
    assert "lentil" in told or "Your hand" in told
    while env.seat != NONE:
        env.step("pass")
    assert env.rewards != [0, 0, 0]
