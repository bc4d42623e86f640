"""Trials: actions that are tried out in the same worlds, and how they compare."""
# interpreted: the time goes into the games that are played on

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from haricot.kernel.actions import Action

FIRST = 6
"""Minimum number of worlds before any action is given up."""


class Trial:
    """An action that is tried out: what it seemed to be worth, and what came of it in each world."""

    def __init__(self, action: Action | None, sight: float = 0.0) -> None:
        self.action = action
        self.sight = sight
        self.found: list[float] = []
        self.open = True
        # By how much it beats the first action, as far as can be told.
        self.lead = 0.0

    def mean(self) -> float:
        """Tell what the action brings on average."""
        return sum(self.found) / len(self.found) if self.found else 0.0


def give_up(trials: Sequence[Trial], best: Trial) -> None:
    """Close the trials that are clearly worse than the best one."""
    for trial in trials:
        if trial.open and trial is not best and len(trial.found) >= FIRST:
            mean, error = paired(trial, best)
            trial.open = mean > -2.0 * error


def paired(one: Trial, two: Trial) -> tuple[float, float]:
    """Compare two trials in the worlds that both have seen: the mean difference and its standard error."""
    differences = [left - right for left, right in zip(one.found, two.found, strict=False)]
    count = len(differences)
    if count < 2:
        return (differences[0] if differences else 0.0), 99.0
    mean = sum(differences) / count
    spread = sum((value - mean) ** 2 for value in differences) / (count - 1)
    return mean, sqrt(spread / count)
