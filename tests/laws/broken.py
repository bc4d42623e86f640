"""Games that each break one law: Lentil Soup, but for one thing."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from examples.lentil import LENTIL
from examples.lentil.game import Lentil
from examples.lentil.options import Options, read_options
from haricot.beans.grammar import Grammar
from haricot.beans.tables import Tables
from haricot.cards import position as positions
from haricot.cards.actions import Plant
from haricot.cards.events import Planted, Sold
from haricot.cards.outlook import CardAppraisal, CardOutlook
from haricot.cards.position import read_position, state_of
from haricot.cards.table import Table
from haricot.cards.view import TableView
from haricot.catalogue import Entry
from haricot.entry import Part
from haricot.kernel.actions import Action, Decline, Done, Undo
from haricot.kernel.errors import Illegal
from haricot.kernel.events import Event, GameEnded, Undone, Wished
from haricot.kernel.types import ALL_SEEING, Seat
from haricot.kernel.view import View
from tests.examples.kit import LentilKit

__all__ = ["read_position", "state_of"]


class Broken(Lentil):
    """A game that is found here, by the name of its class."""

    def __init__(self, options: Options, tables: Tables, own_tables: bool = False) -> None:
        super().__init__(options, tables, own_tables)
        self.name = f"{__name__}:{type(self).__name__.upper()}"
        self.count = 0


class LosesACard(Broken):
    def apply(self, state: Table, action: Action) -> list[Event]:
        news = super().apply(state, action)
        if any(isinstance(event, Sold) for event in news):
            del state.discard[-1:]
        return news


class EndsTwice(Broken):
    def apply(self, state: Table, action: Action) -> list[Event]:
        news = super().apply(state, action)
        return news + [event for event in news if isinstance(event, GameEnded)]


class NeverEnds(Broken):
    def apply(self, state: Table, action: Action) -> list[Event]:
        return [] if isinstance(action, Done) else super().apply(state, action)


class ListsTwice(Broken):
    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*super().legal(state, seat), *super().legal(state, seat)[:1]]


class ListsTooLittle(Broken):
    def legal(self, state: Table, seat: Seat) -> list[Action]:
        listed = super().legal(state, seat)
        return [action for action in listed if seat == state.active or not isinstance(action, Done)]


class ListsNoLastField(Broken):
    def legal(self, state: Table, seat: Seat) -> list[Action]:
        last = len(state.fields[seat]) - 1
        return [one for one in super().legal(state, seat) if not isinstance(one, Plant) or one.field < last]


class ListsNoAnswers(Broken):
    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [action for action in super().legal(state, seat) if not isinstance(action, Decline)]


class ListsNoEnd(Broken):
    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [action for action in super().legal(state, seat) if not isinstance(action, Done)]


class WaitsTwice(Broken):
    def waits_for(self, state: Table) -> list[Seat]:
        return super().waits_for(state) * 2


class LeavesATrace(Broken):
    def check(self, state: Table, action: Action) -> None:
        state.shuffles += 1
        super().check(state, action)


class CitesNothing(Broken):
    def check(self, state: Table, action: Action) -> None:
        try:
            super().check(state, action)
        except Illegal as broken:
            raise Illegal("X9", broken.code, **broken.params) from None


class TellsInRefusals(Broken):
    def check(self, state: Table, action: Action) -> None:
        try:
            super().check(state, action)
        except Illegal as broken:
            hands = [card for hand in state.hands for card in hand]
            raise Illegal(broken.rule, broken.code, **broken.params, hands=sum(hands[::2])) from None


class ShowsHands(Broken):
    def view(self, state: Table, seat: Seat) -> TableView:
        return replace(super().view(state, ALL_SEEING), seat=seat)


class TellsOfHands(Broken):
    def apply(self, state: Table, action: Action) -> list[Event]:
        first = [self.law.kind[hand[0]] for hand in state.hands if hand]
        news = super().apply(state, action)
        news.insert(0, Wished(action.seat, tuple(first), ()))
        state.wishes[action.seat] = None
        return news


class TellsTooLittle(Broken):
    def apply(self, state: Table, action: Action) -> list[Event]:
        return [event for event in super().apply(state, action) if not isinstance(event, Planted)]


class SharesLists(Broken):
    def view(self, state: Table, seat: Seat) -> TableView:
        shown = super().view(state, seat)
        shown.discard = state.discard
        return shown


class TellsNoEvent(Broken):
    def apply(self, state: Table, action: Action) -> list[Event]:
        return [*super().apply(state, action), Undone(action.seat, [])]  # type: ignore[arg-type]


class Remembers(Broken):
    def start(self, seed: int) -> Table:
        self.count += 1
        return super().start(seed + self.count)


class SharesFields(Broken):
    def clone(self, state: Table) -> Table:
        twin = super().clone(state)
        twin.fields = state.fields
        return twin


class TouchesOthers(Broken):
    def apply(self, state: Table, action: Action) -> list[Event]:
        self.count += 1
        if self.count % 20 == 0:
            state.deck.reverse()
        return super().apply(state, action)


class Mumbles(Broken):
    def grammar(self, names: list[str], language: str = "en") -> Any:
        return Mumbling(super().grammar(names, language))


class Mumbling:
    """A grammar that understands everything as the end of a phase."""

    def __init__(self, grammar: Grammar[Any]) -> None:
        self.phrase = grammar.phrase

    def parse(self, text: str, view: View) -> Action:
        return Done(view.seat)


class ForetellsNoSales(Broken):
    def outlook(self, view: View, action: Action) -> CardOutlook | None:
        told = super().outlook(view, action)
        return told and replace(told, sales=())


class Overrates(Broken):
    def appraise(self, view: View) -> CardAppraisal:
        return replace(super().appraise(view), fields=super().appraise(view).fields[::-1])


class Forgets(Broken):
    """A game whose positions forget which turn it is."""


class Misnames(Broken):
    """A game whose entry names another form for outlooks."""


def write_position(game: Any, state: Table) -> positions.PlainPosition:
    """Write a position down, but for the turn."""
    return replace(positions.write_position(game, state), turn=1)


def entry(kind: type[Broken]) -> Entry:
    """Make the entry of a game."""

    def build(given: dict[str, Any], tables: Tables | None) -> Broken:
        printed = Tables.packaged("examples.lentil", "lentil.toml")
        return kind(read_options(given), tables or printed, tables is not None)

    changed: dict[str, Any] = {"build": build}
    if kind is Forgets:
        changed["facets"] = replace(LENTIL.facets, positions=Part(__name__))
    if kind is Misnames:
        changed["outlook"] = Undo
    return replace(LENTIL, **changed)


GAMES = {kind.__name__.upper(): kind for kind in Broken.__subclasses__()}
globals().update({name: entry(kind) for name, kind in GAMES.items()})


class BrokenKit(LentilKit):
    """A broken game, which may not be played for long."""

    longest = 2000


def kit(kind: type[Broken]) -> BrokenKit:
    """Make the kit of a game."""
    return BrokenKit(f"{__name__}:{kind.__name__.upper()}", {"players": 3, "kettles": 1}, {"players": 4})
