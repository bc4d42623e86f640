"""BeanGame: what a game with beans promises to whoever plays, shows, measures or learns it."""

from __future__ import annotations

from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import to_builtins

from haricot.beans.goods import AnyGoods
from haricot.beans.grammar import AnyGrammar
from haricot.beans.tables import BaseTables
from haricot.kernel.game import Game, S
from haricot.kernel.offers import OpenOffer
from haricot.kernel.options import BaseOptions
from haricot.kernel.types import Bean, Seat, mypyc_attr
from haricot.kernel.view import View

# Covariant, since a game never exchanges what it was made of.
Options = TypeVar("Options", bound=BaseOptions, covariant=True)
Figures = TypeVar("Figures", bound=BaseTables, covariant=True)
Wares = TypeVar("Wares", bound=AnyGoods, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class BeanGame(Game[S], Generic[S, Options, Figures, Wares]):
    """A game whose goods are beans, with a market, figures from tables, and a typed grammar."""

    players: Seat
    options: Options
    tables: Figures
    own_tables: bool
    goods: Wares

    def describe(self) -> dict[str, Any]:
        """Tell what a record has to name: game, version, options and tables."""
        return {
            "game": self.name,
            "version": self.version,
            "options": to_builtins(self.options),
            "tables": self.tables.described(self.own_tables),
        }

    def settings(self) -> dict[str, Any]:
        """Tell the options as they are played, with what follows from the others where one was left out."""
        settings: dict[str, Any] = to_builtins(self.options)
        return settings

    def view(self, state: S, seat: Seat) -> View:
        """Show what a seat may see."""
        raise NotImplementedError

    def grammar(self, names: list[str], language: str = "en") -> AnyGrammar:
        """Understand what players of these names type in their language."""
        raise NotImplementedError

    def keys(self) -> list[str]:
        """List the keys of the kinds of bean, in the order of the tables."""
        raise NotImplementedError

    def names(self) -> list[str]:
        """List the English names of the kinds of bean, in the order of the tables."""
        raise NotImplementedError

    def kinds(self) -> list[Bean]:
        """List the kind of every card or token, by its id."""
        raise NotImplementedError

    def contracts(self) -> list[tuple[int, int]]:
        """List the pairs of numbers on contracts that lie among the cards."""
        return []

    def because(self, view: View, offer: OpenOffer) -> str:
        """Give the code of the reason why an offer that looks odd is made, by the rules and a view alone."""
        return ""


AnyGame: TypeAlias = BeanGame[Any, Any, Any, Any]
