"""What the compiled build must not do to the process that it runs in."""

from __future__ import annotations

import subprocess
import sys

WEAK = """
import gc, weakref
from haricot import game
for _ in range(50):
    try:
        kept = weakref.ref(game(players=4))
    except TypeError:
        break
    gc.collect()
    assert kept() is None
"""


def test_a_weak_reference_to_a_game_is_refused_or_harmless() -> None:
    assert subprocess.run([sys.executable, "-c", WEAK], check=False).returncode == 0
