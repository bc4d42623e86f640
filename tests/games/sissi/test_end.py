from __future__ import annotations

from typing import Any

import pytest

from haricot.cards.actions import Sell
from haricot.cards.events import Drew, Exhausted, Shuffled, Sold
from haricot.kernel.actions import Done
from haricot.kernel.events import GameEnded, PhaseBegan
from haricot.kernel.offers import Result
from tests.games.sissi.rows import Board, player, row, table


def last_turn(*seats: Any, **kept: Any) -> Board:
    """Set up the end of phase 3, after the third exhaustion in phase 2."""
    return table(*seats, phase="plant traded", exhaustions=3, deck="", **kept)


@pytest.mark.parametrize("before", [0, 1])
def test_s13_the_game_goes_on_after_the_first_and_the_second_exhaustion(before: int) -> None:
    board = table(*[player("sau")] * 4, phase="plant traded", deck="2 rote", exhaustions=before)
    events = board.do(Done(0))
    assert Exhausted(before + 1) in events
    assert (board.state.result, board.state.active) == (None, 1)


def test_s13_in_phase_2_trading_and_planting_are_finished_then_it_ends() -> None:
    board = table(
        player("sau sissi", "rote"),
        player("soja"),
        phase="plant",
        planted=1,
        deck="rote sissi",
        exhaustions=2,
    )
    events = board.do(Done(0))
    assert events[-1] == Exhausted(3)
    assert not any(isinstance(event, Shuffled) for event in events)
    assert (board.face_up(), board.phase(), board.state.result) == ("rote sissi", "trade", None)
    board.do(board.offer(0, "sissi", "soja", to=1), board.take(1, 1, "soja"))
    board.do(Done(0), board.plant(1, "sissi", 0), board.plant(0, "soja", 1), board.plant(0, "sissi", 0))
    assert board.state.result is None
    board.do(board.plant(0, "rote", 0))
    events = board.do(Done(0))
    assert events[0] == PhaseBegan("draw")
    assert not any(isinstance(event, Drew) for event in events)
    assert isinstance(events[-1], GameEnded)
    assert board.game.waits_for(board.state) == []


@pytest.mark.parametrize("drawn", [1, 2, 3, 4])
def test_s13_in_phase_4_it_ends_at_once(drawn: int) -> None:
    board = table(
        *[player("sau", "2 sissi")] * 4, active=2, phase="plant traded", deck=f"{drawn} rote", exhaustions=2
    )
    events = board.do(Done(2))
    order = [2, 3, 0, 1][:drawn]
    assert [event.seat for event in events if isinstance(event, Drew)] == order
    assert events[drawn + 1] == Exhausted(3)
    assert not any(isinstance(event, Shuffled) for event in events)
    assert PhaseBegan("sissi") not in events
    assert isinstance(events[-1], GameEnded)
    assert [board.hand(seat) for seat in range(4)] == [
        "sau rote" if seat in order else "sau" for seat in range(4)
    ]


def test_s13_one_card_more_in_the_deck_and_it_does_not_end() -> None:
    board = table(*[player("sau")] * 4, phase="plant traded", deck="5 rote", exhaustions=2)
    board.do(Done(0))
    assert (board.state.result, board.state.exhaustions, len(board.state.deck)) == (None, 2, 1)


@pytest.mark.parametrize("deck", ["rote", "rote soja", ""])
def test_s13_with_both_piles_empty_players_draw_what_there_is_and_it_counts_once(deck: str) -> None:
    board = table(player(), player("sau"), phase="plant traded", deck=deck, rest="talers")
    events = board.do(Done(0))
    drawn = [event.card for event in events if isinstance(event, Drew)]
    assert board.words(drawn) == deck
    assert [event for event in events if isinstance(event, Exhausted)] == [Exhausted(1)]
    assert (board.state.shuffles, board.state.active) == (0, 1)


@pytest.mark.parametrize(("deck", "up"), [("rote", "rote"), ("", ""), ("rote soja", "rote soja")])
def test_s13_with_both_piles_empty_phase_2_turns_over_what_there_is_and_it_counts_once(
    deck: str, up: str
) -> None:
    board = table(player("sau"), phase="plant", planted=1, deck=deck, rest="talers")
    board.do(Done(0))
    assert (board.face_up(), board.state.exhaustions, board.phase()) == (up, 1, "trade")


def test_s13_each_phase_that_finds_both_piles_empty_counts() -> None:
    board = table(player("sau"), player("sau"), phase="plant", planted=1, deck="", rest="talers")
    board.do(Done(0))
    assert board.state.exhaustions == 1
    board.do(Done(0), Done(0))
    assert (board.state.exhaustions, board.state.active, board.state.result) == (2, 1, None)


@pytest.mark.parametrize("phase", ["plant", "plant traded"])
def test_s13_both_piles_empty_for_the_third_time_ends_the_game(phase: str) -> None:
    planted = 1 if phase == "plant" else 0
    board = table(player("sau"), phase=phase, planted=planted, deck="", rest="talers", exhaustions=2)
    if phase == "plant":
        board.do(Done(0))
        assert (board.phase(), board.state.exhaustions) == ("trade", 3)
        board.do(Done(0))
    assert isinstance(board.do(Done(0))[-1], GameEnded)


def test_s13_the_deck_is_refilled_at_the_next_draw_if_there_are_discards_by_then() -> None:
    board = table(
        player("sau", row(5, "feuer")), player("augen"), phase="plant", planted=1, deck="rote", rest="talers"
    )
    board.do(Done(0), Done(0), Sell(0, 0))
    board.do(board.plant(0, "rote", 0))
    events = board.do(Done(0))
    assert events[1] == Shuffled(4)
    assert [len(hand) for hand in board.state.hands] == [2, 2, 1, 1]
    assert (board.state.exhaustions, board.state.deck) == (2, [])


def test_s13_refilling_at_the_next_draw_is_no_exhaustion() -> None:
    board = table(player(), player("sau"), phase="plant traded", deck="", discard="6 soja", rest="talers")
    events = board.do(Done(0))
    assert (events[1], board.state.exhaustions, len(board.state.deck)) == (Shuffled(6), 0, 2)


def test_s13_nobody_acts_after_the_end() -> None:
    board = last_turn(player("sau"))
    board.do(Done(0))
    assert [board.legal(seat) for seat in range(4)] == [set()] * 4
    assert board.why_not(Done(0)) == ("S14", "game-over")


def test_s14_all_players_sell_all_fields() -> None:
    board = last_turn(
        player("", row(6, "rote"), "feuer"),
        player("", row(4, "sissi", "sau")),
        player("", "2 sissi", "garten sissi garten"),
    )
    events = board.do(Done(0))
    sold = [(event.seat, event.field, event.talers) for event in events if isinstance(event, Sold)]
    assert sold == [(0, 0, 5), (0, 1, 0), (1, 0, 1), (2, 0, 0), (2, 1, 1)]
    assert board.state.result == Result((5, 1, 1, 0), (0,))
    assert [board.fields(seat) for seat in range(4)] == [["", ""]] * 4


def test_s14_hands_are_worth_nothing() -> None:
    board = last_turn(player("5 sissi"), player("", talers="sau"))
    board.do(Done(0))
    assert board.state.result == Result((0, 1, 0, 0), (1,))
    assert board.hand(0) == "5 sissi"


def test_s14_coins_from_before_count() -> None:
    board = last_turn(player("", "sissi 2 garten", talers="3 sau"))
    board.do(Done(0))
    assert board.game.result(board.state) == Result((4, 0, 0, 0), (0,))


def test_s14_most_coins_win_whoever_was_active() -> None:
    board = last_turn(player("", talers="2 sau"), player(), player("", talers="3 sau"), active=0)
    board.do(Done(0))
    assert board.state.result == Result((2, 0, 3, 0), (2,))


@pytest.mark.parametrize(
    ("tied", "active", "winner"),
    [
        ({0, 1, 2, 3}, 0, 0),
        ({0, 1, 2, 3}, 2, 2),
        ({1, 3}, 1, 1),
        ({1, 3}, 2, 1),
        ({1, 3}, 3, 3),
        ({1, 3}, 0, 3),
        ({0, 2, 3}, 1, 0),
        ({2, 3}, 1, 3),
        ({2, 3}, 0, 3),
        ({1, 2}, 0, 2),
    ],
)
@pytest.mark.parametrize("phase", [2, 4])
def test_s14_of_those_tied_the_most_recently_active_wins(
    tied: set[int], active: int, winner: int, phase: int
) -> None:
    seats = [player("", talers="2 soja" if seat in tied else "sau") for seat in range(4)]
    deck, exhaustions = ("", 3) if phase == 2 else ("sissi", 2)
    board = table(*seats, active=active, phase="plant traded", deck=deck, exhaustions=exhaustions, turn=17)
    board.do(Done(active))
    assert board.state.result is not None
    assert board.state.result.winners == (winner,)
    assert [score == 2 for score in board.state.result.scores] == [seat in tied for seat in range(4)]


def test_s14_the_turn_does_not_pass_before_the_tie_is_broken() -> None:
    board = last_turn(*[player()] * 4, active=1, turn=2)
    board.do(Done(1))
    assert board.state.result == Result((0, 0, 0, 0), (1,))
    assert (board.state.active, board.state.turn) == (1, 2)


def test_s14_the_result_is_told_to_all() -> None:
    board = last_turn(player("", talers="sau"))
    ended = board.do(Done(0))[-1]
    assert ended == ended.seen_by(3) == GameEnded((1, 0, 0, 0), (0,))
    assert board.view(2).result == Result((1, 0, 0, 0), (0,))
