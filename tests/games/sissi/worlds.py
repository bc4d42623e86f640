"""Worlds: games of Sissi! with both options, with printed and with small tables, and moments in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import cast

import msgspec
from hypothesis import settings
from hypothesis import strategies as st

import haricot
from haricot.beans.playout import Dice, Playout
from haricot.beans.table import Table
from haricot.beans.tables import BeanKind, Tables
from haricot.games.sissi.game import Sissi
from haricot.kernel.actions import AnyAction, Offer, Sell, Wish
from haricot.kernel.errors import Illegal
from haricot.kernel.events import Event
from haricot.kernel.types import ALL_SEEING, STRANGER, Bean, CardId, Count, Seat

SEEDS = st.integers(0, 2**31 - 1)
PLAYERS = st.integers(3, 5)
DOUBLING = st.sampled_from(["always", "phase 3"])


def law(examples: int) -> settings:
    """Try a law on so many examples, or more if the profile asks for more."""
    return settings(max_examples=max(1, examples * settings().max_examples // 100), deadline=None)


@st.composite
def bean_kinds(draw: st.DrawFn, least: int = 1) -> BeanKind:
    """Make up a kind of bean of at least so many cards, and a beanometer that climbs."""
    cards = draw(st.integers(least, least + 8))
    meter: list[tuple[int, int]] = []
    for step in draw(st.lists(st.integers(1, 9), max_size=4, unique=True).map(sorted)):
        earned = meter[-1][1] if meter else 0
        if earned < step:
            meter.append((step, draw(st.integers(earned + 1, min(step, earned + 2)))))
    return BeanKind(cards, tuple(meter))


@st.composite
def small_tables(draw: st.DrawFn, players: int) -> Tables:
    """Make up tables with few cards, so that everything runs out soon."""
    bean = {key: draw(bean_kinds()) for key in draw(st.sets(st.sampled_from(["a", "b", "c", "d"])))}
    in_play = sum(kind.cards for kind in bean.values())
    bean["queen"] = draw(bean_kinds(max(1, 5 * players + 2 - in_play)))
    return Tables("small", bean, empress=draw(st.sampled_from(["queen", "queen", *bean])))


@cache
def printed(players: int, doubling: str) -> Sissi:
    """Set up a game with the printed figures, once for each choice of options."""
    return haricot.game("sissi", players=players, doubling=doubling)


def any_game(draw: st.DrawFn) -> Sissi:
    """Set up any game, as often with small tables as with the printed ones.

    This is no strategy: Hypothesis holds weak references to what it draws, and those crash the compiled
    build when a game goes (see `test_a_game_that_somebody_holds_weakly_may_go`).
    """
    players, doubling = draw(PLAYERS), draw(DOUBLING)
    if draw(st.booleans(), label="small tables"):
        return haricot.game("sissi", tables=draw(small_tables(players)), players=players, doubling=doubling)
    return printed(players, doubling)


class Crowd:
    """Random players: what `Playout` does, and what it leaves out."""

    def __init__(self, game: Sissi) -> None:
        self.game = game
        self.playout: Playout[Table] = Playout(game, game.goods)

    def step(self, state: Table, dice: Dice) -> AnyAction:
        """Choose what happens next; one time in four it is something that `Playout` would not do."""
        unusual = self.unusual(state, dice) if dice.roll(4) == 0 else None
        return self.usual(state, dice) if unusual is None else unusual

    def usual(self, state: Table, dice: Dice) -> AnyAction:
        """Do what `Playout` does, but go on where it sells, so that fields grow."""
        action = self.playout.step(state, dice)
        if isinstance(action, Sell) and dice.roll(5):
            seat = self.game.waits_for(state)[0]
            others = [other for other in self.game.legal(state, seat) if not isinstance(other, Sell)]
            action = others[dice.roll(len(others))] if others else action
        return cast(AnyAction, action)

    def unusual(self, state: Table, dice: Dice) -> AnyAction | None:
        """Let somebody wish, bargain, or act out of turn, if that can be done now."""
        seat, kind = dice.roll(state.players), dice.roll(4)
        if kind == 0:
            listed = self.game.legal(state, seat)
            return cast(AnyAction, listed[dice.roll(len(listed))]) if listed else None
        action = Wish(seat, self.kinds(dice, 3), self.kinds(dice, 2)) if kind == 1 else None
        offer = action or self.bargain(state, seat, dice)
        return offer if self.may(state, offer) else None

    def kinds(self, dice: Dice, most: Count) -> tuple[Bean, ...]:
        """Name some kinds of bean, in any order."""
        return tuple([dice.roll(self.game.goods.kinds()) for _ in range(dice.roll(most + 1))])

    def bargain(self, state: Table, seat: Seat, dice: Dice) -> Offer:
        """Make up an offer of several cards, which may answer another offer."""
        to: Seat = dice.roll(state.players + 1) - 1 if seat == state.active else state.active
        answers: Count = 0
        if state.offers and dice.roll(3) == 0:
            answered = state.offers[dice.roll(len(state.offers))]
            answers, to = answered.number, answered.seat
        left = self.game.goods.stock(state, seat).copy()
        gives = tuple([left.pop(dice.roll(len(left))) for _ in range(dice.roll(min(3, len(left)) + 1))])
        return Offer(seat, to, gives, self.kinds(dice, 3), 0, 0, answers)

    def may(self, state: Table, action: AnyAction) -> bool:
        """Tell whether an action breaks no rule."""
        try:
            self.game.check(state, action)
        except Illegal:
            return False
        return True


@dataclass
class Moment:
    """A game that was played at random for some steps, or to its end."""

    game: Sissi
    seed: int
    steps: int

    @cached_property
    def crowd(self) -> Crowd:
        return Crowd(self.game)

    @cached_property
    def played(self) -> tuple[Table, list[AnyAction], list[Event]]:
        """Play: the state that it came to, what was done, and all that happened."""
        state, dice = self.game.start(self.seed), Dice(self.seed)
        actions, events = list[AnyAction](), list(state.news)
        while len(actions) < self.steps and state.result is None:
            actions.append(self.crowd.step(state, dice))
            events += self.game.apply(state, actions[-1])
        return state, actions, events

    @property
    def state(self) -> Table:
        """A state of its own for whoever asks."""
        return self.game.clone(self.played[0])

    def onward(self, steps: int) -> Iterator[tuple[Table, AnyAction]]:
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

    def __repr__(self) -> str:
        own = f", tables={self.game.tables!r}" if self.game.own_tables else ""
        return f"Moment({self.game.options!r}{own}, seed={self.seed}, steps={len(self.played[1])})"


@st.composite
def moments(draw: st.DrawFn, most: int = 700) -> Moment:
    """Choose a moment of any game: some are early, and most are not."""
    steps = draw(st.integers(0, 60) | st.integers(0, most) | st.integers(most // 4, most))
    return Moment(any_game(draw), draw(SEEDS), steps)


@st.composite
def whole_games(draw: st.DrawFn) -> Moment:
    """Choose a game that is over."""
    return Moment(any_game(draw), draw(SEEDS), 100_000)


def portrait(state: Table, *without: str) -> bytes:
    """Write down everything that a state holds but what is named, in either build."""
    compiled: tuple[str, ...] = getattr(Table, "__mypyc_attrs__", ())
    parts = {name: getattr(state, name) for name in compiled or vars(state) if name not in without}
    assert {"deck", "news", "turn", "seed"} <= {*parts, *without}
    return msgspec.json.encode(parts, order="sorted")


def every_card(state: Table) -> list[CardId]:
    """List every card wherever it is."""
    piles = [state.deck, state.discard, state.face_up, *state.hands, *state.aside, *state.talers]
    return sorted(card for pile in [*piles, *(row for rows in state.fields for row in rows)] for card in pile)
