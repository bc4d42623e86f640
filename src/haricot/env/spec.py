"""Spec: what the bytes of an observation and the numbers of the choices mean."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from haricot.bots import AnyGame
from haricot.env.asked import at_least
from haricot.env.cards import CardDesk, card_fields
from haricot.env.desk import TALK, Desk
from haricot.env.hanse import HanseDesk, hanse_fields
from haricot.games.hansa.game import Hansa


class Field(Struct, frozen=True):
    """One field of an observation: its first byte, its shape, how many bytes that is, and what it tells."""

    name: str
    start: int
    shape: tuple[int, ...]
    size: int
    meaning: str


class Spec(Struct, frozen=True):
    """The form of a game's observations and choices."""

    fields: tuple[Field, ...]
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


def make_desk(game: AnyGame, talk: int = TALK) -> Desk:
    """Set up a desk for a game."""
    talk = at_least(0, talk, "talk")
    return HanseDesk(game, talk) if isinstance(game, Hansa) else CardDesk(game, talk)


def spec_of(game: AnyGame) -> Spec:
    """Tell the form of a game's observations and choices."""
    fields: list[Field] = []
    start = 0
    for name, shape, meaning in hanse_fields(game) if isinstance(game, Hansa) else card_fields(game):
        fields.append(Field(name, start, shape, prod(shape), meaning))
        start += fields[-1].size
    menu: Any = make_desk(game).menu
    return Spec(tuple(fields), start, tuple(menu.name(choice) for choice in range(menu.size)))
