from __future__ import annotations

from haricot.kernel.actions import Decline, Done, Offer, Take, Wish
from haricot.kernel.events import Lapsed, PhaseBegan, Traded
from tests.positions import player, table


def test_b11_face_up_cards_may_be_kept() -> None:
    board = table(player(), face_up="soja garten")
    board.do(Done(0))
    assert board.game.waits_for(board.state) == [0]
    assert board.state.to_plant(0) == board.state.face_up


def test_b11_face_up_cards_may_be_traded() -> None:
    board = table(player(), player("rote"), face_up="soja garten")
    board.do(board.offer(0, "soja", "rote", to=1), board.take(1, 1, "rote"))
    assert (board.face_up(), board.aside(0), board.aside(1)) == ("garten", "rote", "soja")


def test_b11_face_up_cards_may_be_given_away() -> None:
    board = table(player(), player("rote"), face_up="soja garten")
    board.do(board.offer(0, "garten", to=3), board.take(3, 1))
    assert (board.face_up(), board.aside(3)) == ("soja", "garten")


def test_b12_the_active_player_takes_an_offer_with_a_face_up_card() -> None:
    board = table(player(), player("rote"), face_up="soja")
    board.do(board.offer(1, "rote", "soja", to=0), board.take(0, 1, "soja"))
    assert (board.face_up(), board.aside(0)) == ("", "rote")


def test_b12_others_do_not_trade_face_up_cards() -> None:
    board = table(player(), player("rote"), face_up="soja")
    assert board.why_not(board.offer(1, "soja", to=0)) == ("B12", "not-yours")


def test_b12_nobody_trades_cards_of_a_field() -> None:
    board = table(player("", "2 rote"), player("soja"))
    planted = tuple(board.state.fields[0][0])
    assert board.refused(Offer(0, 1, planted, board.kinds("soja"))).rule == "B12"


def test_b13_any_number_of_cards_against_any_number() -> None:
    board = table(player("2 blaue soja"), player("rote garten sau augen"))
    board.do(board.offer(0, "2 blaue soja", "rote garten", to=1), board.take(1, 1, "rote garten"))
    assert (board.aside(0), board.aside(1)) == ("rote garten", "2 blaue soja")


def test_b13_a_card_may_come_from_anywhere_and_the_rest_keeps_its_order() -> None:
    board = table(player("rote blaue soja blaue garten"), player("sau"))
    cards = (board.state.hands[0][3], board.state.hands[0][0])
    board.do(Offer(0, 1, cards, board.kinds("sau")), board.take(1, 1, "sau"))
    assert board.hand(0) == "blaue soja garten"
    assert board.state.aside[1] == list(cards)


def test_b13_the_taker_chooses_which_copy_goes() -> None:
    board = table(player("sau"), player("rote soja rote blaue"))
    last = board.state.hands[1][2]
    board.do(board.offer(0, "sau", "rote", to=1), Take(1, 1, (last,)))
    assert board.hand(1) == "rote soja blaue"


def test_b13_a_card_leaves_the_hand_only_when_the_deal_is_done() -> None:
    board = table(player("rote blaue"), player("soja"))
    board.do(board.offer(0, "rote", "soja"), board.take(1, 1, "soja"))
    assert (board.hand(0), board.hand(1)) == ("rote blaue", "soja")


def test_b14_cards_received_are_set_aside() -> None:
    board = table(player("rote", "rote"), player("soja blaue"))
    events = board.do(board.offer(0, "rote", "soja", to=1), board.take(1, 1, "soja"))
    given, received = tuple(board.state.aside[1]), tuple(board.state.aside[0])
    assert events[-1] == Traded(1, 0, 1, given, received, 0, 0)
    assert (board.hand(0), board.hand(1)) == ("", "blaue")
    assert board.fields(0) == ["rote", ""]


def test_b14_a_card_received_does_not_take_an_offer() -> None:
    board = table(player("sau"), player("", aside="soja"))
    board.do(board.offer(0, "sau", "soja", to=1))
    assert board.refused(board.take(1, 1, "soja")).rule == "B14"
    assert board.legal(1) == {Decline(1, 1), Done(1)}


def test_b15_the_active_player_gives_face_up_and_hand_cards() -> None:
    board = table(player("blaue"), face_up="soja")
    board.do(board.offer(0, "soja blaue", to=2), board.take(2, 1))
    assert (board.aside(2), board.aside(0)) == ("soja blaue", "")


def test_b15_gifts_are_possible_during_the_whole_of_this_action() -> None:
    board = table(player("blaue", aside="rote"), player("soja", aside="sau"), face_up="")
    board.do(board.offer(1, "soja", to=0), board.take(0, 1))
    assert board.aside(0) == "rote soja"


def test_b16_the_active_player_closes_and_open_offers_lapse() -> None:
    board = table(player("blaue"), player("rote"))
    board.do(board.offer(0, "blaue", "rote"), board.offer(1, "rote", "soja", to=0))
    assert board.do(Done(0)) == [Lapsed(1), Lapsed(2), PhaseBegan("plant traded")]
    assert board.state.offers == []


def test_b16_wishes_marks_and_refusals_end_with_the_trading() -> None:
    board = table(player("blaue"), player("rote"))
    board.do(Wish(1, board.kinds("soja")), Done(2), board.offer(0, "blaue", to=3), Decline(3, 1), Done(0))
    assert (board.state.wishes, board.state.done) == ([None] * 4, [False] * 4)
    assert board.state.refused == []
