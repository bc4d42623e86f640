"""CardBot: what all bots at a card table know."""
# interpreted: anybody may derive a bot from these classes

from __future__ import annotations

from haricot.bots.base import Bot
from haricot.cards.game import AnyCardGame
from haricot.cards.goods import tradeable
from haricot.cards.view import TableView
from haricot.kernel.types import CardId, Count, Seat


class CardBot(Bot[AnyCardGame, TableView]):
    """A player at a card table."""

    def __init__(self, game: AnyCardGame, seat: Seat, seed: int | str) -> None:
        super().__init__(game, seat, seed)
        self.law = game.law

    def stock(self, view: TableView) -> list[CardId]:
        """List the cards that this seat may give away (B12)."""
        return tradeable(self.law, view.hands[self.seat], view.face_up, self.seat == view.active)

    def purse(self, view: TableView) -> Count:
        """Count the talers that this seat may give away (B27)."""
        return view.talers[self.seat] if self.game.goods.trade_talers else 0

    def burdens(self, view: TableView) -> list[CardId]:
        """List the own cards face up that cannot be planted unless a field is sold."""
        cards = view.face_up if self.seat == view.active else []
        return [card for card in cards if not self.fits_somewhere(view, card)]

    def threats(self, view: TableView) -> list[CardId]:
        """List the first card of the hand if the next turn would have a field sold for nothing for it."""
        law, rows = self.law, view.fields[self.seat]
        waits = [card for card in view.hands[self.seat][:1] if law.is_bean(card)]
        lost = not any(law.price(row) for row in rows)
        return [card for card in waits if lost and not self.fits_somewhere(view, card)]

    def fits_somewhere(self, view: TableView, card: CardId) -> bool:
        """Tell whether a card can be planted without selling anything."""
        return any(self.law.fits(row, card) for row in view.fields[self.seat])
