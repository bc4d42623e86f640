"""What Bohnanza has of its own: the draw that ends the game, fields sold for a field, the third field."""

from __future__ import annotations

from haricot.beans.market import MakeOffer
from haricot.cards.actions import BuyField, Sell
from haricot.cards.law import MOST_FIELDS, Law
from haricot.cards.table import Table, add_field, buy_field, draw
from haricot.cards.turn import SellField
from haricot.games.bohnanza.end import finish
from haricot.games.bohnanza.garden import Garden, pay_contract
from haricot.games.bohnanza.options import Options
from haricot.kernel.errors import Illegal
from haricot.kernel.rules import Phase, SeatRule
from haricot.kernel.types import Count, Seat


class DrawPhase(Phase[Garden]):
    """Action 4: draw to the back of the hand; the game ends before or in it (B18, B23)."""

    def __init__(self, law: Law, options: Options) -> None:
        super().__init__("draw", [])
        self.law = law
        self.options = options
        self.drawn: Count = options.drawn()

    def enter(self, state: Garden) -> None:
        """Draw, unless the last exhaustion came in action 2, and end the game if it has come now."""
        draw(state, [state.active] * self.drawn, self.law.ends_at)
        state.closed = True
        if state.exhaustions >= self.law.ends_at:
            finish(state, self.law, self.options)


class SellForField(SellField):
    """Some fields are sold for a third field instead of talers (E1)."""

    def play(self, state: Table, action: Sell) -> None:
        """Sell it, and add the field that it earns."""
        fields = state.fields[action.seat]
        earns_field = self.law.earns_field(fields[action.field]) and len(fields) < MOST_FIELDS
        super().play(state, action)
        if earns_field:
            add_field(state, action.seat)


class BuyThirdField(SeatRule[Garden, BuyField]):
    """Anybody may buy a third field at any time, once (B4, B26, E2, E3)."""

    def __init__(self, cost: Count, offers: MakeOffer[Table], players: Seat) -> None:
        super().__init__("B4", BuyField, players)
        self.cost = cost
        self.offers = offers

    def may(self, state: Garden, seat: Seat) -> bool:
        """Offer the field to those who can pay for it."""
        return len(state.fields[seat]) < MOST_FIELDS and state.coins(seat) >= self.cost

    def refuse(self, state: Garden, seat: Seat) -> None:
        """The player has three fields, or not the money."""
        if len(state.fields[seat]) >= MOST_FIELDS:
            raise Illegal("B4", "three-fields", most=MOST_FIELDS)
        raise Illegal("B4", "too-few-talers", have=state.coins(seat), need=self.cost)

    def play(self, state: Garden, action: BuyField) -> None:
        """Pay with the talers earned last, and with contracts when there is nothing else (B4, E6)."""
        talers = min(self.cost, len(state.talers[action.seat]))
        buy_field(state, action.seat, talers)
        for _ in range(self.cost - talers):
            pay_contract(state, action.seat)
        if state.offers:
            self.offers.tidy(state)
