"""Random games, as fast as the rules go: for measuring, soaking, and rolling a position out."""

from __future__ import annotations

from typing import Generic

from haricot.beans.goods import Goods
from haricot.kernel.actions import Action, Offer
from haricot.kernel.errors import Illegal
from haricot.kernel.game import Game, S
from haricot.kernel.types import ALL, Bean, CardId, Count, Seat


class Dice:
    """A small generator of numbers that is the same in every build, and quick in both."""

    def __init__(self, seed: Count) -> None:
        self.state: Count = seed % 2147483646 + 1

    def roll(self, sides: Count) -> Count:
        """Return a number from 0 to `sides` - 1."""
        self.state = self.state * 48271 % 2147483647
        return (self.state >> 3) % sides


class Playout(Generic[S]):
    """Players who do anything that is legal, and trade at random."""

    def __init__(self, game: Game[S], goods: Goods[S]) -> None:
        self.game = game
        self.goods = goods

    def step(self, state: S, dice: Dice) -> Action:
        """Choose the next action: of a seat that must act, or of any seat that trades."""
        waiting = self.game.waits_for(state)
        seat = waiting[dice.roll(len(waiting))]
        if Offer in self.game.book[state.phase]:
            other = dice.roll(state.players)
            if dice.roll(3) == 0:
                offer = self.offer(state, other, dice)
                if offer is not None:
                    return offer
            options = self.game.legal(state, other)
            if options:
                return options[dice.roll(len(options))]
        options = self.game.legal(state, seat)
        return options[dice.roll(len(options))]

    def offer(self, state: S, seat: Seat, dice: Dice) -> Offer | None:
        """Make up an offer of a card or two for a kind or two, and drop it if it breaks a rule."""
        stock = self.goods.stock(state, seat)
        if not stock:
            return None
        gives: list[CardId] = [stock[dice.roll(len(stock))]]
        wants: list[Bean] = [dice.roll(self.goods.kinds()) for _ in range(dice.roll(3))]
        to: Seat = state.active
        if seat == to:
            to = (seat + 1 + dice.roll(state.players - 1)) % state.players if dice.roll(2) else ALL
        pays: Count = dice.roll(2) if self.goods.purse(state, seat) else 0
        invites = self.goods.invites(state, seat, to)
        offer = Offer(seat, to, tuple(gives), tuple(wants), pays, 0, 0, invites)
        try:
            self.game.check(state, offer)
        except Illegal:
            return None
        return offer

    def play(self, seed: int) -> Count:
        """Play a whole game, and count its decisions."""
        state = self.game.start(seed)
        dice = Dice(seed)
        decisions: Count = 0
        while state.result is None:
            self.game.apply(state, self.step(state, dice))
            decisions += 1
        return decisions
