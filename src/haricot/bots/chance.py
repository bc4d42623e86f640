"""RandomBot: anything that is legal, to measure others by and to find what breaks."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.beans.market import asked
from haricot.bots.base import Bot
from haricot.games.bohnanza.view import GardenView
from haricot.kernel.actions import Action, Done, Offer, Wish
from haricot.kernel.types import ALL, Bean, Count, Seat


class RandomBot(Bot):
    """Plays any listed action, and now and then makes up an offer, a gift or a wish."""

    def decide(self, view: GardenView, options: Sequence[Action]) -> Action | None:
        """Roll the dice."""
        if view.phase == "trade":
            made_up = self.make_up(view)
            if made_up is not None:
                return made_up
            if self.random.random() < 0.3:
                options = [action for action in options if isinstance(action, Done)]
        return self.random.choice(options) if options else None

    def make_up(self, view: GardenView) -> Action | None:
        """Think of something that cannot be listed, or of nothing."""
        dice = self.random.random()
        if dice < 0.1:
            return Wish(self.seat, self.kinds(1, 2), self.kinds(0, 1))
        if dice < 0.5 and self.may_offer(view):
            return self.offer(view)
        return None

    def kinds(self, least: int, most: int) -> tuple[Bean, ...]:
        """Think of some kinds of bean."""
        return tuple(self.random.choices(range(len(self.law.keys)), k=self.random.randint(least, most)))

    def offer(self, view: GardenView) -> Offer | None:
        """Make up an offer, a gift or a counter-offer, unless it was made this turn."""
        stock = self.stock(view)
        gives = tuple(self.random.sample(stock, min(len(stock), self.random.randint(0, 2))))
        wants = self.kinds(0, 2)
        to, answers = self.address(view)
        pays, asks = self.talers(view)
        if not (gives or wants or pays or asks):
            return None
        offer = Offer(self.seat, to, gives, wants, pays, asks, answers)
        return self.remember(view, offer) if self.is_new(view, offer) else None

    def address(self, view: GardenView) -> tuple[Seat, Count]:
        """Choose whom to ask, and perhaps which offer of theirs to answer."""
        heard = [offer for offer in view.offers if asked(offer, self.seat)]
        if heard and self.random.random() < 0.3:
            answered = self.random.choice(heard)
            return answered.seat, answered.number
        if self.seat != view.active:
            return view.active, 0
        others = [seat for seat in range(view.players) if seat != self.seat]
        return self.random.choice([ALL, *others]), 0

    def talers(self, view: GardenView) -> tuple[Count, Count]:
        """Choose what to pay or to ask on top, where talers are traded (B27)."""
        if not self.game.options.trade_talers or self.random.random() < 0.7:
            return 0, 0
        if self.random.random() < 0.5:
            return min(self.purse(view), self.random.randint(1, 2)), 0
        return 0, self.random.randint(1, 2)
