"""The worked examples of the rulebook, through the public interface alone: typed phrases, and views."""

from __future__ import annotations

import pytest

from haricot.cards.events import Sold
from haricot.kernel.actions import Offer
from haricot.kernel.events import Event
from tests.boards import spell
from tests.games.sissi.rows import Board, player, row, table

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


class Talk:
    """Players who type what they do."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.grammar = board.game.grammar(NAMES)

    def says(self, seat: int, *phrases: str) -> list[Event]:
        events: list[Event] = []
        for phrase in phrases:
            events += self.board.do(self.grammar.parse(phrase, self.board.view(seat)))
        return events


@pytest.mark.parametrize(
    ("cards", "coins"),
    [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1), (7, 1), (8, 3), (9, 3), (10, 5), (11, 5), (20, 5)],
)
def test_s_x1_a_meter_4_8_10(cards: int, coins: int) -> None:
    talk = Talk(table(player("", row(cards, "sau"))))
    talk.says(0, "sell 1")
    assert talk.board.view(1).talers[0] == coins


def test_s_x2_soy_and_a_sissi_bean_for_a_red_bean() -> None:
    talk = Talk(
        table(
            player("sau sissi augen", "rote sissi", "garten sissi"),
            player("augen rote", "soja sissi"),
            phase="plant",
            planted=1,
            deck="soja garten 12 feuer",
        )
    )
    talk.says(0, "done")
    assert talk.board.words(talk.board.view(3).face_up) == "soja garten"
    talk.says(0, "soy > red", "soy + sissi > red")
    talk.says(1, "take 2")
    talk.says(0, "seal 2 ben", "done")
    view = talk.board.view(0)
    assert talk.board.words(view.face_up) == "garten"
    assert (talk.board.words(view.aside[0]), talk.board.words(view.aside[1])) == ("rote", "soja sissi")
    assert talk.board.words(view.hands[0]) == "sau augen"
    talk.says(0, "plant red 1", "plant garden 2")
    assert talk.board.fields(0) == ["rote sissi rote", "garten sissi garten"]
    talk.says(1, "plant soy 1", "plant sissi 1")
    assert talk.board.fields(1)[0] == "soja sissi soja sissi"
    talk.says(0, "done")
    assert talk.board.fields(0) == ["rote sissi rote", "garten sissi garten"]


def test_s_x3_a_field_that_ends_in_two_sissi_beans_is_sold_in_phase_5() -> None:
    talk = Talk(table(player("rote", "feuer sissi", aside="sissi"), player("sau"), phase="plant traded"))
    talk.says(0, "plant sissi 1")
    assert talk.board.fields(0)[0] == "feuer 2 sissi"
    events = talk.says(0, "done")
    (sale,) = [event for event in events if isinstance(event, Sold)]
    assert (sale.seat, sale.field, sale.talers) == (0, 0, 1)
    assert talk.board.fields(0)[0] == ""


def test_s_x4_the_meter_of_the_chili_bean_says_that_two_of_them_bring_nothing() -> None:
    board = table(player("", "feuer sissi feuer sissi"))
    law, field = board.game.law, board.state.fields[0][0]
    chili_last = field[::-1]
    assert (law.price(chili_last), law.price(field)) == (0, 1)


def test_s_x4_one_sissi_bean_is_turned_over_and_three_cards_are_discarded() -> None:
    talk = Talk(table(player("", "feuer sissi feuer sissi")))
    talk.says(0, "sell 1")
    view = talk.board.view(1)
    assert (view.talers[0], talk.board.talers(0)) == (1, "sissi")
    assert sorted(spell(talk.board.words(view.discard))) == ["feuer", "feuer", "sissi"]


@pytest.mark.parametrize("field", ["2 feuer", "feuer sissi feuer", "sissi feuer sissi feuer"])
def test_s_x5_two_chili_beans_earn_nothing(field: str) -> None:
    talk = Talk(table(player("", field)))
    talk.says(0, "sell 1")
    view = talk.board.view(1)
    assert (view.talers[0], talk.board.words(view.discard)) == (0, field)


@pytest.mark.parametrize(
    ("field", "coin"),
    [
        ("feuer sissi feuer sissi feuer", "feuer"),
        ("sissi feuer sissi feuer sissi feuer", "feuer"),
        ("sissi feuer sissi", "sissi"),
        ("feuer sissi feuer sissi", "sissi"),
    ],
)
def test_s_x5_it_takes_three_chili_beans_or_two_sissi_beans_in_turn_for_a_coin(field: str, coin: str) -> None:
    talk = Talk(table(player("", field)))
    talk.says(0, "sell 1")
    assert (talk.board.view(1).talers[0], talk.board.talers(0)) == (1, coin)


@pytest.mark.parametrize("field", ["feuer", "sissi", "sissi feuer", "feuer sissi"])
def test_s_x5_with_fewer_of_both_there_is_none(field: str) -> None:
    talk = Talk(table(player("", field)))
    talk.says(0, "sell 1")
    assert talk.board.view(1).talers[0] == 0


def test_s_x6_the_other_players_offer_hand_cards_only() -> None:
    board = table(
        player("rote"), player("soja", "sau sissi", aside="augen"), player("garten"), face_up="brech sissi"
    )
    talk = Talk(board)
    talk.says(1, "soy > red @anna")
    assert board.state.offers[0].gives == board.cards("soja", 1)
    others = [*board.state.face_up, *board.state.fields[1][0], *board.state.aside[1], *board.state.hands[0]]
    for card in [*others, *board.state.hands[2], board.state.deck[-1]]:
        assert board.refused(Offer(1, 0, (card,))).rule == "S7"


def test_s_x7_five_cards_with_a_chili_bean_last_earn_one_coin() -> None:
    talk = Talk(table(player("", "feuer sissi feuer sissi feuer")))
    talk.says(0, "sell 1")
    view = talk.board.view(1)
    assert (view.talers[0], talk.board.talers(0)) == (1, "feuer")
    assert sorted(spell(talk.board.words(view.discard))) == ["feuer", "feuer", "sissi", "sissi"]
