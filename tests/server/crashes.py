"""Games over a server that is killed again and again; the soak plays many, and the tests a few."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from haricot.catalogue import game_of
from haricot.client import Player, Seated, Visitor
from haricot.kernel.actions import Action
from haricot.kernel.offers import Result
from haricot.kernel.record import Record, replay
from haricot.wire.commands import AnyCommand
from tests.patience import GLANCE, PATIENCE
from tests.server.served import MEMORY, Child, child, quick, seat_all

MOST_MOVES = 30
"""A server lives for at most so many more moves between two kills."""


class Witness:
    """Notes every move of a client that was acknowledged, and its number."""

    def __init__(self, seated: Seated) -> None:
        self.seated = seated
        self.moves: dict[int, Action] = {}
        self.do, seated.do = seated.do, self.watch  # type: ignore[method-assign]

    async def watch(self, command: AnyCommand) -> int:
        """Do something, and note it when it is acknowledged."""
        move = await self.do(command)
        assert isinstance(command, Action)
        assert move not in self.moves, "two moves cannot have one number"
        self.moves[move] = command
        return move


async def play_over_kills(game: str, kills: int, seed: int, players: int = 4) -> int:
    """Play a game while its server is killed at random moments, and tell how often it was.

    Whatever was acknowledged has to be in the record at its place, whatever was not at most once.
    """
    chance = Random(seed)
    with tempfile.TemporaryDirectory(dir=MEMORY) as data, child(Path(data)) as server:
        async with AsyncExitStack() as stack:
            names = [f"P{number}" for number in range(players - 1)]
            visitors = [await stack.enter_async_context(Visitor(server.url, name)) for name in names]
            table = await visitors[0].open(quick(game, players))
            seats = [await stack.enter_async_context(visitor.join(table)) for visitor in visitors]
            await seat_all(seats[0], seats[1:], ["simple"])
            witnesses = [Witness(seated) for seated in seats]
            playing = asyncio.gather(*(Player(seated, "simple", seed).play() for seated in seats))
            killed = await kill_while(playing, server, seats[0], kills, chance)
            results = await asyncio.wait_for(playing, PATIENCE)
            record = await visitors[0].record(table)
    check_record(record, witnesses)
    assert all(result == record.result for result in results)
    return killed


async def kill_while(
    playing: asyncio.Future[list[Result]], server: Child, seated: Seated, kills: int, chance: Random
) -> int:
    """Kill the server again and again while a game is played, after some moves and in the middle of one."""
    killed = 0
    while killed < kills and not playing.done():
        enough = seated.move + chance.randrange(MOST_MOVES)
        while seated.move < enough and not playing.done():
            await asyncio.sleep(GLANCE / 10)
        # Somewhere between the next move's command and its acknowledgement, or behind.
        await asyncio.sleep(chance.uniform(0.0, GLANCE))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        killed += 1
    return killed


def check_record(record: Record, witnesses: list[Witness]) -> None:
    """Compare what was acknowledged with what is in the record."""
    assert replay(game_of(record), record).state.result == record.result
    for witness in witnesses:
        for move, action in witness.moves.items():
            assert record.actions[move - 1] == action
        own = [action for action in record.actions if action.seat == witness.seated.seat]
        assert len(own) == len(witness.moves), "what was asked for once was done twice, or never"
