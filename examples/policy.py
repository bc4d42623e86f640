"""A policy of two small networks in numpy: one scores choices, one tells what is still to be gained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from examples.features import Features, Floats, Ints, Look, first_rows
from haricot.cards.game import AnyCardGame
from haricot.env.desk import Desk

HIDDEN = 48


class Policy:
    """Chooses by chance, what is scored higher more often: a softmax over all that may be chosen."""

    def __init__(self, features: Features, weights: Mapping[str, Floats]) -> None:
        self.features = features
        self.weights = dict(weights)

    # What it thinks.

    def scores(self, look: Look) -> tuple[Floats, Floats]:
        """Score every choice, and tell what the hidden layer made of it."""
        w = self.weights
        hidden = np.maximum(look.about @ w["about"] + (look.state @ w["state"] + w["hidden"])[look.rows], 0)
        return hidden @ w["score"], hidden

    def values(self, look: Look) -> tuple[Floats, Floats]:
        """Tell what each seat may still gain, and what the hidden layer made of it."""
        w = self.weights
        hidden = np.maximum(look.state @ w["value_state"] + w["value_hidden"], 0)
        return hidden @ w["value"] + w["value_bias"], hidden

    def choose(self, look: Look, random: np.random.Generator) -> tuple[Ints, Floats]:
        """Draw one of the listed choices for every table; tell its place in the list, and its chance."""
        scores, _ = self.scores(look)
        noise = random.gumbel(size=len(scores)).astype(np.float32)
        chosen = best_of(scores + noise, look.rows)
        return chosen, chances(scores, look.rows)[chosen]

    def choose_at(self, desks: Sequence[Desk], random: np.random.Generator) -> list[int]:
        """Choose for the seats that are asked at some desks."""
        spec = self.features.spec
        seen = np.frombuffer(b"".join([desk.look(desk.seat) for desk in desks]), np.uint8)
        masks = np.zeros((len(desks), len(spec.choices)), np.bool_)
        for row, desk in enumerate(desks):
            masks[row, desk.choices] = True
        look = self.features.look(seen.reshape(len(desks), -1), masks)
        choices: list[int] = look.choices[self.choose(look, random)[0]].tolist()
        return choices

    # Where it is kept.

    def save(self, path: Path) -> None:
        """Write the weights into a file."""
        kept: dict[str, Any] = dict(self.weights)
        np.savez_compressed(path, **kept)


def new_policy(game: AnyCardGame, random: np.random.Generator, hidden: int = HIDDEN) -> Policy:
    """Begin with a policy that knows nothing."""
    features = Features(game)
    state, about = features.sizes()
    shapes = {
        "state": (state, hidden),
        "about": (about, hidden),
        "hidden": (hidden,),
        "score": (hidden,),
        "value_state": (state, hidden),
        "value_hidden": (hidden,),
        "value": (hidden,),
        "value_bias": (),
    }
    scale = {"state": 0.3, "about": 1.0, "score": 0.1, "value_state": 1.0, "value": 0.1}
    weights = {
        name: (random.normal(size=shape) * scale.get(name, 0) / np.sqrt(shape[0] if shape else 1)).astype(
            np.float32
        )
        for name, shape in shapes.items()
    }
    return Policy(features, weights)


def load_policy(game: AnyCardGame, path: Path) -> Policy:
    """Read a policy from a file."""
    with np.load(path) as kept:
        return Policy(Features(game), {name: kept[name] for name in kept.files})


def best_of(scores: Floats, rows: Ints) -> Ints:
    """Find the place of the highest score of each table; tables come one after the other."""
    order = np.lexsort((scores, rows))
    last: Ints = order[np.append(np.flatnonzero(np.diff(rows)), len(rows) - 1)]
    return last


def chances(scores: Floats, rows: Ints) -> Floats:
    """Turn scores into the chances of the choices of each table."""
    starts = first_rows(rows)
    powers: Floats = np.exp(scores - np.maximum.reduceat(scores, starts)[rows])
    sums: Floats = np.add.reduceat(powers, starts)
    return powers / sums[rows]
