"""The game of Bohnanza, put together from its options and tables."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from haricot.beans.goods import Cards
from haricot.beans.grammar import Grammar
from haricot.beans.law import Law
from haricot.beans.market import MakeOffer
from haricot.beans.table import Table, draw
from haricot.beans.tables import Tables
from haricot.beans.vocabulary import Vocabulary
from haricot.games.bohnanza.contracts import ContractPhase, FulfilContract, LayOutContract, ReturnPhase
from haricot.games.bohnanza.garden import Garden, draw_contract
from haricot.games.bohnanza.options import Options
from haricot.games.bohnanza.rules import (
    BuyThirdField,
    DrawPhase,
    PlantFromHand,
    PlantPhase,
    PlantTraded,
    PlantTradedPhase,
    SellField,
    StopPlanting,
    StopPlantingTraded,
    TradePhase,
)
from haricot.games.bohnanza.view import GardenView, view
from haricot.kernel.actions import Offer
from haricot.kernel.errors import BadOption
from haricot.kernel.game import Game
from haricot.kernel.rules import AnyRule, Phase
from haricot.kernel.shuffle import shuffle
from haricot.kernel.types import CardId, Count, Seat


class Bohnanza(Game[Garden]):
    """Bohnanza for one choice of options and tables."""

    def __init__(self, options: Options, tables: Tables, own_tables: bool = False) -> None:
        self.name = "bohnanza"
        self.version = 1
        self.seats_rule = "B6"
        self.end_rule = "B24"
        self.options = options
        self.tables = tables
        self.own_tables = own_tables
        self.pairs = tables.contracts.pairs() if options.contracts and tables.contracts else []
        in_play = tables.only([key for key in tables.bean if key not in options.left_out()])
        self.law = Law(in_play, len(self.pairs), options.ends_at())
        check_deck(self.law, options)
        self.goods = Cards(self.law, options.trade_talers)
        super().__init__(self.phases(), self.standing_rules())

    def phases(self) -> list[Phase[Garden]]:
        """List the four actions of a turn, and what contracts add to them."""
        law, players = self.law, self.options.players
        planting: list[AnyRule[Garden]] = [PlantFromHand(law), StopPlanting("B8", players)]
        traded: list[AnyRule[Garden]] = [PlantTraded(law), StopPlantingTraded("B17", players)]
        if not self.pairs:
            return [
                PlantPhase("plant", planting),
                TradePhase(law, self.goods, players),
                PlantTradedPhase("plant traded", traded),
                DrawPhase(law, self.options),
            ]
        return [
            PlantPhase("plant", [*planting, LayOutContract(law)]),
            TradePhase(law, self.goods, players),
            PlantTradedPhase("plant traded", traded),
            ReturnPhase("return contract", []),
            DrawPhase(law, self.options),
            ContractPhase(law),
        ]

    def standing_rules(self) -> list[AnyRule[Garden]]:
        """List what may be done at any time."""
        market: MakeOffer[Table] = MakeOffer("B11", Offer, self.goods)
        rules: list[AnyRule[Garden]] = [SellField(self.law, self.options.players)]
        if self.options.fields() < 3:
            rules.append(BuyThirdField(self.options.cost(), market))
        if self.pairs:
            rules.append(FulfilContract(self.law, self.pairs))
        return rules

    def describe(self) -> dict[str, Any]:
        """Tell what a record has to name: game, version, options and tables."""
        return {
            "game": self.name,
            "version": self.version,
            "options": to_builtins(self.options),
            "tables": self.tables.described(self.own_tables),
        }

    def view(self, state: Garden, seat: Seat) -> GardenView:
        """Show what a seat may see (B1)."""
        return view(state, seat, self.name, self.turn[state.phase].name)

    def grammar(self, names: list[str], language: str = "en") -> Grammar:
        """Understand what players of these names type in their language."""
        return Grammar(self.law, Vocabulary(self.tables, self.law.keys, names, language))

    def set_up(self, seed: int) -> Garden:
        """Shuffle and deal (B6, E2, E4)."""
        state = Garden()
        state.lay_garden(self.options.players, seed, self.options.fields())
        state.deck = list[CardId](range(self.law.beans))
        shuffle(state.deck, seed, 0)
        for dealt in range(max(self.options.hands())):
            for seat, size in enumerate(self.options.hands()):
                if dealt < size:
                    draw(state, seat, 1, self.law.ends_at)
        if self.pairs:
            self.deal_contracts(state)
        return state

    def deal_contracts(self, state: Garden) -> None:
        """Give everybody a contract to the back of the hand (E4)."""
        first: Count = self.law.beans
        state.contracts = list[CardId](range(first, first + len(self.pairs)))
        # Its own stream, so that contracts do not change how the beans lie.
        shuffle(state.contracts, state.seed, -1)
        for seat in range(state.players):
            draw_contract(state, seat)


def check_deck(law: Law, options: Options) -> None:
    """Raise BadOption if there are too few cards to deal and to turn two over."""
    needed = sum(options.hands()) + 2
    if law.beans < needed:
        raise BadOption(
            f"Tables: {law.beans} cards are too few; {options.players} players need {needed} at least."
        )
