"""Pages: parts of an observation, written quickly."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from haricot.beans.goods import Goods
from haricot.beans.market import MOST_OFFERS
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL, Bean, Count, Seat

FieldTold: TypeAlias = tuple[str, tuple[int, ...], str]
"""A field of an observation: its name, its shape, and what it tells."""

OFFER_SIZE: Final = 16
"""So many bytes of an observation tell an offer."""

SIDE_SIZE: Final = 5
"""So many of them tell what one side gives."""

MOST: Final = 255
"""The largest number that an observation tells: more is written as this."""

NO_OFFER = bytes(OFFER_SIZE)


def market_fields(players: int) -> list[FieldTold]:
    """Name the fields that every observation ends with, in the order in which they are written."""
    return [
        ("own_offers", (MOST_OFFERS, OFFER_SIZE), "the own open offers"),
        ("offers", (MOST_OFFERS * (players - 1), OFFER_SIZE), "the open offers that may be answered"),
        ("asked", (), "1 + who is asked, counted from the own seat; 0 at the end"),
        ("talk", (), "how many were asked in this trade"),
        ("draft", (OFFER_SIZE,), "the offer that is being put together"),
    ]


def offer_seen(goods: Goods[Any], players: Seat, seat: Seat, offer: OpenOffer) -> bytes:
    """Write down an open offer as a seat sees it: who makes it to whom, what it moves, who would take it."""
    takers: Count = 0
    for word in offer.agreed:
        takers |= 1 << (word.seat - seat) % players
    kinds = [goods.kind(card) for card in offer.gives]
    maker = 1 + (offer.seat - seat) % players
    to: Count = 0 if offer.to == ALL else 1 + (offer.to - seat) % players
    return offer_page(maker, to, kinds, list(offer.wants), offer.pays, offer.asks, offer.invites, takers)


def offer_page(
    maker: Count,
    to: Count,
    gives: list[Bean],
    wants: list[Bean],
    pays: Count,
    asks: Count,
    invites: bool,
    last: Count,
) -> bytes:
    """Write down what an offer comes to; more kinds than there is room for are left out."""
    first = maker | to << 8
    for place, kind in enumerate(gives[:SIDE_SIZE]):
        first |= (1 + kind) << (16 + 8 * place)
    second = min(pays, MOST) << 32 | min(asks, MOST) << 40 | last << 56
    if invites:
        second |= 1 << 48
    for place, kind in enumerate(wants[:SIDE_SIZE]):
        if place == 0:
            first |= (1 + kind) << 56
        else:
            second |= (1 + kind) << (8 * place - 8)
    return packed(first, 8) + packed(second, 8)


def packed(word: Count, size: Count) -> bytes:
    """Write a whole word at once: bytes one by one take ten times as long."""
    number: int = word
    return number.to_bytes(size, "little")


class Memo:
    """Words of one size that were written before: there are few of them, and they come again and again."""

    def __init__(self, size: Count) -> None:
        self.size = size
        self.known: dict[int, bytes] = {}

    def page(self, word: Count) -> bytes:
        """Write a word, or find it written."""
        number: int = word
        page = self.known.get(number)
        if page is None:
            page = number.to_bytes(self.size, "little")
            self.known[number] = page
        return page


ASKINGS = Memo(2)
"""Who was asked, and how long the talk had lasted."""
