"""Random players who try everything: what `Playout` does, and what it leaves out."""

from __future__ import annotations

from typing import Any, cast

from haricot.beans.cardgame import CardGame
from haricot.beans.playout import Dice, Playout
from haricot.beans.table import Table
from haricot.kernel.actions import AnyAction, BuyField, Fulfil, Offer, Sell, Wish
from haricot.kernel.errors import Illegal
from haricot.kernel.types import Bean, CardId, Count, Seat


class Crowd:
    """Everybody at a table, doing whatever the rules allow."""

    def __init__(self, game: CardGame[Any, Any]) -> None:
        self.game = game
        self.playout: Playout[Table] = Playout(game, game.goods)

    def step(self, state: Table, dice: Dice) -> AnyAction:
        """Choose what happens next; one time in four it is something that `Playout` would not do."""
        unusual = self.unusual(state, dice) if dice.roll(4) == 0 else None
        return self.usual(state, dice) if unusual is None else unusual

    def usual(self, state: Table, dice: Dice) -> AnyAction:
        """Do what `Playout` does, but go on where it sells, so that fields grow and contracts are met."""
        action = self.playout.step(state, dice)
        if isinstance(action, Sell) and dice.roll(4):
            seat = self.game.waits_for(state)[0]
            others = [other for other in self.game.legal(state, seat) if not isinstance(other, Sell)]
            action = others[dice.roll(len(others))] if others else action
        return cast(AnyAction, action)

    def unusual(self, state: Table, dice: Dice) -> AnyAction | None:
        """Let somebody wish, bargain, or act out of turn, if that can be done now."""
        seat = dice.roll(state.players)
        kind = dice.roll(4)
        if kind == 0:
            return self.treat(state, seat) or self.anything(state, seat, dice)
        action = self.wish(seat, dice) if kind == 1 else self.bargain(state, seat, dice)
        return action if self.may(state, action) else None

    def treat(self, state: Table, seat: Seat) -> AnyAction | None:
        """Fulfil a contract or buy a field, which can be done so seldom that it should not be missed."""
        listed = self.game.legal(state, seat)
        return next((action for action in listed if isinstance(action, BuyField | Fulfil)), None)

    def anything(self, state: Table, seat: Seat, dice: Dice) -> AnyAction | None:
        """Choose among all that is listed for a seat, whose turn it may not be."""
        listed = self.game.legal(state, seat)
        return cast(AnyAction, listed[dice.roll(len(listed))]) if listed else None

    def wish(self, seat: Seat, dice: Dice) -> Wish:
        """Make up a wish, perhaps an empty one."""
        return Wish(seat, self.kinds(dice, 3), self.kinds(dice, 2))

    def kinds(self, dice: Dice, most: Count) -> tuple[Bean, ...]:
        """Name some kinds of bean, in any order."""
        return tuple([dice.roll(self.game.goods.kinds()) for _ in range(dice.roll(most + 1))])

    def bargain(self, state: Table, seat: Seat, dice: Dice) -> Offer:
        """Make up an offer of several cards and talers, which may answer another offer."""
        to: Seat = dice.roll(state.players + 1) - 1 if seat == state.active else state.active
        answers: Count = 0
        if state.offers and dice.roll(3) == 0:
            answered = state.offers[dice.roll(len(state.offers))]
            answers, to = answered.number, answered.seat
        gives = self.cards(self.game.goods.stock(state, seat), dice)
        pays: Count = dice.roll(self.game.goods.purse(state, seat) + 1) if dice.roll(2) else 0
        asks: Count = dice.roll(4) if self.game.goods.trade_talers and not pays else 0
        return Offer(seat, to, gives, self.kinds(dice, 3), pays, asks, answers)

    def cards(self, stock: list[CardId], dice: Dice) -> tuple[CardId, ...]:
        """Take up to three cards out of a stock."""
        left = stock.copy()
        return tuple([left.pop(dice.roll(len(left))) for _ in range(dice.roll(min(3, len(left)) + 1))])

    def may(self, state: Table, action: AnyAction) -> bool:
        """Tell whether an action breaks no rule."""
        try:
            self.game.check(state, action)
        except Illegal:
            return False
        return True
