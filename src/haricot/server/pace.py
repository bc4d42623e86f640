"""Pace: how long bots pause before what they do, so that people can follow and come first."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from haricot.kernel.actions import Action


class Pace(Struct, frozen=True):
    """How long bots pause, in seconds."""

    # Before what leaves no choice.
    quick: float
    # Before anything else, at random in between.
    least: float
    most: float
    # Before they answer what people have not answered yet, or speak first in a person's turn.
    courtesy: float
    # Before they close a trade people are in.
    grace: float
    # After a person's act that left the next one to them, while it can be taken back.
    regret: float


PACES = {
    "calm": Pace(0.35, 0.7, 1.8, 4.0, 15.0, 2.5),
    "brisk": Pace(0.15, 0.25, 0.7, 1.5, 6.0, 1.2),
    "instant": Pace(0.0, 0.0, 0.0, 0.1, 2.0, 0.0),
}

HURRIED = Pace(0.05, 0.1, 0.15, 0.1, 0.1, 0.0)
"""How long bots pause, at most, while somebody hurries them."""

LONG_PAUSE = 1.2
"""Seconds that a master needs for some thoughts: whether it thought must not show.

Every bot pauses as long when there is too much to think: who thinks less must not play on all the faster."""


def is_obvious(options: Sequence[Action]) -> bool:
    """Tell whether the rules leave no choice outside of a trade, but for what may be done at any time."""
    return sum(not option.anytime for option in options) == 1
