"""Random players who try everything: what `Playout` does, and what it leaves out."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeAlias

from haricot.beans.game import AnyGame
from haricot.beans.playout import Dice, Playout
from haricot.kernel.actions import Action, Offer, Wish
from haricot.kernel.errors import Illegal
from haricot.kernel.game import S
from haricot.kernel.state import State
from haricot.kernel.types import Bean, CardId, Count, Seat


def verdict(game: AnyGame, state: State, action: Action) -> Illegal | None:
    """Return why an action is refused, or None if it is not."""
    try:
        game.check(state, action)
    except Illegal as broken:
        return broken
    return None


class Crowd(Generic[S]):
    """Everybody at a table, doing whatever the rules allow."""

    treats: ClassVar[tuple[type[Action], ...]] = ()
    """Actions that are possible so seldom that they should not be missed."""
    costly: ClassVar[tuple[type[Action], ...]] = ()
    """Actions that are avoided most of the time, so that more happens before them."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.playout: Playout[S] = Playout(game, game.goods)

    def step(self, state: S, dice: Dice) -> Action:
        """Choose what happens next; one time in four it is something that `Playout` would not do."""
        unusual = self.unusual(state, dice) if dice.roll(4) == 0 else None
        return self.usual(state, dice) if unusual is None else unusual

    def usual(self, state: S, dice: Dice) -> Action:
        """Do what `Playout` does, but mostly something else where that is costly."""
        action = self.playout.step(state, dice)
        if isinstance(action, self.costly) and dice.roll(4):
            listed = self.listed(state, self.game.waits_for(state)[0])
            others = [other for other in listed if not isinstance(other, self.costly)]
            action = others[dice.roll(len(others))] if others else action
        return action

    def unusual(self, state: S, dice: Dice) -> Action | None:
        """Let somebody wish, bargain, or act out of turn, if that can be done now."""
        seat = dice.roll(state.players)
        kind = dice.roll(4)
        if kind == 0:
            return self.treat(state, seat) or self.anything(state, seat, dice)
        action = self.wish(seat, dice) if kind == 1 else self.bargain(state, seat, dice)
        return action if self.may(state, action) else None

    def listed(self, state: S, seat: Seat) -> list[Action]:
        """List what a seat may do."""
        return self.game.legal(state, seat)

    def treat(self, state: S, seat: Seat) -> Action | None:
        """Do what can be done seldom, if it can be done."""
        return next((action for action in self.listed(state, seat) if isinstance(action, self.treats)), None)

    def anything(self, state: S, seat: Seat, dice: Dice) -> Action | None:
        """Choose among all that is listed for a seat, whose turn it may not be."""
        listed = self.listed(state, seat)
        return listed[dice.roll(len(listed))] if listed else None

    def wish(self, seat: Seat, dice: Dice) -> Wish:
        """Make up a wish, perhaps an empty one."""
        return Wish(seat, self.kinds(dice, 3), self.kinds(dice, 2))

    def kinds(self, dice: Dice, most: Count) -> tuple[Bean, ...]:
        """Name some kinds of bean, in any order."""
        return tuple([dice.roll(self.game.goods.kinds()) for _ in range(dice.roll(most + 1))])

    def bargain(self, state: S, seat: Seat, dice: Dice) -> Offer:
        """Make up an offer of several cards and perhaps talers, which may answer another offer."""
        to: Seat = dice.roll(state.players + 1) - 1 if seat == state.active else state.active
        answers: Count = 0
        if state.offers and dice.roll(3) == 0:
            answered = state.offers[dice.roll(len(state.offers))]
            answers, to = answered.number, answered.seat
        gives = self.some(self.game.goods.stock(state, seat), 3, dice)
        purse = self.game.goods.purse(state, seat)
        pays: Count = dice.roll(purse + 1) if dice.roll(2) else 0
        asks: Count = dice.roll(4) if not pays and self.asks(state, seat) else 0
        return Offer(seat, to, gives, self.kinds(dice, 3), pays, asks, answers)

    def asks(self, state: S, seat: Seat) -> bool:
        """Tell whether money can be part of a deal."""
        return any(self.game.goods.purse(state, other) for other in range(state.players) if other != seat)

    def some(self, stock: list[CardId], most: Count, dice: Dice) -> tuple[CardId, ...]:
        """Take at most `most` cards out of a stock."""
        left = stock.copy()
        return tuple([left.pop(dice.roll(len(left))) for _ in range(dice.roll(min(most, len(left)) + 1))])

    def may(self, state: S, action: Action) -> bool:
        """Tell whether an action breaks no rule."""
        return verdict(self.game, state, action) is None


AnyCrowd: TypeAlias = Crowd[Any]
