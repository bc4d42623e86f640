"""What a merchant reads from the board: cities, carts and hands as the planner wants them, and time left."""

from __future__ import annotations

from typing import Final

from haricot.games.hansa.atlas import SUPPLY, Atlas
from haricot.games.hansa.bots.merchant import CONTRACT, UNKNOWN, Merchant, Shops
from haricot.games.hansa.verbs import lowest_free
from haricot.games.hansa.view import HanseView
from haricot.kernel.types import CardId, Count, Seat, mypyc_attr

PACE: Final = 2.5
"""How many cards a player plays in a turn, and now and then as a guest."""

MOST_ROUNDS: Final = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class MerchantSight:
    """One look at the board from one seat."""

    def __init__(self, atlas: Atlas, view: HanseView, seat: Seat) -> None:
        self.atlas = atlas
        self.view = view
        self.seat = seat
        self.kinds: Count = len(atlas.keys)
        self.carts = [self.counts(cart) for cart in view.carts]
        self.aboard = [sum([cart[kind] for cart in self.carts]) for kind in range(self.kinds)]
        self.shops = self.read_shops()
        self.turns = self.forecast()
        self.pool: list[Count] = []
        self.demand = [0.0] * self.kinds
        # What others seem to want, by seat and kind; nothing is known where there are no rows.
        self.preferences: list[list[float]] = []

    def think_of(self, held: set[CardId], preferences: list[list[float]]) -> MerchantSight:
        """Think of what is hidden: some contracts are known to be in other hands, the others in the pile."""
        unseen = self.unseen()
        in_hands = [number for number in unseen if number + self.atlas.first_contract in held]
        self.pool = [number for number in unseen if number not in in_hands]
        self.demand = self.read_demand(in_hands or unseen)
        self.preferences = preferences
        return self

    def counts(self, tokens: list[CardId]) -> list[Count]:
        """Count the beans of each kind."""
        counts: list[Count] = [0] * len(self.atlas.keys)
        for token in tokens:
            counts[self.atlas.kind[token]] += 1
        return counts

    def read_shops(self) -> Shops:
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
            if not self.aboard[kind] and not any(count[kind :: self.kinds]):
                for city, columns in enumerate(self.atlas.columns):
                    if columns[kind]:
                        count[city * self.kinds + kind] = 1
                        price[city * self.kinds + kind] = max(columns[kind])
        return Shops(count, price)

    # Hands.

    def code(self, card: CardId) -> Count:
        """Write a card as the planner does."""
        if card < 0:
            return UNKNOWN
        if self.atlas.is_contract(card):
            return self.atlas.contract(card) + CONTRACT
        return self.atlas.sort(card)

    def merchant(self, seat: Seat) -> Merchant:
        """Tell what a player has to plan with."""
        view = self.view
        active = seat == view.active
        hand = [self.code(card) for card in view.hands[seat]]
        laid = [self.code(card) for card in view.laid] if active else list[Count]()
        here = active and view.phase == "trade"
        # Before the opening nobody is anywhere, and what the place is worth there is not asked.
        city = max(0, view.pawns[seat])
        around = [total - own for total, own in zip(self.aboard, self.carts[seat], strict=True)]
        turns = self.journeys(seat)
        return Merchant(city, self.carts[seat], view.money[seat], hand, laid, here, turns, around)

    def contracts(self, seat: Seat) -> Count:
        """Count the contracts in a hand."""
        return sum([card < 0 or self.atlas.is_contract(card) for card in self.view.hands[seat]])

    def unseen(self) -> list[Count]:
        """List the contracts that may be in other hands or in the pile."""
        view = self.view
        seen = [*view.spent, *view.laid, *view.hands[self.seat], *view.dealt[self.seat]]
        first = self.atlas.first_contract
        return [number for number in range(len(self.atlas.value)) if number + first not in seen]

    def read_demand(self, contracts: list[Count]) -> list[float]:
        """Tell for each kind which part of some contracts asks for it."""
        asked = [0.0] * self.kinds
        for number in contracts:
            for kind in self.atlas.asks[number]:
                asked[kind] += 1.0 / float(len(contracts))
        return asked

    def face_up(self) -> list[Count]:
        """Count for each kind the contracts on the table that ask for it where the active player is."""
        asked: list[Count] = [0] * self.kinds
        for card in self.view.laid:
            number = self.atlas.contract(card)
            if self.atlas.where[number] == self.view.pawns[self.view.active]:
                for kind in self.atlas.asks[number]:
                    asked[kind] += 1
        return asked

    # Time.

    def journeys(self, seat: Seat) -> Count:
        """Tell how many journeys a player still has, as far as can be told."""
        return self.turns[seat]

    def forecast(self) -> list[Count]:
        """Count the journeys of all players until the last Supply card is played, and one more (H25)."""
        view = self.view
        turns: list[Count] = [0] * view.players
        seat = view.active if view.phase == "travel" else (view.active + 1) % view.players
        if view.phase == "final":
            return turns
        if view.turns_left:
            for _ in range(view.turns_left - (0 if view.phase == "travel" else 1)):
                turns[seat] += 1
                seat = (seat + 1) % view.players
            return turns
        last = self.last_harvest(seat, turns)
        for other in range(view.players):
            turns[other] += 1 if other != last else 0
        return turns

    def last_harvest(self, seat: Seat, turns: list[Count]) -> Seat:
        """Let all players travel at the same pace, and find who brings the eighth harvest."""
        view = self.view
        ahead = [self.to_supply(hand) for hand in view.hands]
        left = view.harvests
        drawn = view.eighth_drawn()
        for _ in range(view.players * MOST_ROUNDS):
            turns[seat] += 1
            if drawn and view.waiting[seat]:
                return seat
            ahead[seat] -= PACE
            if ahead[seat] <= 0.0 and not drawn:
                left -= 1
                ahead[seat] += float(len(view.hands[seat]))
                if not left:
                    return seat
            seat = (seat + 1) % view.players
        return seat

    def to_supply(self, hand: list[CardId]) -> float:
        """Count the cards to the Supply card of a hand, itself included."""
        for place, card in enumerate(hand):
            if card >= 0 and not self.atlas.is_contract(card) and self.atlas.sort(card) == SUPPLY:
                return float(place + 1)
        return float(len(hand))


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
