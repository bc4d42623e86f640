"""RandomCardBot: anything that is legal at a card table."""
# interpreted: bots derive from a class that anybody may derive from

from __future__ import annotations

from haricot.bots.chance import RandomBot
from haricot.cards.bots.base import CardBot
from haricot.cards.game import AnyCardGame
from haricot.cards.view import TableView
from haricot.kernel.types import Count


class RandomCardBot(RandomBot[AnyCardGame, TableView], CardBot):
    """A player at a card table who rolls dice."""

    def talers(self, view: TableView) -> tuple[Count, Count]:
        """Choose what to pay or to ask on top, where talers are traded (B27)."""
        if not self.game.goods.trade_talers or self.random.random() < 0.7:
            return 0, 0
        if self.random.random() < 0.5:
            return min(self.purse(view), self.random.randint(1, 2)), 0
        return 0, self.random.randint(1, 2)
