"""Learn the weights of the expert merchant by self-play: an evolution strategy on the results of matches.

    make build
    PYTHONPATH=build/compiled .venv/bin/python bench/tune_hansa.py --generations 30 --seed 1

Every generation tries some sets of weights around a mean (CMA-ES with the diagonal alone). Each plays the
same deals, one seat against greedy merchants and the mean itself in turn. The weights in weights.toml come
from 15 generations with seed 1 and 6 with seed 2, by an earlier strategy of this kind; of those for routes
only that of the toll was kept, because with the others of the greedy merchant the expert won more. Those
of swaps, of room on a cart and of what others seem to want were set by hand.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import cma  # type: ignore[import-untyped]

import haricot
from haricot.arena.simulation import play_game
from haricot.games.hansa.bots.expert import ExpertHansaBot
from haricot.games.hansa.bots.greedy import GreedyHansaBot, weights_of
from haricot.games.hansa.game import Hansa

FIXED = {"depth", "width", "debt", "short"}
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
    """The weights that are learned, as points of a search that begins with those of a merchant."""

    def __init__(self, start: Weights, seed: int, size: int) -> None:
        self.start = start
        self.names = [name for name in start if name not in FIXED]
        spreads = [spread_of(start[name]) for name in self.names]
        options = {"seed": seed, "popsize": size, "CMA_diagonal": True, "CMA_stds": spreads, "verbose": -9}
        self.search = cma.CMAEvolutionStrategy([start[name] for name in self.names], 1.0, options)
        # Every run plays deals of its own.
        self.first = 1_000_000 * seed

    def weights(self, point: Sequence[float]) -> Weights:
        """Put a point into weights."""
        found = {name: max(0.0, float(value)) for name, value in zip(self.names, point, strict=True)}
        return {**self.start, **found}

    def mean(self) -> Weights:
        """Tell the weights that the search has come to."""
        return self.weights(self.search.result.xfavorite)

    def generation(self, number: int, games: list[Hansa], deals: int) -> float:
        """Try some points on the same deals, and learn from them."""
        first = self.first + 1000 * number
        game = games[number % len(games)]
        rival = self.mean() if number % 2 else None
        points = self.search.ask()
        same = list(range(first, first + deals))
        found = [fitness(game, self.weights(point), rival, same) for point in points]
        self.search.tell(points, [-value for value in found])
        return sum(found) / len(found)


def main() -> None:
    """Learn, and print after each generation what would stand in weights.toml."""
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
        print(f"# generation {number}: {value:+.1f}")
        means.append(evolution.mean())
        # The average of the later means is less a matter of luck than the last one.
        later = means[len(means) // 2 :]
        for name in means[0]:
            print(f"{name} = {round(sum(mean[name] for mean in later) / len(later), 3)}", flush=True)


if __name__ == "__main__":
    main()
