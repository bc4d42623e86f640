"""Weights: the numbers that a trader's judgement is made of."""

from __future__ import annotations

from collections.abc import Mapping

from haricot.kernel.types import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """How a trader judges; values are in talers unless a comment says otherwise."""

    def __init__(self, given: Mapping[str, float]) -> None:
        # What a field earns in a turn of the table, times the number of players.
        self.pace = 1.45
        # Of the cards of a kind that turn up, the part that comes to the owner of a field of that kind.
        self.share = 0.6
        # How many cards may still come, as a part of those to be expected.
        self.hope = 3.0
        # What part of the way to the next step of a beanometer counts although it does not pay yet.
        self.progress = 0.5
        # What an empty field is worth more than one about to be sold.
        self.empty = 1.0
        # What part of its worth a card that fits keeps while it waits in the hand, and loses by each place.
        self.match = 0.6
        self.delay = 0.9
        # What part of the cost of planting a card that does not fit is feared.
        self.burden = 0.9
        # What part of the best gain of another player a card is worth as something to trade.
        self.currency = 0.0
        # What a deal has to bring, and the part of the partner's gain that it has to bring on top.
        self.tau = 0.06
        self.beta = 0.0
        # How much more is asked of a partner for every taler that this partner is ahead.
        self.lead = 0.0
        # What part of the partner's gain counts against a proposal, and what a proposal has to promise.
        self.alpha = 0.1
        self.bother = 0.04
        # What the partner is thought to ask: a least gain, a part of mine, and how sure that is.
        self.their_tau = 0.1
        self.their_beta = 0.0
        self.their_scale = 0.15
        # What another player is thought to lose with a hidden card that fits there, and with another one.
        self.their_match = 0.5
        self.their_other = -0.1
        # What a second card has to bring to be planted.
        self.second = 0.0
        # What a third field earns in each own turn that is left.
        self.third = 0.42
        # What may be given away when a field is sold before it pays as much as it ever will; below 0: never.
        self.harvest = -0.1
        # How many offers are made in the own turn, and in another's; how widely deals are thought of.
        self.proposals = 5.0
        self.remarks = 0.0
        self.breadth = 1.0
        for name, value in given.items():
            setattr(self, name, value)
        # A search for weights tries anything.
        self.share = max(0.05, self.share)
        self.their_scale = max(0.03, self.their_scale)


SCALES = {
    "pace": 0.2,
    "share": 0.12,
    "hope": 0.4,
    "progress": 0.2,
    "empty": 0.2,
    "match": 0.2,
    "delay": 0.05,
    "burden": 0.2,
    "currency": 0.1,
    "tau": 0.1,
    "beta": 0.3,
    "lead": 0.03,
    "alpha": 0.1,
    "bother": 0.04,
    "their_tau": 0.1,
    "their_beta": 0.2,
    "their_scale": 0.05,
    "their_match": 0.2,
    "their_other": 0.1,
    "second": 0.1,
    "third": 0.12,
    "harvest": 0.1,
}
"""The step in which each weight is tried out when the weights are learned."""
