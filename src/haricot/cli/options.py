"""The options of a game on the command line, made from the game's own list of them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

import haricot
from haricot.catalogue import GAMES
from haricot.games.bohnanza.game import Bohnanza

EXPLAINED = GAMES["bohnanza"].options


def flag(name: str) -> str:
    """Write an option as it is typed."""
    return "--" + name.replace("_", "-")


def is_switch(name: str, game: str = "bohnanza") -> bool:
    """Tell an option that is only switched on from one that takes a value."""
    return isinstance(getattr(GAMES[game].default, name), bool)


def add_game_options(parser: ArgumentParser) -> None:
    """Let the game be chosen."""
    group = parser.add_argument_group("options of the game")
    for name, explained in EXPLAINED.items():
        help = explained.replace("%", "%%")
        if is_switch(name):
            group.add_argument(flag(name), action="store_const", const=True, help=help)
        else:
            group.add_argument(flag(name), metavar="X", help=help)
    group.add_argument("--tables", metavar="FILE", type=Path, help="play with beans of your own, from TOML")


def given_options(args: Namespace) -> dict[str, object]:
    """Collect the options that were given; whether they are good the game will say itself."""
    given = {name: getattr(args, name) for name in EXPLAINED if getattr(args, name) is not None}
    return {name: number_or_text(value) for name, value in given.items()}


def number_or_text(value: object) -> object:
    """Read whole numbers, and leave everything else as it is."""
    text = str(value)
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 10 else value


def chosen_game(args: Namespace, **more: object) -> Bohnanza:
    """Set up the game that was asked for."""
    return haricot.game("bohnanza", tables=args.tables, **{**given_options(args), **more})
