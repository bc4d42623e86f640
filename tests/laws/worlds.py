"""Worlds: games with every choice of options, with printed and with small tables, and moments in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from haricot.beans.playout import Dice
from haricot.beans.tables import BeanKind, ContractCards, Tables
from haricot.catalogue import game as set_up
from haricot.games.bohnanza.options import read_options
from haricot.kernel.actions import AnyAction
from haricot.kernel.errors import BadOption
from haricot.kernel.events import Event
from haricot.kernel.types import ALL_SEEING, STRANGER, Seat
from tests.laws.crowd import Crowd


def law(times: float = 2.0) -> settings:
    """Try a law on so many times the examples that the profile asks for."""
    return settings(max_examples=max(1, round(settings().max_examples * times)), deadline=None)


# Each one is chosen among what goes with those before it; what is there twice is chosen more often.
VALUES: dict[str, list[object]] = {
    "extension": [False, True, True],
    "players": [3, 4, 5, 6, 7],
    "contracts": [False, True, True],
    "third_field_at_start": [False, True],
    "third_field_cost": [None, *range(1, 11)],
    "trade_talers": [False, True],
    "tie_break": ["share", "hand"],
    "leave_out": ["none", "kakao", "acker"],
    "plant_hands_at_end": [False, True],
}
# The extension leaves kinds out by their names; the others mean nothing.
KEYS = ("rote", "garten", "kaffee", "kakao", "acker", "sumpf", "mond_bohne")


def allowed(options: dict[str, Any]) -> bool:
    """Tell whether a game can be played with these options."""
    try:
        read_options(options)
    except BadOption:
        return False
    return True


@st.composite
def option_sets(draw: st.DrawFn) -> dict[str, Any]:
    """Choose any options that go together."""
    options: dict[str, Any] = {}
    for name, values in VALUES.items():
        fitting = [value for value in values if allowed({**options, name: value})]
        options[name] = draw(st.sampled_from(fitting), label=name)
    return options


@st.composite
def bean_kinds(draw: st.DrawFn, least: int) -> BeanKind:
    """Make up a kind of bean of at least so many cards, and a beanometer that climbs."""
    cards = draw(st.integers(least, least + 8))
    needed = draw(st.lists(st.integers(1, 9), max_size=4, unique=True).map(sorted))
    meter: list[tuple[int, int]] = []
    for step in needed:
        earned = meter[-1][1] if meter else 0
        if earned < step:
            meter.append((step, draw(st.integers(earned + 1, min(step, earned + 2)))))
    third_field_at = draw(st.integers(0, min(3, cards)))
    return BeanKind(cards, tuple(meter), third_field_at=third_field_at)


@st.composite
def small_tables(draw: st.DrawFn, options: dict[str, Any]) -> Tables:
    """Make up tables with few cards, so that everything runs out soon."""
    chosen = read_options(options)
    keys = draw(st.lists(st.sampled_from(KEYS), unique=True, max_size=5))
    bean = {key: draw(bean_kinds(1)) for key in keys}
    in_play = sum(kind.cards for key, kind in bean.items() if key not in chosen.left_out())
    bean["blaue"] = draw(bean_kinds(max(1, sum(chosen.hands()) + 2 - in_play)))
    return Tables("small", bean, draw(contract_cards(chosen.players)) if chosen.contracts else None)


@st.composite
def contract_cards(draw: st.DrawFn, players: int) -> ContractCards:
    """Make up contracts, at least one for everybody, and sometimes hardly more."""
    lowest = draw(st.integers(1, 2))
    highest = draw(st.integers(lowest, 4))
    size = st.integers(lowest, highest)
    least = max(0, players - (highest - lowest + 1) ** 2)
    twice = draw(st.lists(st.tuples(size, size), min_size=least, max_size=least + 3))
    return ContractCards(lowest, highest, tuple(twice))


@cache
def printed(name: str, options: tuple[tuple[str, Any], ...]) -> Any:
    """Set up a game with the printed figures, once for each choice of options."""
    return set_up(name, **dict(options))


@dataclass
class Choice:
    """What a table has agreed on: options, perhaps tables of its own, and which card game."""

    options: dict[str, Any]
    tables: Tables | None = None
    name: str = "bohnanza"

    # Not drawn itself: Hypothesis refers weakly to all that it draws, and should `setup.py` fail to mend
    # what mypyc makes of that (mypyc/mypyc#1102), one test is to fail and not the whole process.
    @cached_property
    def game(self) -> Any:
        if self.tables is None:
            return printed(self.name, tuple(self.options.items()))
        return set_up(self.name, tables=self.tables, **self.options)


@st.composite
def choices(draw: st.DrawFn) -> Choice:
    """Choose any game, as often with small tables as with the printed ones."""
    options = draw(option_sets())
    return Choice(options, draw(st.none() | small_tables(options), label="tables"))


@dataclass
class Moment:
    """A game that was played at random for some steps.

    If its end comes first, that is the moment, or else the steps are counted from the start once more.
    """

    choice: Choice
    seed: int
    steps: int
    before_the_end: bool = False

    @property
    def game(self) -> Any:
        return self.choice.game

    @cached_property
    def crowd(self) -> Crowd:
        return Crowd(self.game)

    @cached_property
    def played(self) -> tuple[Any, list[AnyAction], list[Event]]:
        """Play: the state that it came to, what was done, and all that happened."""
        state, actions, events = self.play(self.steps)
        if state.result is not None and self.before_the_end:
            return self.play(self.steps % len(actions))
        return state, actions, events

    def play(self, steps: int) -> tuple[Any, list[AnyAction], list[Event]]:
        """Play so many steps."""
        state, dice = self.game.start(self.seed), Dice(self.seed)
        actions, events = list[AnyAction](), list(state.news)
        while len(actions) < steps and state.result is None:
            actions.append(self.crowd.step(state, dice))
            events += self.game.apply(state, actions[-1])
        return state, actions, events

    @property
    def state(self) -> Any:
        """A state of its own for whoever asks."""
        return self.game.clone(self.played[0])

    def onward(self, steps: int) -> Iterator[tuple[Any, AnyAction]]:
        """Play some steps more: each state, which may be changed, and what is done in it next."""
        state, dice = self.state, Dice(self.seed + 1)
        for _ in range(steps):
            if state.result is not None:
                return
            action = self.crowd.step(state, dice)
            yield self.game.clone(state), action
            self.game.apply(state, action)

    @property
    def seats(self) -> range:
        return range(self.game.players)

    @property
    def onlookers(self) -> list[Seat]:
        """List everybody to whom a view can be shown."""
        return [*self.seats, STRANGER, ALL_SEEING]


SEEDS = st.integers(0, 2**31 - 1)


@st.composite
def moments(draw: st.DrawFn, most: int = 1500) -> Moment:
    """Choose a moment of any game: some are early, and most are not."""
    steps = draw(st.integers(0, 60) | st.integers(0, most) | st.integers(most // 4, most))
    before_the_end = draw(st.sampled_from([True, True, False]))
    return Moment(draw(choices()), draw(SEEDS), steps, before_the_end)


def whole_games() -> st.SearchStrategy[Moment]:
    """Choose a game that is over."""
    return st.tuples(choices(), SEEDS).map(lambda drawn: Moment(*drawn, steps=100_000))
