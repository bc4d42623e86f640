"""`haricot serve --browser`, in a terminal of somebody who has a browser."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from haricot.cli.browser import is_somebody_here
from haricot.cli.serve import nearby
from tests.cli.conftest import COMMAND, ENVIRONMENT
from tests.patience import wait_until

DESKTOP = {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"}
LONELY = {name: value for name, value in ENVIRONMENT.items() if name not in DESKTOP}


@pytest.fixture
def visited(tmp_path: Path) -> Path:
    """Where the browser writes down what it was shown."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >>{tmp_path / "visited"}\n')
    script.chmod(0o755)
    return tmp_path / "visited"


@contextmanager
def serving(visited: Path, *args: str) -> Iterator[str]:
    """Open tables in a terminal, and read there what is said up to the address."""
    command = [*COMMAND, "serve", "--data", str(visited.parent / "data"), *args]
    environment = {**LONELY, "BROWSER": str(visited.with_name("browser"))}
    ours, theirs = pty.openpty()
    process = subprocess.Popen(command, env=environment, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    text = ""
    try:
        while "closes them." not in text:
            text += os.read(ours, 65536).decode()
        yield text
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def test_who_asks_for_it_is_shown_the_page_and_nobody_else(visited: Path) -> None:
    with serving(visited):
        pass
    with serving(visited, "--browser", "--no-browser"):
        pass
    with serving(visited, "--browser") as text:
        wait_until(
            lambda: visited.exists() and visited.read_text().endswith("\n"), lambda: "nothing was shown"
        )
    # Had one of the others been shown, it would be here first.
    assert visited.read_text().split() == re.findall(r"http://[\d.:]+", text)


def test_in_a_terminal_there_is_a_greeting_and_no_log(visited: Path) -> None:
    with serving(visited) as text:
        assert text.startswith("The tables are open at http://127.0.0.1:")


@pytest.mark.parametrize(
    ("environment", "terminal", "here"),
    [
        ({"DISPLAY": ":0"}, True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True, True),
        ({"DISPLAY": ":0"}, False, False),
        ({"BROWSER": "firefox"}, False, False),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "10.0.0.7 50 10.0.0.8 22"}, True, False),
        ({"BROWSER": "firefox", "SSH_CONNECTION": "10.0.0.7 50 10.0.0.8 22"}, True, True),
        ({}, True, False),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a desktop")
def test_a_browser_is_opened_where_it_is_seen(
    environment: dict[str, str], terminal: bool, here: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in DESKTOP:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    ours, theirs = pty.openpty() if terminal else os.pipe()
    with os.fdopen(ours), os.fdopen(theirs, "w") as output:
        monkeypatch.setattr(sys, "stdout", output)
        assert is_somebody_here() == here
        monkeypatch.undo()


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("http://0.0.0.0:8008", "http://127.0.0.1:8008"),
        ("http://[::]:8008", "http://[::1]:8008"),
        ("http://192.168.1.20:8008", "http://192.168.1.20:8008"),
    ],
)
def test_a_browser_goes_to_an_address_that_is_one(address: str, near: str) -> None:
    assert nearby(address) == near
