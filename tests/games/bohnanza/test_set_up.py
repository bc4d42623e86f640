from __future__ import annotations

import pytest

from haricot.cards.events import Drew
from haricot.kernel.actions import Done
from haricot.kernel.errors import BadOption
from haricot.kernel.events import TurnBegan
from tests.positions import player, start, table


@pytest.mark.parametrize("players", [3, 4, 5])
def test_b6_everybody_gets_five_cards_and_the_rest_is_the_deck(players: int) -> None:
    board = start(players=players)
    assert [len(hand) for hand in board.state.hands] == [5] * players
    assert len(board.state.deck) == 104 - 5 * players


@pytest.mark.parametrize("players", [2, 6])
def test_b6_the_base_game_is_for_three_to_five(players: int) -> None:
    with pytest.raises(BadOption, match="allowed: 3 to 5"):
        start(players=players)


def test_b6_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    board = start(players=3)
    assert [event.seat for event in board.state.news if isinstance(event, Drew)] == [0, 1, 2] * 5


def test_b6_the_player_to_the_dealers_left_begins() -> None:
    board = start()
    assert (board.state.active, board.state.turn, board.phase()) == (0, 1, "plant")
    assert TurnBegan(0, 1) in board.state.news


def test_b6_the_deck_is_shuffled_by_the_seed() -> None:
    assert start(7).state.deck == start(7).state.deck != start(8).state.deck
    assert start(7).state.deck != sorted(start(7).state.deck)


@pytest.mark.parametrize(("active", "left"), [(0, 1), (2, 3), (3, 0)])
def test_b6_play_goes_clockwise(active: int, left: int) -> None:
    board = table(*[player("rote")] * 4, active=active, phase="plant traded", turn=5)
    assert TurnBegan(left, 6) in board.do(Done(active))
    assert board.state.active == left
