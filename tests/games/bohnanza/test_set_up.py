from __future__ import annotations

import pytest

from haricot.kernel.actions import Done
from haricot.kernel.events import TurnBegan
from tests.positions import player, start, table


@pytest.mark.parametrize("players", [3, 4, 5])
def test_b6_everybody_gets_five_cards_and_the_rest_is_the_deck(players: int) -> None:
    board = start(players=players)
    assert [len(hand) for hand in board.state.hands] == [5] * players
    assert len(board.state.deck) == 104 - 5 * players


@pytest.mark.parametrize(("active", "left"), [(0, 1), (2, 3), (3, 0)])
def test_b6_play_goes_clockwise(active: int, left: int) -> None:
    board = table(*[player("rote")] * 4, active=active, phase="plant traded", turn=5)
    assert TurnBegan(left, 6) in board.do(Done(active))
    assert board.state.active == left
