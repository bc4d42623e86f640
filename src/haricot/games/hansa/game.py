"""The game of Bohn Hansa, put together from its options and tables."""

from __future__ import annotations

from typing import Any

from haricot.beans.answers import market_rules
from haricot.beans.game import BeanGame
from haricot.beans.market import CloseMarket, MakeOffer
from haricot.beans.vocabulary import Vocabulary
from haricot.games.hansa.actions import BuyContract, PayBean, PutBack
from haricot.games.hansa.atlas import Atlas
from haricot.games.hansa.contracts import BuyNewContract, DeliverContract, MakeRoom
from haricot.games.hansa.goods import Wagons
from haricot.games.hansa.grammar import HansaGrammar
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.opening import OpeningPhase, RevealContract, stock_cities
from haricot.games.hansa.options import Options
from haricot.games.hansa.outlook import AnyProspect, Foresight
from haricot.games.hansa.reading import Reader, Reading
from haricot.games.hansa.tables import HansaTables
from haricot.games.hansa.tolls import PayTollInBeans
from haricot.games.hansa.turn import (
    BuyFromCity,
    BuyInScarcity,
    DeliverAtLast,
    EndPhase,
    EndTurn,
    FinalPhase,
    FinishGame,
    TradePhase,
    TravelOn,
    TravelPhase,
)
from haricot.games.hansa.verbs import draw_contract
from haricot.games.hansa.view import HanseView, view
from haricot.kernel.actions import Action, Done, Offer
from haricot.kernel.errors import Illegal
from haricot.kernel.events import Event
from haricot.kernel.rules import AnyRule, Phase
from haricot.kernel.shuffle import shuffle
from haricot.kernel.types import NONE, Bean, CardId, Seat
from haricot.kernel.view import View


class Hansa(BeanGame[Hanse, Options, HansaTables, Wagons]):
    """Bohn Hansa for one choice of options and tables."""

    def __init__(
        self, options: Options, tables: HansaTables, own_tables: bool = False, version: int = 2
    ) -> None:
        self.name = "hansa"
        self.version = version
        self.seats_rule = "H5"
        self.end_rule = "H29"
        self.players = options.players
        self.options = options
        self.tables = tables
        self.own_tables = own_tables
        self.atlas = Atlas(tables, renews_early=version == 1)
        self.reader = Reader(self.atlas, options.trade_with == "guests")
        self.goods = Wagons(self.atlas, options.trade_with == "guests")
        self.market: MakeOffer[Hanse] = MakeOffer("H17", Offer, self.goods, listed=False)
        self.toll = PayTollInBeans(self.atlas)
        self.contract = BuyNewContract(self.atlas)
        self.room = MakeRoom(self.atlas)
        opening: list[Phase[Hanse]] = [OpeningPhase("opening", [RevealContract(self.atlas)])]
        final: list[AnyRule[Hanse]] = [DeliverAtLast(self.atlas), FinishGame(self.atlas, self.players)]
        super().__init__(self.turn(), self.standing_rules(), opening, [FinalPhase("final", final)])

    def turn(self) -> list[Phase[Hanse]]:
        """List the three phases of a turn (H10 to H24)."""
        trade: list[AnyRule[Hanse]] = [
            *market_rules(self.market),
            BuyFromCity(self.atlas),
            BuyInScarcity(self.atlas),
            CloseMarket("H24", Done, self.players),
            self.toll,
        ]
        return [
            TravelPhase([TravelOn(self.atlas), self.toll], self.atlas),
            TradePhase(trade, self.atlas),
            EndPhase("end", [EndTurn("H24", Done, self.players)]),
        ]

    def standing_rules(self) -> list[AnyRule[Hanse]]:
        """List what may be done in any phase of a turn (H8, H9, H18)."""
        return [DeliverContract(self.atlas), self.contract, self.room]

    def legal(self, state: Hanse, seat: Seat) -> list[Action]:
        """List what a seat may do; while somebody owes a toll the market waits (H13, H20)."""
        if state.debtor == NONE or not 0 <= seat < state.players:
            return super().legal(state, seat)
        actions: list[Action] = []
        if seat == state.debtor:
            self.toll.legal(state, seat, actions)
        else:
            self.contract.legal(state, seat, actions)
            self.room.legal(state, seat, actions)
        return actions

    def check(self, state: Hanse, action: Action) -> None:
        """Raise Illegal for what may not be played now."""
        if state.debtor != NONE and state.debtor == action.seat and not isinstance(action, PayBean):
            raise Illegal("H13", "toll-first", due=state.due)
        if state.debtor not in (NONE, action.seat) and not isinstance(action, BuyContract | PutBack):
            rule = "H13" if state.debtor == state.active else "H20"
            raise Illegal(rule, "wait-for-toll")
        super().check(state, action)

    def apply(self, state: Hanse, action: Action) -> list[Event]:
        """Play an action, and let the offers lapse that can no longer be kept (M5)."""
        news = super().apply(state, action)
        if state.offers:
            self.market.tidy(state)
        return news

    def pass_turn(self, state: Hanse) -> None:
        """Let the next player begin, unless this was the last turn (H25)."""
        if state.turns_left:
            state.turns_left -= 1
            if not state.turns_left:
                self.enter(state, self.last + 1)
                return
        super().pass_turn(state)

    def keys(self) -> list[str]:
        """List the keys of the kinds of bean, in the order of the tables."""
        return self.atlas.keys

    def names(self) -> list[str]:
        """List the English names of the kinds of bean, in the order of the tables."""
        return self.atlas.names

    def kinds(self) -> list[Bean]:
        """List the kind of every token, by its id."""
        return self.atlas.kind

    def __reduce__(self) -> tuple[Any, ...]:
        """Let copies, and other processes, make the game again of what it was made of."""
        return type(self), (self.options, self.tables, self.own_tables, self.version)

    def view(self, state: Hanse, seat: Seat) -> HanseView:
        """Show what a seat may see: all but the contracts of others and the piles."""
        return view(state, seat, self.name, self.phases[state.phase].name, self.atlas)

    def outlook(self, view: View, action: Action) -> AnyProspect | None:
        """Tell what an action would do, or an offer that is only a draft."""
        assert isinstance(view, HanseView), "Bohn Hansa is seen as a board"
        return Foresight(self.reader, view).of(action) if view.seat >= 0 else None

    def appraise(self, view: View) -> Reading:
        """Tell what the law reads from the board: prices, harvests to come, partners, own contracts."""
        assert isinstance(view, HanseView), "Bohn Hansa is seen as a board"
        return self.reader.read(view)

    def grammar(self, names: list[str], language: str = "en") -> HansaGrammar:
        """Understand what players of these names type in their language."""
        return HansaGrammar(self.atlas, Vocabulary(self.tables.bean, self.atlas.keys, names, language))

    def clone(self, state: Hanse) -> Hanse:
        """Make a twin of a board."""
        return state.clone()

    def set_up(self, seed: int) -> Hanse:
        """Stock carts and cities, shuffle, and deal three contracts each (H5, H6)."""
        state, atlas = Hanse(), self.atlas
        state.lay(self.players, seed, len(atlas.keys), atlas.boxes)
        for token in range(len(atlas.kind) - 1, -1, -1):
            state.reserve[atlas.kind[token]].append(token)
        stock_cities(state, atlas)
        state.harvests = list[CardId](range(len(atlas.lots)))
        shuffle(state.harvests, seed, -1)
        state.put_by = [state.harvests.pop(), state.harvests.pop()]
        first = atlas.first_contract
        state.contracts = list[CardId](range(first, first + len(atlas.value)))
        shuffle(state.contracts, seed, 0)
        for seat in range(self.players):
            state.hands[seat] = atlas.hand(seat)
            for _ in range(3):
                draw_contract(state, seat, state.dealt[seat])
        return state
