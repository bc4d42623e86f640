"""A whole game of each kind in a real terminal: what tmux shows is read, and what can be done is typed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.patience import PATIENCE, wait_until

GAMES = ("bohnanza", "sissi", "hansa")


class Terminal:
    """A terminal of 80 columns and 24 lines."""

    def __init__(self, socket: Path, command: str) -> None:
        self.socket = str(socket)
        self.tmux("-f", os.devnull, "new-session", "-d", "-x", "80", "-y", "24", command)

    def tmux(self, *arguments: str) -> str:
        """Ask the tmux of this terminal for something."""
        done = subprocess.run(
            ["tmux", "-S", self.socket, *arguments],
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        )
        return done.stdout

    def screen(self) -> str:
        """Read the screen."""
        return self.tmux("capture-pane", "-p")

    def press(self, *keys: str) -> None:
        """Press keys."""
        self.tmux("send-keys", *keys)

    def type(self, line: str) -> None:
        """Put a line in at once, as a paste."""
        self.tmux("set-buffer", line, ";", "paste-buffer", "-p")

    def wait(self, ready: Callable[[str], bool]) -> str:
        """Wait until the screen shows something, and give it."""
        screen = ""

        def look() -> bool:
            nonlocal screen
            screen = self.screen()
            return ready(screen)

        wait_until(look, lambda: f"That never came:\n{screen}")
        return screen


@contextmanager
def terminal(folder: Path, game: str) -> Iterator[Terminal]:
    """Open a terminal in which a game begins, and close it."""
    options = "--players 3 --bots simple --seed 7 --pace instant --language en"
    play = f"{sys.executable} -m haricot play --game {game} {options}"
    opened = Terminal(folder / game, f"{play}; echo ended with $?; sleep {PATIENCE}")
    try:
        yield opened
    finally:
        opened.tmux("kill-server")


def choices(screen: str) -> list[str]:
    """Read what can be done from the list on the screen; nothing is there while the others play."""
    _, _, below = screen.partition("What you can do now")
    lines = below.partition("╰")[0].split("\n")[1:]
    phrases = [re.match(r"│ (\S.*?)(?:  |$)", line.removesuffix("│")) for line in lines]
    return [phrase[1] for phrase in phrases if phrase]


def sensible(screen: str) -> str:
    """Choose what comes first, but go on where that is only possible: a game shall not last for ever."""
    found = choices(screen)
    return (
        found[0] if "done" not in found or found[0].startswith(("take", "seal", "deliver", "buy")) else "done"
    )


def is_ready(screen: str) -> bool:
    """Tell whether the game is over, or something can be typed into an empty prompt."""
    return "★" in screen or (bool(choices(screen)) and bool(re.search(r"^ You›\s*$", screen, re.M)))


def above_prompt(screen: str) -> str:
    """Read the line above the prompt, which says what is to be done, or why something cannot be."""
    return screen.partition("\n You›")[0].rpartition("\n")[2]


def do(shown: Terminal, screen: str) -> str:
    """Type what is sensible, and give the next screen on which something can be done."""
    line = sensible(screen)
    shown.type(line)
    shown.wait(lambda now: f"\n You› {line}" in now)
    shown.press("Enter")
    # What was played leaves the prompt when it is drawn; what is refused stays there, below another sentence.
    refused = f"\n You› {line}"
    now = shown.wait(
        lambda now: is_ready(now) or (refused in now and above_prompt(now) != above_prompt(screen))
    )
    if not is_ready(now):
        shown.press("C-u")
    return shown.wait(is_ready)


def play_through(folder: Path, game: str) -> tuple[str, str]:
    """Play a game to its end, and leave; give what was shown as the result, and after it."""
    with terminal(folder, game) as shown:
        screen = shown.wait(is_ready)
        while "★" not in screen:
            screen = do(shown, screen)
        shown.press("Down")
        shown.press("Enter")
        return screen, shown.wait(lambda now: "ended with" in now)


def test_a_game_of_each_kind_is_played_to_the_end() -> None:
    # Not the folder of the test: the way to a socket has to be short.
    with TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
        ends = dict(zip(GAMES, pool.map(partial(play_through, Path(folder)), GAMES), strict=True))
    for game, (result, left) in ends.items():
        assert "The game is over" in result, f"{game}:\n{result}"
        assert len(re.findall(r"(?:You|Ben|Cleo) +-?\d+ th?alers?", result)) == 3, result
        assert "--seed 7" in left, left
        assert "ended with 0" in left, left
