"""What the compiled build must not do to the process that it runs in."""

from __future__ import annotations

import subprocess
import sys

import pytest

from haricot.catalogue import GAMES

WEAK = """
import gc, sys, weakref
from haricot import game
for _ in range(50):
    try:
        kept = weakref.ref(game(sys.argv[1]))
    except TypeError:
        break
    gc.collect()
    assert kept() is None
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_weak_reference_to_a_game_is_refused_or_harmless(name: str) -> None:
    assert subprocess.run([sys.executable, "-c", WEAK, name], check=False).returncode == 0
