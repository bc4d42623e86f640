"""Learn which weights of the master merchant to move, from games in which all of them are a step off at once.

    make build
    PYTHONPATH=build/compiled .venv/bin/python bench/screen_hansa.py --games 3000 --seed 940000000

In every game a master among experts has each of its weights a step above or below, by a coin. As coins are
independent, least squares tell from the same games what a step of every single weight does to the lead over
the mean of the others. One moves those that pay about half as far as that says, and asks again from there:
in matches with and without a change, one weight would take as many games as all of them do here.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from random import Random

import numpy as np
from msgspec import Struct

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import haricot
from bench.learn_hansa import lead_of, least_squares
from haricot.arena.simulation import play_game
from haricot.arena.workers import answers
from haricot.games.hansa.bots.expert import ExpertHansaBot
from haricot.games.hansa.bots.master import MasterHansaBot
from haricot.games.hansa.game import Hansa
from haricot.kernel.types import Count

STEPS = {
    "discount": 0.03,
    "open": 0.1,
    "reach": 1.5,
    "lack": 1.5,
    "toll_ahead": 0.2,
    "swap": 10.0,
    "first_base": 0.08,
    "first": 1.0,
    "more_base": 0.08,
    "crowd": 0.2,
    "bargain": 0.6,
    "collect": 1.2,
    "contract": 1.5,
    "urgent": 1.2,
    "guest_contract": 0.8,
    "their_fancy": 0.7,
    "barter": 0.3,
    "tau": 1.2,
}
"""How far each weight is moved."""


class Task(Struct, frozen=True):
    """A game to play: its seed, for how many, and how often the master tries a journey."""

    seed: int
    players: Count
    tries: Count


class Found(Struct, frozen=True):
    """What came of a game: where each weight was, the lead of the master and its share of the victory."""

    players: Count
    sides: list[float]
    lead: float
    share: float


def play(task: Task) -> Found:
    """Seat a master with weights that coins have moved among experts."""
    random = Random(task.seed)
    game: Hansa = haricot.game("hansa", players=task.players)
    sides = {name: random.choice((-1.0, 1.0)) for name in STEPS}
    seat = random.randrange(task.players)
    own = MasterHansaBot(game, seat, task.seed).weights
    moved = {name: own[name] + side * STEPS[name] for name, side in sides.items()}
    bots = [
        MasterHansaBot(game, other, task.seed, moved, rollouts=task.tries)
        if other == seat
        else ExpertHansaBot(game, other, task.seed)
        for other in range(task.players)
    ]
    result = play_game(game, bots, task.seed).state.result
    assert result is not None
    share = float(seat in result.winners) / len(result.winners)
    return Found(task.players, list(sides.values()), lead_of(result.scores, seat), share)


def tell(found: list[Found]) -> None:
    """Print what the masters came to, and what a step of each weight does, the surest first."""
    tables = sorted({game.players for game in found})
    for players in tables:
        games = [game for game in found if game.players == players]
        lead = sum(game.lead for game in games) / len(games)
        share = sum(game.share for game in games) / len(games)
        print(f"{players} players: lead {lead:+.1f}, wins {share:.1%}, {len(games)} games")
    wide = [[float(game.players == players) for players in tables] + game.sides for game in found]
    weights, errors = least_squares(np.array(wide), np.array([game.lead for game in found]))
    steps = zip(STEPS.items(), weights[len(tables) :], errors[len(tables) :], strict=True)
    for (name, step), weight, error in sorted(steps, key=lambda each: -abs(each[1] / each[2])):
        print(f"{name} by {step:g}: {weight:+.2f} (±{1.96 * error:.2f})")


def main() -> None:
    """Play, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--players", type=int, nargs="+", default=[3, 3, 4, 5], help="in turn")
    parser.add_argument("--tries", type=int, default=100)
    parser.add_argument("--seed", type=int, default=940_000_000)
    parser.add_argument("--processes", type=int, default=len(os.sched_getaffinity(0)))
    given = parser.parse_args()
    tasks = [
        Task(given.seed + number, given.players[number % len(given.players)], given.tries)
        for number in range(given.games)
    ]
    tell(list(answers(play, tasks, given.processes)))


if __name__ == "__main__":
    main()
