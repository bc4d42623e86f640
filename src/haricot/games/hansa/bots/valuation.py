"""What things are worth to a merchant, what deals bring both sides, and which to offer."""

from __future__ import annotations

from math import exp
from typing import Final

from haricot.games.hansa.atlas import CART, PLAIN, SUPPLY, TOLL
from haricot.games.hansa.bots.merchant import CONTRACT, Merchant, Route
from haricot.games.hansa.bots.routes import RoutePlanner
from haricot.games.hansa.bots.sight import MerchantSight, needs
from haricot.games.hansa.contracts import CONTRACT_PRICE
from haricot.games.hansa.tolls import GUEST_TOLL, TRAVEL_TOLL
from haricot.kernel.types import Bean, Count, Seat, mypyc_attr

SAMPLES: Final = 8
"""Number of contracts that stand for one that is bought unseen."""

PlaceKey = tuple[Count, tuple[Count, ...], Count, tuple[Count, ...], bool, Count]


@mypyc_attr(allow_interpreted_subclasses=True)
class Exchange:
    """An exchange with another seat, perhaps with an invitation, and what it would bring."""

    def __init__(self, other: Seat, gives: tuple[Bean, ...], gets: tuple[Bean, ...], invites: bool) -> None:
        self.other = other
        self.gives = gives
        self.gets = gets
        self.invites = invites
        self.mine = 0.0
        self.theirs = 0.0
        # What it seems to bring the own seat, for those who do not know its contracts.
        self.seen = 0.0
        self.odds = 0.0
        self.score = 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation:
    """The values of one moment, by a planner and the weights of a player."""

    def __init__(
        self,
        planner: RoutePlanner,
        weights: dict[str, float],
        sight: MerchantSight,
        only_guests: bool,
        fair: float | None = None,
    ) -> None:
        self.planner = planner
        self.weights = weights
        self.sight = sight
        self.only_guests = only_guests
        # What part of the own gain others have to seem to gain by an offer; no matter, if there is none.
        self.fair = fair
        self.seat = sight.seat
        self.me = sight.merchant(sight.seat)
        self.hosts = sight.view.active == sight.seat
        self.known: dict[PlaceKey, float] = {}
        self.listed: list[Exchange] | None = None
        self.now = self.value(self.me)
        self.leads = [self.lead(seat) for seat in range(sight.view.players)]
        self.read_weights()

    def read_weights(self) -> None:
        """Take what deals are weighed by, and what others are thought to want."""
        sight, weights = self.sight, self.weights
        self.alpha, self.beta, self.envy = weights["alpha"], weights["beta"], weights["envy"]
        self.tau, self.margin, self.barter = weights["tau"], weights["margin"], weights["barter"]
        self.their_tau, self.their_beta = weights["their_tau"], weights["their_beta"]
        self.their_base, self.their_fancy = weights["their_base"], weights["their_fancy"]
        self.doubt, self.sure = weights["doubt"], weights["sure"]
        seats = list[Seat](range(sight.view.players))
        self.contracts = [sight.contracts(seat) for seat in seats]
        self.face_up, self.urgent = sight.face_up(), weights["urgent"]
        need = weights["their_need"]
        self.wanting = [need if sight.journeys(seat) > 0 else 0.0 for seat in seats]

    # The own seat.

    def value(self, merchant: Merchant) -> float:
        """Tell what a player's position is worth; the same one is asked for again and again."""
        cart, hand = tuple(merchant.cart), tuple(merchant.hand + merchant.laid)
        key = (merchant.city, cart, merchant.cash, hand, merchant.here, merchant.turns)
        value = self.known.get(key)
        if value is None:
            value = self.planner.value(merchant, self.sight.shops)
            self.known[key] = value
        return value

    def plan(self, first: Count = -1) -> Route:
        """Find the best route, perhaps one that begins with a city."""
        return self.planner.plan(self.me, self.sight.shops, first)

    def with_beans(self, gets: tuple[Bean, ...], gives: tuple[Bean, ...], cash: Count = 0) -> Merchant:
        """Think of the own cart with some beans more and some fewer, and perhaps of more money."""
        merchant = self.me.twin()
        merchant.cash += cash
        for kind in gets:
            merchant.cart[kind] += 1
        for kind in gives:
            merchant.cart[kind] -= 1
        return merchant

    def after_reveal(self, number: Count, behind: list[Count]) -> float:
        """Tell what the place is worth when the game has begun with a contract (H6, H7)."""
        atlas = self.sight.atlas
        merchant = self.with_beans((), tuple(atlas.asks[number]), atlas.value[number])
        merchant.city = atlas.where[number]
        merchant.hand += behind
        return self.value(merchant)

    def after_delivery(self, number: Count) -> float:
        """Tell what the place is worth when a contract has been delivered."""
        atlas = self.sight.atlas
        merchant = self.with_beans((), tuple(atlas.asks[number]), atlas.value[number])
        (merchant.laid if number + CONTRACT in merchant.laid else merchant.hand).remove(number + CONTRACT)
        return self.value(merchant)

    def after_purchase(self, kind: Bean) -> float:
        """Tell what the place is worth when a bean has been bought here."""
        price = self.sight.shops.price[self.me.city * self.sight.kinds + kind]
        return self.value(self.with_beans((kind,), (), -price))

    def without_shops(self) -> float:
        """Tell what the place would be worth if nothing were for sale here."""
        merchant = self.me.twin()
        merchant.here = False
        return self.value(merchant)

    def contract_gain(self) -> float:
        """Tell what an unknown contract would bring for the last plain card and its price (H9)."""
        pool = self.sight.pool
        if not pool or PLAIN not in self.me.hand:
            return 0.0
        merchant = self.with_beans((), (), -CONTRACT_PRICE)
        last = max([place for place, card in enumerate(merchant.hand) if card == PLAIN])
        del merchant.hand[last]
        total = 0.0
        step = max(1, len(pool) // SAMPLES)
        sample = pool[::step]
        for number in sample:
            twin = merchant.twin()
            twin.hand.append(number + CONTRACT)
            total += self.value(twin)
        return total / float(len(sample)) - self.now

    # The others.

    def standing(self, seat: Seat) -> float:
        """Tell how far a player has come: money, beans and loans."""
        view, base = self.sight.view, self.sight.atlas.base
        beans = sum([base[kind] * count for kind, count in enumerate(self.sight.carts[seat])])
        return float(view.money[seat] + beans - 2 * view.loans[seat])

    def lead(self, seat: Seat) -> float:
        """Tell how far a player is ahead of the average, from 0 to 1."""
        players = self.sight.view.players
        mean = sum([self.standing(other) for other in range(players)]) / float(players)
        return min(1.0, max(0.0, (self.standing(seat) - mean) / 40.0))

    def esteem(self, seat: Seat, gets: tuple[Bean, ...], gives: tuple[Bean, ...]) -> float:
        """Guess what an exchange of beans brings a player whose contracts are hidden."""
        change: list[Count] = [0] * self.sight.kinds
        for kind in gets:
            change[kind] += 1
        for kind in gives:
            change[kind] -= 1
        gain = 0.0
        for kind in range(self.sight.kinds):
            if change[kind]:
                count = self.sight.carts[seat][kind]
                gain += self.regard(seat, kind, count + change[kind]) - self.regard(seat, kind, count)
        return gain

    def regard(self, seat: Seat, kind: Bean, count: Count) -> float:
        """Estimate what a number of beans of a kind is worth to a player whose contracts are hidden."""
        value = self.their_base * float(self.sight.atlas.base[kind] * count)
        if seat == self.sight.view.active:
            value += self.urgent * float(min(count, self.face_up[kind]))
        if count > 0 and self.sight.preferences:
            value += self.their_fancy * self.sight.preferences[seat][kind]
        return value + self.wanting[seat] * needs(self.sight.demand[kind], self.contracts[seat], count)

    def visit(self, guest: Seat) -> float:
        """Guess what it means to somebody to come as a guest: the first card, and the way (H20)."""
        hand = self.sight.view.hands[guest]
        card = self.sight.code(hand[0])
        if card == TOLL:
            return float(TRAVEL_TOLL - GUEST_TOLL)
        return 0.0 if card <= SUPPLY else -self.weights["guest_contract"]

    # Deals.

    def after_deal(self, deal: Exchange) -> float:
        """Tell what the own place is worth after a deal."""
        merchant = self.with_beans(deal.gets, deal.gives)
        if deal.invites and not self.hosts:
            be_guest(merchant, self.sight.view.pawns[deal.other])
        return self.value(merchant)

    def weigh(self, deal: Exchange) -> Exchange:
        """Write down what a deal brings both sides."""
        deal.mine = self.after_deal(deal) - self.now
        deal.theirs = self.esteem(deal.other, deal.gives, deal.gets)
        if deal.invites and self.hosts:
            deal.theirs += self.visit(deal.other)
        deal.seen = self.esteem(self.seat, deal.gets, deal.gives)
        return deal

    def judge(self, deal: Exchange) -> Exchange:
        """Guess whether a deal would be taken, and write down how good it is to offer."""
        price = self.their_tau + self.their_beta * max(0.0, deal.seen)
        # Uncertainty about the partner's gain grows with the number of beans asked for.
        doubt = self.doubt * (self.sure + (1.0 - self.sure) * float(len(deal.gets)))
        deal.odds = 1.0 / (1.0 + exp(min(30.0, (price - deal.theirs) / doubt)))
        envy = self.alpha + self.envy * self.leads[deal.other]
        beans = self.barter * self.base_gain(deal) if self.barter else 0.0
        deal.score = deal.odds * (deal.mine + beans - envy * max(0.0, deal.theirs) - self.margin)
        return deal

    def base_gain(self, deal: Exchange) -> float:
        """Tell what a deal brings aboard, at base prices."""
        base = self.sight.atlas.base
        return float(sum([base[kind] for kind in deal.gets]) - sum([base[kind] for kind in deal.gives]))

    def accepts(self, deal: Exchange) -> bool:
        """Tell whether to take a deal: what it brings, less a part of what the other gains."""
        part = self.beta + self.envy * self.leads[deal.other]
        return deal.mine >= self.tau + part * max(0.0, deal.theirs)

    def partners(self) -> list[tuple[Seat, bool]]:
        """List whom to deal with, and whether that needs an invitation (H16, H17)."""
        view = self.sight.view
        others = [seat for seat in range(view.players) if seat != self.seat] if self.hosts else [view.active]
        found: list[tuple[Seat, bool]] = []
        for other in others:
            guest = other if self.hosts else self.seat
            here = view.pawns[guest] == view.pawns[view.active]
            partner = view.invited[guest] if self.only_guests else here
            if partner or not view.invited[guest]:
                found.append((other, not partner))
        return found

    def deals(self) -> list[Exchange]:
        """List deals to offer, the best first; they are the same while only words are exchanged."""
        if self.listed is None:
            self.listed = self.find_deals()
        return self.listed

    def reconsider(self, preferences: list[list[float]]) -> None:
        """Look for deals anew, because somebody has told something."""
        self.sight.preferences = preferences
        self.listed = None

    def find_deals(self) -> list[Exchange]:
        """List the deals that are worth an offer, the best first."""
        close = [self.judge(deal) for deal in self.close_deals()]
        close.sort(key=lambda deal: -deal.score)
        least = self.weights["least_odds"]
        return [deal for deal in close if deal.score > 0.0 and deal.odds >= least and self.is_decent(deal)]

    def is_decent(self, deal: Exchange) -> bool:
        """Tell whether a deal gives something and seems to help the other too, where that is asked."""
        return self.fair is None or (len(deal.gives) > 0 and deal.theirs > self.fair * deal.mine)

    def close_deals(self) -> list[Exchange]:
        """Guess what deals bring, and look at the best of them closely."""
        rough: list[Exchange] = []
        partners = self.partners()
        if partners:
            ups, downs = self.ups(), self.downs()
            for other, invites in partners:
                rough += self.deals_with(other, invites, ups, downs)
        rough = [deal for deal in rough if self.is_decent(deal)]
        rough.sort(key=lambda deal: -deal.score)
        return [self.weigh(deal) for deal in rough[: int(self.weights["short"])]]

    def ups(self) -> list[float]:
        """Tell for each kind what one bean more would bring."""
        if sum(self.me.cart) >= CART:
            # With a full cart something goes for it: think of the bean that is missed least.
            spare = min(range(self.sight.kinds), key=lambda kind: self.loss(kind))
            least = self.value(self.with_beans((), (spare,)))
            return [
                self.value(self.with_beans((kind,), (spare,))) - least for kind in range(self.sight.kinds)
            ]
        return [self.value(self.with_beans((kind,), ())) - self.now for kind in range(self.sight.kinds)]

    def downs(self) -> list[float]:
        """Tell for each kind what one bean less would cost."""
        return [self.loss(kind) for kind in range(self.sight.kinds)]

    def loss(self, kind: Bean) -> float:
        """Tell what a bean of the own cart is worth; much, where there is none."""
        if not self.me.cart[kind]:
            return 1000.0
        return self.now - self.value(self.with_beans((), (kind,)))

    def deals_with(self, other: Seat, invites: bool, ups: list[float], downs: list[float]) -> list[Exchange]:
        """List exchanges of up to two beans by two, with a guess of what they bring."""
        visit, call = 0.0, 0.0
        if invites and self.hosts:
            call = self.visit(other)
        elif invites:
            visit = self.after_deal(Exchange(other, (), (), True)) - self.now
        theirs, mine = self.marginals(other), self.marginals(self.seat)
        room = CART - sum(self.me.cart)
        their_room = CART - sum(self.sight.carts[other])
        found: list[Exchange] = []
        for gets in bundles(self.sight.carts[other], [-up for up in ups]):
            up = visit + total(ups, gets)
            if up <= self.margin:
                continue
            for gives in bundles(self.me.cart, downs):
                change = len(gets) - len(gives)
                gain = up - total(downs, gives)
                if gain > self.margin and -their_room <= change <= room and not overlap(gets, gives):
                    deal = Exchange(other, gives, gets, invites)
                    deal.mine = gain
                    deal.theirs = call + swap_value(theirs, gives, gets)
                    deal.seen = swap_value(mine, gets, gives)
                    found.append(self.judge(deal))
        return found

    def marginals(self, seat: Seat) -> tuple[list[float], list[float]]:
        """Guess for each kind what one bean more and one bean less are worth to a player."""
        more: list[float] = []
        less: list[float] = []
        for kind, count in enumerate(self.sight.carts[seat]):
            value = self.regard(seat, kind, count)
            more.append(self.regard(seat, kind, count + 1) - value)
            less.append(value - self.regard(seat, kind, count - 1) if count else 0.0)
        return more, less


def swap_value(
    marginals: tuple[list[float], list[float]], gets: tuple[Bean, ...], gives: tuple[Bean, ...]
) -> float:
    """Guess what an exchange brings somebody, bean by bean."""
    return total(marginals[0], gets) - total(marginals[1], gives)


def total(values: list[float], kinds: tuple[Bean, ...]) -> float:
    """Add up the values of some beans."""
    value = 0.0
    for kind in kinds:
        value += values[kind]
    return value


def overlap(gets: tuple[Bean, ...], gives: tuple[Bean, ...]) -> bool:
    """Tell whether a kind goes both ways."""
    for kind in gives:
        if kind in gets:
            return True
    return False


def bundles(cart: list[Count], order: list[float]) -> list[tuple[Bean, ...]]:
    """List nothing, each kind of a cart, and pairs of those that come first in an order."""
    kinds = [kind for kind in range(len(cart)) if cart[kind]]
    kinds.sort(key=lambda kind: order[kind])
    found: list[tuple[Bean, ...]] = [()]
    for kind in kinds:
        found.append((kind,))
    for place, kind in enumerate(kinds[:3]):
        for other in kinds[place:3]:
            if kind != other or cart[kind] > 1:
                found.append((kind, other))
    return found


def be_guest(merchant: Merchant, city: Count) -> None:
    """Think of a visit: the pawn moves, and the first card of the hand is played (H16, H20)."""
    merchant.city = city
    card = merchant.hand.pop(0)
    if card == TOLL:
        merchant.cash = max(0, merchant.cash - GUEST_TOLL)
    if card <= SUPPLY:
        merchant.hand.append(card)
