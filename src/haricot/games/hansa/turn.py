"""The three phases of a turn, and the deliveries after the last one (H10 to H29)."""

from __future__ import annotations

from haricot.beans.market import mark_done
from haricot.games.hansa.actions import BuyBean, BuyScarce, Deliver, Travel
from haricot.games.hansa.atlas import CART, TOLL, Atlas
from haricot.games.hansa.contracts import DeliverContract
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.tolls import TRAVEL_TOLL, charge, settle_debt
from haricot.games.hansa.verbs import (
    buy_bean,
    buy_scarce,
    carry_out,
    close_gaps,
    discard_laid,
    draw_contract,
    earn,
    fix_prices,
    move,
    pay,
    play_cards,
    repay,
    sell_cart,
)
from haricot.kernel.actions import Action, Done
from haricot.kernel.errors import Illegal
from haricot.kernel.events import GameEnded
from haricot.kernel.offers import Result
from haricot.kernel.rules import AnyRule, Phase, Rule, SeatRule, own_turn
from haricot.kernel.types import Bean, Count, Seat


class TravelOn(Rule[Hanse, Travel]):
    """By the shortest way to any city, or stay: one card for every city touched (H11, H12)."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__("H11", Travel)
        self.atlas = atlas

    def within_reach(self, state: Hanse, seat: Seat, city: Count) -> bool:
        """Tell whether the hand has cards for the way to a city."""
        return self.atlas.cost(state.pawns[seat], city) <= len(state.hands[seat])

    def legal(self, state: Hanse, seat: Seat, actions: list[Action]) -> None:
        """List the cities that the hand has cards for."""
        if seat == state.active:
            for city in range(len(self.atlas.cities)):
                if self.within_reach(state, seat, city):
                    actions.append(Travel(seat, city))

    def check(self, state: Hanse, action: Travel) -> None:
        """It is the player's turn, and the hand has cards for the way."""
        own_turn(state, action.seat, "H11")
        if not 0 <= action.city < len(self.atlas.cities):
            raise Illegal("H11", "no-such-city", city=action.city)
        if not self.within_reach(state, action.seat, action.city):
            cost = self.atlas.cost(state.pawns[action.seat], action.city)
            raise Illegal("H11", "too-far", cost=cost, have=len(state.hands[action.seat]))

    def play(self, state: Hanse, action: Travel) -> None:
        """Play the cards, go, and pay the toll; supply and taking back come when it is paid (H12 to H15)."""
        seat = action.seat
        play_cards(state, self.atlas, seat, self.atlas.cost(state.pawns[seat], action.city))
        move(state, seat, action.city)
        if TOLL in [self.atlas.sort(card) for card in state.played]:
            charge(state, seat, TRAVEL_TOLL)
        settle_debt(state, self.atlas)


class TravelPhase(Phase[Hanse]):
    """Phase I: waiting harvests are carried out, then the player travels (H10 to H15)."""

    def __init__(self, rules: list[AnyRule[Hanse]], atlas: Atlas) -> None:
        super().__init__("travel", rules)
        self.atlas = atlas

    def enter(self, state: Hanse) -> None:
        """Carry out the harvest cards that lie before the player (H10)."""
        state.invited = [False] * state.players
        state.scarce = []
        waiting, state.waiting[state.active] = state.waiting[state.active], []
        for card in waiting:
            carry_out(state, self.atlas, card)


class BuyFromCity(Rule[Hanse, BuyBean]):
    """The active player buys beans of the city at the prices of the phase's beginning (H19)."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__("H19", BuyBean)
        self.atlas = atlas

    def legal(self, state: Hanse, seat: Seat, actions: list[Action]) -> None:
        """List the top bean of each box that can be paid and carried."""
        if seat == state.active and has_room(state, seat):
            for stack in state.boxes[state.pawns[seat]]:
                if stack and has_money(state, seat, state.prices[self.atlas.kind[stack[-1]]]):
                    actions.append(BuyBean(seat, stack[-1]))

    def check(self, state: Hanse, action: BuyBean) -> None:
        """The bean lies in the city, and there are money and room for it."""
        own_turn(state, action.seat, "H19")
        if not any([action.token in stack for stack in state.boxes[state.pawns[action.seat]]]):
            raise Illegal("H19", "not-for-sale")
        check_purchase(state, action.seat, state.prices[self.atlas.kind[action.token]], "H19")

    def play(self, state: Hanse, action: BuyBean) -> None:
        """Pay for the bean, and load it on the cart."""
        pay(state, action.seat, state.prices[self.atlas.kind[action.token]], "beans")
        buy_bean(state, action.seat, action.token)


def has_room(state: Hanse, seat: Seat) -> bool:
    """Tell whether a cart has room for a bean (H18)."""
    return len(state.carts[seat]) < CART


def has_money(state: Hanse, seat: Seat, price: Count) -> bool:
    """Tell whether a player can pay a price."""
    return price <= state.money[seat]


def check_purchase(state: Hanse, seat: Seat, price: Count, rule: str) -> None:
    """Raise Illegal unless there are money and room for a bean."""
    if not has_money(state, seat, price):
        raise Illegal(rule, "too-few-thalers", have=state.money[seat], need=price)
    if not has_room(state, seat):
        raise Illegal("H18", "cart-full")


class BuyInScarcity(Rule[Hanse, BuyScarce]):
    """A kind that is on no beanometer and no cart can be bought once, at its highest price here (H21)."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__("H21", BuyScarce)
        self.atlas = atlas

    def in_play(self, state: Hanse) -> list[bool]:
        """Tell for each kind whether it is on a beanometer or a cart."""
        seen = [False] * len(self.atlas.keys)
        for cart in state.carts:
            for token in cart:
                seen[self.atlas.kind[token]] = True
        for boxes in state.boxes:
            for stack in boxes:
                if stack:
                    seen[self.atlas.kind[stack[0]]] = True
        return seen

    def price(self, state: Hanse, kind: Bean) -> Count:
        """Tell the highest price of a kind in the active player's city; 0 where it is not sold."""
        column = self.atlas.columns[state.pawns[state.active]][kind]
        return max(column) if column else 0

    def is_offered(self, state: Hanse, kind: Bean, seen: list[bool]) -> bool:
        """Tell whether a kind is scarce, is sold here, and was not bought so this turn."""
        return self.price(state, kind) > 0 and not seen[kind] and kind not in state.scarce

    def legal(self, state: Hanse, seat: Seat, actions: list[Action]) -> None:
        """List the kinds that are scarce, sold here, and can be paid and carried."""
        if seat == state.active and has_room(state, seat):
            seen = self.in_play(state)
            for kind in range(len(seen)):
                offered = self.is_offered(state, kind, seen)
                if offered and has_money(state, seat, self.price(state, kind)):
                    actions.append(BuyScarce(seat, kind))

    def check(self, state: Hanse, action: BuyScarce) -> None:
        """The kind is sold here and nowhere in play, and was not bought so this turn."""
        own_turn(state, action.seat, "H21")
        kind = action.bean
        if not 0 <= kind < len(self.atlas.keys):
            raise Illegal("H21", "no-such-kind", kind=kind)
        seen = self.in_play(state)
        if not self.is_offered(state, kind, seen):
            self.refuse(state, kind, seen)
        check_purchase(state, action.seat, self.price(state, kind), "H21")

    def refuse(self, state: Hanse, kind: Bean, seen: list[bool]) -> None:
        """Raise Illegal with the reason why a kind is not offered."""
        name, bean = self.atlas.names[kind], self.atlas.keys[kind]
        if not self.price(state, kind):
            raise Illegal("H21", "not-sold-here", bean=bean).named(bean=name)
        if seen[kind]:
            raise Illegal("H21", "not-scarce", bean=bean).named(bean=name)
        raise Illegal("H21", "one-only", bean=bean).named(bean=name)

    def play(self, state: Hanse, action: BuyScarce) -> None:
        """Pay, and load it from the reserve."""
        pay(state, action.seat, self.price(state, action.bean), "beans")
        buy_scarce(state, action.seat, action.bean)


class TradePhase(Phase[Hanse]):
    """Phase II: invite, trade and buy, in any order (H16 to H21)."""

    def __init__(self, rules: list[AnyRule[Hanse]], atlas: Atlas) -> None:
        super().__init__("trade", rules)
        self.atlas = atlas

    def enter(self, state: Hanse) -> None:
        """Fix the prices for the phase (H19)."""
        fix_prices(state, self.atlas)

    def waits_for(self, state: Hanse) -> list[Seat]:
        """Wait for a guest who owes a toll, else for the active player."""
        return [state.active] if state.debtor < 0 else [state.debtor]


class EndTurn(SeatRule[Hanse, Done]):
    """The player declares the turn over (H24)."""

    def may(self, state: Hanse, seat: Seat) -> bool:
        """Let the active player end the turn."""
        return seat == state.active

    def refuse(self, state: Hanse, seat: Seat) -> None:
        """It is not the player's turn."""
        own_turn(state, seat, "H24")

    def play(self, state: Hanse, action: Done) -> None:
        """Close the phase of the active player."""
        state.closed = True


class EndPhase(Phase[Hanse]):
    """Phase III: discard, close gaps, draw a contract, and declare the turn over (H22 to H24)."""

    def enter(self, state: Hanse) -> None:
        """Tidy up, and draw (H22, H23)."""
        discard_laid(state)
        close_gaps(state, state.pawns[state.active])
        draw_contract(state, state.active, state.hands[state.active])


class DeliverAtLast(DeliverContract):
    """After the last turn everybody may fulfil the contracts of the city the pawn is in (H28)."""

    def legal(self, state: Hanse, seat: Seat, actions: list[Action]) -> None:
        """List what can be delivered, until the player is done."""
        if not state.done[seat]:
            self.list_here(state, seat, actions)

    def check(self, state: Hanse, action: Deliver) -> None:
        """Contract, city and beans go together, whoever's turn it was, and the player is not done."""
        not_done(state, action.seat)
        self.check_here(state, action)


class FinishGame(SeatRule[Hanse, Done]):
    """Everybody says when nothing more is to be delivered (H28)."""

    def __init__(self, atlas: Atlas, players: Seat) -> None:
        super().__init__("H28", Done, players)
        self.atlas = atlas

    def may(self, state: Hanse, seat: Seat) -> bool:
        """Let everybody say it once."""
        return not state.done[seat]

    def refuse(self, state: Hanse, seat: Seat) -> None:
        """Raise Illegal: the seat is done already."""
        not_done(state, seat)

    def play(self, state: Hanse, action: Done) -> None:
        """Note it; when all have said so, count."""
        mark_done(state, action.seat)
        if all(state.done):
            count_up(state, self.atlas)


def not_done(state: Hanse, seat: Seat) -> None:
    """Raise Illegal if a player has said that nothing more is to be delivered."""
    if state.done[seat]:
        raise Illegal("H28", "done-already", more="none")


class FinalPhase(Phase[Hanse]):
    """The deliveries after the last turn (H28)."""

    def waits_for(self, state: Hanse) -> list[Seat]:
        """Wait for all who have not said that they are done."""
        return [seat for seat in range(state.players) if not state.done[seat]]


def count_up(state: Hanse, atlas: Atlas) -> None:
    """Sell the beans, repay the loans, and name the winners (H29)."""
    for seat in range(state.players):
        if state.carts[seat]:
            earn(state, seat, sell_cart(state, atlas, seat), "beans")
        if state.loans[seat]:
            repay(state, seat)
    best = max(state.money)
    winners = tuple([seat for seat in range(state.players) if state.money[seat] == best])
    state.result = Result(tuple(state.money), winners)
    state.news.append(GameEnded(tuple(state.money), winners))
