"""The tables that environments are tried at: every game, few and many players, all kinds of options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from haricot.catalogue import game as set_up
from haricot.env import bohnanza_v1, hansa_v1, sissi_v1
from haricot.env.desk import Desk
from haricot.env.spec import make_desk
from haricot.kernel.types import NONE

Choice = tuple[str, dict[str, Any]]

MODULES: dict[str, Any] = {"bohnanza": bohnanza_v1, "sissi": sissi_v1, "hansa": hansa_v1}

CHOICES: list[Choice] = [
    ("bohnanza", {"players": 3}),
    ("bohnanza", {"players": 4, "trade_talers": True, "third_field_at_start": True}),
    ("bohnanza", {"players": 5, "tie_break": "hand", "third_field_cost": 1}),
    ("bohnanza", {"players": 3, "extension": True, "contracts": True, "plant_hands_at_end": True}),
    ("bohnanza", {"players": 5, "extension": True, "leave_out": "kakao"}),
    ("bohnanza", {"players": 7, "extension": True, "contracts": True, "trade_talers": True}),
    ("sissi", {"players": 3}),
    ("sissi", {"players": 5, "doubling": "phase 3"}),
    ("hansa", {"players": 3}),
    ("hansa", {"players": 5, "trade_with": "guests"}),
]
FIRST: list[Choice] = [(name, {}) for name in MODULES]


def told(choice: Choice) -> str:
    """Name a choice by its game and its options."""
    name, options = choice
    return "-".join([name, *(f"{key}={value}" for key, value in options.items())])


every = pytest.mark.parametrize("choice", CHOICES, ids=told)
each_game = pytest.mark.parametrize("choice", FIRST, ids=told)


def new_desk(choice: Choice) -> Desk:
    """Set up a desk."""
    name, options = choice
    return make_desk(set_up(name, **options))


def desk_in_play(choice: Choice, seed: int, most: int = 100_000) -> Iterator[Desk]:
    """Play at random, and look at every moment at which somebody is asked; then at the end."""
    desk, chance = new_desk(choice), Random(seed)
    desk.begin(seed)
    for _ in range(most):
        yield desk
        if desk.seat == NONE:
            return
        desk.act(chance.choice(desk.choices))
