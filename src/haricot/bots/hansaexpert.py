"""ExpertHansaBot: the greedy merchant with weights learned by self-play (bench/tune_hansa.py)."""
# interpreted: it derives from Bot

from __future__ import annotations

from haricot.bots.hansagreedy import GreedyHansaBot


class ExpertHansaBot(GreedyHansaBot):
    """Asks for a part of what others gain, and for more where that helps the leader."""

    style = "expert"
