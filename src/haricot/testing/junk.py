"""Junk: actions that anybody could send, sensible or not, within the bounds of the wire."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, get_args, get_type_hints

from msgspec.inspect import BoolType, IntType, Type, type_info
from msgspec.structs import replace

from haricot.beans.playout import Dice
from haricot.catalogue import GAMES
from haricot.kernel.actions import Action, Decline, Done, Offer, Wish
from haricot.kernel.state import State
from haricot.testing.moment import Moment


@cache
def form_of(kind: type[Action], name: str) -> Type:
    """Tell what stands in a field of an action."""
    return type_info(get_type_hints(kind, include_extras=True)[name])


class Junk:
    """Somebody who sends anything, in one state of a game."""

    def __init__(self, moment: Moment, state: State, chance: Random) -> None:
        self.moment = moment
        self.state = state
        self.chance = chance
        games = [*GAMES.values(), moment.kit.entry]
        actions = dict[type[Action], None].fromkeys(kind for game in games for kind in get_args(game.actions))
        self.kinds = list(actions)
        self.near: list[int] = moment.kit.near(state)
        made: list[tuple[str, Callable[[], int]]] = [
            *[(name, self.seat) for name in ("seat", "to", "taker")],
            *[(name, self.card) for name in ("card", "contract", "token", "cards", "gives", "behind")],
            *[(name, self.money) for name in ("pays", "asks")],
            *[(name, self.bean) for name in ("bean", "wants")],
            *[("field", self.field), ("offer", self.offer), ("answers", self.answer)],
        ]
        self.made = dict(made)

    def actions(self, most: int) -> list[Action]:
        """Make up to `most` actions that a player, a bad client or a monkey could send."""
        ways = [self.anything]
        if self.state.result is None:
            ways += [self.near_miss, self.near_miss, self.repeated]
        return [self.chance.choice(ways)() for _ in range(self.chance.randint(most // 2, most))]

    def anything(self) -> Action:
        """Do anything at all, also what only another game knows."""
        kind = self.chance.choice(self.kinds)
        action: Action = kind(*[self.value(kind, name) for name in kind.__struct_fields__])
        return action

    def value(self, kind: type[Action], name: str) -> Any:
        """Make up what can be written into a field of an action."""
        form = form_of(kind, name)
        if isinstance(form, BoolType):
            return self.chance.random() < 0.3
        one = self.bean if kind is Wish and name == "gives" else self.made.get(name, self.count)
        return one() if isinstance(form, IntType) else self.several(one)

    def near_miss(self) -> Action:
        """Do something sensible, but for one thing."""
        dice, seat = Dice(self.chance.randrange(10_000)), self.chance.randrange(self.state.players)
        crowd = self.moment.crowd
        listed = crowd.anything(self.state, seat, dice) if self.chance.random() < 0.5 else None
        action: Action = listed or crowd.step(self.state, dice)
        name = self.chance.choice(action.__struct_fields__)
        return replace(action, **{name: self.value(type(action), name)})

    def repeated(self) -> Action:
        """Make an offer that is open already, or was there a moment ago."""
        again: list[Action] = [Done(self.state.active)]
        for offer in self.state.offers:
            again += [Offer(offer.seat, offer.to, offer.gives, offer.wants, offer.pays, offer.asks)]
            again += [Decline(offer.seat, offer.number)]
        return self.chance.choice(again)

    def seat(self) -> int:
        """Name a seat, mostly one that is taken."""
        players: int = self.state.players
        taken: list[int] = [self.state.active, *range(players)] * 3
        return self.chance.choice([*taken, -2, -1, players, 99])

    def card(self) -> int:
        """Name a card, often one that lies where it could be used."""
        far = self.chance.choice([self.chance.randint(0, 200), self.chance.randint(-1, 99_999)])
        return self.chance.choice([*self.near, far]) if self.chance.random() < 0.6 else far

    def count(self) -> int:
        """Name a small number, or a large one."""
        return self.chance.choice([0, 1, 2, 3, 5, 7, 8, self.chance.randrange(1_000_000)])

    def field(self) -> int:
        """Name a field, mostly one that exists."""
        return self.chance.choice([0, 1, 2, 0, 1, 2, 3, 999_999])

    def bean(self) -> int:
        """Name a kind, often one that exists."""
        return self.chance.choice([0, 1, 2, 3, self.chance.randint(-1, 9), self.chance.randint(-1, 999)])

    def money(self) -> int:
        """Name a sum, mostly none."""
        return self.chance.choice([0, 0, 0, self.count()])

    def offer(self) -> int:
        """Name an offer, often an open one."""
        numbers: list[int] = [offer.number for offer in self.state.offers]
        return self.chance.choice([*numbers, int(self.state.offered), 0, self.count()])

    def answer(self) -> int:
        """Name the offer that another answers, mostly none."""
        return self.chance.choice([0, 0, self.offer()])

    def several(self, one: Callable[[], int]) -> tuple[int, ...]:
        """Make up several values, which may repeat."""
        return tuple(one() for _ in range(self.chance.randrange(5)))
