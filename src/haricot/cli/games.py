"""`haricot games`: what there is to play."""

from __future__ import annotations

from argparse import Namespace

from haricot.bots import ladder
from haricot.catalogue import GAMES, Entry, from_package, installed
from haricot.cli.options import flag
from haricot.kernel.errors import HaricotError
from haricot.telling.layout import wrap


def run(args: Namespace) -> int:
    """List the games with their bots and options, what these may be, and what they are by default."""
    for name, entry in GAMES.items():
        tell(name, entry, {option: flag(option) for option in entry.options})
    for name in installed():
        try:
            entry = from_package(name)
        except HaricotError as error:
            print(wrap(str(error)))
        else:
            tell(name, entry, {option: f"--option {option}=X" for option in entry.options})
    return 0


def tell(name: str, entry: Entry, flags: dict[str, str]) -> None:
    """Print what there is to say of a game; `flags` tell how its options are given."""
    print(wrap(f"{name}: {entry.title}."))
    print(wrap(f"Bots, the weakest first: {', '.join(ladder(name))}.", "  "))
    for option, text in entry.options.items():
        print(wrap(f"{flags[option]}: {text}. {default(entry, option)}", "  "))


def default(entry: Entry, option: str) -> str:
    """Tell what an option is by default."""
    value = getattr(entry.default, option)
    if isinstance(value, bool):
        return f"Default: {'on' if value else 'off'}."
    return "" if value is None else f"Default: {value}."
