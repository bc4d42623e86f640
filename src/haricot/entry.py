"""Entry: all that may be asked of a game; what only few need is imported when they ask for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from msgspec import Struct

from haricot.beans.game import AnyGame
from haricot.beans.tables import BaseTables
from haricot.kernel.actions import Action, Undo
from haricot.kernel.events import Event
from haricot.kernel.record import TablesName
from haricot.kernel.types import Seat
from haricot.kernel.view import View

if TYPE_CHECKING:
    from haricot.arena.ledger import AnyLedger
    from haricot.bots.base import Bot
    from haricot.env.desk import Desk
    from haricot.env.picture import PictureLine
    from haricot.telling.narrator import AnyNarrator
    from haricot.telling.screen import AnyScreen
    from haricot.terminal.full.board import AnyBoard
    from haricot.worlds.witnesses import Witness

T = TypeVar("T")

# What stands in the forms of messages for the actions, moves and events of the game they tell of.
A = TypeVar("A", bound=Action)
M = TypeVar("M", bound=Action)
E = TypeVar("E", bound=Event)


@cache
def part_at(place: str) -> Any:
    """Import a module, or something in it: `module` or `module:NAME`."""
    module, _, name = place.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found


class Part(Struct, Generic[T], frozen=True):
    """Part of a game, by the place where it is; what it needs is imported when it is asked for."""

    place: str

    def load(self) -> T:
        """Import the part from where it is."""
        found: T = part_at(self.place)
        return found


class WrittenPosition(Protocol):
    """A position as it was read: of which game it is."""

    game: str
    options: dict[str, Any]
    tables: TablesName | None


class Positions(Protocol):
    """A module that reads and writes positions of a game."""

    def read_position(self, text: bytes | str) -> WrittenPosition:
        """Read a position, or raise BadPosition."""

    def state_of(self, game: Any, position: Any) -> Any:
        """Return the state that a position describes."""

    def write_position(self, game: Any, state: Any) -> Any:
        """Return a state as a position."""


class Facets(Struct, frozen=True, kw_only=True):
    """What a game brings beyond its rules; games of one family share most of it."""

    # Bots by rung, the weakest first.
    bots: Part[Mapping[str, type[Bot]]]
    # Environments: the desk at which a learner sits, and a picture of the table line by line.
    desk: Part[Callable[[Any, int], Desk]]
    picture: Part[Callable[[Any, Any], list[PictureLine]]]
    # What a seat knows that has watched.
    witness: Part[Callable[[Any, Seat], Witness[Any, Any]]]
    # In words: what happened, and what is to be seen.
    narrator: Part[type[AnyNarrator]]
    screen: Part[Callable[[Any, Any, Seat], AnyScreen]]
    # The full-screen terminal.
    board: Part[AnyBoard]
    # The laboratory.
    ledger: Part[type[AnyLedger]]
    positions: Part[Positions]
    # The figures, written down for people line by line.
    sheet: Part[Callable[[Any], Iterator[str]]]


class Entry(Struct, frozen=True):
    """A game: title, options, the forms of what it tells and is told, and how it is set up."""

    title: str
    options: Mapping[str, str]
    default: Struct
    # What its options may be that are numbers.
    numbers: Mapping[str, range]
    tables: type[BaseTables]
    view: type[View]
    # What its players do and what happens in it: unions of structs, the shared ones among them.
    actions: Any
    events: Any
    build: Callable[[dict[str, Any], Any], AnyGame]
    facets: Facets
    # The structs, or unions of structs, in which the game tells what choices would do and things are worth.
    outlook: Any
    appraisal: Any
    # Its rules by number, where they are not in haricot's own rulebook.
    rules: Mapping[str, str] = {}
    # Its words in Fluent by language, likewise: title, phases, options, refusals.
    words: Mapping[str, str] = {}
    # How it was set up when its rules or printed figures were others: what was written down then still opens.
    earlier: tuple[Callable[[dict[str, Any], Any], AnyGame], ...] = ()
    # The printed figures with all extensions, if they are not those of the default options.
    printed: Callable[[], BaseTables] | None = None
    # Where it stands among the games; the first one is meant when nobody names a game.
    rank: int = 100

    @property
    def moves(self) -> Any:
        """The union of what a record lists: an undo is around a game, and not in it."""
        return self.actions | Undo

    def form_of(self, kind: Any) -> Any:
        """Give the form in which a message tells of this game."""
        parts = {A: self.actions, M: self.moves, E: self.events}
        return kind[tuple(parts[name] for name in kind.__parameters__)]

    def figures(self) -> BaseTables:
        """Give the printed figures, with all that the game may be extended by."""
        tables: BaseTables = self.printed() if self.printed else self.build({}, None).tables
        return tables
