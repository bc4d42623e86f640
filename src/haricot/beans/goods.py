"""Goods: what can be traded, by whom and with whom."""

from __future__ import annotations

from itertools import chain, combinations, islice, product
from typing import Final, Generic

from haricot.beans.law import Law
from haricot.beans.table import Table, exchange
from haricot.kernel.actions import Offer
from haricot.kernel.errors import Illegal
from haricot.kernel.offers import OpenOffer
from haricot.kernel.rules import S
from haricot.kernel.types import ALL, Bean, CardId, Count, Seat, mypyc_attr

MOST_CHOICES: Final = 100


def asked(offer: Offer | OpenOffer, seat: Seat) -> bool:
    """Tell whether an offer is made to a seat, or to all (M8)."""
    return offer.to == seat or (offer.to == ALL and offer.seat != seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Goods(Generic[S]):
    """What a market has to know of the game it is held in."""

    def kinds(self) -> Count:
        """Count the kinds of bean."""
        raise NotImplementedError

    def kind(self, card: CardId) -> Bean:
        """Tell the kind of a card."""
        raise NotImplementedError

    def stock(self, state: S, seat: Seat, invites: bool = False) -> list[CardId]:
        """List all the cards that a seat may give away now, perhaps as part of an invitation."""
        raise NotImplementedError

    def purse(self, state: S, seat: Seat) -> Count:
        """Count the money that a seat may give away now."""
        raise NotImplementedError

    def choices(self, stock: list[CardId], wants: tuple[Bean, ...]) -> list[tuple[CardId, ...]]:
        """List which copies of a stock could go for some kinds: the front ones first, and not without end."""
        if not wants:
            return [()]
        if len(wants) == 1:
            kind = wants[0]
            return [(card,) for card in stock if self.kind(card) == kind]
        has = [self.kind(card) for card in stock]
        for kind in wants:
            if has.count(kind) < wants.count(kind):
                return []
        pools: list[list[tuple[CardId, ...]]] = []
        for kind in sorted(set(wants)):
            copies = [card for card in stock if self.kind(card) == kind]
            pools.append(list(islice(combinations(copies, wants.count(kind)), MOST_CHOICES)))
        return [tuple(chain(*choice)) for choice in islice(product(*pools), MOST_CHOICES)]

    def invites(self, state: S, seat: Seat, other: Seat) -> bool:
        """Tell whether these two would need an invitation to deal."""
        return False

    def reaches(self, state: S, offer: Offer | OpenOffer, seat: Seat) -> bool:
        """Tell whether an offer is made to a seat (M8)."""
        return asked(offer, seat)

    def stands(self, state: S, offer: OpenOffer) -> bool:
        """Tell whether the two sides of an open offer may still deal."""
        return True

    def check_partner(self, state: S, offer: Offer) -> None:
        """Raise Illegal if these two may not deal with each other."""
        raise NotImplementedError

    def check_stock(self, state: S, seat: Seat, cards: tuple[CardId, ...], invites: bool) -> None:
        """Raise Illegal if a seat may not give these cards away."""
        raise NotImplementedError

    def check_deal(self, state: S, offer: OpenOffer, taker: Seat, cards: tuple[CardId, ...]) -> None:
        """Raise Illegal if a deal that both sides want cannot be carried out."""
        return

    def possible(self, state: S, offer: OpenOffer, taker: Seat, cards: tuple[CardId, ...]) -> bool:
        """Tell whether a deal that both sides want can be carried out."""
        return True

    def check_money(self, state: S, talers: Count) -> None:
        """Raise Illegal if money may not be part of a deal."""
        raise NotImplementedError

    def exchange(self, state: S, offer: OpenOffer, taker: Seat, cards: tuple[CardId, ...]) -> None:
        """Carry out a deal."""
        raise NotImplementedError


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
        beans = [card for card in state.hands[seat] if card < self.law.beans]
        return state.face_up + beans if seat == state.active else beans

    def purse(self, state: Table, seat: Seat) -> Count:
        """Count the talers; fulfilled contracts are not among them (B27, E7)."""
        return len(state.talers[seat]) if self.trade_talers else 0

    def check_partner(self, state: Table, offer: Offer) -> None:
        """Let two seats deal only if one of them is active (B11)."""
        if offer.invites:
            sentence = "Nobody is invited in this game: make a plain offer."
            raise Illegal(self.law.cite("B11"), "no-invitations", sentence)
        if state.active not in (offer.seat, offer.to):
            sentence = (
                "Two players who are not active never deal with each other: trade with the active player."
            )
            raise Illegal(self.law.cite("B11"), "not-active", sentence, active=state.active)

    def check_stock(self, state: Table, seat: Seat, cards: tuple[CardId, ...], invites: bool) -> None:
        """Let a seat give each of its tradeable cards once, and say of any other why not (B12 to B14, E7)."""
        for place, card in enumerate(cards):
            if card in cards[:place]:
                raise Illegal(
                    self.law.cite("B13"),
                    "card-twice",
                    "You name the same card twice: a card can be given once only.",
                )
            if self.law.beans <= card < len(self.law.kind):
                raise Illegal("E7", "contract-traded", "A contract never changes hands: offer beans.")
            if any(card in cards for cards in state.aside):
                sentence = "That card was traded already and has to be planted: offer another one."
                raise Illegal(self.law.cite("B14"), "traded-already", sentence)
            if card not in state.hands[seat] and not (seat == state.active and card in state.face_up):
                sentence = "You do not have that card: give cards from your hand"
                sentence += ", or cards lying face up." if seat == state.active else " only."
                raise Illegal(self.law.cite("B12"), "not-yours", sentence)

    def check_money(self, state: Table, talers: Count) -> None:
        """Let talers change hands only where that was agreed on (B27)."""
        if talers and not self.trade_talers:
            sentence = "Talers are not part of a trade here: offer beans."
            if self.law.cite("B27") == "B27":
                sentence += " The option trade_talers would allow it."
            raise Illegal(self.law.cite("B27"), "no-talers", sentence)

    def exchange(self, state: Table, offer: OpenOffer, taker: Seat, cards: tuple[CardId, ...]) -> None:
        """Carry out a deal."""
        exchange(state, offer, taker, cards)
