"""Witness: somebody who watches a game from a seat, and can think of worlds that agree with all of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Generic, Protocol, TypeVar, get_args

from haricot.beans.market import MarketRule
from haricot.kernel.actions import Action, Offer
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import AnyEvent, ContractDrawn, Declined, Drew, Event, Offered
from haricot.kernel.game import S
from haricot.kernel.offers import OpenOffer, Refusal
from haricot.kernel.state import State
from haricot.kernel.types import Count, Seat
from haricot.kernel.view import View

V = TypeVar("V", bound=View)
Drawn = TypeVar("Drawn", bound=State, covariant=True)


class Worlds(Protocol[Drawn]):
    """The worlds of one moment."""

    def draw(self) -> Drawn:
        """Draw one of them."""


class Witness(Generic[S, V]):
    """What a seat knows: its view, and what it has seen that the view tells no more."""

    # After these, terms that were declined may be offered once more (M7).
    renews: frozenset[type[Event]]

    def __init__(self, game: Any, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.market: MarketRule[Any, Offer] = MarketRule("M7", Offer, game.goods)
        self.known: V | None = None
        self.late = False
        # What to keep of an event before the view changes; of some there is nothing to keep.
        self.notes: dict[type[Event], Callable[[Any], None]] = {
            kind: getattr(self, name)
            for kind in get_args(AnyEvent)
            if hasattr(self, name := f"note_{kind.__name__.lower()}")
        }

    @property
    def view(self) -> V:
        """What the seat sees now."""
        if self.known is None:
            raise HaricotError(
                "A witness who has seen nothing knows nothing: show a view, or tell of the deal."
            )
        return self.known

    def look(self, view: V) -> None:
        """Take in a view: the first one, or one that shows that something was missed."""
        if self.known != view:
            self.begin(deepcopy(view))

    def begin(self, view: V) -> None:
        """Begin with what a single view tells."""
        self.known = view
        self.offered: Count = max([offer.number for offer in view.offers], default=0)
        self.refused: list[tuple[Seat, OpenOffer]] = []

    def see(self, event: Event) -> None:
        """Take in what happened, as the seat was told of it; who came after the deal has to look first."""
        if self.known is None and not self.late and isinstance(event, Drew | ContractDrawn):
            self.begin(self.before_the_deal())
        if self.known is None:
            self.late = True
            return
        kind = type(event)
        if self.refused and kind in self.renews:
            self.refused = []
        note = self.notes.get(kind)
        if note is not None:
            note(event)
        self.known.see(event)

    def hear(self, events: Sequence[Event]) -> None:
        """Take in all that happened, as far as the seat may know of it."""
        for event in events:
            self.see(event.seen_by(self.seat))

    def did(self, action: Action) -> None:
        """Take in what the seat did itself; an event may tell all others less of it."""

    def before_the_deal(self) -> V:
        """See the table as it is laid for any game."""
        raise NotImplementedError

    def note_offered(self, event: Offered) -> None:
        """Keep the number of the last offer."""
        self.offered = event.number

    def note_declined(self, event: Declined) -> None:
        """Keep who declined what."""
        self.refused.append((event.seat, self.view.offer(event.offer)))

    def sample_state(self, random: Random) -> S:
        """Draw a world that the seat cannot tell from the real one, each as likely as it is."""
        return self.worlds(random).draw()

    def worlds(self, random: Random) -> Worlds[S]:
        """Make ready to draw many worlds of this moment."""
        raise NotImplementedError

    def copy_turn(self, state: State) -> None:
        """Copy whose turn it is and what is on offer."""
        view = self.view
        state.turn, state.active = view.turn, view.active
        state.phase = [phase.name for phase in self.game.phases].index(view.phase)
        state.offers, state.wishes, state.done = view.offers.copy(), view.wishes.copy(), view.done.copy()
        state.offered = self.offered
        state.refused = [Refusal(seat, self.market.terms(offer)) for seat, offer in self.refused]
        state.result = view.result
