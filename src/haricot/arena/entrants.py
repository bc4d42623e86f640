"""Entrants: bots by name, or any class of anybody's as `module:Class`."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.bots import Bot, bot_named
from haricot.kernel.errors import HaricotError
from haricot.outside import find


def entrant(name: str, game: str = "bohnanza") -> type[Bot]:
    """Find a kind of bot: one of haricot's by its name, or `module:Class`, also from the folder we are in."""
    if ":" not in name:
        return bot_named(name, game)
    found = find(name, "bot")
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise HaricotError(f"{name!r} is no bot: derive the class from haricot.bots.Bot.")
    return found


def line_up(names: Sequence[str], players: int, game: str) -> list[str]:
    """Give every seat a kind of bot: one name is for all of them."""
    for name in names:
        entrant(name, game)
    if len(names) == 1:
        return list(names) * players
    if len(names) != players:
        raise HaricotError(f"{len(names)} bots cannot fill {players} seats: name one for all, or one a seat.")
    return list(names)
