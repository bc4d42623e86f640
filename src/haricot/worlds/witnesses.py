"""Witness: what one seat has learned from a game, and samples of states that agree with all of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from haricot.beans.game import AnyGame
from haricot.beans.market import MarketRule
from haricot.kernel.actions import Action, Offer
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Declined, Event, Offered, Undone
from haricot.kernel.game import S
from haricot.kernel.offers import OpenOffer, Refusal
from haricot.kernel.state import State
from haricot.kernel.types import ALL_SEEING, Count, Seat
from haricot.kernel.view import View, check_seat

V = TypeVar("V", bound=View)
Drawn = TypeVar("Drawn", bound=State, covariant=True)


@cache
def note_method(kind: type[Event]) -> str:
    """Name the method that keeps something of an event before the view changes; not every kind has one."""
    return f"note_{kind.__name__.lower()}"


class Worlds(Protocol[Drawn]):
    """The worlds of one moment."""

    def draw(self) -> Drawn:
        """Draw one world that agrees with the witness."""


class Integers(Protocol):
    """What numpy's generators have in common with those that are like them."""

    def integers(self, low: int) -> Any:
        """Draw a number from 0 on that is less than this."""


Chance: TypeAlias = Random | Integers


def copy_shown(state: State, view: View, names: Iterable[str]) -> None:
    """Copy what a view shows of some fields into a state."""
    for name in names:
        setattr(state, name, copied(getattr(view, name)))


def copied(value: Any) -> Any:
    """Copy lists in lists; whatever else is in them never changes."""
    return [copied(part) for part in value] if isinstance(value, list) else value


def random_of(chance: Chance) -> Random:
    """Go on with Python's generator, or with one that the next number of another seeds."""
    if isinstance(chance, Random):
        return chance
    if not hasattr(chance, "integers"):
        raise HaricotError(f"{chance!r:.80} draws no worlds: give Random(1), or numpy's default_rng(1).")
    return Random(int(chance.integers(2**62)))


class Witness(Generic[S, V]):
    """What a seat knows: its view, and what it has seen that the view tells no more."""

    # After these, terms that were declined may be offered once more (M7).
    renews: frozenset[type[Event]]

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        check_seat(seat, game.players, ALL_SEEING)
        self.game = game
        self.seat = seat
        self.known: V | None = None
        self.late = False

    def __copy__(self) -> Self:
        """Make a twin that goes on by itself; the game, which keeps nothing, is the same."""
        return deepcopy(self, {id(self.game): self.game})

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
        """Take in an event as the seat was told of it; after the deal, a view has to be looked at first."""
        if self.known is None and not self.late and event.deals:
            self.begin(self.before_the_deal())
        if self.known is None:
            self.late = True
            return
        if isinstance(event, Undone):
            # What was known before is not kept: the witness is told anew all but what was taken back.
            self.known, self.late = None, True
            return
        kind = type(event)
        if self.refused and kind in self.renews:
            self.refused = []
        note = getattr(self, note_method(kind), None)
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
        """Keep the declined terms with the seat that declined."""
        self.refused.append((event.seat, self.view.offer(event.offer)))

    def sample_state(self, random: Chance) -> S:
        """Draw a world that the seat cannot tell from the real one, each as likely as it is."""
        return self.worlds(random).draw()

    def worlds(self, random: Chance) -> Worlds[S]:
        """Make ready to draw many worlds of this moment."""
        raise NotImplementedError

    def copy_turn(self, state: State) -> None:
        """Copy whose turn it is and what is on offer."""
        view = self.view
        state.turn, state.active = view.turn, view.active
        state.phase = [phase.name for phase in self.game.phases].index(view.phase)
        state.offers, state.wishes, state.done = view.offers.copy(), view.wishes.copy(), view.done.copy()
        state.offered = self.offered
        market: MarketRule[State, Offer] = MarketRule("M7", Offer, self.game.goods)
        state.refused = [Refusal(seat, market.terms(offer)) for seat, offer in self.refused]
        state.result = view.result


AnyWitness: TypeAlias = Witness[Any, Any]
