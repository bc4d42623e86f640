"""The turn of a card game, heading by heading: plant, trade, plant what was traded; and selling at any time.

The numbers are Bohnanza's; a law cites them by the number that its own game has for them.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from haricot.beans.answers import market_rules
from haricot.beans.market import CloseMarket, MakeOffer
from haricot.cards.actions import Plant, Sell
from haricot.cards.goods import Cards
from haricot.cards.law import MOST_FIELDS, Law, sellable
from haricot.cards.table import Table, plant, sell, turn_over
from haricot.kernel.actions import Action, Done, Offer
from haricot.kernel.errors import Illegal
from haricot.kernel.rules import AnyRule, Phase, Rule, SeatRule, own_turn
from haricot.kernel.types import NONE, CardId, Count, Seat, mypyc_attr

T = TypeVar("T", bound=Table, contravariant=True)


def check_field(table: Table, seat: Seat, field: Count, rule: str) -> None:
    """Raise Illegal unless the seat has such a field."""
    if not 0 <= field < len(table.fields[seat]):
        last = len(table.fields[seat])
        raise Illegal(rule, "no-such-field", field=field + 1, last=last)


def check_room(law: Law, table: Table, seat: Seat, card: CardId, field: Count) -> None:
    """Raise Illegal unless the card fits into the field (B9)."""
    check_field(table, seat, field, law.cite("B3"))
    row = table.fields[seat][field]
    if not law.fits(row, card):
        rule, why, bean = law.misfit_rule(row, card), law.misfit(row, card), law.keys[law.kind[card]]
        broken = Illegal(rule, "wrong-field", bean=bean, field=field + 1, why=why)
        raise broken.named(bean=law.name(card))


def list_plants(law: Law, table: Table, seat: Seat, card: CardId, actions: list[Action]) -> None:
    """Add every field that a card may be planted in."""
    for field, row in enumerate(table.fields[seat]):
        if law.fits(row, card):
            actions.append(Plant(seat, card, field))


@mypyc_attr(allow_interpreted_subclasses=True)
class Close(SeatRule[Table, Done]):
    """The active player closes a phase."""

    def __init__(self, law: Law, number: str, players: Seat) -> None:
        super().__init__(law.cite(number), Done, players)
        self.law = law

    def play(self, state: Table, action: Done) -> None:
        """Close the phase of the active player."""
        state.closed = True


@mypyc_attr(allow_interpreted_subclasses=True)
class PlantFromHand(Rule[Table, Plant]):
    """The first card of the hand must be planted, the next one may be (B7, B8)."""

    def __init__(self, law: Law) -> None:
        super().__init__(law.cite("B7"), Plant)
        self.law = law

    def next_card(self, state: Table, seat: Seat) -> CardId:
        """Find the card that a seat may plant now: the first in hand, if it is not the third; else NONE."""
        hand = state.hands[seat]
        return hand[0] if seat == state.active and state.planted < 2 and hand else NONE

    def legal(self, state: Table, seat: Seat, actions: list[Action]) -> None:
        """List the fields that the card goes into."""
        card = self.next_card(state, seat)
        if card != NONE:
            list_plants(self.law, state, seat, card, actions)

    def check(self, state: Table, action: Plant) -> None:
        """The card is the next one, and it fits."""
        card = self.next_card(state, action.seat)
        if card == NONE or card != action.card:
            self.refuse(state, action)
        check_room(self.law, state, action.seat, action.card, action.field)

    def refuse(self, state: Table, action: Plant) -> None:
        """Raise Illegal with the reason why this card is not the next one."""
        own_turn(state, action.seat, self.number)
        if state.planted > 1:
            raise Illegal(self.law.cite("B8"), "third-card")
        raise Illegal(self.number, "not-first")

    def play(self, state: Table, action: Plant) -> None:
        """Move the card into the field."""
        plant(state, action.seat, action.card, action.field)


class StopPlanting(Close):
    """With the first card planted, or no card left, the active player may leave it at that (B7, B8)."""

    def may(self, state: Table, seat: Seat) -> bool:
        """Let the active player go on after the first card."""
        return seat == state.active and (state.planted > 0 or not state.hands[seat])

    def refuse(self, state: Table, seat: Seat) -> None:
        """The first card has to be planted."""
        own_turn(state, seat, self.law.cite("B7"))
        raise Illegal(self.law.cite("B7"), "must-plant")

    def play(self, state: Table, action: Done) -> None:
        """Close the phase of the active player."""
        state.planted = 0
        state.closed = True


@mypyc_attr(allow_interpreted_subclasses=True)
class PlantPhase(Phase[T], Generic[T]):
    """Action 1: plant cards from the hand; skipped with an empty hand (B7)."""

    def enter(self, state: T) -> None:
        """Skip the phase with an empty hand."""
        state.closed = not state.hands[state.active]


@mypyc_attr(allow_interpreted_subclasses=True)
class TradePhase(Phase[Table]):
    """Action 2: turn two cards over, trade and give (B10 to B16)."""

    def __init__(self, law: Law, goods: Cards, players: Seat) -> None:
        rules: list[AnyRule[Table]] = [
            *market_rules(MakeOffer(law.cite("B11"), Offer, goods, listed=False)),
            CloseMarket(law.cite("B16"), Done, players),
        ]
        super().__init__("trade", rules)
        self.law = law

    def enter(self, state: Table) -> None:
        """Turn two cards over (B10)."""
        turn_over(state, 2, self.law.ends_at)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlantTraded(Rule[Table, Plant]):
    """Everybody plants the cards set aside, the active player the face-up ones too, in any order (B17)."""

    def __init__(self, law: Law) -> None:
        super().__init__(law.cite("B17"), Plant)
        self.law = law

    def legal(self, state: Table, seat: Seat, actions: list[Action]) -> None:
        """List each card to plant with each field that it goes into."""
        for card in state.to_plant(seat):
            list_plants(self.law, state, seat, card, actions)

    def check(self, state: Table, action: Plant) -> None:
        """The card is one that the player has to plant, and it fits."""
        if action.card not in state.to_plant(action.seat):
            turn = "yes" if action.seat == state.active else "no"
            raise Illegal(self.number, "not-aside", turn=turn)
        check_room(self.law, state, action.seat, action.card, action.field)

    def play(self, state: Table, action: Plant) -> None:
        """Move the card into the field."""
        plant(state, action.seat, action.card, action.field)


class StopPlantingTraded(Close):
    """When everything is planted the active player goes on to draw (B17)."""

    def may(self, state: Table, seat: Seat) -> bool:
        """Let the active player go on when all is planted."""
        return seat == state.active and not unplanted(state)

    def refuse(self, state: Table, seat: Seat) -> None:
        """Everything has to be planted first."""
        own_turn(state, seat, self.number)
        raise Illegal(self.number, "must-plant-all", seats=unplanted(state))


def unplanted(state: Table) -> list[Seat]:
    """Name the seats that have cards to plant."""
    seats = [seat for seat in range(state.players) if state.aside[seat]]
    if state.face_up and not state.aside[state.active]:
        seats.append(state.active)
    return seats


@mypyc_attr(allow_interpreted_subclasses=True)
class PlantTradedPhase(Phase[Table]):
    """Action 3: plant what was traded (B17)."""

    def waits_for(self, state: Table) -> list[Seat]:
        """Wait for all with cards to plant, then for the active player."""
        return unplanted(state) or [state.active]


@mypyc_attr(allow_interpreted_subclasses=True)
class SellField(Rule[Table, Sell]):
    """Anybody may sell a field at any time, but for a single bean beside a larger field (B19, B20)."""

    def __init__(self, law: Law, players: Seat) -> None:
        super().__init__(law.cite("B19"), Sell)
        self.law = law
        self.sales: list[list[Action]] = [
            [Sell(seat, field) for field in range(MOST_FIELDS)] for seat in range(players)
        ]

    def legal(self, state: Table, seat: Seat, actions: list[Action]) -> None:
        """List the fields that may be sold."""
        for field in sellable(state.fields[seat]):
            actions.append(self.sales[seat][field])

    def check(self, state: Table, action: Sell) -> None:
        """The field is there, has cards, and is not protected."""
        check_field(state, action.seat, action.field, self.number)
        fields, number = state.fields[action.seat], action.field + 1
        if not fields[action.field]:
            raise Illegal(self.number, "empty-field", field=number)
        if action.field not in sellable(fields):
            raise Illegal(self.law.cite("B20"), "protected", field=number)

    def play(self, state: Table, action: Sell) -> None:
        """Sell the field for talers."""
        seat, field = action.seat, action.field
        sell(state, seat, field, self.law.coins(state.fields[seat][field]))
