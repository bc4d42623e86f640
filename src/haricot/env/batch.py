"""Batch: thousands of games, stepped at once into arrays of the caller's."""
# interpreted: numpy does the work on arrays, and Many that on games

from __future__ import annotations

from copy import copy
from math import prod
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from haricot.beans.game import AnyGame
from haricot.env.desk import MOST_ASKED
from haricot.env.many import Many
from haricot.env.rewards import reward_named
from haricot.env.spec import make_desk, spec_of
from haricot.kernel.errors import BadOption, HaricotError

ROUND = 64
"""Alignment of arrays, in bytes."""


class Batch:
    """A number of games of one kind; each step asks one seat of every game.

    `observations` (games, size) and `masks` (games, choices) are of what `seats` (games) are asked next.
    `ended` (games), `rewards`, `scores` and `winners` (games, players) tell of games that ended with the last
    step: another has begun in their place, and the observation is already that of the new one.
    """

    def __init__(
        self,
        game: AnyGame,
        games: int,
        seed: int = 0,
        reward: str = "score",
        talk: int = MOST_ASKED,
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

    def reset(self, seed: int, first: int = 0, stride: int = 0) -> None:
        """Begin new games; `first` and `stride` place this slice in a larger batch."""
        desks = [make_desk(self.game, self.talk) for _ in range(self.games)]
        self.many = Many(desks, seed + first, stride or self.games)
        self.write()

    def step(self, choices: ArrayLike) -> None:
        """Choose something in every game, and see what comes of it: what cannot be changes nothing."""
        self.many.step(checked(choices, self.free()).tolist())
        self.write()

    def free(self) -> NDArray[np.bool_]:
        """Tell what may be chosen, whatever somebody has made of the masks."""
        return np.frombuffer(self.many.free, np.bool_).reshape(self.games, -1)

    def write(self) -> None:
        """Copy what is seen and may be chosen into the buffers, and what came of games that have ended."""
        many, buffers = self.many, self.buffers
        buffers.observations[:] = np.frombuffer(many.seen, np.uint8).reshape(self.games, -1)
        buffers.masks[:] = self.free()
        buffers.seats[:] = many.seats
        for told in (buffers.ended, buffers.rewards, buffers.scores, buffers.winners):
            told[:] = 0
        for place, scores, winners in zip(many.ended, many.scores, many.winners, strict=True):
            buffers.ended[place] = True
            buffers.rewards[place] = self.reward(scores)
            buffers.scores[place] = scores
            buffers.winners[place, list(winners)] = True


class Buffers:
    """The arrays that a batch writes into; anybody may bring their own, of the same shapes."""

    def __init__(
        self, games: int, size: int, choices: int, players: int, memory: memoryview | None = None
    ) -> None:
        room = ArrayLayout(memory)
        self.observations: NDArray[np.uint8] = room.array((games, size), np.uint8)
        self.masks: NDArray[np.bool_] = room.array((games, choices), np.bool_)
        self.ended: NDArray[np.bool_] = room.array((games,), np.bool_)
        self.seats: NDArray[np.int32] = room.array((games,), np.int32)
        self.rewards: NDArray[np.float32] = room.array((games, players), np.float32)
        self.scores: NDArray[np.int32] = room.array((games, players), np.int32)
        self.winners: NDArray[np.bool_] = room.array((games, players), np.bool_)
        self.choices: NDArray[np.int32] = room.array((games,), np.int32)
        self.bytes = room.used

    def part(self, first: int, last: int) -> Buffers:
        """Show the part of some games."""
        twin = copy(self)
        for name, array in vars(self).items():
            if isinstance(array, np.ndarray):
                setattr(twin, name, array[first:last])
        return twin


def checked(choices: ArrayLike, free: NDArray[np.bool_]) -> NDArray[Any]:
    """Read a choice for every game, and refuse them all if one of them cannot be made."""
    chosen, (games, most) = np.asarray(choices), free.shape
    if chosen.shape != (games,):
        raise BadOption(f"Choices of shape {chosen.shape} for {games} games: choose one number for each.")
    if chosen.dtype.kind not in "iu":
        raise BadOption(f"Choices of type {chosen.dtype}: choose by whole numbers, as of int64.")
    if chosen.min() < 0 or chosen.max() >= most or not free[np.arange(games), chosen].all():
        raise HaricotError(refusal(chosen.tolist(), free))
    return chosen


def refusal(chosen: list[int], free: NDArray[np.bool_]) -> str:
    """Name the first choice that cannot be made, and its game."""
    right = [0 <= choice < len(row) and bool(row[choice]) for choice, row in zip(chosen, free, strict=True)]
    game = right.index(False)
    what = f"{chosen[game]} cannot be chosen now in game {game}, and nothing was done in any"
    return f"{what}: choose what the mask allows."


class ArrayLayout:
    """Lays arrays out one after the other in given memory, or anywhere."""

    def __init__(self, memory: memoryview | None) -> None:
        self.memory = memory
        self.used = 0

    def array(self, shape: tuple[int, ...], kind: type[np.generic]) -> NDArray[Any]:
        """Lay out an array, at an address that suits any kind of number."""
        start = self.used
        self.used += -(-prod(shape) * np.dtype(kind).itemsize // ROUND) * ROUND
        if self.memory is None:
            return np.zeros(shape, kind)
        return np.ndarray(shape, kind, self.memory, start)
