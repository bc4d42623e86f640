"""JourneySearch: actions are tried out in the same worlds, and given up when clearly worse."""
# interpreted: the time goes into the rollouts

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from haricot.bots.trials import Trial, give_up, paired
from haricot.games.hansa.bots.leaf import HansaLeaf
from haricot.games.hansa.hanse import Hanse
from haricot.kernel.actions import Action
from haricot.kernel.types import Count, Seat

ROUNDS = 1
"""Number of rounds of a rollout: merchants who do not trade are soon no longer true to life."""

SIGHT = 0.55
"""The part that the first sight has in the judgement: it knows of trades, of which rollouts know nothing."""

THALER = 0.007
"""What a thaler changes in the chance to win, in the middle of a game."""


class JourneySearch:
    """Tries journeys by rollouts in sampled worlds."""

    def __init__(
        self, leaf: HansaLeaf, seat: Seat, draw: Callable[[], Hanse], trials: Sequence[Trial]
    ) -> None:
        self.leaf = leaf
        self.rollout = leaf.rollout
        self.seat = seat
        self.draw = draw
        self.trials = trials

    def best(self, rollouts: Count | None, seconds: float) -> list[Trial]:
        """Try actions within a number of rollouts or a time, and list the best first."""
        trials = self.trials
        end, played = monotonic() + seconds, 0
        while sum(trial.open for trial in trials) > 1:
            if played >= rollouts if rollouts is not None else played and monotonic() >= end:
                break
            world = self.draw()
            for trial in trials:
                if trial.open:
                    found = self.try_out(world.clone(), trial.action)
                    trial.found.append(SIGHT * trial.sight + (1.0 - SIGHT) * found)
                    played += 1
            give_up(trials, max((trial for trial in trials if trial.open), key=self.lead))
        return sorted(trials, key=lambda trial: (not trial.open, -self.lead(trial)))

    def try_out(self, world: Hanse, action: Action | None) -> float:
        """Play an action and a round more, and tell how likely the seat wins, in thalers that do as much."""
        last = world.turn + ROUNDS * world.players
        if action is not None:
            self.rollout.game.apply(world, action)
        self.rollout.play(world, last)
        return self.leaf.chance(world, self.seat) / THALER

    def lead(self, trial: Trial) -> float:
        """Tell by how much an action beats the first one."""
        first = self.trials[0]
        return paired(trial, first)[0] if trial.found else trial.sight - first.sight
