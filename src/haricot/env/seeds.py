"""Deals: which game is dealt when an environment begins anew."""
# interpreted: it is asked once a game

from __future__ import annotations

from random import Random

MOST_SEED = 2**31


class Seeds:
    """Seeds of games: the one that is asked for, and without one the next that follows from it."""

    def __init__(self) -> None:
        self.chance = Random()

    def next(self, seed: int | None) -> int:
        """Tell the seed of the next game."""
        if seed is None:
            return self.chance.randrange(MOST_SEED)
        self.chance = Random(seed)
        return seed
