"""Search: try actions out in many worlds that may be, with traders playing on in each of them."""
# interpreted: the time goes into the games that are played on

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from haricot.beans.table import Table
from haricot.bots.bargains import Bargains
from haricot.bots.floor import Floor
from haricot.bots.sight import Sight, see_table
from haricot.bots.trader import Trader
from haricot.bots.trials import Trial, give_up, paired
from haricot.bots.values import Values
from haricot.kernel.actions import Action
from haricot.kernel.types import Count, Seat

TURNS = 8
"""How far a game is played on: longer, chance drowns what an action does; shorter, it has not yet paid."""

SPREAD = 0.25
"""How far apart actions that are worth a trial commonly are, in talers."""

DOUBT = -0.1
"""How much worse than the first action another one is, before anything was tried: the judge is good."""

VICTORY = 4.0
"""What winning is worth beside the talers, when a game is played to its end."""


class Search:
    """Tries actions out in the same worlds, and gives up early what is clearly worse."""

    def __init__(
        self, game: Any, seat: Seat, traders: Sequence[Trader], values: Values, draw: Callable[[], Table]
    ) -> None:
        self.game = game
        self.seat = seat
        self.floor = Floor(game, traders)
        self.traders = traders
        self.values = values
        self.draw = draw

    def best(self, actions: Sequence[Action | None], rollouts: Count, seconds: float) -> list[Trial]:
        """Try actions out within a number of rollouts and a time; the first one has to be beaten clearly."""
        trials = [Trial(action) for action in actions]
        stop, played = perf_counter() + seconds, 0
        while played < rollouts and perf_counter() < stop:
            world = self.draw()
            turn = world.turn
            for trial in trials:
                if trial.open:
                    trial.found.append(self.play_on(self.game.clone(world), trial.action, turn))
                    played += 1
            give_up(trials, max((trial for trial in trials if trial.open), key=Trial.mean))
            if sum(trial.open for trial in trials) == 1:
                break
        return sorted(trials, key=lambda trial: -self.lead(trial, trials[0]))

    def play_on(self, world: Table, action: Action | None, turn: Count) -> float:
        """Do something in a world, let everybody play on, and tell how the seat stands then."""
        if action is not None:
            self.game.apply(world, action)
        for trader in self.traders:
            trader.forget()
        self.floor.play(world, turn + TURNS)
        return self.standing(world)

    def standing(self, world: Table) -> float:
        """Tell how far the seat is ahead: of all the others, and of the best of them."""
        worth = [self.worth(world, seat) for seat in range(world.players)]
        mine = worth.pop(self.seat)
        lead = mine - 0.5 * (sum(worth) / len(worth) + max(worth))
        if world.result is not None and self.seat in world.result.winners:
            lead += VICTORY / len(world.result.winners)
        return lead

    def worth(self, world: Table, seat: Seat) -> float:
        """Value what a seat has: talers, fields, the cards still to be planted, and the hand."""
        if world.result is not None:
            return float(world.result.scores[seat])
        sight = Sight(self.game.law, seat)
        money = [world.coins(other) for other in range(world.players)]
        see_table(sight, world, "", money)
        sight.count(sight.not_open())
        self.values.look(sight)
        bargains = Bargains(sight, self.values)
        total = float(money[seat]) + bargains.ground(seat).worth
        for place, card in enumerate(sight.hand):
            if card < self.game.law.beans:
                total += bargains.held(place)
        return total

    def lead(self, trial: Trial, first: Trial) -> float:
        """Tell by how much an action beats the first one: by what was found, as far as it can be trusted."""
        if trial is first:
            return 0.0
        mean, error = paired(trial, first)
        trust = SPREAD * SPREAD / (SPREAD * SPREAD + error * error)
        return trust * mean + (1.0 - trust) * DOUBT
