"""CardNarrator: what happened at a card table, in sentences."""
# interpreted: it writes text

from __future__ import annotations

from typing import Any

from haricot.kernel.events import Event, Sold
from haricot.telling.narrator import Narrator
from haricot.telling.sentences import Contract, Words, beans_of


class CardNarrator(Narrator):
    """Tells what happened at a card table."""

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
