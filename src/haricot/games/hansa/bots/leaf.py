"""HansaLeaf: how likely each merchant of Bohn Hansa wins."""
# interpreted: it is asked once for every game that is played on

from __future__ import annotations

from collections.abc import Mapping, Sequence

from haricot.bots.leaf import OWN_TURNS, Leaf, Measured
from haricot.games.hansa.atlas import TOLL
from haricot.games.hansa.bots.merchant import Merchant
from haricot.games.hansa.bots.rollout import MerchantRollout
from haricot.games.hansa.bots.routes import FREE_ROOM
from haricot.games.hansa.bots.sight import MerchantSight
from haricot.games.hansa.hanse import Hanse
from haricot.kernel.types import Seat


class HansaLeaf(Leaf[Hanse]):
    """Judges boards.

    A merchant has the best route, money less debts, beans at their base prices and some that are in the way,
    contracts, journeys left, a toll that is near or far, and a next turn that comes late or soon.
    """

    features = ("route", "money", "beans", "crowd", "contracts", "journeys", "toll", "turn")

    def __init__(self, rollout: MerchantRollout, weights: Mapping[str, Sequence[float]]) -> None:
        super().__init__(weights)
        self.rollout = rollout

    def measure(self, table: Hanse) -> Measured:
        """Measure what every merchant has."""
        sight = self.rollout.sight(table)
        measured = [self.merchant(table, sight, seat) for seat in range(table.players)]
        journeys = sum(sight.journeys(seat) for seat in range(table.players))
        return measured, float(journeys) / (OWN_TURNS * float(table.players))

    def merchant(self, table: Hanse, sight: MerchantSight, seat: Seat) -> list[float]:
        """Measure what a merchant has."""
        merchant, planner, base = sight.merchant(seat), self.rollout.planner, self.rollout.atlas.base
        debt = 2 * table.loans[seat]
        return [
            planner.value(merchant, sight.shops) - float(debt),
            float(table.money[seat] - debt),
            float(sum([base[kind] * count for kind, count in enumerate(merchant.cart)])),
            float(max(0, sum(merchant.cart) - FREE_ROOM) ** 2),
            float(sight.contracts(seat)),
            float(merchant.turns),
            toll_ahead(merchant),
            float((seat - table.active) % table.players) / float(table.players),
        ]


def toll_ahead(merchant: Merchant) -> float:
    """Tell how far back in a hand the toll is: from 0 in front to 1, if it is not there."""
    hand = merchant.hand
    return hand.index(TOLL) / len(hand) if TOLL in hand else 1.0
