"""The game of Bohnanza, put together from its options and tables."""

from __future__ import annotations

from typing import Any

from haricot.beans.market import MakeOffer
from haricot.beans.tables import Tables
from haricot.cards.actions import BuyField
from haricot.cards.game import CardGame
from haricot.cards.law import MOST_FIELDS, Law
from haricot.cards.outlook import CardOutlook
from haricot.cards.table import Table, draw
from haricot.cards.turn import (
    PlantFromHand,
    PlantPhase,
    PlantTraded,
    PlantTradedPhase,
    StopPlanting,
    StopPlantingTraded,
    TradePhase,
)
from haricot.games.bohnanza.contracts import (
    ContractPhase,
    FulfilContract,
    LayOutContract,
    PlantAmongContracts,
    ReturnPhase,
    StopAmongContracts,
)
from haricot.games.bohnanza.garden import Garden, draw_contract
from haricot.games.bohnanza.options import Options
from haricot.games.bohnanza.rules import BuyThirdField, DrawPhase, SellForField
from haricot.games.bohnanza.view import GardenView, view
from haricot.kernel.actions import Action, Done, Offer
from haricot.kernel.errors import BadOption
from haricot.kernel.rules import AnyRule, Phase
from haricot.kernel.shuffle import shuffle
from haricot.kernel.types import NONE, CardId, Count, Seat
from haricot.kernel.view import View


class Bohnanza(CardGame[Garden, Options]):
    """Bohnanza for one choice of options and tables."""

    def __init__(self, options: Options, tables: Tables, own_tables: bool = False) -> None:
        self.name = "bohnanza"
        self.version = 1
        self.seats_rule = "B6"
        self.end_rule = "B24"
        self.most_fields = MOST_FIELDS
        pairs = tables.contracts.pairs() if options.contracts and tables.contracts else []
        if options.contracts and len(pairs) < options.players:
            raise BadOption(f"Tables: {len(pairs)} contracts are too few; every player draws one (E4).")
        in_play = tables.only([key for key in tables.bean if key not in options.left_out()])
        law = Law(in_play, len(pairs), options.ends_at(), {})
        law.earn_fields()
        dealt = sum(options.hands())
        super().__init__(options, tables, own_tables, law, dealt, options.trade_talers, pairs)

    def turn(self) -> list[Phase[Garden]]:
        """List the four actions of a turn, and what contracts add to them."""
        law, players = self.law, self.players
        trade = TradePhase(law, self.goods, players)
        traded = PlantTradedPhase("plant traded", [PlantTraded(law), StopPlantingTraded(law, "B17", players)])
        if not self.pairs:
            plant: Phase[Garden] = PlantPhase("plant", [PlantFromHand(law), StopPlanting(law, "B8", players)])
            return [plant, trade, traded, DrawPhase(law, self.options)]
        stop = StopAmongContracts(law, "B8", players)
        return [
            PlantPhase("plant", [PlantAmongContracts(law), stop, LayOutContract(law, players)]),
            trade,
            traded,
            ReturnPhase("return contract", []),
            DrawPhase(law, self.options),
            ContractPhase(law),
        ]

    def standing_rules(self) -> list[AnyRule[Garden]]:
        """List what may be done at any time."""
        market: MakeOffer[Table] = MakeOffer("B11", Offer, self.goods)
        rules: list[AnyRule[Garden]] = [
            SellForField(self.law, self.players),
            BuyThirdField(self.options.cost(), market, self.players),
        ]
        if self.pairs:
            rules.append(FulfilContract(self.law, self.pairs, self.players))
        return rules

    def field_cost(self) -> Count:
        """Tell what a third field costs (B4)."""
        return self.options.cost()

    def settings(self) -> dict[str, Any]:
        """Tell the options as they are played: the cost of a third field may follow from the others."""
        return {**super().settings(), "third_field_cost": self.options.cost()}

    def view(self, state: Garden, seat: Seat) -> GardenView:
        """Show what a seat may see (B1)."""
        return view(state, seat, self.name, self.phases[state.phase].name)

    def outlook(self, view: View, action: Action) -> CardOutlook | None:
        """Tell what an action would do; a third field and contracts are of this game alone (B4, E6, E9)."""
        assert isinstance(view, GardenView), "Bohnanza is seen as a garden"
        seat = action.seat
        if isinstance(action, BuyField):
            costs = self.options.cost()
            return CardOutlook(costs=costs, contracts=max(0, costs - view.talers[seat]))
        if isinstance(action, Done) and view.phase == "plant traded" and view.exposed[seat] != NONE:
            return CardOutlook(returns=view.exposed[seat])
        return super().outlook(view, action)

    def set_up(self, seed: int) -> Garden:
        """Shuffle and deal (B6, E2, E4)."""
        state = Garden()
        state.lay_garden(self.players, seed, self.options.fields())
        state.deck = list[CardId](range(self.law.beans))
        shuffle(state.deck, seed, 0)
        for dealt in range(max(self.options.hands())):
            for seat, size in enumerate(self.options.hands()):
                if dealt < size:
                    draw(state, [seat], self.law.ends_at)
        if self.pairs:
            self.deal_contracts(state)
        return state

    def clone(self, state: Garden) -> Garden:
        """Make a twin of a garden."""
        return state.clone()

    def deal_contracts(self, state: Garden) -> None:
        """Give everybody a contract to the back of the hand (E4)."""
        first: Count = self.law.beans
        state.contracts = list[CardId](range(first, first + len(self.pairs)))
        # Its own stream, so that contracts do not change how the beans lie.
        shuffle(state.contracts, state.seed, -1)
        for seat in range(state.players):
            draw_contract(state, seat)
