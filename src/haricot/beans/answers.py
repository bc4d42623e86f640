"""The answers to an offer: take, seal, decline, withdraw (M2, M3, M8)."""

from __future__ import annotations

from typing import Generic

from haricot.beans.market import MakeOffer, MakeWish, MarketRule, agreement, clear_mark, find, replace
from haricot.kernel.actions import Action, Decline, Seal, Take, Wish, Withdraw
from haricot.kernel.errors import Illegal
from haricot.kernel.events import Agreed, Declined, Lapsed, Withdrawn
from haricot.kernel.offers import Agreement, OpenOffer, Refusal
from haricot.kernel.rules import A, AnyRule, S
from haricot.kernel.state import State
from haricot.kernel.types import ALL, CardId, Seat


def find_own(state: State, number: int, seat: Seat) -> OpenOffer:
    """Find an open offer of a seat's own."""
    offer = find(state, number)
    if offer.seat != seat:
        raise Illegal("M8", "not-yours-to-end", offer=number)
    return offer


class AnswerRule(MarketRule[S, A], Generic[S, A]):
    """An answer of somebody who is asked (M8)."""

    def find_asked(self, state: S, number: int, seat: Seat) -> OpenOffer:
        """Find an open offer that is made to a seat."""
        offer = find(state, number)
        if not self.goods.reaches(state, offer, seat):
            raise Illegal("M8", "not-asked", offer=number)
        return offer


class TakeOffer(AnswerRule[S, Take], Generic[S]):
    """Who is asked may take: one alone seals the deal by it, several wait for the maker (M2, M3)."""

    def legal(self, state: S, seat: Seat, actions: list[Action]) -> None:
        """List every answer that a seat may give, the other rules' too: one look at each offer is enough."""
        if not state.offers:
            return
        stock = self.goods.stock(state, seat)
        for offer in state.offers:
            if offer.seat == seat:
                actions.append(Withdraw(seat, offer.number))
                for word in offer.agreed:
                    if self.goods.possible(state, offer, word.seat, word.cards):
                        actions.append(Seal(seat, offer.number, word.seat))
            elif self.goods.reaches(state, offer, seat):
                if self.can_pay(state, seat, offer.asks) and agreement(offer, seat) is None:
                    self.list_takes(state, seat, offer, stock, actions)
                if seat not in offer.declined:
                    actions.append(Decline(seat, offer.number))

    def list_takes(
        self, state: S, seat: Seat, offer: OpenOffer, stock: list[CardId], actions: list[Action]
    ) -> None:
        """List the copies with which an offer could be taken."""
        if offer.invites:
            stock = self.goods.stock(state, seat, True)
        for cards in self.goods.choices(stock, offer.wants):
            if self.goods.possible(state, offer, seat, cards):
                actions.append(Take(seat, offer.number, cards))

    def check(self, state: S, action: Take) -> None:
        """A taker is asked, has not agreed yet, and gives what the offer wants."""
        offer = self.find_asked(state, action.offer, action.seat)
        if agreement(offer, action.seat) is not None:
            raise Illegal("M8", "agreed-already", offer=offer.number)
        self.goods.check_stock(state, action.seat, action.cards, offer.invites)
        self.check_wanted(offer, action.cards)
        self.check_purse(state, action.seat, offer.asks)
        self.goods.check_deal(state, offer, action.seat, action.cards)

    def check_wanted(self, offer: OpenOffer, cards: tuple[CardId, ...]) -> None:
        """The cards given are of the kinds wanted, one for one."""
        if sorted([self.goods.kind(card) for card in cards]) != sorted(offer.wants):
            raise Illegal("M2", "wrong-cards", offer=offer.number)

    def play(self, state: S, action: Take) -> None:
        """Deal with the one who was asked, or note who would take an offer to all."""
        offer = find(state, action.offer)
        if offer.to != ALL:
            self.deal(state, offer, action.seat, action.cards)
            return
        clear_mark(state, action.seat)
        word = Agreement(action.seat, action.cards)
        declined = tuple([seat for seat in offer.declined if seat != action.seat])
        replace(state, offer, (*offer.agreed, word), declined)
        state.news.append(Agreed(offer.number, action.seat, action.cards))


class SealOffer(MarketRule[S, Seal], Generic[S]):
    """The maker of an offer to all picks one of those who would take it (M3)."""

    def check(self, state: S, action: Seal) -> None:
        """A deal is sealed by its maker, with somebody who agreed."""
        offer = find_own(state, action.offer, action.seat)
        word = agreement(offer, action.taker)
        if word is None:
            raise Illegal("M3", "not-agreed", offer=offer.number, taker=action.taker)
        self.goods.check_deal(state, offer, word.seat, word.cards)

    def play(self, state: S, action: Seal) -> None:
        """Carry out the deal with the one who was picked."""
        offer = find(state, action.offer)
        word = agreement(offer, action.taker)
        assert word is not None
        self.deal(state, offer, word.seat, word.cards)


class DeclineOffer(AnswerRule[S, Decline], Generic[S]):
    """Who is asked may say no, also after agreeing to an offer to all (M8)."""

    def check(self, state: S, action: Decline) -> None:
        """A no comes from somebody who is asked, and once."""
        offer = self.find_asked(state, action.offer, action.seat)
        if action.seat in offer.declined:
            raise Illegal("M8", "declined-before", offer=offer.number)

    def play(self, state: S, action: Decline) -> None:
        """Note the no; when nobody is left to say yes, the offer is gone."""
        offer = find(state, action.offer)
        state.news.append(Declined(offer.number, action.seat))
        state.refused.append(Refusal(action.seat, self.terms(offer)))
        declined = (*offer.declined, action.seat)
        if all([seat in declined for seat in self.audience(state, offer)]):
            state.offers.remove(offer)
            state.news.append(Lapsed(offer.number))
        else:
            agreed = tuple([word for word in offer.agreed if word.seat != action.seat])
            replace(state, offer, agreed, declined)


class WithdrawOffer(MarketRule[S, Withdraw], Generic[S]):
    """The maker of an offer may take it back (M8)."""

    def check(self, state: S, action: Withdraw) -> None:
        """Only its maker takes an offer back."""
        find_own(state, action.offer, action.seat)

    def play(self, state: S, action: Withdraw) -> None:
        """Take the offer from the table."""
        state.offers.remove(find(state, action.offer))
        state.news.append(Withdrawn(action.offer))


def market_rules(offers: MakeOffer[S]) -> list[AnyRule[S]]:
    """List all that can be said in a market where offers are made by a rule of the game's own."""
    goods = offers.goods
    return [
        TakeOffer("M2", Take, goods),
        SealOffer("M3", Seal, goods, listed=False),
        DeclineOffer("M8", Decline, goods, listed=False),
        WithdrawOffer("M8", Withdraw, goods, listed=False),
        offers,
        MakeWish("M9", Wish, goods, listed=False),
    ]
