"""Offers as they lie on the table, and what came of a game."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from msgspec import Struct

from haricot.kernel.types import Bean, CardId, Count, Score, Seat


class Agreement(Struct, frozen=True, gc=False):
    """Somebody who would take an offer to all, and the cards that would go."""

    seat: Seat
    cards: tuple[CardId, ...]


class OpenOffer(Struct, frozen=True, gc=False):
    """A numbered offer with the answers it has had; it is replaced, never changed."""

    number: Count
    seat: Seat
    to: Seat
    gives: tuple[CardId, ...]
    wants: tuple[Bean, ...]
    pays: Count = 0
    asks: Count = 0
    answers: Count = 0
    agreed: tuple[Agreement, ...] = ()
    declined: tuple[Seat, ...] = ()
    invites: bool = False

    def cards_of(self, taker: Seat) -> tuple[CardId, ...]:
        """List the cards that somebody who would take the offer gives for it."""
        return next((word.cards for word in self.agreed if word.seat == taker), ())


class Terms(Struct, frozen=True, gc=False):
    """What an offer comes to, whichever copies are in it and whoever is asked."""

    seat: Seat
    gives: tuple[Bean, ...]
    wants: tuple[Bean, ...]
    pays: Count
    asks: Count
    invites: bool = False


class Refusal(Struct, frozen=True, gc=False):
    """Terms that somebody has declined: the same again would be pestering."""

    by: Seat
    terms: Terms


class Standing(Struct, frozen=True, gc=False):
    """A wish that stands until the trading ends or another takes its place."""

    wants: tuple[Bean, ...] = ()
    gives: tuple[Bean, ...] = ()


class Result(Struct, frozen=True):
    """What came of a game."""

    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]
