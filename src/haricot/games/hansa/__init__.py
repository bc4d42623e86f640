"""Bohn Hansa, also sold as Bean Trader (H1 to H29)."""
# interpreted: it only puts things together

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from haricot.entry import Entry, Facets, Part
from haricot.games.hansa.actions import HansaAction
from haricot.games.hansa.events import HansaEvent
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.options import EXPLAINED, NUMBERS, Options, read_options
from haricot.games.hansa.outlook import AnyProspect
from haricot.games.hansa.reading import Reading
from haricot.games.hansa.tables import HansaTables
from haricot.games.hansa.view import HanseView


def build(given: dict[str, Any], tables: HansaTables | None, make: Callable[..., Hansa] = Hansa) -> Hansa:
    """Set up Bohn Hansa, with the printed figures unless others are given."""
    chosen = read_options(given)
    own = tables is not None
    return make(chosen, tables or HansaTables.packaged(__name__, "hansa.toml"), own)


def build_first(given: dict[str, Any], tables: HansaTables | None) -> Hansa:
    """Set up Bohn Hansa by the first version of its rules (H27)."""
    return build(given, tables, partial(Hansa, version=1))


ENTRY = Entry(
    "Bohn Hansa, also sold as Bean Trader, for 3 to 5 players",
    EXPLAINED,
    Options(),
    NUMBERS,
    HansaTables,
    HanseView,
    HansaAction,
    HansaEvent,
    build,
    Facets(
        bots=Part(f"{__name__}.bots:BOTS"),
        desk=Part(f"{__name__}.env.desk:HansaDesk"),
        picture=Part(f"{__name__}.env.picture:board_lines"),
        witness=Part(f"{__name__}.worlds.witness:HansaWitness"),
        narrator=Part(f"{__name__}.telling.narrator:HansaNarrator"),
        screen=Part(f"{__name__}.telling.screen:hansa_screen"),
        board=Part(f"{__name__}.panes:BOARD"),
        ledger=Part(f"{__name__}.ledger:CartLedger"),
        positions=Part(f"{__name__}.position"),
        sheet=Part(f"{__name__}.sheet:written"),
    ),
    AnyProspect,
    Reading,
    earlier=(build_first,),
    rank=3,
)
