"""Bohnanza's kit: every choice of options, with the printed tables and with small ones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hypothesis import strategies as st

from haricot.beans.events import ContractDrawn
from haricot.beans.tables import ContractCards, Tables
from haricot.cards.actions import BuyField, Fulfil, LayOut, Plant, Sell
from haricot.cards.events import FieldBought
from haricot.cards.game import CardGame
from haricot.cards.testing import CardKit
from haricot.cards.testing.kit import CardCrowd
from haricot.games.bohnanza.events import ContractPaid, ContractReturned, Fulfilled, LaidOut
from haricot.games.bohnanza.garden import Garden
from haricot.games.bohnanza.options import read_options
from haricot.kernel.actions import Action, Done
from haricot.kernel.errors import BadOption
from haricot.kernel.events import Event
from haricot.kernel.types import NONE, CardId, Seat
from haricot.testing import Choice
from tests.games.bohnanza.books import GardenBooks
from tests.games.drawn import bean_kinds

# Each one is chosen among what goes with those before it; what is there twice is chosen more often.
VALUES: dict[str, list[object]] = {
    "extension": [False, True, True],
    "players": [3, 4, 5, 6, 7],
    "contracts": [False, True, True],
    "third_field_at_start": [False, True],
    "third_field_cost": [None, *range(1, 11)],
    "trade_talers": [False, True],
    "tie_break": ["share", "hand"],
    "leave_out": ["none", "kakao", "acker"],
    "plant_hands_at_end": [False, True],
}
# The extension leaves kinds out by their names; the others mean nothing.
KEYS = ("rote", "garten", "kaffee", "kakao", "acker", "sumpf", "mond_bohne")


def allowed(options: dict[str, Any]) -> bool:
    """Tell whether a game can be played with these options."""
    try:
        read_options(options)
    except BadOption:
        return False
    return True


def option_set(draw: st.DrawFn) -> dict[str, Any]:
    """Choose any options that go together."""
    options: dict[str, Any] = {}
    for name, values in VALUES.items():
        fitting = [value for value in values if allowed({**options, name: value})]
        options[name] = draw(st.sampled_from(fitting), label=name)
    return options


@st.composite
def small_tables(draw: st.DrawFn, options: dict[str, Any]) -> Tables:
    """Make up tables with few cards, so that everything runs out soon."""
    chosen = read_options(options)
    keys = draw(st.lists(st.sampled_from(KEYS), unique=True, max_size=5))
    bean = {key: draw(bean_kinds(1)) for key in keys}
    in_play = sum(kind.cards for key, kind in bean.items() if key not in chosen.left_out())
    bean["blaue"] = draw(bean_kinds(max(1, sum(chosen.hands()) + 2 - in_play)))
    return Tables("small", bean, draw(contract_cards(chosen.players)) if chosen.contracts else None)


@st.composite
def contract_cards(draw: st.DrawFn, players: int) -> ContractCards:
    """Make up contracts, at least one for everybody, and sometimes hardly more."""
    lowest = draw(st.integers(1, 2))
    highest = draw(st.integers(lowest, 4))
    size = st.integers(lowest, highest)
    least = max(0, players - (highest - lowest + 1) ** 2)
    twice = draw(st.lists(st.tuples(size, size), min_size=least, max_size=least + 3))
    return ContractCards(lowest, highest, tuple(twice))


class GardenCrowd(CardCrowd):
    """Random players who fulfil a contract or buy a field whenever they can."""

    treats = (BuyField, Fulfil)


class BohnanzaKit(CardKit[Garden]):
    """Bohnanza, to be proved."""

    crowd = GardenCrowd
    dutiful = (Plant, LayOut, Done, Sell)

    def any_choice(self, draw: st.DrawFn) -> Choice:
        options = option_set(draw)
        return Choice(self.name, options, draw(st.none() | small_tables(options), label="tables"))

    def books(self, game: Any, state: Garden) -> GardenBooks:
        return GardenBooks(game)

    def piles(self, state: Garden) -> list[list[CardId]]:
        return [*super().piles(state), state.contracts]

    def shown(self, event: Event, viewer: Seat) -> Iterable[CardId]:
        match event:
            case ContractDrawn(seat=seat, card=card):
                return (card,) if seat == viewer else ()
            case LaidOut(card=card) | Fulfilled(card=card):
                return (card,)
            case FieldBought(paid=cards):
                return cards
        return super().shown(event, viewer)

    def undealt(self, game: CardGame[Garden, Any], state: Garden) -> Garden | None:
        before = super().undealt(game, state)
        assert before is not None
        before.contracts = list(range(game.law.beans, len(game.law.kind)))
        return before

    def check_outlook(
        self,
        game: CardGame[Garden, Any],
        told: Any,
        action: Action,
        before: Garden,
        after: Garden,
        events: list[Event],
    ) -> None:
        super().check_outlook(game, told, action, before, after, events)
        paid = sum(isinstance(event, ContractPaid) for event in events)
        assert not isinstance(action, BuyField) or paid == told.contracts
        returned = [event.card for event in events if isinstance(event, ContractReturned)]
        assert told.returns == NONE or returned == [told.returns]


KIT = BohnanzaKit(
    "bohnanza",
    {"players": 3, "trade_talers": True},
    {"players": 4, "third_field_at_start": True, "tie_break": "hand"},
    {"players": 5},
    {"players": 3, "extension": True, "contracts": True, "plant_hands_at_end": True},
    {"players": 5, "extension": True, "contracts": True, "leave_out": "kakao"},
    {"players": 7, "extension": True, "contracts": True, "trade_talers": True, "third_field_cost": 2},
)
