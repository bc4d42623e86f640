"""Every game keeps every law."""

from __future__ import annotations

import pytest

from haricot.catalogue import GAMES
from haricot.testing import LAWS, prove
from haricot.testing.outcomes import everything_happens
from tests.laws.kits import KITS


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game", KITS)
def test_law(game: str, law: str) -> None:
    prove(KITS[game], law)


@pytest.mark.parametrize("game", KITS)
def test_random_games_do_everything_that_can_be_done(game: str) -> None:
    everything_happens(KITS[game])


def test_every_game_has_a_kit() -> None:
    assert set(GAMES) < set(KITS)
