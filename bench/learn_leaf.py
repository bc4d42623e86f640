"""Learn the weights of the master's leaf from games that experts play among themselves.

    PYTHONPATH=build/compiled python bench/learn_leaf.py --out src/haricot/bots/bohnanza-leaf.toml

Scores are fitted by least squares among the players of a table, as only their differences decide; then how
steeply a lead becomes a chance to win, by the likelihood of the winners. A quarter of the games is kept to
tell how well that works.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

import haricot
from haricot.bots.expert import learned
from haricot.bots.floor import Floor
from haricot.bots.judgement import trader_for, values_for
from haricot.bots.leaf import FEATURES, STAGES, Leaf

Position = tuple[Any, float, Any, Any]
"""Features by stage, the time left, and the scores and victories that came of it."""

NO_WEIGHTS = dict.fromkeys((*FEATURES, "steep"), (0.0,))


def watch(game: Any, seed: int) -> tuple[list[list[list[float]]], list[float], list[float]]:
    """Play one game, and keep what everybody has, and the time left, at the start of every turn."""
    weights = learned(game.name)
    values = values_for(game, weights)
    leaf = Leaf(game, values, NO_WEIGHTS)
    table, seats = game.start(seed), range(game.players)
    floor = Floor(game, [trader_for(game, seat, weights) for seat in seats])
    seen = []
    while table.result is None:
        seen.append([[*leaf.features(table, seat), leaf.left(table)] for seat in seats])
        floor.play(table, table.turn)
    winners = table.result.winners
    return seen, list(table.result.scores), [(seat in winners) / len(winners) for seat in seats]


def collect(games: list[Any], count: int, seed: int) -> list[Position]:
    """Play many games, and put all positions together: features with stages, time, scores and victories."""
    found: list[Position] = []
    for number in range(count):
        game = games[number % len(games)]
        seen, scores, won = watch(game, seed + number)
        for position in seen:
            features = np.array(position)
            left = features[:, -1]
            stages = np.stack([left**power for power in range(STAGES)], -1)
            wide = (features[:, :-1, None] * stages[:, None, :]).reshape(len(features), -1)
            found.append((wide - wide.mean(0), left[-1], np.array(scores) - np.mean(scores), np.array(won)))
    return found


def fit_scores(found: Any) -> Any:
    """Fit the score that everybody may expect, as a difference from the table's mean."""
    wide = np.concatenate([each[0] for each in found])
    scores = np.concatenate([each[2] for each in found])
    ridge = 1e-6 * len(wide) * np.eye(wide.shape[1])
    return np.linalg.solve(wide.T @ wide + ridge, wide.T @ scores)


def chances(position: Any, weights: Any, steep: Any) -> Any:
    """Tell how likely everybody wins."""
    wide, left = position[0], position[1]
    lead = np.exp(np.polyval(steep[::-1], left)) * (wide @ weights)
    odds = np.exp(lead - lead.max())
    return odds / odds.sum()


def fit_steep(found: Any, weights: Any, rounds: int = 400) -> Any:
    """Fit how steeply a lead becomes a chance to win, by going uphill."""
    steep = np.zeros(STAGES)
    leads = [position[0] @ weights for position in found]
    left = np.array([position[1] for position in found])
    powers = np.stack([left**power for power in range(STAGES)], -1)
    most = max(len(lead) for lead in leads)
    lead = np.array([[*each, *[-np.inf] * (most - len(each))] for each in leads])
    won = np.array([[*each[3], *[0.0] * (most - len(each[3]))] for each in found])
    real = np.isfinite(lead)
    safe = np.where(real, lead, 0.0)
    for _ in range(rounds):
        factor = np.exp(powers @ steep)[:, None]
        odds = np.where(real, np.exp(factor * (safe - safe.max(1, keepdims=True))), 0.0)
        odds /= odds.sum(1, keepdims=True)
        slope = ((won - odds) * safe).sum(1, keepdims=True) * factor
        steep += 0.5 * (powers * slope).mean(0)
    return steep


def report(found: Any, weights: Any, steep: Any) -> str:
    """Tell how much of the scores is explained, and how well victories are foretold."""
    left = sum(float(((each[2] - each[0] @ weights) ** 2).sum()) for each in found)
    total = sum(float((each[2] ** 2).sum()) for each in found)
    loss = np.mean([-(each[3] * np.log(chances(each, weights, steep) + 1e-9)).sum() for each in found])
    return f"R2 {1 - left / total:.3f}, log loss {loss:.4f} on {len(found)} positions"


def main() -> None:
    """Learn, tell how well, and write the weights."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="bohnanza")
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4, 4, 5])
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    games = [haricot.game(given.game, players=players) for players in given.players]
    learnt = collect(games, given.games * 3 // 4, given.seed)
    weights = fit_scores(learnt)
    steep = fit_steep(learnt, weights)
    kept = collect(games, given.games // 4, given.seed + given.games)
    told = report(kept, weights, steep)
    print(told)
    command = f"bench/learn_leaf.py --game {given.game} --players {' '.join(map(str, given.players))}"
    lines = [f"# Learned by {command} --games {given.games} --seed {given.seed}: {told}."]
    table = dict(zip(FEATURES, weights.reshape(len(FEATURES), STAGES), strict=True)) | {"steep": steep}
    lines += [f"{name} = [{', '.join(f'{each:.4f}' for each in row)}]" for name, row in table.items()]
    given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
