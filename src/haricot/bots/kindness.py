"""Kindness: counter-offers instead of a no, gifts of what would be lost, and answers to wishes."""
# interpreted: it tells actions apart

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from haricot.bots.base import Bot
from haricot.bots.guess import Guess
from haricot.kernel.actions import Action, Decline, Done, Offer
from haricot.kernel.offers import OpenOffer, Standing
from haricot.kernel.types import Bean, CardId, Count, Seat
from haricot.kernel.view import View

MOST_COUNTERS = 1
"""Maximum number of counter-offers of a bot in a turn."""

Gives = tuple[CardId, ...]
Gets = tuple[Bean, ...]


class Kindness:
    """Thinks of offers that a bot would not have made, by its own judgement of deals."""

    def __init__(self, bot: Bot, guess: Guess, likely: float) -> None:
        self.bot = bot
        self.game = bot.game
        self.seat = bot.seat
        self.guess = guess
        # How likely somebody has to have what is asked for.
        self.likely = likely
        self.clear()

    def clear(self) -> None:
        """Begin a turn: the offers that were countered, and who was obliged, are those of the last one."""
        self.countered: set[Count] = set()
        self.obliged: set[Seat] = set()

    def offers(self, view: View, action: Action | None) -> Iterator[Offer]:
        """List what could be said instead of what the bot would do."""
        if isinstance(action, Decline):
            yield from self.counters(view, view.offer(action.offer))
        elif action is None or isinstance(action, Offer | Done):
            for other, wish in enumerate(view.wishes):
                if wish is not None and other in self.partners(view) and other not in self.obliged:
                    self.obliged.add(other)
                    yield from self.answers(view, other, wish)
            if isinstance(action, Done):
                yield from self.presents(view, self.bot.burdens(view), at_any_price=False)
                yield from self.presents(view, self.bot.threats(view))
        else:
            yield from self.presents(view, self.bot.wasted(action))

    def counters(self, view: View, offer: OpenOffer) -> Iterator[Offer]:
        """Ask for what is offered, in return for something else."""
        if offer.answers or offer.number in self.countered or len(self.countered) >= MOST_COUNTERS:
            return
        gets = [tuple(self.game.goods.kind(card) for card in offer.gives)] if offer.gives else []
        found = self.fairest(view, offer.seat, self.singles(view), gets, offer.invites)
        for gives, wants in found:
            self.countered.add(offer.number)
            yield Offer(self.seat, offer.seat, gives, wants, 0, 0, offer.number, offer.invites)

    def answers(self, view: View, other: Seat, wish: Standing) -> Iterator[Offer]:
        """Offer what somebody wishes for, in return for what they might give, or for anything likely."""
        kind, invites = self.game.goods.kind, self.partners(view)[other]
        gives = [cards for cards in self.singles(view) if not wish.wants or kind(cards[0]) in wish.wants]
        gets = [(bean,) for bean in wish.gives or range(self.game.goods.kinds())]
        for give, get in self.fairest(view, other, gives, gets, invites):
            yield Offer(self.seat, other, give, get, 0, 0, 0, invites)

    def presents(self, view: View, cards: Sequence[CardId], at_any_price: bool = True) -> Iterator[Offer]:
        """Give cards away, each to the player who gains least by it, if at all."""
        for card in cards:
            takers: list[tuple[float, Seat, bool]] = []
            for other, invites in self.partners(view).items():
                # A guest may give something for the ride; a host who invites would give the ride too.
                rides = invites and self.seat == view.active
                weighed = None if rides else self.bot.weigh(view, other, (card,), (), invites)
                if weighed is None or weighed.theirs <= 0.0:
                    continue
                if at_any_price or self.bot.is_relieved(weighed):
                    takers.append((weighed.theirs, other, invites))
            if takers:
                _, other, invites = min(takers)
                yield Offer(self.seat, other, (card,), invites=invites)

    def partners(self, view: View) -> dict[Seat, bool]:
        """Tell with whom this seat may deal, and whether that takes an invitation."""
        return self.bot.partners(view)

    def singles(self, view: View) -> list[Gives]:
        """List what can be given, one card of each kind."""
        first: dict[Bean, CardId] = {}
        for card in self.bot.stock(view):
            first.setdefault(self.game.goods.kind(card), card)
        return [(card,) for card in first.values()]

    def fairest(
        self, view: View, other: Seat, gives: Iterable[Gives], gets: Iterable[Gets], invites: bool
    ) -> list[tuple[Gives, Gets]]:
        """List the deals that are good for both sides, the fairest first."""
        likely = [bundle for bundle in gets if self.guess.chance(other, bundle) >= self.likely]
        found: list[tuple[float, Gives, Gets]] = []
        for give in gives:
            for get in likely:
                weighed = self.bot.weigh(view, other, give, get, invites)
                if weighed is not None and weighed.surplus > 0.0 and weighed.theirs > 0.0:
                    found.append((min(weighed.mine, weighed.theirs), give, get))
        found.sort(key=lambda deal: -deal[0])
        return [(give, get) for _, give, get in found]
