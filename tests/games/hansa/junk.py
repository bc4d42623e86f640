"""Junk: actions that anybody could send, sensible or not, within the bounds of the wire."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from haricot.games.hansa.hanse import Hanse
from haricot.kernel.actions import (
    AnyAction,
    BuyBean,
    BuyContract,
    BuyField,
    BuyScarce,
    Decline,
    Deliver,
    Done,
    Fulfil,
    LayOut,
    Offer,
    PayBean,
    Plant,
    PutBack,
    Reveal,
    Seal,
    Sell,
    Take,
    Travel,
    Wish,
    Withdraw,
)


class Junk:
    """Somebody who sends anything."""

    def __init__(self, state: Hanse, chance: Random) -> None:
        self.state = state
        self.chance = chance

    def seat(self) -> int:
        """Name a seat, mostly one that is taken."""
        return self.chance.choice([self.state.active, self.chance.randrange(self.state.players), -1, -2, 99])

    def token(self) -> int:
        """Name a bean, often one that lies where it could be used."""
        near = [token for cart in self.state.carts for token in cart]
        near += [token for boxes in self.state.boxes for stack in boxes for token in stack]
        return self.chance.choice([*near, self.chance.randint(-1, 130), 99_999])

    def card(self) -> int:
        """Name a card, often one of a hand."""
        near = [card for hand in self.state.hands + self.state.dealt for card in hand] + self.state.laid
        return self.chance.choice([*near, self.chance.randint(-1, 130), 99_999])

    def offer(self) -> int:
        """Name an offer, often an open one."""
        return self.chance.choice([offer.number for offer in self.state.offers] + [0, 1, 999_999])

    def count(self) -> int:
        """Name a small number, or a large one."""
        return self.chance.choice([0, 0, 0, 1, 2, 7, 8, 999_999])

    def kinds(self) -> tuple[int, ...]:
        """Name kinds, most of which exist."""
        return tuple(self.chance.choice([0, 1, 2, 7, 8, -1, 999]) for _ in range(self.chance.randrange(4)))

    def several(self, one: Callable[[], int]) -> tuple[int, ...]:
        """Name some of them."""
        return tuple(one() for _ in range(self.chance.randrange(4)))

    def bargain(self) -> AnyAction:
        """Offer anything to anybody."""
        talers = (self.count(), self.count()) if self.chance.random() < 0.3 else (0, 0)
        answers = self.offer() if self.chance.random() < 0.3 else 0
        invites = self.chance.random() < 0.5
        to, gives = self.seat(), self.several(self.token)
        return Offer(self.seat(), to, gives, self.kinds(), *talers, answers, invites)

    def action(self) -> AnyAction:
        """Do anything."""
        seat = self.seat()
        make: list[Callable[[], AnyAction]] = [
            lambda: Plant(seat, self.card(), self.count()),
            lambda: Sell(seat, self.count()),
            lambda: BuyField(seat),
            lambda: LayOut(seat),
            lambda: Fulfil(seat),
            lambda: Done(seat),
            lambda: Wish(seat, self.kinds(), self.kinds()),
            self.bargain,
            self.bargain,
            lambda: Take(seat, self.offer(), self.several(self.token)),
            lambda: Seal(seat, self.offer(), self.seat()),
            lambda: Decline(seat, self.offer()),
            lambda: Withdraw(seat, self.offer()),
            lambda: Reveal(seat, self.card(), self.several(self.card)),
            lambda: Travel(seat, self.count()),
            lambda: PayBean(seat, self.token()),
            lambda: BuyBean(seat, self.token()),
            lambda: BuyScarce(seat, self.chance.choice([-1, 0, 3, 7, 8, 999])),
            lambda: BuyContract(seat, self.card()),
            lambda: Deliver(seat, self.card()),
            lambda: PutBack(seat, self.token()),
        ]
        return self.chance.choice(make)()
