"""GardenLedger: what was planted, sold and traded in a garden with contracts."""
# interpreted: it counts once a game

from __future__ import annotations

from collections.abc import Iterator

from haricot.arena.ledger import Change
from haricot.cards.game import AnyCardGame
from haricot.cards.ledger import CardLedger
from haricot.games.bohnanza.events import ContractPaid, Fulfilled
from haricot.kernel.events import Event
from haricot.kernel.types import NONE


class GardenLedger(CardLedger):
    """Follows what is planted, sold, traded and fulfilled in a garden."""

    @staticmethod
    def changes(game: AnyCardGame, event: Event) -> Iterator[Change]:
        """Tell whose talers an event changed: a contract counts as one."""
        match event:
            case ContractPaid():
                yield event.seat, "field", NONE, -1
            case Fulfilled():
                yield event.seat, "contract", NONE, 1
        yield from CardLedger.changes(game, event)
