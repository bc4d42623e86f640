"""MasterHansaBot: tries journeys in sampled worlds, with rollouts by merchants, and then decides."""
# interpreted: it derives from Bot

from __future__ import annotations

from collections.abc import Sequence

from haricot.bots.leaf import learned_leaf
from haricot.bots.trials import Trial
from haricot.games.hansa.bots.expert import ExpertHansaBot
from haricot.games.hansa.bots.greedy import weights_of
from haricot.games.hansa.bots.leaf import HansaLeaf
from haricot.games.hansa.bots.rollout import MerchantRollout
from haricot.games.hansa.bots.routes import RoutePlanner
from haricot.games.hansa.bots.search import JourneySearch
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Action
from haricot.kernel.types import Seat

SECONDS = 1.0
"""Maximum number of seconds to think about a journey."""

MOST_TRIED = 5
"""Maximum number of journeys that are tried."""

CLOSE = 25.0
"""What is worse than the best by more, at first sight, is not tried."""

WIDTH = 4.0
"""Number of routes that merchants of rollouts keep in mind, to be quick."""


class MasterHansaBot(ExpertHansaBot):
    """Searches where to travel; deals, purchases and contracts it judges, like an expert with other weights.

    What deals are worth depends on contracts that nobody shows, and purchases are small: trying them out won
    no more than judging them by what such choices brought in many games (bench/learn_hansa.py).
    """

    most_offered = 8
    tries: int | None = None
    """How often it tries things out for a decision, if that is given instead of the time."""

    def __init__(
        self,
        game: Hansa,
        seat: Seat,
        seed: int | str,
        weights: dict[str, float] | None = None,
        seconds: float = SECONDS,
        rollouts: int | None = None,
    ) -> None:
        super().__init__(game, seat, seed, {**master_weights(game), **(weights or {})})
        self.seconds = seconds
        self.rollouts = self.tries if rollouts is None else rollouts
        self.leaf = HansaLeaf(quick_rollout(game, self.weights), learned_leaf(game))

    def travel(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Play the journeys that promise most on in the same worlds, and take the one that does best."""
        choices = sorted(self.trips(view, options), key=lambda choice: -choice[0])
        close = [choice for choice in choices if choice[0] > choices[0][0] - CLOSE]
        trials = [Trial(action, worth) for worth, action in close[: MOST_TRIED if self.effort else 1]]
        if len(trials) < 2:
            return trials[0].action if trials else None
        search = JourneySearch(self.leaf, self.seat, self.witness.worlds(self.random).draw, trials)
        found = search.best(self.rollouts, self.effort * self.seconds)
        for trial in found:
            self.think(trial.action, search.lead(trial), sight=trial.sight, rollouts=float(len(trial.found)))
        return found[0].action


def master_weights(game: Hansa) -> dict[str, float]:
    """Take the learned weights, and ask less of deals the more others there are whom they do not help."""
    weights = weights_of("master")
    return weights | {"tau": weights["tau"] / float(game.players - 2)}


def quick_rollout(game: Hansa, weights: dict[str, float]) -> MerchantRollout:
    """Make a rollout by merchants who do not think for long."""
    return MerchantRollout(game, RoutePlanner(game.atlas, {**weights, "width": WIDTH}))
