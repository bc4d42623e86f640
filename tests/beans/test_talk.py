"""Who speaks next in a trade: in rounds at tables, around the table in environments."""

from __future__ import annotations

from haricot.beans.talk import Circle, Rounds, Talk, first_step, overtaken, stirs
from haricot.cards.actions import Plant
from haricot.kernel.actions import Action, Decline, Done, Offer, Seal, Take, Wish, Withdraw
from haricot.kernel.events import Event
from haricot.kernel.types import ALL
from tests.positions import Board, player, table

PLAYERS = [player("sau rote", "soja"), player("soja", "rote"), player("blaue", "soja")]


def trading() -> Board:
    """Lay out a trade of seat 0, in which nothing has been said."""
    return table(*PLAYERS, players=3)


def rounds_at(board: Board, most: int = 60) -> Rounds:
    """Begin to talk in rounds."""
    rounds = Rounds(board.game, most)
    rounds.state = board.state
    return rounds


def circle_at(board: Board, most: int) -> Circle:
    """Begin to talk around the table."""
    circle = Circle(board.game, most)
    circle.state = board.state
    circle.begin_circle()
    return circle


def test_words_stir_nobody_but_a_deal_does() -> None:
    board = trading()
    offer: Action = Offer(0, 1, board.cards("sau", 0), board.kinds("soja"))
    assert not stirs(offer, board.do(offer))
    take: Action = Take(1, 1, board.cards("soja", 1))
    assert not stirs(take, [])
    assert stirs(take, board.do(take))


def test_a_wish_a_seal_and_what_is_done_at_the_table_stir_everybody() -> None:
    nothing: list[Event] = []
    assert stirs(Wish(0, (1,), ()), nothing)
    assert stirs(Seal(0, 1, 1), nothing)
    assert stirs(Plant(0, 1, 0), nothing)
    assert not stirs(Done(0), nothing)


def test_an_offer_whose_counter_offer_is_dealt_is_taken_back() -> None:
    board = trading()
    board.do(Offer(0, 1, board.cards("sau", 0), board.kinds("soja")))
    board.do(Offer(1, 0, board.cards("soja", 1), board.kinds("rote"), answers=1))
    before = board.state.offers.copy()
    events = board.do(Take(0, 2, board.cards("rote", 0)))
    assert overtaken(before, board.state.offers, events) == Withdraw(0, 1)
    assert overtaken(before, board.state.offers, []) is None


def test_a_seat_that_makes_no_choice_is_done_or_does_the_first_thing() -> None:
    assert first_step([Wish(0, (), ()), Done(0)]) == Done(0)
    assert first_step([Plant(0, 1, 0), Plant(0, 1, 1)]) == Plant(0, 1, 0)


def test_an_offer_asks_those_that_it_reaches_until_they_answer() -> None:
    board, talk = trading(), Talk(trading().game)
    talk.state = board.state
    assert [talk.is_asked(seat) for seat in range(3)] == [False, False, False]
    board.do(Offer(0, ALL, board.cards("sau", 0), board.kinds("soja")))
    assert [talk.is_asked(seat) for seat in range(3)] == [False, True, True]
    board.do(Decline(2, 1))
    board.do(Take(1, 1, board.cards("soja", 1)))
    assert [talk.is_asked(seat) for seat in range(3)] == [False, False, False]


def test_only_a_trade_has_talk() -> None:
    assert rounds_at(trading()).in_trade()
    planting = rounds_at(table(*PLAYERS, players=3, phase="plant"))
    assert not planting.in_trade()
    assert planting.next_round() == [0]


def test_in_a_round_those_that_are_asked_come_first_and_the_active_player_last() -> None:
    board = trading()
    rounds = rounds_at(board)
    assert rounds.next_round() == [1, 2, 0]
    board.do(Offer(0, 2, board.cards("sau", 0), board.kinds("soja")))
    assert rounds.next_round() == [2, 1, 0]


def test_who_had_nothing_to_say_is_asked_again_when_something_stirs() -> None:
    rounds = rounds_at(trading())
    rounds.quiet[1] = rounds.now()
    assert rounds.next_round() == [2, 0]
    rounds.stirs += 1
    assert rounds.next_round() == [1, 2, 0]


def test_the_active_player_and_those_that_are_asked_speak_again_in_the_next_round() -> None:
    board = trading()
    board.do(Offer(0, 1, board.cards("sau", 0), board.kinds("soja")))
    rounds = rounds_at(board)
    rounds.next_round()
    rounds.quiet = dict.fromkeys(range(3), rounds.now())
    assert rounds.order() == []
    assert rounds.next_round() == [1, 0]


def test_a_trade_has_so_many_rounds_and_each_trade_anew() -> None:
    board = trading()
    rounds = rounds_at(board, most=2)
    assert [bool(rounds.next_round()) for _ in range(3)] == [True, True, False]
    board.state.turn += 1
    assert rounds.next_round() == [1, 2, 0]


def test_around_the_table_everybody_speaks_from_the_active_player_to_the_left() -> None:
    circle = circle_at(trading(), most=6)
    speakers = [circle.speaker]
    for _ in range(3):
        circle.pass_on()
        speakers.append(circle.speaker)
    assert speakers == [0, 1, 2, 0]


def test_around_the_table_who_is_done_is_passed_over_unless_there_is_an_offer_to_answer() -> None:
    board = trading()
    board.do(Done(1), Done(2))
    board.do(Offer(0, 2, board.cards("sau", 0), board.kinds("soja")))
    circle = circle_at(board, most=6)
    circle.pass_on()
    assert (circle.speaker, circle.silent) == (2, 1)


def test_around_the_table_the_active_player_ends_the_trade_when_nobody_speaks() -> None:
    circle = circle_at(trading(), most=6)
    circle.silent = 3
    assert circle.closing()
    circle.pass_on()
    assert circle.speaker == 0


def test_around_the_table_everybody_is_asked_so_many_times_at_most() -> None:
    circle = circle_at(trading(), most=1)
    for _ in range(3):
        assert not circle.closing()
        circle.pass_on()
    assert circle.closing()
