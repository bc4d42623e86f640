"""Search in Bohn Hansa: actions are tried out in the same worlds, and given up when clearly worse."""
# interpreted: the time goes into the playouts

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import monotonic

from haricot.bots.hansaplayout import Playout
from haricot.games.hansa.hanse import Hanse
from haricot.kernel.actions import Action
from haricot.kernel.types import Count, Seat

ROUNDS = 2
"""So many rounds a playout goes on."""

FIRST = 6
"""So many worlds are looked at before any action is given up."""

TRUST = 6.0
"""So many playouts the first sight counts for."""


class Trial:
    """An action that is tried out: what it seemed to be worth, and what came of it in each world."""

    def __init__(self, sight: float, action: Action) -> None:
        self.sight = sight
        self.action = action
        self.found: list[float] = []
        self.open = True

    def mean(self) -> float:
        """Tell what the action brings on average."""
        return sum(self.found) / len(self.found) if self.found else 0.0


class Search:
    """Plays actions on in worlds that may be."""

    def __init__(
        self, playout: Playout, seat: Seat, draw: Callable[[], Hanse], trials: Sequence[Trial]
    ) -> None:
        self.playout = playout
        self.seat = seat
        self.draw = draw
        self.trials = trials

    def best(self, rollouts: Count | None, seconds: float) -> list[Trial]:
        """Try actions within a number of playouts or a time, and list the best first."""
        trials = self.trials
        end, played = monotonic() + seconds, 0
        while sum(trial.open for trial in trials) > 1:
            if played >= rollouts if rollouts is not None else played and monotonic() >= end:
                break
            world = self.draw()
            for trial in trials:
                if trial.open:
                    trial.found.append(self.try_out(world.clone(), trial.action))
                    played += 1
            self.give_up()
        return sorted(trials, key=lambda trial: (not trial.open, -self.lead(trial)))

    def try_out(self, world: Hanse, action: Action) -> float:
        """Play an action and some rounds more, and tell the lead on all others and on the best one."""
        last = world.turn + ROUNDS * world.players
        self.playout.game.apply(world, action)
        self.playout.play(world, last)
        values = self.playout.prospects(world)
        mine = values.pop(self.seat)
        return mine - 0.5 * (sum(values) / len(values) + max(values))

    def give_up(self) -> None:
        """Close the trials that are clearly worse than the best one."""
        best = max((trial for trial in self.trials if trial.open), key=self.lead)
        for trial in self.trials:
            if trial.open and trial is not best and len(trial.found) >= FIRST:
                mean, error = paired(trial, best)
                trial.open = mean + 2.0 * error > 0.0

    def lead(self, trial: Trial) -> float:
        """Tell by how much an action beats the first one: by first sight and by playouts."""
        first = self.trials[0]
        count = min(len(trial.found), len(first.found))
        if trial is first or not count:
            return trial.sight - first.sight
        mean, _ = paired(trial, first)
        return (TRUST * (trial.sight - first.sight) + count * mean) / (TRUST + count)


def paired(one: Trial, two: Trial) -> tuple[float, float]:
    """Compare two trials in the worlds that both have seen: the mean difference and its standard error."""
    differences = [left - right for left, right in zip(one.found, two.found, strict=False)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((value - mean) ** 2 for value in differences) / max(1, count - 1)
    return mean, sqrt(spread / count)
