"""The worked examples of the rulebooks, through the public interface alone: typed phrases, and views."""

from __future__ import annotations

import pytest

from haricot.cards.actions import Fulfil
from haricot.cards.view import TableView
from haricot.kernel.events import Event
from tests.positions import Board, contract_table, player, table

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


class Talk:
    """Players who type what they do."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.grammar = board.game.grammar(NAMES)

    def view(self, seat: int) -> TableView:
        return self.board.game.view(self.board.state, seat)

    def says(self, seat: int, *phrases: str) -> list[Event]:
        events: list[Event] = []
        for phrase in phrases:
            events += self.board.do(self.grammar.parse(phrase, self.view(seat)))
        return events


@pytest.mark.parametrize(
    ("cards", "talers"), [(2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 4), (9, 4), (16, 4)]
)
def test_b_x1_saubohnen_on_the_beanometer(cards: int, talers: int) -> None:
    talk = Talk(table(player("", f"{cards} sau")))
    talk.says(0, "sell 1")
    assert talk.view(1).talers[0] == talers


def test_b_x2_three_brechbohnen_one_becomes_a_taler_and_two_are_discarded() -> None:
    talk = Talk(table(player("", "3 brech")))
    talk.says(0, "sell 1")
    view = talk.view(1)
    assert (view.talers[0], talk.board.words(view.discard)) == (1, "2 brech")


def test_b_x3_an_offer_grows() -> None:
    talk = Talk(table(player("sau blaue"), player("augen rote"), face_up="soja garten"))
    talk.says(0, "soy > red", "soy + blue > red")
    talk.says(1, "take 2")
    talk.says(0, "seal 2 ben")
    view = talk.view(0)
    assert talk.board.words(view.face_up) == "garten"
    assert (talk.board.words(view.aside[0]), talk.board.words(view.aside[1])) == ("rote", "soja blaue")
    assert talk.board.words(view.hands[0]) == "sau"


def test_b_x4_planting_in_a_good_order() -> None:
    talk = Talk(table(player("", "garten", "3 augen", aside="augen brech feuer"), phase="plant traded"))
    talk.says(0, "plant black-eyed", "sell 2")
    assert talk.view(0).talers[0] == 2
    talk.says(0, "plant green 2", "sell 1", "plant chili 1")
    assert talk.board.fields(0) == ["feuer", "brech"]
    assert (talk.view(0).talers[0], talk.view(0).aside[0]) == (2, [])


def test_b_x4_the_single_gartenbohne_is_protected_until_then() -> None:
    board = table(player("", "garten", "3 augen", aside="augen brech feuer"), phase="plant traded")
    talk = Talk(board)
    assert board.refused(talk.grammar.parse("sell 1", talk.view(0))).rule == "B20"


@pytest.mark.parametrize(
    ("left", "right", "met"), [(3, 4, True), (4, 3, False), (3, 3, False), (4, 4, False)]
)
def test_e_x1_three_in_the_left_field_and_four_in_the_right(left: int, right: int, met: bool) -> None:
    board = contract_table(player("3/4", f"{left} rote", f"{right} soja"))
    assert (Fulfil(0) in board.legal(0)) is met


def test_e_x2_fields_2_and_3_fulfil_it() -> None:
    talk = Talk(contract_table(player("3/4", "sau", "3 rote", "4 soja")))
    talk.says(0, "fulfil")
    assert talk.board.words(talk.board.game.view(talk.board.state, 1).fulfilled[0]) == "3/4"


def test_e_x2_four_and_three_do_not() -> None:
    board = contract_table(player("3/4", "4 rote", "3 soja"))
    assert board.refused(Fulfil(0)).rule == "E5"
