"""Same seed, same game: in any process, in any build, whatever else is played."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given

from haricot.testing import Choice, Moment
from haricot.testing.drawing import SEEDS, choices
from haricot.testing.records import interleaved
from tests.laws.digests import digests
from tests.laws.kits import BOHNANZA, KITS, law

ROOT = Path(__file__).parents[2]
FOLDERS = {"pure": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
GAMES = 3


@cache
def ours() -> list[str]:
    """Compute the digests in this process."""
    return digests(GAMES)


def digest_elsewhere(which: str, hash_seed: int) -> list[str]:
    """Compute the digests in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(FOLDERS[which]), "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-m", "tests.laws.digests", str(GAMES)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    name, *numbers = done.stdout.split()
    assert name == which
    return numbers


@pytest.mark.parametrize("hash_seed", [0, 1, 4_000_000_000])
@pytest.mark.parametrize("which", FOLDERS)
def test_another_process_plays_the_same_games_in_either_build(which: str, hash_seed: int) -> None:
    if not FOLDERS[which].is_dir():
        assert "HARICOT_BUILD" not in os.environ, "there is no compiled build: run make build"
        pytest.skip("there is no compiled build: run make build")
    assert digest_elsewhere(which, hash_seed) == ours()


@pytest.mark.parametrize("game", KITS)
def test_another_seed_is_another_game(game: str) -> None:
    first, second = [Moment(KITS[game], KITS[game].choices[0], seed, 50) for seed in (1, 2)]
    assert first.played[2] != second.played[2]


@law(1.5)
@given(choices(BOHNANZA), choices(BOHNANZA), SEEDS)
def test_two_games_by_other_rules_do_not_touch_each_other(one: Choice, two: Choice, seed: int) -> None:
    first, second = Moment(BOHNANZA, one, seed, 150), Moment(BOHNANZA, two, seed, 150)
    assert interleaved(first, second) == [first.played[2], second.played[2]]
