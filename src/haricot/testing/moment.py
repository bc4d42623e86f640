"""Moment: a random game after some steps, as the laws look at it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

import msgspec

from haricot.beans.game import AnyGame
from haricot.beans.playout import Dice
from haricot.kernel.actions import Action
from haricot.kernel.events import Event
from haricot.kernel.state import State
from haricot.kernel.types import ALL_SEEING, STRANGER, Seat
from haricot.testing.crowd import AnyCrowd
from haricot.testing.kit import Choice, Kit

AnyKit: TypeAlias = Kit[Any, Any]


def portrait(state: State, *without: str) -> bytes:
    """Write down everything that a state holds, in either build, but for what is named."""
    names = {*getattr(type(state), "__mypyc_attrs__", ()), *getattr(state, "__dict__", ())} - set(without)
    return msgspec.json.encode({name: getattr(state, name) for name in names}, order="sorted")


def play_on(game: AnyGame, state: State, crowd: AnyCrowd, seed: int, steps: int) -> list[Event]:
    """Play some steps, always the same from the same state."""
    dice, events = Dice(seed), list[Event]()
    for _ in range(steps):
        if state.result is None:
            events += game.apply(state, crowd.step(state, dice))
    return events


@dataclass
class Moment:
    """A game that was played at random for some steps.

    If its end comes first, that is the moment, or else the steps are counted from the start once more.
    """

    kit: AnyKit
    choice: Choice
    seed: int
    steps: int
    before_the_end: bool = False

    @property
    def game(self) -> AnyGame:
        """The game with the options of the choice."""
        return self.choice.game

    @cached_property
    def crowd(self) -> AnyCrowd:
        """The random players of this game."""
        return self.kit.crowd(self.game)

    @cached_property
    def played(self) -> tuple[State, list[Action], list[Event]]:
        """The state that it came to, what was done, and all that happened."""
        state, actions, events = self.play(self.steps)
        if state.result is not None and self.before_the_end:
            return self.play(self.steps % len(actions))
        return state, actions, events

    def play(self, steps: int) -> tuple[State, list[Action], list[Event]]:
        """Play a number of steps from the start."""
        state, dice = self.game.start(self.seed), Dice(self.seed)
        actions, events = list[Action](), list(state.news)
        while len(actions) < steps and state.result is None:
            assert len(actions) < self.kit.longest, "the game does not end"
            actions.append(self.crowd.step(state, dice))
            events += self.game.apply(state, actions[-1])
        return state, actions, events

    @property
    def state(self) -> State:
        """A state of its own for whoever asks."""
        twin: State = self.game.clone(self.played[0])
        return twin

    def onward(self, steps: int) -> Iterator[tuple[State, Action]]:
        """Play some steps more: each state, which may be changed, and what is done in it next."""
        state, dice = self.state, Dice(self.seed + 1)
        for _ in range(steps):
            if state.result is not None:
                return
            action = self.crowd.step(state, dice)
            yield self.game.clone(state), action
            self.game.apply(state, action)

    def along(self, stride: int) -> Iterator[tuple[State, Action]]:
        """Go through the game up to here: some states, which may be changed, and what was done in them."""
        state = self.game.start(self.seed)
        for number, action in enumerate(self.played[1]):
            if number % stride == 0:
                yield self.game.clone(state), action
            self.game.apply(state, action)

    @property
    def states(self) -> Iterator[State]:
        """Some states on the way, and the last one."""
        for state, _ in self.along(self.kit.stride):
            yield state
        yield self.state

    @property
    def seats(self) -> range:
        """The seats of the players."""
        return range(self.game.players)

    @property
    def viewers(self) -> list[Seat]:
        """The seats from which something is hidden."""
        return [*self.seats, STRANGER]

    @property
    def onlookers(self) -> list[Seat]:
        """Everybody to whom a view can be shown."""
        return [*self.seats, STRANGER, ALL_SEEING]
