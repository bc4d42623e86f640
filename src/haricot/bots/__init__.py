"""Players made of code: each sees what its seat may see, and decides."""
# interpreted: a registry

from __future__ import annotations

from haricot.bots.base import Answer, AnyGame, Bot, Thought
from haricot.bots.chance import RandomCardBot, RandomHansaBot
from haricot.bots.expert import ExpertBot, MasterBot
from haricot.bots.greedy import GreedyBot
from haricot.bots.hansa import SimpleHansaBot
from haricot.bots.hansaexpert import ExpertHansaBot
from haricot.bots.hansagreedy import GreedyHansaBot
from haricot.bots.hansamaster import MasterHansaBot
from haricot.bots.simple import SimpleBot
from haricot.kernel.errors import HaricotError

__all__ = ["BOTS", "Answer", "AnyGame", "Bot", "Thought", "bot_named"]

CARDS: dict[str, type[Bot]] = {
    "random": RandomCardBot,
    "simple": SimpleBot,
    "greedy": GreedyBot,
    "expert": ExpertBot,
    "master": MasterBot,
}
BOTS: dict[str, dict[str, type[Bot]]] = {
    "bohnanza": CARDS,
    "sissi": CARDS,
    "hansa": {
        "random": RandomHansaBot,
        "simple": SimpleHansaBot,
        "greedy": GreedyHansaBot,
        "expert": ExpertHansaBot,
        "master": MasterHansaBot,
    },
}
"""The ladder of each game, the weakest first."""

# The others judge by what they know of one game.
ANY_CARDS: dict[str, type[Bot]] = {"random": RandomCardBot, "simple": SimpleBot}
"""Who plays a card game of anybody's."""


def bot_named(name: str, game: str = "bohnanza") -> type[Bot]:
    """Find a kind of bot by its name and the game it plays."""
    kinds = ANY_CARDS if ":" in game else BOTS[game]
    if name not in kinds:
        where = f" for {game}" if ":" in game else ""
        raise HaricotError(f"There is no bot {name!r}{where}: there is {', '.join(kinds)}.")
    return kinds[name]
