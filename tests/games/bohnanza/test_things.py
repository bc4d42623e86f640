from __future__ import annotations

import pytest

from haricot.cards.actions import BuyField, Sell
from haricot.cards.events import Drew, FieldBought, Shuffled
from haricot.kernel.actions import Done
from haricot.kernel.errors import BadPosition
from haricot.kernel.types import ALL_SEEING, HIDDEN, STRANGER
from tests.positions import player, start, table

# What one, two, three ... cards of a kind bring.
BEANOMETERS = {
    "blaue": [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
    "feuer": [0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
    "sau": [0, 0, 1, 1, 2, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4],
    "brech": [0, 0, 1, 1, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4],
    "soja": [0, 1, 1, 2, 2, 3, 4, 4, 4, 4, 4, 4],
    "augen": [0, 1, 1, 2, 3, 4, 4, 4, 4, 4],
    "rote": [0, 1, 2, 3, 4, 4, 4, 4],
    "garten": [0, 2, 3, 3, 3, 3],
}


def test_b1_a_new_game_holds_every_card_once() -> None:
    assert start(players=3).everything() == list(range(104))


def test_b1_selling_and_buying_lose_no_card() -> None:
    board = table(player("soja", "5 rote", talers="2 blaue"))
    board.do(Sell(0, 0), BuyField(0))
    assert board.everything() == list(range(104))


def test_b1_a_taler_keeps_its_bean_side() -> None:
    board = table(player("soja", "3 rote"))
    board.do(Sell(0, 0))
    assert board.talers(0) == "2 rote"


def test_b1_talers_are_out_of_circulation() -> None:
    board = table(player("soja", "3 rote"))
    board.do(Sell(0, 0))
    assert board.discard() == "rote"


@pytest.mark.parametrize("seat", [0, 1, STRANGER])
def test_b1_open_things_are_open_to_all(seat: int) -> None:
    board = table(
        player("soja", "3 rote", aside="blaue", talers="2 sau"), face_up="garten augen", discard="feuer"
    )
    view, state = board.game.view(board.state, seat), board.state
    assert (view.fields, view.aside, view.face_up) == (state.fields, state.aside, state.face_up)
    assert view.discard == state.discard
    assert [len(hand) for hand in view.hands] == [1, 0, 0, 0]
    assert view.talers == [2, 0, 0, 0]


def test_b1_other_hands_are_secret() -> None:
    board = table(player("soja rote"), player("blaue"))
    view = board.game.view(board.state, 1)
    assert view.hands[:2] == [[HIDDEN, HIDDEN], board.state.hands[1]]


def test_b1_a_stranger_sees_no_hand_and_a_replay_sees_all() -> None:
    board = table(player("soja rote"), player("blaue"))
    assert board.game.view(board.state, STRANGER).hands == [[HIDDEN] * 2, [HIDDEN], [], []]
    assert board.game.view(board.state, ALL_SEEING).hands == board.state.hands


def test_b1_deck_and_talers_are_only_counted() -> None:
    board = table(player("soja", talers="2 sau"))
    view = board.game.view(board.state, 0)
    assert (view.deck, view.talers[0]) == (101, 2)


def test_b1_only_the_player_who_draws_sees_the_card() -> None:
    event = Drew(1, 17)
    assert event.seen_by(1) == event.seen_by(ALL_SEEING) == event
    assert event.seen_by(0) == event.seen_by(STRANGER) == Drew(1, HIDDEN)


@pytest.mark.parametrize("kind", BEANOMETERS)
def test_b2_every_number_of_cards_earns_what_the_beanometer_says(kind: str) -> None:
    earned = []
    for count in range(1, len(BEANOMETERS[kind]) + 1):
        board = table(player("", f"{count} {kind}"))
        board.do(Sell(0, 0))
        earned.append(len(board.state.talers[0]))
    assert earned == BEANOMETERS[kind]


def test_b2_fewer_cards_than_the_first_step_earn_nothing() -> None:
    board = table(player("", "3 blaue"))
    board.do(Sell(0, 0))
    assert (board.talers(0), board.discard()) == ("", "3 blaue")


def test_b2_no_sale_brings_more_than_four_talers() -> None:
    board = table(player("", "20 blaue"))
    board.do(Sell(0, 0))
    assert (board.talers(0), board.discard()) == ("4 blaue", "16 blaue")


def test_b2_the_gartenbohne_has_no_step_for_one_and_none_for_four() -> None:
    assert set(BEANOMETERS["garten"]) == {0, 2, 3}
    board = table(player("", "6 garten"))
    board.do(Sell(0, 0))
    assert board.talers(0) == "3 garten"


def test_b3_everybody_starts_with_two_fields() -> None:
    assert start(players=5).state.fields == [[[], []]] * 5


def test_b3_a_field_holds_any_number_of_cards() -> None:
    board = table(player("blaue", "19 blaue"), phase="plant")
    board.do(board.plant(0, "blaue", 0))
    assert board.fields(0) == ["20 blaue", ""]


def test_b3_a_field_is_of_one_kind() -> None:
    with pytest.raises(BadPosition, match=r"Field 1 of seat 0 holds two kinds: .* \(B3\)\.$"):
        table(player("", "blaue rote"))


def test_b3_two_fields_may_be_of_the_same_kind() -> None:
    board = table(player("rote", "rote"), phase="plant")
    board.do(board.plant(0, "rote", 1))
    assert board.fields(0) == ["rote", "rote"]


def test_b4_a_third_field_costs_three_talers() -> None:
    board = table(player("", talers="4 blaue"))
    board.do(BuyField(0))
    assert board.fields(0) == ["", "", ""]
    assert board.talers(0) == "blaue"


@pytest.mark.parametrize("phase", ["plant", "trade", "plant traded"])
@pytest.mark.parametrize("seat", [0, 2])
def test_b4_any_moment_will_do_in_or_out_of_turn(phase: str, seat: int) -> None:
    rich = player("blaue", talers="3 sau")
    board = table(rich, player(), player(talers="3 soja"), phase=phase)
    assert BuyField(seat) in board.legal(seat)
    board.do(BuyField(seat))
    assert len(board.state.fields[seat]) == 3


def test_b4_the_talers_earned_last_are_paid_and_discarded_bean_side_up() -> None:
    board = table(player("", talers="blaue rote soja garten"), discard="sau")
    events = board.do(BuyField(0))
    assert (board.talers(0), board.discard()) == ("blaue", "sau garten soja rote")
    assert events == [FieldBought(0, tuple(board.state.discard[1:]))]


def test_b4_talers_paid_come_back_into_play_as_beans() -> None:
    board = table(player("", talers="3 garten"), phase="plant traded", deck="rote", rest="talers")
    events = board.do(BuyField(0), Done(0))
    assert Shuffled(3) in events
    assert board.hand(0) == "rote 2 garten"


def test_b4_only_once_in_a_game() -> None:
    board = table(player("", talers="9 blaue"))
    board.do(BuyField(0))
    assert board.refused(BuyField(0)).rule == "B4"
    assert BuyField(0) not in board.legal(0)


def test_b4_two_talers_are_too_few() -> None:
    board = table(player("", talers="2 blaue"))
    assert "takes 3 talers, and you have only 2" in board.refused(BuyField(0)).sentence
    assert BuyField(0) not in board.legal(0)


def test_b5_new_cards_go_to_the_back_in_the_order_drawn() -> None:
    board = table(player("rote soja"), phase="plant traded", deck="garten sau augen brech")
    board.do(Done(0))
    assert board.hand(0) == "rote soja garten sau augen"


def test_b5_cards_are_taken_up_in_the_order_dealt() -> None:
    board = start(players=3)
    dealt = [event.card for event in board.state.news if isinstance(event, Drew) and event.seat == 1]
    assert board.state.hands[1] == dealt


def test_b5_the_first_card_is_the_front_one() -> None:
    board = table(player("rote soja"), phase="plant")
    board.do(board.plant(0, "rote", 0))
    assert board.hand(0) == "soja"
