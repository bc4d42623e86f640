"""Batch: thousands of games, stepped at once into arrays of the caller's."""
# interpreted: numpy does the work on arrays, and Many that on games

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from haricot.bots import AnyGame
from haricot.env.desk import TALK
from haricot.env.many import Many
from haricot.env.rewards import reward_named
from haricot.env.spec import make_desk, spec_of
from haricot.kernel.errors import BadOption


class Batch:
    """So many games of one kind; each step asks one seat of every game.

    `observations` (games, size) and `masks` (games, choices) are of what `seats` (games) are asked next.
    `rewards` (games, players) and `ended` (games) tell of games that ended with the last step: another has
    begun in their place, and the observation is already that of the new one.
    """

    def __init__(
        self,
        game: AnyGame,
        games: int,
        seed: int = 0,
        reward: str = "score",
        talk: int = TALK,
        buffers: Buffers | None = None,
    ) -> None:
        if games < 1:
            raise BadOption(f"{games} games cannot be played: ask for one at least.")
        self.game = game
        self.games = games
        self.spec = spec_of(game)
        self.reward = reward_named(reward)
        self.talk = talk
        self.buffers = buffers or Buffers(games, self.spec.size, len(self.spec.choices), game.players)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin new games."""
        desks = [make_desk(self.game, self.talk) for _ in range(self.games)]
        self.many = Many(desks, seed)
        self.buffers.rewards[:] = 0
        self.buffers.ended[:] = False
        self.write()

    def step(self, choices: NDArray[Any] | Sequence[int]) -> None:
        """Choose something in every game, and see what comes of it."""
        self.many.step(choices.tolist() if isinstance(choices, np.ndarray) else list(choices))
        buffers = self.buffers
        buffers.rewards[:] = 0
        buffers.ended[:] = False
        if self.many.ended:
            buffers.rewards[self.many.ended] = [self.reward(scores) for scores in self.many.scores]
            buffers.ended[self.many.ended] = True
        self.write()

    def write(self) -> None:
        """Copy what is seen and may be chosen into the buffers."""
        many, buffers = self.many, self.buffers
        buffers.observations[:] = np.frombuffer(many.seen, np.uint8).reshape(self.games, -1)
        buffers.masks[:] = np.frombuffer(many.masks, np.bool_).reshape(self.games, -1)
        buffers.seats[:] = many.seats


class Buffers:
    """The arrays that a batch writes into; anybody may bring their own, of the same shapes."""

    def __init__(self, games: int, size: int, choices: int, players: int) -> None:
        self.observations = np.zeros((games, size), np.uint8)
        self.masks = np.zeros((games, choices), np.bool_)
        self.seats = np.zeros(games, np.int32)
        self.rewards = np.zeros((games, players), np.float32)
        self.ended = np.zeros(games, np.bool_)
