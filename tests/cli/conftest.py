"""The real command line, as a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import haricot
from haricot.arena.simulation import play_game
from haricot.bots import bot_named
from haricot.kernel.record import Record
from tests.patience import PATIENCE

Run = Callable[..., "subprocess.CompletedProcess[str]"]

COMMAND = [sys.executable, "-m", "haricot"]

# The build that is tested, from wherever it is called, in English.
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(haricot.__file__).parents[1]), "LC_ALL": "C.UTF-8"}


@pytest.fixture(scope="session", autouse=True)
def heed_ctrl_c() -> None:
    """Have Ctrl-C reach the command also when the tests run in the background, where it is ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run haricot in an empty folder; its input is what is typed."""

    def run(*args: object, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [*COMMAND, *map(str, args)]
        done = subprocess.run(
            command,
            input=typed,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=ENVIRONMENT,
            timeout=PATIENCE,
        )
        assert "Traceback" not in done.stderr
        return done

    return run


@pytest.fixture(scope="session")
def record() -> Record:
    """A short game among bots."""
    game = haricot.game(players=3)
    return play_game(game, [bot_named("simple")(game, seat, 2) for seat in range(3)], 2).record


@pytest.fixture
def recorded(tmp_path: Path, record: Record) -> Path:
    """The record of a game, in a file."""
    path = tmp_path / "game.json"
    path.write_bytes(record.to_json())
    return path


@pytest.fixture
def moment(tmp_path: Path) -> Path:
    """A position, in a file."""
    seats = [
        {"hand": ["rote", "soja", "blaue"], "fields": [["rote", "rote"], []]},
        {"hand": ["soja"], "fields": [["soja"], ["blaue", "blaue"]]},
        {"hand": ["augen"]},
    ]
    path = tmp_path / "moment.json"
    path.write_text(json.dumps({"options": {"players": 3}, "seats": seats}))
    return path
