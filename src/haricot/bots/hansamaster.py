"""MasterHansaBot: tries what matters in worlds that may be, with merchants at all seats, and then decides."""
# interpreted: it derives from Bot

from __future__ import annotations

from collections.abc import Sequence

from haricot.bots.hansadesk import Deal
from haricot.bots.hansaexpert import ExpertHansaBot
from haricot.bots.hansagreedy import Choice
from haricot.bots.hansaguess import Guesses
from haricot.bots.hansaplan import Planner
from haricot.bots.hansaplayout import Playout
from haricot.bots.hansasearch import Search, Trial
from haricot.bots.hansaworlds import sample
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Action, BuyContract, Decline, Take
from haricot.kernel.types import Seat

SECONDS = 1.0
"""So long a decision that matters may take."""

MOST_TRIED = 5
"""So many actions are tried."""

CLOSE = 15.0
"""What is worse than the best by more, at first sight, is not tried."""

WORLDS = 12
"""So many worlds tell what deals bring others."""

WIDTH = 4.0
"""So many routes the merchants of playouts keep in mind, to be quick."""


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
        self.guesses: Guesses | None = None
        self.playout = Playout(game, Planner(game.atlas, {**self.weights, "width": WIDTH}))

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

    def deals(self, view: HanseView) -> list[Deal]:
        """List deals to offer by what they bring the others in worlds that may be."""
        desk = self.desk(view)
        deals = desk.deals()
        if not deals:
            return deals
        if self.guesses is None or self.guesses.desk is not desk:
            worlds = [sample(self.game, view, self.memory, self.random) for _ in range(WORLDS)]
            self.guesses = Guesses(
                desk, self.playout.planner, [self.playout.sight(world) for world in worlds]
            )
        judged = sorted([self.guesses.judge(deal) for deal in deals], key=lambda deal: -deal.score)
        return [deal for deal in judged if deal.score > 0.0]

    def search(self, view: HanseView, choices: list[Choice]) -> Action | None:
        """Play the best choices on in the same worlds, and take the one that does best on average."""
        choices.sort(key=lambda choice: -choice[0])
        trials = [Trial(*choice) for choice in choices if choice[0] > choices[0][0] - CLOSE][:MOST_TRIED]
        if len(trials) < 2:
            return trials[0].action if trials else None

        def draw() -> Hanse:
            return sample(self.game, view, self.memory, self.random)

        search = Search(self.playout, self.seat, draw, trials)
        found = search.best(self.rollouts, self.seconds)
        for trial in found:
            self.think(trial.action, search.lead(trial), sight=trial.sight, playouts=trial.mean())
        return found[0].action
