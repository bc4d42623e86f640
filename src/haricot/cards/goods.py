"""Cards: the goods of the card games."""

from __future__ import annotations

from haricot.beans.goods import Goods
from haricot.cards.law import Law
from haricot.cards.table import Table, exchange
from haricot.kernel.actions import Offer
from haricot.kernel.errors import Illegal
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import Bean, CardId, Count, Seat, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Goods[Table]):
    """The goods of the card games: face-up cards of the active player, and the beans of all hands (B12)."""

    def __init__(self, law: Law, trade_talers: bool) -> None:
        self.law = law
        self.trade_talers = trade_talers

    def kinds(self) -> Count:
        """Count the kinds of bean."""
        return len(self.law.keys)

    def kind(self, card: CardId) -> Bean:
        """Tell the kind of a card."""
        return self.law.kind[card]

    def stock(self, state: Table, seat: Seat, invites: bool = False) -> list[CardId]:
        """List the face-up cards, if they are the seat's, and the beans in hand from the front (B12)."""
        return tradeable(self.law, state.hands[seat], state.face_up, seat == state.active)

    def purse(self, state: Table, seat: Seat) -> Count:
        """Count the talers; fulfilled contracts are not among them (B27, E7)."""
        return len(state.talers[seat]) if self.trade_talers else 0

    def check_partner(self, state: Table, offer: Offer) -> None:
        """Let two seats deal only if one of them is active (B11)."""
        if offer.invites:
            raise Illegal(self.law.cite("B11"), "no-invitations")
        if state.active not in (offer.seat, offer.to):
            raise Illegal(self.law.cite("B11"), "not-active", active=state.active)

    def check_stock(self, state: Table, seat: Seat, cards: tuple[CardId, ...], invites: bool) -> None:
        """Let a seat give each of its tradeable cards once, and say of any other why not (B12 to B14, E7)."""
        for place, card in enumerate(cards):
            if card in cards[:place]:
                raise Illegal(
                    self.law.cite("B13"),
                    "card-twice",
                )
            if self.law.beans <= card < len(self.law.kind):
                raise Illegal("E7", "contract-traded")
            if any(card in cards for cards in state.aside):
                raise Illegal(self.law.cite("B14"), "traded-already")
            if card not in state.hands[seat] and not (seat == state.active and card in state.face_up):
                raise Illegal(self.law.cite("B12"), "not-yours", turn="yes" if seat == state.active else "no")

    def check_money(self, state: Table, talers: Count) -> None:
        """Let talers change hands only where that was agreed on (B27)."""
        if talers and not self.trade_talers:
            rule = self.law.cite("B27")
            raise Illegal(rule, "no-talers", option="trade_talers" if rule == "B27" else "none")

    def exchange(self, state: Table, offer: OpenOffer, taker: Seat, cards: tuple[CardId, ...]) -> None:
        """Lay the cards of a deal aside, and pay its talers."""
        exchange(state, offer, taker, cards)


def tradeable(law: Law, hand: list[CardId], face_up: list[CardId], active: bool) -> list[CardId]:
    """List what a player may give away, the active one with the cards lying face up (B12)."""
    beans = [card for card in hand if card < law.beans]
    return face_up + beans if active else beans
