"""Digests of some random games of every kind, to compare builds and runs."""

from __future__ import annotations

import sys

from haricot.testing import digest
from tests.conftest import build
from tests.laws.kits import KITS


def digests(games: int) -> list[str]:
    """Play so many games of each option set of each game, and digest all that happens."""
    return [digest(kit, games) for kit in KITS.values()]


if __name__ == "__main__":
    print(build(), *digests(int(sys.argv[1])))
