"""Sissi! The empress of beans (S1 to S14)."""
# interpreted: it only puts things together

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from haricot.beans.tables import Tables
from haricot.cards.actions import CardAction
from haricot.cards.events import CardEvent
from haricot.cards.facets import CARDS
from haricot.cards.outlook import CardAppraisal, CardOutlook
from haricot.cards.view import TableView
from haricot.entry import Entry, Part
from haricot.games.sissi.figures import first_tables, sissi_tables
from haricot.games.sissi.game import Sissi
from haricot.games.sissi.options import EXPLAINED, NUMBERS, Options, read_options
from haricot.kernel.errors import BadOption


def build(
    given: dict[str, Any], tables: Tables | None, printed: Callable[[], Tables] = sissi_tables
) -> Sissi:
    """Set up Sissi!, with the printed figures unless others are given."""
    chosen = read_options(given)
    own = tables is not None
    tables = tables or printed()
    if tables.empress not in tables.bean:
        keys = ", ".join(tables.bean)
        raise BadOption(f"Tables: `empress` names the bean that alternates with the others: {keys}.")
    return Sissi(chosen, tables, own)


def build_first(given: dict[str, Any], tables: Tables | None) -> Sissi:
    """Set up Sissi! with the beanometers that it had at first (S1)."""
    return build(given, tables, first_tables)


ENTRY = Entry(
    "Sissi! The empress of beans, for 3 to 5 players",
    EXPLAINED,
    Options(),
    NUMBERS,
    Tables,
    TableView,
    CardAction,
    CardEvent,
    build,
    replace(
        CARDS,
        values=Part(f"{__name__}.bots.judgement:sissi_values"),
        screen=Part(f"{__name__}.telling:sissi_screen"),
    ),
    CardOutlook,
    CardAppraisal,
    earlier=(build_first,),
    rank=2,
)
