"""The market: wishes and numbered offers; the answers to them are in `answers`."""

from __future__ import annotations

from typing import Final, Generic

from haricot.beans.goods import Goods
from haricot.kernel.actions import Done, Offer, Wish
from haricot.kernel.errors import Illegal
from haricot.kernel.events import AgreementLapsed, Lapsed, MarkedDone, Offered, Wished
from haricot.kernel.offers import Agreement, OpenOffer, Refusal, Standing, Terms
from haricot.kernel.rules import A, Rule, S, SeatRule
from haricot.kernel.state import State
from haricot.kernel.types import ALL, Bean, CardId, Count, Seat, mypyc_attr

MOST_OFFERS: Final = 3
MOST_CARDS: Final = 100


def find(state: State, number: Count) -> OpenOffer:
    """Find an open offer by its number."""
    for offer in state.offers:
        if offer.number == number:
            return offer
    raise Illegal("M1", "no-such-offer", offer=number, gone="yes" if 0 < number <= state.offered else "no")


def replace(state: State, old: OpenOffer, agreed: tuple[Agreement, ...], declined: tuple[Seat, ...]) -> None:
    """Put an offer with other answers in the place of an old one."""
    terms = (old.gives, old.wants, old.pays, old.asks, old.answers)
    new = OpenOffer(old.number, old.seat, old.to, *terms, agreed, declined, old.invites)
    state.offers[state.offers.index(old)] = new


def agreement(offer: OpenOffer, seat: Seat) -> Agreement | None:
    """Find what a seat has said it would give for an offer to all."""
    for word in offer.agreed:
        if word.seat == seat:
            return word
    return None


def clear_mark(state: State, seat: Seat) -> None:
    """Take back the mark of somebody who trades again (M10)."""
    state.done[seat] = False


def mark_done(state: State, seat: Seat) -> None:
    """Note that a player wants no more trade this time (M10)."""
    state.done[seat] = True
    state.news.append(MarkedDone(seat))


def close_market(state: State) -> None:
    """Let all offers lapse, and forget wishes, marks and refusals (B16)."""
    for offer in state.offers:
        state.news.append(Lapsed(offer.number))
    state.offers = []
    state.refused = []
    for seat in range(state.players):
        state.wishes[seat] = None
        state.done[seat] = False


class MarketRule(Rule[S, A], Generic[S, A]):
    """A rule of the market, which asks the game's goods what can be given and taken."""

    def __init__(self, number: str, action: type[A], goods: Goods[S], listed: bool = True) -> None:
        super().__init__(number, action, listed)
        self.goods = goods

    def audience(self, state: S, offer: Offer | OpenOffer) -> list[Seat]:
        """Name the seats that an offer is made to."""
        return [seat for seat in range(state.players) if self.goods.reaches(state, offer, seat)]

    def has(self, state: S, seat: Seat, cards: tuple[CardId, ...], talers: Count, invites: bool) -> bool:
        """Tell whether a seat could give this now."""
        if not self.can_pay(state, seat, talers):
            return False
        stock = self.goods.stock(state, seat, invites)
        for card in cards:
            if card not in stock:
                return False
        return True

    def can_pay(self, state: S, seat: Seat, talers: Count) -> bool:
        """Tell whether a seat could pay so much now."""
        return talers <= self.goods.purse(state, seat)

    def tidy(self, state: S) -> None:
        """Let what can no longer be kept lapse (M5)."""
        for offer in state.offers.copy():
            kept = self.has(state, offer.seat, offer.gives, offer.pays, offer.invites)
            if not kept or not self.goods.stands(state, offer):
                state.offers.remove(offer)
                state.news.append(Lapsed(offer.number))
            elif offer.agreed:
                self.tidy_agreements(state, offer)

    def tidy_agreements(self, state: S, offer: OpenOffer) -> None:
        """Let the word of those who can no longer keep it lapse (M5)."""
        kept: list[Agreement] = []
        for word in offer.agreed:
            able = self.has(state, word.seat, word.cards, offer.asks, offer.invites)
            if able and self.goods.reaches(state, offer, word.seat):
                kept.append(word)
            else:
                state.news.append(AgreementLapsed(offer.number, word.seat))
        if len(kept) < len(offer.agreed):
            replace(state, offer, tuple(kept), offer.declined)

    def deal(self, state: S, offer: OpenOffer, taker: Seat, cards: tuple[CardId, ...]) -> None:
        """Carry out a deal, and see what it leaves of the other offers."""
        state.offers.remove(offer)
        self.goods.exchange(state, offer, taker, cards)
        clear_mark(state, taker)
        clear_mark(state, offer.seat)
        if state.offers:
            self.tidy(state)

    def terms(self, offer: Offer | OpenOffer) -> Terms:
        """Say what an offer comes to."""
        kinds = tuple(sorted([self.goods.kind(card) for card in offer.gives]))
        wants = tuple(sorted(offer.wants))
        return Terms(offer.seat, kinds, wants, offer.pays, offer.asks, offer.invites)

    def check_kinds(self, kinds: tuple[Bean, ...]) -> None:
        """Raise Illegal unless all these kinds exist."""
        for kind in kinds:
            if not 0 <= kind < self.goods.kinds():
                raise Illegal("M1", "no-such-kind", kind=kind)

    def check_purse(self, state: S, seat: Seat, talers: Count) -> None:
        """Raise Illegal unless a seat can pay."""
        self.goods.check_money(state, talers)
        if not self.can_pay(state, seat, talers):
            raise Illegal("B27", "too-few-talers", have=self.goods.purse(state, seat), need=talers)


@mypyc_attr(allow_interpreted_subclasses=True)
class CloseMarket(SeatRule[S, Done], Generic[S]):
    """The active player ends the trading; from the others, done means no more from me (B16, M10)."""

    def may(self, state: S, seat: Seat) -> bool:
        """Let everybody say it once."""
        return not state.done[seat]

    def refuse(self, state: S, seat: Seat) -> None:
        """Raise Illegal: the seat is marked done already."""
        raise Illegal("M10", "done-already", more="offers")

    def play(self, state: S, action: Done) -> None:
        """Close the trading, or note that one player is done."""
        if action.seat != state.active:
            mark_done(state, action.seat)
            return
        close_market(state)
        state.closed = True


class MakeWish(MarketRule[S, Wish], Generic[S]):
    """Anybody may say what would be welcome; it binds nobody (M9)."""

    def check(self, state: S, action: Wish) -> None:
        """A wish names kinds that exist, and says something."""
        self.check_kinds(action.wants + action.gives)
        if not action.wants and not action.gives:
            raise Illegal("M11", "empty-wish")
        if len(action.wants) + len(action.gives) > MOST_CARDS:
            raise Illegal("M11", "too-much", most=MOST_CARDS)

    def play(self, state: S, action: Wish) -> None:
        """Let the wish stand in the place of an earlier one."""
        state.wishes[action.seat] = Standing(action.wants, action.gives)
        state.news.append(Wished(action.seat, action.wants, action.gives))


class MakeOffer(MarketRule[S, Offer], Generic[S]):
    """The active player offers to one or all, the others to the active player (B11 to B13, M1, M4)."""

    def check(self, state: S, action: Offer) -> None:
        """An offer is to somebody, of what one has, for kinds that exist, and new."""
        self.check_address(state, action)
        self.goods.check_stock(state, action.seat, action.gives, action.invites)
        self.check_kinds(action.wants)
        self.check_terms(state, action)
        if action.answers:
            self.check_answer(state, action)
        seat = action.seat
        mine = [offer for offer in state.offers if offer.seat == seat]
        if len(mine) >= MOST_OFFERS:
            raise Illegal("M6", "too-many-offers", most=MOST_OFFERS)
        if mine or state.refused:
            self.check_new(state, action, mine)

    def check_address(self, state: S, action: Offer) -> None:
        """An offer goes to another seat, or from the active player to all."""
        seat, to = action.seat, action.to
        if to == seat:
            raise Illegal("M11", "to-yourself")
        if not ALL <= to < state.players:
            raise Illegal("M1", "no-such-seat", seat=to, last=state.players - 1)
        self.goods.check_partner(state, action)

    def check_terms(self, state: S, action: Offer) -> None:
        """An offer moves something, and talers go one way at most."""
        gives, wants, pays, asks = action.gives, action.wants, action.pays, action.asks
        if not (gives or wants or pays or asks or action.invites):
            raise Illegal("M11", "empty-offer")
        if len(gives) + len(wants) > MOST_CARDS:
            raise Illegal("M11", "too-much", most=MOST_CARDS)
        if pays and asks:
            raise Illegal("M11", "both-ways")
        self.goods.check_money(state, asks)
        self.check_purse(state, action.seat, pays)

    def check_answer(self, state: S, action: Offer) -> None:
        """A counter-offer goes to the maker of the offer it answers (M4)."""
        offer = find(state, action.answers)
        if offer.seat != action.to or not self.goods.reaches(state, offer, action.seat):
            raise Illegal("M4", "wrong-answer", offer=offer.number)

    def check_new(self, state: S, action: Offer, mine: list[OpenOffer]) -> None:
        """The same terms are not offered twice, nor again to those who declined them (M7)."""
        terms = self.terms(action)
        for offer in mine:
            if offer.to == action.to and terms == self.terms(offer):
                raise Illegal("M7", "open-already", offer=offer.number)
        seats = self.audience(state, action)
        if not seats or any([Refusal(seat, terms) not in state.refused for seat in seats]):
            return
        raise Illegal("M7", "declined-already")

    def play(self, state: S, action: Offer) -> None:
        """Number the offer and lay it open."""
        state.offered += 1
        seat, to, number = action.seat, action.to, state.offered
        gives, wants, pays, asks = action.gives, action.wants, action.pays, action.asks
        answers, invites = action.answers, action.invites
        state.offers.append(OpenOffer(number, seat, to, gives, wants, pays, asks, answers, (), (), invites))
        state.news.append(Offered(number, seat, to, gives, wants, pays, asks, answers, invites))
        clear_mark(state, seat)
