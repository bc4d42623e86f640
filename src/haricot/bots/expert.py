"""ExpertBot and MasterBot: a trader with learned weights and a memory, and one who looks ahead besides."""
# interpreted: bots derive from a class that anybody may derive from

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from haricot.beans.cardgame import CardGame
from haricot.beans.view import TableView
from haricot.bots.base import Thought
from haricot.bots.greedy import TraderBot
from haricot.bots.judgement import trader_for, values_for
from haricot.bots.search import Search
from haricot.kernel.actions import Action, BuyField, Decline, Done, Plant, Seal, Sell, Take, Withdraw
from haricot.kernel.events import Event
from haricot.kernel.types import Seat
from haricot.worlds.cards import CardWitness

MOST_ROLLOUTS = 100_000

CLOSE = 0.6
"""A deal that is worse by more than this, at first sight, is not tried."""

HASTY = {"proposals": 3.0, "remarks": 1.0, "breadth": 1.0}
"""How experts bargain where a game is only played on to see what comes of it: much the same in less time."""


@cache
def learned(game: str) -> dict[str, float]:
    """Read the weights that were learned for a game."""
    text = files("haricot.bots").joinpath(f"{game}.toml").read_text(encoding="utf-8")
    return {name: float(value) for name, value in tomllib.loads(text).items()}


class ExpertBot(TraderBot):
    """Trades by learned weights, counts the cards that became talers, and remembers what hands have shown."""

    watches = True

    def __init__(self, game: CardGame[Any, Any], seat: Seat, seed: int | str) -> None:
        self.weights = learned(game.name)
        super().__init__(game, seat, seed)
        self.witness = CardWitness(game, seat)

    def see(self, event: Event) -> None:
        """Remember what happened."""
        self.witness.see(event)

    def look(self, view: TableView) -> None:
        """Look at the table, with what is remembered."""
        super().look(view)
        self.witness.look(view)
        self.sight.coins = self.witness.coins
        self.sight.known = [hand.shown for hand in self.witness.hands]


class MasterBot(ExpertBot):
    """Tries what an expert would think of in worlds that may be, where experts play on."""

    def __init__(
        self,
        game: CardGame[Any, Any],
        seat: Seat,
        seed: int | str,
        seconds: float = 1.0,
        rollouts: int | None = None,
    ) -> None:
        super().__init__(game, seat, seed)
        self.seconds = seconds if rollouts is None else 3600.0
        self.rollouts = MOST_ROLLOUTS if rollouts is None else rollouts
        hasty = {**self.weights, **HASTY}
        self.players = [trader_for(game, other, hasty) for other in range(game.players)]
        self.values = values_for(game, self.weights)

    def choose(self, view: TableView, options: list[Action]) -> Action | None:
        """Ask the expert, and try the alternatives out where there are any."""
        first = super().choose(view, options)
        actions = self.alternatives(first, options)
        if len(actions) < 2:
            return first
        worlds = self.witness.worlds(self.random)
        search = Search(self.game, self.seat, self.players, self.values, worlds.draw)
        trials = search.best(actions, self.rollouts, self.seconds)
        if self.explains:
            self.thoughts = [
                Thought(trial.action, trial.mean(), {"rollouts": float(len(trial.found))}) for trial in trials
            ]
        return trials[0].action

    def alternatives(self, first: Action | None, options: list[Action]) -> list[Action | None]:
        """List what else is worth a trial, behind what the expert would do.

        Offers are not: which of the promising ones is made first hardly matters, and there are many.
        """
        if first is None:
            return [first]
        other: list[Action] = []
        if isinstance(first, Take | Decline):
            takes = [take for worth, take in self.trader.takes.values() if worth > -CLOSE]
            other = [*takes, *(action for action in options if isinstance(action, Decline))] if takes else []
        elif isinstance(first, Seal | Withdraw):
            other = [action for action in options if isinstance(action, Seal | Withdraw)]
        elif self.sight.phase != "trade" and isinstance(first, Plant | Sell | BuyField | Done):
            other = [action for action in options if isinstance(action, Plant | Sell | BuyField | Done)]
        return [first, *(action for action in other if action != first)]
