"""RandomHansaBot: anything that is legal among merchants."""
# interpreted: bots derive from a class that anybody may derive from

from __future__ import annotations

from collections.abc import Sequence

from haricot.bots.chance import Address, RandomBot
from haricot.games.hansa.actions import PutBack
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Action
from haricot.kernel.types import NONE, CardId


class RandomHansaBot(RandomBot[Hansa, HanseView]):
    """A merchant who rolls dice, but does not throw beans away all the time."""

    def decide(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Roll the dice; while somebody pays a toll the market waits (H20)."""
        kept = [action for action in options if not isinstance(action, PutBack)]
        if kept and self.random.random() < 0.95:
            options = kept
        if view.debtor != NONE:
            return self.random.choice(options) if options else None
        return super().decide(view, options)

    def stock(self, view: HanseView) -> list[CardId]:
        """List the beans on the cart (H17)."""
        return list(view.carts[self.seat])

    def address(self, view: HanseView) -> Address | None:
        """Choose somebody to deal with here, or to invite (H16, H17)."""
        others = self.others(view) if self.seat == view.active else [view.active]
        to = self.random.choice(others)
        other = to if self.seat == view.active else self.seat
        here = view.pawns[other] == view.pawns[view.active]
        partner = view.invited[other] if self.game.goods.only_guests else here
        if view.invited[other] and not partner:
            return None
        return to, 0, not partner
