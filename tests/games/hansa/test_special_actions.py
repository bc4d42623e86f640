from __future__ import annotations

import pytest

from haricot.beans.events import ContractDrawn
from haricot.games.hansa.actions import BuyContract, Deliver
from haricot.games.hansa.events import ContractsShuffled, Delivered, Earned, Paid, TravelCardSpent
from haricot.kernel.actions import Done
from haricot.kernel.types import HIDDEN
from tests.harbour import Board, board, trader

PHASES = ["travel", "trade", "end"]


def in_rostock(cart: str = "feuer rote", hand: str = "rostock-35 ...", phase: str = "trade") -> Board:
    return board(
        trader("rostock", cart, hand), trader("rostock", "feuer rote", "rostock-44 ..."), phase=phase
    )


def test_h8_the_beans_go_to_the_reserve_the_value_is_paid_the_card_is_discarded() -> None:
    harbour = in_rostock("feuer sau rote")
    contract, tokens = harbour.card("rostock-35", 0), harbour.beans("feuer rote", 0)
    assert harbour.do(Deliver(0, contract)) == [Delivered(0, contract, 0, tokens), Earned(0, 35, "contract")]
    assert (harbour.cart(0), harbour.hand(0), harbour.state.money[0]) == ("sau", "1 2 3 4 5 6 7", 35)
    assert (harbour.spent(), harbour.left("feuer"), harbour.left("rote")) == ("rostock-35", 15, 12)


def test_h8_of_several_beans_of_a_kind_one_is_given() -> None:
    harbour = in_rostock("3 feuer 2 rote")
    harbour.do(harbour.deliver(0, "rostock-35"))
    assert harbour.cart(0) == "2 feuer rote"


@pytest.mark.parametrize("phase", PHASES)
def test_h8_in_any_phase_of_the_own_turn(phase: str) -> None:
    harbour = in_rostock(phase=phase)
    assert Deliver(0, harbour.card("rostock-35", 0)) in harbour.legal(0)
    harbour.do(harbour.deliver(0, "rostock-35"))
    assert (harbour.state.money[0], harbour.phase()) == (35, phase)


@pytest.mark.parametrize("phase", PHASES)
def test_h8_only_on_the_own_turn(phase: str) -> None:
    harbour = in_rostock(phase=phase)
    assert harbour.why_not(harbour.deliver(1, "rostock-44")) == ("H8", "not-your-turn")
    assert not harbour.listed(1, Deliver)


@pytest.mark.parametrize("hand", ["rostock-35 ...", "1 2 rostock-35 3 4 5 6 7", "... rostock-35"])
def test_h8_the_contract_may_be_anywhere_in_the_hand(hand: str) -> None:
    harbour = in_rostock(hand=hand)
    harbour.do(harbour.deliver(0, "rostock-35"))
    assert harbour.hand(0) == "1 2 3 4 5 6 7"


def test_h8_the_contract_may_lie_face_up() -> None:
    harbour = board(trader("rostock", "feuer rote"), laid="visby-33 rostock-35")
    events = harbour.do(harbour.deliver(0, "rostock-35"))
    assert isinstance(events[0], Delivered)
    assert (events[0].place, harbour.laid(), harbour.spent()) == (-1, "visby-33", "rostock-35")


def test_h8_a_contract_played_for_the_journey_counts_where_it_ends() -> None:
    harbour = board(trader("hamburg", "feuer rote", "rostock-35 1 2 3 4 5 6 7"), phase="travel")
    harbour.do(harbour.travel("rostock"), harbour.deliver(0, "rostock-35"))
    assert (harbour.state.money[0], harbour.phase(), harbour.laid()) == (35, "trade", "")


def test_h8_where_the_turn_began() -> None:
    harbour = in_rostock(phase="travel")
    harbour.do(harbour.deliver(0, "rostock-35"), harbour.travel("hamburg"))
    assert (harbour.state.money[0], harbour.at(0)) == (35, "hamburg")


def test_h8_where_the_travel_ended() -> None:
    harbour = board(trader("hamburg", "feuer rote", "4 5 6 7 1 2 3 rostock-35"), phase="travel")
    assert harbour.refused(harbour.deliver(0, "rostock-35")).code == "other-city"
    harbour.do(harbour.travel("rostock"), harbour.deliver(0, "rostock-35"))
    assert harbour.state.money[0] == 35


def test_h8_not_in_between() -> None:
    harbour = board(trader("edinburgh", "blaue soja", "1 4 5 6 2 3 7 aalborg-31"), phase="travel")
    assert harbour.refused(harbour.deliver(0, "aalborg-31")).code == "other-city"
    harbour.do(harbour.travel("rostock"))
    assert harbour.refused(harbour.deliver(0, "aalborg-31")).code == "other-city"


def test_h8_one_bought_this_turn_counts() -> None:
    harbour = board(trader("rostock", "feuer rote", money=5), pile="rostock-35 ...")
    harbour.do(harbour.buy_contract(0, "1"), harbour.deliver(0, "rostock-35"))
    assert harbour.state.money[0] == 35


def test_h8_one_drawn_this_turn_counts() -> None:
    harbour = board(trader("rostock", "feuer rote"), pile="rostock-35 ...")
    harbour.do(Done(0), harbour.deliver(0, "rostock-35"))
    assert (harbour.state.money[0], harbour.phase()) == (35, "end")


def test_h8_one_is_not_fulfilled_twice() -> None:
    harbour = in_rostock("2 feuer 2 rote")
    action = harbour.deliver(0, "rostock-35")
    harbour.do(action)
    assert harbour.refused(action).code == "not-your-contract"


def test_h8_a_contract_of_another_player_is_not_fulfilled() -> None:
    harbour = in_rostock("feuer rote blaue")
    assert harbour.why_not(Deliver(0, harbour.card("rostock-44", 1))) == ("H8", "not-your-contract")


def test_h8_a_travel_card_is_not_fulfilled() -> None:
    harbour = in_rostock()
    assert harbour.refused(Deliver(0, harbour.card("1", 0))).code == "not-your-contract"


def test_h8_a_contract_for_another_city_is_not_fulfilled() -> None:
    harbour = in_rostock("blaue augen", "visby-33 ...")
    broken = harbour.refused(harbour.deliver(0, "visby-33"))
    assert (broken.rule, broken.code, broken.params) == ("H8", "other-city", {"city": "visby"})
    assert broken.sentence == "That contract is for Visby, and you are not there: travel first."


@pytest.mark.parametrize(
    ("cart", "names", "keys"),
    [("rote", "Chili bean", ["feuer"]), ("", "Chili bean and Red bean", ["feuer", "rote"])],
)
def test_h8_without_the_beans_it_is_not_fulfilled(cart: str, names: str, keys: list[str]) -> None:
    harbour = in_rostock(cart)
    broken = harbour.refused(harbour.deliver(0, "rostock-35"))
    assert (broken.rule, broken.code, broken.params) == ("H8", "beans-missing", {"beans": keys})
    assert broken.sentence == f"Beans are missing on your cart ({names}): buy them or trade for them first."
    assert not harbour.listed(0, Deliver)


def test_h9_a_contract_costs_5_thalers_and_a_travel_card_that_leaves_the_game() -> None:
    harbour = board(trader("rostock", money=12), pile="visby-33 ...")
    card = harbour.card("4", 0)
    events = harbour.do(BuyContract(0, card))
    contract = harbour.card("visby-33", 0)
    assert events == [Paid(0, 5, "contract"), TravelCardSpent(0, card), ContractDrawn(0, contract)]
    assert (harbour.state.money[0], harbour.state.gone) == (7, [card])


def test_h9_only_the_buyer_sees_the_contract() -> None:
    harbour = board(trader("rostock", money=5))
    drawn = harbour.do(harbour.buy_contract(0, "1"))[-1]
    assert drawn.seen_by(0) == drawn
    assert drawn.seen_by(1) == ContractDrawn(0, HIDDEN)


@pytest.mark.parametrize(
    ("card", "hand"),
    [
        ("1", "2 aalborg-31 3 4 5 6 7 visby-33"),
        ("4", "1 2 aalborg-31 3 5 6 7 visby-33"),
        ("7", "1 2 aalborg-31 3 4 5 6 visby-33"),
    ],
)
def test_h9_the_card_comes_from_any_place_and_the_rest_keeps_its_order(card: str, hand: str) -> None:
    harbour = board(
        trader("rostock", hand="1 2 aalborg-31 3 4 5 6 7", money=5), pile="visby-33 ...", active=0
    )
    harbour.do(harbour.buy_contract(0, card))
    assert harbour.hand(0) == hand


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_h9_any_player_any_time_in_or_out_of_turn(phase: str, seat: int) -> None:
    harbour = board(*[trader("rostock", money=5)] * 3, phase=phase, pile="visby-33 ...")
    assert len(harbour.listed(seat, BuyContract)) == 5
    harbour.do(harbour.buy_contract(seat, "5"))
    assert harbour.hand(seat) == "1 2 3 4 6 7 visby-33"


def test_h9_several_may_be_bought() -> None:
    harbour = board(trader("rostock", money=10), pile="visby-33 visby-32 ...")
    harbour.do(harbour.buy_contract(0, "1"), harbour.buy_contract(0, "4"))
    assert (harbour.hand(0), harbour.state.money[0]) == ("2 3 5 6 7 visby-33 visby-32", 0)


@pytest.mark.parametrize("card", ["2", "3", "visby-33"])
def test_h9_neither_toll_nor_supply_nor_a_contract_is_given(card: str) -> None:
    harbour = board(trader("rostock", hand="... visby-33", money=50))
    assert harbour.why_not(harbour.buy_contract(0, card)) == ("H9", "not-plain")


def test_h9_a_card_of_another_hand_is_not_given() -> None:
    harbour = board(trader("rostock", money=50))
    assert harbour.why_not(BuyContract(0, harbour.card("1", 1))) == ("H9", "not-in-hand")


def test_h9_a_card_that_left_the_game_is_not_given() -> None:
    harbour = board(trader("rostock", hand="1 2 3 4", money=50))
    assert harbour.refused(BuyContract(0, harbour.card("7", 0))).code == "not-in-hand"


def test_h9_ruling_cash_only() -> None:
    harbour = board(trader("rostock", "8 garten", money=4))
    broken = harbour.refused(harbour.buy_contract(0, "1"))
    assert (broken.rule, broken.code, broken.params) == ("H9", "too-few-thalers", {"have": 4, "need": 5})
    assert not harbour.listed(0, BuyContract)


def test_h9_ruling_an_empty_pile_is_refilled_by_shuffling_the_discarded_contracts() -> None:
    harbour = board(trader("rostock", money=5), pile="", spent="...")
    events = harbour.do(harbour.buy_contract(0, "1"))
    assert events[2] == ContractsShuffled(60)
    assert isinstance(events[3], ContractDrawn)
    assert (len(harbour.state.contracts), harbour.state.spent, harbour.state.shuffles) == (59, [], 1)


def test_h9_ruling_the_pile_is_refilled_only_when_it_is_empty() -> None:
    harbour = board(trader("rostock", money=10), pile="visby-33", spent="...")
    events = harbour.do(harbour.buy_contract(0, "1"))
    assert not [event for event in events if isinstance(event, ContractsShuffled)]
    assert ContractsShuffled(59) in harbour.do(harbour.buy_contract(0, "4"))


def test_h9_ruling_each_refilling_is_another_shuffle() -> None:
    piles = []
    for shuffles in (0, 1):
        harbour = board(trader("rostock", money=5), pile="", spent="...", shuffles=shuffles)
        harbour.do(harbour.buy_contract(0, "1"))
        piles.append(harbour.state.contracts)
    assert piles[0] != piles[1]


def test_h9_ruling_with_both_empty_nothing_is_bought() -> None:
    harbour = board(trader("rostock", money=5), pile="", spent="")
    assert harbour.why_not(harbour.buy_contract(0, "1")) == ("H9", "no-contracts")
    assert not harbour.listed(0, BuyContract)


def test_h9_ruling_with_both_empty_nothing_is_drawn() -> None:
    harbour = board(trader("rostock"), pile="", spent="")
    events = harbour.do(Done(0))
    assert not [event for event in events if isinstance(event, ContractDrawn)]
    assert (harbour.hand(0), harbour.phase()) == ("1 2 3 4 5 6 7", "end")
