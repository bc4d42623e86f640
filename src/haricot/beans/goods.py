"""Goods: what can be traded, by whom and with whom."""

from __future__ import annotations

from itertools import chain, combinations, islice, product
from typing import Any, ClassVar, Final, Generic, TypeAlias

from haricot.kernel.actions import Offer
from haricot.kernel.offers import OpenOffer
from haricot.kernel.rules import S
from haricot.kernel.types import ALL, Bean, CardId, Count, Seat, mypyc_attr

MOST_CHOICES: Final = 100
"""Maximum number of selections of cards that are listed for one offer."""


def asked(offer: Offer | OpenOffer, seat: Seat) -> bool:
    """Tell whether an offer is made to a seat, or to all (M8)."""
    return offer.to == seat or (offer.to == ALL and offer.seat != seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Goods(Generic[S]):
    """What a market has to know of the game it is held in."""

    hidden: ClassVar[bool] = True
    """Whether others cannot see all that somebody could give."""

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
        """List selections of a stock that match some kinds, the front copies first, at most MOST_CHOICES."""
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
        """Move cards and money between the two sides of a deal."""
        raise NotImplementedError


AnyGoods: TypeAlias = Goods[Any]
