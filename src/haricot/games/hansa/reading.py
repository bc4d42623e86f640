"""What the law reads from the board of Bohn Hansa: prices, harvests to come, partners, own contracts."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from collections import Counter
from typing import Literal, TypeAlias

from msgspec import Struct

from haricot.games.hansa.atlas import CART, Atlas
from haricot.games.hansa.goods import is_guest, is_partner
from haricot.games.hansa.tolls import TRAVEL_TOLL
from haricot.games.hansa.verbs import lowest_free, repayment
from haricot.games.hansa.view import HanseView
from haricot.kernel.offers import OpenOffer
from haricot.kernel.outlook import Appraisal
from haricot.kernel.types import ALL, HIDDEN, NONE, Bean, CardId, Count, Score, Seat

Cause: TypeAlias = Literal["", "harvest", "turn"]


class Price(Struct, frozen=True, gc=False):
    """What a kind costs."""

    kind: Bean
    price: Count


class Lot(Struct, frozen=True, gc=False):
    """Beans of a kind that come into a city as one stack."""

    kind: Bean
    count: Count


class Coming(Struct, frozen=True):
    """Stacks that the harvests lying before a player will bring to a city (H10)."""

    seat: Seat
    lots: tuple[Lot, ...]


class Town(Struct, frozen=True):
    """A city: the box that the prices are read from, the prices, and those to come with their cause."""

    box: Count
    prices: tuple[Price, ...]
    later: tuple[Price, ...] = ()
    cause: Cause = ""
    coming: tuple[Coming, ...] = ()


class Order(Struct, frozen=True):
    """An own contract, the kinds that are missing on the cart, and whether it lies face up."""

    contract: CardId
    missing: tuple[Bean, ...]
    laid: bool


class Reckoning(Struct, frozen=True, gc=False):
    """What a seat would have if the game ended now: money, beans at base price, loans repaid (H29)."""

    money: Score
    beans: Count
    repay: Count
    total: Score


class Reading(Appraisal, frozen=True, kw_only=True, tag="hansa"):
    """The board, by city and seat, as the law reads it for one seat."""

    towns: tuple[Town, ...]
    # The cities of the ways from the reader's city, both ends included: each plays so many cards.
    ways: tuple[tuple[Count, ...], ...]
    # What a Toll costs on the own journey.
    toll: Count
    # Free places on each cart.
    room: tuple[Count, ...]
    # Who deals with the active player as things are, and who can be invited.
    partners: tuple[Seat, ...]
    guests: tuple[Seat, ...]
    # The open offers that are made to the reader.
    asked: tuple[Count, ...]
    orders: tuple[Order, ...]
    reckoning: Reckoning | None


class Granary:
    """The free boxes of the cities and the beans of the reserve, counted down as harvests come in (H14)."""

    def __init__(self, atlas: Atlas, view: HanseView) -> None:
        self.atlas = atlas
        self.free: list[Count] = [sum(1 for stack in boxes if not stack) for boxes in view.boxes]
        self.reserve = Counter(atlas.kind[token] for token in view.reserve)

    def bring(self, card: CardId) -> list[tuple[Count, Lot]]:
        """Carry out a harvest card, and tell which stacks come into which cities."""
        stacks: list[tuple[Count, Lot]] = []
        for city, kind, most in self.atlas.lots[card]:
            count = min(most, self.reserve[kind])
            if count and self.free[city]:
                self.free[city] -= 1
                self.reserve[kind] -= count
                stacks.append((city, Lot(kind, count)))
        return stacks


class Reader:
    """Reads a board by the map and the options of a game."""

    def __init__(self, atlas: Atlas, only_guests: bool) -> None:
        self.atlas = atlas
        self.only_guests = only_guests

    def read(self, view: HanseView) -> Reading:
        """Read all that belongs to no single choice."""
        seats = range(view.players)
        coming = self.coming(view)
        here = view.pawns[view.active] >= 0
        return Reading(
            towns=tuple(self.town(view, city, coming) for city in range(len(self.atlas.cities))),
            ways=self.ways(view),
            toll=TRAVEL_TOLL,
            room=tuple(CART - len(cart) for cart in view.carts),
            partners=tuple(seat for seat in seats if here and self.is_partner(view, seat)),
            guests=tuple(seat for seat in seats if here and self.is_guest(view, seat)),
            asked=tuple(offer.number for offer in view.offers if self.asks(view, offer)),
            orders=self.orders(view),
            reckoning=self.reckoning(view) if view.seat >= 0 else None,
        )

    def ways(self, view: HanseView) -> tuple[tuple[Count, ...], ...]:
        """List the ways from the reader's city to all others; none before the reader is on the map."""
        here = view.pawns[view.seat] if view.seat >= 0 else NONE
        cities = range(len(self.atlas.cities)) if here != NONE else ()
        return tuple(self.way(here, city) for city in cities)

    def way(self, start: Count, end: Count) -> tuple[Count, ...]:
        """List the cities of a shortest way, both ends included: so many cards it plays (H11)."""
        steps, path = self.atlas.steps, [start]
        while path[-1] != end:
            here = path[-1]
            near = [city for city in range(len(steps)) if steps[here][city] == 1]
            path.append(next(city for city in near if steps[city][end] == steps[here][end] - 1))
        return tuple(path)

    def town(self, view: HanseView, city: Count, coming: list[tuple[Seat, Count, Lot]]) -> Town:
        """Read the prices of a city, and those that will hold when harvests are in or gaps closed."""
        box = self.box(view, city)
        prices = self.prices_at(city, box)
        lots = [(seat, lot) for seat, where, lot in coming if where == city]
        later = self.prices_after(view, city, len(lots))
        cause: Cause = "harvest" if lots else "turn" if is_held(view, city) else ""
        if not cause or later == prices:
            later, cause = (), ""
        seats = dict.fromkeys(seat for seat, _ in lots)
        harvests = [Coming(seat, tuple(lot for other, lot in lots if other == seat)) for seat in seats]
        return Town(box, prices, later, cause, tuple(harvests))

    def box(self, view: HanseView, city: Count) -> Count:
        """Find the box that the prices are read from: the lowest free one, or the trade's (H2, H19)."""
        if not is_held(view, city):
            return lowest_free(view.boxes[city])
        columns = self.atlas.columns[city]
        boxes = range(len(view.boxes[city]) + 1)
        held = [
            box
            for box in boxes
            if all(column[box] == view.prices[kind] for kind, column in enumerate(columns) if column)
        ]
        return held[0]

    def prices_at(self, city: Count, box: Count) -> tuple[Price, ...]:
        """List what the kinds of a city cost by a box."""
        columns = self.atlas.columns[city]
        return tuple(Price(kind, column[box]) for kind, column in enumerate(columns) if column)

    def prices_after(self, view: HanseView, city: Count, stacks: Count) -> tuple[Price, ...]:
        """List what they cost when gaps are closed, and so many more stacks lie there (H14, H22)."""
        boxes = view.boxes[city]
        taken = sum(1 for stack in boxes if stack) + stacks
        return self.prices_at(city, min(taken, len(boxes)))

    def coming(self, view: HanseView) -> list[tuple[Seat, Count, Lot]]:
        """List the stacks of the harvests that wait before players, the next turn's first (H10)."""
        granary = Granary(self.atlas, view)
        seats = [(view.active + 1 + step) % view.players for step in range(view.players)]
        return [
            (seat, city, lot)
            for seat in seats
            for card in view.waiting[seat]
            for city, lot in granary.bring(card)
        ]

    def is_partner(self, view: HanseView, seat: Seat) -> bool:
        """Tell whether a seat trades with the active player without an invitation (H17)."""
        others = seat != view.active
        return others and is_partner(self.only_guests, view.pawns, view.invited, view.active, seat)

    def is_guest(self, view: HanseView, seat: Seat) -> bool:
        """Tell whether the active player may invite a seat (H16)."""
        others = seat != view.active
        return others and is_guest(self.only_guests, view.pawns, view.invited, view.active, seat)

    def asks(self, view: HanseView, offer: OpenOffer) -> bool:
        """Tell whether an offer is made to the reader: to all means all who could take it (M8)."""
        if view.seat < 0 or offer.seat == view.seat:
            return False
        if offer.to != ALL:
            return offer.to == view.seat
        return (self.is_guest if offer.invites else self.is_partner)(view, view.seat)

    def own(self, view: HanseView) -> list[CardId]:
        """List the reader's contracts, those laid out first."""
        if view.seat < 0:
            return []
        hand = view.hands[view.seat]
        held = [card for card in hand if card != HIDDEN and self.atlas.is_contract(card)]
        return view.laid + held if view.seat == view.active else held

    def orders(self, view: HanseView) -> tuple[Order, ...]:
        """List the reader's contracts with what is missing for each."""
        cart = view.carts[view.seat] if view.seat >= 0 else []
        return tuple(
            Order(card, tuple(self.atlas.lacks(card, cart)), card in view.laid) for card in self.own(view)
        )

    def worth(self, tokens: list[CardId]) -> Count:
        """Tell what beans are worth to the bank (H3)."""
        return sum(self.atlas.base[self.atlas.kind[token]] for token in tokens)

    def reckoning(self, view: HanseView) -> Reckoning:
        """Count what the reader would have if the game ended now."""
        money, beans = view.money[view.seat], self.worth(view.carts[view.seat])
        repay = repayment(view.loans[view.seat])
        return Reckoning(money, beans, repay, money + beans - repay)


def is_held(view: HanseView, city: Count) -> bool:
    """Tell whether the prices of a city are held as they were when the trade there began (H19)."""
    return view.phase == "trade" and view.pawns[view.active] == city
