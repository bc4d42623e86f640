"""`haricot rules`: the rules in words."""

from __future__ import annotations

from argparse import Namespace

from haricot.terminal.pages import read


def run(args: Namespace) -> int:
    """Print some rules, or the titles of all."""
    print(read(args.numbers, args.language))
    return 0
