"""Bohnanza: the base game (B1 to B27) and its extension (E1 to E12)."""
# interpreted: it only puts things together

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from haricot.beans.tables import Tables
from haricot.cards.facets import CARDS
from haricot.cards.outlook import CardAppraisal, CardOutlook
from haricot.entry import Entry, Part
from haricot.games.bohnanza.actions import BohnanzaAction
from haricot.games.bohnanza.events import BohnanzaEvent
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.options import EXPLAINED, NUMBERS, Options, read_options
from haricot.games.bohnanza.view import GardenView
from haricot.kernel.errors import BadOption


def build(given: dict[str, Any], tables: Tables | None) -> Bohnanza:
    """Set up Bohnanza, with the printed figures unless others are given."""
    chosen = read_options(given)
    own = tables is not None
    tables = tables or printed_tables(chosen.extension)
    if chosen.contracts and tables.contracts is None:
        raise BadOption("Option contracts: the tables have no contracts; add a table [contracts] to them.")
    return Bohnanza(chosen, tables, own)


def printed_tables(extension: bool = True) -> Tables:
    """Read the printed figures of Bohnanza, with those of the extension or without."""
    base = Tables.packaged(__name__, "base.toml")
    if not extension:
        return base
    more = Tables.packaged(__name__, "extension.toml")
    return replace(more, bean={**base.bean, **more.bean})


ENTRY = Entry(
    "Bohnanza, the base game for 3 to 5 players and its extension for 3 to 7",
    EXPLAINED,
    Options(),
    NUMBERS,
    Tables,
    GardenView,
    BohnanzaAction,
    BohnanzaEvent,
    build,
    replace(
        CARDS,
        witness=Part(f"{__name__}.worlds:GardenWitness"),
        screen=Part(f"{__name__}.telling:garden_screen"),
        desk=Part(f"{__name__}.env.desk:GardenDesk"),
        board=Part(f"{__name__}.panes:BOARD"),
        ledger=Part(f"{__name__}.ledger:GardenLedger"),
        positions=Part(f"{__name__}.position"),
    ),
    CardOutlook,
    CardAppraisal,
    printed=printed_tables,
    rank=1,
)
