"""MasterBot: an expert at a card table who looks ahead."""
# interpreted: bots derive from a class that anybody may derive from

from __future__ import annotations

from time import perf_counter

from haricot.bots.base import Thought
from haricot.bots.leaf import learned_leaf
from haricot.bots.trials import Trial
from haricot.cards.actions import Plant, Sell
from haricot.cards.bots.expert import ExpertBot
from haricot.cards.bots.judgement import trader_for, values_for
from haricot.cards.bots.leaf import CardLeaf
from haricot.cards.bots.proposals import Proposals
from haricot.cards.bots.search import ROUNDS, ActionSearch
from haricot.cards.bots.trader import NO_MOMENT, TradeMoment
from haricot.cards.bots.turnoffers import TurnOffers
from haricot.cards.game import AnyCardGame
from haricot.cards.view import TableView
from haricot.kernel.actions import Action, Decline, Done, Offer, Seal, Take, Withdraw
from haricot.kernel.events import Event
from haricot.kernel.types import ALL, Count, Seat

MOST_ROLLOUTS = 100_000

CLOSE = 0.6
"""A deal that is worse by more than this, at first sight, is not tried."""

HASTY = {"proposals": 3.0, "remarks": 1.0, "breadth": 1.0}
"""How experts bargain where a game is only played on to see what comes of it: much the same in less time."""

TALER = 0.12
"""What a taler changes in the chance to win, in the middle of a game."""

MOST_OFFERS = 5
"""Maximum number of offers that are tried."""

OWN_OFFERS = 12
OTHER_OFFERS = 6
"""Maximum number of offers that are thought of in a turn, the own or another's."""


class MasterBot(ExpertBot):
    """Determinized Monte Carlo search over what an expert would think of, with rollouts by experts."""

    tries: int | None = None
    """How often it tries things out for a decision, if that is given instead of the time."""

    rounds: tuple[Count, ...] = ROUNDS
    """Number of rounds after which it judges what came of a trial."""

    def __init__(
        self,
        game: AnyCardGame,
        seat: Seat,
        seed: int | str,
        seconds: float = 1.0,
        rollouts: int | None = None,
    ) -> None:
        super().__init__(game, seat, seed)
        rollouts = self.tries if rollouts is None else rollouts
        self.seconds = seconds if rollouts is None else 3600.0
        self.rollouts = MOST_ROLLOUTS if rollouts is None else rollouts
        hasty = {**self.weights, **HASTY}
        self.players = [trader_for(game, other, hasty) for other in range(game.players)]
        self.leaf = CardLeaf(game, values_for(game, self.weights), learned_leaf(game))
        self.turn_offers = TurnOffers(self.trader)
        # When it was found last that there is nothing better to offer.
        self.settled: TradeMoment = NO_MOMENT

    def see(self, event: Event) -> None:
        """Remember what happened, and what was offered this turn."""
        super().see(event)
        self.turn_offers.see(event)

    def choose(self, view: TableView, options: list[Action]) -> Action | None:
        """Ask the expert, and try the alternatives out where there are any."""
        start = perf_counter()
        first = super().choose(view, options)
        if not self.effort:
            return first
        actions = self.alternatives(first, options)
        speaks = len(actions) < 2 and self.may_speak(first)
        if len(actions) < 2 and not speaks:
            return first
        worlds = self.witness.worlds(self.random)
        if speaks:
            actions += self.proposals().best(worlds.draw, MOST_OFFERS)
        if len(actions) < 2:
            self.settled = self.sight.moment()
            return first
        search = ActionSearch(self.game, self.leaf, self.players, self.turn_offers, worlds.draw, self.rounds)
        trials = search.best(actions, self.rollouts, start + self.effort * self.seconds)
        if self.explains:
            self.thoughts = [self.thought(trial, trials[0]) for trial in trials]
        best = trials[0].action
        if speaks:
            self.speak(first, best)
        return best

    def thought(self, trial: Trial, best: Trial) -> Thought:
        """Tell what trying an action has shown: how many talers it is behind the best one, or would be."""
        behind = (trial.lead - best.lead) / TALER
        return Thought(trial.action, behind, {"chance": trial.mean(), "rollouts": float(len(trial.found))})

    def may_speak(self, first: Action | None) -> bool:
        """Tell whether to think of offers: nobody has to answer one, and something has changed."""
        sight = self.sight
        if sight.phase != "trade" or not (first is None or isinstance(first, Offer | Done)):
            return False
        made = len(self.turn_offers.made.get(self.seat, []))
        most = OWN_OFFERS if self.seat == sight.active else OTHER_OFFERS
        return made < most and sight.moment() != self.settled and not self.trader.is_waiting(sight)

    def proposals(self) -> Proposals:
        """Think of deals."""
        return Proposals(self.game, self.sight, self.players, self.turn_offers)

    def speak(self, first: Action | None, best: Action | None) -> None:
        """Have the expert know what is offered instead of the first thought, or that nothing is better."""
        trader = self.trader
        if best is first:
            self.settled = self.sight.moment()
            return
        if isinstance(first, Offer):
            trader.asked.discard(trader.asks(first.to, first.gives, first.wants))
            trader.proposed -= 1
        if isinstance(best, Offer):
            _, gives, wants = trader.asks(best.to, best.gives, best.wants)
            trader.asked |= {(best.to, gives, wants), (ALL, gives, wants)}

    def alternatives(self, first: Action | None, options: list[Action]) -> list[Action | None]:
        """List what else is worth a trial, behind what the expert would do; offers are thought of apart."""
        if first is None:
            return [first]
        other: list[Action] = []
        if isinstance(first, Take | Decline):
            takes = [take for worth, take in self.trader.takes.values() if worth > -CLOSE]
            other = [*takes, *(action for action in options if isinstance(action, Decline))] if takes else []
        elif isinstance(first, Seal | Withdraw):
            other = [action for action in options if isinstance(action, Seal | Withdraw)]
        elif self.sight.phase != "trade":
            other = self.plantings(first, options)
        return [first, *(action for action in other if action != first)]

    def plantings(self, first: Action, options: list[Action]) -> list[Action]:
        """List what else could be sold, and whether to plant once more; the rest the expert knows best."""
        if isinstance(first, Sell):
            return [action for action in options if isinstance(action, Plant | Sell | Done)]
        if isinstance(first, Plant) and any(isinstance(action, Done) for action in options):
            return [action for action in options if isinstance(action, Done)]
        return [action for action in options if isinstance(action, Plant)] if isinstance(first, Done) else []
