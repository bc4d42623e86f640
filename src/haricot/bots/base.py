"""Bot: what every bot is asked, what it tells of its reasons, and what keeps its offers within the rules."""
# interpreted: anybody may derive a bot from these classes

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Generic

from msgspec import Struct

from haricot.beans.game import AnyGame
from haricot.beans.market import MOST_OFFERS
from haricot.kernel.actions import Action, Done, Offer
from haricot.kernel.events import Event
from haricot.kernel.offers import Terms
from haricot.kernel.types import ALL, Bean, CardId, Count, Seat
from haricot.kernel.view import View, check_seat

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # Python's own takes a default only from 3.13 on.
    G = TypeVar("G", bound=AnyGame, default=Any)
    V = TypeVar("V", bound=View, default=Any)
else:
    from typing import TypeVar

    G = TypeVar("G", bound=AnyGame)
    V = TypeVar("V", bound=View)


class Thought(Struct, frozen=True):
    """An action that a bot has considered, what it is worth in talers, and what that is made of."""

    action: Action | None
    value: float
    parts: dict[str, float] = {}


class DealWorth(Struct, frozen=True):
    """What a deal would bring the own side and, as far as that is to be seen, the other one."""

    mine: float
    theirs: float
    # What it brings beyond the least for which the bot would take it.
    surplus: float


class Answer(Struct, frozen=True):
    """What a bot does, and what it has thought of; the best thought comes first."""

    action: Action | None
    thoughts: tuple[Thought, ...] = ()


class Bot(Generic[G, V]):
    """A player who is asked again and again; it knows its views, its own memory and its own dice.

    `Bot[Game, View]` names the kinds of game and view that it plays by; plain `Bot` is for any.
    """

    watches = False
    """Whether it wants to be told of every event (see)."""

    effort = 1.0
    """What part of its usual time a bot that tries things out may take for that; 0.0 is none."""

    mannered = False
    """Whether it talks among people; what manners forbid need not come to its mind then."""

    most_open: Count = MOST_OFFERS
    """Maximum number of open offers."""

    most_own: Count = 3
    most_other: Count = 2
    """Maximum number of proposals among people, in a turn of its own and in another's."""

    fair = 0.1
    """What part of the own gain the other side has to seem to gain by what is offered among people."""

    def __init__(self, game: G, seat: Seat, seed: int | str) -> None:
        check_seat(seat, game.players)
        # Every kind of bot knows its own game; the registry brings them together.
        self.game = game
        self.seat = seat
        self.random = Random(f"{seed}/{seat}")
        self.asked: set[tuple[Seat, Terms]] = set()
        self.asked_in: Count = 0
        self.explains = False
        self.thoughts: list[Thought] = []

    def explain(self, view: V, options: Sequence[Action]) -> Answer:
        """Decide, and give reasons."""
        self.explains, self.thoughts = True, []
        action = self.decide(view, options)
        self.explains = False
        return Answer(action, tuple(sorted(self.thoughts, key=lambda thought: -thought.value)))

    def think(self, action: Action | None, value: float, **parts: float) -> None:
        """Note what an action would be worth, if somebody wants to know."""
        if self.explains:
            self.thoughts.append(Thought(action, value, parts))

    def see(self, event: Event) -> None:
        """Take in what happened, as this seat is told of it; only bots that watch are told."""

    def decide(self, view: V, options: Sequence[Action]) -> Action | None:
        """Choose an action, one of the listed ones or an offer or a wish; None is to wait."""
        raise NotImplementedError

    def weigh(
        self, view: V, other: Seat, gives: Sequence[CardId], gets: Sequence[Bean], invites: bool = False
    ) -> DealWorth | None:
        """Tell what a deal would bring, right after deciding on the same view; not every bot can tell."""
        return None

    def stock(self, view: V) -> list[CardId]:
        """List what this seat may give away."""
        return []

    def burdens(self, view: V) -> list[CardId]:
        """List what this seat has to take care of now, and would rather be rid of."""
        return []

    def is_relieved(self, weighed: DealWorth) -> bool:
        """Tell whether it is worth something to be rid of a card."""
        return weighed.mine > 0.0

    def threats(self, view: V) -> list[CardId]:
        """List what would cost this seat something in its next turn."""
        return []

    def wasted(self, action: Action) -> list[CardId]:
        """List what an action would throw away, and somebody else might have a use for."""
        return []

    def partners(self, view: V) -> dict[Seat, bool]:
        """Tell with whom this seat may deal, and whether that takes an invitation."""
        others = range(view.players) if self.seat == view.active else [view.active]
        return {other: False for other in others if other != self.seat}

    def purse(self, view: V) -> Count:
        """Count the money that this seat may give away."""
        return 0

    def may_offer(self, view: V) -> bool:
        """Tell whether there is room for one more offer, by the rules (M6) or by manners."""
        return sum(offer.seat == self.seat for offer in view.offers) < self.most_open

    def is_new(self, view: V, offer: Offer) -> bool:
        """Tell whether nobody was asked for these terms this turn: a no is taken for an answer (M7)."""
        if view.turn != self.asked_in:
            self.asked_in = view.turn
            self.asked = set()
        terms = self.terms(offer)
        return not any((seat, terms) in self.asked for seat in audience(view, offer))

    def remember(self, view: V, offer: Offer) -> Offer:
        """Note whom an offer asks for what."""
        self.asked.update((seat, self.terms(offer)) for seat in audience(view, offer))
        return offer

    def terms(self, offer: Offer) -> Terms:
        """Say what an offer comes to."""
        gives = tuple(sorted(self.game.goods.kind(card) for card in offer.gives))
        wants = tuple(sorted(offer.wants))
        return Terms(self.seat, gives, wants, offer.pays, offer.asks, offer.invites)


def audience(view: View, offer: Offer) -> list[Seat]:
    """List the seats that an offer asks."""
    others = [seat for seat in range(view.players) if seat != offer.seat]
    return others if offer.to == ALL else [offer.to]


def done(options: Sequence[Action]) -> Action | None:
    """Say that this was all."""
    return next((action for action in options if isinstance(action, Done)), None)


def searches(kind: type[Bot]) -> bool:
    """Tell whether a kind of bot tries actions out before it decides, and so takes long."""
    return hasattr(kind, "tries")
