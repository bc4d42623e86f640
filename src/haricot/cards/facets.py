"""The facets that card games share, to be taken as they are or replaced one by one."""
# interpreted: it only puts things together

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from haricot.entry import Facets, Part

if TYPE_CHECKING:
    from haricot.cards.bots.values import Values
    from haricot.cards.game import AnyCardGame


class CardFacets(Facets, frozen=True, kw_only=True):
    """What a card game brings."""

    # How traders judge what fields and cards are worth.
    values: Part[Callable[[AnyCardGame, Mapping[str, float]], Values]]


ANY_CARDS = CardFacets(
    bots=Part("haricot.cards.bots:ANY"),
    desk=Part("haricot.cards.env.desk:CardDesk"),
    picture=Part("haricot.cards.env.picture:table_lines"),
    witness=Part("haricot.cards.worlds.witness:CardWitness"),
    narrator=Part("haricot.cards.telling.narrator:CardNarrator"),
    screen=Part("haricot.cards.telling.screen:table_screen"),
    board=Part("haricot.cards.panes:BOARD"),
    ledger=Part("haricot.cards.ledger:CardLedger"),
    positions=Part("haricot.cards.position"),
    sheet=Part("haricot.cards.sheet:written"),
    values=Part("haricot.cards.bots.judgement:plain_values"),
)
"""Facets of any card game: bots that need no learned weights."""

CARDS = replace(ANY_CARDS, bots=Part("haricot.cards.bots:BOTS"))
"""Facets of a card game with the whole ladder of bots."""
