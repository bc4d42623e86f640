"""CardGame: what the card games have in common beside their turn."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeAlias, TypeVar

from haricot.beans.game import BeanGame
from haricot.beans.tables import Tables
from haricot.beans.vocabulary import Vocabulary
from haricot.cards.goods import Cards
from haricot.cards.grammar import CardGrammar
from haricot.cards.law import Law
from haricot.cards.options import CardOptions
from haricot.cards.outlook import CardAppraisal, CardOutlook, Fields
from haricot.cards.planting import PlantingPlanner
from haricot.cards.table import Table, draw
from haricot.cards.view import TableView, shown
from haricot.kernel.actions import Action
from haricot.kernel.errors import BadOption
from haricot.kernel.offers import OpenOffer
from haricot.kernel.rules import AnyRule, Phase
from haricot.kernel.shuffle import shuffle
from haricot.kernel.types import Bean, CardId, Count, Seat, mypyc_attr
from haricot.kernel.view import View

T = TypeVar("T", bound=Table)
Options = TypeVar("Options", bound=CardOptions, covariant=True)

NO_FIELD: Final = 99
"""The cost of another field where none can be bought."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(BeanGame[T, Options, Tables, Cards], Generic[T, Options]):
    """A game of cards on a table, played by a law, with a market in the middle of the turn."""

    law: Law
    most_fields: Count

    def __init__(
        self,
        options: Options,
        tables: Tables,
        own_tables: bool,
        law: Law,
        dealt: Count,
        trade_talers: bool = False,
        # Contracts or other cards than beans, by what stands on them.
        pairs: list[tuple[int, int]] | None = None,
    ) -> None:
        self.players: Seat = options.players
        self.options = options
        self.tables = tables
        self.own_tables = own_tables
        self.pairs: list[tuple[int, int]] = pairs or []
        self.law = law
        check_deck(law, self.players, dealt)
        self.goods = Cards(law, trade_talers)
        self.planner = PlantingPlanner(law)
        super().__init__(self.turn(), self.standing_rules())

    def turn(self) -> list[Phase[T]]:
        """List the phases of a turn."""
        raise NotImplementedError

    def standing_rules(self) -> list[AnyRule[T]]:
        """List what may be done at any time."""
        return []

    def __reduce__(self) -> tuple[Any, ...]:
        """Let copies, and other processes, make the game again of what it was made of."""
        return type(self), (self.options, self.tables, self.own_tables)

    def view(self, state: T, seat: Seat) -> TableView:
        """Show what a seat may see (B1)."""
        raise NotImplementedError

    def keys(self) -> list[str]:
        """List the keys of the kinds of bean, in the order of the tables."""
        return self.law.keys

    def names(self) -> list[str]:
        """List the English names of the kinds of bean, in the order of the tables."""
        return self.law.names

    def kinds(self) -> list[Bean]:
        """List the kind of every card, by its id."""
        return self.law.kind

    def contracts(self) -> list[tuple[int, int]]:
        """List the pairs of numbers on contracts, whose ids come after those of the beans."""
        return self.pairs

    def field_cost(self) -> Count:
        """Tell what another field costs; where none is sold, more than anybody has."""
        return NO_FIELD

    def because(self, view: View, offer: OpenOffer) -> str:
        """Tell whether a gift could not be planted, or whether a bean is changed for its like."""
        assert isinstance(view, TableView), "a card game is seen as a table"
        kinds = {self.law.kind[card] for card in offer.gives}
        if not kinds:
            return ""
        if offer.wants or offer.asks:
            return "both-plant" if kinds == set(offer.wants) else ""
        rows = view.fields[offer.seat]
        fits = any([self.law.fits(row, card) for card in offer.gives for row in rows])
        return "" if fits else "no-room"

    def outlook(self, view: View, action: Action) -> CardOutlook | None:
        """Tell what an action would do to fields, contracts and open offers."""
        return self.fields(view).outlook(action)

    def appraise(self, view: View) -> CardAppraisal:
        """Tell what all fields are worth."""
        return self.fields(view).appraisal()

    def fields(self, view: View) -> Fields:
        """Look at the fields of a table as one seat sees it."""
        assert isinstance(view, TableView), "a card game is seen as a table"
        return Fields(self.planner, self.most_fields, view)

    def grammar(self, names: list[str], language: str = "en") -> CardGrammar:
        """Understand what players of these names type in their language."""
        return CardGrammar(self.law, Vocabulary(self.tables.bean, self.law.keys, names, language))


@mypyc_attr(allow_interpreted_subclasses=True)
class TableGame(CardGame[Table, Options], Generic[Options]):
    """A card game with nothing on its table but what every card game has."""

    # Number of cards that everybody is dealt.
    hand: Count

    def view(self, state: Table, seat: Seat) -> TableView:
        """Show what a seat may see (B1)."""
        return TableView(**shown(state, seat, self.name, self.phases[state.phase].name))

    def clone(self, state: Table) -> Table:
        """Make a twin of a table."""
        twin = Table()
        state.copy_table(twin)
        return twin

    def set_up(self, seed: int) -> Table:
        """Shuffle the deck and deal the hands (B6)."""
        state = Table()
        state.lay(self.players, seed, self.most_fields)
        state.deck = list[CardId](range(self.law.beans))
        shuffle(state.deck, seed, 0)
        draw(state, list[Seat](range(self.players)) * self.hand, self.law.ends_at)
        return state


AnyCardGame: TypeAlias = CardGame[Any, CardOptions]


def check_deck(law: Law, players: Seat, dealt: Count) -> None:
    """Raise BadOption if there are too few cards to deal and to turn two over."""
    needed = dealt + 2
    if law.beans < needed:
        raise BadOption(f"Tables: {law.beans} cards are too few; {players} players need {needed} at least.")
