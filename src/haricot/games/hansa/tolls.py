"""What cards set going: tolls and loans, supply, and the arrival of guests (H13 to H15, H20)."""

from __future__ import annotations

from typing import Final

from haricot.games.hansa.actions import PayBean
from haricot.games.hansa.atlas import SUPPLY, TOLL, Atlas
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.verbs import (
    buy_bean,
    lend,
    move,
    owe,
    pay,
    pay_bean,
    play_guest_card,
    swap,
    take_back,
    take_harvest,
    turn_harvest,
    welcome,
)
from haricot.kernel.actions import Action
from haricot.kernel.errors import Illegal
from haricot.kernel.events import Lapsed
from haricot.kernel.offers import OpenOffer
from haricot.kernel.rules import Rule
from haricot.kernel.types import NONE, CardId, Count, Seat

TRAVEL_TOLL: Final = 20
GUEST_TOLL: Final = 15


def charge(state: Hanse, seat: Seat, toll: Count) -> None:
    """Have a player pay a toll; what the money does not pay has to be found in beans (H13)."""
    cash = min(toll, state.money[seat])
    if cash:
        pay(state, seat, cash, "toll")
    if cash < toll:
        owe(state, seat, toll - cash)


def settle_debt(state: Hanse, atlas: Atlas) -> None:
    """When a toll is paid or the cart is empty, lend what is missing and go on (H13)."""
    seat = state.debtor
    if seat != NONE:
        if state.due and state.carts[seat]:
            return
        if state.due:
            lend(state, seat, state.due)
        state.debtor = NONE
        state.due = 0
    if state.pending is not None:
        finish_invitation(state, atlas)
    else:
        finish_travel(state, atlas)


def finish_travel(state: Hanse, atlas: Atlas) -> None:
    """After the toll: supply, then take the cards back (H14, H15)."""
    if SUPPLY in [atlas.sort(card) for card in state.played]:
        turn_harvest(state, atlas)
    take_back(state, atlas, state.active)
    state.closed = True


def guest_arrives(
    state: Hanse, atlas: Atlas, offer: OpenOffer, taker: Seat, cards: tuple[CardId, ...]
) -> None:
    """Have a guest come and play the first card of the hand, before anything is traded (H16, H20)."""
    guest = taker if offer.seat == state.active else offer.seat
    welcome(state, offer.number, guest)
    if state.pawns[guest] != state.pawns[state.active]:
        move(state, guest, state.pawns[state.active])
    state.pending = offer
    state.pending_taker = taker
    state.pending_cards = cards
    card = play_guest_card(state, atlas, guest)
    sort = NONE if atlas.is_contract(card) else atlas.sort(card)
    if sort == TOLL:
        charge(state, guest, GUEST_TOLL)
    elif sort == SUPPLY:
        take_harvest(state, atlas, guest)
    settle_debt(state, atlas)


def finish_invitation(state: Hanse, atlas: Atlas) -> None:
    """Carry out the exchange that was agreed on, the purchase first, if it is still possible (H17)."""
    offer, taker, cards = state.pending, state.pending_taker, state.pending_cards
    assert offer is not None
    state.pending = None
    state.pending_taker = NONE
    state.pending_cards = ()
    if not offer.gives and not cards:
        return
    mine, theirs = (offer.gives, cards) if offer.seat == state.active else (cards, offer.gives)
    guest = taker if offer.seat == state.active else offer.seat
    bought = [token for token in mine if token not in state.carts[state.active]]
    kept = all([token in state.carts[guest] for token in theirs])
    if not kept or not can_buy(state, atlas, bought):
        state.news.append(Lapsed(offer.number))
        return
    for token in bought:
        pay(state, state.active, state.prices[atlas.kind[token]], "beans")
        buy_bean(state, state.active, token)
    swap(state, offer, taker, cards)


def can_buy(state: Hanse, atlas: Atlas, tokens: list[CardId]) -> bool:
    """Tell whether the active player can buy these beans here, all of them."""
    for_sale = [token for stack in state.boxes[state.pawns[state.active]] for token in stack]
    cost = sum([state.prices[atlas.kind[token]] for token in tokens])
    return cost <= state.money[state.active] and all([token in for_sale for token in tokens])


class PayTollInBeans(Rule[Hanse, PayBean]):
    """Who has too little money gives beans at base price, one by one, until the toll is paid (H13, H20)."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__("H13", PayBean)
        self.atlas = atlas

    def payable(self, state: Hanse, seat: Seat) -> list[CardId]:
        """List the beans that a debtor may give: promised ones only while there are no others."""
        return unpromised(state, seat) or state.carts[seat]

    def legal(self, state: Hanse, seat: Seat, actions: list[Action]) -> None:
        """List a bean of each kind."""
        if seat == state.debtor:
            for token in one_of_each(self.atlas, self.payable(state, seat)):
                actions.append(PayBean(seat, token))

    def check(self, state: Hanse, action: PayBean) -> None:
        """A debtor gives a bean of the own cart, and no promised one while there are others."""
        if action.seat != state.debtor:
            raise Illegal("H13", "no-debt")
        if action.token not in state.carts[action.seat]:
            raise Illegal("H13", "not-on-cart")
        if action.token not in self.payable(state, action.seat):
            raise Illegal("H17", "promised")

    def play(self, state: Hanse, action: PayBean) -> None:
        """Give it, and go on if that was the last one needed."""
        pay_bean(state, self.atlas, action.seat, action.token)
        settle_debt(state, self.atlas)


def promised(state: Hanse, seat: Seat) -> tuple[CardId, ...]:
    """List the beans that a seat gives in an exchange which waits for a guest's toll (H17)."""
    if state.pending is None:
        return ()
    if state.pending.seat == seat:
        return state.pending.gives
    return state.pending_cards if state.pending_taker == seat else ()


def unpromised(state: Hanse, seat: Seat) -> list[CardId]:
    """List the beans on a cart that are not promised (H17)."""
    bound = promised(state, seat)
    return [token for token in state.carts[seat] if token not in bound]


def reserved(state: Hanse, atlas: Atlas, seat: Seat) -> Count:
    """Count the money that the active player needs for beans promised to a guest (H17)."""
    bought = [token for token in promised(state, seat) if token not in state.carts[seat]]
    return sum([state.prices[atlas.kind[token]] for token in bought]) if seat == state.active else 0


def one_of_each(atlas: Atlas, tokens: list[CardId]) -> list[CardId]:
    """Pick one bean of each kind: beans of a kind are alike."""
    kinds: list[Count] = []
    picked: list[CardId] = []
    for token in tokens:
        if atlas.kind[token] not in kinds:
            kinds.append(atlas.kind[token])
            picked.append(token)
    return picked
