"""Leaf: how likely each player of a table wins, where a game that is only tried out is broken off."""
# interpreted: it is asked once or twice for every game that is played on

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, Generic, TypeAlias

from haricot.beans.game import AnyGame
from haricot.bots.learned import learned
from haricot.kernel.game import S
from haricot.kernel.types import Seat

OWN_TURNS = 8.0
"""The time that is left is counted in turns of everybody, this many to the unit."""

STAGES = 3
"""Maximum number of terms of the polynomial by which a weight changes with the time that is left."""

Measured = tuple[list[list[float]], float]
"""The features of every player, and the time that is left."""


def learned_leaf(game: AnyGame) -> dict[str, tuple[float, ...]]:
    """Read the weights that were learned for a game: one for each power of the time that is left."""
    return {name: tuple(values) for name, values in learned(game, "leaf.toml").items()}


class Leaf(Generic[S]):
    """Judges tables by learned weights: the score that everybody may expect, and from that who may win."""

    features: tuple[str, ...] = ()

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        self.weights = [weights[name] for name in self.features]
        self.steep = weights["steep"]

    def measure(self, table: S) -> Measured:
        """Measure what every player has, and how much time is left."""
        raise NotImplementedError

    def chance(self, table: S, seat: Seat) -> float:
        """Tell how likely a seat wins; a shared victory is a part of one."""
        result = table.result
        if result is not None:
            return 1.0 / len(result.winners) if seat in result.winners else 0.0
        measured, left = self.measure(table)
        weights = [at(weight, left) for weight in self.weights]
        scores = [sum(map(float.__mul__, weights, row)) for row in measured]
        steep = exp(at(self.steep, left))
        return 1.0 / sum(exp(min(steep * (score - scores[seat]), 50.0)) for score in scores)


AnyLeaf: TypeAlias = Leaf[Any]


def at(weight: Sequence[float], left: float) -> float:
    """Tell a weight at some time before the end."""
    total = 0.0
    for each in reversed(weight):
        total = total * left + each
    return total
