from __future__ import annotations

import pytest

from haricot.cards.actions import Plant, Sell
from haricot.kernel.actions import Done
from haricot.kernel.events import PhaseBegan, TurnBegan
from tests.games.sissi.rows import CAPTAINS, Board, player, table


def test_s5_the_next_card_may_be_planted_in_the_same_field_or_another() -> None:
    board = table(player("rote sissi garten"), phase="plant")
    board.do(board.plant(0, "rote", 0))
    assert board.plants(0) == {("sissi", 0), ("sissi", 1)}
    board.do(board.plant(0, "sissi", 0))
    assert (board.fields(0), board.hand(0)) == (["rote sissi", ""], "garten")


def test_s5_an_empty_hand_skips_the_phase() -> None:
    # With both piles empty nobody draws, so that the next hand stays empty.
    board = table(player("rote"), phase="plant traded", deck="", rest="talers")
    events = board.do(Done(0))
    begun = [event for event in events if isinstance(event, TurnBegan | PhaseBegan)]
    assert begun[-3:] == [TurnBegan(1, 2), PhaseBegan("plant"), PhaseBegan("trade")]


def test_s5_a_captain_goes_to_its_own_to_sissi_alone_or_to_an_empty_field() -> None:
    board = table(player("rote", "sissi rote sissi", "sissi", ""), players=3, phase="plant")
    assert board.plants(0) == {("rote", 0), ("rote", 1), ("rote", 2)}


@pytest.mark.parametrize("doubling", ["always", "phase 3"])
@pytest.mark.parametrize("field", [0, 1])
def test_s5_a_captain_that_fits_nowhere_forces_a_sale(field: int, doubling: str) -> None:
    board = table(player("rote", "feuer sissi", "sau sissi"), phase="plant", doubling=doubling)
    assert board.legal(0) == {Sell(0, 0), Sell(0, 1)}
    assert board.game.waits_for(board.state) == [0]
    broken = board.refused(board.plant(0, "rote", field))
    assert (broken.rule, broken.code) == ("S5", "wrong-field")
    assert "sell" in broken.sentence
    board.do(Sell(0, field))
    assert board.plants(0) == {("rote", field)}
    board.do(board.plant(0, "rote", field))
    assert board.fields(0)[field] == "rote"


@pytest.mark.parametrize("doubling", ["always", "phase 3"])
@pytest.mark.parametrize("before", ["sau", "sau sissi", "sissi sau"])
def test_s5_a_foreign_captain_is_refused_because_it_is_foreign(before: str, doubling: str) -> None:
    board = table(player("feuer", before), phase="plant", doubling=doubling)
    broken = board.refused(board.plant(0, "feuer", 0))
    assert (broken.rule, broken.code) == ("S5", "wrong-field")
    assert broken.sentence.startswith("A Chili bean does not go with the captains of field 1: ")


def test_s5_a_sale_for_room_is_the_players_choice_and_not_forced_while_there_is_room() -> None:
    board = table(player("rote", "feuer sissi", ""), phase="plant")
    assert board.legal(0) == {board.plant(0, "rote", 1), Sell(0, 0)}


@pytest.mark.parametrize(
    ("card", "before"),
    [("sissi", "sissi"), ("sissi", "feuer sissi"), ("feuer", "feuer"), ("rote", "sissi rote")],
)
def test_s6_a_card_may_cover_its_own_sort_in_phase_1(card: str, before: str) -> None:
    board = table(player(card, before, ""), phase="plant")
    assert board.plants(0) == {(card, 0), (card, 1)}
    board.do(board.plant(0, card, 0))
    assert board.fields(0)[0].endswith(f"2 {card}")


def strict(hand: str, *fields: str, planted: int = 0) -> Board:
    """Play by the narrow reading, in phase 1."""
    return table(player(hand, *fields), phase="plant", planted=planted, doubling="phase 3")


@pytest.mark.parametrize("before", ["sissi", "feuer sissi", "feuer", "sissi feuer"])
@pytest.mark.parametrize("planted", [0, 1])
def test_s6_option_phase_3_refuses_it_in_phase_1(before: str, planted: int) -> None:
    card = before.split()[-1]
    name = {"sissi": "Sissi bean", "feuer": "Chili bean"}[card]
    board = strict(card, before, "", planted=planted)
    assert board.plants(0) == {(card, 1)}
    broken = board.refused(board.plant(0, card, 0))
    assert (broken.code, broken.params) == ("wrong-field", {"bean": card, "field": 1, "why": "cover"})
    assert broken.sentence == (
        f"A {name} would cover its own sort in field 1: use another field, or sell one first."
    )


@pytest.mark.parametrize("card", ["sissi", "feuer"])
def test_s6_option_phase_3_is_refused_by_the_rule_about_two_of_a_row(card: str) -> None:
    board = strict(card, card, "")
    assert board.refused(board.plant(0, card, 0)).rule == "S6"


@pytest.mark.parametrize(
    ("card", "before"),
    [("sissi", "feuer"), ("sissi", "sissi feuer"), ("feuer", "sissi"), ("feuer", "feuer sissi")],
)
def test_s6_option_phase_3_lets_sorts_alternate_in_phase_1(card: str, before: str) -> None:
    board = strict(card, before, "")
    assert board.plants(0) == {(card, 0), (card, 1)}


def test_s6_option_phase_3_a_field_is_sold_first_where_a_card_would_double_everywhere() -> None:
    board = strict("sissi", "feuer sissi", "sissi")
    assert board.legal(0) == {Sell(0, 0)}
    board.do(Sell(0, 0), board.plant(0, "sissi", 0))
    assert board.fields(0) == ["sissi", "sissi"]


def test_s6_option_phase_3_a_row_that_is_doubled_already_may_grow_by_the_other_sort() -> None:
    board = strict("feuer", "feuer 2 sissi", "sissi feuer")
    assert board.plants(0) == {("feuer", 0)}


@pytest.mark.parametrize("doubling", ["always", "phase 3"])
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize(("card", "before"), [("sissi", "feuer sissi"), ("feuer", "sissi feuer")])
def test_s6_a_card_may_cover_its_own_sort_in_phase_3(
    doubling: str, seat: int, card: str, before: str
) -> None:
    seats = [player("", before, aside=card) if place == seat else player() for place in range(4)]
    board = table(*seats, phase="plant traded", doubling=doubling)
    assert board.plants(seat) == {(card, 0), (card, 1)}
    board.do(board.plant(seat, card, 0))
    assert board.fields(seat)[0].endswith(f"2 {card}")


@pytest.mark.parametrize("doubling", ["always", "phase 3"])
def test_s6_a_face_up_card_may_cover_its_own_sort_in_phase_3(doubling: str) -> None:
    board = table(player("", "sissi"), phase="plant traded", face_up="sissi", doubling=doubling)
    board.do(Plant(0, board.card("sissi"), 0))
    assert board.fields(0) == ["2 sissi", ""]


@pytest.mark.parametrize("card", CAPTAINS[1:])
@pytest.mark.parametrize("phase", ["plant", "plant traded"])
def test_s6_no_captain_covers_one_of_another_kind(card: str, phase: str) -> None:
    hand, aside = (card, "") if phase == "plant" else ("", card)
    board = table(player(hand, "feuer", aside=aside), phase=phase)
    assert board.plants(0) == {(card, 1)}
    assert board.refused(board.plant(0, card, 0)).code == "wrong-field"


def test_s6_the_harvest_is_not_immediate() -> None:
    board = table(player("sissi", "feuer sissi"), phase="plant")
    board.do(board.plant(0, "sissi", 0))
    board.do(Done(0))
    assert board.fields(0)[0] == "feuer 2 sissi"
    board.do(Done(0))
    assert (board.phase(), board.fields(0)[0]) == ("plant traded", "feuer 2 sissi")


def test_s6_a_doubled_field_may_grow_until_it_is_sold() -> None:
    board = table(player("feuer sissi", "feuer 2 sissi"), phase="plant")
    board.do(board.plant(0, "feuer", 0), board.plant(0, "sissi", 0))
    assert board.fields(0)[0] == "feuer 2 sissi feuer sissi"
