"""Same seed, same game: in any process, in any build, whatever else is played."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given

from haricot.beans.playout import Dice
from haricot.kernel.events import Event
from tests.laws.digest import build, digest
from tests.laws.worlds import SEEDS, Choice, Moment, choices, law

ROOT = Path(__file__).parents[2]
FOLDERS = {"pure": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
GAMES = 5


@cache
def digest_elsewhere(which: str, hash_seed: int) -> str:
    """Compute the digest in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(FOLDERS[which]), "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-m", "tests.laws.digest", str(GAMES)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    name, number = done.stdout.split()
    assert name == which
    return number


@pytest.mark.parametrize("hash_seed", [0, 1, 4_000_000_000])
def test_another_process_plays_the_same_games(hash_seed: int) -> None:
    assert digest_elsewhere(build(), hash_seed) == digest(GAMES)


def test_the_compiled_and_the_pure_build_play_the_same_games() -> None:
    if not FOLDERS["compiled"].is_dir():
        assert "HARICOT_BUILD" not in os.environ, "there is no compiled build: run make build"
        pytest.skip("there is no compiled build: run make build")
    assert digest_elsewhere("pure", 0) == digest_elsewhere("compiled", 0)


def test_another_seed_is_another_game() -> None:
    first, second = [Moment(Choice({"players": 4}), seed, 50) for seed in (1, 2)]
    assert first.played[2] != second.played[2]


def interleaved(first: Moment, second: Moment) -> list[list[Event]]:
    """Play two games step by step in turn."""
    states = [first.game.start(first.seed), second.game.start(second.seed)]
    events = [list(state.news) for state in states]
    dice = [Dice(first.seed), Dice(second.seed)]
    for _ in range(first.steps):
        for place, moment in enumerate((first, second)):
            if states[place].result is None:
                action = moment.crowd.step(states[place], dice[place])
                events[place] += moment.game.apply(states[place], action)
    return events


@law(1.5)
@given(choices(), SEEDS, SEEDS)
def test_two_games_by_the_same_rules_do_not_touch_each_other(choice: Choice, one: int, two: int) -> None:
    first, second = Moment(choice, one, 150), Moment(choice, two, 150)
    assert interleaved(first, second) == [first.played[2], second.played[2]]


@law(1.5)
@given(choices(), choices(), SEEDS)
def test_two_games_by_other_rules_do_not_touch_each_other(one: Choice, two: Choice, seed: int) -> None:
    first, second = Moment(one, seed, 150), Moment(two, seed, 150)
    assert interleaved(first, second) == [first.played[2], second.played[2]]
