"""The heap: Lentil Soup with an action, an event and a pile of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from examples.lentil import LENTIL
from examples.lentil.game import HAND, Lentil
from examples.lentil.options import read_options
from haricot.beans.tables import Tables
from haricot.beans.vocabulary import Vocabulary
from haricot.cards.actions import CardAction
from haricot.cards.env.desk import CARD_CODES, FULFIL, CardDesk
from haricot.cards.events import CardEvent
from haricot.cards.facets import ANY_CARDS
from haricot.cards.grammar import CardGrammar
from haricot.cards.table import Table, draw
from haricot.cards.testing import CardKit
from haricot.cards.testing.books import CardBooks
from haricot.cards.view import TableView, shown
from haricot.entry import Part
from haricot.kernel.actions import Action
from haricot.kernel.errors import Illegal
from haricot.kernel.events import Event
from haricot.kernel.rules import Phase, Rule, own_turn
from haricot.kernel.shuffle import shuffle
from haricot.kernel.types import ALL_SEEING, HIDDEN, CardId, Count, Seat
from haricot.testing import Books

NAME = "heap"
LEAST, MOST = 3, 2
"""Minimum number of cards that stay in hand, and maximum number of cards that go at a time."""


class Compost(Action, frozen=True, gc=False):
    """Lay the first cards of the hand face down on the heap."""

    anytime = True
    count: Count
    loud: bool = False


class Composted(Event, frozen=True, gc=False):
    """A player laid a card face down on the heap."""

    seat: Seat
    card: CardId
    loud: bool

    def seen_by(self, seat: Seat) -> Event:
        """Show the card to the player who had it."""
        return self if seat in (self.seat, ALL_SEEING) else Composted(self.seat, HIDDEN, self.loud)


class HeapTable(Table):
    """A card table with a heap."""

    heap: list[CardId]


class HeapView(TableView, kw_only=True):
    """A card table with a heap that nobody looks into."""

    heap: Count

    def see_composted(self, event: Composted) -> None:
        """Take the first card of a hand away."""
        self.hands[event.seat].pop(0)
        self.heap += 1


class LayOnHeap(Rule[HeapTable, Compost]):
    """In the own turn, a player with more than three cards may lay the first one or two on the heap (L5)."""

    def __init__(self) -> None:
        super().__init__("L5", Compost)

    def legal(self, state: HeapTable, seat: Seat, actions: list[Action]) -> None:
        if seat == state.active and len(state.hands[seat]) > LEAST:
            most = min(MOST, len(state.hands[seat]) - LEAST)
            actions += [Compost(seat, count, loud) for count in range(1, most + 1) for loud in (False, True)]

    def check(self, state: HeapTable, action: Compost) -> None:
        own_turn(state, action.seat, self.number)
        if not 0 < action.count <= min(MOST, len(state.hands[action.seat]) - LEAST):
            raise Illegal(self.number, "small-hand", sentence="Keep three cards: compost fewer.")

    def play(self, state: HeapTable, action: Compost) -> None:
        for _ in range(action.count):
            card = state.hands[action.seat].pop(0)
            state.heap.append(card)
            state.news.append(Composted(action.seat, card, action.loud))


class HeapGrammar(CardGrammar):
    """Understands `compost` too."""

    def __init__(self, law: Any, words: Vocabulary) -> None:
        super().__init__(law, words)
        self.verbs["compost"] = self.compost

    def compost(self, rest: str, view: TableView) -> Action:
        """`compost`, `compost 2`, `compost 2 loud`."""
        number, _, loud = rest.partition(" ")
        return Compost(view.seat, self.number(number or "1"), loud == "loud")

    def phrase(self, action: Action, view: TableView) -> str:
        if isinstance(action, Compost):
            return f"compost {action.count}{' loud' * action.loud}"
        return super().phrase(action, view)


class Heap(Lentil):
    """Lentil Soup with a heap."""

    def __init__(self, options: Any, tables: Tables, own_tables: bool = False) -> None:
        super().__init__(options, tables, own_tables)
        self.name = NAME

    def turn(self) -> list[Phase[Table]]:
        phases: list[Phase[Table]] = super().turn()
        rules: list[Any] = phases[0].rules
        rules.append(LayOnHeap())
        return phases

    def set_up(self, seed: int) -> HeapTable:
        state = HeapTable()
        state.lay(self.players, seed, self.options.fields())
        state.heap = []
        state.deck = list(range(self.law.beans))
        shuffle(state.deck, seed, 0)
        draw(state, list(range(self.players)) * HAND, self.law.ends_at)
        return state

    def clone(self, state: Table) -> HeapTable:
        assert isinstance(state, HeapTable)
        twin = HeapTable()
        state.copy_table(twin)
        twin.heap = state.heap.copy()
        return twin

    def view(self, state: Table, seat: Seat) -> HeapView:
        assert isinstance(state, HeapTable)
        table = shown(state, seat, self.name, self.phases[state.phase].name)
        return HeapView(**table, heap=len(state.heap))

    def grammar(self, names: list[str], language: str = "en") -> HeapGrammar:
        return HeapGrammar(self.law, Vocabulary(self.tables.bean, self.law.keys, names, language))


COMPOST = FULFIL + 1


class HeapDesk(CardDesk):
    """The desk of a card table with a heap."""

    def __init__(self, game: Heap, talk: Count) -> None:
        super().__init__(game, talk)
        self.codes = {**CARD_CODES, Compost: COMPOST}
        self.compost = self.card_menu.add("compost", 2 * MOST)

    def own_choice(self, action: Any, code: Count) -> Count:
        if code != COMPOST:
            return super().own_choice(action, code)
        place: Count = self.compost + 2 * (action.count - 1) + action.loud
        return place


def build(given: dict[str, Any], tables: Tables | None) -> Heap:
    """Set up the game."""
    own = tables is not None
    return Heap(read_options(given), tables or Tables.packaged("examples.lentil", "lentil.toml"), own)


WORDS = """
event-composted = { $who } lays a card on the heap.
event-composted-you = You lay a card on the heap: { $cards }.
"""

ENTRY = replace(
    LENTIL,
    title="Lentil Soup with a heap",
    view=HeapView,
    actions=CardAction | Compost,
    events=CardEvent | Composted,
    build=build,
    facets=replace(ANY_CARDS, desk=Part(f"{__name__}:HeapDesk")),
    rules={**LENTIL.rules, "L5": LayOnHeap.__doc__ or ""},
    words={"en": WORDS},
)


class HeapBooks(CardBooks):
    """Books that know the heap."""

    def __init__(self, game: Heap) -> None:
        self.heap: list[CardId] = []
        super().__init__(game)

    def compost(self, event: Composted) -> None:
        assert self.hands[event.seat].pop(0) == event.card
        self.heap.append(event.card)

    def every_card(self) -> list[CardId]:
        return [*super().every_card(), *self.heap]

    def entries(self) -> dict[type[Event], Callable[[Any], None]]:
        return {**super().entries(), Composted: self.compost}


class HeapKit(CardKit[HeapTable]):
    """The game, to be proved."""

    def books(self, game: Any, state: HeapTable) -> Books[Any]:
        return HeapBooks(game)

    def named(self, game: Any, state: HeapTable) -> dict[str, Iterable[Any]]:
        return {**super().named(game, state), "count": range(MOST + 2), "loud": (False, True)}

    def undealt(self, game: Any, state: HeapTable) -> HeapTable | None:
        before = super().undealt(game, state)
        assert before is not None
        before.heap = []
        return before
