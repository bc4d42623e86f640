from __future__ import annotations

from haricot.cards.events import Drew
from haricot.kernel.actions import Done
from haricot.kernel.events import PhaseBegan, TurnBegan
from tests.positions import player, table


def test_b18_three_cards_are_drawn_one_by_one_to_the_back() -> None:
    board = table(player("sau"), player("feuer"), phase="plant traded", deck="rote soja garten blaue")
    events = board.do(Done(0))
    _, *drawn = board.state.hands[0]
    assert board.hand(0) == "sau rote soja garten"
    assert events[:4] == [PhaseBegan("draw"), *(Drew(0, card) for card in drawn)]


def test_b18_the_turn_passes_to_the_left() -> None:
    board = table(player("sau"), player("feuer"), phase="plant traded")
    events = board.do(Done(0))
    assert events[-2:] == [TurnBegan(1, 2), PhaseBegan("plant")]
    assert board.game.waits_for(board.state) == [1]


def test_b18_nobody_else_draws() -> None:
    board = table(player("sau"), player("feuer"), player("rote"), phase="plant traded")
    board.do(Done(0))
    assert (board.hand(1), board.hand(2), board.hand(3)) == ("feuer", "rote", "")
