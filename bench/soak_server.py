"""Soak the server: kill it at random moments while games are played, again and again; nothing may be lost."""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.crashes import play_over_kills
from tests.server.served import GAMES

KILLS_A_GAME = 10


def soak(job: tuple[str, int]) -> tuple[str, int, int, str]:
    """Play one game, and tell how often its server was killed, and what went wrong."""
    game, seed = job
    try:
        return game, seed, asyncio.run(play_over_kills(game, KILLS_A_GAME, seed, 3 + seed % 3)), ""
    except Exception as error:
        return game, seed, 0, f"{type(error).__name__}: {error}"


def main() -> int:
    """Play until the server was killed a number of times, and tell of every fault with its seed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    begun, killed, games, faults = time.monotonic(), 0, 0, 0
    with multiprocessing.get_context("spawn").Pool(wanted.processes) as pool:
        while killed < wanted.kills and games < wanted.kills:
            seeds = range(wanted.first + games, wanted.first + games + 2 * wanted.processes)
            for game, seed, kills, fault in pool.map(soak, [(GAMES[seed % 3], seed) for seed in seeds], 1):
                killed, games = killed + kills, games + 1
                if fault:
                    faults += 1
                    print(f"{game}, seed {seed}: {fault}", flush=True)
            print(f"\r{killed} kills in {games} games", end="", file=sys.stderr, flush=True)
    print(f"\n{killed} kills in {games} games, {faults} faults, {time.monotonic() - begun:.0f} s")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
