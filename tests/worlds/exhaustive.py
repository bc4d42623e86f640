"""Every world that may be, by trying all of them: the measure for what a witness draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import haricot
from haricot.cards.events import Shuffled
from haricot.games.hansa.events import ContractsShuffled
from haricot.kernel.actions import Action
from haricot.kernel.errors import Illegal
from haricot.kernel.events import Event
from haricot.worlds import Witness

Piles = Callable[[Any], list[list[int]]]
World = tuple[tuple[int, ...], ...]
Slot = tuple[list[int], int]


@dataclass
class Story:
    """What seat 0 saw: a first state, in which some places are hidden, and what was done from there on.

    Cards are mixed within each group of slots, and within `shuffled` once more when a deck is shuffled,
    which has to be the last thing of an action, or followed by hidden draws only.
    """

    game: Any
    state: Any
    hidden: Callable[[Any], list[list[Slot]]]
    actions: Sequence[Action] = ()
    shuffled: Callable[[Any], list[Slot]] = lambda state: all_of(state.deck)
    look: Piles = lambda state: [*state.hands[1:], state.deck, *state.talers]
    sound: Callable[[Any], bool] = lambda state: True
    # What somebody may have done that looks the same to seat 0.
    deeds: Callable[[Any, Action], list[Action]] = lambda state, action: [action]
    told: list[list[Event]] = field(default_factory=list)

    def witness(self) -> Witness[Any, Any]:
        """Have the seat look, and see all that was done; note what it was told."""
        witness: Witness[Any, Any] = haricot.witness(self.game, 0)
        state = self.state.clone()
        witness.look(self.game.view(state, 0))
        for action in self.actions:
            self.game.check(state, action)
            events = self.game.apply(state, action)
            self.told.append([event.seen_by(0) for event in events])
            witness.hear(events)
            assert witness.view == self.game.view(state, 0)
        return witness

    def possible(self) -> Counter[World]:
        """Count the orders of the cards in which all this could have happened, by what they lead to."""
        found: Counter[World] = Counter()
        for state in mixed(self.state, self.hidden(self.state), self.hidden):
            if self.sound(state):
                found.update(self.outcomes(state, 0))
        return found

    def outcomes(self, state: Any, step: int) -> Iterator[World]:
        """Go on with a state, if it looks as it did."""
        if step == len(self.actions):
            yield self.world(state)
            return
        for action in self.deeds(state, self.actions[step]):
            for twin in self.played(state.clone(), action, self.told[step]):
                yield from self.outcomes(twin, step + 1)

    def played(self, state: Any, action: Action, told: list[Event]) -> Iterator[Any]:
        """Play an action, if it can be done and looks as it did, and shuffle in all ways if it shuffled."""
        try:
            self.game.check(state, action)
        except Illegal:
            return
        events = self.game.apply(state, action)
        if [event.seen_by(0) for event in events] != told:
            return
        if any(isinstance(event, Shuffled | ContractsShuffled) for event in events):
            yield from mixed(state, [self.shuffled(state)], lambda twin: [self.shuffled(twin)])
        else:
            yield state

    def world(self, state: Any) -> World:
        """Tell worlds apart."""
        return tuple(tuple(pile) for pile in self.look(state))

    def drawn(self, witness: Any, times: int) -> Counter[World]:
        """Draw many worlds."""
        worlds = witness.worlds(Random(1))
        return Counter(self.world(worlds.draw()) for _ in range(times))

    def assert_uniform(self, least: int = 2) -> None:
        """What is drawn is as likely as counting says."""
        witness = self.witness()
        possible = self.possible()
        assert len(possible) >= least, "there is not much to draw from"
        drawn = self.drawn(witness, 30 * len(possible) + 1000)
        assert set(drawn) <= set(possible)
        assert misfit(possible, drawn) <= bound(len(possible)), (misfit(possible, drawn), len(possible))


def all_of(pile: list[int]) -> list[Slot]:
    """List the places of a pile."""
    return [(pile, place) for place in range(len(pile))]


def mixed(state: Any, groups: list[list[Slot]], again: Callable[[Any], list[list[Slot]]]) -> Iterator[Any]:
    """Make every state in which the cards of each group of places lie in another order."""
    if not groups:
        yield state.clone()
        return
    number = len(groups) - 1
    for rest in mixed(state, groups[:-1], again):
        cards = [pile[place] for pile, place in again(rest)[number]]
        for order in permutations(cards):
            twin = rest.clone()
            for (pile, place), card in zip(again(twin)[number], order, strict=True):
                pile[place] = card
            yield twin


def misfit(possible: Counter[World], drawn: Counter[World]) -> float:
    """Measure by chi-square how far what was drawn is from what is likely."""
    scale = drawn.total() / possible.total()
    return sum((drawn[world] - ways * scale) ** 2 / (ways * scale) for world, ways in possible.items())


def bound(worlds: int) -> float:
    """Tell what chi-square stays under but once in thousands of times: four deviations above its mean."""
    return worlds - 1 + 4 * sqrt(2 * (worlds - 1))
