from __future__ import annotations

import pytest

from haricot.kernel.actions import Done, Offer, Take, Wish
from haricot.kernel.events import Lapsed, PhaseBegan, Traded
from tests.games.sissi.rows import player, table


def test_s7_sissi_for_sissi_is_a_trade_after_which_both_can_plant_right_away() -> None:
    board = table(player("rote sissi", "feuer"), player("soja sissi", "sau"), players=3)
    mine, yours = board.state.hands[0][1], board.state.hands[1][1]
    events = board.do(board.offer(0, "sissi", "sissi", to=1), board.take(1, 1, "sissi"))
    assert events[-1] == Traded(1, 0, 1, (mine,), (yours,), 0, 0)
    assert (board.hand(0), board.hand(1)) == ("rote", "soja")
    board.do(Done(0), board.plant(1, "sissi", 0), board.plant(0, "sissi", 0))
    assert (board.fields(0)[0], board.fields(1)[0]) == ("feuer sissi", "sau sissi")
    assert (board.state.fields[0][0][-1], board.state.fields[1][0][-1]) == (yours, mine)


def test_s7_sissi_for_sissi_to_all() -> None:
    board = table(player("sissi"), player("rote"), player("2 sissi"))
    board.do(board.offer(0, "sissi", "sissi"))
    assert {action for action in board.legal(1) if isinstance(action, Take)} == set()
    takes = {Take(2, 1, (card,)) for card in board.state.hands[2]}
    assert {action for action in board.legal(2) if isinstance(action, Take)} == takes


def test_s7_face_up_cards_may_be_kept() -> None:
    board = table(player(), face_up="soja garten")
    board.do(Done(0))
    assert board.game.waits_for(board.state) == [0]
    assert board.plants(0) == {("soja", 0), ("soja", 1), ("garten", 0), ("garten", 1)}


def test_s7_face_up_cards_may_be_traded_or_given_away() -> None:
    board = table(player(), player("rote"), face_up="soja garten")
    board.do(board.offer(0, "soja", "rote", to=1), board.take(1, 1, "rote"))
    board.do(board.offer(0, "garten", to=3), board.take(3, 2))
    assert (board.face_up(), board.aside(0), board.aside(1), board.aside(3)) == ("", "rote", "soja", "garten")


def test_s7_others_do_not_trade_face_up_cards() -> None:
    board = table(player(), player("rote"), face_up="soja")
    broken = board.refused(board.offer(1, "soja", to=0))
    assert (broken.rule, broken.code) == ("S7", "not-yours")
    assert "face up" not in broken.sentence


def test_s7_nobody_trades_cards_of_a_field() -> None:
    board = table(player("", "sissi rote"), player("soja"))
    planted = tuple(board.state.fields[0][0])
    assert board.refused(Offer(0, 1, planted, board.kinds("soja"))).rule == "S7"


def test_s7_any_number_of_cards_against_any_number_from_anywhere_in_the_hand() -> None:
    board = table(player("rote sissi soja sissi garten"), player("sau feuer augen"))
    cards = (board.state.hands[0][3], board.state.hands[0][0])
    board.do(Offer(0, 1, cards, board.kinds("augen sau feuer")), board.take(1, 1, "sau feuer augen"))
    assert (board.hand(0), board.hand(1)) == ("sissi soja garten", "")
    assert board.state.aside[1] == list(cards)


def test_s7_a_card_leaves_the_hand_only_when_the_deal_is_done() -> None:
    board = table(player("rote sissi"), player("soja"))
    board.do(board.offer(0, "rote", "soja"), board.take(1, 1, "soja"))
    assert (board.hand(0), board.hand(1)) == ("rote sissi", "soja")


def test_s7_the_active_player_closes_and_open_offers_lapse() -> None:
    board = table(player("sissi"), player("rote"))
    board.do(Wish(2, board.kinds("sissi")), Done(3))
    board.do(board.offer(0, "sissi", "rote"), board.offer(1, "rote", "soja", to=0))
    assert board.do(Done(0)) == [Lapsed(1), Lapsed(2), PhaseBegan("plant traded")]
    assert (board.state.offers, board.state.wishes, board.state.done) == ([], [None] * 4, [False] * 4)


@pytest.mark.parametrize(("pays", "asks"), [(1, 0), (0, 1)])
def test_s7_coins_are_no_part_of_a_deal(pays: int, asks: int) -> None:
    board = table(player("rote", talers="2 sissi"), player("soja", talers="2 sissi"))
    assert board.why_not(Offer(0, 1, board.cards("rote", 0), (), pays, asks)) == ("S7", "no-talers")


def test_s7_the_refusal_of_coins_names_no_option_that_the_game_does_not_have() -> None:
    board = table(player("rote", talers="2 sissi"))
    broken = board.refused(Offer(0, 1, board.cards("rote", 0), (), 1))
    assert "trade_talers" not in broken.sentence


def test_s7_nobody_is_invited() -> None:
    board = table(player("rote"))
    assert board.why_not(Offer(0, 1, board.cards("rote", 0), invites=True)) == ("S7", "no-invitations")
