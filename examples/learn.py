"""A learner that teaches itself to trade beans, in minutes on one core: python -m examples.learn."""

from __future__ import annotations

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import haricot
from examples.features import Floats, Ints, Look, first_rows
from examples.measure import APART, TALK, Measured, PolicyPlayer, measure
from examples.policy import chances, new_policy
from haricot.arena.plots import draw, label
from haricot.cards.game import AnyCardGame
from haricot.env.batch import Batch

GAMES, STEPS = 256, 96
"""Number of games that are played at once, and of their steps between two updates."""

PASSES, PORTIONS = 3, 8
"""Number of passes over what was played before it is discarded, and of portions in each."""

RATE = 2e-3
"""How large the first steps of the weights are."""

DISCOUNT, TRACE = 0.99, 0.95
"""How much later gains count, and how far what happened is believed rather than what was thought."""

CLIP = 0.2
"""By so much the chance of a choice may move, before what was played says no more about it."""

CURIOSITY = 0.01
"""What it is worth to keep trying things."""

ENVY = 0.5
"""How much of what the others have counts against what a seat has."""


class Moment(NamedTuple):
    """One step of all games: what was looked at and chosen, and what was thought of it."""

    look: Look
    chosen: Ints
    chance: Floats
    value: Floats
    seats: Ints
    wealth: Floats
    ended: NDArray[np.bool_]
    scores: Floats


class Lesson(NamedTuple):
    """A moment, whether it is known what came of it, how much better that was than thought, and how good."""

    moment: Moment
    known: NDArray[np.bool_]
    surprise: Floats
    target: Floats


class Adam:
    """Steps against the gradient, each weight by as much as its gradients agree."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.mean = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.steps = 0

    def step(self, weights: dict[str, Floats], gradients: dict[str, Floats], rate: float) -> None:
        self.steps += 1
        for name, gradient in gradients.items():
            self.mean[name] += 0.1 * (gradient - self.mean[name])
            self.square[name] += 0.001 * (gradient**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            weights[name] = weights[name] - np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-7))


class Learner:
    """Plays against itself in many games at once, and does more of what went better than it had thought."""

    def __init__(self, game: AnyCardGame, seed: int, games: int = GAMES, steps: int = STEPS) -> None:
        self.random = np.random.default_rng(seed)
        self.policy = new_policy(game, self.random)
        self.batch = Batch(game, games, seed * APART, talk=TALK)
        self.steps = steps
        self.adam = Adam(self.policy.weights)
        self.decisions = 0
        self.ended = 0

    def update(self, rate: float) -> float:
        """Play on for some steps and learn from them; tell how far the thoughts of values were off."""
        lessons = judge([self.play() for _ in range(self.steps)], self.batch.games, self.batch.game.players)
        losses = [
            self.learn([lessons[step] for step in portion], rate)
            for _ in range(PASSES)
            for portion in np.array_split(self.random.permutation(self.steps), PORTIONS)
        ]
        self.decisions += self.steps * self.batch.games
        return float(np.mean(losses))

    def play(self) -> Moment:
        """Choose in every game."""
        policy, buffers = self.policy, self.batch.buffers
        look = policy.features.look(buffers.observations, buffers.masks)
        wealth = ahead(policy.features.wealth(buffers.observations))[:, 0]
        chosen, chance = policy.choose(look, self.random)
        seats = buffers.seats.astype(np.int64)
        value = policy.values(look)[0]
        self.batch.step(look.choices[chosen])
        self.ended += int(buffers.ended.sum())
        return Moment(
            look, chosen, chance, value, seats, wealth, buffers.ended.copy(), ahead(buffers.rewards)
        )

    def learn(self, lessons: list[Lesson], rate: float) -> float:
        """Take one step towards what went well, and towards better values."""
        look, chosen = together([lesson.moment for lesson in lessons])
        known = np.concatenate([lesson.known for lesson in lessons]).astype(np.float32)
        before = np.concatenate([lesson.moment.chance for lesson in lessons])
        surprise = np.concatenate([lesson.surprise for lesson in lessons])
        target = np.concatenate([lesson.target for lesson in lessons])
        mean = (surprise * known).sum() / known.sum()
        spread = np.sqrt((known * (surprise - mean) ** 2).sum() / known.sum()) + 1e-6
        gradients = self.slope(look, chosen, before, known * (surprise - mean) / spread, known)
        off = (self.policy.values(look)[0] - target) * known
        gradients |= self.value_slope(look, off / known.sum())
        self.adam.step(self.policy.weights, gradients, rate)
        return float((off**2).sum() / known.sum())

    def slope(
        self, look: Look, chosen: Ints, before: Floats, surprise: Floats, known: Floats
    ) -> dict[str, Floats]:
        """Tell how the weights of the scores would have to change to choose worse."""
        scores, hidden = self.policy.scores(look)
        now = chances(scores, look.rows)
        starts = first_rows(look.rows)
        ratio = now[chosen] / before
        # Who has already moved far enough from what was played is left alone (PPO).
        moved = np.where(surprise > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        pull = np.where(moved, 0, -surprise * ratio)
        logs = np.log(now + 1e-9)
        entropy = -np.add.reduceat(now * logs, starts)
        slope = -pull[look.rows] * now + CURIOSITY * known[look.rows] * now * (logs + entropy[look.rows])
        slope[chosen] += pull
        slope /= known.sum()
        back = np.outer(slope, self.policy.weights["score"]) * (hidden > 0)
        rows = np.add.reduceat(back, starts)
        return {
            "score": slope @ hidden,
            "about": look.about.T @ back,
            "state": look.state.T @ rows,
            "hidden": rows.sum(0),
        }

    def value_slope(self, look: Look, off: Floats) -> dict[str, Floats]:
        """Tell how the weights of the values would have to change to be further off."""
        _, hidden = self.policy.values(look)
        back = np.outer(off, self.policy.weights["value"]) * (hidden > 0)
        return {
            "value": off @ hidden,
            "value_bias": off.sum(),
            "value_state": look.state.T @ back,
            "value_hidden": back.sum(0),
        }


def ahead(talers: Floats) -> Floats:
    """Tell what each seat has more than a part of what the others have on average."""
    others = (talers.sum(1, keepdims=True) - talers) / (talers.shape[1] - 1)
    result: Floats = talers - ENVY * others
    return result


def judge(moments: list[Moment], games: int, players: int) -> list[Lesson]:
    """Go back through what was played, seat by seat, and tell what came of every choice.

    A choice brings what its seat has more when it is asked again, or at the end; what it may gain from there
    is what the values say. Choices whose seat was not asked again are left for nobody to learn from.
    """
    every = np.arange(games)
    known = np.zeros((games, players), np.bool_)
    wealth, value, surprise = np.zeros((3, games, players), np.float32)
    lessons: list[Lesson] = []
    for moment in reversed(moments):
        over, at = moment.ended, (every, moment.seats)
        known[over] = True
        value[over] = surprise[over] = 0
        wealth[over] = moment.scores[over]
        gain = wealth[at] - moment.wealth + DISCOUNT * value[at] - moment.value
        better = gain + DISCOUNT * TRACE * surprise[at]
        lessons.append(Lesson(moment, known[at].copy(), better, better + moment.value))
        surprise[at] = np.where(known[at], better, 0)
        wealth[at], value[at], known[at] = moment.wealth, moment.value, True
    return lessons[::-1]


def together(moments: list[Moment]) -> tuple[Look, Ints]:
    """Put the tables of several moments into one list."""
    games = len(moments[0].seats)
    firsts = np.cumsum([0, *(len(moment.look.rows) for moment in moments)])
    looks = [moment.look for moment in moments]
    return (
        Look(
            np.concatenate([look.state for look in looks]),
            np.concatenate([look.rows + games * place for place, look in enumerate(looks)]),
            np.concatenate([look.choices for look in looks]),
            np.concatenate([look.about for look in looks]),
        ),
        np.concatenate([moment.chosen + first for moment, first in zip(moments, firsts[:-1], strict=True)]),
    )


# Seed after seed.


def teach(game: AnyCardGame, seed: int, asked: argparse.Namespace) -> list[dict[str, float]]:
    """Have a learner learn, measure it on and on by the same deals, and keep its weights and the curve."""
    learner = Learner(game, seed, asked.games, asked.steps)
    curve: list[dict[str, float]] = []
    seconds = 0.0
    for update in range(asked.updates + 1):
        if update % asked.every == 0 or update == asked.updates:
            found = measure(PolicyPlayer(learner.policy, 0), game, "simple", asked.deals)
            curve.append(point(learner, update, seconds, found))
            print(f"seed {seed}, {update} updates, {learner.decisions:,} decisions: {found}", flush=True)
        if update < asked.updates:
            began = perf_counter()
            # Large steps first, small ones in the end.
            learner.update(RATE * (1 - 0.9 * update / asked.updates))
            seconds += perf_counter() - began
    asked.out.mkdir(parents=True, exist_ok=True)
    learner.policy.save(asked.out / f"learned-{seed}.npz")
    write_curve(asked.out / f"curve-{seed}.csv", curve)
    return curve


def point(learner: Learner, update: int, seconds: float, found: Measured) -> dict[str, float]:
    """Note how far a learner is."""
    return {
        "updates": update,
        "decisions": learner.decisions,
        "games": learner.ended,
        "seconds": round(seconds, 1),
        "win_share": round(found.wins.mean, 4),
        "low": round(found.wins.low, 4),
        "high": round(found.wins.high, 4),
        "talers": round(found.talers, 2),
        "rivals": round(found.rivals, 2),
    }


def write_curve(path: Path, curve: list[dict[str, float]]) -> None:
    """Write a curve as a table."""
    with path.open("w", newline="") as file:
        table = csv.DictWriter(file, list(curve[0]), lineterminator="\n")
        table.writeheader()
        table.writerows(curve)


def draw_curves(axes: Any, curves: dict[int, list[dict[str, float]]]) -> None:
    """Draw the win share of every seed over what it has decided, with intervals."""
    for seed, curve in curves.items():
        across = [at["decisions"] / 1e6 for at in curve]
        axes.plot(across, [at["win_share"] for at in curve], marker="o", markersize=3, label=f"seed {seed}")
        axes.fill_between(across, [at["low"] for at in curve], [at["high"] for at in curve], alpha=0.15)
    axes.axhline(1 / 4, color="grey", linestyle="--", linewidth=1)
    axes.set_ylim(0, 1)
    label(
        axes,
        "One learned seat against three simple traders",
        "million decisions, in games against itself",
        "win share with its 95 % interval over deals",
    )
    axes.legend(loc="lower right")


def main(args: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Learn Bohnanza for four by playing against oneself.")
    add = parser.add_argument
    add("--seeds", type=int, nargs="+", default=[1], help="one learner for each")
    add("--updates", type=int, default=120, help="how often it learns from what it has played")
    add("--games", type=int, default=GAMES, help="so many are played at once")
    add("--steps", type=int, default=STEPS, help="so many choices are made in each between two updates")
    add("--every", type=int, default=10, help="so many updates lie between two points of the curve")
    add("--deals", type=int, default=50, help="deals for each point, played from every seat")
    add("--out", type=Path, default=Path("build/learn"), help="where weights, curves and plot go")
    asked = parser.parse_args(args)
    game = haricot.game("bohnanza", players=4)
    curves = {seed: teach(game, seed, asked) for seed in asked.seeds}
    print(draw(asked.out / "learning.png", lambda axes: draw_curves(axes, curves)))


if __name__ == "__main__":
    main()
