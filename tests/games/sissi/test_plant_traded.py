from __future__ import annotations

from itertools import permutations

import pytest

from haricot.cards.actions import Plant, Sell
from haricot.kernel.actions import Done
from tests.games.sissi.rows import player, table


def test_s8_everybody_plants_what_is_set_aside_and_the_active_player_what_lies_face_up() -> None:
    board = table(
        player("", "rote", aside="sissi"), player("", aside="sau"), face_up="garten", phase="plant traded"
    )
    assert board.game.waits_for(board.state) == [0, 1]
    assert board.plants(0) == {("sissi", 0), ("sissi", 1), ("garten", 1)}
    assert board.plants(1) == {("sau", 0), ("sau", 1)}
    board.do(board.plant(1, "sau", 1), board.plant(0, "sissi", 0), board.plant(0, "garten", 1))
    assert (board.fields(0), board.fields(1)) == (["rote sissi", "garten"], ["", "sau"])
    assert board.game.waits_for(board.state) == [0]


@pytest.mark.parametrize(("aside", "face_up"), [("sissi", ""), ("", "sissi"), ("sissi", "rote")])
@pytest.mark.parametrize("seat", [0, 1])
def test_s8_every_card_must_be_planted(aside: str, face_up: str, seat: int) -> None:
    seats = [player("", aside=aside if place == seat else "") for place in range(4)]
    board = table(*seats, face_up=face_up, phase="plant traded")
    assert board.why_not(Done(0)) == ("S8", "must-plant-all")
    assert Done(0) not in board.legal(0)


@pytest.mark.parametrize("order", list(permutations(["feuer", "sissi", "feuer.15"])))
def test_s8_in_any_order(order: tuple[str, str, str]) -> None:
    board = table(player("", "sissi", aside="feuer sissi feuer.15"), phase="plant traded")
    cards = [board.card(name, 0) for name in order]
    board.do(*[Plant(0, card, 0) for card in cards])
    assert board.state.fields[0][0][1:] == cards


def test_s8_with_sales_in_between() -> None:
    board = table(player("", row := "soja sissi soja", "sau", aside="sissi rote"), phase="plant traded")
    assert board.fields(0)[0] == row
    board.do(board.plant(0, "sissi", 0), Sell(0, 0), board.plant(0, "rote", 0))
    assert (board.fields(0), board.talers(0)) == (["rote", "sau"], "sissi")


def test_s8_without_room_a_field_is_sold_first() -> None:
    board = table(player("", "feuer sissi", "sau sissi", aside="rote"), phase="plant traded")
    assert board.legal(0) == {Sell(0, 0), Sell(0, 1)}
    assert board.refused(board.plant(0, "rote", 1)).code == "wrong-field"
    board.do(Sell(0, 1), board.plant(0, "rote", 1))
    assert board.fields(0) == ["feuer sissi", "rote"]


def test_s8_hand_cards_are_not_planted_now() -> None:
    board = table(player("rote", aside="sissi"), player("sau"), face_up="garten", phase="plant traded")
    mine, other = board.refused(board.plant(0, "rote", 0)), board.refused(Plant(1, board.card("garten"), 0))
    assert (mine.rule, mine.code) == (other.rule, other.code) == ("S8", "not-aside")
    assert "face up" in mine.sentence
    assert "face up" not in other.sentence


def test_s8_nobody_plants_what_is_set_aside_for_another() -> None:
    board = table(player("", aside="sissi"), player("", aside="sau"), phase="plant traded")
    assert board.refused(Plant(1, board.card("sissi", 0), 0)).rule == "S8"


def test_s8_only_the_active_player_goes_on() -> None:
    board = table(player("rote"), player("sau"), phase="plant traded")
    assert board.why_not(Done(1)) == ("S8", "not-your-turn")
    assert Done(0) in board.legal(0)
