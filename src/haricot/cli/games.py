"""`haricot games`: what there is to play."""

from __future__ import annotations

from argparse import Namespace

from haricot.bots import ladder
from haricot.catalogue import GAMES
from haricot.cli.options import flag, is_switch
from haricot.telling.layout import wrap


def run(args: Namespace) -> int:
    """List the games with their bots and options, what these may be, and what they are by default."""
    for name, entry in GAMES.items():
        print(wrap(f"{name}: {entry.title}."))
        print(wrap(f"Bots, the weakest first: {', '.join(ladder(name))}.", "  "))
        for option, text in entry.options.items():
            print(wrap(f"{flag(option)}: {text}. {default(name, option)}", "  "))
    return 0


def default(game: str, option: str) -> str:
    """Tell what an option is by default."""
    value = getattr(GAMES[game].default, option)
    if is_switch(option, game):
        return f"Default: {'on' if value else 'off'}."
    return "" if value is None else f"Default: {value}."
