"""Two worlds on the wire: what a viewer cannot know does not change a byte of what it is sent."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import haricot
from haricot.beans.playout import Dice, Playout
from haricot.client import Seated
from haricot.kernel.actions import Action
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event
from haricot.kernel.record import Session, new_session
from haricot.kernel.types import STRANGER, Seat
from haricot.testing.secrets import second_world
from haricot.wire.commands import AnyCommand, Look, Sit, Start, Suggest, Type
from tests.laws.kits import KITS
from tests.server.served import GAMES, opened, quick

PLAYERS = 4
MOVES = 25
TYPED = (
    "peanut > rote",
    "2 rote > blaue",
    "take 1",
    "plant",
    "go rostock",
    "buy rote",
    "deliver 1",
    "sell 1",
)


def moment(game: Any, seed: int, steps: int) -> tuple[Any, list[Action], list[Event]]:
    """Play a game at random up to a moment, and a little further: what is done then, and what happens."""
    state, dice, playout = game.start(seed), Dice(seed + 1), Playout(game, game.goods)
    for _ in range(steps):
        game.apply(state, playout.step(state, dice))
    later, actions, events = game.clone(state), list[Any](), list[Event]()
    while len(actions) < MOVES and later.result is None:
        actions.append(playout.step(later, dice))
        events += game.apply(later, actions[-1])
    return state, actions, events


def dealt(game: Any, state: Any) -> Session[Any]:
    """Begin a game in the middle."""
    session: Session[Any] = new_session(game, 0)
    session.state = game.clone(state)
    session.state.news = []
    return session


async def told(data: Path, game: str, state: Any, actions: list[Action], viewer: Seat) -> list[str]:
    """Play on over the wire, and give every byte that one viewer is sent."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(opened(data, deal=lambda rules: dealt(rules, state)))
        names = [f"Guest {number}" for number in range(PLAYERS + 1)]
        visitors = [await stack.enter_async_context(server.visitor(name)) for name in names]
        table = await visitors[0].open(quick(game, PLAYERS, absence=0))
        seats = [await stack.enter_async_context(visitor.join(table, earlier=MOVES)) for visitor in visitors]
        for number, seated in enumerate(seats[:PLAYERS]):
            await seated.do(Sit(number, f"P{number}"))
        watcher = seats[viewer] if viewer != STRANGER else seats[PLAYERS]
        watcher.told = []
        await seats[0].do(Start())
        for action in actions:
            await seats[action.seat].do(action)
        await until(watcher, len(actions))
        await watcher.do(Look())
        assert len(watcher.lately) == min(MOVES, len(actions) + 1)
        await types(watcher)
        return [text for text in without_names(watcher.told, table) if '"accepted"' not in text]


async def types(watcher: Seated) -> None:
    """Type a little of everything: the answers may tell no more than the news."""
    commands: list[AnyCommand] = [Suggest("de"), *(Type(text, "de") for text in TYPED)]
    for command in commands:
        with suppress(HaricotError):
            await watcher.do(command)


async def until(seated: Seated, move: int) -> None:
    """Wait until somebody has heard of a move."""
    while seated.move < move:
        await seated.news()


def without_names(texts: list[str], table: str) -> list[str]:
    """Leave out the link of the table and references, which are others in every world."""
    return [re.sub('"id":"[^"]*"', '"id":""', text.replace(table, "LINK")) for text in texts]


@pytest.mark.parametrize("steps", [10, 50, 120])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_viewer_cannot_know_changes_no_byte(game: str, steps: int, tmp_path: Path) -> None:
    rules = haricot.game(game, players=PLAYERS)
    state, actions, events = moment(rules, steps + 7, steps)
    assert len(actions) == MOVES
    for viewer in (STRANGER, 1):
        other = second_world(KITS[game], rules, state, viewer, events, Random(steps))
        assert msgspec.json.encode(rules.view(state, -2)) != msgspec.json.encode(rules.view(other, -2))
        first = asyncio.run(told(tmp_path / f"1{viewer}", game, state, actions, viewer))
        second = asyncio.run(told(tmp_path / f"2{viewer}", game, other, actions, viewer))
        assert len(first) > MOVES
        assert first == second


def test_a_leak_would_be_seen(tmp_path: Path) -> None:
    """Let a world differ in what the viewer does see: the comparison has to notice."""
    rules = haricot.game("bohnanza", players=PLAYERS)
    state, actions, _ = moment(rules, 3, 60)
    other = rules.clone(state)
    other.discard = other.discard[:-1]
    assert other.discard != state.discard
    first = asyncio.run(told(tmp_path / "1", "bohnanza", state, actions[:3], STRANGER))
    second = asyncio.run(told(tmp_path / "2", "bohnanza", other, actions[:3], STRANGER))
    assert first != second
