"""What deals bring others in worlds that may be: how likely they are taken, and what that is worth."""

from __future__ import annotations

from math import exp
from typing import Final

from haricot.bots.hansadesk import Deal, Desk, be_guest
from haricot.bots.hansaplan import Planner
from haricot.bots.hansasight import Sight
from haricot.bots.hansatrader import CONTRACT, Trader
from haricot.kernel.types import Bean, Count, Seat

SOFT: Final = 1.0
"""How far others may see things differently, in thalers."""

HINT: Final = 1.0
"""How much likelier a contract is in a hand for each kind that its owner seems to want."""

Terms = tuple[Seat, tuple[Bean, ...], tuple[Bean, ...], bool]


class Guesses:
    """Some worlds, and what the others have there; they are thought to be merchants of the same kind."""

    def __init__(self, desk: Desk, planner: Planner, sights: list[Sight]) -> None:
        self.desk = desk
        self.planner = planner
        self.sights = sights
        players = range(desk.sight.view.players)
        self.traders = [[sight.trader(seat) for seat in players] for sight in sights]
        self.chances = [
            [self.chance(trader, seat) for seat, trader in enumerate(row)] for row in self.traders
        ]
        self.known: dict[Terms, list[float]] = {}
        self.before: list[list[float]] = [[] for _ in players]

    def chance(self, trader: Trader, seat: Seat) -> float:
        """Tell how well a hand explains what its owner seems to want."""
        chance = 1.0
        for card in trader.hand:
            if card >= CONTRACT:
                for kind in self.desk.sight.atlas.asks[card - CONTRACT]:
                    chance *= 1.0 + HINT * self.desk.sight.fancies[seat][kind]
        return chance

    def deals(self) -> list[Deal]:
        """List the deals that are worth an offer, the best first."""
        judged = [self.judge(deal) for deal in self.desk.close_deals()]
        judged.sort(key=lambda deal: -deal.score)
        return [deal for deal in judged if deal.score > 0.0]

    def judge(self, deal: Deal) -> Deal:
        """Write down how likely a deal is taken, and how good it is to offer."""
        desk = self.desk
        price = desk.tau + (desk.beta + desk.envy * desk.leads[desk.seat]) * max(0.0, deal.seen)
        total, taken, gained = 0.0, 0.0, 0.0
        for world, gain in enumerate(self.gains(deal)):
            chance = self.chances[world][deal.other]
            odds = chance / (1.0 + exp(min(30.0, (price - gain) / SOFT)))
            total += chance
            taken += odds
            gained += odds * gain
        deal.odds = taken / total
        deal.theirs = gained / max(taken, 0.000001)
        return desk.rate(deal)

    def gains(self, deal: Deal) -> list[float]:
        """Tell what a deal brings the other in each world."""
        terms = (deal.other, deal.gives, deal.gets, deal.invites)
        found = self.known.get(terms)
        if found is None:
            found = [self.gain(world, deal) for world in range(len(self.sights))]
            self.known[terms] = found
        return found

    def gain(self, world: Count, deal: Deal) -> float:
        """Tell what a deal brings the other in one world."""
        trader = self.traders[world][deal.other].twin()
        for kind in deal.gives:
            trader.cart[kind] += 1
        for kind in deal.gets:
            trader.cart[kind] -= 1
        if deal.invites and self.desk.hosts:
            be_guest(trader, self.desk.me.city)
        return self.planner.value(trader, self.sights[world].market) - self.value(world, deal.other)

    def value(self, world: Count, seat: Seat) -> float:
        """Tell what a player's place is worth in one world."""
        found = self.before[seat]
        if not found:
            for number, sight in enumerate(self.sights):
                found.append(self.planner.value(self.traders[number][seat], sight.market))
        return found[world]
