"""Manners: among people a bot makes few offers, which can be met, and some that are only kind."""
# interpreted: it derives from Bot

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from haricot.beans.game import AnyGame
from haricot.bots.base import Bot, audience, done
from haricot.bots.guess import Guess
from haricot.bots.kindness import Kindness
from haricot.kernel.actions import Action, Offer
from haricot.kernel.events import Event
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL, Bean, CardId, Count, Seat
from haricot.kernel.view import View

BotMaker: TypeAlias = Callable[[Any, Seat, int | str], Bot]
"""A class of bots, or anything else that makes one for a game, a seat and its dice."""

MOST_OPEN = 2
"""Maximum number of open offers of a bot."""

MOST_TRIES = 12
"""Maximum number of times that a bot is asked once more because its offer would be bad manners."""

LIKELY = 0.6
"""How likely somebody has to have what an offer wants."""

Idea = tuple[frozenset[Bean], frozenset[Bean]]
"""The kinds that are given, and those that are wanted."""


class Polite(Bot[AnyGame, View]):
    """Speaks for another bot: keeps to itself what would be bad manners, and adds what is kind."""

    watches = True
    kind: BotMaker
    """What makes the bot whose manners these are."""

    def __init__(self, game: AnyGame, seat: Seat, seed: int | str) -> None:
        super().__init__(game, seat, f"{seed}/manners")
        self.bot: Bot = type(self).kind(game, seat, seed)
        self.bot.mannered, self.bot.most_open = True, MOST_OPEN
        self.guess = Guess(game, seat, self.random)
        self.kindness = Kindness(self.bot, self.guess, LIKELY)
        self.turn: Count = -1
        self.proposed: Count = 0
        # What was offered this turn.
        self.ideas: dict[Idea, list[Offer]] = {}

    def see(self, event: Event) -> None:
        """Take in what happened."""
        self.guess.see(event)
        if self.bot.watches:
            self.bot.see(event)

    def look(self, view: View) -> None:
        """Take in what is to be seen; in a new turn nothing was said yet."""
        self.guess.look(view)
        if view.turn != self.turn:
            self.turn, self.proposed, self.ideas = view.turn, 0, {}
            self.kindness.clear()

    def decide(self, view: View, options: Sequence[Action]) -> Action | None:
        """Ask the bot until it says something that is good manners, or something kinder comes to mind."""
        self.look(view)
        self.bot.effort = self.effort
        for _ in range(MOST_TRIES):
            action = self.ask(view, options)
            if view.phase != "trade":
                return action
            said = self.spoken(view, action)
            if said is not None or not isinstance(action, Offer):
                return said or action
            # A second thought about the same moment is not worth a search.
            self.bot.effort = 0.0
        return done(options)

    def ask(self, view: View, options: Sequence[Action]) -> Action | None:
        """Have the bot decide, with its reasons if somebody wants to hear them."""
        if not self.explains:
            return self.bot.decide(view, options)
        answer = self.bot.explain(view, options)
        self.thoughts += answer.thoughts
        return answer.action

    def spoken(self, view: View, action: Action | None) -> Offer | None:
        """Find the offer to make, if any: a kind one first, else that of the bot if it has good manners."""
        for offer in self.kindness.offers(view, action):
            if self.may_say(view, offer):
                return self.say(offer)
        most = self.bot.most_own if self.seat == view.active else self.bot.most_other
        if not isinstance(action, Offer) or self.proposed >= most or not self.may_say(view, action):
            return None
        addressed = self.addressed(view, action)
        if addressed is not None:
            self.proposed += 1
            self.say(addressed)
        return addressed

    def say(self, offer: Offer) -> Offer:
        """Remember what is offered."""
        self.ideas.setdefault(self.idea(offer), []).append(offer)
        return offer

    def may_say(self, view: View, offer: Offer) -> bool:
        """Tell whether an offer gives something, is not one too many, and is new or better than before."""
        mine = [other for other in view.offers if other.seat == self.seat]
        begs = not offer.gives and not offer.pays
        return not begs and len(mine) < MOST_OPEN and self.is_news(offer, mine)

    def is_news(self, offer: Offer, mine: Sequence[OpenOffer]) -> bool:
        """Tell whether an idea was not had this turn, or only once, was refused, and is improved now."""
        idea = self.idea(offer)
        before = self.ideas.get(idea, [])
        still = any(self.idea(other) == idea for other in mine)
        return not before or (not still and len(before) == 1 and self.is_better(offer, before[0]))

    def idea(self, offer: Offer | OpenOffer) -> Idea:
        """Tell what an offer comes to, whoever is asked and however many cards there are."""
        return frozenset(self.kinds(offer.gives)), frozenset(offer.wants)

    def kinds(self, cards: Sequence[CardId]) -> list[Bean]:
        """List the kinds of cards."""
        return [self.game.goods.kind(card) for card in cards]

    def is_better(self, offer: Offer, before: Offer) -> bool:
        """Tell whether an offer gives more for no more than before, or no less for less."""
        gives, gave = Counter(self.kinds(offer.gives)), Counter(self.kinds(before.gives))
        wants, wanted = Counter(offer.wants), Counter(before.wants)
        return gives >= gave and wants <= wanted and (gives, wants) != (gave, wanted)

    def addressed(self, view: View, offer: Offer) -> Offer | None:
        """Make an offer to all if all may well take it, else to the most likely one, else to nobody."""
        chances = {seat: self.chance(view, seat, offer) for seat in audience(view, offer)}
        best = max(chances, key=lambda seat: chances[seat])
        if chances[best] < LIKELY:
            return None
        if offer.to != ALL or min(chances.values()) >= LIKELY:
            return offer
        return Offer(offer.seat, best, offer.gives, offer.wants, offer.pays, offer.asks, 0, offer.invites)

    def chance(self, view: View, other: Seat, offer: Offer) -> float:
        """Estimate how likely a player can meet an offer: 0.0 for one who does not seem to gain by it."""
        weighed = self.bot.weigh(view, other, offer.gives, offer.wants, offer.invites)
        fair = weighed is None or weighed.theirs > self.bot.fair * weighed.mine
        return self.guess.chance(other, offer.wants) if fair else 0.0


def polite(kind: BotMaker) -> type[Bot]:
    """Derive a kind of bot that has manners."""
    own = {"kind": staticmethod(kind), "__reduce__": lambda bot: (unmade, (kind,), vars(bot))}
    return type(f"Polite{getattr(kind, '__name__', 'Bot')}", (Polite,), own)


def unmade(kind: BotMaker) -> Bot:
    """Take a bot with manners that a copy is filled into."""
    derived = polite(kind)
    return derived.__new__(derived)
