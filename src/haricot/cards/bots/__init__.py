"""Bots at a card table, from dice to masters."""
# interpreted: a registry

from haricot.bots.base import Bot
from haricot.cards.bots.chance import RandomCardBot
from haricot.cards.bots.expert import ExpertBot
from haricot.cards.bots.greedy import GreedyBot
from haricot.cards.bots.master import MasterBot
from haricot.cards.bots.simple import SimpleBot

BOTS: dict[str, type[Bot]] = {
    "random": RandomCardBot,
    "simple": SimpleBot,
    "greedy": GreedyBot,
    "expert": ExpertBot,
    "master": MasterBot,
}

ANY: dict[str, type[Bot]] = {"random": RandomCardBot, "simple": SimpleBot}
"""Bots for any card game: the others judge by weights that were learned for a game."""
