"""The keyboard and the screen."""

from __future__ import annotations

import sys
from contextlib import suppress


class Console:
    """Reads and writes lines; on a pipe it repeats what it reads, so that the text tells the whole story."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            # With it input() can be edited and repeated; not every Python has it.
            with suppress(ImportError):
                import readline  # noqa: F401

    def ask(self, prompt: str) -> str:
        """Read a line; raise EOFError when there will be no more."""
        if self.interactive:
            return input(prompt)
        self.say(prompt, end="")
        line = sys.stdin.readline()
        if not line:
            self.say("")
            raise EOFError
        self.say(line.rstrip("\n"))
        return line

    def say(self, text: str, end: str = "\n") -> None:
        """Write a line."""
        print(text, end=end, flush=True)

    def clear(self) -> None:
        """Wipe the screen and what could be scrolled back to."""
        if self.interactive:
            self.say("\x1b[2J\x1b[3J\x1b[H", end="")
