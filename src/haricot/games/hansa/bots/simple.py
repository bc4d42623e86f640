"""SimpleHansaBot: a merchant who goes where contracts pay, and buys and trades what they lack."""
# interpreted: bots derive from a class that anybody may derive from

from __future__ import annotations

from collections.abc import Iterable, Sequence

from haricot.beans.market import agreement
from haricot.bots.base import Bot, done
from haricot.games.hansa.actions import (
    BuyBean,
    BuyContract,
    BuyScarce,
    Deliver,
    PayBean,
    PutBack,
    Reveal,
    Travel,
)
from haricot.games.hansa.atlas import CART, TOLL
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Action, Decline, Offer, Seal, Take
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import Bean, CardId, Count, Seat

WORTH_A_TOLL = 20
"""What a Toll card costs a traveller (H13)."""

CARD_LOST = 6
"""What it costs to lay out a contract that is not delivered by the end of the turn (H12, H22)."""

STEP = 1
"""What every card played costs, so that equal cities are reached by the shorter way."""

MOST_TRIED = 6


class SimpleHansaBot(Bot[Hansa, HanseView]):
    """Plans one delivery at a time."""

    def __init__(self, game: Hansa, seat: Seat, seed: int | str) -> None:
        super().__init__(game, seat, seed)
        self.atlas = game.atlas
        self.tried: set[tuple[Seat, Bean]] = set()

    def decide(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Deliver what can be delivered, then do what the phase asks for."""
        for kind in (Deliver, Reveal):
            first = next((action for action in options if isinstance(action, kind)), None)
            if first is not None:
                return first
        if view.debtor == self.seat:
            return self.pay(view, options)
        if view.phase == "travel" and view.active == self.seat:
            return self.travel(view, options)
        if view.phase == "trade":
            return self.trade(view, options)
        return self.buy_contract(view, options) or done(options)

    # What is known of the own cart and contracts.

    def contracts(self, view: HanseView) -> list[Count]:
        """List the own contracts, in hand and face up."""
        cards = [card for card in view.hands[self.seat] if self.atlas.is_contract(card)]
        if view.active == self.seat:
            cards += view.laid
        return [self.atlas.contract(card) for card in cards]

    def cart(self, view: HanseView, seat: Seat) -> list[Bean]:
        """List the kinds on a cart."""
        return [self.atlas.kind[token] for token in view.carts[seat]]

    def lacks(self, view: HanseView, contract: Count) -> list[Bean]:
        """List the kinds that a contract asks for and that are not on the cart."""
        cart = self.cart(view, self.seat)
        return [kind for kind in self.atlas.asks[contract] if kind not in cart]

    def needed(self, view: HanseView) -> set[Bean]:
        """List the kinds that own contracts ask for."""
        return {kind for contract in self.contracts(view) for kind in self.atlas.asks[contract]}

    def spare(self, view: HanseView) -> list[CardId]:
        """List the beans that no own contract asks for, the cheapest first, then the doubles."""
        needed, kept = self.needed(view), set[Bean]()
        spare = []
        for token in view.carts[self.seat]:
            kind = self.atlas.kind[token]
            if kind in needed and kind not in kept:
                kept.add(kind)
            else:
                spare.append(token)
        return sorted(spare, key=lambda token: self.price(token))

    def price(self, token: CardId) -> float:
        """Tell the base price of a bean."""
        return float(self.atlas.base[self.atlas.kind[token]])

    # Travelling.

    def travel(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Go where most is to be earned, less what the way costs."""
        trips = [action for action in options if isinstance(action, Travel)]
        return max(trips, key=lambda trip: (self.trip_value(view, trip.city), -trip.city), default=None)

    def trip_value(self, view: HanseView, city: Count) -> float:
        """Tell what a city promises: deliveries, purchases for later ones, and the cards on the way."""
        cost = self.atlas.cost(view.pawns[self.seat], city)
        played = view.hands[self.seat][:cost]
        value = -float(STEP * cost) + self.deliveries(view, city) + self.shopping(view, city)
        for card in played:
            if self.atlas.is_contract(card):
                value -= CARD_LOST
            elif self.atlas.sort(card) == TOLL:
                value -= WORTH_A_TOLL
        return value

    def deliveries(self, view: HanseView, city: Count) -> float:
        """Tell what the own contracts for a city earn, with what lies there to be bought."""
        total = 0.0
        for contract in self.contracts(view):
            if self.atlas.where[contract] == city:
                lacks = self.lacks(view, contract)
                have = sum(self.for_sale(view, city, kind) > 0 for kind in lacks)
                chance = {0: 1.0, 1: 0.35}.get(len(lacks) - have, 0.0)
                total += chance * float(self.atlas.value[contract])
        return total

    def for_sale(self, view: HanseView, city: Count, kind: Bean) -> Count:
        """Count the beans of a kind in the boxes of a city."""
        return sum(self.atlas.kind[token] == kind for stack in view.boxes[city] for token in stack)

    def shopping(self, view: HanseView, city: Count) -> float:
        """Tell what it is worth to find beans for contracts elsewhere."""
        missing = {kind for contract in self.contracts(view) for kind in self.lacks(view, contract)}
        return 5.0 * sum(self.for_sale(view, city, kind) > 0 for kind in missing)

    # Trading.

    def trade(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Answer, buy what contracts lack, propose a swap, and say done."""
        answer = self.answer(view, options)
        if answer is not None:
            return answer
        if self.seat == view.active:
            return self.buy(view, options) or self.propose(view) or done(options)
        return done(options)

    def answer(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Take and seal what gains, and decline the rest so that nobody waits."""
        for action in options:
            if isinstance(action, Take):
                offer = view.offer(action.offer)
                if self.gain(view, action.cards, offer.gives) > 0:
                    return action
            elif isinstance(action, Seal):
                return action
        refusals = (action for action in options if isinstance(action, Decline))
        return next((no for no in refusals if not self.stands_by(view, view.offer(no.offer))), None)

    def stands_by(self, view: HanseView, offer: OpenOffer) -> bool:
        """Tell whether this seat has agreed to an offer, and still gains by it."""
        word = agreement(offer, self.seat)
        return word is not None and self.gain(view, word.cards, offer.gives) > 0

    def gain(self, view: HanseView, gives: Iterable[CardId], gets: Iterable[CardId]) -> float:
        """Tell what a swap brings: base prices, and much more for what a contract asks for."""
        needed, cart = self.needed(view), self.cart(view, self.seat)
        total = -0.5
        for token in gets:
            kind = self.atlas.kind[token]
            total += self.price(token) * (2.0 if kind in needed and kind not in cart else 0.8)
        for token in gives:
            kind = self.atlas.kind[token]
            total -= self.price(token) * (2.5 if kind in needed and cart.count(kind) == 1 else 0.7)
        return total

    def buy(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Buy a bean that an own contract lacks, for this city first."""
        here = view.pawns[self.seat]
        numbers = sorted(self.contracts(view), key=lambda number: self.atlas.where[number] != here)
        for number in numbers:
            lacks = self.lacks(view, number)
            if sum(self.atlas.base[kind] for kind in lacks) * 2 > self.atlas.value[number]:
                continue
            for action in options:
                if isinstance(action, BuyBean) and self.atlas.kind[action.token] in lacks:
                    return action
                if isinstance(action, BuyScarce) and action.bean in lacks:
                    return action
        return self.make_room(view, options, numbers)

    def make_room(
        self, view: HanseView, options: Sequence[Action], numbers: Iterable[Count]
    ) -> Action | None:
        """Put back the cheapest spare bean when a full cart keeps a delivery from being bought together."""
        here = view.pawns[self.seat]
        wanted = [
            number for number in numbers if self.atlas.where[number] == here and self.lacks(view, number)
        ]
        spare = self.spare(view)
        if not wanted or not spare or len(view.carts[self.seat]) < CART:
            return None
        if not all(self.for_sale(view, here, kind) for kind in self.lacks(view, wanted[0])):
            return None
        return next((action for action in options if action == PutBack(self.seat, spare[0])), None)

    def propose(self, view: HanseView) -> Action | None:
        """Offer the cheapest fitting spare bean for one that a contract lacks, perhaps with an invitation."""
        if view.turn != self.asked_in:
            self.asked_in, self.tried = view.turn, set()
        missing = {kind for contract in self.contracts(view) for kind in self.lacks(view, contract)}
        for other in range(view.players):
            for kind in sorted(missing & set(self.cart(view, other)), reverse=True):
                offer = self.swap(view, other, kind)
                if offer is not None and self.may_offer(view) and len(self.tried) < MOST_TRIED:
                    self.tried.add((other, kind))
                    return offer
        return None

    def swap(self, view: HanseView, other: Seat, kind: Bean) -> Offer | None:
        """Make up an offer of about the price of the bean that is wanted."""
        here = view.pawns[other] == view.pawns[self.seat]
        invites = not view.invited[other] if self.game.goods.only_guests else not here
        if other == self.seat or (other, kind) in self.tried or (invites and view.invited[other]):
            return None
        gives = [token for token in self.spare(view) if self.price(token) >= float(self.atlas.base[kind])][:1]
        gives = gives or self.spare(view)[-2:]
        return Offer(self.seat, other, tuple(gives), (kind,), 0, 0, 0, invites) if gives else None

    # Money.

    def pay(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Pay a toll with what is needed least."""
        pays = [action for action in options if isinstance(action, PayBean)]
        spare = self.spare(view)
        return min(pays, key=lambda pay: (pay.token not in spare, self.price(pay.token)), default=None)

    def buy_contract(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Buy a contract at the end of the turn when there are few, and money and plain cards enough."""
        buys = [action for action in options if isinstance(action, BuyContract)]
        few = len(self.contracts(view)) < 3 and len(buys) > 2 and view.money[self.seat] > 30
        return buys[-1] if few and view.phase == "end" and view.active == self.seat else None
