"""Whether there is a whole screen to play on."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from importlib import import_module

from haricot.extras import Missing
from haricot.kernel.errors import HaricotError

CLIENT = "haricot.terminal.full"


def full_screen(args: Namespace) -> bool:
    """Tell whether to play on the whole screen; without Textual, say so and play line by line."""
    if args.plain or not is_screen():
        return False
    try:
        import_module(CLIENT)
    except Missing as error:
        print(f"haricot: {error}", file=sys.stderr)
        return False
    return True


def is_screen() -> bool:
    """Tell whether a person sits before a terminal that can draw."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def need_screen() -> None:
    """Say what is missing where only the whole screen will do."""
    import_module(CLIENT)
    if not is_screen():
        raise HaricotError("A table is joined in a terminal that can draw: this is a pipe, or TERM is dumb.")
