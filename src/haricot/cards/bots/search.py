"""ActionSearch: determinized Monte Carlo search, with rollouts by traders in sampled worlds."""
# interpreted: the time goes into the games that are played on

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from haricot.bots.leaf import Leaf
from haricot.bots.trials import Trial, give_up, paired
from haricot.cards.bots.rollout import TraderRollout
from haricot.cards.bots.trader import Trader
from haricot.cards.bots.turnoffers import TurnOffers
from haricot.cards.game import AnyCardGame
from haricot.cards.table import Table
from haricot.kernel.actions import Action
from haricot.kernel.types import Count, Seat

ROUNDS = (1, 2)
"""Number of rounds after which it is judged who will win: later, chance drowns what an action does."""

SPREAD = 0.04
"""How far apart actions that are worth a trial commonly are, in chances to win."""

DOUBT = -0.01
"""How much worse than the first action another one is, before anything was tried: the judge is good."""


class ActionSearch:
    """Tries actions out in the same worlds, and gives up early what is clearly worse."""

    def __init__(
        self,
        game: AnyCardGame,
        leaf: Leaf[Table],
        traders: Sequence[Trader],
        turn_offers: TurnOffers,
        draw: Callable[[], Table],
        rounds: Sequence[Count],
    ) -> None:
        self.game = game
        self.leaf = leaf
        self.rollout = TraderRollout(game, traders)
        self.traders = traders
        self.turn_offers = turn_offers
        self.seat: Seat = turn_offers.trader.seat
        self.draw = draw
        self.rounds = rounds

    def best(self, actions: Sequence[Action | None], rollouts: Count, stop: float) -> list[Trial]:
        """Try actions within a number of rollouts or until a time; the first one has to be beaten clearly."""
        trials = [Trial(action) for action in actions]
        played = 0
        while played < rollouts and perf_counter() < stop:
            world = self.draw()
            for trial in trials:
                if trial.open:
                    trial.found.append(self.play_on(self.game.clone(world), trial.action))
                    played += 1
            give_up(trials, max((trial for trial in trials if trial.open), key=Trial.mean))
            if sum(trial.open for trial in trials) == 1:
                break
        for trial in trials[1:]:
            trial.lead = lead(trial, trials[0])
        return sorted(trials, key=lambda trial: -trial.lead)

    def play_on(self, world: Table, action: Action | None) -> float:
        """Do something in a world, let everybody play on, and tell how likely the seat wins."""
        turn = world.turn
        self.turn_offers.remind(self.traders, world, action)
        if action is not None:
            self.game.apply(world, action)
        total = 0.0
        for rounds in self.rounds:
            self.rollout.play(world, turn + rounds * world.players)
            total += self.leaf.chance(world, self.seat)
        return total / len(self.rounds)


def lead(trial: Trial, first: Trial) -> float:
    """Tell by how much an action beats the first one: by what was found, as far as it can be trusted."""
    mean, error = paired(trial, first)
    trust = SPREAD * SPREAD / (SPREAD * SPREAD + error * error)
    return trust * mean + (1.0 - trust) * DOUBT
