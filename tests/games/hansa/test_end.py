from __future__ import annotations

from typing import Any

import pytest

from haricot.games.hansa import build_first
from haricot.games.hansa.events import (
    BeansSold,
    Earned,
    HarvestDone,
    HarvestsRenewed,
    HarvestTaken,
    HarvestTurned,
    LastRoundBegan,
    LoanRepaid,
)
from haricot.kernel.actions import Done, Take
from haricot.kernel.events import Event, GameEnded, MarkedDone, PhaseBegan, TurnBegan
from haricot.kernel.offers import Result
from tests.harbour import Board, board, trader


def one_left(hand: str = "2 ...", waiting: tuple[int, ...] = (), players: int = 3, **kept: Any) -> Board:
    """One card is left in the harvest pile; seat 0 plays Supply first."""
    return board(
        trader("rostock", hand=hand, waiting=waiting, money=20),
        players=players,
        phase="travel",
        harvests=[7],
        put_by=[8, 9],
        **kept,
    )


def pass_turn(harbour: Board) -> None:
    """Let the active player stay and do nothing."""
    active = harbour.state.active
    harbour.do(harbour.travel(harbour.at(active)))
    harbour.do(Done(active), Done(active))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_h25_with_the_eighth_harvest_the_last_round_begins(players: int) -> None:
    harbour = one_left(players=players)
    events = harbour.do(harbour.travel("rostock"))
    assert events[events.index(HarvestDone(7)) + 1] == LastRoundBegan(players)
    assert harbour.state.turns_left == players


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("active", [0, 2])
def test_h25_the_player_finishes_this_turn_and_every_other_has_one_more(players: int, active: int) -> None:
    seats = [trader("rostock", hand="4 ...", money=20) for _ in range(players)]
    harbour = board(*seats, active=active, turns_left=players, harvests=[8, 9], put_by=[], eighth=7)
    harbour.do(Done(active), Done(active))
    for place in range(1, players):
        assert (harbour.state.active, harbour.phase()) == ((active + place) % players, "travel")
        pass_turn(harbour)
    assert harbour.phase() == "final"


def test_h25_the_seventh_harvest_ends_nothing() -> None:
    harbour = board(trader("rostock", hand="2 ..."), phase="travel", harvests=[6, 7])
    events = harbour.do(harbour.travel("rostock"))
    assert HarvestDone(6) in events
    assert not [event for event in events if isinstance(event, LastRoundBegan)]
    assert harbour.state.turns_left == 0


def test_h26_a_card_that_lies_in_front_of_a_guest_counts_when_it_is_carried_out() -> None:
    harbour = board(trader("rostock"), trader("visby", hand="2 ..."), harvests=[7], put_by=[8, 9])
    harbour.do(harbour.invite(1))
    events = harbour.do(Take(1, 1))
    assert events[-1] == HarvestTaken(1, 7)
    assert harbour.state.turns_left == 0
    harbour.do(Done(0))
    events = harbour.do(Done(0))
    assert events[-3:] == [HarvestDone(7), LastRoundBegan(3), HarvestsRenewed(2)]
    assert harbour.state.active == 1


def test_h26_ruling_the_eighth_is_the_last_card_of_the_pile() -> None:
    harbour = board(
        trader("rostock", hand="2 ..."), trader("visby", waiting=[6]), phase="travel", harvests=[7]
    )
    assert LastRoundBegan(3) in harbour.do(harbour.travel("rostock"))
    assert (len(harbour.state.used), harbour.state.eighth) == (7, 7)


def test_h26_ruling_other_cards_still_waiting_do_not_delay_the_end() -> None:
    harbour = board(
        trader("rostock", waiting=[6]), phase="end", turns_left=1, harvests=[8, 9], put_by=[], eighth=7
    )
    assert harbour.do(Done(0)) == [PhaseBegan("final")]
    assert harbour.state.waiting[0] == [6]


def test_h26_ruling_a_card_that_waited_longer_does_not_begin_the_last_round() -> None:
    harbour = board(
        trader("rostock", waiting=[6]),
        trader("visby", waiting=[7]),
        active=2,
        phase="end",
        harvests=[],
        eighth=7,
    )
    events = harbour.do(Done(2))
    assert events[-1] == HarvestDone(6)
    assert harbour.state.turns_left == 0


def test_h27_the_cards_put_aside_serve_once_the_eighth_is_placed() -> None:
    harbour = one_left()
    events = harbour.do(harbour.travel("rostock"))
    assert events[events.index(LastRoundBegan(3)) + 1] == HarvestsRenewed(2)
    assert (sorted(harbour.state.harvests), harbour.state.put_by, harbour.state.eighth) == ([8, 9], [], 7)


def eighth_is_taken(harbour: Board) -> list[Event]:
    """Have seat 1 come as a guest, and take the last card of the harvest pile."""
    harbour.do(harbour.invite(1))
    return harbour.do(Take(1, 1))


def test_h27_not_while_the_eighth_still_waits_before_a_guest() -> None:
    harbour = board(trader("rostock"), trader("visby", hand="2 ..."), harvests=[7])
    assert not harbour.game.view(harbour.state, 0).eighth_drawn()
    assert eighth_is_taken(harbour)[-1] == HarvestTaken(1, 7)
    assert (harbour.state.harvests, sorted(harbour.state.put_by)) == ([], [8, 9])
    assert harbour.game.view(harbour.state, 0).eighth_drawn()


@pytest.mark.parametrize("as_guest", [False, True])
def test_h27_ruling_meanwhile_supply_has_no_effect_but_movement(as_guest: bool) -> None:
    harbour = board(
        trader("rostock", hand="2 ...", money=20),
        trader("visby", hand="2 ..."),
        trader("malmo", waiting=[7]),
        phase="trade" if as_guest else "travel",
        harvests=[],
        eighth=7,
    )
    events = eighth_is_taken(harbour) if as_guest else harbour.do(harbour.travel("rostock"))
    assert not [event for event in events if isinstance(event, HarvestTaken | HarvestTurned)]
    assert (sorted(harbour.state.put_by), harbour.state.waiting[2]) == ([8, 9], [7])


def test_h27_at_most_eight_harvests_are_placed_before_the_last_round() -> None:
    harbour = board(
        trader("rostock", hand="2 ...", money=20),
        trader("visby", waiting=[7]),
        phase="travel",
        harvests=[],
        eighth=7,
    )
    harbour.do(harbour.travel("rostock"))
    harbour.do(Done(0), Done(0))
    assert (len(harbour.state.used), harbour.state.turns_left) == (8, 3)


def test_h27_in_the_first_version_they_served_from_the_moment_the_eighth_was_drawn() -> None:
    harbour = board(trader("rostock"), trader("visby", hand="2 ..."), harvests=[7])
    harbour.game = build_first({"players": 3}, None)
    assert eighth_is_taken(harbour)[-2:] == [HarvestTaken(1, 7), HarvestsRenewed(2)]
    assert (sorted(harbour.state.harvests), harbour.state.put_by) == ([8, 9], [])
    harbour.do(Done(0))
    assert harbour.do(Done(0))[-1] == LastRoundBegan(3)
    assert (sorted(harbour.state.harvests), harbour.state.put_by) == ([8, 9], [])


def test_h27_the_cards_put_aside_change_nothing_about_the_end() -> None:
    harbour = board(
        trader("rostock", hand="2 ..."),
        phase="travel",
        turns_left=2,
        harvests=[8, 9],
        put_by=[],
        eighth=7,
    )
    events = harbour.do(harbour.travel("rostock"))
    assert HarvestTurned(8) in events
    assert not [event for event in events if isinstance(event, LastRoundBegan)]
    assert harbour.state.turns_left == 2


@pytest.mark.parametrize("as_guest", [False, True])
def test_h27_ruling_once_they_are_used_up_supply_has_no_effect_but_movement(as_guest: bool) -> None:
    harbour = board(
        trader("rostock", hand="2 ..."),
        trader("visby", hand="2 ..."),
        phase="trade" if as_guest else "travel",
        turns_left=2,
        harvests=[],
        put_by=[],
        eighth=7,
    )
    if as_guest:
        harbour.do(harbour.invite(1))
        events = harbour.do(Take(1, 1))
    else:
        events = harbour.do(harbour.travel("rostock"))
    assert not [event for event in events if isinstance(event, HarvestTurned | HarvestTaken)]
    assert harbour.hand(int(as_guest)) == "1 3 4 5 6 7 2"


def over(*seats: Any, **kept: Any) -> Board:
    """The last turn is over."""
    return board(*seats, phase="final", harvests=[8, 9], put_by=[], eighth=7, **kept)


def test_h28_after_the_last_turn_every_player_may_fulfil_contracts_of_the_city_the_pawn_is_in() -> None:
    harbour = over(
        trader("rostock", "feuer rote", "rostock-35 ..."),
        trader("visby", "2 blaue augen garten", "1 visby-33 visby-36 ..."),
    )
    harbour.do(
        harbour.deliver(1, "visby-33"), harbour.deliver(0, "rostock-35"), harbour.deliver(1, "visby-36")
    )
    assert (harbour.state.money, harbour.cart(1)) == ([35, 69, 0], "")


def test_h28_only_where_city_and_beans_fit() -> None:
    harbour = over(
        trader("rostock", "feuer", "rostock-35 ..."), trader("rostock", "blaue augen", "visby-33 ...")
    )
    assert harbour.refused(harbour.deliver(0, "rostock-35")).code == "beans-missing"
    assert harbour.refused(harbour.deliver(1, "visby-33")).code == "other-city"
    assert (harbour.legal(0), harbour.legal(1)) == ({Done(0)}, {Done(1)})


def test_h28_ruling_no_contract_can_be_bought_any_more() -> None:
    harbour = over(trader("rostock", money=20))
    assert harbour.why_not(harbour.buy_contract(0, "1")) == ("H9", "out-of-phase")


def test_h28_everybody_says_when_nothing_more_is_to_be_delivered() -> None:
    harbour = over(trader("rostock"), trader("rostock"))
    assert harbour.game.waits_for(harbour.state) == [0, 1, 2]
    assert harbour.do(Done(1)) == [MarkedDone(1)]
    assert harbour.game.waits_for(harbour.state) == [0, 2]


def test_h28_nobody_says_it_twice() -> None:
    harbour = over(trader("rostock", done=True))
    assert harbour.why_not(Done(0)) == ("H28", "done-already")
    assert harbour.legal(0) == set()


def test_h28_who_has_said_so_delivers_no_more() -> None:
    harbour = over(trader("rostock", "blaue brech", hand="rostock-28 ..."))
    delivery = harbour.deliver(0, "rostock-28")
    assert delivery in harbour.legal(0)
    harbour.do(Done(0))
    assert harbour.why_not(delivery) == ("H28", "done-already")


def test_h29_beans_are_sold_at_base_price() -> None:
    harbour = over(trader("rostock", "2 blaue garten", money=10), trader(done=True), trader(done=True))
    tokens = tuple(harbour.state.carts[0])
    events = harbour.do(Done(0))
    assert events[1:3] == [BeansSold(0, tokens), Earned(0, 22, "beans")]
    assert (harbour.cart(0), harbour.left("blaue"), harbour.left("garten")) == ("", 18, 12)
    assert harbour.state.result == Result((32, 0, 0), (0,))


def test_h29_loans_are_repaid_double() -> None:
    harbour = over(trader("rostock", loan=13, money=50), trader(done=True), trader(done=True))
    events = harbour.do(Done(0))
    assert events[1:] == [LoanRepaid(0, 26), GameEnded((24, 0, 0), (0,))]
    assert harbour.state.loans[0] == 0


def test_h29_who_cannot_repay_ends_below_nothing() -> None:
    harbour = over(trader("rostock", "blaue", loan=20), trader(done=True), trader(done=True))
    harbour.do(Done(0))
    assert harbour.state.result == Result((-36, 0, 0), (1, 2))


def test_h29_most_thalers_win() -> None:
    harbour = over(
        trader("rostock", money=60, loan=10),
        trader(cart="garten rote", money=20, done=True),
        trader(money=45, done=True),
    )
    assert harbour.do(Done(0))[-1] == GameEnded((40, 46, 45), (1,))
    assert harbour.game.result(harbour.state) == Result((40, 46, 45), (1,))


def test_h29_ruling_tied_players_share_the_victory() -> None:
    harbour = over(trader("rostock", "garten", money=20), trader(money=34, done=True), trader(done=True))
    harbour.do(Done(0))
    assert harbour.state.result == Result((34, 34, 0), (0, 1))


def test_h29_contracts_and_travel_cards_are_worth_nothing() -> None:
    harbour = over(trader("rostock", hand="visby-33 ..."), trader(done=True), trader(done=True))
    harbour.do(Done(0))
    assert harbour.state.result == Result((0, 0, 0), (0, 1, 2))


def test_h29_after_that_nothing_is_done() -> None:
    harbour = over(trader("rostock", "blaue"), trader(done=True), trader(done=True))
    harbour.do(Done(0))
    assert harbour.why_not(Done(0)) == ("H29", "game-over")
    assert (harbour.game.waits_for(harbour.state), harbour.legal(0)) == ([], set())


def test_h25_the_last_turn_is_followed_by_no_other() -> None:
    harbour = board(phase="end", turns_left=1, harvests=[8, 9], put_by=[], eighth=7)
    events = harbour.do(Done(0))
    assert not [event for event in events if isinstance(event, TurnBegan)]
