"""What is said of a choice is what happens when it is made, and says nothing that the seat cannot know."""

from __future__ import annotations

from typing import Any

import pytest

import haricot
from haricot.cards.planting import MOST_PLANNED, MOST_SEARCHED
from haricot.catalogue import GAMES
from haricot.kernel.actions import Offer
from haricot.kernel.types import ALL
from haricot.testing import Moment
from haricot.testing.words import foretold
from tests.laws.kits import KITS


@pytest.mark.parametrize("name", KITS)
def test_a_game_has_much_to_foretell(name: str) -> None:
    """The laws above are not kept by saying nothing."""
    kit = KITS[name]
    moment = Moment(kit, kit.choices[-1], 5, 0)
    assert sum(foretold(moment, state, action) for state, action in moment.onward(400)) > 100


@pytest.mark.parametrize("name", list(GAMES))
def test_a_draft_may_be_any_nonsense(name: str) -> None:
    game = haricot.game(name, players=3)
    state = game.start(1)
    wants = tuple(range(-1, 999))
    for offer in (
        Offer(0, ALL, (99_999, -1, 99_999), wants, 999_999, 999_999, 7, True),
        Offer(0, 99, (), wants[:3]),
        Offer(0, 0, wants, ()),
        Offer(1, -2, (), (998,)),
    ):
        game.outlook(game.view(state, offer.seat), offer)


@pytest.mark.parametrize(("name", "most"), [("bohnanza", MOST_PLANNED), ("sissi", MOST_SEARCHED)])
def test_nothing_is_said_of_too_many_beans(name: str, most: int) -> None:
    game = haricot.game(name, players=3)
    view, wants = game.view(game.start(1), 0), [kind % game.goods.kinds() for kind in range(most + 1)]
    told = game.outlook(view, Offer(0, ALL, (), tuple(wants[:-1])))
    assert sum(planting.number for planting in told.plantings) == most
    assert game.outlook(view, Offer(0, ALL, (), tuple(wants))) is None


def test_nothing_is_said_of_beans_that_are_not_there() -> None:
    game: Any = haricot.game(players=3)
    view = game.view(game.start(1), 0)
    (planting,) = game.outlook(view, Offer(0, ALL, (), (game.law.keys.index("rote"),) * 12)).plantings
    assert planting.number == game.law.counts[planting.bean] == 8
