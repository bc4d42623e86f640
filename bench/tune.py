"""Tune: learn the weights of the expert by playing against the greedy trader and against itself (CMA-ES)."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import tomllib
from pathlib import Path
from typing import Any

import cma  # type: ignore[import-untyped]

from haricot.cards.bots.judgement import trader_for
from haricot.cards.bots.rollout import TraderRollout
from haricot.cards.bots.weights import SCALES, Weights
from haricot.cards.game import AnyCardGame
from haricot.catalogue import game as set_up

Job = tuple[dict[str, Any], dict[str, float], dict[str, float], int]


def deal(job: Job) -> float:
    """Play one deal from every seat, one against the others, and tell what came of it: wins and a lead."""
    options, mine, others, seed = job
    game: AnyCardGame = set_up(**options)
    total = 0.0
    for seat in range(game.players):
        traders = [trader_for(game, at, mine if at == seat else others) for at in range(game.players)]
        table = game.start(seed)
        TraderRollout(game, traders).play(table, 100_000)
        scores = table.result.scores
        if seat in table.result.winners:
            total += 1 / len(table.result.winners)
        # A taler more or less is a smoother guide than a victory more or less.
        total += 0.03 * (scores[seat] - (sum(scores) - scores[seat]) / (game.players - 1))
    return total / float(game.players)


def named(vector: Any, kept: dict[str, float]) -> dict[str, float]:
    """Turn a point of the search into weights, beside those that are not searched for."""
    plain = Weights({})
    learned = {
        name: round(getattr(plain, name) + scale * float(step), 4)
        for (name, scale), step in zip(SCALES.items(), vector, strict=True)
    }
    return {**kept, **learned}


def placed(weights: dict[str, float]) -> list[float]:
    """Turn weights into a point of the search."""
    plain = Weights({})
    return [
        (weights.get(name, getattr(plain, name)) - getattr(plain, name)) / SCALES[name] for name in SCALES
    ]


def jobs_of(
    tried: list[dict[str, float]], others: list[dict[str, float]], options: list[dict[str, Any]], seeds: range
) -> list[Job]:
    """Give everybody the same deals, against the same others in turn."""
    return [
        (options[number % len(options)], weights, others[number % len(others)], seed)
        for weights in tried
        for number, seed in enumerate(seeds)
    ]


def read(path: Path | None) -> dict[str, float]:
    """Read weights; without a file they are those of the greedy trader."""
    found = tomllib.loads(path.read_text()) if path else {}
    return {name: float(value) for name, value in found.items()}


def tune(wanted: argparse.Namespace, options: list[dict[str, Any]]) -> dict[str, float]:
    """Search for weights that win against the given ones, or else the greedy trader and the best so far."""
    best = read(wanted.start)
    kept = {name: value for name, value in best.items() if name not in SCALES}
    search = cma.CMAEvolutionStrategy(
        placed(best), wanted.sigma, {"seed": wanted.seed, "popsize": wanted.population, "verbose": -9}
    )
    with multiprocessing.Pool(wanted.processes) as pool:
        for generation in range(wanted.generations):
            points = search.ask()
            tried = [named(point, kept) for point in points]
            first = wanted.seed * 10**6 + generation * wanted.deals
            others = [read(wanted.against)] if wanted.against else [best, {}, {}, {}]
            jobs = jobs_of(tried, others, options, range(first, first + wanted.deals))
            played = pool.map(deal, jobs, chunksize=wanted.deals)
            worth = [sum(played[at : at + wanted.deals]) for at in range(0, len(played), wanted.deals)]
            search.tell(points, [-value / wanted.deals for value in worth])
            best = named(search.result.xfavorite, kept)
            best_one, average = max(worth) / wanted.deals, sum(worth) / len(played)
            print(f"{generation:>3}  {best_one:6.3f}  {average:6.3f}", flush=True)
            write(best, wanted)
    return best


def write(weights: dict[str, float], wanted: argparse.Namespace) -> None:
    """Write weights down, with the command that found them."""
    given = f"--game {wanted.game} --players {wanted.players} --deals {wanted.deals}"
    given += f" --generations {wanted.generations} --population {wanted.population} --seed {wanted.seed}"
    lines = [f"# Learned by bench/tune.py {given}."]
    lines += [f"{name} = {value}" for name, value in weights.items()]
    wanted.out.write_text("\n".join(lines) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="bohnanza")
    parser.add_argument("--players", default="4", help="numbers of players, like 3,4,5")
    parser.add_argument("--extension", action="store_true")
    parser.add_argument("--deals", type=int, default=24, help="deals for each candidate")
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--population", type=int, default=14)
    parser.add_argument("--sigma", type=float, default=0.6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--against", type=Path, help="weights of all opponents")
    parser.add_argument("--out", type=Path, required=True, help="where to write the weights")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    options = [{"name": wanted.game, "players": int(players)} for players in wanted.players.split(",")]
    if wanted.extension:
        options = [{**chosen, "extension": True} for chosen in options]
    tune(wanted, options)


if __name__ == "__main__":
    main()
