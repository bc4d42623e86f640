"""TurnOffers: what was offered in a turn, so that nobody asks for it again in a rollout."""
# interpreted: the time goes into the games that are played on

from __future__ import annotations

from collections.abc import Sequence

from haricot.cards.bots.trader import Asked, Trader
from haricot.cards.bots.weights import Weights
from haricot.cards.table import Table
from haricot.kernel.actions import Action, Offer
from haricot.kernel.events import Event, Offered, TurnBegan
from haricot.kernel.types import Seat


class TurnOffers:
    """The offers of this turn, by the seats that made them."""

    def __init__(self, trader: Trader) -> None:
        self.trader = trader
        self.made: dict[Seat, list[Asked]] = {}

    def see(self, event: Event) -> None:
        """Note an offer; with a new turn all may be asked for again."""
        if isinstance(event, TurnBegan):
            self.made = {}
        elif isinstance(event, Offered):
            asked = self.trader.asks(event.to, event.gives, event.wants)
            self.made.setdefault(event.seat, []).append(asked)

    def remind(self, traders: Sequence[Trader], world: Table, action: Action | None) -> None:
        """Reset traders for a world, with the offers of this turn and of an action as already asked."""
        for trader in traders:
            made = self.made.get(trader.seat, [])
            if isinstance(action, Offer) and trader.seat == action.seat:
                made = [*made, trader.asks(action.to, action.gives, action.wants)]
            trader.forget()
            trader.turn, trader.asked = world.turn, set(made)
            # Traders of rollouts talk less, so that each offer of the real turn counts for less than one.
            mine, theirs = self.trader.values.weights, trader.values.weights
            part = patience(theirs, world.active == trader.seat) / patience(mine, world.active == trader.seat)
            trader.proposed = int(part * len(made))


def patience(weights: Weights, active: bool) -> float:
    """Tell how many offers a trader makes in a turn, the own or another's."""
    return max(weights.proposals if active else weights.remarks, 1.0)
