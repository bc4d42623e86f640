"""What a merchant reads from the board: cities, carts and hands as the planner wants them, and time left."""

from __future__ import annotations

from typing import Final

from haricot.bots.hansaplan import CONTRACT, UNKNOWN, Market, Trader
from haricot.games.hansa.atlas import SUPPLY, Atlas
from haricot.games.hansa.verbs import lowest_free
from haricot.games.hansa.view import HanseView
from haricot.kernel.types import CardId, Count, Seat

PACE: Final = 2.3
"""How many cards a player plays in a turn, and now and then as a guest."""

MOST_ROUNDS: Final = 12


class Sight:
    """One look at the board from one seat."""

    def __init__(self, atlas: Atlas, view: HanseView, seat: Seat) -> None:
        self.atlas = atlas
        self.view = view
        self.seat = seat
        self.kinds: Count = len(atlas.keys)
        self.carts = [self.counts(cart) for cart in view.carts]
        self.market = self.read_market()
        self.rounds = self.rounds_left()
        self.pool = self.unseen()
        self.demand = self.read_demand()

    def counts(self, tokens: list[CardId]) -> list[Count]:
        """Count the beans of each kind."""
        counts: list[Count] = [0] * len(self.atlas.keys)
        for token in tokens:
            counts[self.atlas.kind[token]] += 1
        return counts

    def read_market(self) -> Market:
        """Read what cities sell; a kind that is nowhere in play can be had once where it is sold (H21)."""
        count: list[Count] = []
        price: list[Count] = []
        for city, boxes in enumerate(self.view.boxes):
            held = self.counts([token for stack in boxes for token in stack])
            box = lowest_free(boxes)
            count += held
            price += [column[box] if column else 0 for column in self.atlas.columns[city]]
        if self.view.phase == "trade":
            first = self.view.pawns[self.view.active] * self.kinds
            price[first : first + self.kinds] = self.view.prices
        for kind in range(self.kinds):
            if not any([cart[kind] for cart in self.carts]) and not any(count[kind :: self.kinds]):
                for city, columns in enumerate(self.atlas.columns):
                    if columns[kind]:
                        count[city * self.kinds + kind] = 1
                        price[city * self.kinds + kind] = max(columns[kind])
        return Market(count, price)

    # Hands.

    def code(self, card: CardId) -> Count:
        """Write a card as the planner does."""
        if card < 0:
            return UNKNOWN
        if self.atlas.is_contract(card):
            return self.atlas.contract(card) + CONTRACT
        return self.atlas.sort(card)

    def trader(self, seat: Seat) -> Trader:
        """Tell what a player has to plan with."""
        view = self.view
        active = seat == view.active
        hand = [self.code(card) for card in view.hands[seat]]
        laid = [self.code(card) for card in view.laid] if active else list[Count]()
        here = active and view.phase == "trade"
        # Before the opening nobody is anywhere, and what the place is worth there is not asked.
        city = max(0, view.pawns[seat])
        return Trader(city, self.carts[seat], view.money[seat], hand, laid, here, self.journeys(seat))

    def contracts(self, seat: Seat) -> Count:
        """Count the contracts of a player."""
        count = sum([card < 0 or self.atlas.is_contract(card) for card in self.view.hands[seat]])
        return count + (len(self.view.laid) if seat == self.view.active else 0)

    def unseen(self) -> list[Count]:
        """List the contracts that may be in other hands or in the pile."""
        view = self.view
        seen = [*view.spent, *view.laid, *view.hands[self.seat], *view.dealt[self.seat]]
        first = self.atlas.first_contract
        return [number for number in range(len(self.atlas.value)) if number + first not in seen]

    def read_demand(self) -> list[float]:
        """Tell for each kind which part of the unseen contracts asks for it."""
        asked = [0.0] * self.kinds
        for number in self.pool:
            for kind in self.atlas.asks[number]:
                asked[kind] += 1.0 / float(len(self.pool))
        return asked

    # Time.

    def journeys(self, seat: Seat) -> Count:
        """Tell how many journeys a player still has, as far as can be told."""
        view = self.view
        gone: Count = 1 if seat == view.active and view.phase != "travel" else 0
        if view.phase == "final":
            return 0
        if view.turns_left:
            ahead = (seat - view.active) % view.players < view.turns_left
            return (1 if ahead else 0) - gone
        return max(0, self.rounds - gone)

    def rounds_left(self) -> Count:
        """Guess how many rounds there are: until the harvest pile is used up by Supply cards (H25)."""
        view = self.view
        if view.turns_left or not view.put_by:
            return 1
        for rounds in range(1, MOST_ROUNDS):
            supplies: Count = 0
            for hand in view.hands:
                supplies += self.supplies(hand, PACE * float(rounds))
            if supplies >= view.harvests:
                return rounds
        return MOST_ROUNDS

    def supplies(self, hand: list[CardId], cards: float) -> Count:
        """Count how often a player comes to the Supply card in so many cards."""
        place = float(len(hand))
        for number, card in enumerate(hand):
            if card >= 0 and not self.atlas.is_contract(card) and self.atlas.sort(card) == SUPPLY:
                place = float(number)
        if cards < place + 1.0:
            return 0
        return 1 + int((cards - place - 1.0) / float(max(1, len(hand))))


def needs(part: float, contracts: Count, count: Count) -> float:
    """Tell how many of some beans are used, on average, if each contract asks for one with a chance."""
    # Contracts beyond the fourth will hardly be met in time.
    contracts, part = min(contracts, 4), min(part, 0.9)
    chance = (1.0 - part) ** contracts
    below, used = 0.0, 0.0
    for number in range(count):
        below += chance
        used += 1.0 - below
        chance *= part / (1.0 - part) * float(contracts - number) / float(number + 1)
    return max(0.0, used)
