from __future__ import annotations

from typing import Any

import pytest

from haricot.games.hansa.actions import BuyContract, PayBean, PutBack, Travel
from haricot.games.hansa.events import (
    BeanPaid,
    CardsPlayed,
    CardsTakenBack,
    HarvestDone,
    Harvested,
    HarvestTurned,
    LoanTaken,
    Moved,
    Paid,
    PricesFixed,
    TollDue,
)
from haricot.games.hansa.position import TraderPosition
from haricot.kernel.actions import Action, Done
from haricot.kernel.events import PhaseBegan, TurnBegan
from tests.harbour import Board, board, trader

CITIES = ["aalborg", "bremen", "danzig", "edinburgh", "hamburg", "malmo", "rostock", "visby"]
# How many cards each way plays.
COST = {
    "aalborg": [1, 3, 3, 2, 2, 2, 2, 3],
    "bremen": [3, 1, 4, 2, 2, 4, 3, 5],
    "danzig": [3, 4, 1, 4, 3, 3, 2, 2],
    "edinburgh": [2, 2, 4, 1, 3, 3, 3, 4],
    "hamburg": [2, 2, 3, 3, 1, 3, 2, 4],
    "malmo": [2, 4, 3, 3, 3, 1, 2, 2],
    "rostock": [2, 3, 2, 3, 2, 2, 1, 3],
    "visby": [3, 5, 2, 4, 4, 2, 3, 1],
}


def ends_turn_before(*seats: TraderPosition, **kept: Any) -> Board:
    """The last player is about to end the turn, and seat 0 is next."""
    return board(*seats, phase="end", active=2, **kept)


def test_h10_a_waiting_harvest_card_is_carried_out_first() -> None:
    harbour = ends_turn_before(trader("rostock", waiting=[0]))
    events = harbour.do(Done(2))
    kinds = [type(event) for event in events]
    assert kinds == [TurnBegan, PhaseBegan, Harvested, Harvested, Harvested, HarvestDone]
    assert (harbour.boxes("hamburg"), harbour.boxes("danzig"), harbour.boxes("malmo")) == (
        "2 blaue",
        "3 feuer",
        "3 garten",
    )
    assert (harbour.state.waiting[0], harbour.state.used) == ([], [0])
    assert harbour.phase() == "travel"


def test_h10_a_card_that_waits_before_another_player_waits_on() -> None:
    harbour = ends_turn_before(trader("rostock"), trader("visby", waiting=[0]))
    harbour.do(Done(2))
    assert (harbour.state.waiting, harbour.state.used) == ([[], [0], []], [])


@pytest.mark.parametrize(
    ("waiting", "hamburg"), [([0, 5], "2 blaue | 3 feuer"), ([5, 0], "3 feuer | 2 blaue")]
)
def test_h10_ruling_several_are_carried_out_in_the_order_received(waiting: list[int], hamburg: str) -> None:
    harbour = ends_turn_before(trader("rostock", waiting=waiting))
    events = harbour.do(Done(2))
    assert [event.card for event in events if isinstance(event, HarvestDone)] == waiting
    assert (harbour.boxes("hamburg"), harbour.state.used) == (hamburg, waiting)


def test_h10_ruling_cards_of_players_without_another_turn_lapse() -> None:
    harbour = board(
        trader("rostock"),
        trader("visby", waiting=[9]),
        phase="end",
        turns_left=1,
        harvests=[],
        put_by=[],
        eighth=7,
    )
    harbour.do(Done(0), Done(0), Done(1), Done(2))
    assert harbour.state.result is not None
    assert (harbour.state.waiting[1], harbour.boxes("hamburg")) == ([9], "")


@pytest.mark.parametrize("start", CITIES)
def test_h11_a_way_costs_a_card_for_every_city_touched(start: str) -> None:
    cost = []
    for end in CITIES:
        harbour = board(trader(start, hand="1 4 5 6 7 2 3"), phase="travel")
        events = harbour.do(harbour.travel(end))
        assert isinstance(events[0], CardsPlayed)
        cost.append(len(events[0].cards))
        assert harbour.at(0) == end
    assert cost == COST[start]


def test_h11_staying_costs_one_card() -> None:
    harbour = board(trader("rostock", hand="4 1 2 3"), phase="travel")
    card = harbour.card("4", 0)
    events = harbour.do(harbour.travel("rostock"))
    assert events[:3] == [
        CardsPlayed(0, (card,), ()),
        Moved(0, harbour.city("rostock")),
        CardsTakenBack(0, (card,)),
    ]
    assert harbour.hand(0) == "1 2 3 4"


def test_h11_there_are_no_stops_on_the_way() -> None:
    harbour = board(trader("edinburgh", hand="1 4 5 2 3 6 7"), phase="travel")
    events = harbour.do(harbour.travel("rostock"))
    assert [event for event in events if isinstance(event, Moved)] == [Moved(0, harbour.city("rostock"))]
    assert isinstance(events[-1], PricesFixed)
    assert harbour.phase() == "trade"


def test_h11_ruling_no_further_than_the_hand_has_cards() -> None:
    harbour = board(trader("bremen", hand="2 3 visby-33"), phase="travel")
    assert harbour.listed(0, Travel) == {
        harbour.travel(city) for city in ("bremen", "edinburgh", "hamburg", "aalborg", "rostock")
    }
    broken = harbour.refused(harbour.travel("visby"))
    assert (broken.rule, broken.code, broken.params) == ("H11", "too-far", {"cost": 5, "have": 3})


def test_h11_as_far_as_the_hand_has_cards() -> None:
    harbour = board(trader("bremen", hand="2 3 visby-33 visby-32 4", money=20), phase="travel")
    harbour.do(harbour.travel("visby"))
    assert (harbour.at(0), harbour.hand(0), harbour.laid()) == ("visby", "3 2 4", "visby-33 visby-32")


def test_h11_only_the_active_player_travels() -> None:
    harbour = board(trader("rostock"), phase="travel")
    assert harbour.why_not(harbour.travel("rostock", seat=1)) == ("H11", "not-your-turn")
    assert not harbour.listed(1, Travel)


@pytest.mark.parametrize("city", [-1, 8, 99])
def test_h11_there_are_eight_cities(city: int) -> None:
    broken = board(trader("rostock"), phase="travel").refused(Travel(0, city))
    assert (broken.rule, broken.code) == ("H11", "no-such-city")


def test_h11_nobody_travels_twice() -> None:
    harbour = board(trader("rostock", hand="4 5 ..."), phase="travel")
    harbour.do(harbour.travel("rostock"))
    assert harbour.why_not(harbour.travel("hamburg")) == ("H11", "out-of-phase")


def test_h12_cards_are_played_from_the_front_of_the_hand() -> None:
    harbour = board(trader("rostock", hand="5 1 6 4 7 2 3"), phase="travel")
    played = tuple(harbour.card(number, 0) for number in "516")
    events = harbour.do(harbour.travel("edinburgh"))
    assert events[0] == CardsPlayed(0, played, ())


def test_h12_contracts_count_as_cards() -> None:
    harbour = board(trader("rostock", hand="visby-33 4 visby-32 1 2 3 5 6 7"), phase="travel")
    contracts = (harbour.card("visby-33", 0), harbour.card("visby-32", 0))
    events = harbour.do(harbour.travel("edinburgh"))
    assert events[0] == CardsPlayed(0, (harbour.card("4", 0),), contracts)
    assert harbour.hand(0) == "1 2 3 5 6 7 4"


def test_h12_contracts_stay_face_up_until_the_end_of_the_turn() -> None:
    harbour = board(trader("rostock", hand="visby-33 ..."), phase="travel")
    harbour.do(harbour.travel("rostock"))
    assert (harbour.laid(), harbour.spent(), harbour.phase()) == ("visby-33", "", "trade")
    harbour.do(Done(0))
    assert (harbour.laid(), harbour.spent()) == ("", "visby-33")


def test_h12_contracts_do_not_return_to_the_hand() -> None:
    harbour = board(trader("rostock", hand="visby-33 ..."), phase="travel", pile="visby-32 ...")
    harbour.do(harbour.travel("rostock"), Done(0), Done(0))
    assert harbour.hand(0) == "1 2 3 4 5 6 7 visby-32"


def travelling(cart: str = "", money: int = 0, hand: str = "3 1 2 4 5 6 7", **kept: Any) -> Board:
    """The Toll is the first card of the hand, and staying plays it."""
    return board(
        trader("rostock", cart, hand, money=money),
        trader("rostock", "rote", money=5),
        phase="travel",
        **kept,
    )


def test_h13_the_toll_is_20_thalers() -> None:
    harbour = travelling(money=33, cart="blaue")
    assert Paid(0, 20, "toll") in harbour.do(harbour.travel("rostock"))
    assert (harbour.state.money[0], harbour.cart(0), harbour.phase()) == (13, "blaue", "trade")


def test_h13_without_the_toll_card_nothing_is_paid() -> None:
    harbour = travelling(money=33, hand="1 3 2 4 5 6 7")
    harbour.do(harbour.travel("rostock"))
    assert harbour.state.money[0] == 33


def test_h13_twenty_thalers_are_enough() -> None:
    harbour = travelling(money=20, cart="blaue")
    harbour.do(harbour.travel("rostock"))
    assert (harbour.state.money[0], harbour.state.loans[0], harbour.cart(0)) == (0, 0, "blaue")


def test_h13_who_has_less_pays_all_the_money_then_beans() -> None:
    harbour = travelling(money=7, cart="rote blaue")
    events = harbour.do(harbour.travel("rostock"))
    assert events[2:] == [Paid(0, 7, "toll"), TollDue(0, 13)]
    assert (harbour.state.debtor, harbour.state.due, harbour.phase()) == (0, 13, "travel")
    rote, blaue = harbour.beans("rote blaue", 0)
    assert harbour.do(PayBean(0, rote)) == [BeanPaid(0, rote, 1)]
    assert harbour.do(PayBean(0, blaue))[0] == BeanPaid(0, blaue, 0)
    assert (harbour.state.money[0], harbour.cart(0), harbour.phase()) == (0, "", "trade")


def test_h13_who_has_no_money_pays_none() -> None:
    harbour = travelling(cart="garten rote")
    events = harbour.do(harbour.travel("rostock"))
    assert events[2:] == [TollDue(0, 20)]


def test_h13_the_player_chooses_the_beans() -> None:
    harbour = travelling(money=10, cart="rote 2 blaue garten")
    harbour.do(harbour.travel("rostock"))
    assert harbour.legal(0) == {PayBean(0, token) for token in harbour.beans("rote blaue garten", 0)}
    harbour.do(harbour.pay(0, "garten"))
    assert harbour.cart(0) == "rote 2 blaue"


def test_h13_any_bean_of_a_kind_will_do() -> None:
    harbour = travelling(money=17, cart="2 blaue")
    harbour.do(harbour.travel("rostock"))
    second = harbour.beans("2 blaue", 0)[1]
    harbour.do(PayBean(0, second))
    assert harbour.cart(0) == "blaue"


def test_h13_the_beans_go_to_the_reserve() -> None:
    harbour = travelling(money=10, cart="garten")
    harbour.do(harbour.travel("rostock"), harbour.pay(0, "garten"))
    assert harbour.left("garten") == 12


def test_h13_no_change_is_given() -> None:
    harbour = travelling(money=19, cart="garten")
    harbour.do(harbour.travel("rostock"), harbour.pay(0, "garten"))
    assert (harbour.state.money[0], harbour.state.loans[0]) == (0, 0)


def test_h13_what_is_still_missing_becomes_a_loan() -> None:
    harbour = travelling(money=5, cart="blaue feuer")
    events = harbour.do(harbour.travel("rostock"), harbour.pay(0, "blaue"), harbour.pay(0, "feuer"))
    assert LoanTaken(0, 6) in events
    assert (harbour.state.loans[0], harbour.state.money[0], harbour.phase()) == (6, 0, "trade")


def test_h13_with_no_bean_there_is_a_loan_at_once() -> None:
    harbour = travelling(money=5)
    events = harbour.do(harbour.travel("rostock"))
    assert events[2:5] == [Paid(0, 5, "toll"), TollDue(0, 15), LoanTaken(0, 15)]
    assert harbour.phase() == "trade"


def test_h13_a_loan_is_of_20_at_most() -> None:
    harbour = travelling()
    harbour.do(harbour.travel("rostock"))
    assert harbour.state.loans == [20, 0, 0]


def test_h13_ruling_each_toll_may_cause_its_own_loan() -> None:
    harbour = board(
        trader("rostock", hand="3 ...", loan=20),
        phase="travel",
    )
    assert LoanTaken(0, 20) in harbour.do(harbour.travel("rostock"))
    assert harbour.state.loans[0] == 40


def test_h13_ruling_no_bean_is_given_once_the_sum_is_reached() -> None:
    harbour = travelling(money=6, cart="2 garten")
    harbour.do(harbour.travel("rostock"), harbour.pay(0, "garten"))
    broken = harbour.refused(harbour.pay(0, "garten"))
    assert (broken.rule, broken.code, harbour.cart(0)) == ("H13", "no-debt", "garten")


@pytest.mark.parametrize("phase", ["travel", "trade"])
def test_h13_beans_are_not_sold_without_a_toll(phase: str) -> None:
    harbour = board(trader("rostock", "rote"), phase=phase)
    assert harbour.why_not(harbour.pay(0, "rote")) == ("H13", "no-debt")


def owing() -> Board:
    """Seat 0 owes 13 thalers of a toll."""
    harbour = travelling(money=7, cart="feuer rote", hand="3 rostock-35 1 2 4 5 6 7")
    harbour.do(harbour.travel("rostock"))
    return harbour


def test_h13_a_bean_of_another_cart_is_not_given() -> None:
    harbour = owing()
    assert harbour.why_not(PayBean(0, harbour.bean("rote", 1))) == ("H13", "not-on-cart")


def test_h13_nobody_else_pays() -> None:
    harbour = owing()
    assert harbour.refused(harbour.pay(1, "rote")).code == "wait-for-toll"


@pytest.mark.parametrize("what", ["deliver", "contract", "put back", "travel", "done"])
def test_h13_ruling_from_laying_the_cards_to_taking_them_back_the_player_does_nothing_else(what: str) -> None:
    harbour = owing()
    actions: dict[str, Action] = {
        "deliver": harbour.deliver(0, "rostock-35"),
        "contract": harbour.buy_contract(0, "1"),
        "put back": harbour.put_back(0, "rote"),
        "travel": harbour.travel("rostock"),
        "done": Done(0),
    }
    broken = harbour.refused(actions[what])
    assert (broken.rule, broken.code, broken.params) == ("H13", "toll-first", {"due": 13})


def test_h13_ruling_no_contract_is_fulfilled_first_to_raise_the_toll() -> None:
    harbour = owing()
    assert harbour.legal(0) == {PayBean(0, token) for token in harbour.beans("feuer rote", 0)}
    harbour.do(harbour.pay(0, "rote"), harbour.pay(0, "feuer"))
    assert harbour.refused(harbour.deliver(0, "rostock-35")).code == "beans-missing"


def test_h13_meanwhile_the_others_may_buy_contracts_and_put_beans_back() -> None:
    harbour = owing()
    plain = [harbour.card(number, 1) for number in "14567"]
    assert harbour.legal(1) == {
        *(BuyContract(1, card) for card in plain),
        PutBack(1, harbour.bean("rote", 1)),
    }
    harbour.do(harbour.buy_contract(1, "1"), harbour.put_back(1, "rote"))
    assert (harbour.state.money[1], harbour.cart(1), harbour.state.debtor) == (0, "", 0)


def test_h13_meanwhile_the_others_do_nothing_else() -> None:
    broken = owing().refused(Done(1))
    assert (broken.rule, broken.code) == ("H13", "wait-for-toll")


def supplied(harvest: int = 0, cities: dict[str, str] | None = None, **kept: Any) -> Board:
    """Supply is the first card of the hand, and staying plays it."""
    rest = [card for card in range(8) if card != harvest]
    return board(
        trader("aalborg", hand="2 1 3 4 5 6 7"),
        phase="travel",
        cities=cities,
        harvests=[harvest, *rest],
        **kept,
    )


def test_h14_the_top_harvest_card_is_turned_over_and_discarded() -> None:
    harbour = supplied(4)
    events = harbour.do(harbour.travel("aalborg"))
    kinds = [type(event) for event in events[2:]]
    assert kinds[:6] == [HarvestTurned, Harvested, Harvested, Harvested, HarvestDone, CardsTakenBack]
    assert events[2] == HarvestTurned(4)
    assert (harbour.state.used, len(harbour.state.harvests)) == ([4], 7)


def test_h14_its_beans_go_from_the_reserve_to_the_cities_each_lot_as_one_stack() -> None:
    harbour = supplied(4)
    harbour.do(harbour.travel("aalborg"))
    stocked = {city: harbour.boxes(city) for city in CITIES if harbour.boxes(city)}
    assert stocked == {"hamburg": "3 soja", "malmo": "3 brech", "rostock": "3 sau"}
    assert (harbour.left("soja"), harbour.left("brech"), harbour.left("sau")) == (11, 12, 13)


def test_h14_a_stack_goes_on_the_lowest_free_box() -> None:
    harbour = supplied(4, {"rostock": "sau | soja", "malmo": "blaue"})
    harbour.do(harbour.travel("aalborg"))
    assert (harbour.boxes("rostock"), harbour.boxes("malmo")) == ("sau | soja | 3 sau", "blaue | 3 brech")


def test_h14_a_city_with_no_free_box_gets_none() -> None:
    harbour = supplied(4, {"rostock": "sau | soja | sau | soja"})
    events = harbour.do(harbour.travel("aalborg"))
    assert len([event for event in events if isinstance(event, Harvested)]) == 2
    assert (harbour.boxes("rostock"), harbour.boxes("malmo")) == ("sau | soja | sau | soja", "3 brech")
    assert harbour.left("sau") == 14


def test_h14_if_the_reserve_is_short_what_there_is_is_placed() -> None:
    harbour = supplied(0, {"aalborg": "11 garten"})
    harbour.do(harbour.travel("aalborg"))
    assert (harbour.boxes("malmo"), harbour.left("garten")) == ("garten", 0)


def test_h14_if_the_reserve_has_none_nothing_is_placed() -> None:
    harbour = supplied(0, {"aalborg": "12 garten"})
    events = harbour.do(harbour.travel("aalborg"))
    assert len([event for event in events if isinstance(event, Harvested)]) == 2
    assert (harbour.boxes("malmo"), harbour.boxes("danzig")) == ("", "3 feuer")


def test_h14_the_harvest_counts_for_the_prices_of_this_turn() -> None:
    harbour = supplied(1)
    harbour.do(harbour.travel("aalborg"))
    assert (harbour.boxes("aalborg"), harbour.prices()) == ("3 feuer", {"feuer": 7, "garten": 16})


@pytest.mark.parametrize(
    ("hand", "to", "after"),
    [
        ("1 2 3 4 5 6 7", "edinburgh", "4 5 6 7 3 2 1"),
        ("3 2 1 4 5 6 7", "edinburgh", "4 5 6 7 3 2 1"),
        ("2 7 4 3 5 6 1", "edinburgh", "3 5 6 1 2 4 7"),
        ("7 3 1 2 4 5 6", "hamburg", "1 2 4 5 6 3 7"),
        ("7 5 1 2 4 3 6", "hamburg", "1 2 4 3 6 5 7"),
        ("2 1 visby-33 3 4 5 6 7", "edinburgh", "3 4 5 6 7 2 1"),
    ],
)
def test_h15_travel_cards_return_in_the_order_toll_supply_others(hand: str, to: str, after: str) -> None:
    harbour = board(trader("rostock", hand=hand, money=20), phase="travel")
    harbour.do(harbour.travel(to))
    assert harbour.hand(0) == after
    assert harbour.state.played == []


def test_h15_the_toll_is_paid_before_supply_is_carried_out() -> None:
    harbour = travelling(money=6, cart="garten", hand="2 3 1 4 5 6 7")
    events = harbour.do(harbour.travel("hamburg"))
    assert not [event for event in events if isinstance(event, HarvestTurned)]
    assert harbour.card_words(harbour.state.played) == "2 3"
    after = harbour.do(harbour.pay(0, "garten"))
    assert [type(event) for event in after[:2]] == [BeanPaid, HarvestTurned]
    assert harbour.hand(0) == "1 4 5 6 7 3 2"


def test_h15_beans_paid_for_the_toll_can_be_harvested_at_once() -> None:
    harbour = travelling(
        money=6, cart="garten", hand="2 3 1 4 5 6 7", cities={"aalborg": "9 garten"}, harvests=[0, 1]
    )
    harbour.do(harbour.travel("hamburg"), harbour.pay(0, "garten"))
    assert harbour.boxes("malmo") == "3 garten"
