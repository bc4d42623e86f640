from __future__ import annotations

import pytest

from haricot.cards.actions import Fulfil, Plant, Sell
from haricot.kernel.actions import Done
from haricot.kernel.events import PhaseBegan, TurnBegan
from tests.positions import contract_table, player, table


def test_b7_an_empty_hand_skips_the_action() -> None:
    board = table(player("rote"), player(""), phase="plant traded")
    events = board.do(Done(0))
    begun = [event for event in events if isinstance(event, TurnBegan | PhaseBegan)]
    assert begun[-3:] == [TurnBegan(1, 2), PhaseBegan("plant"), PhaseBegan("trade")]
    assert len(board.state.face_up) == 2


def test_b7_a_hand_that_a_fulfilled_contract_has_emptied_skips_the_action() -> None:
    board = contract_table(player("3/4", "3 blaue", "4 rote"), phase="plant")
    board.do(Fulfil(0))
    assert board.hand(0) == ""
    assert board.phase() == "trade" or Done(0) in board.legal(0)


def test_b7_the_player_closes_the_action_and_can_sell_before() -> None:
    board = table(player("rote", "2 rote"), phase="plant")
    board.do(board.plant(0, "rote", 0), Sell(0, 0))
    assert board.phase() == "plant"
    board.do(Done(0))
    assert board.phase() == "trade"


def test_b8_the_second_card_may_be_planted() -> None:
    board = table(player("rote soja blaue"), phase="plant")
    board.do(board.plant(0, "rote", 0), board.plant(0, "soja", 1))
    assert (board.fields(0), board.hand(0)) == (["rote", "soja"], "blaue")


def test_b8_the_count_begins_anew_with_each_turn() -> None:
    board = table(player("rote"), player("soja augen"), phase="plant", planted=2)
    board.do(Done(0))
    assert board.state.planted == 0


def test_b9_a_card_goes_on_an_empty_field_or_one_of_its_kind() -> None:
    board = table(player("rote", "rote", ""), phase="plant")
    card = board.card("rote", 0)
    assert board.legal(0) == {Plant(0, card, 0), Plant(0, card, 1), Sell(0, 0)}


def test_b9_a_card_does_not_go_on_another_kind() -> None:
    board = table(player("rote", "soja", ""), phase="plant")
    assert board.refused(board.plant(0, "rote", 0)).rule == "B9"


@pytest.mark.parametrize("field", [0, 1])
def test_b9_without_room_a_whole_field_is_sold_first(field: int) -> None:
    board = table(player("rote", "4 soja", "2 blaue"), phase="plant")
    assert board.legal(0) == {Sell(0, 0), Sell(0, 1)}
    board.do(Sell(0, field), board.plant(0, "rote", field))
    assert board.fields(0)[field] == "rote"
