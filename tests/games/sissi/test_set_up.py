from __future__ import annotations

from collections import Counter

import pytest

from haricot.kernel.actions import Done
from tests.games.sissi.rows import FIGURES, player, start, table


@pytest.mark.parametrize("players", [3, 4, 5])
def test_s4_everybody_gets_five_cards_and_the_rest_is_the_deck(players: int) -> None:
    board = start(players=players)
    assert [len(hand) for hand in board.state.hands] == [5] * players
    assert len(board.state.deck) == 120 - 5 * players
    assert board.everything() == list(range(120))


def test_s4_there_are_50_sissi_beans_and_70_captains() -> None:
    board = start()
    counts = Counter(board.card_names.kinds[card] for card in board.everything())
    assert counts == {kind: cards for kind, (cards, _) in FIGURES.items()}
    assert counts["sissi"] == 50
    assert counts.total() == 120


def test_s4_nobody_has_anything_else() -> None:
    board = start()
    assert (board.state.discard, board.state.face_up, board.state.exhaustions) == ([], [], 0)
    assert board.state.talers == board.state.aside == [[]] * 4


def test_s4_a_hand_is_a_queue_and_new_cards_go_to_its_back() -> None:
    board = table(player("feuer sissi sau"), player("sau"), phase="plant traded", deck="rote soja 5 brech")
    board.do(Done(0))
    assert (board.hand(0), board.hand(1)) == ("feuer sissi sau rote", "sau soja")


def test_s4_the_first_card_is_the_front_one() -> None:
    board = table(player("feuer sissi sau"), phase="plant")
    assert board.plants(0) == {("feuer", 0), ("feuer", 1)}
    board.do(board.plant(0, "feuer", 0))
    assert board.hand(0) == "sissi sau"


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_s4_there_are_no_other_seats(seat: int) -> None:
    assert start().refused(Done(seat)).rule == "S4"
