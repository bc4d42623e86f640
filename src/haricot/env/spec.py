"""Spec: what the bytes of an observation and the numbers of the choices mean."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from math import prod

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from haricot.beans.game import AnyGame
from haricot.catalogue import facets
from haricot.env.asked import at_least
from haricot.env.desk import MOST_ASKED, Desk


class SpecField(Struct, frozen=True):
    """One field of an observation: its first byte, its shape, how many bytes that is, and what it tells."""

    name: str
    start: int
    shape: tuple[int, ...]
    size: int
    meaning: str


class Spec(Struct, frozen=True):
    """The form of a game's observations and choices."""

    fields: tuple[SpecField, ...]
    size: int
    choices: tuple[str, ...]

    def apart(self, flat: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
        """Take a flat observation, or many of them, apart by its fields; nothing is copied."""
        return {
            field.name: flat[..., field.start : field.start + field.size].reshape(
                flat.shape[:-1] + field.shape
            )
            for field in self.fields
        }


def make_desk(game: AnyGame, talk: int = MOST_ASKED) -> Desk:
    """Set up a desk for a game."""
    talk = at_least(0, talk, "talk")
    return facets(game).desk.load()(game, talk)


def spec_of(game: AnyGame) -> Spec:
    """Tell the form of a game's observations and choices."""
    fields: list[SpecField] = []
    start = 0
    desk = make_desk(game)
    for name, shape, meaning in desk.fields:
        fields.append(SpecField(name, start, shape, prod(shape), meaning))
        start += fields[-1].size
    menu = desk.menu
    return Spec(tuple(fields), start, tuple(menu.name(choice) for choice in range(menu.size)))
