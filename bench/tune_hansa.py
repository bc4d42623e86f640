"""Learn the weights of the expert merchant by self-play: an evolution strategy on the results of matches.

    make build
    PYTHONPATH=build/compiled .venv/bin/python bench/tune_hansa.py --generations 30 --seed 1

Every generation tries some sets of weights around a mean. Each plays the same deals, one seat against
greedy merchants and the mean itself in turn. The better half makes the next mean, weight by weight, and
the spread of each weight follows what was good (a CMA-ES that keeps only the diagonal). The weights in
hansa.toml come from 15 generations with seed 1, and then 6 with seed 2; of those for routes only that of
the toll was kept, because with the others of the greedy merchant the expert won more at three, four and five.
"""

from __future__ import annotations

import argparse
from math import exp, log, sqrt
from random import Random

import haricot
from haricot.arena.match import play_game
from haricot.bots.hansaexpert import ExpertHansaBot
from haricot.bots.hansagreedy import GreedyHansaBot, weights_of
from haricot.games.hansa.game import Hansa

FIXED = {"depth", "width", "debt", "drop"}
WIN = 60.0
"""What a victory counts, in thalers: near ones count through the lead."""

Weights = dict[str, float]


def fitness(game: Hansa, weights: Weights, rival: Weights | None, deals: list[int]) -> float:
    """Play some deals, a seat each, and tell how far ahead of the best other that comes out."""
    total = 0.0
    for number, deal in enumerate(deals):
        seat = number % game.players
        bots = [
            ExpertHansaBot(game, other, deal, weights)
            if other == seat
            else GreedyHansaBot(game, other, deal, rival)
            for other in range(game.players)
        ]
        result = play_game(game, bots, deal).state.result
        assert result is not None
        others = [score for other, score in enumerate(result.scores) if other != seat]
        total += result.scores[seat] - max(others) + WIN * (seat in result.winners) / len(result.winners)
    return total / len(deals)


def spread_of(value: float) -> float:
    """Choose how far to look around a weight at first."""
    return max(0.1, 0.25 * abs(value))


class Evolution:
    """A mean, a spread for each weight, and one step size for all."""

    def __init__(self, start: Weights, seed: int, size: int) -> None:
        self.random = Random(seed)
        self.names = [name for name in start if name not in FIXED]
        self.start = start
        self.mean = [start[name] for name in self.names]
        self.scale = [spread_of(value) for value in self.mean]
        self.variance = [1.0] * len(self.names)
        self.size = size
        self.step = 1.0
        # Every run plays deals of its own.
        self.first = 1_000_000 * seed

    def weights(self, point: list[float]) -> Weights:
        """Put a point into weights."""
        return {
            **self.start,
            **{name: max(0.0, value) for name, value in zip(self.names, point, strict=True)},
        }

    def tell(self, tried: list[tuple[float, list[float]]]) -> None:
        """Move towards the better half, and look further where it was far away."""
        better = sorted(tried, key=lambda pair: -pair[0])[: self.size // 2]
        parts = [log(self.size / 2 + 0.5) - log(rank + 1) for rank in range(len(better))]
        parts = [part / sum(parts) for part in parts]
        rate = 0.2
        total = 0.0
        for place in range(len(self.names)):
            moves = [noise[place] for _, noise in better]
            total += sum(part * move for part, move in zip(parts, moves, strict=True)) ** 2
            spread = self.step * self.scale[place] * sqrt(self.variance[place])
            self.mean[place] += spread * sum(part * move for part, move in zip(parts, moves, strict=True))
            square = sum(part * move * move for part, move in zip(parts, moves, strict=True))
            self.variance[place] *= 1.0 - rate + rate * square
        drift = total * sum(parts) ** 2 / sum(part * part for part in parts) / len(self.names)
        self.step *= exp(0.2 * (drift - 1.0) / 2)

    def generation(self, number: int, games: list[Hansa], deals: int) -> float:
        """Try some points on the same deals, and learn from them."""
        tried: list[tuple[float, list[float]]] = []
        first = self.first + 1000 * number
        game = games[number % len(games)]
        rival = self.weights(self.mean) if number % 2 else None
        for _ in range(self.size):
            noise = [self.random.gauss(0.0, 1.0) for _ in self.names]
            spreads = zip(self.mean, self.scale, self.variance, noise, strict=True)
            point = [mean + self.step * scale * sqrt(var) * dice for mean, scale, var, dice in spreads]
            tried.append(
                (fitness(game, self.weights(point), rival, list(range(first, first + deals))), noise)
            )
        self.tell(tried)
        return sum(value for value, _ in tried) / self.size


def main() -> None:
    """Learn, and print after each generation what would stand in hansa.toml."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--size", type=int, default=12)
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    games: list[Hansa] = [haricot.game("hansa", players=players) for players in (4, 4, 3, 3, 5, 5)]
    evolution = Evolution(weights_of("expert"), given.seed, given.size)
    means: list[Weights] = []
    for number in range(given.generations):
        value = evolution.generation(number, games, given.deals)
        print(f"# generation {number}: {value:+.1f}, step {evolution.step:.2f}")
        means.append(evolution.weights(evolution.mean))
        # The average of the later means is less a matter of luck than the last one.
        later = means[len(means) // 2 :]
        for name in means[0]:
            print(f"{name} = {round(sum(mean[name] for mean in later) / len(later), 3)}", flush=True)


if __name__ == "__main__":
    main()
