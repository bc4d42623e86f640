"""Bring records that were made to be heavy, while somebody plays at another table of the same server.

Prints how long each was brought and looked at and what came of it, how long moves at the other table took,
and the memory of the server with its children. An older haricot is measured with PYTHONPATH=/its/src.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import msgspec

import haricot
from haricot.client import Visitor
from haricot.kernel.actions import Wish
from haricot.kernel.errors import HaricotError
from haricot.kernel.record import new_session
from haricot.wire.commands import Fill, Settings, Sit, Start

CHILD = Path(__file__).parents[1] / "tests" / "server" / "child.py"
LIMITS = '{"own_tables": true, "commands": 1e6, "burst": 1000000}'
"""Own figures are taken, so that something is attacked at all."""

LONGEST = 120.0
"""Maximum number of seconds that one attack may take."""

LOOKS = 40
"""How often a bomb that was taken in is looked at, on eight connections."""


def record_with(figures: dict[str, Any], game: str = "bohnanza") -> bytes:
    """Write a record down that brings figures of its own."""
    tables = {"name": "own", "digest": "0" * 16, "figures": {"name": "own", **figures}}
    head = {"game": game, "version": 1, "options": {"players": 3}, "tables": tables, "seed": 1}
    return msgspec.json.encode({**head, "actions": []})


def keys(count: int) -> list[str]:
    """Make up keys."""
    return [f"k{''.join(chr(97 + int(digit)) for digit in str(number))}" for number in range(count)]


def cities(count: int) -> bytes:
    """Draw a map of many cities."""
    hansa = tomllib.loads(files("haricot.games.hansa").joinpath("hansa.toml").read_text(encoding="utf-8"))
    for key in keys(count):
        hansa["city"][key] = hansa["city"]["rostock"]
        hansa["roads"].append(["rostock", key])
    for bean in hansa["bean"].values():
        bean["tokens"] = 999
    return record_with(hansa, "hansa")


def wishes(count: int) -> bytes:
    """Wish again and again in the first trade, with the printed figures."""
    session = new_session(haricot.game(players=3), 7)
    while session.game.phases[session.state.phase].name != "trade":
        action: Any = session.game.legal(session.state, 0)[0]
        session.do(action)
    for number in range(count):
        session.do(Wish(0, wants=(number % 2,)))
    return session.record.to_json()


def bombs() -> dict[str, bytes]:
    """Make the records, each smaller than it could be."""
    kind = {"cards": 999, "meter": [[2, 1]]}
    return {
        "a step of 10^8 cards": record_with({"bean": {"a": {"cards": 99, "meter": [[10**8, 1]]}}}),
        "500 kinds, one wrong": record_with({"bean": dict.fromkeys(keys(500), kind) | {"x": 1}}),
        "200 cities": cities(200),
        "1,000 kinds": record_with({"bean": dict.fromkeys(keys(1000), kind)}),
        "20,000 wishes": wishes(20_000),
    }


def family(pid: int) -> list[int]:
    """List a process and its descendants."""
    with suppress(OSError):
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [pid, *(found for child in children for found in family(int(child)))]
    return []


def megabytes(pid: int) -> float:
    """Tell how much memory a process and its descendants have."""
    pages = 0
    for one in family(pid):
        with suppress(OSError):
            pages += int(Path(f"/proc/{one}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@asynccontextmanager
async def server() -> AsyncIterator[tuple[int, str]]:
    """Run a server in a process of its own."""
    with tempfile.TemporaryDirectory() as data:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        command = [sys.executable, str(CHILD), data, str(port), LIMITS]
        child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        url = f"http://127.0.0.1:{port}"
        try:
            async with httpx.AsyncClient() as web:
                for _ in range(300):
                    with suppress(httpx.TransportError):
                        await web.get(f"{url}/health")
                        break
                    await asyncio.sleep(0.1)
            yield child.pid, url
        finally:
            child.terminate()
            child.wait(LONGEST)


async def play(url: str, took: list[float]) -> None:
    """Play at a table, and note how long each answer took, until stopped."""
    async with Visitor(url, "Anna") as anna:
        anna.http.timeout = httpx.Timeout(LONGEST)
        while True:
            table = await anna.open(Settings("hansa", {"players": 3}, pace="instant"))
            async with anna.join(table) as seated:
                await seated.do(Sit(0, "Anna"))
                await seated.do(Fill(1, "random"))
                await seated.do(Fill(2, "random"))
                await seated.do(Start())
                while seated.view.result is None:
                    began = time.perf_counter()
                    if seated.options:
                        # A bot may have been quicker.
                        with suppress(HaricotError):
                            await seated.do(seated.options[0])
                        took.append(time.perf_counter() - began)
                        await asyncio.sleep(0.02)
                    else:
                        await seated.news()


async def attack(url: str, name: str, bomb: bytes, pid: int) -> None:
    """Bring one record, and look at it if it was taken."""
    async with Visitor(url, "Enemy") as enemy:
        enemy.http.timeout = httpx.Timeout(LONGEST)
        began = time.perf_counter()
        try:
            link = msgspec.json.decode(await enemy.post("/api/records", bomb))["id"]
            came = "taken"
            await asyncio.gather(*(look(enemy, link) for _ in range(8)))
        except (HaricotError, httpx.TransportError) as error:
            came = f"{str(error) or type(error).__name__}"[:80]
        seconds = time.perf_counter() - began
        print(f"{name:22} {len(bomb):7} bytes {seconds:7.2f} s {megabytes(pid):7.0f} MB  {came}", flush=True)


async def look(enemy: Visitor, link: str) -> None:
    """Look at a record again and again, and come to its table."""
    for _ in range(LOOKS // 8):
        with suppress(HaricotError, httpx.TransportError):
            async with enemy.join(link):
                pass
            await enemy.figures(link)
            await enemy.moment(link, 1, 0)
            await enemy.course(link)


async def measure(moves: int) -> None:
    """Play some moves alone, then among bombs."""
    async with server() as (pid, url):
        for name, attacks in (("alone", {}), ("among bombs", bombs())):
            took: list[float] = []
            playing = asyncio.create_task(play(url, took))
            async with asyncio.timeout(LONGEST):
                while len(took) < moves:
                    await asyncio.sleep(0.1)
            for bomb in attacks.items():
                with suppress(TimeoutError):
                    async with asyncio.timeout(LONGEST):
                        await attack(url, *bomb, pid)
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
            cuts = [1000 * cut for cut in statistics.quantiles(took, n=100)]
            worst = 1000 * max(took)
            told = f"p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms, worst {worst:.0f} ms"
            print(f"{name}: {len(took)} moves, {told}, {megabytes(pid):.0f} MB")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=100, help="so many are played before the bombs")
    asyncio.run(measure(parser.parse_args().moves))
