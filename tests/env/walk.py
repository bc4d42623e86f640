"""Walk: a game played at random at a desk, from every moment of which another desk can go on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from haricot.beans.game import AnyGame
from haricot.env.codes import CHOOSING
from haricot.env.desk import Desk
from haricot.env.spec import make_desk
from haricot.kernel.state import State
from haricot.kernel.types import NONE

Asking = tuple[int, int, int, int]


class Walk:
    """Plays a game, and remembers how the moment came about: a state, who was asked, and choices since."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.desk: Desk = make_desk(game)
        self.chance = Random(seed)
        self.desk.begin(seed)
        self.path: list[int] = []
        self.remember()

    def remember(self) -> None:
        """Take down the state, if no offer is half put together."""
        if self.desk.stage == CHOOSING:
            self.state: State = self.game.clone(self.desk.state)
            self.asking: Asking = asking(self.desk)
            self.path = []

    def step(self) -> None:
        """Choose something."""
        choice = self.chance.choice(self.desk.choices)
        self.path.append(choice)
        self.desk.act(choice)
        self.remember()

    def steps(self, most: int = 100_000) -> Iterator[Desk]:
        """Look at the desk at every moment at which somebody is asked, and at the end."""
        for _ in range(most):
            yield self.desk
            if self.desk.seat == NONE:
                return
            self.step()

    def twin(self, state: State | None = None) -> Desk:
        """Set up another desk at the same moment, or at that of a state that looks the same."""
        other = make_desk(self.game)
        settle(other, self.game.clone(state or self.state), self.asking)
        for choice in self.path:
            other.act(choice)
        return other


def asking(desk: Desk) -> Asking:
    """Tell how far it was asked round a trade."""
    return desk.begun, desk.speaker, desk.asked, desk.silent


def settle(desk: Desk, state: State, asked: Asking) -> None:
    """Let a desk go on with a state in which it was asked so far."""
    desk.take_over(state)
    if desk.seat != NONE:
        desk.begun, desk.speaker, desk.asked, desk.silent = asked
        desk.follow()


def looks(desk: Desk) -> list[bytes]:
    """Write down what everybody sees."""
    return [desk.look(seat) for seat in range(desk.state.players)]
