"""Which judgement goes with which card game."""
# interpreted: it only puts things together

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from haricot.beans.cardgame import CardGame
from haricot.beans.law import Law
from haricot.beans.table import Table
from haricot.bots.bargains import Bargains
from haricot.bots.sight import Sight, see_table
from haricot.bots.sissivalues import SissiValues
from haricot.bots.trader import Trader
from haricot.bots.values import MOST_CARDS, MOST_STEPS, Known, Values
from haricot.bots.weights import Weights
from haricot.games.bohnanza.options import Options
from haricot.games.sissi.law import SissiLaw
from haricot.kernel.types import Seat

SISSI = {
    "hope": 1.25,
    "progress": -0.4,
    "empty": -0.3,
    "match": 0.5,
    "delay": 0.98,
    "burden": 0.7,
    "second": -0.15,
    "harvest": 0.13,
    "tau": 0.15,
    "their_tau": 0.0,
    "their_beta": 0.3,
    "their_match": 0.8,
    "their_other": -0.24,
}
"""How a trader judges Sissi!, where it differs: rows are begun lightly, and long ones are what pays."""

NO_FIELD = 99
"""The cost of a third field where none can be bought."""


def trader_for(game: CardGame[Any, Any], seat: Seat, weights: Mapping[str, float]) -> Trader:
    """Make a trader who knows a game, for one of its seats."""
    cost = game.options.cost() if isinstance(game.options, Options) else NO_FIELD
    return Trader(game.law, seat, values_for(game, weights), cost)


def values_for(game: CardGame[Any, Any], weights: Mapping[str, float]) -> Values:
    """Make the values that go with a game's law."""
    if isinstance(game.law, SissiLaw):
        judges = Weights({**SISSI, **weights})
        return SissiValues(game.law, judges, known_for(game.law, judges))
    judges = Weights(weights)
    return Values(game.law, judges, known_for(game.law, judges))


def judged(table: Table, seat: Seat, values: Values) -> Bargains:
    """Look at a table that is wholly known as one of its players would, and judge it."""
    sight = Sight(values.law, seat)
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
