"""MerchantRollout: playing a sampled board of Bohn Hansa on for some turns."""

from __future__ import annotations

from typing import Any, Final

from haricot.games.hansa.actions import BuyBean, Deliver, PayBean, Travel
from haricot.games.hansa.atlas import CART
from haricot.games.hansa.bots.merchant import Route
from haricot.games.hansa.bots.routes import RoutePlanner
from haricot.games.hansa.bots.sight import MerchantSight
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import COUNTED, HELD, OPEN, Hanse
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Done
from haricot.kernel.types import ALL_SEEING, NONE, Bean, CardId, Count, Seat, mypyc_attr

MOST_STEPS: Final = 200
"""Maximum number of steps of a rollout."""

OF_THE_TURN: Final = ("players", "turn", "active", "offers", "wishes", "done", "result")
"""Fields that the views of every game show as they are, but for the phase."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MerchantRollout:
    """Merchants who follow their best routes and do not trade play on, and all contracts lie open to it."""

    def __init__(self, game: Hansa, planner: RoutePlanner) -> None:
        self.game = game
        self.atlas = game.atlas
        self.planner = planner
        self.names = [phase.name for phase in game.phases]

    def play(self, state: Hanse, last: Count) -> None:
        """Play up to the end of a turn, or of the game."""
        for _ in range(MOST_STEPS):
            if state.result is not None or state.turn > last:
                return
            self.step(state)

    def step(self, state: Hanse) -> None:
        """Do what the phase asks for."""
        phase = self.names[state.phase]
        seat = state.active
        if state.debtor != NONE:
            self.pay(state, state.debtor)
        elif phase == "travel":
            self.travel(state, seat)
        elif phase == "trade":
            self.trade(state, seat)
        else:
            seat = self.game.waits_for(state)[0]
            self.deliver(state, seat, self.contracts(state, seat))
            self.game.apply(state, Done(seat))

    def sight(self, state: Hanse) -> MerchantSight:
        """Look at the whole board."""
        return MerchantSight(self.atlas, glance(state, self.names[state.phase]), 0)

    def plan(self, state: Hanse, seat: Seat) -> Route:
        """Find the best route of a player."""
        sight = self.sight(state)
        return self.planner.plan(sight.merchant(seat), sight.shops)

    def pay(self, state: Hanse, seat: Seat) -> None:
        """Pay a toll with the cheapest bean that may be given."""
        best: CardId = NONE
        for action in self.game.legal(state, seat):
            if isinstance(action, PayBean):
                kind = self.atlas.kind[action.token]
                if best == NONE or self.atlas.base[kind] < self.atlas.base[self.atlas.kind[best]]:
                    best = action.token
        self.game.apply(state, PayBean(seat, best))

    def travel(self, state: Hanse, seat: Seat) -> None:
        """Deliver what the best route delivers here, and go on."""
        route = self.plan(state, seat)
        self.deliver(state, seat, route.delivers)
        self.game.apply(state, Travel(seat, route.path[0]))

    def trade(self, state: Hanse, seat: Seat) -> None:
        """Deliver and buy what the best route does here."""
        route = self.plan(state, seat)
        self.deliver(state, seat, route.delivers)
        for kind in route.buys:
            self.buy(state, seat, kind)
        self.deliver(state, seat, route.delivers)
        self.game.apply(state, Done(seat))

    def buy(self, state: Hanse, seat: Seat, kind: Bean) -> None:
        """Buy a bean of the city, if it is there and there are money and room for it."""
        if state.prices[kind] > state.money[seat] or len(state.carts[seat]) >= CART:
            return
        for stack in state.boxes[state.pawns[seat]]:
            if stack and self.atlas.kind[stack[-1]] == kind:
                self.game.apply(state, BuyBean(seat, stack[-1]))
                return

    def contracts(self, state: Hanse, seat: Seat) -> list[Count]:
        """List the contracts of a hand for the city that the player is in."""
        numbers = [self.atlas.contract(card) for card in state.hands[seat] if self.atlas.is_contract(card)]
        return [number for number in numbers if self.atlas.where[number] == state.pawns[seat]]

    def deliver(self, state: Hanse, seat: Seat, numbers: list[Count]) -> None:
        """Deliver those of some contracts for this city that are there and can be met."""
        for number in numbers:
            card = number + self.atlas.first_contract
            if (card in state.hands[seat] or card in state.laid) and self.meets(state, seat, number):
                self.game.apply(state, Deliver(seat, card))

    def meets(self, state: Hanse, seat: Seat, number: Count) -> bool:
        """Tell whether the beans of a contract are on a cart."""
        has = [self.atlas.kind[token] for token in state.carts[seat]]
        for kind in self.atlas.asks[number]:
            if kind not in has:
                return False
        return True


def glance(state: Hanse, phase: str) -> HanseView:
    """Look at a board without copying it: true only until something happens there."""
    fields: dict[str, Any] = {name: getattr(state, name) for name in (*OF_THE_TURN, *HELD, *OPEN)}
    fields |= {name: len(getattr(state, name)) for name in COUNTED}
    return HanseView(game="hansa", seat=ALL_SEEING, phase=phase, reserve=[], **fields)
