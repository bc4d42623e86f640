from __future__ import annotations

import pytest

from haricot.cards.actions import Sell
from haricot.cards.events import Drew, Exhausted, Shuffled, Sold
from haricot.kernel.actions import Done
from haricot.kernel.events import GameEnded, PhaseBegan
from haricot.kernel.offers import Result
from tests.positions import player, table


def test_b22_the_discard_pile_becomes_the_new_deck_as_soon_as_the_deck_is_exhausted() -> None:
    board = table(phase="plant traded", deck="rote soja sau")
    events = board.do(Done(0))
    assert events[3:6] == [Drew(0, board.state.hands[0][2]), Exhausted(1), Shuffled(101)]
    assert (len(board.state.discard), board.state.shuffles) == (0, 1)


def test_b22_the_new_deck_is_shuffled_by_the_number_of_the_shuffle() -> None:
    decks = []
    for shuffles in (0, 1):
        board = table(phase="plant traded", deck="rote soja sau", shuffles=shuffles, active=3)
        board.do(Done(3))
        decks.append(board.state.deck + board.state.face_up)
    assert sorted(decks[0]) == sorted(decks[1])
    assert decks[0] != decks[1]


def test_b22_a_drawing_goes_on_from_the_new_deck() -> None:
    board = table(player("brech"), player("brech"), phase="plant traded", deck="rote", rest="discard")
    board.do(Done(0))
    assert len(board.state.hands[0]) == 4
    assert len(board.state.deck) == 104 - 5


def test_b23_the_third_exhaustion_in_action_4_ends_the_game_at_once() -> None:
    board = table(player(), player("", "2 rote"), phase="plant traded", deck="rote soja", exhaustions=2)
    events = board.do(Done(0))
    assert isinstance(events[-1], GameEnded)
    assert (board.hand(0), board.state.exhaustions) == ("rote soja", 3)
    assert board.state.result == Result((0, 1, 0, 0), (1,))


def test_b23_the_second_exhaustion_does_not_end_the_game() -> None:
    board = table(player(), phase="plant traded", deck="rote", exhaustions=1)
    board.do(Done(0))
    assert (board.state.exhaustions, board.state.result) == (2, None)


def test_b23_no_shuffle_follows_the_last_exhaustion() -> None:
    board = table(phase="plant traded", deck="rote", discard="sau", exhaustions=2)
    events = board.do(Done(0))
    assert not [event for event in events if isinstance(event, Shuffled)]
    assert (len(board.state.discard), board.state.deck) == (103, [])


def test_b23_in_action_2_trading_and_planting_are_still_carried_out() -> None:
    board = table(player("rote"), player("soja"), phase="plant", planted=1, deck="2 sau", exhaustions=2)
    board.do(Done(0))
    assert (board.phase(), board.face_up(), board.state.result) == ("trade", "2 sau", None)
    board.do(board.offer(0, "sau", "soja", to=1), board.take(1, 1, "soja"), Done(0))
    board.do(board.plant(0, "soja", 0), board.plant(0, "sau", 1), board.plant(1, "sau", 0))
    assert isinstance(board.do(Done(0))[-1], GameEnded)


def test_b23_after_the_last_exhaustion_in_action_2_nothing_is_drawn() -> None:
    board = table(player("rote"), phase="plant traded", deck="", exhaustions=3)
    events = board.do(Done(0))
    assert events == [PhaseBegan("draw"), GameEnded((0, 0, 0, 0), (0, 1, 2, 3))]
    assert board.hand(0) == "rote"


@pytest.mark.parametrize("deck", ["rote", "rote soja", ""])
def test_b23_with_both_piles_empty_players_draw_what_there_is_and_it_counts_once(deck: str) -> None:
    board = table(player(), player("sau"), phase="plant traded", deck=deck, rest="talers")
    events = board.do(Done(0))
    assert board.hand(0) == deck
    assert [event for event in events if isinstance(event, Exhausted)] == [Exhausted(1)]
    assert (board.state.shuffles, board.state.active) == (0, 1)


def test_b23_with_both_piles_empty_action_2_turns_over_what_there_is_and_it_counts_once() -> None:
    board = table(player("sau"), phase="plant", planted=1, deck="rote", rest="talers")
    board.do(Done(0))
    assert (board.face_up(), board.state.exhaustions, board.phase()) == ("rote", 1, "trade")


def test_b23_each_action_that_finds_both_piles_empty_counts() -> None:
    board = table(player("sau"), player("sau"), phase="plant", planted=1, deck="", rest="talers")
    board.do(Done(0))
    assert board.state.exhaustions == 1
    board.do(Done(0), Done(0))
    assert (board.state.exhaustions, board.state.active) == (2, 1)


def test_b23_both_piles_empty_for_the_third_time_ends_the_game() -> None:
    board = table(player("sau"), phase="plant traded", deck="", rest="talers", exhaustions=2)
    assert isinstance(board.do(Done(0))[-1], GameEnded)


def test_b23_the_deck_is_refilled_at_the_next_draw_if_there_are_discards_by_then() -> None:
    board = table(
        player("sau", "4 soja"), player("augen"), phase="plant", planted=1, deck="rote", rest="talers"
    )
    board.do(Done(0), Sell(0, 0), Done(0))
    board.do(board.plant(0, "rote", 0))
    events = board.do(Done(0))
    assert events[1] == Shuffled(2)
    assert board.hand(0) == "sau 2 soja"
    assert board.state.exhaustions == 2


def test_b23_refilling_at_the_next_draw_is_no_exhaustion() -> None:
    board = table(player(), player("sau"), phase="plant traded", deck="", discard="5 soja", rest="talers")
    events = board.do(Done(0))
    assert (events[1], board.state.exhaustions, len(board.state.deck)) == (Shuffled(5), 0, 2)


def test_b24_all_players_sell_all_their_fields() -> None:
    board = table(
        player("", "4 rote", "6 soja"),
        player("", "2 garten"),
        player("", "2 blaue"),
        phase="plant traded",
        exhaustions=3,
        deck="",
    )
    events = board.do(Done(0))
    assert [type(event) for event in events[1:]] == [Sold, Sold, Sold, Sold, GameEnded]
    assert board.state.result == Result((6, 2, 0, 0), (0,))
    assert [board.fields(seat) for seat in range(4)] == [["", ""]] * 4


def test_b24_single_beans_are_no_longer_protected() -> None:
    board = table(player("", "rote", "6 soja"), phase="plant traded", exhaustions=3, deck="")
    events = board.do(Done(0))
    assert isinstance(events[1], Sold)
    assert (events[1].field, events[1].talers) == (0, 0)
    assert board.fields(0) == ["", ""]


def test_b24_hands_are_worth_nothing() -> None:
    board = table(player("5 rote"), player("", talers="sau"), phase="plant traded", exhaustions=3, deck="")
    board.do(Done(0))
    assert board.state.result == Result((0, 1, 0, 0), (1,))
    assert board.hand(0) == "5 rote"


def test_b24_talers_from_before_count() -> None:
    board = table(player("", "2 rote", talers="3 sau"), phase="plant traded", exhaustions=3, deck="")
    board.do(Done(0))
    assert board.game.result(board.state) == Result((4, 0, 0, 0), (0,))


def tied(tie_break: str) -> tuple[int, ...]:
    board = table(
        player("rote", talers="2 sau"),
        player("soja rote", talers="2 sau"),
        player("blaue 2 brech", talers="sau"),
        player("soja blaue", talers="2 sau"),
        phase="plant traded",
        exhaustions=3,
        deck="",
        tie_break=tie_break,
    )
    board.do(Done(0))
    assert board.state.result is not None
    return tuple(board.state.result.winners)


def test_b24_tied_players_share_the_victory() -> None:
    assert tied("share") == (0, 1, 3)


def test_b24_tie_break_hand_lets_the_tied_players_with_most_cards_win() -> None:
    assert tied("hand") == (1, 3)


def test_b24_tie_break_hand_names_one_winner_where_one_has_most_cards() -> None:
    board = table(
        player("rote"), player("2 rote"), phase="plant traded", exhaustions=3, deck="", tie_break="hand"
    )
    board.do(Done(0))
    assert board.state.result == Result((0, 0, 0, 0), (1,))
