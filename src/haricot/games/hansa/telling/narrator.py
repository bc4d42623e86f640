"""HansaNarrator: what happened in Bohn Hansa, in sentences."""
# interpreted: it writes text

from __future__ import annotations

from typing import Any

from haricot.games.hansa.events import (
    CardsPlayed,
    CardsTakenBack,
    Earned,
    GapsClosed,
    GuestCardPlayed,
    HarvestDone,
    HarvestTaken,
    HarvestTurned,
    Paid,
)
from haricot.games.hansa.game import Hansa
from haricot.kernel.events import Event, Lapsed
from haricot.kernel.types import HIDDEN
from haricot.telling.narrator import Narrator
from haricot.telling.sentences import City, Contract, Hand, Harvest, Priced, Prices, Words


class HansaNarrator(Narrator[Hansa]):
    """Tells what happened in Bohn Hansa."""

    minor = (Lapsed, GapsClosed, HarvestDone)

    def is_empty(self, event: Event) -> bool:
        """Tell whether nothing has changed hands: contracts that were played stay on the table."""
        return (isinstance(event, CardsTakenBack) and not event.cards) or super().is_empty(event)

    def form(self, event: Event) -> str:
        """Tell why money came or went, and what became of a guest's card."""
        match event:
            case GuestCardPlayed(discarded=True):
                return "-discarded"
            case Earned(reason=reason) | Paid(reason=reason):
                return f"-{reason}"
        return super().form(event)

    def things(self, event: Event, name: str, value: Any) -> Words:
        """Name the cards, beans and cities in a field of an event."""
        match name:
            case "card" if isinstance(event, HarvestTurned | HarvestTaken | HarvestDone):
                return {"harvest": Harvest(value)}
            case "card" | "contract":
                known = value == HIDDEN or self.game.atlas.is_contract(value)
                return {"contract": Contract(value)} if known else {"card": Hand((value,))}
            case "cards" if isinstance(event, CardsPlayed):
                return {"cards": Hand((*value, *event.contracts))}
            case "cards" if isinstance(event, CardsTakenBack):
                return {"cards": Hand(tuple(value))}
            case "token":
                return {"cards": self.cards([value])}
            case "tokens":
                return {"cards": self.cards(value)}
            case "city":
                return {"city": City(value)}
            case "prices":
                return {
                    "prices": Prices(tuple(Priced(kind, price) for kind, price in enumerate(value) if price))
                }
        return super().things(event, name, value)
