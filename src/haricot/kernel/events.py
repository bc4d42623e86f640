"""What happened, in the past tense; each event says what a given seat may see of it."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import Struct

from haricot.kernel.types import Bean, CardId, Count, Score, Seat


class Event(Struct, frozen=True, gc=False, tag=str.lower, tag_field="event", forbid_unknown_fields=True):
    """Something that happened at the table."""

    # Why an act that led to this cannot be taken back: the code of the refusal; empty if it can.
    final: ClassVar[str] = ""
    # Whether it deals hands: a witness begins at the empty table with the first such event.
    deals: ClassVar[bool] = False

    def seen_by(self, seat: Seat) -> Event:
        """Tell what `seat` learns of this; most of what happens is open to all."""
        return self


class TurnBegan(Event, frozen=True, gc=False):
    """The turn passed to a player."""

    seat: Seat
    turn: Count


class PhaseBegan(Event, frozen=True, gc=False):
    """A phase of the turn began."""

    phase: str


class Wished(Event, frozen=True, gc=False):
    """A player said what would be welcome."""

    seat: Seat
    wants: tuple[Bean, ...]
    gives: tuple[Bean, ...]


class Offered(Event, frozen=True, gc=False):
    """A player made an offer, which got a number."""

    number: Count
    seat: Seat
    to: Seat
    gives: tuple[CardId, ...]
    wants: tuple[Bean, ...]
    pays: Count
    asks: Count
    answers: Count
    invites: bool = False


class Agreed(Event, frozen=True, gc=False):
    """A player would take an offer to all, with these cards."""

    offer: Count
    seat: Seat
    cards: tuple[CardId, ...]


class Declined(Event, frozen=True, gc=False):
    """A player said no to an offer."""

    offer: Count
    seat: Seat


class Withdrawn(Event, frozen=True, gc=False):
    """An offer was taken back by its maker."""

    offer: Count


class Lapsed(Event, frozen=True, gc=False):
    """An offer ended by itself: its maker can no longer keep it, or the trading is over."""

    offer: Count


class AgreementLapsed(Event, frozen=True, gc=False):
    """Somebody who would have taken an offer no longer can."""

    offer: Count
    seat: Seat


class Traded(Event, frozen=True, gc=False):
    """A deal was done: what the maker of the offer gave, and what it was given for."""

    final = "undo-deal"
    offer: Count
    seat: Seat
    taker: Seat
    given: tuple[CardId, ...]
    received: tuple[CardId, ...]
    paid: Count
    earned: Count


class MarkedDone(Event, frozen=True, gc=False):
    """A player wants no more trade this time."""

    seat: Seat


class GameEnded(Event, frozen=True, gc=False):
    """The game is over: what everybody has, and who won."""

    final = "undo-over"
    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]


class Undone(Event, frozen=True, gc=False):
    """A player took back an act: the move of this number counts no more."""

    seat: Seat
    move: Count


SharedEvent: TypeAlias = (
    TurnBegan
    | PhaseBegan
    | Wished
    | Offered
    | Agreed
    | Declined
    | Withdrawn
    | Lapsed
    | AgreementLapsed
    | Traded
    | MarkedDone
    | GameEnded
    | Undone
)
"""What may happen in every game."""
