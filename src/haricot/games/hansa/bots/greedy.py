"""GreedyHansaBot: a merchant who plans routes of three stops, and values beans by what they do to them."""
# interpreted: it derives from Bot

from __future__ import annotations

from collections.abc import Sequence

from haricot.beans.market import agreement
from haricot.bots.base import Bot, DealWorth, done
from haricot.bots.learned import read_weights
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
from haricot.games.hansa.atlas import CART
from haricot.games.hansa.bots.routes import RoutePlanner
from haricot.games.hansa.bots.sight import MerchantSight
from haricot.games.hansa.bots.valuation import Exchange, Valuation
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Action, Decline, Offer, Seal, Take
from haricot.kernel.types import Bean, CardId, Count, Seat

ValuedAction = tuple[float, Action]
"""What an action brings, in thalers, and the action."""


def weights_of(style: str) -> dict[str, float]:
    """Read what a kind of merchant goes by."""
    found: dict[str, float] = read_weights(__package__, "weights.toml")[style]
    return found


class GreedyHansaBot(Bot[Hansa, HanseView]):
    """Goes where the best route begins, buys what it needs, and deals where both sides gain."""

    style = "greedy"
    """Which weights it goes by, of those in weights.toml."""

    most_offered = 5
    """Maximum number of offers in a turn of its own."""

    most_asked = 2
    """Maximum number of offers in the turn of another."""

    # Contracts are hidden: a player who seems to gain next to nothing says no nearly always.
    fair = 0.25

    def __init__(
        self, game: Hansa, seat: Seat, seed: int | str, weights: dict[str, float] | None = None
    ) -> None:
        super().__init__(game, seat, seed)
        self.atlas = game.atlas
        self.weights = {**weights_of(self.style), **(weights or {})}
        self.planner = RoutePlanner(game.atlas, self.weights)
        self.offered = 0
        self.offered_in = 0
        self.last_valuation: Valuation | None = None

    def valuation(self, view: HanseView) -> Valuation:
        """Look at the board; a second look tells nothing new while only words are exchanged."""
        if self.last_valuation is None or not same_board(self.last_valuation.sight.view, view):
            only_guests = self.game.goods.only_guests
            fair = self.fair if self.mannered else None
            self.last_valuation = Valuation(self.planner, self.weights, self.sight(view), only_guests, fair)
        return self.last_valuation

    def sight(self, view: HanseView) -> MerchantSight:
        """Read the board; this bot remembers nothing."""
        return MerchantSight(self.atlas, view, self.seat).think_of(set(), [])

    def decide(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Do what the phase asks for."""
        if view.phase == "opening":
            return self.reveal(view, options)
        if view.debtor == self.seat:
            return self.pay(view, options)
        if view.phase == "trade":
            return self.trade(view, options)
        return (
            self.deliver(view, options)
            or self.buy_contract(view, options)
            or self.travel(view, options)
            or done(options)
        )

    def wasted(self, action: Action) -> list[CardId]:
        """List the bean that is put back."""
        return [action.token] if isinstance(action, PutBack) else []

    def choose(self, choices: Sequence[ValuedAction]) -> ValuedAction | None:
        """Pick the best of some actions, and note what all are worth."""
        for value, action in choices:
            self.think(action, value)
        return max(choices, key=lambda choice: choice[0], default=None)

    # Contracts.

    def reveal(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Begin with the contract, and the order of the others, that leaves the best route."""
        values = self.valuation(view)
        choices: list[ValuedAction] = []
        for action in options:
            if isinstance(action, Reveal):
                behind = [values.sight.code(card) for card in action.behind]
                choices.append((values.after_reveal(self.atlas.contract(action.contract), behind), action))
        best = self.choose(choices)
        return best[1] if best else None

    def deliver(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Deliver, unless the beans earn more elsewhere."""
        cards = [action for action in options if isinstance(action, Deliver)]
        if not cards:
            return None
        values = self.valuation(view)
        choices = [
            (values.after_delivery(self.atlas.contract(card.contract)) - values.now, card) for card in cards
        ]
        best = self.choose(choices)
        if best is None or (best[0] < -1.0 and view.phase != "final"):
            return None
        return best[1]

    def buy_contract(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Buy a contract before a journey, if an unknown one brings more than it costs."""
        buys = [action for action in options if isinstance(action, BuyContract)]
        if not buys or view.phase != "travel":
            return None
        gain = self.valuation(view).contract_gain()
        self.think(buys[-1], gain)
        return buys[-1] if gain > self.weights["contract"] else None

    # Journeys.

    def travel(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Go where the best route begins."""
        best = self.choose(self.trips(view, options))
        return best[1] if best else None

    def trips(self, view: HanseView, options: Sequence[Action]) -> list[ValuedAction]:
        """List the journeys, with what they bring against the best route of all."""
        values = self.valuation(view)
        return [
            (values.plan(trip.city).value - values.now, trip) for trip in options if isinstance(trip, Travel)
        ]

    def pay(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Pay a toll with the beans that are missed least for what they pay."""
        values = self.valuation(view)
        choices: list[ValuedAction] = []
        for action in options:
            if isinstance(action, PayBean):
                kind = self.atlas.kind[action.token]
                choices.append((-values.loss(kind) / float(min(self.atlas.base[kind], view.due)), action))
        best = self.choose(choices)
        return best[1] if best else None

    # Trading.

    def trade(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Answer, deliver, propose, buy, and say done."""
        answer = self.answer(view, options)
        if answer is not None:
            return answer
        if self.seat != view.active:
            return self.propose(view, self.most_asked) or done(options)
        return (
            self.deliver(view, options)
            or self.propose(view, self.most_offered)
            or self.buy(view, options)
            or done(options)
        )

    def answer(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Take what gains enough, and decline the rest so that nobody waits."""
        choices: list[ValuedAction] = []
        for action in options:
            if isinstance(action, Take):
                deal = self.deal_of(view, action)
                if self.valuation(view).accepts(deal):
                    choices.append((deal.mine, action))
                else:
                    self.think(action, deal.mine, theirs=deal.theirs)
            elif isinstance(action, Seal):
                return action
        best = self.choose(choices)
        if best is not None:
            return best[1]
        refusals = (action for action in options if isinstance(action, Decline))
        return next((no for no in refusals if not self.stands_by(view, no.offer)), None)

    def stands_by(self, view: HanseView, number: Count) -> bool:
        """Tell whether this seat has agreed to an offer, and still gains enough by it."""
        word = agreement(view.offer(number), self.seat)
        return word is not None and self.valuation(view).accepts(
            self.deal_of(view, Take(self.seat, number, word.cards))
        )

    def deal_of(self, view: HanseView, take: Take) -> Exchange:
        """Weigh what taking an offer would bring."""
        offer = view.offer(take.offer)
        gets = tuple(self.atlas.kind[token] for token in offer.gives)
        gives = tuple(self.atlas.kind[token] for token in take.cards)
        return self.valuation(view).weigh(Exchange(offer.seat, gives, gets, offer.invites))

    def stock(self, view: HanseView) -> list[CardId]:
        """List the beans on the own cart."""
        return list(view.carts[self.seat])

    def burdens(self, view: HanseView) -> list[CardId]:
        """List a bean of each kind, the least missed first: it may be in the way, or pay for a ride."""
        values, cart = self.valuation(view), self.stock(view)
        first = {self.atlas.kind[token]: token for token in sorted(cart, reverse=True)}
        return sorted(first.values(), key=lambda token: (values.loss(self.atlas.kind[token]), token))

    def is_relieved(self, weighed: DealWorth) -> bool:
        """Tell whether a gift gains this seat more than it helps a rival."""
        return super().is_relieved(weighed) and weighed.surplus > 0.0

    def partners(self, view: HanseView) -> dict[Seat, bool]:
        """Tell who is in the same city, and who could be invited or visited."""
        return dict(self.valuation(view).partners())

    def weigh(
        self,
        view: HanseView,
        other: Seat,
        gives: Sequence[CardId],
        gets: Sequence[Bean],
        invites: bool = False,
    ) -> DealWorth | None:
        """Tell what a deal would bring, by the best routes before and after."""
        values, change = self.valuation(view), len(gets) - len(gives)
        if len(view.carts[self.seat]) + change > CART or len(view.carts[other]) - change > CART:
            return None
        deal = values.weigh(
            Exchange(other, tuple(self.atlas.kind[token] for token in gives), tuple(gets), invites)
        )
        least = values.tau + (values.beta + values.envy * values.leads[other]) * max(0.0, deal.theirs)
        return DealWorth(deal.mine, deal.theirs, deal.mine - least)

    def propose(self, view: HanseView, most: Count) -> Action | None:
        """Offer the deal that promises most, if it is new and there were not too many."""
        if view.turn != self.offered_in:
            self.offered, self.offered_in = 0, view.turn
        # A seat that is done has looked at all deals, and only answers.
        if self.offered >= most or view.done[self.seat] or not self.may_offer(view):
            return None
        for deal in self.valuation(view).deals():
            offer = self.offer(view, deal)
            self.think(offer, deal.score, mine=deal.mine, theirs=deal.theirs, odds=deal.odds)
            if self.is_new(view, offer):
                self.offered += 1
                return self.remember(view, offer)
        return None

    def offer(self, view: HanseView, deal: Exchange) -> Offer:
        """Put a deal into an offer."""
        gives = tuple(self.tokens(view.carts[self.seat], deal.gives))
        return Offer(self.seat, deal.other, gives, deal.gets, 0, 0, 0, deal.invites)

    def tokens(self, cart: list[CardId], kinds: tuple[Bean, ...]) -> list[CardId]:
        """Find beans of some kinds on a cart."""
        found: list[CardId] = []
        for kind in kinds:
            found.append(
                next(token for token in cart if self.atlas.kind[token] == kind and token not in found)
            )
        return found

    def buy(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Buy what the best route needs from here, then what is worth more than its price."""
        values = self.valuation(view)
        wanted = values.plan().buys
        if wanted and len(view.carts[self.seat]) >= CART:
            return self.make_room(view, options, wanted)
        for action in options:
            if isinstance(action, BuyBean | BuyScarce) and self.kind_of(action) in wanted:
                return action
        best = self.choose(self.purchases(view, options))
        return best[1] if best is not None and best[0] > self.weights["bargain"] else None

    def purchases(self, view: HanseView, options: Sequence[Action]) -> list[ValuedAction]:
        """List what can be bought, each kind once, with what it brings against the best route.

        A kind that is not aboard counts for more: it may meet a contract that is still to come.
        """
        values = self.valuation(view)
        buys = [action for action in options if isinstance(action, BuyBean | BuyScarce)]
        # Of several boxes the lowest counts.
        kinds = {self.kind_of(action): action for action in reversed(buys)}
        collects = [0.0 if count else self.weights["collect"] for count in values.me.cart]
        return [
            (values.after_purchase(kind) - values.now + collects[kind], action)
            for kind, action in kinds.items()
        ]

    def kind_of(self, purchase: BuyBean | BuyScarce) -> Bean:
        """Tell the kind of bean that is bought."""
        return purchase.bean if isinstance(purchase, BuyScarce) else self.atlas.kind[purchase.token]

    def make_room(self, view: HanseView, options: Sequence[Action], wanted: list[Bean]) -> Action | None:
        """Put back the bean that is missed least, if what is wanted here is worth it."""
        values = self.valuation(view)
        choices: list[ValuedAction] = []
        for action in options:
            if isinstance(action, PutBack) and self.atlas.kind[action.token] not in wanted:
                choices.append((-values.loss(self.atlas.kind[action.token]), action))
        best = self.choose(choices)
        if best is None or values.now + best[0] <= values.without_shops() + self.weights["bargain"]:
            return None
        return best[1]


def same_board(old: HanseView, new: HanseView) -> bool:
    """Tell whether nothing has moved between two views."""
    return (
        (old.turn, old.phase, old.money, old.pawns, old.invited, old.due)
        == (new.turn, new.phase, new.money, new.pawns, new.invited, new.due)
        and old.carts == new.carts
        and old.hands == new.hands
        and old.boxes == new.boxes
        and old.laid == new.laid
    )
