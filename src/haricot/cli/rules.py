"""`haricot rules`: the rules in words."""

from __future__ import annotations

from argparse import Namespace

from haricot.terminal.pages import page, titles


def run(args: Namespace) -> int:
    """Print some rules, or the titles of all."""
    print("\n\n".join(page(number) for number in args.numbers) or titles())
    return 0
