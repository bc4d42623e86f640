"""Entrants: bots by name, any class of anybody's as `module:Class`, or whatever else makes a bot."""
# interpreted: it finds classes and makes some

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from haricot.bots import Bot, bot_named
from haricot.bots.base import searches
from haricot.bots.manners import BotMaker, polite
from haricot.catalogue import DEFAULT
from haricot.kernel.errors import HaricotError
from haricot.plugins import find

MANNERS = "+manners"
"""What stands behind the name of a bot that minds its manners among bots too."""

AnyBot: TypeAlias = str | BotMaker
Entered = TypeVar("Entered", bound=AnyBot)


def entrant(name: str, game: str = DEFAULT) -> type[Bot]:
    """Find a kind of bot: one of haricot's by its name, or `module:Class`, also from the folder we are in.

    A number behind a name, as in `master@48`, is how often a bot that tries things out may do so; with
    `+manners` behind it all, a bot talks as it would among people.
    """
    if name.endswith(MANNERS):
        return polite(entrant(name.removesuffix(MANNERS), game))
    name, limited, tries = name.partition("@")
    kind = named(name, game)
    return limit(kind, name, tries) if limited else kind


def named(name: str, game: str) -> type[Bot]:
    """Find a kind of bot by its name alone."""
    return checked(find(name, "bot"), name) if ":" in name else bot_named(name, game)


def checked(kind: object, name: str) -> type[Bot]:
    """Refuse what is no kind of bot."""
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise HaricotError(f"{name!r} is no bot: derive the class from haricot.bots.Bot.")
    return kind


def limit(kind: type[Bot], name: str, tries: str) -> type[Bot]:
    """Give a kind of bot a fixed number of trials per decision, however long they take."""
    if not searches(kind):
        raise HaricotError(f"{name!r} tries nothing out: name it without @{tries}.")
    if not (tries.isdecimal() and int(tries) > 0):
        raise HaricotError(f"{tries!r} is no number of tries: say {name}@48, for example.")
    return limited(kind, int(tries))


def limited(kind: type[Bot], tries: int) -> type[Bot]:
    """Derive a kind of bot with a fixed number of trials; its bots can be copied and pickled."""
    own = {"tries": tries, "__reduce__": lambda bot: (unmade, (kind, tries), vars(bot))}
    return type(kind.__name__, (kind,), own)


def unmade(kind: type[Bot], tries: int) -> Bot:
    """Take a bot that a copy is filled into."""
    derived = limited(kind, tries)
    return derived.__new__(derived)


def maker(bot: AnyBot, game: str) -> BotMaker:
    """Find what makes a bot: the class that is named, or the class or function that is given."""
    if isinstance(bot, str):
        return entrant(bot, game)
    if isinstance(bot, type):
        return checked(bot, bot.__name__)
    if isinstance(bot, Bot) or not callable(bot):
        raise HaricotError(
            f"{bot!r:.80} makes no bots: name one, or give its class: every game has new ones."
        )
    return bot


def called(bot: AnyBot) -> str:
    """Call a bot by its name, or by that of what makes it."""
    return bot if isinstance(bot, str) else getattr(bot, "__qualname__", type(bot).__qualname__)


def line_up(bots: Sequence[Entered], seats: int, game: str) -> list[Entered]:
    """Give every seat a kind of bot: one is for all of them."""
    for bot in bots:
        maker(bot, game)
    if len(bots) == 1:
        return list(bots) * seats
    if len(bots) != seats:
        raise HaricotError(f"{len(bots)} bots cannot fill {seats} seats: name one for all, or one a seat.")
    return list(bots)
