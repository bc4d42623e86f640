"""Players made of code: each sees what its seat may see, and decides."""
# interpreted: it only looks things up

from __future__ import annotations

from collections.abc import Mapping

from haricot.beans.game import AnyGame
from haricot.bots.base import Answer, Bot, Thought
from haricot.catalogue import DEFAULT, entry
from haricot.kernel.errors import HaricotError

__all__ = ["Answer", "AnyGame", "Bot", "Thought", "bot_named", "ladder", "rung"]


def ladder(game: str) -> Mapping[str, type[Bot]]:
    """List the bots of a game by their names, the weakest first."""
    return entry(game).facets.bots.load()


def bot_named(name: str, game: str = DEFAULT) -> type[Bot]:
    """Find a kind of bot by its name and the game it plays."""
    kinds = ladder(game)
    if name not in kinds:
        where = f" for {game}" if ":" in game else ""
        raise HaricotError(f"There is no bot {name!r}{where}: there is {', '.join(kinds)}.")
    return kinds[name]


def rung(name: str, game: str) -> str:
    """Name the bot to play a game where one was asked for: the best of a game whose ladder ends lower."""
    kinds = ladder(game)
    if name not in kinds and name in ladder(DEFAULT):
        return list(kinds)[-1]
    bot_named(name, game)
    return name
