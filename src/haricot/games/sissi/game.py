"""The game of Sissi!, put together from its options and tables."""

from __future__ import annotations

from haricot.beans.tables import Tables
from haricot.cards.game import TableGame
from haricot.cards.outlook import CardOutlook
from haricot.cards.table import Table
from haricot.cards.turn import (
    PlantFromHand,
    PlantPhase,
    PlantTraded,
    PlantTradedPhase,
    SellField,
    StopPlanting,
    StopPlantingTraded,
    TradePhase,
)
from haricot.games.sissi.law import SissiLaw
from haricot.games.sissi.options import Options
from haricot.games.sissi.rules import DrawPhase, NoThirdField, SissiPhase
from haricot.kernel.actions import Action, Done
from haricot.kernel.rules import AnyRule, Phase
from haricot.kernel.view import View

HAND = 5
ENDS_AT = 3


class Sissi(TableGame[Options]):
    """Sissi! for one choice of options and tables."""

    def __init__(self, options: Options, tables: Tables, own_tables: bool = False) -> None:
        self.name = "sissi"
        self.version = 1
        self.seats_rule = "S4"
        self.end_rule = "S14"
        self.most_fields = options.fields()
        self.hand = HAND
        law = SissiLaw(tables, ENDS_AT, doubling=True)
        super().__init__(options, tables, own_tables, law, HAND * options.players)

    def turn(self) -> list[Phase[Table]]:
        """List the five phases of a turn (S5 to S10)."""
        law, players = SissiLaw(self.tables, ENDS_AT, doubling=True), self.players
        first = SissiLaw(self.tables, ENDS_AT, doubling=self.options.doubling == "always")
        traded: list[AnyRule[Table]] = [PlantTraded(law), StopPlantingTraded(law, "B17", players)]
        return [
            PlantPhase("plant", [PlantFromHand(first), StopPlanting(law, "B8", players)]),
            TradePhase(law, self.goods, players),
            PlantTradedPhase("plant traded", traded),
            DrawPhase(law),
            SissiPhase(law),
        ]

    def standing_rules(self) -> list[AnyRule[Table]]:
        """List what may be done at any time (S2, S12)."""
        return [SellField(self.law, self.players), NoThirdField()]

    def outlook(self, view: View, action: Action) -> CardOutlook | None:
        """Tell what an action would do; the end of a turn sells fields with two of a sort in a row (S10)."""
        if not isinstance(action, Done) or view.phase != "plant traded":
            return super().outlook(view, action)
        fields = self.fields(view)
        sold = [field for field, row in enumerate(fields.rows) if self.law.must_sell(row)]
        sales = tuple([fields.sale(fields.rows, field) for field in sold])
        return CardOutlook(sales=sales) if sales else None
