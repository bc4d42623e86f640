"""Whether there is a whole screen to play on."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from importlib.util import find_spec

from haricot.kernel.errors import HaricotError

INSTALL = "the full-screen client needs textual: pip install 'haricot[cli]'"


def full_screen(args: Namespace) -> bool:
    """Tell whether to play on the whole screen; without Textual, say so and play line by line."""
    if args.plain or not is_screen():
        return False
    if find_spec("textual") is None:
        print(f"haricot: {INSTALL}.", file=sys.stderr)
        return False
    return True


def is_screen() -> bool:
    """Tell whether a person sits before a terminal that can draw."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def need_screen() -> None:
    """Say what is missing where only the whole screen will do."""
    if find_spec("textual") is None:
        raise HaricotError(f"{INSTALL[0].upper()}{INSTALL[1:]}.")
    if not is_screen():
        raise HaricotError("A table is joined in a terminal that can draw: this is a pipe, or TERM is dumb.")
