"""How traders judge Sissi!."""
# interpreted: it only puts things together

from __future__ import annotations

from collections.abc import Mapping

from haricot.cards.bots.judgement import known_for
from haricot.cards.bots.weights import Weights
from haricot.games.sissi.bots.values import SissiValues
from haricot.games.sissi.game import Sissi
from haricot.games.sissi.law import SissiLaw

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


def sissi_values(game: Sissi, weights: Mapping[str, float]) -> SissiValues:
    """Make the values of rows that alternate."""
    assert isinstance(game.law, SissiLaw), "Sissi! is played by its own law"
    judges = Weights({**SISSI, **weights})
    return SissiValues(game.law, judges, known_for(game.law, judges))
