"""Measure the build of haricot that is on the path, and print one JSON document."""

from __future__ import annotations

import argparse
import atexit
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import haricot
import haricot.kernel.game
from haricot.arena.match import play_game
from haricot.beans.playout import Dice, Playout
from haricot.bots import bot_named
from haricot.bots.expert import learned
from haricot.bots.floor import Floor
from haricot.bots.judgement import trader_for
from haricot.env import bohnanza_v1
from haricot.env.batch import Batch
from haricot.env.team import Team

CORES = os.cpu_count() or 1
IMPORT = "import time; start = time.perf_counter(); import haricot; print(time.perf_counter() - start)"


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Do pieces of work until the time is up, and tell how many units a second were done."""
    done, number = 0, 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        done += work(number)
        number += 1
    return done / (time.perf_counter() - start)


def median_rate(work: Callable[[int], int], seconds: float, runs: int) -> int:
    """Take the median of several runs, after one piece of work to warm up."""
    work(0)
    return round(statistics.median(rate(work, seconds) for _ in range(runs)))


def playing(name: str, **options: Any) -> Callable[[int], int]:
    """Random players who also trade, by all the rules."""
    game = haricot.game(name, **options)
    return Playout(game, game.goods).play


def trading(weights: dict[str, float]) -> Callable[[int], int]:
    """Four traders among themselves, who look no further than their seats see."""
    game: Any = haricot.game("bohnanza", players=4)

    def work(number: int) -> int:
        table = game.start(number)
        Floor(game, [trader_for(game, seat, weights) for seat in range(4)]).play(table, 10**6)
        return 1

    return work


def hosting(name: str) -> Callable[[int], int]:
    """Four bots in the arena: views, checks and a record."""
    game = haricot.game("bohnanza", players=4)
    kind = bot_named(name)

    def work(number: int) -> int:
        play_game(game, [kind(game, seat, number) for seat in range(4)], number)
        return 1

    return work


def stepping(looking: bool) -> Callable[[int], int]:
    """A raw environment of PettingZoo's form, played at random; looked at before every step, or not."""
    env = bohnanza_v1.raw_env(players=4)
    dice = random.Random(1)

    def work(number: int) -> int:
        env.reset(seed=number)
        steps = 0
        while env.agents:
            if looking:
                env.last()
            choices = env.desk.choices
            env.step(choices[int(dice.random() * len(choices))] if choices else None)
            steps += 1
        return steps

    return work


def stepping_many(name: str, processes: int, games: int) -> Callable[[int], int]:
    """A batch with observations and masks, on one process or on several.

    Choosing is measured along. In one step all games like the choices best in the same random order, which is
    soon drawn.
    """
    game = haricot.game(name, players=4)
    batch: Any = Batch(game, games) if processes == 1 else Team(game, games, processes=processes)
    if isinstance(batch, Team):
        atexit.register(batch.close)
    chance = np.random.default_rng(1)
    likings = np.arange(1, batch.buffers.masks.shape[1] + 1, dtype=np.uint8)

    def work(_number: int) -> int:
        chance.shuffle(likings)
        batch.step((likings * batch.buffers.masks).argmax(axis=1))
        return int(batch.games)

    return work


def cloning() -> Callable[[int], int]:
    """Twins of a state in the middle of a game."""
    game = haricot.game("bohnanza", players=4)
    playout, state, dice = Playout(game, game.goods), game.start(7), Dice(7)
    for _ in range(300):
        game.apply(state, playout.step(state, dice))

    def work(_number: int) -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return work


def import_seconds(runs: int) -> float:
    """Import haricot in new processes."""
    times = [float(subprocess.check_output([sys.executable, "-c", IMPORT])) for _ in range(runs)]
    return statistics.median(times)


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each run")
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    compiled = not str(haricot.kernel.game.__file__).endswith(".py")
    rows = {
        "bohnanza": playing("bohnanza", players=4),
        "extension with contracts": playing("bohnanza", players=5, extension=True, contracts=True),
        "sissi": playing("sissi", players=4),
        "hansa": playing("hansa", players=4),
        "greedy traders": trading({}),
        "expert traders": trading(learned("bohnanza")),
        "greedy bots": hosting("greedy"),
        "expert bots": hosting("expert"),
        "environment, raw steps": stepping(looking=False),
        "environment, steps with observations": stepping(looking=True),
        "batch": stepping_many("bohnanza", 1, 1024),
        # As many games a process as fit into its caches.
        "batch, all cores": stepping_many("bohnanza", CORES, 256 * CORES),
        "batch of sissi": stepping_many("sissi", 1, 1024),
        "batch of hansa": stepping_many("hansa", 1, 1024),
    }
    figures = {
        "build": "compiled" if compiled else "pure",
        **{row: median_rate(work, given.seconds, given.runs) for row, work in rows.items()},
        "clone": median_rate(cloning(), given.seconds / 3, given.runs),
        "import_ms": round(1000 * import_seconds(2 * given.runs + 1), 1),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
