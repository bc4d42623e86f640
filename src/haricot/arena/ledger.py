"""Ledgers: what happened to each kind of bean in one game, read from its events."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from haricot.beans.law import Law
from haricot.bots import AnyGame
from haricot.games.hansa.game import Hansa
from haricot.games.sissi.law import SissiLaw
from haricot.kernel.events import (
    BeanBought,
    BeansSold,
    Delivered,
    Event,
    FieldAdded,
    FieldBought,
    Planted,
    Sold,
    Traded,
)
from haricot.kernel.types import NONE


class BeanTally(Struct):
    """One kind of bean in one game: fields sold and their cards, talers, deals it was part of; on carts
    also beans bought, delivered, and left for the bank at the end."""

    fields: int = 0
    cards: int = 0
    talers: float = 0.0
    deals: int = 0
    bought: int = 0
    delivered: int = 0
    left: int = 0


class Tally(Struct):
    """One game: its beans by kind, the turn in which each seat got a third field (0: never), contracts."""

    beans: list[BeanTally]
    third: list[int]
    contracts: dict[int, int] = {}


def blank(game: AnyGame) -> Tally:
    """Rule the sheet of a game."""
    return Tally([BeanTally() for _ in bean_names(game)], [0] * game.players, {})


def bean_names(game: AnyGame) -> list[str]:
    """Name the kinds of bean in the order of the tables."""
    return list(game.atlas.names if isinstance(game, Hansa) else game.law.names)


class Rows:
    """Follows the fields of a card table, since what was sold no longer tells its kind."""

    def __init__(self, law: Law) -> None:
        self.law = law
        self.rows: dict[tuple[int, int], list[int]] = {}

    def plant(self, event: Planted) -> None:
        """Put a card into a field."""
        self.rows.setdefault((event.seat, event.field), []).append(event.card)

    def sell(self, event: Sold) -> tuple[int, int]:
        """Clear a field, and tell its kind and its cards; a row of Sissi! is called by its captain."""
        row = self.rows.pop((event.seat, event.field))
        captain = self.law.captain(row) if isinstance(self.law, SissiLaw) else NONE
        return int(self.law.kind[row[0]] if captain == NONE else captain), len(row)


class CardLedger:
    """Follows what is planted, sold and traded at a card table."""

    def __init__(self, game: Any, state: Any, tally: Tally) -> None:
        self.law = game.law
        self.state = state
        self.tally = tally
        self.rows = Rows(game.law)

    def listen(self, events: list[Event]) -> None:
        """Write down what happened."""
        for event in events:
            match event:
                case Planted():
                    self.rows.plant(event)
                case Sold():
                    self.sold(event)
                case Traded():
                    count_deal(self.tally, {self.law.kind[card] for card in event.given + event.received})
                case FieldBought() | FieldAdded() if self.state.result is None:
                    # Fields that are only lent for planting the hands at the end (E12) are no third fields.
                    self.tally.third[event.seat] = self.state.turn

    def sold(self, event: Sold) -> None:
        """Write down a sale under the kind of the field."""
        kind, cards = self.rows.sell(event)
        bean = self.tally.beans[kind]
        bean.fields += 1
        bean.cards += cards
        bean.talers += float(event.talers)


class CartLedger:
    """Follows the beans on carts; the value of a contract is shared by the beans that it asks for."""

    def __init__(self, game: Any, state: Any, tally: Tally) -> None:
        self.atlas = game.atlas
        self.tally = tally

    def listen(self, events: list[Event]) -> None:
        """Write down what happened."""
        for event in events:
            match event:
                case BeanBought():
                    self.tally.beans[self.atlas.kind[event.token]].bought += 1
                case BeansSold():
                    for token in event.tokens:
                        self.tally.beans[self.atlas.kind[token]].left += 1
                case Traded():
                    count_deal(self.tally, {self.atlas.kind[token] for token in event.given + event.received})
                case Delivered():
                    self.delivered(event)

    def delivered(self, event: Delivered) -> None:
        """Write down a contract that was fulfilled."""
        value = int(self.atlas.value[self.atlas.contract(event.contract)])
        self.tally.contracts[value] = self.tally.contracts.get(value, 0) + 1
        for token in event.tokens:
            bean = self.tally.beans[self.atlas.kind[token]]
            bean.delivered += 1
            bean.talers += value / len(event.tokens)


def count_deal(tally: Tally, kinds: set[int]) -> None:
    """Count a deal for every kind that was part of it."""
    for kind in kinds - {NONE}:
        tally.beans[kind].deals += 1


def ledger(game: AnyGame, state: Any, tally: Tally) -> CardLedger | CartLedger:
    """Open the ledger that fits a game."""
    return CartLedger(game, state, tally) if isinstance(game, Hansa) else CardLedger(game, state, tally)
