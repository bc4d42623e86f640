"""What happened, in the past tense; each event says what a given seat may see of it."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import Struct

from haricot.kernel.types import ALL_SEEING, HIDDEN, Bean, CardId, Count, Score, Seat


class Event(Struct, frozen=True, gc=False, tag=str.lower, tag_field="event", forbid_unknown_fields=True):
    """Something that happened at the table."""

    # Why an act that led to this cannot be taken back: the code of the refusal; empty if it can.
    final: ClassVar[str] = ""

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

    final = "undo-drawn"
    seat: Seat
    card: CardId

    def seen_by(self, seat: Seat) -> Event:
        """Show the card to the player who drew it."""
        return self if seat in (self.seat, ALL_SEEING) else Drew(self.seat, HIDDEN)


class TurnedOver(Event, frozen=True, gc=False):
    """The active player turned a card over for all to see."""

    final = "undo-drawn"
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
    # All that lay there, as everybody has seen.
    cards: tuple[CardId, ...]


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

    final = "undo-drawn"
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


class Revealed(Event, frozen=True, gc=False):
    """A player showed the contract to begin with, and put the other two to the back of the hand."""

    seat: Seat
    contract: CardId
    behind: tuple[CardId, ...]

    def seen_by(self, seat: Seat) -> Event:
        """Show the other two to their owner."""
        if seat in (self.seat, ALL_SEEING):
            return self
        return Revealed(self.seat, self.contract, (HIDDEN,) * len(self.behind))


class Moved(Event, frozen=True, gc=False):
    """A pawn came to a city."""

    seat: Seat
    city: Count


class CardsPlayed(Event, frozen=True, gc=False):
    """A traveller laid cards from the front of the hand on the table, contracts among them."""

    seat: Seat
    cards: tuple[CardId, ...]
    contracts: tuple[CardId, ...]


class CardsTakenBack(Event, frozen=True, gc=False):
    """A player took travel cards back to the end of the hand, in this order."""

    seat: Seat
    cards: tuple[CardId, ...]


class GuestCardPlayed(Event, frozen=True, gc=False):
    """A guest played the first card of the hand: a contract is discarded, a travel card goes to the back."""

    seat: Seat
    card: CardId
    discarded: bool


class GuestCame(Event, frozen=True, gc=False):
    """Somebody accepted an invitation."""

    final = "undo-deal"
    offer: Count
    seat: Seat


class Delivered(Event, frozen=True, gc=False):
    """A player fulfilled a contract, from a place in the hand or (-1) the table; its beans go back."""

    seat: Seat
    contract: CardId
    place: Score
    tokens: tuple[CardId, ...]


class Earned(Event, frozen=True, gc=False):
    """The bank paid a player."""

    seat: Seat
    thalers: Count
    reason: str


class Paid(Event, frozen=True, gc=False):
    """A player paid the bank."""

    seat: Seat
    thalers: Count
    reason: str


class LoanTaken(Event, frozen=True, gc=False):
    """A player owes the bank what was missing of a toll, to be repaid double."""

    seat: Seat
    thalers: Count


class LoanRepaid(Event, frozen=True, gc=False):
    """A player's loans were repaid double at the end."""

    seat: Seat
    thalers: Count


class TollDue(Event, frozen=True, gc=False):
    """A player has to give beans for what the money did not pay of a toll."""

    seat: Seat
    thalers: Count


class BeanPaid(Event, frozen=True, gc=False):
    """A player gave a bean for a toll, of which so much is still due; it went to the reserve."""

    seat: Seat
    token: CardId
    due: Count


class BeanBought(Event, frozen=True, gc=False):
    """A player bought a bean, from a box of the city or in scarcity from the reserve."""

    seat: Seat
    token: CardId


class BeanPutBack(Event, frozen=True, gc=False):
    """A player put a bean back into the reserve."""

    seat: Seat
    token: CardId


class BeansSold(Event, frozen=True, gc=False):
    """The bank bought all beans of a player at the end."""

    seat: Seat
    tokens: tuple[CardId, ...]


class TravelCardSpent(Event, frozen=True, gc=False):
    """A player gave a travel card for a contract; it left the game."""

    seat: Seat
    card: CardId


class ContractDiscarded(Event, frozen=True, gc=False):
    """A contract that lay face up was discarded."""

    card: CardId


class ContractsShuffled(Event, frozen=True, gc=False):
    """The discarded contracts were shuffled and became the pile."""

    cards: Count


class HarvestTurned(Event, frozen=True, gc=False):
    """A harvest card was turned over."""

    final = "undo-drawn"
    card: CardId


class HarvestTaken(Event, frozen=True, gc=False):
    """A guest took a harvest card, to be carried out at the start of the next own turn."""

    final = "undo-drawn"
    seat: Seat
    card: CardId


class Harvested(Event, frozen=True, gc=False):
    """Beans from the reserve were put into a box of a city."""

    city: Count
    box: Count
    tokens: tuple[CardId, ...]


class HarvestDone(Event, frozen=True, gc=False):
    """A harvest card was carried out and discarded."""

    card: CardId


class LastRoundBegan(Event, frozen=True, gc=False):
    """The eighth harvest is in: so many turns are left, this one too."""

    turns: Count


class HarvestsRenewed(Event, frozen=True, gc=False):
    """The harvest cards that were put aside are the pile now: so many."""

    cards: Count


class PricesFixed(Event, frozen=True, gc=False):
    """The prices of the city for this trade phase, by kind; 0 is not for sale."""

    prices: tuple[Count, ...]


class GapsClosed(Event, frozen=True, gc=False):
    """The stacks of a city moved down."""

    city: Count


class Undone(Event, frozen=True, gc=False):
    """A player took back an act: the move of this number counts no more."""

    seat: Seat
    move: Count


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
    | Revealed
    | Moved
    | CardsPlayed
    | CardsTakenBack
    | GuestCardPlayed
    | GuestCame
    | Delivered
    | Earned
    | Paid
    | LoanTaken
    | LoanRepaid
    | TollDue
    | BeanPaid
    | BeanBought
    | BeanPutBack
    | BeansSold
    | TravelCardSpent
    | ContractDiscarded
    | ContractsShuffled
    | HarvestTurned
    | HarvestTaken
    | Harvested
    | HarvestDone
    | LastRoundBegan
    | HarvestsRenewed
    | PricesFixed
    | GapsClosed
    | Undone
)
