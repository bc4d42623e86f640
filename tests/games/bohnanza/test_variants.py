from __future__ import annotations

import pytest

from haricot.cards.actions import BuyField
from haricot.kernel.actions import Take
from haricot.kernel.events import Traded
from tests.positions import Board, player, start, table


def test_b25_everybody_starts_with_three_fields() -> None:
    assert start(third_field_at_start=True).state.fields == [[[], [], []]] * 4


def test_b25_there_is_no_fourth_field_to_buy() -> None:
    board = table(player("", talers="9 blaue"), third_field_at_start=True)
    assert board.why_not(BuyField(0)) == ("B4", "three-fields")
    assert BuyField(0) not in board.legal(0)


def price(players: int, extension: bool = False, cost: int | None = None) -> int:
    rich = player("", talers="10 blaue")
    board = table(rich, players=players, extension=extension, third_field_cost=cost)
    board.do(BuyField(0))
    return 10 - len(board.state.talers[0])


@pytest.mark.parametrize(("players", "talers"), [(3, 3), (4, 3), (5, 2)])
def test_b26_with_five_players_the_third_field_costs_two_and_else_three(players: int, talers: int) -> None:
    assert price(players) == talers


@pytest.mark.parametrize(("players", "talers"), [(4, 4), (5, 4), (6, 3), (7, 3)])
def test_b26_in_the_extension_the_default_is_that_of_e2(players: int, talers: int) -> None:
    assert price(players, extension=True) == talers


@pytest.mark.parametrize("cost", [1, 5, 10])
@pytest.mark.parametrize("players", [4, 5])
def test_b26_the_option_sets_another_price(cost: int, players: int) -> None:
    assert price(players, cost=cost) == cost


def experts() -> Board:
    """Two players with talers, the ones earned last at the end."""
    return table(player("rote", talers="blaue soja garten"), player("sau", talers="augen"), trade_talers=True)


def test_b27_talers_may_be_part_of_a_trade() -> None:
    board = experts()
    events = board.do(board.offer(0, "", "sau", to=1, pays=1), board.take(1, 1, "sau"))
    assert events[-1] == Traded(1, 0, 1, (), tuple(board.state.aside[0]), 1, 0)
    assert (board.aside(0), len(board.state.talers[1])) == ("sau", 2)


def test_b27_without_the_option_they_are_not() -> None:
    board = table(player("rote", talers="blaue"), player("sau", talers="augen"))
    assert board.refused(board.offer(0, "", "sau", to=1, pays=1)).rule == "B27"
    assert board.refused(board.offer(0, "rote", to=1, asks=1)).rule == "B27"


def test_b27_talers_earned_last_go_onto_the_receivers_pile_in_order() -> None:
    board = experts()
    board.do(board.offer(0, "", "sau", to=1, pays=2), board.take(1, 1, "sau"))
    assert (board.talers(0), board.talers(1)) == ("blaue", "augen soja garten")


def test_b27_talers_may_be_asked_for() -> None:
    board = experts()
    board.do(board.offer(0, "rote", to=1, asks=1), Take(1, 1))
    assert (board.talers(0), board.talers(1)) == ("blaue soja garten augen", "")
    assert (board.hand(0), board.aside(1)) == ("", "rote")


def test_b27_talers_received_may_be_used_again() -> None:
    board = experts()
    board.do(board.offer(0, "rote", to=1, asks=1), Take(1, 1))
    board.do(board.offer(0, "", to=2, pays=4), Take(2, 2))
    assert (board.talers(0), board.talers(2)) == ("", "blaue soja garten augen")
    board.do(BuyField(2))
    assert board.talers(2) == "blaue"


def test_b27_nobody_gives_more_talers_than_there_are() -> None:
    board = experts()
    assert (
        "That takes 4 talers, and you have only 3" in board.refused(board.offer(0, "", to=1, pays=4)).sentence
    )


def test_b27_who_cannot_pay_cannot_take() -> None:
    board = experts()
    board.do(board.offer(0, "rote", to=1, asks=2))
    assert board.refused(Take(1, 1)).rule == "B27"
    assert Take(1, 1) not in board.legal(1)


def test_b27_only_in_deals_with_the_active_player() -> None:
    assert experts().refused(experts().offer(1, "", "rote", to=2, pays=1)).rule == "B11"


def test_b27_the_bean_sides_of_talers_stay_secret_in_a_deal() -> None:
    board = experts()
    events = board.do(board.offer(0, "rote", to=1, asks=1), Take(1, 1))
    assert events[-1].seen_by(3) == Traded(1, 0, 1, tuple(board.state.aside[1]), (), 0, 1)
