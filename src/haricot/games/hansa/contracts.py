"""The special actions: fulfil a contract, buy a contract; and making room on a cart (H8, H9, H18)."""

from __future__ import annotations

from typing import Final

from haricot.games.hansa.actions import BuyContract, Deliver, PutBack
from haricot.games.hansa.atlas import PLAIN, Atlas
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.tolls import one_of_each, reserved, unpromised
from haricot.games.hansa.verbs import deliver, draw_contract, earn, pay, put_back, spend_travel_card
from haricot.kernel.actions import Action
from haricot.kernel.errors import Illegal
from haricot.kernel.rules import Rule, own_turn
from haricot.kernel.types import Bean, CardId, Seat

CONTRACT_PRICE: Final = 5


class DeliverContract(Rule[Hanse, Deliver]):
    """Where the pawn stands and with what is on the cart, on the own turn in any phase (H8)."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__("H8", Deliver)
        self.atlas = atlas

    def own(self, state: Hanse, seat: Seat) -> list[CardId]:
        """List a player's contracts, in hand and face up."""
        cards = [card for card in state.hands[seat] if self.atlas.is_contract(card)]
        return cards + state.laid if seat == state.active else cards

    def lacks(self, state: Hanse, seat: Seat, card: CardId) -> list[Bean]:
        """List the kinds that a contract asks for and that are not on the cart."""
        return self.atlas.lacks(card, state.carts[seat])

    def is_here(self, state: Hanse, seat: Seat, card: CardId) -> bool:
        """Tell whether a contract is for the city that the pawn is in."""
        return self.atlas.where[self.atlas.contract(card)] == state.pawns[seat]

    def legal(self, state: Hanse, seat: Seat, actions: list[Action]) -> None:
        """List the contracts that can be delivered here and now."""
        if seat == state.active:
            self.list_here(state, seat, actions)

    def list_here(self, state: Hanse, seat: Seat, actions: list[Action]) -> None:
        """List the contracts of the city that the cart can meet."""
        for card in self.own(state, seat):
            if self.is_here(state, seat, card) and not self.lacks(state, seat, card):
                actions.append(Deliver(seat, card))

    def check(self, state: Hanse, action: Deliver) -> None:
        """It is the player's turn, and contract, city and beans go together."""
        own_turn(state, action.seat, "H8")
        self.check_here(state, action)

    def check_here(self, state: Hanse, action: Deliver) -> None:
        """The contract is the player's, for this city, and the beans are on the cart."""
        seat, card = action.seat, action.contract
        if card not in self.own(state, seat):
            raise Illegal("H8", "not-your-contract")
        if not self.is_here(state, seat, card):
            city = self.atlas.where[self.atlas.contract(card)]
            broken = Illegal("H8", "other-city", city=self.atlas.cities[city])
            raise broken.named(city=self.atlas.city_names[city])
        lacks = self.lacks(state, seat, card)
        if lacks:
            beans = [self.atlas.keys[kind] for kind in lacks]
            broken = Illegal("H8", "beans-missing", beans=beans)
            raise broken.named(beans=[self.atlas.names[kind] for kind in lacks])

    def play(self, state: Hanse, action: Deliver) -> None:
        """Give the beans, and take the money."""
        deliver(state, self.atlas, action.seat, action.contract)
        earn(state, action.seat, self.atlas.value[self.atlas.contract(action.contract)], "contract")


class BuyNewContract(Rule[Hanse, BuyContract]):
    """Anybody may buy a contract at any time, for a plain travel card and 5 thalers (H9)."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__("H9", BuyContract)
        self.atlas = atlas

    def is_plain(self, card: CardId) -> bool:
        """Tell whether a card is a plain travel card."""
        return not self.atlas.is_contract(card) and self.atlas.sort(card) == PLAIN

    def may_buy(self, state: Hanse, seat: Seat) -> bool:
        """Tell whether there are money that is not promised and a contract."""
        free = state.money[seat] - reserved(state, self.atlas, seat)
        return free >= CONTRACT_PRICE and len(state.contracts) + len(state.spent) > 0

    def legal(self, state: Hanse, seat: Seat, actions: list[Action]) -> None:
        """List the travel cards that could be given."""
        if self.may_buy(state, seat):
            for card in state.hands[seat]:
                if self.is_plain(card):
                    actions.append(BuyContract(seat, card))

    def check(self, state: Hanse, action: BuyContract) -> None:
        """The card is a plain one in hand, the money is there, and so is a contract."""
        card = action.card
        if card not in state.hands[action.seat]:
            raise Illegal("H9", "not-in-hand")
        if not self.is_plain(card):
            raise Illegal("H9", "not-plain")
        if not self.may_buy(state, action.seat):
            self.refuse(state, action.seat)

    def refuse(self, state: Hanse, seat: Seat) -> None:
        """Raise Illegal with the reason why a player cannot buy."""
        have = state.money[seat]
        if have < CONTRACT_PRICE:
            raise Illegal("H9", "too-few-thalers", have=have, need=CONTRACT_PRICE)
        if have - reserved(state, self.atlas, seat) < CONTRACT_PRICE:
            raise Illegal("H17", "money-promised")
        raise Illegal("H9", "no-contracts")

    def play(self, state: Hanse, action: BuyContract) -> None:
        """Pay, give the card, and draw."""
        pay(state, action.seat, CONTRACT_PRICE, "contract")
        spend_travel_card(state, action.seat, action.card)
        draw_contract(state, action.seat, state.hands[action.seat])


class MakeRoom(Rule[Hanse, PutBack]):
    """Beans may be put back into the reserve at any time, for nothing (H18)."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__("H18", PutBack)
        self.atlas = atlas

    def legal(self, state: Hanse, seat: Seat, actions: list[Action]) -> None:
        """List a bean of each kind on the cart."""
        for token in one_of_each(self.atlas, unpromised(state, seat)):
            actions.append(PutBack(seat, token))

    def check(self, state: Hanse, action: PutBack) -> None:
        """The bean is on the player's own cart, and not promised to a guest who pays a toll."""
        if action.token not in state.carts[action.seat]:
            raise Illegal("H18", "not-on-cart")
        if action.token not in unpromised(state, action.seat):
            raise Illegal("H17", "promised")

    def play(self, state: Hanse, action: PutBack) -> None:
        """Put the bean back into the reserve."""
        put_back(state, self.atlas, action.seat, action.token)
