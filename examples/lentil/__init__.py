"""Lentil Soup: a small game of its own, to show how a game is added (L1 to L4)."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from examples.lentil.game import Lentil
from examples.lentil.options import EXPLAINED, NUMBERS, Options, read_options
from haricot.beans.tables import Tables
from haricot.cards.actions import CardAction
from haricot.cards.events import CardEvent
from haricot.cards.facets import ANY_CARDS
from haricot.cards.outlook import CardAppraisal, CardOutlook
from haricot.cards.view import TableView
from haricot.catalogue import Entry
from haricot.rulebook import rules_in
from haricot.words import words_in

HERE = files(__name__)


def build(given: dict[str, Any], tables: Tables | None) -> Lentil:
    """Set up Lentil Soup, with its own figures unless others are given."""
    own = tables is not None
    return Lentil(read_options(given), tables or Tables.packaged(__name__, "lentil.toml"), own)


LENTIL = Entry(
    "Lentil Soup, an example for 3 to 5 players",
    EXPLAINED,
    Options(),
    NUMBERS,
    Tables,
    TableView,
    CardAction,
    CardEvent,
    build,
    ANY_CARDS,
    CardOutlook,
    CardAppraisal,
    rules_in(HERE.joinpath("rules.md").read_text(encoding="utf-8")),
    words_in(HERE / "words"),
)
