from __future__ import annotations

import pytest

from haricot.cards.actions import Sell
from haricot.cards.events import Sold
from haricot.kernel.actions import Decline, Take, Wish
from tests.positions import player, table


@pytest.mark.parametrize("phase", ["plant", "trade", "plant traded"])
@pytest.mark.parametrize("seat", [0, 3])
def test_b19_anybody_sells_at_any_time(phase: str, seat: int) -> None:
    board = table(player("sau", "2 rote"), player(), player(), player("", "4 soja"), phase=phase)
    assert Sell(seat, 0) in board.legal(seat)
    board.do(Sell(seat, 0))
    assert board.fields(seat)[0] == ""


def test_b19_all_cards_of_the_field_are_sold_together() -> None:
    board = table(player("", "5 rote", "2 soja"))
    discarded, *coins = board.state.fields[0][0]
    assert board.do(Sell(0, 0)) == [Sold(0, 0, 4, (discarded,), (discarded, *coins))]
    assert board.state.talers[0] == coins
    assert board.fields(0) == ["", "2 soja"]


def test_b19_the_field_chosen_need_not_be_the_best() -> None:
    board = table(player("", "5 rote", "2 soja"))
    board.do(Sell(0, 1))
    assert board.talers(0) == "soja"


def test_b19_a_field_may_earn_nothing() -> None:
    board = table(player("", "2 blaue"), discard="sau")
    board.do(Sell(0, 0))
    assert (board.talers(0), board.discard()) == ("", "sau 2 blaue")


def test_b19_talers_go_onto_the_pile_and_the_others_are_discarded() -> None:
    board = table(player("", "4 soja", talers="garten"), discard="sau")
    board.do(Sell(0, 0))
    assert (board.talers(0), board.discard()) == ("garten 2 soja", "sau 2 soja")


def test_b19_the_sale_is_open_to_all() -> None:
    board = table(player("", "4 soja"))
    (sale,) = board.do(Sell(0, 0))
    assert sale.seen_by(2) == sale


@pytest.mark.parametrize("fields", [("rote", "2 soja"), ("rote", "sau", "3 soja"), ("rote", "", "2 soja")])
def test_b20_single_bean_beside_larger_field_is_protected(fields: tuple[str, ...]) -> None:
    board = table(player("", *fields))
    assert board.refused(Sell(0, 0)).rule == "B20"
    assert Sell(0, 0) not in board.legal(0)


def test_b20_the_larger_field_may_be_sold() -> None:
    board = table(player("", "rote", "2 soja"))
    assert Sell(0, 1) in board.legal(0)
    board.do(Sell(0, 1))
    assert board.fields(0) == ["rote", ""]


@pytest.mark.parametrize("field", [0, 1, 2])
def test_b20_of_single_beans_any_one_may_be_sold_for_nothing(field: int) -> None:
    board = table(player("", "rote", "soja", "sau"))
    board.do(Sell(0, field))
    assert (board.fields(0)[field], board.talers(0)) == ("", "")


@pytest.mark.parametrize("fields", [("rote", ""), ("rote", "", ""), ("", "rote")])
def test_b20_empty_fields_do_not_count_against_it(fields: tuple[str, ...]) -> None:
    board = table(player("", *fields))
    board.do(Sell(0, fields.index("rote")))
    assert board.discard() == "rote"


def test_b21_a_promise_binds_nobody() -> None:
    board = table(player("blaue"), player("rote"))
    board.do(Wish(1, board.kinds("blaue"), board.kinds("rote")), board.offer(0, "blaue", "rote", to=1))
    board.do(Decline(1, 1))
    assert board.hand(1) == "rote"


def test_b21_only_what_changes_hands_in_this_deal_is_enforced() -> None:
    board = table(player("blaue"), player("rote"))
    board.do(Wish(1, board.kinds("blaue"), board.kinds("rote")))
    board.do(board.offer(0, "blaue", to=1), Take(1, 1))
    assert (board.aside(1), board.hand(1), board.aside(0)) == ("blaue", "rote", "")
