"""Search: try actions out in many worlds that may be, with traders playing on in each of them."""
# interpreted: the time goes into the games that are played on

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter
from typing import Any

from haricot.beans.table import Table
from haricot.bots.floor import Floor
from haricot.bots.sight import Sight, see_table
from haricot.bots.trader import Trader
from haricot.bots.values import Values
from haricot.kernel.actions import Action
from haricot.kernel.types import Count, Seat

TURNS = 8
"""How far a game is played on: longer, chance drowns what an action does; shorter, it has not yet paid."""

FIRST = 6
"""So many worlds are looked at before any action is given up."""

VICTORY = 4.0
"""What winning is worth beside the talers, when a game is played to its end."""


class Trial:
    """An action that is tried out, and what came of it in each world."""

    def __init__(self, action: Action | None) -> None:
        self.action = action
        self.found: list[float] = []
        self.open = True

    def mean(self) -> float:
        """Tell what the action brings on average."""
        return sum(self.found) / len(self.found) if self.found else 0.0


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
            if len(trials[0].found) >= FIRST:
                self.give_up(trials)
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
        """Value what a seat has: talers, fields, and the cards still to be planted."""
        if world.result is not None:
            return float(world.result.scores[seat])
        sight = Sight(self.game.law, seat)
        money = [world.coins(other) for other in range(world.players)]
        see_table(sight, world, "", money)
        sight.count()
        self.values.look(sight, True)
        return float(money[seat]) + self.values.settled(sight.fields[seat], sight.to_plant(seat))

    def give_up(self, trials: list[Trial]) -> None:
        """Close the trials that are clearly worse than the best one."""
        best = max((trial for trial in trials if trial.open), key=Trial.mean)
        for trial in trials:
            if trial.open and trial is not best:
                mean, error = paired(trial, best)
                trial.open = mean > -2.0 * error

    def lead(self, trial: Trial, first: Trial) -> float:
        """Tell by how much an action beats the first one, less what may be chance."""
        if trial is first:
            return 0.0
        mean, error = paired(trial, first)
        return mean - 0.5 * error if trial.open else mean - 2.0 * error


def paired(one: Trial, two: Trial) -> tuple[float, float]:
    """Compare two trials in the worlds that both have seen: the mean difference and its standard error."""
    differences = [left - right for left, right in zip(one.found, two.found, strict=False)]
    count = len(differences)
    if count < 2:
        return (differences[0] if differences else 0.0), 99.0
    mean = sum(differences) / count
    spread = sum((value - mean) ** 2 for value in differences) / (count - 1)
    return mean, sqrt(spread / count)
