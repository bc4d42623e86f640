"""Entrants: bots by name, or any class of anybody's as `module:Class`."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.bots import Bot, bot_named
from haricot.kernel.errors import HaricotError
from haricot.outside import find


def entrant(name: str, game: str = "bohnanza") -> type[Bot]:
    """Find a kind of bot: one of haricot's by its name, or `module:Class`, also from the folder we are in.

    A number behind a name, as in `master@48`, is how often a bot that tries things out may do so.
    """
    name, limited, tries = name.partition("@")
    kind = named(name, game)
    return limit(kind, name, tries) if limited else kind


def named(name: str, game: str) -> type[Bot]:
    """Find a kind of bot by its name alone."""
    if ":" not in name:
        return bot_named(name, game)
    found = find(name, "bot")
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise HaricotError(f"{name!r} is no bot: derive the class from haricot.bots.Bot.")
    return found


def limit(kind: type[Bot], name: str, tries: str) -> type[Bot]:
    """Have a kind of bot try things out so often for a decision, however long that takes."""
    if not hasattr(kind, "tries"):
        raise HaricotError(f"{name!r} tries nothing out: name it without @{tries}.")
    if not (tries.isdecimal() and int(tries) > 0):
        raise HaricotError(f"{tries!r} is no number of tries: say {name}@48, for example.")
    return type(kind.__name__, (kind,), {"tries": int(tries)})


def line_up(names: Sequence[str], players: int, game: str) -> list[str]:
    """Give every seat a kind of bot: one name is for all of them."""
    for name in names:
        entrant(name, game)
    if len(names) == 1:
        return list(names) * players
    if len(names) != players:
        raise HaricotError(f"{len(names)} bots cannot fill {players} seats: name one for all, or one a seat.")
    return list(names)
