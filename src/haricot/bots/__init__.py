"""Players made of code: each sees what its seat may see, and decides."""

from __future__ import annotations

from haricot.bots.base import Bot
from haricot.bots.chance import RandomBot
from haricot.bots.simple import SimpleBot
from haricot.kernel.errors import HaricotError

__all__ = ["BOTS", "Bot", "bot_named"]

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "simple": SimpleBot}


def bot_named(name: str) -> type[Bot]:
    """Find a kind of bot by its name."""
    if name not in BOTS:
        raise HaricotError(f"There is no bot {name!r}: there is {', '.join(BOTS)}.")
    return BOTS[name]
