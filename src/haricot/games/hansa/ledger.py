"""CartLedger: what became of the beans on carts."""
# interpreted: it counts once a game

from __future__ import annotations

from collections.abc import Iterator

from haricot.arena.ledger import BeanTally, GameTally, Ledger, Reason, Row, TalerChange, count_deal, ratio
from haricot.games.hansa.events import BeanBought, BeansSold, Delivered, Earned, LoanRepaid, Paid
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.kernel.events import Event, Traded
from haricot.kernel.types import NONE

SPENT: dict[str, Reason] = {"beans": "beans", "contract": "purchase", "toll": "toll"}
"""What was bought, by the word in a payment."""


class CartLedger(Ledger[Hansa, Hanse]):
    """Follows the beans on carts; the value of a contract is shared by the beans that it asks for."""

    def __init__(self, game: Hansa, state: Hanse, tally: GameTally) -> None:
        super().__init__(game, state, tally)
        self.atlas = game.atlas

    def listen(self, events: list[Event]) -> None:
        """Count purchases, sales, deals and deliveries among events."""
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

    @staticmethod
    def changes(game: Hansa, event: Event) -> Iterator[TalerChange]:
        """Tell whose thalers an event changed; the bank buys beans at the end, and only then."""
        match event:
            case Earned():
                why: Reason = "contract" if event.reason == "contract" else "final"
                yield event.seat, why, NONE, event.thalers
            case Paid():
                yield event.seat, SPENT[event.reason], NONE, -event.thalers
            case LoanRepaid():
                yield event.seat, "loan", NONE, -event.thalers
        yield from Ledger.changes(game, event)

    @staticmethod
    def row(bean: BeanTally, everything: list[BeanTally], games: int) -> Row:
        """Tell what beans of one kind bring."""
        return {
            "bought a game": bean.bought / games,
            "delivered a game": bean.delivered / games,
            "left at the end": bean.left / games,
            "thalers a delivery": ratio(bean.talers, bean.delivered),
            "of all thalers": ratio(bean.talers, sum(other.talers for other in everything)),
            "deals a game": bean.deals / games,
        }
