"""The options of the games on the command line, made from the games' own lists of them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

import haricot
from haricot.catalogue import DEFAULT, GAMES, installed
from haricot.kernel.errors import HaricotError

if TYPE_CHECKING:
    from haricot.beans.game import AnyGame


class Names(list[str]):
    """The names of haricot's games, for help and completion; `module:NAME` and installed ones are choices."""

    def __contains__(self, name: object) -> bool:
        return ":" in str(name) or super().__contains__(name) or name in installed()


OPTIONS = dict.fromkeys(option for entry in GAMES.values() for option in entry.options)


def flag(name: str) -> str:
    """Write an option as it is typed."""
    return "--" + name.replace("_", "-")


def games_with(option: str) -> list[str]:
    """List the games that have an option."""
    return [game for game, entry in GAMES.items() if option in entry.options]


def is_switch(name: str, game: str) -> bool:
    """Tell an option that is only switched on from one that takes a value."""
    return isinstance(getattr(GAMES[game].default, name), bool)


def explained(option: str) -> str:
    """Tell what an option is for, game by game."""
    games: dict[str, list[str]] = {}
    for game in games_with(option):
        games.setdefault(GAMES[game].options[option], []).append(game)
    return "; ".join(f"{', '.join(names)}: {text}" for text, names in games.items())


def add_game_options(parser: ArgumentParser) -> None:
    """Let the game be chosen, with the options of all of them: a wrong one the game refuses itself."""
    parser.add_argument(
        "--game",
        choices=Names(GAMES),
        default=DEFAULT,
        help=f"which game (default: {DEFAULT}), or somebody's own as module:NAME",
    )
    group = parser.add_argument_group("options of the game")
    for name in OPTIONS:
        help = explained(name).replace("%", "%%")
        if is_switch(name, games_with(name)[0]):
            group.add_argument(flag(name), action="store_const", const=True, help=help)
        else:
            group.add_argument(flag(name), metavar="X", help=help)
    group.add_argument(
        "--option", metavar="NAME=X", action="append", default=[], help="an option of somebody's own game"
    )
    group.add_argument("--tables", metavar="FILE", type=Path, help="play with figures of your own, from TOML")


def given_options(args: Namespace) -> dict[str, object]:
    """Collect the options that were given; whether they are good the game will say itself."""
    given = {name: getattr(args, name) for name in OPTIONS if getattr(args, name) is not None}
    named = [named_option(text, "--option") for text in args.option]
    return {**{name: number_or_text(value) for name, value in given.items()}, **dict(named)}


def named_option(text: str, flag: str) -> tuple[str, object]:
    """Read an option with its value."""
    name, sign, value = text.partition("=")
    if not sign:
        raise HaricotError(f"{flag} {text} names no value: write it like extension=true.")
    switches: dict[str, object] = {"true": True, "false": False}
    return name.replace("-", "_"), switches.get(value.lower(), number_or_text(value))


def number_or_text(value: object) -> object:
    """Read whole numbers, and leave everything else as it is."""
    text = str(value)
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 10 else value


def chosen_game(args: Namespace, **more: object) -> AnyGame:
    """Set up the game that was asked for."""
    game: AnyGame = haricot.game(args.game, tables=args.tables, **{**given_options(args), **more})
    return game
