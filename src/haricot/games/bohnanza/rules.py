"""Bohnanza's turn and what holds at any time, heading by heading."""

from __future__ import annotations

from haricot.beans.answers import DeclineOffer, SealOffer, TakeOffer, WithdrawOffer
from haricot.beans.goods import Cards
from haricot.beans.law import Law, sellable
from haricot.beans.market import MakeOffer, MakeWish, close_market, mark_done
from haricot.beans.table import Table, add_field, buy_field, draw, plant, sell, turn_over
from haricot.games.bohnanza.end import finish
from haricot.games.bohnanza.garden import Garden, pay_contract
from haricot.games.bohnanza.options import Options
from haricot.kernel.actions import (
    Action,
    BuyField,
    Decline,
    Done,
    Offer,
    Plant,
    Seal,
    Sell,
    Take,
    Wish,
    Withdraw,
)
from haricot.kernel.errors import Illegal
from haricot.kernel.rules import AnyRule, Phase, Rule, own_turn
from haricot.kernel.types import CardId, Count, Seat


def check_field(table: Table, seat: Seat, field: Count, rule: str) -> None:
    """Raise Illegal unless the seat has such a field."""
    if not 0 <= field < len(table.fields[seat]):
        last = len(table.fields[seat])
        sentence = f"You have no field {field + 1}: your fields are 1 to {last}."
        raise Illegal(rule, "no-such-field", sentence, field=field + 1, last=last)


def check_room(law: Law, table: Table, seat: Seat, card: CardId, field: Count) -> None:
    """Raise Illegal unless the card fits into the field (B9)."""
    check_field(table, seat, field, "B3")
    row = table.fields[seat][field]
    if not law.fits(row, card):
        sentence = (
            f"A {law.name(card)} does not go with the {law.name(row[0])}s of field {field + 1}: "
            "use an empty field or one of its kind, or sell a field first."
        )
        raise Illegal("B9", "wrong-field", sentence, bean=law.keys[law.kind[card]], field=field + 1)


def list_plants(law: Law, table: Table, seat: Seat, card: CardId, actions: list[Action]) -> None:
    """Add every field that a card may be planted in."""
    for field, row in enumerate(table.fields[seat]):
        if law.fits(row, card):
            actions.append(Plant(seat, card, field))


class Close(Rule[Garden, Done]):
    """The active player closes a phase."""

    def __init__(self, number: str, players: Seat) -> None:
        super().__init__(number, Done)
        # Actions are values: those that are listed all the time are made once.
        self.words: list[Action] = [Done(seat) for seat in range(players)]

    def play(self, state: Garden, action: Done) -> None:
        """Close the phase."""
        state.closed = True


class PlantFromHand(Rule[Garden, Plant]):
    """The first card of the hand must be planted, the next one may be (B7, B8)."""

    def __init__(self, law: Law) -> None:
        super().__init__("B7", Plant)
        self.law = law

    def legal(self, state: Garden, seat: Seat, actions: list[Action]) -> None:
        """List the fields that the first card goes into."""
        hand = state.hands[seat]
        if seat == state.active and state.planted < 2 and hand and self.law.is_bean(hand[0]):
            list_plants(self.law, state, seat, hand[0], actions)

    def check(self, state: Garden, action: Plant) -> None:
        """It is the player's turn, the card is first in hand, not the third, and it fits."""
        own_turn(state, action.seat, "B7")
        if state.planted > 1:
            raise Illegal("B8", "third-card", "You have played two cards: say done, and turn two over.")
        hand = state.hands[action.seat]
        if not hand or hand[0] != action.card:
            raise Illegal(
                "B7", "not-first", "Only the first card of your hand can be planted now: take that one."
            )
        if not self.law.is_bean(action.card):
            raise Illegal(
                "E8", "contract-first", "Your first card is a contract: lay it out beside your fields."
            )
        check_room(self.law, state, action.seat, action.card, action.field)

    def play(self, state: Garden, action: Plant) -> None:
        """Plant it."""
        plant(state, action.seat, action.card, action.field)


class StopPlanting(Close):
    """With the first card planted, the active player may leave it at that (B7, B8)."""

    def legal(self, state: Garden, seat: Seat, actions: list[Action]) -> None:
        """Let the active player go on after the first card."""
        if seat == state.active and state.planted:
            actions.append(self.words[seat])

    def check(self, state: Garden, action: Done) -> None:
        """The first card has to be planted."""
        own_turn(state, action.seat, "B7")
        if not state.planted:
            raise Illegal(
                "B7", "must-plant", "The first card of your hand has to be planted: plant it first."
            )

    def play(self, state: Garden, action: Done) -> None:
        """Close the phase."""
        state.planted = 0
        state.closed = True


class PlantPhase(Phase[Garden]):
    """Action 1: plant cards from the hand; skipped with an empty hand (B7)."""

    def enter(self, state: Garden) -> None:
        """Skip the phase with an empty hand."""
        state.closed = not state.hands[state.active]


class CloseTrading(Close):
    """The active player ends the trading; from the others, done means no more from me (B16, M10)."""

    def legal(self, state: Garden, seat: Seat, actions: list[Action]) -> None:
        """Let the active player close, and the others say once that they are done."""
        if not state.done[seat]:
            actions.append(self.words[seat])

    def check(self, state: Garden, action: Done) -> None:
        """Nobody says it twice."""
        if state.done[action.seat]:
            sentence = "You have said that you are done: wait for the active player, or make another offer."
            raise Illegal("M10", "done-already", sentence)

    def play(self, state: Garden, action: Done) -> None:
        """Close the trading, or note that one player is done."""
        if action.seat != state.active:
            mark_done(state, action.seat)
            return
        close_market(state)
        state.closed = True


class TradePhase(Phase[Garden]):
    """Action 2: turn two cards over, trade and give (B10 to B16)."""

    def __init__(self, law: Law, goods: Cards, players: Seat) -> None:
        rules: list[AnyRule[Garden]] = [
            TakeOffer("M2", Take, goods),
            SealOffer("M3", Seal, goods, listed=False),
            DeclineOffer("M8", Decline, goods, listed=False),
            WithdrawOffer("M8", Withdraw, goods, listed=False),
            MakeOffer("B11", Offer, goods, listed=False),
            MakeWish("M9", Wish, goods, listed=False),
            CloseTrading("B16", players),
        ]
        super().__init__("trade", rules)
        self.law = law

    def enter(self, state: Garden) -> None:
        """Turn two cards over (B10)."""
        turn_over(state, 2, self.law.ends_at)


class PlantTraded(Rule[Garden, Plant]):
    """Everybody plants the cards set aside, the active player the face-up ones too, in any order (B17)."""

    def __init__(self, law: Law) -> None:
        super().__init__("B17", Plant)
        self.law = law

    def legal(self, state: Garden, seat: Seat, actions: list[Action]) -> None:
        """List each card to plant with each field that it goes into."""
        for card in state.to_plant(seat):
            list_plants(self.law, state, seat, card, actions)

    def check(self, state: Garden, action: Plant) -> None:
        """The card is one that the player has to plant, and it fits."""
        if action.card not in state.to_plant(action.seat):
            sentence = "Only cards set aside for you"
            sentence += ", or lying face up," if action.seat == state.active else ""
            raise Illegal("B17", "not-aside", f"{sentence} are planted now: take one of those.")
        check_room(self.law, state, action.seat, action.card, action.field)

    def play(self, state: Garden, action: Plant) -> None:
        """Plant it."""
        plant(state, action.seat, action.card, action.field)


class StopPlantingTraded(Close):
    """When everything is planted the active player goes on to draw (B17)."""

    def legal(self, state: Garden, seat: Seat, actions: list[Action]) -> None:
        """Let the active player go on when all is planted."""
        if seat == state.active and not unplanted(state):
            actions.append(self.words[seat])

    def check(self, state: Garden, action: Done) -> None:
        """Everything has to be planted first."""
        own_turn(state, action.seat, "B17")
        if unplanted(state):
            sentence = "There are cards to plant first: every card set aside and face up goes into a field."
            raise Illegal("B17", "must-plant-all", sentence, seats=unplanted(state))


def unplanted(state: Garden) -> list[Seat]:
    """Name the seats that have cards to plant."""
    seats = [seat for seat in range(state.players) if state.aside[seat]]
    if state.face_up and not state.aside[state.active]:
        seats.append(state.active)
    return seats


class PlantTradedPhase(Phase[Garden]):
    """Action 3: plant what was traded (B17)."""

    def waits_for(self, state: Garden) -> list[Seat]:
        """Wait for all with cards to plant, then for the active player."""
        return unplanted(state) or [state.active]


class DrawPhase(Phase[Garden]):
    """Action 4: draw to the back of the hand; the game ends before or in it (B18, B23)."""

    def __init__(self, law: Law, options: Options) -> None:
        super().__init__("draw", [])
        self.law = law
        self.options = options
        self.drawn: Count = options.drawn()

    def enter(self, state: Garden) -> None:
        """Draw, unless the last exhaustion came in action 2, and end the game if it has come now."""
        draw(state, state.active, self.drawn, self.law.ends_at)
        state.closed = True
        if state.exhaustions >= self.law.ends_at:
            finish(state, self.law, self.options)


class SellField(Rule[Garden, Sell]):
    """Anybody may sell a field at any time, but for a single bean beside a larger field (B19, B20, E1)."""

    def __init__(self, law: Law, players: Seat) -> None:
        super().__init__("B19", Sell)
        self.law = law
        self.sales: list[list[Action]] = [
            [Sell(seat, field) for field in range(3)] for seat in range(players)
        ]

    def legal(self, state: Garden, seat: Seat, actions: list[Action]) -> None:
        """List the fields that may be sold."""
        for field in sellable(state.fields[seat]):
            actions.append(self.sales[seat][field])

    def check(self, state: Garden, action: Sell) -> None:
        """The field is there, has cards, and is not protected."""
        check_field(state, action.seat, action.field, "B19")
        fields, number = state.fields[action.seat], action.field + 1
        if not fields[action.field]:
            raise Illegal(
                "B19", "empty-field", f"Field {number} is empty: sell one that has beans.", field=number
            )
        if action.field not in sellable(fields):
            sentence = (
                f"Field {number} holds a single bean, and another of your fields more: sell that one first."
            )
            raise Illegal("B20", "protected", sentence, field=number)

    def play(self, state: Garden, action: Sell) -> None:
        """Sell it, for talers or for a third field."""
        seat, field = action.seat, action.field
        row = state.fields[seat][field]
        earns_field = self.law.earns_field(row) and len(state.fields[seat]) < 3
        sell(state, seat, field, self.law.price(row))
        if earns_field:
            add_field(state, seat)


class BuyThirdField(Rule[Garden, BuyField]):
    """Anybody may buy a third field at any time, once (B4, B26, E2, E3)."""

    def __init__(self, cost: Count, offers: MakeOffer[Table]) -> None:
        super().__init__("B4", BuyField)
        self.cost = cost
        self.offers = offers

    def legal(self, state: Garden, seat: Seat, actions: list[Action]) -> None:
        """Offer the field to those who can pay for it."""
        if len(state.fields[seat]) < 3 and state.coins(seat) >= self.cost:
            actions.append(BuyField(seat))

    def check(self, state: Garden, action: BuyField) -> None:
        """The player has two fields, and the money."""
        if len(state.fields[action.seat]) >= 3:
            raise Illegal("B4", "three-fields", "You have three fields already: nobody gets a fourth.")
        have = state.coins(action.seat)
        if have < self.cost:
            sentence = f"A third field costs {self.cost} talers, and you have {have}: earn more first."
            raise Illegal("B4", "too-few-talers", sentence, cost=self.cost, have=have)

    def play(self, state: Garden, action: BuyField) -> None:
        """Pay with the talers earned last, and with contracts when there is nothing else (B4, E6)."""
        talers = min(self.cost, len(state.talers[action.seat]))
        buy_field(state, action.seat, talers)
        for _ in range(self.cost - talers):
            pay_contract(state, action.seat)
        if state.offers:
            self.offers.tidy(state)
