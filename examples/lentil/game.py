"""The game of Lentil Soup, put together from its options and tables."""

from __future__ import annotations

from examples.lentil.options import Options
from examples.lentil.rules import DrawPhase, LentilLaw, SoupPhase
from haricot.beans.tables import Tables
from haricot.cards.game import CardGame, check_deck
from haricot.cards.goods import Cards
from haricot.cards.table import Table, draw
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
from haricot.cards.view import TableView, shown
from haricot.kernel.rules import Phase
from haricot.kernel.shuffle import shuffle
from haricot.kernel.types import Seat

HAND = 4


class Lentil(CardGame[Table, Options]):
    """Lentil Soup for one choice of options and tables."""

    def __init__(self, options: Options, tables: Tables, own_tables: bool = False) -> None:
        # Where it is found is its name: records tell it.
        self.name = "examples.lentil:LENTIL"
        self.version = 1
        self.seats_rule = "L1"
        self.end_rule = "L4"
        self.players = options.players
        self.options = options
        self.tables = tables
        self.own_tables = own_tables
        self.pairs = []
        self.law = LentilLaw(tables, options.kettles)
        self.most_fields = options.fields()
        check_deck(self.law, options.players, HAND * options.players)
        self.goods = Cards(self.law, trade_talers=False)
        super().__init__(self.turn(), [])

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

    def set_up(self, seed: int) -> Table:
        """Shuffle and deal (L1)."""
        state = Table()
        state.lay(self.players, seed, self.options.fields())
        state.deck = list(range(self.law.beans))
        shuffle(state.deck, seed, 0)
        draw(state, list(range(self.players)) * HAND, self.law.ends_at)
        return state

    def clone(self, state: Table) -> Table:
        """Make a twin of a table."""
        twin = Table()
        state.copy_table(twin)
        return twin

    def view(self, state: Table, seat: Seat) -> TableView:
        """Show what a seat may see: that of a table is all there is."""
        return TableView(**shown(state, seat, self.name, self.phases[state.phase].name))
