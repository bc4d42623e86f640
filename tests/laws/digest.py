"""Digest: one number for everything that happens in some random games, to compare builds and runs."""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import haricot.kernel.game
from tests.laws.worlds import Choice, Moment

CHOICES: list[dict[str, Any]] = [
    {"players": 3, "trade_talers": True},
    {"players": 4, "third_field_at_start": True, "tie_break": "hand"},
    {"players": 5},
    {"players": 3, "extension": True, "contracts": True, "plant_hands_at_end": True},
    {"players": 5, "extension": True, "contracts": True, "leave_out": "kakao"},
    {"players": 7, "extension": True, "contracts": True, "trade_talers": True, "third_field_cost": 2},
]


def build() -> str:
    """Name the build that is running."""
    return "pure" if Path(haricot.kernel.game.__file__).suffix == ".py" else "compiled"


def digest(games: int) -> str:
    """Play so many games of each kind, and digest all that was done and all that happened."""
    total = sha256()
    for options in CHOICES:
        for seed in range(games):
            _, actions, events = Moment(Choice(options), seed, 100_000).played
            total.update(msgspec.json.encode((actions, events)))
    return total.hexdigest()


if __name__ == "__main__":
    print(build(), digest(int(sys.argv[1])))
