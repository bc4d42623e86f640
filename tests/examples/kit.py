"""Lentil Soup's kit: that of any card game, with every choice of options."""

from __future__ import annotations

from itertools import product

from haricot.cards.table import Table
from haricot.cards.testing import CardKit


class LentilKit(CardKit[Table]):
    """Lentil Soup, to be proved."""

    effort = 0.2
    steps = 120
    stride = 20
    games = 20


KIT = LentilKit(
    "examples.lentil:LENTIL",
    *[{"players": players, "kettles": kettles} for players, kettles in product([3, 4, 5], [1, 2, 3])],
)
