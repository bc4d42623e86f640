"""The game of Lentil Soup, put together from its options and tables."""

from __future__ import annotations

from examples.lentil.options import Options
from examples.lentil.rules import DrawPhase, LentilLaw, SoupPhase
from haricot.beans.tables import Tables
from haricot.cards.game import TableGame
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
from haricot.kernel.rules import Phase

HAND = 4


class Lentil(TableGame[Options]):
    """Lentil Soup for one choice of options and tables."""

    def __init__(self, options: Options, tables: Tables, own_tables: bool = False) -> None:
        # Where it is found is its name: records tell it.
        self.name = "examples.lentil:LENTIL"
        self.version = 1
        self.seats_rule = "L1"
        self.end_rule = "L4"
        self.most_fields = options.fields()
        self.hand = HAND
        law = LentilLaw(tables, options.kettles)
        super().__init__(options, tables, own_tables, law, HAND * options.players)

    def turn(self) -> list[Phase[Table]]:
        """List the phases of a turn: three that all card games have, the draw, and the soup."""
        law, players = self.law, self.players
        sale = SellField(law, players)
        trade = TradePhase(law, self.goods, players)
        trade.rules.append(sale)
        stop, go_on = StopPlanting(law, "B8", players), StopPlantingTraded(law, "B17", players)
        return [
            PlantPhase("plant", [PlantFromHand(law), stop, sale]),
            trade,
            PlantTradedPhase("plant traded", [PlantTraded(law), go_on, sale]),
            DrawPhase(law, self.options.drawn()),
            SoupPhase(law),
        ]
