"""CardLedger: what was planted, sold and traded at a card table."""
# interpreted: it counts once a game

from __future__ import annotations

from collections.abc import Iterator

from haricot.arena.ledger import BeanTally, GameTally, Ledger, Row, TalerChange, count_deal, ratio
from haricot.cards.events import FieldAdded, FieldBought, Sold
from haricot.cards.game import AnyCardGame
from haricot.cards.table import Table
from haricot.kernel.events import Event, Traded
from haricot.kernel.types import NONE


class CardLedger(Ledger[AnyCardGame, Table]):
    """Follows what is planted, sold and traded at a card table."""

    def __init__(self, game: AnyCardGame, state: Table, tally: GameTally) -> None:
        super().__init__(game, state, tally)
        self.law = game.law

    def listen(self, events: list[Event]) -> None:
        """Count sales, deals and bought fields among events."""
        for event in events:
            match event:
                case Sold():
                    self.sold(event)
                case Traded():
                    count_deal(self.tally, {self.law.kind[card] for card in event.given + event.received})
                case FieldBought() | FieldAdded() if self.state.result is None:
                    # Fields that are only lent for planting the hands at the end (E12) are no third fields.
                    self.tally.third[event.seat] = self.state.turn

    def sold(self, event: Sold) -> None:
        """Write down a sale under the kind of the field."""
        bean = self.tally.beans[self.law.grows(list(event.cards))]
        bean.fields += 1
        bean.cards += len(event.cards)
        bean.talers += float(event.talers)

    @staticmethod
    def changes(game: AnyCardGame, event: Event) -> Iterator[TalerChange]:
        """Tell whose talers an event changed: what is sold brings them, and a field costs them."""
        match event:
            case Sold():
                yield event.seat, "sale", game.law.grows(list(event.cards)), event.talers
            case FieldBought():
                yield event.seat, "field", NONE, -len(event.paid)
        yield from Ledger.changes(game, event)

    @staticmethod
    def row(bean: BeanTally, everything: list[BeanTally], games: int) -> Row:
        """Tell what fields of one kind bring."""
        return {
            "fields a game": bean.fields / games,
            "cards a field": ratio(bean.cards, bean.fields),
            "talers a field": ratio(bean.talers, bean.fields),
            "talers a card": ratio(bean.talers, bean.cards),
            "of all sales": ratio(bean.fields, sum(other.fields for other in everything)),
            "of all talers": ratio(bean.talers, sum(other.talers for other in everything)),
            "deals a game": bean.deals / games,
        }
