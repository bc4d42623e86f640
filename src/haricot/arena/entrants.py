"""Entrants: bots by name, or any class of anybody's as `module:Class`."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from haricot.bots import Bot, bot_named
from haricot.kernel.errors import HaricotError


def entrant(name: str, game: str = "bohnanza") -> type[Bot]:
    """Find a kind of bot: one of haricot's by its name, or `module:Class`, also from the folder we are in."""
    module, colon, kind = name.partition(":")
    return class_of(import_from(module, name), kind, name) if colon else bot_named(name, game)


def import_from(module: str, name: str) -> ModuleType:
    """Import the module of a bot, or say why that cannot be done."""
    here = str(Path.cwd())
    if not {"", here} & set(sys.path):
        sys.path.append(here)
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise HaricotError(f"The bot {name!r} needs a module that is not there: {error}.") from None
        raise HaricotError(
            f"The bot {name!r} is not found, for there is no module {error.name!r}: "
            "call haricot from the folder that it is in."
        ) from None
    except Exception as error:
        raise HaricotError(f"The bot {name!r} cannot be imported: {raised(error)}.") from None


def class_of(module: ModuleType, kind: str, name: str) -> type[Bot]:
    """Take the class of a bot from its module, if it is one."""
    found = getattr(module, kind, None)
    if found is None:
        raise HaricotError(f"The bot {name!r} is not found: {module.__name__} has nothing called {kind!r}.")
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise HaricotError(f"{name!r} is no bot: derive the class from haricot.bots.Bot.")
    return found


def raised(error: BaseException) -> str:
    """Tell what was raised, and in which line of which file."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    message = " ".join(str(error).split())
    return f"{type(error).__name__}{where}: {message}" if message else f"{type(error).__name__}{where}"


def line_up(names: Sequence[str], players: int, game: str) -> list[str]:
    """Give every seat a kind of bot: one name is for all of them."""
    for name in names:
        entrant(name, game)
    if len(names) == 1:
        return list(names) * players
    if len(names) != players:
        raise HaricotError(f"{len(names)} bots cannot fill {players} seats: name one for all, or one a seat.")
    return list(names)
