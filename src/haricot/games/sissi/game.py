"""The game of Sissi!, put together from its options and tables."""

from __future__ import annotations

from haricot.beans.tables import Tables
from haricot.cards.game import CardGame, check_deck
from haricot.cards.goods import Cards
from haricot.cards.outlook import CardOutlook
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
from haricot.games.sissi.law import SissiLaw
from haricot.games.sissi.options import Options
from haricot.games.sissi.rules import DrawPhase, NoThirdField, SissiPhase
from haricot.kernel.actions import Action, Done
from haricot.kernel.rules import AnyRule, Phase
from haricot.kernel.shuffle import shuffle
from haricot.kernel.types import CardId, Seat
from haricot.kernel.view import View

HAND = 5
ENDS_AT = 3


class Sissi(CardGame[Table, Options]):
    """Sissi! for one choice of options and tables."""

    def __init__(self, options: Options, tables: Tables, own_tables: bool = False) -> None:
        self.name = "sissi"
        self.version = 1
        self.seats_rule = "S4"
        self.end_rule = "S14"
        self.players = options.players
        self.options = options
        self.tables = tables
        self.own_tables = own_tables
        self.pairs = []
        self.law = SissiLaw(tables, ENDS_AT, doubling=True)
        self.most_fields = options.fields()
        check_deck(self.law, options.players, HAND * options.players)
        self.goods = Cards(self.law, trade_talers=False)
        super().__init__(self.turn(), [SellField(self.law, self.players), NoThirdField()])

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

    def view(self, state: Table, seat: Seat) -> TableView:
        """Show what a seat may see (S1)."""
        return TableView(**shown(state, seat, self.name, self.phases[state.phase].name))

    def outlook(self, view: View, action: Action) -> CardOutlook | None:
        """Tell what an action would do; the end of a turn sells fields with two of a sort in a row (S10)."""
        if not isinstance(action, Done) or view.phase != "plant traded":
            return super().outlook(view, action)
        fields = self.fields(view)
        sold = [field for field, row in enumerate(fields.rows) if self.law.must_sell(row)]
        sales = tuple([fields.sale(fields.rows, field) for field in sold])
        return CardOutlook(sales=sales) if sales else None

    def clone(self, state: Table) -> Table:
        """Make a twin of a table."""
        twin = Table()
        state.copy_table(twin)
        return twin

    def set_up(self, seed: int) -> Table:
        """Shuffle and deal (S2, S4)."""
        state = Table()
        state.lay(self.players, seed, self.options.fields())
        state.deck = list[CardId](range(self.law.beans))
        shuffle(state.deck, seed, 0)
        draw(state, list[Seat](range(self.players)) * HAND, self.law.ends_at)
        return state
