"""Random traders who try everything: what `Playout` does, and what it leaves out."""

from __future__ import annotations

from typing import cast

from haricot.beans.playout import Dice, Playout
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.kernel.actions import (
    AnyAction,
    BuyBean,
    BuyContract,
    BuyScarce,
    Deliver,
    Offer,
    PutBack,
    Seal,
    Take,
    Wish,
)
from haricot.kernel.errors import Illegal
from haricot.kernel.types import ALL, NONE, Bean, CardId, Count, Seat

TREATS = (Deliver, Take, Seal, BuyBean, BuyScarce)


class Crowd:
    """Everybody at a table, doing whatever the rules allow."""

    def __init__(self, game: Hansa) -> None:
        self.game = game
        self.playout: Playout[Hanse] = Playout(game, game.goods)

    def listed(self, state: Hanse, seat: Seat) -> list[AnyAction]:
        """List what a seat may do."""
        return cast(list[AnyAction], self.game.legal(state, seat))

    def step(self, state: Hanse, dice: Dice) -> AnyAction:
        """Choose what happens next: something good for somebody, some talk, or what `Playout` does."""
        roll = dice.roll(8)
        action = None
        if roll < 2:
            action = self.treat(state, dice)
        elif roll < 5 and Offer in self.game.book[state.phase] and state.debtor == NONE:
            action = self.talk(state, dice)
        return action or self.usual(state, dice)

    def treat(self, state: Hanse, dice: Dice) -> AnyAction | None:
        """Deliver, deal or buy, which can be done so seldom that it should not be missed."""
        for kind in TREATS:
            found = [
                action
                for seat in range(state.players)
                for action in self.listed(state, seat)
                if isinstance(action, kind)
            ]
            if found and dice.roll(2):
                return found[dice.roll(len(found))]
        return None

    def usual(self, state: Hanse, dice: Dice) -> AnyAction:
        """Do what `Playout` does, but mostly keep beans and cards, so that carts stay full."""
        action = cast(AnyAction, self.playout.step(state, dice))
        if isinstance(action, PutBack | BuyContract) and dice.roll(5):
            seat = self.game.waits_for(state)[0]
            others = [
                other for other in self.listed(state, seat) if not isinstance(other, PutBack | BuyContract)
            ]
            action = others[dice.roll(len(others))] if others else action
        return action

    def talk(self, state: Hanse, dice: Dice) -> AnyAction | None:
        """Wish, invite or bargain, if what comes to mind can be done."""
        seat = dice.roll(state.players)
        for _ in range(3):
            action = self.wish(seat, dice) if dice.roll(8) == 0 else self.bargain(state, seat, dice)
            if self.may(state, action):
                return action
        return None

    def wish(self, seat: Seat, dice: Dice) -> AnyAction:
        """Make up a wish, perhaps an empty one."""
        return Wish(seat, self.kinds(dice, 3), self.kinds(dice, 2))

    def kinds(self, dice: Dice, most: Count) -> tuple[Bean, ...]:
        """Name some kinds of bean, in any order."""
        return tuple([dice.roll(self.game.goods.kinds()) for _ in range(dice.roll(most + 1))])

    def bargain(self, state: Hanse, seat: Seat, dice: Dice) -> AnyAction:
        """Make up an offer or an invitation, which may answer another one."""
        to: Seat = dice.roll(state.players + 1) - 1 if seat == state.active else state.active
        answers: Count = 0
        invites = dice.roll(2) == 0
        if state.offers and dice.roll(3) == 0:
            answered = state.offers[dice.roll(len(state.offers))]
            answers, to, invites = answered.number, answered.seat, answered.invites
        gives = self.beans(self.game.goods.stock(state, seat, invites), dice)
        return Offer(seat, to, gives, self.wants(state, to, dice), 0, 0, answers, invites)

    def wants(self, state: Hanse, to: Seat, dice: Dice) -> tuple[Bean, ...]:
        """Want what the other has, or anything."""
        if to == ALL or not state.carts[to] or dice.roll(4) == 0:
            return self.kinds(dice, 2)
        return tuple([self.game.atlas.kind[token] for token in self.beans(state.carts[to], dice)])

    def beans(self, stock: list[CardId], dice: Dice) -> tuple[CardId, ...]:
        """Take up to two beans out of a stock."""
        left = stock.copy()
        return tuple([left.pop(dice.roll(len(left))) for _ in range(dice.roll(min(2, len(left)) + 1))])

    def may(self, state: Hanse, action: AnyAction) -> bool:
        """Tell whether an action breaks no rule."""
        try:
            self.game.check(state, action)
        except Illegal:
            return False
        return True
