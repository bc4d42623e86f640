"""Which judgement goes with which card game."""
# interpreted: it only puts things together

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from haricot.cards.bots.bargains import Bargains
from haricot.cards.bots.sight import TraderSight, see_table
from haricot.cards.bots.trader import Trader
from haricot.cards.bots.values import MOST_CARDS, MOST_STEPS, Known, Values
from haricot.cards.bots.weights import Weights
from haricot.cards.facets import CardFacets
from haricot.cards.game import AnyCardGame
from haricot.cards.law import Law
from haricot.cards.table import Table
from haricot.catalogue import facets
from haricot.kernel.types import Seat


def trader_for(game: AnyCardGame, seat: Seat, weights: Mapping[str, float]) -> Trader:
    """Make a trader who knows a game, for one of its seats."""
    return Trader(game.law, seat, values_for(game, weights), game.field_cost())


def values_for(game: AnyCardGame, weights: Mapping[str, float]) -> Values:
    """Make the values that go with a game."""
    found = facets(game)
    assert isinstance(found, CardFacets), "a card game has the facets of one"
    return found.values.load()(game, weights)


def plain_values(game: AnyCardGame, weights: Mapping[str, float]) -> Values:
    """Make the values of a game whose fields have one kind of bean each."""
    judges = Weights(weights)
    return Values(game.law, judges, known_for(game.law, judges))


def judged(table: Table, seat: Seat, values: Values) -> Bargains:
    """Look at a table that is wholly known as one of its players would, and judge it."""
    sight = TraderSight(values.law, seat)
    see_table(sight, table, "", [table.coins(other) for other in range(table.players)])
    sight.count(sight.not_open())
    values.look(sight)
    return Bargains(sight, values)


def known_for(law: Law, weights: Weights) -> Known:
    """Find what was worked out before of fields: much the same comes up in every game."""
    return known_of(tuple(tuple(pays) for pays in law.pays), weights.progress)


@lru_cache(maxsize=32)
def known_of(pays: tuple[tuple[int, ...], ...], progress: float) -> Known:
    """Keep what is worked out for some beanometers, until many others were asked for."""
    return [[] for _ in range(len(pays) * (MOST_STEPS + 1) * (MOST_CARDS + 1))]
