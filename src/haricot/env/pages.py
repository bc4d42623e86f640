"""Pages: parts of an observation, written quickly."""

from __future__ import annotations

import copyreg
from math import prod
from typing import Final, TypeAlias

from librt.strings import BytesWriter
from mypy_extensions import u8

from haricot.beans.goods import Goods
from haricot.beans.market import MOST_OFFERS
from haricot.kernel.offers import OpenOffer
from haricot.kernel.state import State
from haricot.kernel.types import ALL, Bean, Count, Seat

FieldTold: TypeAlias = tuple[str, tuple[int, ...], str]
"""A field of an observation: its name, its shape, and what it tells."""

OFFER_SIZE: Final = 16
"""Number of bytes of an observation for one offer."""

SIDE_SIZE: Final = 5
"""Number of those bytes for what one side gives."""

# Where it tells what is given, what is wanted, and the rest.
GIVES: Final = 2
WANTS: Final = GIVES + SIDE_SIZE
TERMS: Final = WANTS + SIDE_SIZE

MOST: Final = 255
"""The largest number that an observation tells: more is written as this."""

# A literal shifted by a native number would be a short one.
BITS: list[Count] = [1 << place for place in range(32)]


def page_again(written: bytes) -> BytesWriter:
    """Go on with a page as it was written."""
    page = BytesWriter()
    page.write(written)
    return page


# So that whoever has a page can be copied, and sent to other processes.
copyreg.pickle(BytesWriter, lambda page: (page_again, (page.getvalue(),)))


def market_fields(players: int) -> list[FieldTold]:
    """Name the fields that every observation ends with, in the order in which they are written."""
    return [
        ("own_offers", (MOST_OFFERS, OFFER_SIZE), "the own open offers"),
        ("offers", (MOST_OFFERS * (players - 1), OFFER_SIZE), "the open offers that may be answered"),
        ("asked", (1,), "1 + who is asked, counted from the own seat; 0 at the end"),
        ("talk", (1,), "how many were asked in this trade"),
        ("draft", (OFFER_SIZE,), "the offer that is being put together"),
    ]


def size_of(fields: list[FieldTold]) -> Count:
    """Count the bytes of an observation."""
    return sum(prod(shape) for _, shape, _ in fields)


def put(page: BytesWriter, at: Count, number: Count) -> None:
    """Write a number; one that is too large as the largest there is."""
    page[at] = u8(min(number, MOST))


def put_marks(page: BytesWriter, at: Count, numbers: list[Count]) -> None:
    """Mark some of the places of a row."""
    for number in numbers:
        page[at + number] = u8(1)


def put_offers(page: BytesWriter, at: Count, goods: Goods[State], state: State, seat: Seat) -> None:
    """Write the offers of a seat, and behind them those that it may answer."""
    own, incoming = at, at + OFFER_SIZE * MOST_OFFERS
    for offer in state.offers:
        if offer.seat == seat:
            put_open_offer(page, own, goods, state.players, seat, offer)
            own += OFFER_SIZE
        elif goods.reaches(state, offer, seat):
            put_open_offer(page, incoming, goods, state.players, seat, offer)
            incoming += OFFER_SIZE


def put_open_offer(
    page: BytesWriter, at: Count, goods: Goods[State], players: Seat, seat: Seat, offer: OpenOffer
) -> None:
    """Write an open offer as a seat sees it: who makes it to whom, what it moves, who would take it."""
    takers: Count = 0
    for word in offer.agreed:
        takers |= BITS[(word.seat - seat) % players]
    to: Count = 0 if offer.to == ALL else 1 + (offer.to - seat) % players
    put(page, at, 1 + (offer.seat - seat) % players)
    put(page, at + 1, to)
    put_side(page, at + GIVES, [goods.kind(card) for card in offer.gives])
    put_side(page, at + WANTS, list(offer.wants))
    put_terms(page, at + TERMS, offer.pays, offer.asks, offer.invites, takers)


def put_terms(page: BytesWriter, at: Count, pays: Count, asks: Count, invites: bool, last: Count) -> None:
    """Write what an offer says besides cards."""
    put(page, at, pays)
    put(page, at + 1, asks)
    if invites:
        put(page, at + 2, 1)
    put(page, at + 3, last)


def put_side(page: BytesWriter, at: Count, kinds: list[Bean]) -> None:
    """Write what one side of an offer gives."""
    for place in range(min(len(kinds), SIDE_SIZE)):
        put(page, at + place, 1 + kinds[place])
