"""What happened on the roads and in the cities of the merchants."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import TypeAlias

from haricot.beans.events import ContractDrawn
from haricot.kernel.events import Event, SharedEvent
from haricot.kernel.types import ALL_SEEING, HIDDEN, CardId, Count, Score, Seat


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


HansaEvent: TypeAlias = (
    SharedEvent
    | ContractDrawn
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
)
