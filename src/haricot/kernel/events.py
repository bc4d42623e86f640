"""What happened, in the past tense; each event says what a given seat may see of it."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from haricot.kernel.types import ALL_SEEING, HIDDEN, Bean, CardId, Count, Seat


class Event(Struct, frozen=True, gc=False, tag=str.lower, tag_field="event", forbid_unknown_fields=True):
    """Something that happened at the table."""

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


class Drew(Event, frozen=True, gc=False):
    """A player drew a card to the back of the hand."""

    seat: Seat
    card: CardId

    def seen_by(self, seat: Seat) -> Event:
        """Show the card to the player who drew it."""
        return self if seat in (self.seat, ALL_SEEING) else Drew(self.seat, HIDDEN)


class TurnedOver(Event, frozen=True, gc=False):
    """The active player turned a card over for all to see."""

    card: CardId


class Exhausted(Event, frozen=True, gc=False):
    """The deck ran out, for the n-th time."""

    times: Count


class Shuffled(Event, frozen=True, gc=False):
    """The discard pile was shuffled and became the deck."""

    cards: Count


class Planted(Event, frozen=True, gc=False):
    """A player put a card into a field."""

    seat: Seat
    card: CardId
    field: Count


class Sold(Event, frozen=True, gc=False):
    """A player sold a field: some cards became talers, the others were discarded."""

    seat: Seat
    field: Count
    talers: Count
    discarded: tuple[CardId, ...]


class FieldBought(Event, frozen=True, gc=False):
    """A player paid for a third field; the talers turned back into beans and were discarded."""

    seat: Seat
    paid: tuple[CardId, ...]


class ContractPaid(Event, frozen=True, gc=False):
    """A player paid with a fulfilled contract, which went under the contract pile."""

    seat: Seat
    card: CardId


class FieldAdded(Event, frozen=True, gc=False):
    """A player got one more field without paying."""

    seat: Seat


class ContractDrawn(Event, frozen=True, gc=False):
    """A player drew a contract to the back of the hand."""

    seat: Seat
    card: CardId

    def seen_by(self, seat: Seat) -> Event:
        """Show the contract to the player who drew it."""
        return self if seat in (self.seat, ALL_SEEING) else ContractDrawn(self.seat, HIDDEN)


class LaidOut(Event, frozen=True, gc=False):
    """A player laid a contract beside the fields."""

    seat: Seat
    card: CardId


class Fulfilled(Event, frozen=True, gc=False):
    """A player fulfilled a contract, which counts as a taler."""

    seat: Seat
    card: CardId


class ContractReturned(Event, frozen=True, gc=False):
    """An exposed contract went face down under the contract pile."""

    seat: Seat
    card: CardId


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

    scores: tuple[Count, ...]
    winners: tuple[Seat, ...]


AnyEvent: TypeAlias = (
    TurnBegan
    | PhaseBegan
    | Drew
    | TurnedOver
    | Exhausted
    | Shuffled
    | Planted
    | Sold
    | FieldBought
    | ContractPaid
    | FieldAdded
    | ContractDrawn
    | LaidOut
    | Fulfilled
    | ContractReturned
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
)
