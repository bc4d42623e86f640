"""What a choice in Bohn Hansa would do, by the law and by what its seat sees alone."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from haricot.games.hansa.actions import BuyBean, BuyContract, BuyScarce, Deliver, PayBean, PutBack, Travel
from haricot.games.hansa.atlas import CART, SUPPLY, TOLL
from haricot.games.hansa.contracts import CONTRACT_PRICE
from haricot.games.hansa.reading import Granary, Lot, Order, Price, Reader, Reckoning
from haricot.games.hansa.tolls import GUEST_TOLL, TRAVEL_TOLL
from haricot.games.hansa.verbs import repayment
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Action, Done, Offer, Seal, Take
from haricot.kernel.outlook import Outlook, lapsing
from haricot.kernel.types import ALL, NONE, Bean, CardId, Count, Seat


class Prospect(Outlook, frozen=True, kw_only=True, tag=str.lower):
    """What a choice would do in Bohn Hansa."""


class Bill(Struct, frozen=True, gc=False):
    """How a toll is paid: money first, then beans at base price, and a loan for the rest (H13)."""

    toll: Count
    cash: Count
    # What the money does not pay, and what the beans on the cart are worth.
    short: Count
    worth: Count
    loan: Count
    # What is repaid for the loan at the end.
    repay: Count


class Supply(Struct, frozen=True):
    """A harvest to be turned over: how many cards it may be, how many stacks of them come here, and which."""

    cards: Count
    stacks: Count
    lots: tuple[Lot, ...]
    # What the city costs then, if one comes.
    prices: tuple[Price, ...]


class Change(Struct, frozen=True):
    """An own contract that would lack other kinds than now: which it lacks, and which it would."""

    contract: CardId
    before: tuple[Bean, ...]
    missing: tuple[Bean, ...]


class Arrival(Struct, frozen=True):
    """What a guest's first card does: nothing, a toll, a harvest for later, or a contract lost (H20)."""

    seat: Seat
    card: CardId
    bill: Bill | None = None
    supply: bool = False
    loses: bool = False


class Journey(Prospect, frozen=True, kw_only=True):
    """The cities of the way and the cards it plays, toll and supply, and contracts there and lost."""

    way: tuple[Count, ...]
    cards: tuple[CardId, ...]
    bill: Bill | None
    supply: Supply | None
    # Own contracts for the city, with what is missing; contracts that would be laid out for another one.
    orders: tuple[Order, ...]
    loses: tuple[CardId, ...]
    # Whether a contract can be fulfilled before one goes.
    earns: bool


class Bargain(Prospect, frozen=True, kw_only=True):
    """What a deal leaves: beans to buy for it, both carts, own contracts, and the guest who comes."""

    bought: tuple[Bean, ...]
    cost: Count
    payable: bool
    partner: Seat
    # Beans on the carts afterwards, of how many; the other's is -1 where that may be anybody's.
    load: Count
    their_load: int
    places: Count
    # Whose cart has no room, or -1.
    misfit: Seat
    changes: tuple[Change, ...]
    arrival: Arrival | None


class Purchase(Prospect, frozen=True, kw_only=True):
    """What something costs and leaves, the contracts it helps, and the prices of the city afterwards."""

    price: Count
    left: Count
    changes: tuple[Change, ...] = ()
    later: tuple[Price, ...] = ()


class Payment(Prospect, frozen=True, kw_only=True):
    """What a bean is worth for the toll, what is due then, what is too much; and contracts it spoils."""

    worth: Count
    due: Count
    over: Count
    changes: tuple[Change, ...]


class Loss(Prospect, frozen=True, kw_only=True):
    """Contracts that a bean put back is missing for."""

    changes: tuple[Change, ...]


class Delivery(Prospect, frozen=True, kw_only=True):
    """What a contract earns, and other contracts that its beans are missing for then."""

    value: Count
    changes: tuple[Change, ...]


class Ending(Prospect, frozen=True, kw_only=True):
    """Contracts that would be lost, with what is missing for each; at the very end, what one has."""

    loses: tuple[Order, ...]
    reckoning: Reckoning | None = None


AnyProspect: TypeAlias = Journey | Bargain | Purchase | Payment | Loss | Delivery | Ending


class Foresight:
    """Tells of the choices of one seat what they would do."""

    def __init__(self, reader: Reader, view: HanseView) -> None:
        self.reader = reader
        self.atlas = reader.atlas
        self.view = view
        self.me = view.seat
        self.cart = view.carts[view.seat]
        self.money = view.money[view.seat]

    def of(self, action: Action) -> AnyProspect | None:
        """Tell what an action would do, or nothing where there is nothing to say."""
        match action:
            case Travel(city=city):
                return self.journey(city)
            case Offer():
                return self.draft(action) if self.makes_sense(action) else None
            case Take() | Seal():
                return self.agreed(action)
            case BuyBean(token=token):
                return self.purchase(token)
            case BuyScarce(bean=kind):
                price = max(self.atlas.columns[self.view.pawns[self.me]][kind])
                return self.spending(price, self.changes((), [kind]))
            case BuyContract():
                return self.spending(CONTRACT_PRICE)
            case PayBean(token=token):
                return self.payment(token)
            case PutBack(token=token):
                return Loss(changes=self.changes([token], ()))
            case Deliver(contract=card):
                return self.delivery(card)
            case Done():
                return self.ending()
        return None

    def journey(self, city: Count) -> Journey:
        """Tell what a journey plays, costs and brings (H11 to H15)."""
        way = self.reader.way(self.view.pawns[self.me], city)
        cards = tuple(self.view.hands[self.me][: len(way)])
        laid = [card for card in cards if self.atlas.is_contract(card)]
        sorts = [self.atlas.sort(card) for card in cards if not self.atlas.is_contract(card)]
        orders = [order for order in self.reader.orders(self.view) if self.is_for(order.contract, city)]
        return Journey(
            way=way,
            cards=cards,
            bill=self.bill(self.me, TRAVEL_TOLL) if TOLL in sorts else None,
            supply=self.supply(city) if SUPPLY in sorts else None,
            orders=tuple(orders),
            loses=tuple(card for card in laid if not self.is_for(card, city)),
            earns=bool(self.due_here()),
        )

    def is_for(self, card: CardId, city: Count) -> bool:
        """Tell whether a contract is fulfilled in a city."""
        return self.atlas.where[self.atlas.contract(card)] == city

    def bill(self, seat: Seat, toll: Count) -> Bill:
        """Reckon how a seat would pay a toll."""
        cash = min(toll, self.view.money[seat])
        worth = self.reader.worth(self.view.carts[seat])
        loan = max(0, toll - cash - worth)
        return Bill(toll, cash, toll - cash, worth, loan, repayment(loan))

    def supply(self, city: Count) -> Supply:
        """Tell what the next harvest card may bring to a city: any that nobody has seen (H14, H27)."""
        view = self.view
        seen = {*view.used, *(card for cards in view.waiting for card in cards)}
        cards = [card for card in range(len(self.atlas.lots)) if card not in seen] if view.harvests else []
        stacks = [
            lot for card in cards for where, lot in Granary(self.atlas, view).bring(card) if where == city
        ]
        prices = self.reader.prices_after(view, city, 1) if stacks else ()
        return Supply(len(cards), len(stacks), tuple(dict.fromkeys(stacks)), prices)

    def changes(self, gone: Sequence[CardId], come: Sequence[Bean]) -> tuple[Change, ...]:
        """List the own contracts that other kinds are missing for when some beans go and others come."""
        left = [token for token in self.cart if token not in gone]
        found: list[Change] = []
        for order in self.reader.orders(self.view):
            missing = tuple(kind for kind in self.atlas.lacks(order.contract, left) if kind not in come)
            if missing != order.missing:
                found.append(Change(order.contract, order.missing, missing))
        return tuple(found)

    def makes_sense(self, offer: Offer) -> bool:
        """Tell whether a draft names beans that are there, each once, known kinds, and another player."""
        view, here = self.view, self.view.pawns[self.view.active]
        sold = [token for stack in view.boxes[here] for token in stack] if here != NONE else []
        known = {*self.cart, *sold}
        kinds = range(len(self.atlas.keys))
        others = [seat for seat in range(view.players) if seat != self.me]
        return (
            known.issuperset(offer.gives)
            and len(set(offer.gives)) == len(offer.gives)
            and all(kind in kinds for kind in offer.wants)
            and offer.to in (ALL, *others)
        )

    def draft(self, offer: Offer) -> Bargain:
        """Tell what an offer would leave if somebody took it."""
        return self.bargain(offer.gives, offer.wants, offer.to, offer.invites)

    def agreed(self, action: Take | Seal) -> Bargain:
        """Tell what an open offer would leave, taken with some beans or sealed with somebody."""
        offer = self.view.offer(action.offer)
        if isinstance(action, Take):
            gets = [self.atlas.kind[token] for token in offer.gives]
            return self.bargain(action.cards, gets, offer.seat, offer.invites, offer.gives)
        cards = next(word.cards for word in offer.agreed if word.seat == action.taker)
        gets = [self.atlas.kind[token] for token in cards]
        return self.bargain(offer.gives, gets, action.taker, offer.invites)

    def bargain(
        self,
        gives: tuple[CardId, ...],
        gets: Sequence[Bean],
        partner: Seat,
        invites: bool,
        promised: tuple[CardId, ...] = (),
    ) -> Bargain:
        """Tell what a deal would leave, after buying the promised beans that are for sale (H16 to H20)."""
        view = self.view
        bought = [token for token in gives if token not in self.cart]
        cost = sum(view.prices[self.atlas.kind[token]] for token in bought)
        change = len(gets) - len(gives)
        load = len(self.cart) + len(bought) + change
        theirs = self.their_load(partner, promised) - change if partner != ALL else -1
        full = max(load, len(self.cart) + len(bought)) > CART
        guest = partner if view.active == self.me else self.me
        return Bargain(
            bought=tuple(self.atlas.kind[token] for token in bought),
            cost=cost,
            payable=cost <= self.money,
            partner=partner,
            load=load,
            their_load=theirs,
            places=CART,
            misfit=self.me if full else partner if theirs > CART else -1,
            changes=self.changes(gives, gets),
            arrival=self.arrival(guest) if invites and guest != ALL else None,
        )

    def their_load(self, seat: Seat, promised: tuple[CardId, ...]) -> Count:
        """Count the beans of another cart, when those that are promised are bought."""
        cart = self.view.carts[seat]
        return len(cart) + sum(1 for token in promised if token not in cart)

    def arrival(self, guest: Seat) -> Arrival:
        """Tell what the first card of a guest does; a contract that is hidden is known to be one (H20)."""
        card = self.view.hands[guest][0]
        if card < 0 or self.atlas.is_contract(card):
            return Arrival(guest, card, loses=True)
        sort = self.atlas.sort(card)
        bill = self.bill(guest, GUEST_TOLL) if sort == TOLL else None
        return Arrival(guest, card, bill, supply=sort == SUPPLY)

    def purchase(self, token: CardId) -> Purchase:
        """Tell what a bean of the city costs, and the prices when the turn is over (H19, H22)."""
        view, city = self.view, self.view.pawns[self.me]
        kind = self.atlas.kind[token]
        price = view.prices[kind]
        last = any(stack == [token] for stack in view.boxes[city])
        later = self.reader.prices_after(view, city, -1) if last else ()
        return self.spending(price, self.changes((), [kind]), later)

    def spending(
        self, price: Count, changes: tuple[Change, ...] = (), later: tuple[Price, ...] = ()
    ) -> Purchase:
        """Tell what a price leaves."""
        return Purchase(price=price, left=self.money - price, changes=changes, later=later)

    def payment(self, token: CardId) -> Payment:
        """Tell what a bean pays of the toll (H13)."""
        worth = self.reader.worth([token])
        rest = self.view.due - worth
        changes = self.changes([token], ())
        return Payment(worth=worth, due=max(0, rest), over=max(0, -rest), changes=changes)

    def delivery(self, card: CardId) -> Delivery:
        """Tell what a contract earns, and which others lack its beans then (H8)."""
        contract = self.atlas.contract(card)
        kinds = [self.atlas.kind[token] for token in self.cart]
        gone = [self.cart[kinds.index(kind)] for kind in self.atlas.asks[contract]]
        changes = tuple(change for change in self.changes(gone, ()) if change.contract != card)
        return Delivery(value=self.atlas.value[contract], changes=changes)

    def ending(self) -> Ending | None:
        """Tell what an end costs: contracts laid out are lost (H22); at the very end, what one has (H29)."""
        if self.view.phase == "final":
            return Ending(loses=self.due_here(), reckoning=self.reader.reckoning(self.view))
        if self.view.active != self.me:
            return None
        lapses = lapsing(self.view, lambda offer: self.reader.asks(self.view, offer))
        return Ending(
            loses=tuple(order for order in self.reader.orders(self.view) if order.laid), lapses=lapses
        )

    def due_here(self) -> tuple[Order, ...]:
        """List the own contracts that can be fulfilled here and now."""
        here = self.view.pawns[self.me]
        orders = self.reader.orders(self.view)
        return tuple(order for order in orders if self.is_for(order.contract, here) and not order.missing)
