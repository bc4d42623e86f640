"""Guess: how likely somebody has what an offer wants, from all that a seat has seen."""
# interpreted: it only puts things together

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from haricot.beans.game import AnyGame
from haricot.kernel.events import Event
from haricot.kernel.state import State
from haricot.kernel.types import Bean, Count, Seat
from haricot.kernel.view import View
from haricot.worlds import witness

WORLDS = 24
"""Number of worlds in which hidden hands are looked at."""

KindCounts = Counter[Bean]


class Guess:
    """Watches from a seat, and looks at what others could give in worlds that agree with all it saw."""

    def __init__(self, game: AnyGame, seat: Seat, random: Random) -> None:
        self.game = game
        self.random = random
        self.witness = witness(game, seat)
        # What everybody could give in each world, until something happens.
        self.stocks: list[list[KindCounts]] = []

    def see(self, event: Event) -> None:
        """Take in what happened."""
        self.witness.see(event)
        self.stocks = []

    def look(self, view: View) -> None:
        """Take in what is to be seen."""
        self.witness.look(view)

    def chance(self, seat: Seat, wants: Sequence[Bean]) -> float:
        """Tell in what part of the worlds a seat could give some kinds."""
        if not self.stocks:
            self.stocks = self.drawn()
        found: Count = sum(Counter(wants) <= stocks[seat] for stocks in self.stocks)
        return found / len(self.stocks)

    def drawn(self) -> list[list[KindCounts]]:
        """Draw worlds; one is enough where all that can be given lies open."""
        worlds = self.witness.worlds(self.random)
        states = [worlds.draw() for _ in range(WORLDS if self.game.goods.hidden else 1)]
        return [[self.stock(state, seat) for seat in range(state.players)] for state in states]

    def stock(self, state: State, seat: Seat) -> KindCounts:
        """Count the kinds that a seat could give."""
        return Counter(self.game.goods.kind(card) for card in self.game.goods.stock(state, seat))
