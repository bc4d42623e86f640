"""`haricot rules`: the rules in words."""

from __future__ import annotations

from argparse import Namespace

from haricot.terminal.pages import page, titles


def run(args: Namespace) -> int:
    """Print some rules, or the titles of all."""
    pages = [page(number, args.language) for number in args.numbers]
    print("\n\n".join(pages) or titles(args.language))
    return 0
