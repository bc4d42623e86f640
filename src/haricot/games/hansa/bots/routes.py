"""Routes of Bohn Hansa: what a merchant can earn at the next stops, from the cards in hand and the cities."""

from __future__ import annotations

from typing import Final

from haricot.games.hansa.atlas import CART, PLAIN, SUPPLY, TOLL, Atlas
from haricot.games.hansa.bots.merchant import CONTRACT, UNKNOWN, Merchant, Route, Shops
from haricot.games.hansa.tolls import TRAVEL_TOLL
from haricot.kernel.types import NONE, Bean, Count, mypyc_attr

NEVER: Final = -1e9
"""The value of a way that the hand has no cards for."""

STAYS: Final = 99
"""The stop at which a contract leaves the hand, if it does not on this route."""


SWAPPED: Final = -1
"""The seller of a bean that is swapped for another on the way."""

FREE_ROOM: Final = 4
"""Number of beans that are in nobody's way on a cart."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RoutePlanner:
    """Searches routes; all values are in thalers at the end of the game."""

    def __init__(self, atlas: Atlas, weights: dict[str, float]) -> None:
        self.atlas = atlas
        self.kinds: Count = len(atlas.keys)
        self.cities: Count = len(atlas.cities)
        self.depth: Count = int(weights["depth"])
        self.width: Count = int(weights["width"])
        self.fades = [weights["discount"] ** stop for stop in range(self.depth + 1)]
        self.risk = weights["risk"]
        self.open = weights["open"]
        self.reach = weights["reach"]
        self.toll_ahead = weights["toll_ahead"]
        self.lack = weights["lack"]
        self.drop = weights["drop"]
        self.crowd = weights["crowd"]
        self.debt = weights["debt"]
        self.swap = weights["swap"]
        self.first = [weights["first_base"] * float(base) + weights["first"] for base in atlas.base]
        self.more = [weights["more_base"] * float(base) for base in atlas.base]

    # Searching.

    def value(self, merchant: Merchant, shops: Shops) -> float:
        """Tell what a player can come to from here."""
        return self.search(merchant, shops, NONE)[0]

    def plan(self, merchant: Merchant, shops: Shops, first: Count = NONE) -> Route:
        """Find the best route, perhaps one that begins with a city."""
        value, path = self.search(merchant, shops, first)
        self.evaluate(path)
        buys = [kind for kind, stop in self.bought if stop == 0]
        delivers = [self.own[task] for task in self.done if self.at[task] == 0]
        return Route(value, path, buys, delivers)

    def search(self, merchant: Merchant, shops: Shops, first: Count) -> tuple[float, list[Count]]:
        """Grow routes stop by stop, and keep the best few of each length."""
        self.begin(merchant, shops)
        beam: list[list[Count]] = [[]]
        if merchant.turns <= 0:
            return self.evaluate(beam[0]), beam[0]
        values: list[float] = []
        stops = min(self.depth, merchant.turns)
        for stop in range(1, stops + 1):
            paths = [[*path, city] for path in beam for city in self.next_stops(path, first)]
            # Routes that all go on need not be compared.
            if stop < stops and len(paths) <= self.width:
                beam = paths
            else:
                values = [self.evaluate(path) for path in paths]
                beam, values = self.best(paths, values)
        return values[0], beam[0]

    def next_stops(self, path: list[Count], first: Count) -> list[Count]:
        """List the stops that may pay; at the end of a route, those without a delivery do not."""
        stops: Count = len(path)
        if stops == 0 and first != NONE:
            return [first]
        if stops + 1 < self.depth or stops + 1 >= self.merchant.turns:
            return list(range(self.cities))
        here = path[stops - 1] if stops else self.merchant.city
        return [city for city in range(self.cities) if city == here or city in self.goals]

    def best(self, paths: list[list[Count]], values: list[float]) -> tuple[list[list[Count]], list[float]]:
        """Pick the best routes, the best one first."""
        kept: list[list[Count]] = []
        worth: list[float] = []
        for _ in range(min(self.width, len(paths))):
            top: Count = 0
            for number in range(1, len(paths)):
                if values[number] > values[top]:
                    top = number
            kept.append(paths[top])
            worth.append(values[top])
            values[top] = 2.0 * NEVER
        return kept, worth

    # One route: its stops are numbered, 0 is where the player stands.

    def begin(self, merchant: Merchant, shops: Shops) -> None:
        """Note whose routes are searched, and list the contracts, those of highest value first."""
        self.merchant = merchant
        self.shops = shops
        value = self.atlas.value
        self.own: list[Count] = []
        for card in merchant.hand + merchant.laid:
            if card >= CONTRACT:
                number = card - CONTRACT
                place: Count = len(self.own)
                while place > 0 and value[self.own[place - 1]] < value[number]:
                    place -= 1
                self.own.insert(place, number)
        self.goals = [self.atlas.where[number] for number in self.own]
        self.aboard: Count = sum(merchant.cart)

    def clear(self, stops: Count) -> None:
        """Take fresh sheets for a route."""
        self.leaves: list[Count] = [STAYS] * len(self.own)
        self.at: list[Count] = [NONE] * len(self.own)
        self.done: list[Count] = []
        self.bought: list[tuple[Bean, Count]] = []
        self.left: list[Count] = self.merchant.cart.copy()
        # For each stop: what all deliveries earn, and those without a purchase there; costs; beans aboard.
        self.income: list[Count] = [0] * (stops + 1)
        self.early: list[Count] = [0] * (stops + 1)
        self.outlay: list[Count] = [0] * (stops + 1)
        self.tolls: list[Count] = [0] * (stops + 1)
        self.load: list[Count] = [self.aboard] * (stops + 1)

    def evaluate(self, path: list[Count]) -> float:
        """Tell what a route comes to, with what is left at its end."""
        self.route: list[Count] = [self.merchant.city, *path]
        stops: Count = len(path)
        self.clear(stops)
        if not self.walk():
            return NEVER
        value = float(self.merchant.cash)
        for task in range(len(self.own)):
            if self.at[task] >= 0:
                value += self.attempt(task)
        if self.merchant.turns <= stops:
            value += self.sale(stops)
        else:
            value += self.outlook(self.merchant.turns - stops)
        return value - self.fees(stops)

    def walk(self) -> bool:
        """Play the cards of a route: when tolls are due, which contracts leave, and where some are met."""
        queue = self.merchant.hand.copy()
        for card in self.merchant.laid:
            if card >= CONTRACT:
                self.leaves[self.own.index(card - CONTRACT)] = 0
        self.meet(0, queue)
        for stop in range(1, len(self.route)):
            cost = self.atlas.steps[self.route[stop - 1]][self.route[stop]] + 1
            if cost > len(queue):
                return False
            self.play(queue, cost, stop)
            self.meet(stop, queue)
            queue.append(UNKNOWN)
        self.queue = queue
        return True

    def play(self, queue: list[Count], cost: Count, stop: Count) -> None:
        """Play cards from the front, and take travel cards back in the order Toll, Supply, others (H15)."""
        plain: Count = 0
        supply = False
        for place in range(cost):
            card = queue[place]
            if card >= CONTRACT:
                self.leaves[self.own.index(card - CONTRACT)] = stop
            elif card == TOLL:
                self.tolls[stop] = TRAVEL_TOLL
            elif card == SUPPLY:
                supply = True
            elif card == PLAIN:
                plain += 1
        del queue[:cost]
        if self.tolls[stop]:
            queue.append(TOLL)
        if supply:
            queue.append(SUPPLY)
        for _ in range(plain):
            queue.append(PLAIN)

    def meet(self, stop: Count, queue: list[Count]) -> None:
        """Note the contracts for a stop whose beans can be had by then, and take them out of the hand."""
        city = self.route[stop]
        for task in range(len(self.own)):
            if self.goals[task] == city and self.at[task] < 0 and self.leaves[task] >= stop:
                number = self.own[task]
                if self.can_be_had(number, stop):
                    self.at[task] = stop
                    if self.leaves[task] == STAYS:
                        queue.remove(number + CONTRACT)

    def can_be_had(self, number: Count, stop: Count) -> bool:
        """Tell whether each bean of a contract is on the cart or for sale on the way."""
        for kind in self.atlas.asks[number]:
            had = self.merchant.cart[kind] > 0 or self.cheapest(kind, stop) >= 0
            if not had and self.swap_price(kind, stop) < 0.0:
                return False
        return True

    def swap_price(self, kind: Bean, stop: Count) -> float:
        """Tell what it costs to swap for a bean on the way, more if there are few; -1 if there are none."""
        held = self.merchant.around[kind] if self.swap > 0.0 and stop > 0 else 0
        for bean, seller in self.bought:
            if bean == kind and seller == SWAPPED:
                held -= 1
        return float(self.atlas.base[kind]) + self.swap / float(held) if held > 0 else -1.0

    def cheapest(self, kind: Bean, stop: Count) -> Count:
        """Find the stop, up to a given one, that sells a kind for least; none is -1."""
        found: Count = NONE
        least = 0.0
        for seller in range(0 if self.merchant.here else 1, stop + 1):
            place = self.route[seller] * self.kinds + kind
            if self.shops.count[place] > 0 and self.shops.count[place] > self.taken(self.route[seller], kind):
                price = float(self.shops.price[place]) + self.risk * float(seller)
                if found < 0 or price < least:
                    found, least = seller, price
        return found

    def taken(self, city: Count, kind: Bean) -> Count:
        """Count the beans of a kind that the route has bought in a city so far."""
        count: Count = 0
        for bean, stop in self.bought:
            if bean == kind and stop != SWAPPED and self.route[stop] == city:
                count += 1
        return count

    # Carrying a route out.

    def attempt(self, task: Count) -> float:
        """Find the beans of a contract and deliver it, if that pays; tell the gain."""
        number, stop = self.own[task], self.at[task]
        gain = float(self.atlas.value[number]) * self.fades[stop]
        first: Count = len(self.bought)
        taken: list[Bean] = []
        for kind in self.atlas.asks[number]:
            cost = self.source(kind, stop, taken)
            if cost < 0.0:
                gain = 0.0
                break
            gain -= cost
        early = self.bought[-1][1] < stop if len(self.bought) > first else True
        if gain > 0.0 and self.book(task, first, early):
            return gain
        self.give_back(first, taken)
        return 0.0

    def source(self, kind: Bean, stop: Count, taken: list[Bean]) -> float:
        """Take a bean from the cart or buy one on the way; tell its cost, or -1 if there is none."""
        seller = self.cheapest(kind, stop)
        kept = self.first[kind] if self.left[kind] == 1 else self.more[kind]
        if seller >= 0:
            place = self.route[seller] * self.kinds + kind
            price = float(self.shops.price[place]) + self.risk * float(seller)
            if not self.left[kind] or price < kept:
                self.bought.append((kind, seller))
                return price
        if not self.left[kind]:
            price = self.swap_price(kind, stop)
            if price >= 0.0:
                self.bought.append((kind, SWAPPED))
            return price
        self.left[kind] -= 1
        taken.append(kind)
        # What a bean on the cart is worth otherwise is counted at the end of the route.
        return 0.0

    def book(self, task: Count, first: Count, early: bool) -> bool:
        """Write a delivery down, unless money is missing on the way."""
        stop, value = self.at[task], self.atlas.value[self.own[task]]
        self.income[stop] += value
        if early:
            self.early[stop] += value
        for number in range(first, len(self.bought)):
            kind, seller = self.bought[number]
            if seller != SWAPPED:
                self.outlay[seller] += self.shops.price[self.route[seller] * self.kinds + kind]
        if self.solvent():
            self.done.append(task)
            self.stow(task, first)
            return True
        self.income[stop] -= value
        if early:
            self.early[stop] -= value
        for number in range(first, len(self.bought)):
            kind, seller = self.bought[number]
            if seller != SWAPPED:
                self.outlay[seller] -= self.shops.price[self.route[seller] * self.kinds + kind]
        return False

    def solvent(self) -> bool:
        """Tell whether all purchases can be paid when they are made."""
        cash = self.merchant.cash
        for stop in range(len(self.route)):
            cash = max(0, cash - self.tolls[stop])
            if self.outlay[stop] > cash + self.early[stop]:
                return False
            cash += self.income[stop] - self.outlay[stop]
        return True

    def stow(self, task: Count, first: Count) -> None:
        """Count what a delivery has aboard at the end of each stop."""
        beans: Count = len(self.atlas.asks[self.own[task]])
        for number in range(first, len(self.bought)):
            seller = self.bought[number][1]
            # A swap leaves as many beans aboard as there were.
            for stop in range(seller if seller != SWAPPED else len(self.route), len(self.route)):
                self.load[stop] += 1
        for stop in range(self.at[task], len(self.route)):
            self.load[stop] -= beans

    def give_back(self, first: Count, taken: list[Bean]) -> None:
        """Undo what was found for a contract that is not delivered."""
        del self.bought[first:]
        for kind in taken:
            self.left[kind] += 1

    # What is left at the end.

    def sale(self, stops: Count) -> float:
        """Tell what the bank pays at the end, also for what is bought cheaply at the last stop (H29)."""
        value = 0.0
        for kind in range(self.kinds):
            value += float(self.left[kind] * self.atlas.base[kind])
        room = CART - self.load[stops]
        if stops == 0 and not self.merchant.here:
            return value
        return value + self.bargains(self.route[stops], room)

    def bargains(self, city: Count, room: Count) -> float:
        """Tell what beans gain that cost less than the bank pays for them."""
        value = 0.0
        for kind in range(self.kinds):
            place = city * self.kinds + kind
            gain = self.atlas.base[kind] - self.shops.price[place]
            if gain > 0 and self.shops.price[place] > 0:
                count = min(room, self.shops.count[place] - self.taken(city, kind))
                if count > 0:
                    value += float(gain * count)
                    room -= count
        return value

    def outlook(self, turns: Count) -> float:
        """Tell what beans, contracts and the next toll are worth to somebody who goes on."""
        value = 0.0
        load = -FREE_ROOM
        for kind in range(self.kinds):
            if self.left[kind] > 0:
                load += self.left[kind]
                value += self.first[kind] + self.more[kind] * float(self.left[kind] - 1)
        if load > 0:
            value -= self.crowd * float(load * load)
        span = min(1.0, float(turns) / float(self.depth))
        length = float(len(self.queue))
        for place in range(len(self.queue)):
            card = self.queue[place]
            if card >= CONTRACT:
                value += span * min(1.0, float(place) / self.reach) * self.promise(card - CONTRACT)
            elif card == TOLL:
                value -= span * self.toll_ahead * float(TRAVEL_TOLL) * (1.0 - float(place) / length)
        return value

    def promise(self, number: Count) -> float:
        """Tell what an open contract may still earn: the more, the more of its beans are aboard."""
        value = float(self.atlas.value[number])
        for kind in self.atlas.asks[number]:
            value -= self.first[kind] if self.left[kind] > 0 else float(self.atlas.base[kind]) + self.lack
        return max(0.0, self.open * value)

    def fees(self, stops: Count) -> float:
        """Tell what tolls cost, more where a loan has to pay them, and beans that find no room."""
        cash = self.merchant.cash
        cost = 0.0
        load: Count = CART
        for stop in range(stops + 1):
            toll = self.tolls[stop]
            cost += float(toll)
            if toll > cash:
                cost += self.debt * float(toll - cash)
            cash = max(0, cash - toll) + self.income[stop] - self.outlay[stop]
            load = max(load, self.load[stop])
        return cost + self.drop * float(load - CART)
