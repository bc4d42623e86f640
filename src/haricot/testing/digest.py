"""Digest: one number for everything that happens in some random games, to compare builds and runs."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

import msgspec

from haricot.beans.playout import Dice
from haricot.testing.moment import AnyKit, Moment

LOOK = 7
"""Number of actions between two looks at all that can be seen and done."""


def digest(kit: AnyKit, games: int) -> str:
    """Play so many games of each option set, and digest all that was done, happened, and could be seen."""
    total = sha256()
    for choice in kit.choices:
        for seed in range(games):
            for part in story(Moment(kit, choice, seed, 0)):
                total.update(msgspec.json.encode(part))
    return total.hexdigest()


def story(moment: Moment) -> Iterator[object]:
    """Tell a random game: what is done and what happens, and now and then what everybody sees and may do."""
    game, state, dice = moment.game, moment.state, Dice(moment.seed)
    yield moment.played[2]
    for number in range(moment.kit.longest):
        if state.result is not None:
            return
        if number % LOOK == 0:
            yield [game.view(state, seat) for seat in moment.onlookers]
            yield [game.legal(state, seat) for seat in moment.seats], game.waits_for(state)
        action = moment.crowd.step(state, dice)
        yield action, game.apply(state, action)
