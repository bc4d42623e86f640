"""Learn the weights of the master's leaf from games that experts play among themselves.

    PYTHONPATH=build/compiled python bench/learn_leaf.py --out src/haricot/games/bohnanza/bots/leaf.toml

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
from haricot.arena.host import Host
from haricot.beans.game import AnyGame
from haricot.bots.leaf import STAGES, AnyLeaf, Measured
from haricot.cards.bots.expert import expert_weights
from haricot.cards.bots.judgement import trader_for, values_for
from haricot.cards.bots.leaf import CardLeaf
from haricot.cards.bots.rollout import TraderRollout
from haricot.cards.game import AnyCardGame, CardGame
from haricot.games.hansa.bots.expert import ExpertHansaBot
from haricot.games.hansa.bots.greedy import weights_of
from haricot.games.hansa.bots.leaf import HansaLeaf
from haricot.games.hansa.bots.master import quick_rollout
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.kernel.events import Event, TurnBegan
from haricot.kernel.offers import Result
from haricot.kernel.record import new_session

Position = tuple[Any, float, Any, Any]
"""Features by stage, the time left, and the scores and victories that came of it."""

LEAVES: dict[str, type[AnyLeaf]] = {"bohnanza": CardLeaf, "sissi": CardLeaf, "hansa": HansaLeaf}


def unweighted(kind: type[AnyLeaf]) -> dict[str, tuple[float, ...]]:
    """Measure without judging."""
    return dict.fromkeys((*kind.features, "steep"), (0.0,))


def watch_cards(game: AnyCardGame, seed: int) -> tuple[list[Measured], Result]:
    """Play one game of experts, and keep what everybody has at the start of every turn."""
    weights = expert_weights(game)
    leaf = CardLeaf(game, values_for(game, weights), unweighted(CardLeaf))
    table = game.start(seed)
    rollout = TraderRollout(game, [trader_for(game, seat, weights) for seat in range(game.players)])
    seen = []
    while table.result is None:
        seen.append(leaf.measure(table))
        rollout.play(table, table.turn)
    return seen, table.result


def watch_hansa(game: Hansa, seed: int) -> tuple[list[Measured], Result]:
    """The same with expert merchants."""
    leaf = HansaLeaf(quick_rollout(game, weights_of("expert")), unweighted(HansaLeaf))
    session = new_session(game, seed)
    state: Hanse = session.state
    seen: list[Measured] = []

    def listen(events: list[Event]) -> None:
        if any(isinstance(event, TurnBegan) for event in events) and state.result is None:
            seen.append(leaf.measure(state))

    bots = {seat: ExpertHansaBot(game, seat, seed) for seat in range(game.players)}
    Host(game, session, bots, listen).run()
    assert state.result is not None
    return seen, state.result


def watch(game: AnyGame, seed: int) -> tuple[list[Measured], Result]:
    """Play one game of either kind."""
    if isinstance(game, Hansa):
        return watch_hansa(game, seed)
    assert isinstance(game, CardGame), "there are leaves of card tables and of Bohn Hansa"
    return watch_cards(game, seed)


def collect(games: list[AnyGame], count: int, seed: int, stages: int) -> list[Position]:
    """Play many games, and put all positions together: features with stages, time, scores and victories."""
    found: list[Position] = []
    for number in range(count):
        game = games[number % len(games)]
        seen, result = watch(game, seed + number)
        scores, seats = np.array(result.scores), range(game.players)
        won = np.array([(seat in result.winners) / len(result.winners) for seat in seats])
        for measured, left in seen:
            powers = np.array([left**power for power in range(stages)])
            wide = (np.array(measured)[:, :, None] * powers).reshape(game.players, -1)
            found.append((wide - wide.mean(0), left, scores - scores.mean(), won))
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


def fit_steep(found: Any, weights: Any, stages: int, rounds: int = 400) -> Any:
    """Fit how steeply a lead becomes a chance to win, by going uphill."""
    leads = [position[0] @ weights for position in found]
    steep = np.zeros(stages)
    # A usual lead decides something, but not all.
    steep[0] = -np.log(np.std(np.concatenate(leads)))
    left = np.array([position[1] for position in found])
    powers = np.stack([left**power for power in range(stages)], -1)
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
    parser.add_argument("--stages", type=int, default=STAGES, help="terms of each weight's polynomial")
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    games = [haricot.game(given.game, players=players) for players in given.players]
    learnt = collect(games, given.games * 3 // 4, given.seed, given.stages)
    weights = fit_scores(learnt)
    steep = fit_steep(learnt, weights, given.stages)
    kept = collect(games, given.games // 4, given.seed + given.games, given.stages)
    told = report(kept, weights, steep)
    print(told)
    command = f"bench/learn_leaf.py --game {given.game} --players {' '.join(map(str, given.players))}"
    command += f" --games {given.games} --stages {given.stages} --seed {given.seed}"
    lines = [f"# Learned by {command}: {told}."]
    features = LEAVES[given.game].features
    table = dict(zip(features, weights.reshape(len(features), given.stages), strict=True)) | {"steep": steep}
    lines += [f"{name} = [{', '.join(f'{each:.4f}' for each in row)}]" for name, row in table.items()]
    given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
