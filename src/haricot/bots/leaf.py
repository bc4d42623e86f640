"""Leaf: how likely each player of a table wins, where a game that is only tried out is broken off."""
# interpreted: it is asked once or twice for every game that is played on

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

from haricot.beans.table import Table
from haricot.bots.judgement import judged
from haricot.bots.values import Values
from haricot.kernel.types import Seat

OWN_TURNS = 8.0
"""The time that is left is counted in so many turns of everybody."""

STAGES = 3
"""A weight changes with the time that is left, as a polynomial of so many terms at most."""

Measured = tuple[list[list[float]], float]
"""The features of every player, and the time that is left."""


@cache
def learned_leaf(game: str) -> dict[str, tuple[float, ...]]:
    """Read the weights that were learned for a game: one for each power of the time that is left."""
    text = files("haricot.bots").joinpath(f"{game}-leaf.toml").read_text(encoding="utf-8")
    return {name: tuple(values) for name, values in tomllib.loads(text).items()}


class Leaf:
    """Judges tables by learned weights: the score that everybody may expect, and from that who may win."""

    features: tuple[str, ...] = ()

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        self.weights = [weights[name] for name in self.features]
        self.steep = weights["steep"]

    def measure(self, table: Any) -> Measured:
        """Measure what every player has, and how much time is left."""
        raise NotImplementedError

    def chance(self, table: Any, seat: Seat) -> float:
        """Tell how likely a seat wins; a shared victory is a part of one."""
        result = table.result
        if result is not None:
            return 1.0 / len(result.winners) if seat in result.winners else 0.0
        measured, left = self.measure(table)
        weights = [at(weight, left) for weight in self.weights]
        scores = [sum(map(float.__mul__, weights, row)) for row in measured]
        steep = exp(at(self.steep, left))
        return 1.0 / sum(exp(min(steep * (score - scores[seat]), 50.0)) for score in scores)


class CardLeaf(Leaf):
    """Judges tables of the card games.

    A player has talers, what the fields would pay and what they are worth, what the hand is worth and how
    large it is, so many fields, and a next turn that comes late or soon.
    """

    features = ("money", "sold", "fields", "hand", "cards", "rows", "turn")

    def __init__(self, game: Any, values: Values, weights: Mapping[str, Sequence[float]]) -> None:
        super().__init__(weights)
        self.game = game
        self.values = values

    def measure(self, table: Table) -> Measured:
        """Measure what every player has; how long the game will be everybody sees alike."""
        measured = [self.player(table, seat) for seat in range(table.players)]
        return measured, self.values.turns_left / (OWN_TURNS * float(table.players))

    def player(self, table: Table, seat: Seat) -> list[float]:
        """Measure what a player has."""
        law, players = self.game.law, table.players
        bargains = judged(table, seat, self.values)
        hand = [bargains.held(place) for place, card in enumerate(table.hands[seat]) if card < law.beans]
        rows = table.fields[seat]
        return [
            float(table.coins(seat)),
            float(sum([law.price(row) for row in rows])),
            bargains.ground(seat).worth,
            sum(hand, 0.0),
            float(len(hand)),
            float(len(rows)),
            float((seat - table.active) % players) / float(players),
        ]


def at(weight: Sequence[float], left: float) -> float:
    """Tell a weight at some time before the end."""
    total = 0.0
    for each in reversed(weight):
        total = total * left + each
    return total
