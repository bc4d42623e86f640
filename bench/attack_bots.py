"""Attack a server's bots and memory: 100 tables of masters beside two victims, and 4 x 400 looked-at games.

Prints the moves of the victims in each ten seconds, alone and under attack, with what the log counts of lost
bots; and the memory of the server after each round of games that were looked at, left, and fell asleep.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from websockets.asyncio.client import connect

from bench.load import Watched, is_well, process
from bench.load_server import limits_without
from haricot.catalogue import read_record
from haricot.client import Player, Seated, Visitor
from haricot.server import house
from haricot.server.serve import Site, serve
from haricot.wire.commands import Fill, Look, Rematch, Settings, Sit, Start

RECORD = Path(__file__).parents[1] / "tests" / "records" / "base-4-players.json"
SLEEP_AFTER = 4.0
WINDOW = 10.0
LONGEST = 60.0
AT_ONCE = 8

# Guests come from one address here, as fast as they like, and victims are quick.
LIMITS = limits_without(commands=1e6, burst=10**6, daily_records=10**6)


def settings(game: str = "bohnanza", players: int = 4) -> Settings:
    """Agree on a table at which bots do not pause."""
    return Settings(game, {"players": players}, pace="instant")


@asynccontextmanager
async def served(data: Path) -> AsyncIterator[tuple[str, Watched]]:
    """Run a server, and wait until it is well."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with (data / "log").open("wb") as log:
        async with process("attack_bots.py", "--serve", str(data), "--port", str(port), stderr=log) as child:
            async with asyncio.timeout(LONGEST):
                while not await asyncio.to_thread(is_well, f"http://127.0.0.1:{port}"):
                    await asyncio.sleep(0.1)
            yield f"http://127.0.0.1:{port}", Watched(child.pid)


async def play_on(seated: Seated, moves: list[int]) -> None:
    """Play one game after the other, and count the moves of all at the table."""
    while True:
        player, last = Player(seated, "simple"), 0
        while seated.table.stage == "playing":
            if not await player.act():
                await seated.news()
            moves[0] += seated.move - last
            last = seated.move
        await seated.do(Rematch())


async def victim(stack: AsyncExitStack, url: str, bot: str) -> list[int]:
    """Let somebody play with two bots, and count."""
    visitor = await stack.enter_async_context(Visitor(url, bot))
    seated = await stack.enter_async_context(visitor.join(await visitor.open(settings(players=3))))
    await seated.do(Sit(0, "Victim"))
    for seat in (1, 2):
        await seated.do(Fill(seat, bot))
    await seated.do(Start())
    moves = [0]
    tend(stack, play_on(seated, moves))
    return moves


def tend(stack: AsyncExitStack, work: Coroutine[Any, Any, None]) -> None:
    """Do something until everything ends."""
    task = asyncio.create_task(work)
    task.add_done_callback(lambda task: task.cancelled() or print("ended:", repr(task.exception())))
    stack.callback(task.cancel)


async def attack(stack: AsyncExitStack, url: str, guests: int, tables: int) -> None:
    """Look on at as many tables of masters as guests may have."""
    for guest in range(guests):
        visitor = await stack.enter_async_context(Visitor(url, f"Attacker {guest}"))
        for _ in range(tables):
            table = await visitor.open(settings("hansa"))
            async with visitor.join(table) as seated:
                for seat in range(4):
                    await seated.do(Fill(seat, "master"))
                await seated.do(Start())
            tend(stack, listen(url, visitor.cookie, table))


async def listen(url: str, cookie: str, table: str) -> None:
    """Hear whatever is told, so that nobody hangs up, and understand none of it."""
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
    headers = {"Cookie": cookie}
    async with connect(address, additional_headers=headers, compression=None) as line:
        async for _ in line:
            pass


async def windows(victims: dict[str, list[int]], count: int) -> None:
    """Print the moves of each victim in each of `count` spans of ten seconds."""
    found: dict[str, list[int]] = {bot: [] for bot in victims}
    for _ in range(count):
        before = {bot: moves[0] for bot, moves in victims.items()}
        await asyncio.sleep(WINDOW)
        for bot, moves in victims.items():
            found[bot].append(moves[0] - before[bot])
    for bot, moves in found.items():
        print(f"  with two of {bot:8} {moves}", flush=True)


async def fairness(guests: int, tables: int) -> None:
    """Measure victims alone, and beside many tables of masters."""
    with tempfile.TemporaryDirectory() as data:
        async with served(Path(data)) as (url, _), AsyncExitStack() as stack:
            victims = {bot: await victim(stack, url, bot) for bot in ("simple", "expert")}
            await asyncio.sleep(WINDOW / 2)
            print("moves in ten seconds, alone:")
            await windows(victims, 2)
            await attack(stack, url, guests, tables)
            print(f"beside {guests * tables} tables of 4 masters:")
            await windows(victims, 6)
        log = [json.loads(line)["event"] for line in (Path(data) / "log").read_text().splitlines()]
        print({event: log.count(event) for event in sorted(set(log))})


async def memory(games: int, rounds: int) -> None:
    """Measure the memory of a server whose finished games are looked at and left."""
    record = read_record(RECORD.read_bytes())
    with tempfile.TemporaryDirectory() as data:
        async with served(Path(data)) as (url, watched), Visitor(url, "Anna") as anna:
            links = [await anna.bring(record) for _ in range(games)]
            print(
                f"RSS in MB, and after each round of {games} games: {watched.kilobytes() >> 10}", flush=True
            )
            for _ in range(rounds):
                for first in range(0, games, AT_ONCE):
                    await asyncio.gather(*(look(anna, link) for link in links[first : first + AT_ONCE]))
                async with asyncio.timeout(LONGEST):
                    while await asyncio.to_thread(tables, url):
                        await asyncio.sleep(0.5)
                print(f"  {watched.kilobytes() >> 10}", flush=True)


async def look(visitor: Visitor, link: str) -> None:
    """Look at a table, and leave it."""
    async with visitor.join(link) as seated:
        await seated.do(Look())


def tables(url: str) -> int:
    """Ask how many tables are awake."""
    with urlopen(f"{url}/health", timeout=LONGEST) as answer:
        return int(json.load(answer)["tables"])


def main() -> None:
    """Attack, or be the server that is attacked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--guests", type=int, default=5)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve is not None:
        # Nobody wants to wait a minute for each round.
        house.SLEEP_AFTER = SLEEP_AFTER
        serve(Site(asked.serve, port=asked.port), limits=LIMITS)
        return
    asyncio.run(fairness(asked.guests, asked.tables))
    asyncio.run(memory(asked.games, asked.rounds))


if __name__ == "__main__":
    main()
