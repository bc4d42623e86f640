"""Second worlds, in which secrets are looked for, are other worlds indeed."""

from __future__ import annotations

from random import Random

import pytest

from haricot.testing import Moment
from haricot.testing.moment import portrait
from haricot.testing.secrets import second_world
from tests.laws.kits import KITS, LENTIL

HIDDEN = {
    "bohnanza": ["deck", "hands", "talers", "contracts"],
    "sissi": ["deck", "hands", "talers"],
    "hansa": ["contracts", "hands", "dealt", "harvests", "put_by"],
    LENTIL.name: ["deck", "hands", "talers"],
}


def sample(game: str) -> list[Moment]:
    """Take a few moments of every option set, early and late."""
    kit = KITS[game]
    steps = [0, 1, 2, *range(3, kit.steps, kit.steps // 20)]
    found = [Moment(kit, choice, seed, many) for seed, choice in enumerate(kit.choices) for many in steps]
    return [moment for moment in found if moment.state.result is None]


@pytest.mark.parametrize("game", KITS)
def test_second_worlds_are_other_worlds(game: str) -> None:
    changed = [
        portrait(second_world(moment.kit, moment.game, moment.state, viewer, (), Random(1)), "seed")
        != portrait(moment.state, "seed")
        for moment in sample(game)
        for viewer in moment.viewers
    ]
    assert sum(changed) > 0.99 * len(changed) > 0


@pytest.mark.parametrize("game", KITS)
def test_second_worlds_change_every_hidden_place(game: str) -> None:
    changed = dict.fromkeys(HIDDEN[game], 0)
    for moment in sample(game):
        state = moment.state
        twin = second_world(moment.kit, moment.game, state, 0, (), Random(1))
        for name in changed:
            changed[name] += getattr(twin, name) != getattr(state, name)
    assert min(changed.values()) > 10
