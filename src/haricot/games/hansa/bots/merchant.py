"""What a merchant of Bohn Hansa plans with: a hand, a cart and money, what the cities sell; and a route."""

from __future__ import annotations

from typing import Final

from haricot.kernel.types import Bean, Count, mypyc_attr

UNKNOWN: Final = 3
"""A contract that is hidden or still to be drawn; travel cards are written by their sorts."""

CONTRACT: Final = 4
"""Contract n is written as n + CONTRACT."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shops:
    """What the cities hold and ask for it, by city and kind."""

    def __init__(self, count: list[Count], price: list[Count]) -> None:
        self.count = count
        self.price = price


@mypyc_attr(allow_interpreted_subclasses=True)
class Merchant:
    """What one player has to plan with."""

    def __init__(
        self,
        city: Count,
        cart: list[Count],
        cash: Count,
        hand: list[Count],
        laid: list[Count],
        here: bool,
        turns: Count,
        around: list[Count],
    ) -> None:
        self.city = city
        self.cart = cart
        self.cash = cash
        self.hand = hand
        self.laid = laid
        # Whether beans can be bought in the city before the next journey.
        self.here = here
        # How many journeys are left.
        self.turns = turns
        # How many beans of each kind are on the carts of others.
        self.around = around

    def twin(self) -> Merchant:
        """Make a copy to try things on."""
        cart, hand, laid = self.cart.copy(), self.hand.copy(), self.laid.copy()
        return Merchant(self.city, cart, self.cash, hand, laid, self.here, self.turns, self.around)


class Route:
    """A route: its value, its stops, and what is bought and delivered before it begins."""

    def __init__(self, value: float, path: list[Count], buys: list[Bean], delivers: list[Count]) -> None:
        self.value = value
        self.path = path
        self.buys = buys
        self.delivers = delivers
