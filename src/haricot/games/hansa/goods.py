"""What can be traded in Bohn Hansa: beans on carts, between people in one city or with an invitation."""

from __future__ import annotations

from typing import Any, ClassVar

from haricot.beans.goods import Goods
from haricot.games.hansa.atlas import CART, Atlas
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.tolls import guest_arrives
from haricot.games.hansa.verbs import swap
from haricot.kernel.actions import Offer
from haricot.kernel.errors import Illegal
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL, Bean, CardId, Count, Seat


class Wagons(Goods[Hanse]):
    """Beans against beans, with the active player (H16 to H18)."""

    hidden: ClassVar[bool] = False

    def __init__(self, atlas: Atlas, only_guests: bool) -> None:
        self.atlas = atlas
        self.only_guests = only_guests

    def __reduce__(self) -> tuple[Any, ...]:
        """Let copies make them again of what they were made of."""
        return Wagons, (self.atlas, self.only_guests)

    def kinds(self) -> Count:
        """Count the kinds of bean."""
        return len(self.atlas.keys)

    def kind(self, card: CardId) -> Bean:
        """Tell the kind of a token."""
        return self.atlas.kind[card]

    def stock(self, state: Hanse, seat: Seat, invites: bool = False) -> list[CardId]:
        """List a cart; with an invitation the active player may promise what can be bought here too (H17)."""
        if not invites or seat != state.active:
            return state.carts[seat].copy()
        return state.carts[seat] + for_sale(state)

    def purse(self, state: Hanse, seat: Seat) -> Count:
        """Money is never traded (H17)."""
        return 0

    def partner(self, state: Hanse, seat: Seat) -> bool:
        """Tell whether a seat may trade with the active player as things are (H17)."""
        return is_partner(self.only_guests, state.pawns, state.invited, state.active, seat)

    def guest(self, state: Hanse, seat: Seat) -> bool:
        """Tell whether a seat may be invited (H16)."""
        return is_guest(self.only_guests, state.pawns, state.invited, state.active, seat)

    def invites(self, state: Hanse, seat: Seat, other: Seat) -> bool:
        """Tell whether these two would need an invitation to deal."""
        if other == ALL:
            return False
        return not self.partner(state, other if seat == state.active else seat)

    def reaches(self, state: Hanse, offer: Offer | OpenOffer, seat: Seat) -> bool:
        """Tell whether an offer is made to a seat: to all means all who could take it (M8, H16, H17)."""
        if offer.to != ALL:
            return offer.to == seat
        if offer.seat == seat:
            return False
        return self.guest(state, seat) if offer.invites else self.partner(state, seat)

    def stands(self, state: Hanse, offer: OpenOffer) -> bool:
        """Tell whether the player of an invitation can still be invited (H16)."""
        if not offer.invites:
            return True
        if offer.to == ALL:
            others = [seat for seat in range(state.players) if seat not in offer.declined]
            return any([self.reaches(state, offer, seat) for seat in others])
        return self.guest(state, offer.to if offer.seat == state.active else offer.seat)

    def check_partner(self, state: Hanse, offer: Offer) -> None:
        """Let the active player deal with those who are there, and invite those who are not."""
        if state.active not in (offer.seat, offer.to):
            raise Illegal("H17", "not-active", active=state.active)
        if offer.to == ALL:
            return
        other = offer.to if offer.seat == state.active else offer.seat
        if offer.invites and not self.guest(state, other):
            raise Illegal("H16", "no-invitation", seat=other)
        if not offer.invites and not self.partner(state, other):
            raise Illegal("H17", "not-here", seat=other)

    def check_stock(self, state: Hanse, seat: Seat, cards: tuple[CardId, ...], invites: bool) -> None:
        """Let a seat give what is on the cart, each bean once."""
        stock = self.stock(state, seat, invites)
        for place, token in enumerate(cards):
            if token in cards[:place]:
                raise Illegal("H17", "bean-twice")
            if token not in stock:
                raise Illegal("H17", "not-on-cart")

    def check_money(self, state: Hanse, talers: Count) -> None:
        """Keep money out of trade."""
        if talers:
            raise Illegal("H17", "no-money")

    def bought(self, state: Hanse, tokens: tuple[CardId, ...]) -> list[CardId]:
        """List what the active player would have to buy to give these beans."""
        return [token for token in tokens if token not in state.carts[state.active]]

    def cost(self, state: Hanse, offer: OpenOffer, cards: tuple[CardId, ...]) -> Count:
        """Tell what the active player has to pay for beans that are promised and still to be bought (H17)."""
        gives = offer.gives if offer.seat == state.active else cards
        return sum([state.prices[self.atlas.kind[token]] for token in self.bought(state, gives)])

    def payable(self, state: Hanse, offer: OpenOffer, cards: tuple[CardId, ...]) -> bool:
        """Tell whether the active player has the money for a deal (H17)."""
        return self.cost(state, offer, cards) <= state.money[state.active]

    def misfit(self, state: Hanse, offer: OpenOffer, taker: Seat, cards: tuple[CardId, ...]) -> Seat:
        """Find a seat whose cart has no room for a deal; none is -1 (H18)."""
        change = len(cards) - len(offer.gives)
        active = state.active
        bought = len(self.bought(state, offer.gives if offer.seat == active else cards))
        if len(state.carts[active]) + bought > CART:
            return active
        loads = {offer.seat: len(state.carts[offer.seat]) + change, taker: len(state.carts[taker]) - change}
        loads[active] += bought
        for seat, load in loads.items():
            if load > CART:
                return seat
        return -1

    def possible(self, state: Hanse, offer: OpenOffer, taker: Seat, cards: tuple[CardId, ...]) -> bool:
        """Tell whether a deal that both sides want can be carried out."""
        return self.payable(state, offer, cards) and self.misfit(state, offer, taker, cards) < 0

    def check_deal(self, state: Hanse, offer: OpenOffer, taker: Seat, cards: tuple[CardId, ...]) -> None:
        """Refuse a deal that money is missing for, or that a cart has no room for."""
        if not self.payable(state, offer, cards):
            cost, have = self.cost(state, offer, cards), state.money[state.active]
            raise Illegal("H17", "too-few-thalers", have=have, need=cost)
        seat = self.misfit(state, offer, taker, cards)
        if seat >= 0:
            raise Illegal("H18", "no-room", seat=seat)

    def exchange(self, state: Hanse, offer: OpenOffer, taker: Seat, cards: tuple[CardId, ...]) -> None:
        """Swap, or have the guest come first."""
        if offer.invites:
            guest_arrives(state, self.atlas, offer, taker, cards)
        else:
            swap(state, offer, taker, cards)


def is_partner(only_guests: bool, pawns: list[Count], invited: list[bool], active: Seat, seat: Seat) -> bool:
    """Tell whether a seat may trade with the active player without an invitation (H17)."""
    return invited[seat] if only_guests else pawns[seat] == pawns[active]


def is_guest(only_guests: bool, pawns: list[Count], invited: list[bool], active: Seat, seat: Seat) -> bool:
    """Tell whether a seat may be invited: when it is elsewhere, once a turn (H16)."""
    return not invited[seat] and (only_guests or pawns[seat] != pawns[active])


def for_sale(state: Hanse) -> list[CardId]:
    """List the beans on the beanometer of the active player's city."""
    return [token for stack in state.boxes[state.pawns[state.active]] for token in stack]
