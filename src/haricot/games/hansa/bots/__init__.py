"""The ladder of Bohn Hansa."""
# interpreted: a registry

from haricot.bots.base import Bot
from haricot.games.hansa.bots.chance import RandomHansaBot
from haricot.games.hansa.bots.expert import ExpertHansaBot
from haricot.games.hansa.bots.greedy import GreedyHansaBot
from haricot.games.hansa.bots.master import MasterHansaBot
from haricot.games.hansa.bots.simple import SimpleHansaBot

BOTS: dict[str, type[Bot]] = {
    "random": RandomHansaBot,
    "simple": SimpleHansaBot,
    "greedy": GreedyHansaBot,
    "expert": ExpertHansaBot,
    "master": MasterHansaBot,
}
