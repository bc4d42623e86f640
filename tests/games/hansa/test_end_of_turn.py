from __future__ import annotations

import pytest

from haricot.beans.events import ContractDrawn
from haricot.games.hansa.actions import BuyContract, Deliver, PutBack
from haricot.games.hansa.events import ContractDiscarded, ContractsShuffled, GapsClosed
from haricot.kernel.actions import Done
from haricot.kernel.events import Lapsed, MarkedDone, PhaseBegan, TurnBegan
from haricot.kernel.types import HIDDEN
from tests.harbour import board, trader


def test_h22_contracts_that_lie_face_up_are_discarded() -> None:
    harbour = board(trader("rostock"), laid="visby-33 visby-32", spent="visby-36")
    first, second = harbour.state.laid
    events = harbour.do(Done(0))
    assert events[:3] == [PhaseBegan("end"), ContractDiscarded(first), ContractDiscarded(second)]
    assert (harbour.laid(), harbour.spent()) == ("", "visby-36 visby-33 visby-32")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (" | soja | sau", "soja | sau"),
        ("sau |  |  | 2 soja", "sau | 2 soja"),
        (" |  |  | soja", "soja"),
        (" | 2 sau |  | soja", "2 sau | soja"),
    ],
)
def test_h22_the_gaps_are_closed_and_stacks_move_down(before: str, after: str) -> None:
    harbour = board(trader("rostock"), cities={"rostock": before})
    assert GapsClosed(harbour.city("rostock")) in harbour.do(Done(0))
    assert harbour.boxes("rostock") == after


@pytest.mark.parametrize("boxes", ["", "sau | soja", "sau | soja | sau | 3 soja"])
def test_h22_without_gaps_nothing_moves(boxes: str) -> None:
    harbour = board(trader("rostock"), cities={"rostock": boxes})
    assert not [event for event in harbour.do(Done(0)) if isinstance(event, GapsClosed)]
    assert harbour.boxes("rostock") == boxes


def test_h22_for_the_next_player_beans_are_dearer() -> None:
    harbour = board(
        trader("rostock", money=20), trader("rostock", hand="4 ..."), cities={"rostock": "sau | soja"}
    )
    harbour.do(harbour.buy("sau"))
    assert harbour.prices() == {"sau": 6, "soja": 9}
    harbour.do(Done(0), Done(0))
    harbour.do(harbour.travel("rostock"))
    assert harbour.prices() == {"sau": 8, "soja": 11}


def test_h22_done_ends_phase_2_and_with_it_the_market() -> None:
    harbour = board(trader("rostock", "blaue"), trader("rostock", "sau"))
    harbour.do(harbour.offer(0, "blaue", "sau", to=1), Done(2))
    events = harbour.do(Done(0))
    assert events[:2] == [Lapsed(1), PhaseBegan("end")]
    assert (harbour.state.offers, harbour.state.done) == ([], [False] * 3)


def test_h22_the_others_mark_that_they_are_done_and_nothing_ends() -> None:
    harbour = board(trader("rostock"))
    assert harbour.do(Done(1), Done(2)) == [MarkedDone(1), MarkedDone(2)]
    assert (harbour.phase(), harbour.game.waits_for(harbour.state)) == ("trade", [0])
    assert Done(1) not in harbour.legal(1)


def test_h22_who_trades_again_is_no_longer_done() -> None:
    harbour = board(trader("rostock", "blaue"), trader("rostock", "sau", done=True), trader(done=True))
    harbour.do(harbour.offer(1, "sau", "blaue", to=0))
    assert harbour.state.done == [False, False, True]


def test_h23_the_player_draws_a_contract_to_the_back_of_the_hand() -> None:
    harbour = board(trader("rostock"), pile="visby-33 ...")
    events = harbour.do(Done(0))
    assert events[-1] == ContractDrawn(0, harbour.card("visby-33", 0))
    assert events[-1].seen_by(1) == ContractDrawn(0, HIDDEN)
    assert (harbour.hand(0), harbour.hand(1)) == ("1 2 3 4 5 6 7 visby-33", "1 2 3 4 5 6 7")


def test_h23_or_fulfils_it_at_once_and_gets_no_replacement() -> None:
    harbour = board(trader("rostock", "feuer rote"), pile="rostock-35 visby-33 ...")
    harbour.do(Done(0))
    harbour.do(harbour.deliver(0, "rostock-35"))
    events = harbour.do(Done(0))
    assert not [event for event in events if isinstance(event, ContractDrawn)]
    assert (harbour.hand(0), harbour.state.money[0]) == ("1 2 3 4 5 6 7", 35)


def test_h23_the_discarded_contracts_of_this_turn_may_be_drawn_again() -> None:
    harbour = board(trader("rostock"), laid="visby-33", pile="", spent="")
    events = harbour.do(Done(0))
    assert ContractsShuffled(1) in events
    assert harbour.hand(0) == "1 2 3 4 5 6 7 visby-33"


def test_h23_ruling_there_is_no_draw_in_phase_2() -> None:
    harbour = board(trader("rostock", hand="4 ..."), phase="travel")
    events = harbour.do(harbour.travel("rostock"))
    assert not [event for event in events if isinstance(event, ContractDrawn)]
    harbour.do(Done(0))
    assert len(harbour.state.hands[0]) == 8


@pytest.mark.parametrize(("active", "left"), [(0, 1), (1, 2), (2, 0)])
def test_h24_the_turn_passes_to_the_left(active: int, left: int) -> None:
    harbour = board(active=active, phase="end", turn=7)
    assert harbour.do(Done(active)) == [TurnBegan(left, 8), PhaseBegan("travel")]
    assert (harbour.state.active, harbour.state.turn) == (left, 8)


def test_h24_only_the_player_declares_the_turn_over() -> None:
    harbour = board(phase="end")
    assert harbour.why_not(Done(1)) == ("H24", "not-your-turn")
    assert Done(1) not in harbour.legal(1)


def test_h24_until_then_contracts_may_be_bought_and_fulfilled() -> None:
    harbour = board(trader("rostock", "feuer rote", money=5), phase="end", pile="rostock-35 ...")
    assert len(harbour.listed(0, BuyContract)) == 5
    harbour.do(harbour.buy_contract(0, "1"))
    assert harbour.listed(0, Deliver) == {harbour.deliver(0, "rostock-35")}
    harbour.do(harbour.deliver(0, "rostock-35"), Done(0))
    assert (harbour.state.money[0], harbour.state.active) == (35, 1)


def test_h24_the_turn_is_over_only_when_it_is_declared_over() -> None:
    harbour = board(trader("rostock", "blaue"), phase="end")
    assert harbour.game.waits_for(harbour.state) == [0]
    assert {type(action) for action in harbour.legal(0)} == {Done, PutBack}
