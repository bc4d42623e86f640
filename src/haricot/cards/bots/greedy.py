"""GreedyBot: a trader at a card table, who values what fields will bring."""
# interpreted: bots derive from a class that anybody may derive from

from __future__ import annotations

from haricot.cards.bots.traderbot import TraderBot


class GreedyBot(TraderBot):
    """Values every field by what the next cards will add, and trades for what raises that."""
