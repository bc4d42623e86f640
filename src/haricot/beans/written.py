"""The market written down: offers, wishes and refusals with cards and kinds by name."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct

from haricot.beans.cardnames import CardNames
from haricot.kernel.errors import BadPosition
from haricot.kernel.offers import Agreement, OpenOffer, Refusal, Standing, Terms
from haricot.kernel.state import State
from haricot.kernel.types import ALL, Bean, CardId

Stock = Callable[[int], list[CardId]]
P = TypeVar("P", bound=Struct)


class WrittenWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A standing wish, by the keys of beans."""

    wants: list[str] = []
    gives: list[str] = []


class WrittenAgreement(Struct, forbid_unknown_fields=True):
    """Somebody who would take an offer to all."""

    seat: int
    cards: list[str]


class WrittenOffer(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """An open offer; `to` is missing when it is to all."""

    number: int
    seat: int
    to: int = ALL
    gives: list[str] = []
    wants: list[str] = []
    pays: int = 0
    asks: int = 0
    answers: int = 0
    invites: bool = False
    agreed: list[WrittenAgreement] = []
    declined: list[int] = []


class WrittenRefusal(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Terms of `seat` that were declined."""

    by: int
    seat: int
    gives: list[str] = []
    wants: list[str] = []
    pays: int = 0
    asks: int = 0
    invites: bool = False


class WrittenMarket(Protocol):
    """The part of a position that tells of offers."""

    offers: list[WrittenOffer]
    offered: int
    refused: list[WrittenRefusal]


def decode_position(text: bytes | str, kind: type[P]) -> P:
    """Read a position, or say what is wrong with it."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadPosition(f"This is no position: {error}.") from None


def check_seats(players: int, seats: int) -> None:
    """Raise BadPosition unless every player has a seat."""
    if seats != players:
        raise BadPosition(f"The game is for {players}, and the position has {seats} seats.")


def phase_number(phases: list[str], phase: str) -> int:
    """Find a phase by its name."""
    if phase not in phases:
        raise BadPosition(f"There is no phase {phase!r}: the phases are {', '.join(phases)}.")
    return phases.index(phase)


class MarketCodec:
    """Writes and reads the market of one game."""

    def __init__(self, kinds_by_key: list[str], names: CardNames) -> None:
        self.known = kinds_by_key
        self.names = names

    def keys(self, kinds: Iterable[Bean]) -> list[str]:
        """Return the keys of some kinds."""
        return [self.known[kind] for kind in kinds]

    def kinds(self, keys: Iterable[str]) -> tuple[Bean, ...]:
        """Find kinds by their keys, or raise BadPosition."""
        for key in keys:
            if key not in self.known:
                raise BadPosition(f"There is no bean {key!r}: the kinds are {', '.join(self.known)}.")
        return tuple(self.known.index(key) for key in keys)

    def cards(self, names: Iterable[str], stock: list[CardId]) -> tuple[CardId, ...]:
        """Find cards by name among those that somebody has to give."""
        found: list[CardId] = []
        for name in names:
            meant = self.names.named(name)
            cards = [card for card in [*stock, *meant] if card in meant and card not in found]
            if not cards:
                raise BadPosition(f"An offer names more cards {name!r} than there are.")
            found.append(cards[0])
        return tuple(found)

    def write_wish(self, wish: Standing | None) -> WrittenWish | None:
        """Return a wish in written form."""
        return None if wish is None else WrittenWish(self.keys(wish.wants), self.keys(wish.gives))

    def read_wish(self, wish: WrittenWish | None) -> Standing | None:
        """Return the wish that a written one means."""
        return None if wish is None else Standing(self.kinds(wish.wants), self.kinds(wish.gives))

    def write_offer(self, offer: OpenOffer) -> WrittenOffer:
        """Return an open offer in written form."""
        return WrittenOffer(
            number=offer.number,
            seat=offer.seat,
            to=offer.to,
            gives=[self.names.name(card) for card in offer.gives],
            wants=self.keys(offer.wants),
            pays=offer.pays,
            asks=offer.asks,
            answers=offer.answers,
            invites=offer.invites,
            agreed=[
                WrittenAgreement(word.seat, [self.names.name(card) for card in word.cards])
                for word in offer.agreed
            ],
            declined=list(offer.declined),
        )

    def read_offer(self, offer: WrittenOffer, stock: Stock) -> OpenOffer:
        """Read an offer; a loose name means the first such card that its maker could give."""
        return OpenOffer(
            offer.number,
            offer.seat,
            offer.to,
            self.cards(offer.gives, stock(offer.seat)),
            self.kinds(offer.wants),
            offer.pays,
            offer.asks,
            offer.answers,
            tuple(Agreement(word.seat, self.cards(word.cards, stock(word.seat))) for word in offer.agreed),
            tuple(offer.declined),
            offer.invites,
        )

    def write_refusal(self, refusal: Refusal) -> WrittenRefusal:
        """Return declined terms in written form."""
        terms = refusal.terms
        return WrittenRefusal(
            by=refusal.by,
            seat=terms.seat,
            gives=self.keys(terms.gives),
            wants=self.keys(terms.wants),
            pays=terms.pays,
            asks=terms.asks,
            invites=terms.invites,
        )

    def read_refusal(self, written: WrittenRefusal) -> Refusal:
        """Return the declined terms that written ones mean."""
        gives, wants = self.kinds(written.gives), self.kinds(written.wants)
        terms = Terms(written.seat, gives, wants, written.pays, written.asks, written.invites)
        return Refusal(written.by, terms)

    def read_market(self, state: State, market: WrittenMarket, stock: Stock) -> None:
        """Lay the offers on the table."""
        state.offers = [self.read_offer(offer, stock) for offer in market.offers]
        state.offered = max([market.offered, *(offer.number for offer in market.offers)])
        state.refused = [self.read_refusal(refusal) for refusal in market.refused]
