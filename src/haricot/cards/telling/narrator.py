"""CardNarrator: what happened at a card table, in sentences."""
# interpreted: it writes text

from __future__ import annotations

from typing import Any

from haricot.cards.events import Drew, Sold, TurnedOver
from haricot.cards.game import AnyCardGame
from haricot.kernel.events import Event
from haricot.kernel.types import HIDDEN
from haricot.telling.narrator import Narrator
from haricot.telling.sentences import Contract, Words, beans_of


class CardNarrator(Narrator[AnyCardGame]):
    """Tells what happened at a card table."""

    def topic(self, event: Event) -> str:
        """Tell of cards that are drawn or turned over in a row at once."""
        match event:
            case Drew(seat=seat, card=card):
                return f"drew {seat} {card == HIDDEN}"
            case TurnedOver():
                return "turned over"
        return super().topic(event)

    def form(self, event: Event) -> str:
        """Tell whether a card that is drawn is seen."""
        if isinstance(event, Drew) and event.card != HIDDEN:
            return "-open"
        return super().form(event)

    def things(self, event: Event, name: str, value: Any) -> Words:
        """Name the beans and contracts in a field of an event."""
        match name:
            case "card" if self.game.law.is_bean(value):
                return {"cards": beans_of([self.kind(value)])}
            case "card":
                return {"cards": beans_of([], hidden=1), "contract": Contract(value)}
            case "cards" if isinstance(event, Sold):
                return {"cards": beans_of(self.kind(card) for card in value)}
        return super().things(event, name, value)
