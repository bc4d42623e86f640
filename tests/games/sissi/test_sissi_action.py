from __future__ import annotations

import pytest

from haricot.cards.events import Sold
from haricot.kernel.actions import Done
from haricot.kernel.events import PhaseBegan, TurnBegan
from tests.boards import spell
from tests.games.sissi.rows import player, row, table


@pytest.mark.parametrize(
    "doubled",
    [
        "2 sissi",
        "2 feuer",
        "feuer 2 sissi",
        "sissi 2 feuer",
        "2 sissi feuer",
        "2 feuer sissi feuer sissi",
        "feuer sissi feuer 2 sissi feuer sissi",
        "3 sissi",
    ],
)
def test_s10_a_field_with_two_of_a_sort_side_by_side_is_sold(doubled: str) -> None:
    board = table(player("sau", doubled, "rote"), player("sau"), phase="plant traded")
    events = board.do(Done(0))
    assert [event for event in events if isinstance(event, Sold)] != []
    assert board.fields(0) == ["", "rote"]


@pytest.mark.parametrize(
    "fine", ["sissi", "feuer", "feuer sissi", "sissi feuer", row(9, "feuer"), row(9, "sissi", "sau")]
)
def test_s10_a_field_of_sorts_in_turn_stays(fine: str) -> None:
    board = table(player("sau", fine, fine), player("sau"), phase="plant traded")
    board.do(Done(0))
    assert board.fields(0) == [fine, fine]


def test_s10_every_such_field_of_the_active_player_is_sold() -> None:
    board = table(
        player("sau", "sissi feuer 2 sissi", "rote sissi", "2 garten"),
        player("sau"),
        players=3,
        phase="plant traded",
    )
    events = board.do(Done(0))
    sales = [event for event in events if isinstance(event, Sold)]
    assert [(sale.seat, sale.field, sale.talers) for sale in sales] == [(0, 0, 1), (0, 2, 1)]
    assert (board.fields(0), board.talers(0)) == (["", "rote sissi", ""], "sissi garten")


def test_s10_it_is_sold_at_the_beanometer_of_its_last_card() -> None:
    board = table(player("", "2 rote sissi rote"), player("sau"), phase="plant traded")
    board.do(Done(0))
    assert board.talers(0) == "rote"
    assert sorted(spell(board.discard())) == ["rote", "rote", "sissi"]


def test_s10_a_sale_may_earn_nothing() -> None:
    board = table(player("", "2 sissi"), player("sau"), phase="plant traded")
    board.do(Done(0))
    assert (board.talers(0), board.discard()) == ("", "2 sissi")


def test_s10_the_sale_comes_after_the_draw_and_before_the_next_turn() -> None:
    board = table(*[player("sau", "2 sissi")] * 4, phase="plant traded", turn=3)
    events = board.do(Done(0))
    kinds = [type(event).__name__ for event in events]
    assert kinds == ["PhaseBegan", *["Drew"] * 4, "PhaseBegan", "Sold", "TurnBegan", "PhaseBegan"]
    assert events[5] == PhaseBegan("sissi")
    assert events[-2:] == [TurnBegan(1, 4), PhaseBegan("plant")]


def test_s10_what_is_sold_then_is_drawn_by_nobody_in_that_phase() -> None:
    board = table(player("sau", "2 sissi"), player("sau"), phase="plant traded", deck="", rest="talers")
    board.do(Done(0))
    assert (board.discard(), board.hand(0), board.hand(1)) == ("2 sissi", "sau", "sau")


@pytest.mark.parametrize("active", [0, 1, 3])
def test_s10_the_fields_of_others_wait_for_their_own_phase_5(active: int) -> None:
    board = table(*[player("sau", "2 sissi", "feuer 2 sissi")] * 4, active=active, phase="plant traded")
    board.do(Done(active))
    for seat in range(4):
        assert board.fields(seat) == (["", ""] if seat == active else ["2 sissi", "feuer 2 sissi"])


def test_s10_a_field_doubled_in_anothers_turn_is_sold_at_the_end_of_the_own_turn() -> None:
    board = table(
        player("brech"),
        player("soja", "sau sissi", aside="sissi"),
        phase="plant traded",
        deck="4 feuer sissi soja 9 brech",
    )
    board.do(board.plant(1, "sissi", 0), Done(0))
    assert (board.state.active, board.phase(), board.fields(1)[0]) == (1, "plant", "sau 2 sissi")
    board.do(board.plant(1, "soja", 1), Done(1), Done(1))
    board.do(board.plant(1, "sissi", 1), board.plant(1, "soja", 1))
    assert board.fields(1) == ["sau 2 sissi", "soja sissi soja"]
    board.do(Done(1))
    assert board.fields(1) == ["", "soja sissi soja"]


def test_s10_the_turn_passes_to_the_left() -> None:
    board = table(*[player("sau")] * 4, active=3, phase="plant traded", turn=8)
    assert TurnBegan(0, 9) in board.do(Done(3))
    assert (board.state.active, board.phase()) == (0, "plant")
