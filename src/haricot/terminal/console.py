"""The keyboard and the screen."""

from __future__ import annotations

import sys
from contextlib import suppress

from haricot.beans.letters import visible


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
            return input(visible(prompt))
        self.say(prompt, end="")
        line = sys.stdin.readline()
        if not line:
            self.say("")
            raise EOFError
        self.say(line.rstrip("\n"))
        return line

    def say(self, text: str, end: str = "\n") -> None:
        """Write a line, of which nothing can steer the terminal."""
        print(visible(text), end=end, flush=True)

    def clear(self) -> None:
        """Wipe the screen and what could be scrolled back to."""
        if self.interactive:
            print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)
