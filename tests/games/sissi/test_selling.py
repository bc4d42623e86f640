from __future__ import annotations

import pytest

from haricot.cards.actions import Sell
from haricot.cards.events import Sold
from tests.boards import spell
from tests.games.sissi.rows import FIGURES, player, row, table


@pytest.mark.parametrize("phase", ["plant", "trade", "plant traded"])
@pytest.mark.parametrize("seat", [0, 3])
def test_s11_anybody_sells_at_any_time(phase: str, seat: int) -> None:
    board = table(player("sau", row(4, "rote")), player(), player(), player("", row(4, "soja")), phase=phase)
    assert Sell(seat, 0) in board.legal(seat)
    (sale,) = board.do(Sell(seat, 0))
    assert sale.seen_by(1) == sale
    assert (board.fields(seat)[0], len(board.state.talers[seat])) == ("", 1)


def test_s11_a_whole_field_at_once() -> None:
    board = table(player("", row(5, "feuer"), "sau sissi"))
    cards = board.state.fields[0][0]
    (sale,) = board.do(Sell(0, 0))
    assert isinstance(sale, Sold)
    assert (sale.seat, sale.field, sale.talers, len(sale.discarded)) == (0, 0, 1, 4)
    assert sorted([*sale.discarded, *board.state.talers[0]]) == sorted(cards)
    assert board.fields(0) == ["", "sau sissi"]


@pytest.mark.parametrize(
    ("field", "coins"),
    [
        # Eight cards: three coins by the captain's beanometer, two by Sissi's.
        (row(8, "sau"), 3),
        (row(8, "sissi", "sau"), 2),
        (row(6, "rote"), 5),
        (row(6, "sissi", "rote"), 1),
        ("3 garten sissi", 1),
        ("sissi 3 garten", 3),
        ("12 sissi garten", 5),
        ("garten 12 sissi", 5),
    ],
)
def test_s11_the_beanometer_of_the_last_card_tells_the_price(field: str, coins: int) -> None:
    board = table(player("", field))
    board.do(Sell(0, 0))
    assert len(board.state.talers[0]) == coins


@pytest.mark.parametrize("kind", [kind for kind in FIGURES if kind != "sissi"])
@pytest.mark.parametrize("sissi", [0, 1, 3, 6])
def test_s11_all_cards_of_the_field_count_not_those_of_each_kind(kind: str, sissi: int) -> None:
    board = table(player("", f"{sissi} sissi 2 {kind}" if sissi else f"2 {kind}"))
    board.do(Sell(0, 0))
    steps = [coins for needed, coins in FIGURES[kind][1] if needed <= sissi + 2]
    assert len(board.state.talers[0]) == max(steps, default=0)


def test_s11_four_stink_beans_among_eight_cards_earn_three_coins_and_not_one() -> None:
    board = table(player("", row(8, "sau")))
    board.do(Sell(0, 0))
    assert (board.talers(0), sorted(spell(board.discard()))) == ("3 sau", ["sau", *["sissi"] * 4])


@pytest.mark.parametrize(
    ("field", "coins", "discarded"),
    [
        (row(4, "sissi", "feuer"), "sissi", ["feuer", "feuer", "sissi"]),
        (row(4, "sau"), "sau", ["sau", "sissi", "sissi"]),
        (row(10, "sau"), "5 sau", ["sissi"] * 5),
        (row(6, "rote"), "3 rote 2 sissi", ["sissi"]),
        (row(4, "garten"), "2 garten sissi", ["sissi"]),
        (row(6, "garten"), "3 garten 2 sissi", ["sissi"]),
        ("5 sissi garten", "garten 4 sissi", ["sissi"]),
        ("6 rote 7 sissi", "5 sissi", ["rote"] * 6 + ["sissi"] * 2),
        ("12 feuer sissi", "sissi 4 feuer", ["feuer"] * 8),
    ],
)
def test_s11_the_kind_whose_meter_paid_becomes_coins_first_then_the_rest(
    field: str, coins: str, discarded: list[str]
) -> None:
    board = table(player("", field))
    board.do(Sell(0, 0))
    assert board.talers(0) == coins
    assert sorted(spell(board.discard())) == discarded


def test_s11_coins_go_onto_the_pile_and_the_others_are_discarded() -> None:
    board = table(player("", row(4, "garten"), talers="sau"), discard="augen")
    board.do(Sell(0, 0))
    assert (board.talers(0), board.discard()) == ("sau 2 garten sissi", "augen sissi")


def test_s11_a_field_may_earn_nothing() -> None:
    board = table(player("", "feuer sissi feuer"), discard="sau")
    board.do(Sell(0, 0))
    assert (board.talers(0), board.discard()) == ("", "sau feuer sissi feuer")


def test_s11_the_field_chosen_need_not_be_the_best() -> None:
    board = table(player("", row(10, "feuer"), "sissi soja"))
    board.do(Sell(0, 1))
    assert (board.talers(0), board.fields(0)) == ("", [row(10, "feuer"), ""])


def test_s11_an_empty_field_is_worth_nothing() -> None:
    law = table().game.law
    assert (law.price([]), law.coins([])) == (0, [])


@pytest.mark.parametrize(("players", "field"), [(3, 3), (4, 2), (5, 2), (4, 99)])
def test_s11_a_field_that_is_not_there_is_not_sold(players: int, field: int) -> None:
    board = table(player("", "sissi sau"), players=players)
    broken = board.refused(Sell(0, field))
    assert (broken.rule in ("S2", "S11"), broken.code) == (True, "no-such-field")


def test_s11_an_empty_field_is_not_sold() -> None:
    board = table(player("", "sissi sau"))
    assert board.why_not(Sell(0, 1)) == ("S11", "empty-field")


@pytest.mark.parametrize(
    ("players", "fields"),
    [(4, ("rote", "sissi soja")), (3, ("sissi", "sau", "2 soja")), (3, ("sissi", "", "soja sissi"))],
)
def test_s12_a_single_card_beside_a_larger_field_is_protected(players: int, fields: tuple[str, ...]) -> None:
    board = table(player("", *fields), players=players)
    assert board.why_not(Sell(0, 0)) == ("S12", "protected")
    assert Sell(0, 0) not in board.legal(0)


def test_s12_the_larger_field_may_be_sold_and_then_the_single_card() -> None:
    board = table(player("", "rote", "soja sissi"))
    board.do(Sell(0, 1), Sell(0, 0))
    assert (board.fields(0), board.talers(0)) == (["", ""], "")


@pytest.mark.parametrize("field", [0, 1, 2])
def test_s12_of_single_cards_any_one_may_be_sold_for_nothing(field: int) -> None:
    board = table(player("", "rote", "sissi", "sau"), players=3)
    board.do(Sell(0, field))
    assert (board.fields(0)[field], board.talers(0)) == ("", "")


@pytest.mark.parametrize(
    ("players", "fields"), [(4, ("sissi", "")), (4, ("", "sissi")), (3, ("", "sissi", ""))]
)
def test_s12_empty_fields_do_not_count_against_it(players: int, fields: tuple[str, ...]) -> None:
    board = table(player("", *fields), players=players)
    board.do(Sell(0, fields.index("sissi")))
    assert board.discard() == "sissi"


@pytest.mark.parametrize("doubling", ["always", "phase 3"])
def test_s12_holds_where_a_sale_is_forced_too(doubling: str) -> None:
    board = table(player("rote", "feuer", "sau sissi"), phase="plant", doubling=doubling)
    assert board.legal(0) == {Sell(0, 1)}
    assert board.refused(Sell(0, 0)).rule == "S12"
