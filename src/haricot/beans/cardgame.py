"""CardGame: what the card games have in common beside their turn."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import Struct, to_builtins

from haricot.beans.cardgrammar import CardGrammar
from haricot.beans.goods import Cards
from haricot.beans.law import Law
from haricot.beans.table import Table
from haricot.beans.tables import Tables
from haricot.beans.view import TableView
from haricot.beans.vocabulary import Vocabulary
from haricot.kernel.errors import BadOption
from haricot.kernel.game import Game
from haricot.kernel.rules import AnyRule, Phase
from haricot.kernel.types import Count, Seat, mypyc_attr

T = TypeVar("T", bound=Table)
Options = TypeVar("Options", bound=Struct)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game[T], Generic[T, Options]):
    """A game of cards on a table, played by a law, with a market in the middle of the turn."""

    players: Seat
    options: Options
    tables: Tables
    own_tables: bool
    law: Law
    goods: Cards
    most_fields: Count
    # Contracts or other cards than beans, by what stands on them.
    pairs: list[tuple[int, int]]

    def __init__(self, turn: list[Phase[T]], anytime: list[AnyRule[T]]) -> None:
        super().__init__(turn, anytime)

    def describe(self) -> dict[str, Any]:
        """Tell what a record has to name: game, version, options and tables."""
        return {
            "game": self.name,
            "version": self.version,
            "options": to_builtins(self.options),
            "tables": self.tables.described(self.own_tables),
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """Let copies, and other processes, make the game again of what it was made of."""
        return type(self), (self.options, self.tables, self.own_tables)

    def view(self, state: T, seat: Seat) -> TableView:
        """Show what a seat may see (B1)."""
        raise NotImplementedError

    def grammar(self, names: list[str], language: str = "en") -> CardGrammar:
        """Understand what players of these names type in their language."""
        return CardGrammar(self.law, Vocabulary(self.tables.bean, self.law.keys, names, language))


def check_deck(law: Law, players: Seat, dealt: Count) -> None:
    """Raise BadOption if there are too few cards to deal and to turn two over."""
    needed = dealt + 2
    if law.beans < needed:
        raise BadOption(f"Tables: {law.beans} cards are too few; {players} players need {needed} at least.")
