"""MasterHansaBot: tries what matters in worlds that may be, with experts at all seats, and then decides."""
# interpreted: it derives from Bot

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from time import monotonic

from haricot.bots.hansaexpert import ExpertHansaBot
from haricot.bots.hansagreedy import Choice, GreedyHansaBot
from haricot.bots.hansaplayout import play_on, prospects
from haricot.bots.hansaworlds import sample
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Action, BuyContract, Decline, Take
from haricot.kernel.types import Seat

SECONDS = 1.0
"""So long a decision that matters may take."""

MOST_TRIED = 4
"""So many actions are tried."""

CLOSE = 15.0
"""What is worse than the best by more, at first sight, is not tried."""

TRUST = 12.0
"""So many playouts the first sight counts for."""

ROUNDS = 1
"""So many rounds a playout goes on."""

RIVALS = 0.5
"""How much the best of the others counts against the own prospects."""


class Apprentice(GreedyHansaBot):
    """The expert of playouts, who looks at fewer routes, takes deals but offers none, and is quick."""

    style = "expert"
    most_offered = 0
    most_asked = 0

    def buy_contract(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Keep the cards."""
        return None


class MasterHansaBot(ExpertHansaBot):
    """Searches where to travel, which deals to take and whether to buy a contract; else it is an expert."""

    def __init__(
        self,
        game: Hansa,
        seat: Seat,
        seed: int | str,
        weights: dict[str, float] | None = None,
        seconds: float = SECONDS,
        rollouts: int | None = None,
    ) -> None:
        super().__init__(game, seat, seed, weights)
        self.seconds = seconds
        self.rollouts = rollouts
        self.quick = {**self.weights, "width": 3.0}

    def travel(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Try the journeys that promise most."""
        return self.search(view, self.trips(view, options))

    def buy_contract(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Try what a contract would bring against the best journey without it."""
        buy = super().buy_contract(view, options)
        if buy is None:
            return None
        best = max(self.trips(view, options), key=lambda trip: trip[0])
        found = self.search(view, [(self.desk(view).contract_gain(), buy), best])
        return found if isinstance(found, BuyContract) else None

    def answer(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Try a deal that gains against declining it."""
        answer = super().answer(view, options)
        if not isinstance(answer, Take):
            return answer
        deal = self.deal_of(view, answer)
        no = Decline(self.seat, answer.offer)
        return self.search(view, [(deal.mine, answer), (0.0, no)]) if no in options else answer

    def search(self, view: HanseView, choices: list[Choice]) -> Action | None:
        """Play the best choices on in the same worlds, and take the one that does best on average."""
        choices.sort(key=lambda choice: -choice[0])
        choices = [choice for choice in choices if choice[0] > choices[0][0] - CLOSE][:MOST_TRIED]
        if len(choices) < 2:
            return choices[0][1] if choices else None
        sums = [0.0] * len(choices)
        worlds = 0
        for _ in self.budget(len(choices)):
            world = sample(self.game, view, self.memory, self.random)
            for place, (_, action) in enumerate(choices):
                sums[place] += self.try_out(world.clone(), action)
            worlds += 1
        return self.settle(choices, sums, worlds)

    def budget(self, tried: int) -> Iterator[int]:
        """Count worlds: as many as there are playouts for, or as the clock allows."""
        if self.rollouts is not None:
            yield from range(max(1, self.rollouts // tried))
            return
        end = monotonic() + self.seconds
        for number in count():
            if monotonic() >= end:
                return
            yield number

    def try_out(self, world: Hanse, action: Action) -> float:
        """Play an action and some rounds more, and tell how far ahead that leaves the own seat."""
        bots = [Apprentice(self.game, seat, 0, self.quick) for seat in range(world.players)]
        last = world.turn + ROUNDS * world.players
        self.game.apply(world, action)
        play_on(self.game, world, bots, last)
        values = prospects(self.game, world, self.planner)
        others = [value for seat, value in enumerate(values) if seat != self.seat]
        return values[self.seat] - RIVALS * max(others)

    def settle(self, choices: list[Choice], sums: list[float], worlds: int) -> Action:
        """Weigh first sight and playouts against each other."""
        first, mean = choices[0][0], sum(sums) / len(sums) / worlds
        best, action = None, choices[0][1]
        for (sight, choice), total in zip(choices, sums, strict=True):
            value = (TRUST * (sight - first) + total - worlds * mean) / (TRUST + worlds)
            self.think(choice, value, sight=sight, playouts=total / worlds)
            if best is None or value > best:
                best, action = value, choice
        return action
