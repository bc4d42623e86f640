from __future__ import annotations

from haricot.cards.actions import Plant, Sell
from haricot.kernel.actions import Done
from tests.positions import player, table


def test_b17_everybody_plants_what_is_set_aside() -> None:
    board = table(player("", aside="rote"), player("", aside="soja 2 sau"), phase="plant traded")
    assert board.game.waits_for(board.state) == [0, 1]
    board.do(board.plant(1, "soja", 0), board.plant(1, "sau", 1))
    board.do(board.plant(1, "sau", 1))
    assert (board.fields(1), board.aside(1)) == (["soja", "2 sau"], "")
    assert board.game.waits_for(board.state) == [0]


def test_b17_the_active_player_also_plants_the_face_up_cards() -> None:
    board = table(player("", aside="rote"), face_up="soja", phase="plant traded")
    board.do(board.plant(0, "soja", 1), board.plant(0, "rote", 0))
    assert (board.fields(0), board.face_up()) == (["rote", "soja"], "")


def test_b17_the_others_do_not_plant_face_up_cards() -> None:
    board = table(player(), player(), face_up="soja", phase="plant traded")
    broken = board.refused(Plant(1, board.state.face_up[0], 0))
    assert (broken.rule, broken.code) == ("B17", "not-aside")
    assert "face up" not in broken.sentence


def test_b17_nobody_plants_what_is_set_aside_for_another() -> None:
    board = table(player(), player("", aside="soja"), phase="plant traded")
    assert board.refused(Plant(0, board.state.aside[1][0], 0)).rule == "B17"


def test_b17_hand_cards_are_not_planted_now() -> None:
    board = table(player("rote", aside="soja"), phase="plant traded")
    assert board.refused(board.plant(0, "rote", 0)).rule == "B17"


def test_b17_each_player_chooses_the_order() -> None:
    board = table(player("", "rote", "soja", aside="rote soja"), face_up="rote", phase="plant traded")
    first, second = board.state.aside[0]
    (third,) = board.state.face_up
    plants = {action for action in board.legal(0) if isinstance(action, Plant)}
    assert plants == {Plant(0, first, 0), Plant(0, second, 1), Plant(0, third, 0)}


def test_b17_fields_may_be_sold_in_between() -> None:
    board = table(player("", "4 rote", "2 soja", aside="soja sau"), phase="plant traded")
    board.do(board.plant(0, "soja", 1), Sell(0, 0), board.plant(0, "sau", 0))
    assert (board.fields(0), board.talers(0)) == (["sau", "3 soja"], "3 rote")


def test_b17_the_turn_waits_until_all_have_planted() -> None:
    board = table(player(), player("", aside="soja"), phase="plant traded")
    broken = board.refused(Done(0))
    assert (broken.rule, broken.params["seats"]) == ("B17", [1])
    assert Done(0) not in board.legal(0)


def test_b17_only_the_active_player_goes_on() -> None:
    board = table(player(), player(), phase="plant traded")
    assert board.refused(Done(1)).rule == "B17"
    assert board.legal(1) == set()
    assert board.legal(0) == {Done(0)}
