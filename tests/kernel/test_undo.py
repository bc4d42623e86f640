"""What can be taken back, by whom, and why nothing else can."""

from __future__ import annotations

import pytest

import haricot
from haricot.cards.actions import Plant, Sell
from haricot.catalogue import read_record
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.actions import Action, Decline, Done, Offer, Take, Undo, Wish
from haricot.kernel.errors import BadRecord, Coded
from haricot.kernel.events import Undone
from haricot.kernel.record import MARK_EVERY, Session, new_session, replay, story
from haricot.kernel.undo import MOST_STEPS


def session(undo: bool = True) -> Session[Garden]:
    """Begin a game of three in which seat 0 is to plant."""
    return new_session(haricot.game(players=3), 7, undo)


def plant(found: Session[Garden]) -> Plant:
    """Choose to plant the first card of the active player."""
    return Plant(found.state.active, found.state.hands[found.state.active][0], 0)


def trade() -> Session[Garden]:
    """Come to the first trade."""
    found = session()
    found.do(plant(found))
    found.do(Done(0))
    return found


def refused(found: Session[Garden], seat: int) -> str:
    """Be refused an undo, which changes nothing, and tell the code."""
    before = len(found.record.actions)
    with pytest.raises(Coded) as caught:
        found.do(Undo(seat))
    assert caught.value.code == found.undo_bar(seat)
    assert caught.value.sentence.endswith(".")
    assert len(found.record.actions) == before
    return caught.value.code


def test_who_has_done_nothing_takes_nothing_back() -> None:
    found = session()
    assert [refused(found, seat) for seat in (0, 1, 2, 3, -1)] == ["undo-nothing"] * 5


def test_acts_are_taken_back_one_after_the_other() -> None:
    found = session()
    hand = found.state.hands[0].copy()
    found.do(plant(found))
    found.do(Sell(0, 0))
    assert found.undo_bar(0) == ""
    assert found.do(Undo(0)) == [Undone(0, 2)]
    assert found.do(Undo(0)) == [Undone(0, 1)]
    assert (found.state.hands[0], found.state.planted) == (hand, 0)
    assert refused(found, 0) == "undo-nothing"
    found.do(plant(found))
    assert found.do(Undo(0)) == [Undone(0, 5)]


def test_a_card_that_was_turned_over_stays() -> None:
    found = trade()
    assert refused(found, 0) == "undo-drawn"
    # What was done after it can be taken back.
    found.do(Wish(0, (1,)))
    found.do(Undo(0))
    assert refused(found, 0) == "undo-drawn"


def test_an_answer_and_a_deal_stay() -> None:
    found = trade()
    found.do(Offer(0, 1, (found.state.face_up[0],)))
    found.do(Decline(1, 1))
    assert refused(found, 0) == "undo-answered"
    assert found.undo_bar(1) == ""
    found.do(Offer(0, 2, (found.state.face_up[0],)))
    assert refused(found, 1) == "undo-acted"
    found.do(Take(2, 2))
    assert [refused(found, seat) for seat in range(3)] == ["undo-deal", "undo-acted", "undo-deal"]


def test_an_offer_that_answers_is_an_answer() -> None:
    found = trade()
    found.do(Offer(0, 1, (found.state.face_up[0],), (2,)))
    found.do(Offer(1, 0, (found.state.hands[1][0],), (), answers=1))
    assert refused(found, 0) == "undo-answered"


def test_who_else_acted_stays_even_if_that_is_taken_back() -> None:
    found = trade()
    found.do(Offer(0, 1, (found.state.face_up[0],)))
    found.do(Wish(2, (1,)))
    found.do(Undo(2))
    assert refused(found, 0) == "undo-acted"


def test_the_number_of_an_offer_is_given_once() -> None:
    found = trade()
    for number in (1, 2):
        found.do(Offer(0, 1, (found.state.face_up[0],)))
        assert found.state.offers[-1].number == number
        found.do(Undo(0))
        assert found.state.offers == []


def test_only_so_many_acts_are_taken_back_in_a_row() -> None:
    found = trade()
    for kind in range(MOST_STEPS + 5):
        found.do(Wish(1, (kind % 5,)))
    for _ in range(MOST_STEPS):
        found.do(Undo(1))
    assert refused(found, 1) == "undo-nothing"
    assert len(found.record.actions) == 2 + 2 * MOST_STEPS + 5


def test_what_is_over_stays() -> None:
    found = session()
    while found.state.result is None:
        seat = found.game.waits_for(found.state)[0]
        found.do(choice(found.game.legal(found.state, seat)))
    assert [refused(found, seat) for seat in range(3)] == ["undo-over"] * 3


def choice(options: list[Action]) -> Action:
    """Go on as quickly as possible."""
    return next((one for one in options if isinstance(one, Done)), options[0])


def test_a_session_can_do_without_undo() -> None:
    found = session(undo=False)
    found.do(plant(found))
    assert refused(found, 0) == "undo-nothing"


def test_a_record_with_an_undo_replays() -> None:
    found = session()
    for action in (plant(found), Undo(0), plant(found), Done(0)):
        found.do(action)
    record = read_record(found.record.to_json())
    assert b'{"do":"undo","seat":0}' in record.to_json()
    twin = replay(found.game, record)
    assert (twin.record, twin.state.hands, twin.undo_bar(0)) == (record, found.state.hands, "undo-drawn")
    assert [action for action, _ in story(found.game, record)] == [None, *record.actions[2:]]
    assert isinstance(record.actions[0], Plant)
    assert replay(found.game, record, 2).state.hands[0][0] == record.actions[0].card


def test_a_record_with_an_undo_that_cannot_be_says_so() -> None:
    found = trade()
    found.record.actions.append(Undo(0))
    with pytest.raises(BadRecord, match=r"Action 3 .* does not replay: A card was drawn"):
        replay(found.game, found.record)


def test_few_copies_are_kept_and_acts_between_them_are_found_again() -> None:
    found = trade()
    for number in range(3 * MOST_STEPS):
        found.do(Wish(0, (number % 8,)))
    assert len(found.marks) <= MOST_STEPS // MARK_EVERY + 2
    for number in reversed(range(2 * MOST_STEPS, 3 * MOST_STEPS)):
        wish = found.state.wishes[0]
        assert wish is not None
        assert wish.wants == (number % 8,)
        found.do(Undo(0))
    assert refused(found, 0) == "undo-drawn"
