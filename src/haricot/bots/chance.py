"""RandomBot: anything that is legal, to measure others by and to find what breaks."""
# interpreted: bots derive from a class that anybody may derive from

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from haricot.beans.goods import asked
from haricot.bots.base import Bot, G, V
from haricot.kernel.actions import Action, Done, Offer, Wish
from haricot.kernel.types import ALL, Bean, Count, Seat

Address = tuple[Seat, Count, bool]


class RandomBot(Bot[G, V], Generic[G, V]):
    """Plays any listed action, and now and then makes up an offer, a gift or a wish."""

    def decide(self, view: V, options: Sequence[Action]) -> Action | None:
        """Roll the dice."""
        if view.phase == "trade":
            made_up = self.make_up(view)
            if made_up is not None:
                return made_up
            if self.random.random() < 0.3:
                options = [action for action in options if isinstance(action, Done)]
        return self.random.choice(options) if options else None

    def make_up(self, view: V) -> Action | None:
        """Think of something that cannot be listed, or of nothing."""
        dice = self.random.random()
        if dice < 0.1:
            return Wish(self.seat, self.kinds(1, 2), self.kinds(0, 1))
        if dice < 0.5 and self.may_offer(view):
            return self.offer(view)
        return None

    def kinds(self, least: int, most: int) -> tuple[Bean, ...]:
        """Think of some kinds of bean."""
        kinds = range(self.game.goods.kinds())
        return tuple(self.random.choices(kinds, k=self.random.randint(least, most)))

    def offer(self, view: V) -> Offer | None:
        """Make up an offer, a gift or a counter-offer, unless it was made this turn."""
        stock = self.stock(view)
        gives = tuple(self.random.sample(stock, min(len(stock), self.random.randint(0, 2))))
        wants = self.kinds(0, 2)
        address = self.address(view)
        pays, asks = self.talers(view)
        if address is None or not (gives or wants or pays or asks or address[2]):
            return None
        to, answers, invites = address
        offer = Offer(self.seat, to, gives, wants, pays, asks, answers, invites)
        return self.remember(view, offer) if self.is_new(view, offer) else None

    def address(self, view: V) -> Address | None:
        """Choose whom to ask, perhaps which offer of theirs to answer, and whether to invite."""
        heard = [offer for offer in view.offers if asked(offer, self.seat)]
        if heard and self.random.random() < 0.3:
            answered = self.random.choice(heard)
            return answered.seat, answered.number, False
        if self.seat != view.active:
            return view.active, 0, False
        return self.random.choice([ALL, *self.others(view)]), 0, False

    def others(self, view: V) -> list[Seat]:
        """List everybody else."""
        return [seat for seat in range(view.players) if seat != self.seat]

    def talers(self, view: V) -> tuple[Count, Count]:
        """Choose what to pay or to ask on top, where money is traded (B27)."""
        return 0, 0
