"""SimpleBot: a friendly trader who looks one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from haricot.beans.cardgame import CardGame
from haricot.beans.market import agreement
from haricot.beans.view import TableView
from haricot.bots.base import CardBot, done
from haricot.bots.deals import ENOUGH, Deals
from haricot.bots.worth import Worth
from haricot.kernel.actions import (
    Action,
    BuyField,
    Decline,
    Fulfil,
    LayOut,
    Plant,
    Seal,
    Sell,
    Take,
    Withdraw,
)
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL, CardId, Count, Seat

EARLY = 14
"""Up to this turn a third field pays for itself."""

MOST_PROPOSALS = 6

ANSWERS = (Take, Seal, Decline)


class SimpleBot(CardBot):
    """Plants what fits, trades what does not for what it grows, and sells where it loses least."""

    def __init__(self, game: CardGame[Any, Any], seat: Seat, seed: int | str) -> None:
        super().__init__(game, seat, seed)
        self.worth = Worth(game.law)
        self.looked_at: object = None
        self.proposed: Count = 0
        self.proposed_in: Count = 0

    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        """Take what is always good, then do what the phase asks for."""
        for choose in (self.fulfil, self.harvest, self.buy):
            action = choose(view, options)
            if action is not None:
                return action
        return self.trade(view, options) if view.phase == "trade" else self.plant(view, options)

    def fulfil(self, view: TableView, options: Sequence[Action]) -> Action | None:
        """Fulfil a contract whenever the fields meet it (E6)."""
        return next((action for action in options if isinstance(action, Fulfil)), None)

    def harvest(self, view: TableView, options: Sequence[Action]) -> Action | None:
        """Sell a field that pays the most it can, or that earns a third field (B19, E1)."""
        rows = view.fields[self.seat]
        for action in options:
            if isinstance(action, Sell):
                row = rows[action.field]
                if self.worth.full(row) or (self.law.earns_field(row) and len(rows) < 3):
                    return action
        return None

    def buy(self, view: TableView, options: Sequence[Action]) -> Action | None:
        """Buy a third field while there is time to use it (B4)."""
        if view.turn > EARLY:
            return None
        return next((action for action in options if isinstance(action, BuyField)), None)

    def plant(self, view: TableView, options: Sequence[Action]) -> Action | None:
        """Plant what fits, stop when that is allowed, and else sell what loses least (B7 to B9, B17)."""
        plants = [action for action in options if isinstance(action, Plant)]
        best = max(plants, key=lambda plant: self.welcome(view, plant), default=None)
        stop = done(options)
        if best is not None and (stop is None or self.welcome(view, best) > 0):
            return best
        if stop is not None:
            return stop
        lay_out = next((action for action in options if isinstance(action, LayOut)), None)
        return lay_out or (self.sell(view, options) if self.must_plant(view) else None)

    def welcome(self, view: TableView, plant: Plant) -> float:
        """Tell how well a card goes into a field: best with its kind, and empty fields are for good beans."""
        row = view.fields[self.seat][plant.field]
        kind = self.law.kind[plant.card]
        if row:
            return 1 + self.worth.rate[kind]
        more = [card for card in view.hands[self.seat] if self.law.kind[card] == kind and card != plant.card]
        return self.worth.rate[kind] * len(more) - 0.01

    def must_plant(self, view: TableView) -> bool:
        """Tell whether somebody waits for this seat to plant a card."""
        if view.phase == "plant":
            return self.seat == view.active and not view.planted
        return bool(view.aside[self.seat]) or (self.seat == view.active and bool(view.face_up))

    def sell(self, view: TableView, options: Sequence[Action]) -> Action | None:
        """Sell the field that gives least away, with an eye on what is in hand."""
        sales = [action for action in options if isinstance(action, Sell)]
        return min(sales, key=lambda sale: self.regret(view, sale), default=None)

    def regret(self, view: TableView, sale: Sell) -> float:
        """Tell what a sale gives away, in the field and of the cards that would have gone there."""
        row = view.fields[self.seat][sale.field]
        kind = self.law.kind[row[0]]
        more = [card for card in view.hands[self.seat] if self.law.kind[card] == kind]
        return self.worth.loss(row) + 0.5 * self.worth.rate[kind] * len(more)

    def trade(self, view: TableView, options: Sequence[Action]) -> Action | None:
        """Answer first, then seal, then propose; say done when there is nothing left."""
        if self.rests(view, options):
            return None
        deals = self.deals(view)
        action = self.answer(deals, options) or self.seal(deals, options)
        if action is not None:
            return action
        if any(pending(view, offer, self.seat) for offer in view.offers):
            return None
        return self.tidy(view) or self.propose(deals) or done(options)

    def deals(self, view: TableView) -> Deals:
        """Look at the deals of this moment."""
        return Deals(self.worth, view)

    def rests(self, view: TableView, options: Sequence[Action]) -> bool:
        """Tell whether this seat is done, and nothing has come up that it would have to think about."""
        table = (view.face_up, view.aside, view.wishes)
        if view.done[self.seat] and not any(isinstance(action, ANSWERS) for action in options):
            return table == self.looked_at
        self.looked_at = table
        return False

    def answer(self, deals: Deals, options: Sequence[Action]) -> Action | None:
        """Take the best offer that is good enough, and say no to the others so that nobody waits."""
        takes = [action for action in options if isinstance(action, Take)]
        best = max(takes, key=lambda take: self.gain_of(deals, take), default=None)
        if best is not None and self.gain_of(deals, best) > ENOUGH:
            return best
        for action in options:
            if isinstance(action, Decline) and not self.keeps_word(deals, action):
                return action
        return None

    def gain_of(self, deals: Deals, take: Take) -> float:
        """Tell what taking an offer brings."""
        offer = deals.view.offer(take.offer)
        return deals.gain(take.cards, offer.gives, offer.pays - offer.asks)

    def keeps_word(self, deals: Deals, decline: Decline) -> bool:
        """Tell whether this seat has agreed to an offer and still gains by it."""
        offer = deals.view.offer(decline.offer)
        word = agreement(offer, self.seat)
        return word is not None and deals.gain(word.cards, offer.gives, offer.pays - offer.asks) > 0

    def seal(self, deals: Deals, options: Sequence[Action]) -> Action | None:
        """Seal a deal that still gains, with the poorest of those who would."""
        for action in sorted(
            (action for action in options if isinstance(action, Seal)),
            key=lambda seal: deals.view.coins(seal.taker),
        ):
            offer = deals.view.offer(action.offer)
            if deals.gain(offer.gives, word_of(offer, action.taker), offer.asks - offer.pays) > 0:
                return action
        return None

    def tidy(self, view: TableView) -> Action | None:
        """Take back an offer that came to nothing."""
        return next(
            (Withdraw(self.seat, offer.number) for offer in view.offers if offer.seat == self.seat), None
        )

    def propose(self, deals: Deals) -> Action | None:
        """Propose the most promising deal that nobody was asked for this turn."""
        view = deals.view
        if view.turn != self.proposed_in:
            self.proposed_in, self.proposed = view.turn, 0
        if self.proposed >= (MOST_PROPOSALS if self.seat == view.active else 2) or not self.may_offer(view):
            return None
        ideas = [idea for idea in deals.proposals(self.stock(view)) if self.is_new(view, idea[1])]
        value, offer = max(ideas, key=lambda idea: idea[0], default=(0.0, None))
        if offer is None or value <= 0.01:
            return None
        self.proposed += 1
        return self.remember(view, offer)


def pending(view: TableView, offer: OpenOffer, seat: Seat) -> bool:
    """Tell whether somebody may still answer an offer of this seat."""
    if offer.seat != seat:
        return False
    if offer.to != ALL:
        return True
    answered = [*offer.declined, *(word.seat for word in offer.agreed)]
    return any(not view.done[other] and other not in [seat, *answered] for other in range(view.players))


def word_of(offer: OpenOffer, taker: Seat) -> tuple[CardId, ...]:
    """Tell which cards somebody would give for an offer."""
    return next(word.cards for word in offer.agreed if word.seat == taker)
