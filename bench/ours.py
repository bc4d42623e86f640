"""Measure the build of haricot that is on the path once, and print one JSON document."""

from __future__ import annotations

import argparse
import atexit
import json
import os
import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import haricot
from haricot.arena.simulation import play_game
from haricot.beans.playout import Dice, Playout
from haricot.bots import bot_named
from haricot.cards.bots.expert import expert_weights
from haricot.cards.bots.judgement import trader_for
from haricot.cards.bots.rollout import TraderRollout
from haricot.env import bohnanza_v1
from haricot.env.batch import Batch
from haricot.env.team import Team

CORES = os.cpu_count() or 1

STARTS = 10
"""Number of times that Python is started to see how long that takes."""

Work = Callable[[int], int]


def rate(work: Work, seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Do pieces of work for some seconds, and tell how many units a second were done.

    A second is one that this process had, so that others on the machine do not count; where several work, it
    is one of the wall.
    """
    work(0)
    done, number = 0, 0
    start = clock()
    while clock() - start < seconds:
        done += work(number)
        number += 1
    return done / (clock() - start)


def plain(_number: int) -> int:
    """What Python does here without any of ours: a little of what games do, in a plain loop."""
    piles: list[list[int]] = [[] for _ in range(8)]
    for card in range(1000):
        piles[card * 7 % 8].append(card)
    return sum(len(pile) for pile in piles)


def playing(name: str, **options: Any) -> Work:
    """Random players who also trade, by all the rules."""
    game = haricot.game(name, **options)
    return Playout(game, game.goods).play


def trading(weights: dict[str, float]) -> Work:
    """Four traders among themselves, who look no further than their seats see."""
    game = haricot.game("bohnanza", players=4)

    def work(number: int) -> int:
        table = game.start(number)
        TraderRollout(game, [trader_for(game, seat, weights) for seat in range(4)]).play(table, 10**6)
        return 1

    return work


def hosting(name: str) -> Work:
    """Four bots in the arena: views, checks and a record."""
    game = haricot.game("bohnanza", players=4)
    kind = bot_named(name)

    def work(number: int) -> int:
        play_game(game, [kind(game, seat, number) for seat in range(4)], number)
        return 1

    return work


def stepping(looking: bool) -> Work:
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


def stepping_many(name: str, processes: int, games: int) -> Work:
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


def cloning() -> Work:
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


def starts(code: str, times: int) -> float:
    """Start Python a number of times, and tell how many starts a second of its own that makes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    for _ in range(times):
        subprocess.check_call([sys.executable, "-c", code])
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return times / (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


ROWS: dict[str, Callable[[], Work]] = {
    "plain": lambda: plain,
    "bohnanza": lambda: playing("bohnanza", players=4),
    "extension with contracts": lambda: playing("bohnanza", players=5, extension=True, contracts=True),
    "sissi": lambda: playing("sissi", players=4),
    "hansa": lambda: playing("hansa", players=4),
    "clone": cloning,
    "greedy traders": lambda: trading({}),
    "expert traders": lambda: trading(expert_weights(haricot.game("bohnanza"))),
    "greedy bots": lambda: hosting("greedy"),
    "expert bots": lambda: hosting("expert"),
    "environment, raw steps": lambda: stepping(looking=False),
    "environment, steps with observations": lambda: stepping(looking=True),
    "batch": lambda: stepping_many("bohnanza", 1, 1024),
    "batch of sissi": lambda: stepping_many("sissi", 1, 1024),
    "batch of hansa": lambda: stepping_many("hansa", 1, 1024),
}
"""What one process does."""


def measure(seconds: float) -> dict[str, float]:
    """Measure everything once, one after the other."""
    found = {row: rate(make(), seconds) for row, make in ROWS.items()}
    # As many games a process as fit into its caches.
    for row, processes in (("batch, one core", 1), ("batch, all cores", CORES)):
        found[row] = rate(stepping_many("bohnanza", processes, 256 * processes), seconds, time.perf_counter)
    return found | {"start": starts("pass", STARTS), "import": starts("import haricot", STARTS)}


def main() -> None:
    """Measure one round, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each row")
    print(json.dumps(measure(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
