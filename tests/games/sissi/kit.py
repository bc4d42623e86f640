"""Sissi!'s kit: both options, with the printed tables and with small ones."""

from __future__ import annotations

from itertools import product
from typing import Any

from hypothesis import strategies as st

from haricot.beans.tables import Tables
from haricot.cards.actions import BuyField
from haricot.cards.table import Table
from haricot.cards.testing import CardKit
from haricot.testing import Choice
from tests.games.drawn import bean_kinds
from tests.games.sissi.books import SissiBooks


@st.composite
def small_tables(draw: st.DrawFn, players: int) -> Tables:
    """Make up tables with few cards, so that everything runs out soon."""
    keys = draw(st.sets(st.sampled_from(["a", "b", "c", "d"])))
    bean = {key: draw(bean_kinds(fields=False)) for key in sorted(keys)}
    in_play = sum(kind.cards for kind in bean.values())
    bean["queen"] = draw(bean_kinds(max(1, 5 * players + 2 - in_play), fields=False))
    return Tables("small", bean, empress=draw(st.sampled_from(["queen", "queen", *bean])))


class SissiKit(CardKit[Table]):
    """Sissi!, to be proved."""

    effort = 0.3
    steps = 700
    stride = 70
    letters = "SM"
    never = (BuyField,)

    def any_choice(self, draw: st.DrawFn) -> Choice:
        choice = super().any_choice(draw)
        tables = draw(st.none() | small_tables(choice.options["players"]), label="tables")
        return Choice(self.name, choice.options, tables)

    def books(self, game: Any, state: Table) -> SissiBooks:
        return SissiBooks(game)


KIT = SissiKit(
    "sissi",
    *[
        {"players": players, "doubling": doubling}
        for players, doubling in product([3, 4, 5], ["always", "phase 3"])
    ],
)
