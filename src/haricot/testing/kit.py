"""Kit: what a game brings so that the laws can be tried on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from haricot.beans.game import AnyGame
from haricot.beans.tables import BaseTables
from haricot.catalogue import Entry, entry, load
from haricot.catalogue import game as set_up
from haricot.kernel.actions import Action
from haricot.kernel.events import (
    Agreed,
    AgreementLapsed,
    Declined,
    Event,
    Lapsed,
    MarkedDone,
    Offered,
    Wished,
    Withdrawn,
)
from haricot.kernel.outlook import Appraisal, Outlook
from haricot.kernel.state import State
from haricot.kernel.types import CardId, Seat
from haricot.rulebook import rulebook
from haricot.testing.crowd import AnyCrowd, Crowd

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn

S = TypeVar("S", bound=State)
G = TypeVar("G", bound=AnyGame)
S_contra = TypeVar("S_contra", contravariant=True)

Slots = list[tuple[list[CardId], int]]
"""Places where cards lie: a pile, and the place in it."""


def slots(*piles: list[CardId]) -> Slots:
    """List the places of some piles."""
    return [(pile, place) for pile in piles for place in range(len(pile))]


@cache
def printed(name: str, options: tuple[tuple[str, Any], ...]) -> AnyGame:
    """Set up a game with its printed figures, once for each choice of options."""
    game: AnyGame = set_up(name, **dict(options))
    return game


@dataclass
class Choice:
    """What a table has agreed on: the game, its options, and perhaps tables of its own."""

    name: str
    options: dict[str, Any]
    tables: BaseTables | None = None

    # Not drawn itself: Hypothesis refers weakly to all that it draws, and should `setup.py` fail to mend
    # what mypyc makes of that (mypyc/mypyc#1102), one test is to fail and not the whole process.
    @cached_property
    def game(self) -> AnyGame:
        """The rules of this choice."""
        if self.tables is None:
            return printed(self.name, tuple(self.options.items()))
        made: AnyGame = set_up(self.name, tables=self.tables, **self.options)
        return made


TALK: tuple[type[Event], ...] = (
    *(Agreed, AgreementLapsed, Declined, Lapsed, MarkedDone, Offered, Wished, Withdrawn),
)
"""Events of the market by which nothing moves."""


class Books(Generic[S_contra]):
    """An account of one game that follows its events alone: where every card, token and coin is."""

    def __init__(self) -> None:
        self.moves: dict[type[Event], Callable[[Any], None] | None] = {
            **dict.fromkeys(TALK, None),
            **self.entries(),
        }

    def entries(self) -> dict[type[Event], Callable[[Any], None]]:
        """Say which entry each event of the game makes; one that cannot have happened fails there."""
        raise NotImplementedError

    def known(self) -> set[type[Event]]:
        """List the events that can happen."""
        return set(self.moves)

    def note(self, event: Event) -> None:
        """Move what an event moves; an event that is not known fails."""
        move = self.moves[type(event)]
        if move is not None:
            move(event)

    def assert_whole(self) -> None:
        """Fail unless everything lies in exactly one place."""
        raise NotImplementedError

    def assert_agrees(self, state: S_contra) -> None:
        """Fail unless the state has everything where the events have put it."""
        raise NotImplementedError


class Kit(Generic[G, S]):
    """A game to be proved: its name, option sets to play it with, its books, and what is secret in it."""

    crowd: ClassVar[type[AnyCrowd]] = Crowd
    """The random players."""
    effort: ClassVar[float] = 1.0
    """Number of examples of this game, as a multiple of what other games get."""
    steps: ClassVar[int] = 1500
    """How far a random game is played, at most, before a law looks at it."""
    stride: ClassVar[int] = 100
    """Number of steps between two states that a law looks at on the way to a moment."""
    longest: ClassVar[int] = 20_000
    """Number of steps that no random game takes."""
    dutiful: ClassVar[tuple[type[Action], ...]] = ()
    """Actions that bring a turn to its end, the preferred ones first; a law of its own if there are any."""
    never: ClassVar[tuple[type[Action], ...]] = ()
    """Actions that have a rule and yet are never possible."""
    games: ClassVar[int] = 6
    """Number of random games of each option set in which everything is expected to happen."""
    unwritten: ClassVar[tuple[str, ...]] = ("news", "closed")
    """Attributes of a state that a position does not keep."""
    letters: ClassVar[str] = ""
    """First letters of the rules that a refusal may cite; empty for any rule that is written somewhere."""

    def __init__(self, name: str, *option_sets: Mapping[str, Any]) -> None:
        self.name = name
        self.choices = [Choice(name, dict(options)) for options in option_sets or ({},)]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"

    @property
    def entry(self) -> Entry:
        """The entry of the game in the catalogue."""
        load(self.name)
        return entry(self.name)

    def cites(self, rule: str) -> bool:
        """Tell whether a refusal may name a rule."""
        known = rule in rulebook() or rule in self.entry.rules
        return known and (not self.letters or rule[0] in self.letters)

    # What a game may draw at random, or has to say of itself.

    def any_choice(self, draw: DrawFn) -> Choice:
        """Draw options, and tables if the game likes: by default any of the option sets."""
        from hypothesis import strategies

        return draw(strategies.sampled_from(self.choices))

    def books(self, game: G, state: S) -> Books[S]:
        """Open the books of a game that begins in this state, whose news have not been noted yet."""
        raise NotImplementedError

    def hidden(self, game: G, state: S, viewer: Seat) -> Iterator[Slots]:
        """Go through groups of places whose cards could be exchanged without a viewer noticing."""
        raise NotImplementedError

    def shown(self, event: Event, viewer: Seat) -> Iterable[CardId]:
        """List the hidden cards that an event may turn up before a viewer."""
        raise NotImplementedError

    def shuffles(self, event: Event) -> bool:
        """Tell whether an event may depend on the seed."""
        raise NotImplementedError

    def near(self, state: S) -> list[CardId]:
        """List the cards that lie where players could use them, for actions that are made up."""
        raise NotImplementedError

    def named(self, game: G, state: S) -> dict[str, Iterable[Any]]:
        """List what could be meant by each part of an action; a game adds parts of its own actions."""
        goods, seats, near = game.goods, range(game.players), sorted(set(self.near(state)))
        asked = [(offer, seat) for offer in state.offers for seat in seats]
        stocks = [(goods.stock(state, seat, offer.invites), offer.wants) for offer, seat in asked]
        ways = dict.fromkeys(way for stock, wants in stocks for way in goods.choices(stock, wants))
        return {
            **dict.fromkeys(("seat", "taker"), seats),
            **dict.fromkeys(("card", "contract", "token"), near),
            "offer": [offer.number for offer in state.offers],
            "cards": list(ways),
            "bean": range(goods.kinds()),
        }

    def undealt(self, game: G, state: S) -> S | None:
        """Return the state before the news of a first one, whose views these must rebuild."""
        return None

    def same_action(self, game: G, action: Action, here: S, there: S) -> Action | None:
        """Return the same action in a second world, or None where it is not possible."""
        return action

    def alike(self, game: G, action: Action) -> list[Any]:
        """Write an action down so that it equals those that differ only in what makes no difference."""
        values = [getattr(action, name) for name in action.__struct_fields__]
        return [sorted(value) if isinstance(value, tuple) else value for value in values]

    def check_outlook(
        self, game: G, told: Outlook, action: Action, before: S, after: S, events: list[Event]
    ) -> None:
        """Fail unless an action did what was foretold."""

    def check_appraisal(self, game: G, told: Appraisal, viewer: Seat, state: S) -> None:
        """Fail unless things are worth what a viewer was told."""
