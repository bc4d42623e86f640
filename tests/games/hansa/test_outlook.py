"""What a choice would do: told from what a seat sees, and true when it is done."""

from __future__ import annotations

import pytest

from haricot.beans.written import WrittenAgreement, WrittenOffer
from haricot.games.hansa.actions import BuyBean, BuyScarce, PayBean, PutBack
from haricot.games.hansa.events import Earned
from haricot.games.hansa.outlook import (
    AnyProspect,
    Arrival,
    Bargain,
    Bill,
    Change,
    Delivery,
    Ending,
    Journey,
    Loss,
    Payment,
    Purchase,
    Supply,
)
from haricot.games.hansa.reading import Coming, Lot, Order, Price, Reading, Reckoning
from haricot.kernel.actions import Action, Decline, Done, Offer, Seal, Take
from haricot.kernel.types import ALL_SEEING, STRANGER, Seat
from haricot.testing import Choice, Moment
from haricot.testing.words import foretold
from tests.games.hansa.foresight import found
from tests.games.hansa.kit import KIT
from tests.harbour import Board, board, trader


def outlook(harbour: Board, action: Action) -> AnyProspect | None:
    """Tell what an action would do, to who does it."""
    return harbour.game.outlook(harbour.game.view(harbour.state, action.seat), action)


def reading(harbour: Board, seat: Seat = 0) -> Reading:
    return harbour.game.appraise(harbour.game.view(harbour.state, seat))


def prices(harbour: Board, found: tuple[Price, ...]) -> dict[str, int]:
    return {harbour.game.atlas.keys[price.kind]: price.price for price in found}


# Journeys.


def test_a_journey_tells_its_way_and_the_cards_it_plays() -> None:
    harbour = board(trader("edinburgh", hand="4 5 6 1 7 2 3"), phase="travel")
    journey = outlook(harbour, harbour.travel("rostock"))
    assert isinstance(journey, Journey)
    assert [harbour.game.atlas.cities[stop] for stop in journey.way] == ["edinburgh", "aalborg", "rostock"]
    assert journey.cards == tuple(harbour.state.hands[0][:3])
    assert (journey.bill, journey.supply, journey.orders, journey.loses) == (None, None, (), ())


def test_staying_plays_one_card() -> None:
    harbour = board(trader("edinburgh", hand="4 5 6 7 1 2 3"), phase="travel")
    journey = outlook(harbour, harbour.travel("edinburgh"))
    assert isinstance(journey, Journey)
    assert (journey.way, len(journey.cards)) == ((harbour.city("edinburgh"),), 1)


@pytest.mark.parametrize(
    ("money", "cart", "bill"),
    [
        (50, "", Bill(20, 20, 0, 0, 0, 0)),
        (14, "garten", Bill(20, 14, 6, 10, 0, 0)),
        (2, "blaue", Bill(20, 2, 18, 3, 15, 30)),
    ],
)
def test_h13_a_toll_tells_what_money_beans_and_a_loan_pay(money: int, cart: str, bill: Bill) -> None:
    harbour = board(trader("rostock", cart, "3 4 5 6 7 1 2", money=money), phase="travel")
    journey = outlook(harbour, harbour.travel("rostock"))
    assert isinstance(journey, Journey)
    base = harbour.game.atlas.base
    worth = sum(base[harbour.kind(key)] for key in cart.split())
    short = max(0, 20 - money)
    loan = max(0, short - worth)
    assert journey.bill == Bill(20, min(20, money), short, worth, loan, 2 * loan)
    assert (bill.cash, bill.short) == (journey.bill.cash, journey.bill.short)


def test_h14_supply_tells_what_the_unseen_harvests_may_bring_here() -> None:
    harbour = board(trader("danzig", hand="2 3 4 5 6 7 1"), phase="travel", harvests=[7])
    journey = outlook(harbour, harbour.travel("danzig"))
    assert isinstance(journey, Journey)
    assert journey.supply is not None
    # Those put aside are among the cards that it may be.
    lot = Lot(harbour.kind("augen"), 2)
    assert (journey.supply.cards, journey.supply.stacks, journey.supply.lots) == (3, 1, (lot,))
    assert prices(harbour, journey.supply.prices) == {"feuer": 7, "augen": 13}


def test_h27_without_a_harvest_card_supply_brings_nothing() -> None:
    harbour = board(
        trader("danzig", hand="2 3 4 5 6 7 1"), trader(waiting=[7]), phase="travel", harvests=[], eighth=7
    )
    journey = outlook(harbour, harbour.travel("danzig"))
    assert isinstance(journey, Journey)
    assert journey.supply == Supply(0, 0, (), ())


def test_a_journey_tells_contracts_of_its_end_and_those_it_loses() -> None:
    hand = "rostock-35 visby-33 1 2 3 4 5 6 7"
    harbour = board(trader("hamburg", "feuer", hand), phase="travel")
    journey = outlook(harbour, harbour.travel("rostock"))
    assert isinstance(journey, Journey)
    rostock, visby = harbour.card("rostock-35", 0), harbour.card("visby-33", 0)
    assert journey.orders == (Order(rostock, (harbour.kind("rote"),), False),)
    assert (journey.loses, journey.earns) == ((visby,), False)


def test_a_journey_tells_that_a_contract_can_be_fulfilled_before_it() -> None:
    harbour = board(trader("rostock", "feuer rote", "rostock-35 ..."), phase="travel")
    journey = outlook(harbour, harbour.travel("hamburg"))
    assert isinstance(journey, Journey)
    assert journey.earns


# Deals.


def test_an_offer_tells_carts_and_contracts() -> None:
    harbour = board(
        trader("rostock", "feuer rote blaue", "1 rostock-35 visby-33 ..."), trader("rostock", "augen soja")
    )
    feuer, augen = harbour.kind("feuer"), harbour.kind("augen")
    deal = outlook(harbour, Offer(0, 1, harbour.beans("feuer", 0), (augen,)))
    rostock, visby = harbour.card("rostock-35", 0), harbour.card("visby-33", 0)
    assert deal == Bargain(
        bought=(),
        cost=0,
        payable=True,
        partner=1,
        load=3,
        their_load=2,
        places=8,
        misfit=-1,
        changes=(Change(rostock, (), (feuer,)), Change(visby, (augen,), ())),
        arrival=None,
    )


@pytest.mark.parametrize(
    "nonsense",
    [
        Offer(0, 1, (0, 0)),
        Offer(0, 1, (99_999,)),
        Offer(0, 1, (), (99,)),
        Offer(0, 7),
        Offer(0, 0),
    ],
)
def test_nothing_is_told_of_a_draft_that_makes_no_sense(nonsense: Offer) -> None:
    harbour = board(trader("rostock", "8 blaue"), trader("rostock"))
    assert outlook(harbour, nonsense) is None


def test_an_offer_to_all_tells_no_other_cart() -> None:
    harbour = board(trader("rostock", "feuer"), trader("rostock", "augen"))
    deal = outlook(harbour, Offer(0, -1, harbour.beans("feuer", 0)))
    assert isinstance(deal, Bargain)
    assert (deal.load, deal.their_load, deal.misfit) == (0, -1, -1)


@pytest.mark.parametrize(("mine", "theirs", "misfit"), [("8 feuer", "rote", 0), ("2 feuer", "8 rote", 1)])
def test_h18_a_deal_tells_whose_cart_has_no_room(mine: str, theirs: str, misfit: Seat) -> None:
    harbour = board(trader("rostock", mine), trader("rostock", theirs))
    rote = harbour.kind("rote")
    gives, wants = ((), (rote,)) if misfit == 0 else (harbour.beans("2 feuer", 0), ())
    deal = outlook(harbour, Offer(0, 1, gives, wants))
    assert isinstance(deal, Bargain)
    assert deal.misfit == misfit


def test_h17_an_invitation_tells_what_has_to_be_bought() -> None:
    harbour = board(
        trader("danzig", "", money=5),
        trader("rostock", "rote", "4 5 6 7 1 2 3"),
        cities={"danzig": "feuer | augen"},
    )
    token = harbour.state.boxes[harbour.city("danzig")][1][0]
    deal = outlook(harbour, Offer(0, 1, (token,), (harbour.kind("rote"),), invites=True))
    assert isinstance(deal, Bargain)
    price = harbour.state.prices[harbour.kind("augen")]
    assert (deal.bought, deal.cost, deal.payable) == ((harbour.kind("augen"),), price, False)
    assert deal.arrival == Arrival(1, harbour.state.hands[1][0])


@pytest.mark.parametrize(
    ("first", "expected"),
    [
        ("4 ...", {}),
        ("3 ...", {"bill": Bill(15, 9, 6, 0, 6, 12)}),
        ("2 ...", {"supply": True}),
        ("visby-33 ...", {"loses": True}),
    ],
)
def test_h20_an_invitation_tells_what_the_first_card_does(first: str, expected: dict[str, object]) -> None:
    harbour = board(trader("danzig"), trader("rostock", "", first, money=9))
    deal = outlook(harbour, Offer(0, 1, invites=True))
    assert isinstance(deal, Bargain)
    hidden = "loses" in expected
    arrival = Arrival(1, -1 if hidden else harbour.state.hands[1][0], **expected)  # type: ignore[arg-type]
    assert deal.arrival == arrival
    own = outlook(harbour, Offer(1, 0, invites=True))
    assert isinstance(own, Bargain)
    assert own.arrival == Arrival(1, harbour.state.hands[1][0], **expected)  # type: ignore[arg-type]


def test_taking_and_sealing_tell_the_same_from_both_sides() -> None:
    word = WrittenAgreement(1, ["rote"])
    offer = WrittenOffer(number=1, seat=0, gives=["feuer"], wants=["rote"], agreed=[word])
    taker = trader("rostock", "rote soja", "1 rostock-35 ...")
    harbour = board(trader("rostock", "feuer"), taker, offers=[offer])
    rostock = harbour.card("rostock-35", 1)
    seal, take = outlook(harbour, Seal(0, 1, 1)), outlook(harbour, Take(1, 1, harbour.beans("rote", 1)))
    assert isinstance(seal, Bargain)
    assert isinstance(take, Bargain)
    assert (seal.load, seal.their_load, seal.partner) == (1, 2, 1)
    assert (take.load, take.their_load, take.partner) == (2, 1, 0)
    feuer, rote = harbour.kind("feuer"), harbour.kind("rote")
    assert take.changes == (Change(rostock, (feuer,), (rote,)),)


# Buying, paying, giving up, delivering.


def test_h19_a_bean_tells_its_price_the_contract_it_completes_and_the_prices_after_the_turn() -> None:
    harbour = board(
        trader("danzig", "", "1 visby-33 ...", money=30), cities={"danzig": "feuer | augen | 2 feuer"}
    )
    token = harbour.state.boxes[harbour.city("danzig")][1][0]
    buy = outlook(harbour, BuyBean(0, token))
    assert isinstance(buy, Purchase)
    price = harbour.state.prices[harbour.kind("augen")]
    assert (buy.price, buy.left) == (price, 30 - price)
    assert [change.contract for change in buy.changes] == [harbour.card("visby-33", 0)]
    assert prices(harbour, buy.later) == {"feuer": 5, "augen": 11}
    double = harbour.state.boxes[harbour.city("danzig")][2][1]
    more = outlook(harbour, BuyBean(0, double))
    assert isinstance(more, Purchase)
    assert more.later == ()


def test_h21_a_scarce_bean_tells_its_highest_price() -> None:
    harbour = board(trader("danzig", "", money=30))
    buy = outlook(harbour, BuyScarce(0, harbour.kind("augen")))
    assert isinstance(buy, Purchase)
    assert (buy.price, buy.left) == (15, 15)


def test_h9_a_contract_tells_its_price() -> None:
    harbour = board(trader("danzig", money=30))
    buy = outlook(harbour, harbour.buy_contract(0, "1"))
    assert isinstance(buy, Purchase)
    assert (buy.price, buy.left) == (5, 25)


def test_h13_a_bean_given_for_a_toll_tells_what_is_due_then() -> None:
    debtor = trader("danzig", "blaue garten", "1 visby-33 2 4 5 6 7")
    harbour = board(debtor, phase="travel", played="0/3", debtor=0, due=7)
    base = harbour.game.atlas.base
    for key in ("blaue", "garten"):
        worth = base[harbour.kind(key)]
        payment = outlook(harbour, PayBean(0, harbour.beans(key, 0)[0]))
        assert isinstance(payment, Payment)
        assert (payment.worth, payment.due, payment.over) == (worth, max(0, 7 - worth), max(0, worth - 7))
    blaue = outlook(harbour, PayBean(0, harbour.beans("blaue", 0)[0]))
    assert isinstance(blaue, Payment)
    assert [change.contract for change in blaue.changes] == [harbour.card("visby-33", 0)]


def test_h18_a_bean_put_back_tells_the_contract_it_spoils() -> None:
    harbour = board(trader("danzig", "2 blaue augen", "1 visby-33 ..."))
    spare = outlook(harbour, PutBack(0, harbour.beans("blaue", 0)[0]))
    last = outlook(harbour, PutBack(0, harbour.beans("augen", 0)[0]))
    assert spare == Loss(changes=())
    change = Change(harbour.card("visby-33", 0), (), (harbour.kind("augen"),))
    assert last == Loss(changes=(change,))


def test_h8_a_delivery_tells_its_value_and_the_contracts_it_spoils() -> None:
    harbour = board(trader("rostock", "feuer rote blaue", "rostock-35 rostock-44 ..."))
    delivery = outlook(harbour, harbour.deliver(0, "rostock-35"))
    assert isinstance(delivery, Delivery)
    assert delivery.value == 35
    assert [change.contract for change in delivery.changes] == [harbour.card("rostock-44", 0)]


# Endings.


def test_h22_the_end_of_a_trade_tells_the_contracts_that_would_be_lost() -> None:
    harbour = board(trader("rostock", "feuer"), laid="visby-33 rostock-35")
    ending = outlook(harbour, Done(0))
    assert isinstance(ending, Ending)
    visby, rostock = ending.loses
    assert rostock.missing == (harbour.kind("rote"),)
    assert visby.missing == (harbour.kind("blaue"), harbour.kind("augen"))
    assert ending.reckoning is None


def test_who_is_done_as_a_partner_loses_nothing() -> None:
    harbour = board(trader("rostock"), laid="visby-33")
    assert outlook(harbour, Done(1)) is None
    assert outlook(harbour, Decline(1, 1)) is None


def test_h28_the_last_word_tells_what_could_be_fulfilled_and_what_one_has() -> None:
    harbour = board(trader("rostock", "feuer rote", "rostock-35 ...", money=10, loan=4), phase="final")
    ending = outlook(harbour, Done(0))
    assert isinstance(ending, Ending)
    beans = sum(harbour.game.atlas.base[harbour.kind(key)] for key in ("feuer", "rote"))
    assert ending.loses == (Order(harbour.card("rostock-35", 0), (), False),)
    assert ending.reckoning == Reckoning(10, beans, 8, 10 + beans - 8)


# The board.


def test_h2_a_city_is_read_by_its_lowest_free_box() -> None:
    harbour = board(trader("rostock"), phase="travel", cities={"danzig": "feuer"})
    town = reading(harbour).towns[harbour.city("danzig")]
    assert (town.box, prices(harbour, town.prices)) == (1, {"feuer": 7, "augen": 13})
    assert (town.later, town.cause) == ((), "")


def test_h19_prices_of_a_trade_are_held_and_those_to_come_are_told() -> None:
    held = {"feuer": 5, "augen": 11}
    harbour = board(trader("danzig"), cities={"danzig": "| augen"}, prices=held)
    town = reading(harbour).towns[harbour.city("danzig")]
    assert (town.box, prices(harbour, town.prices)) == (2, held)
    assert (prices(harbour, town.later), town.cause) == ({"feuer": 7, "augen": 13}, "turn")


def test_h10_harvests_that_wait_are_told_with_the_prices_they_bring() -> None:
    harbour = board(trader("rostock"), trader(waiting=[0]), phase="travel")
    town = reading(harbour).towns[harbour.city("danzig")]
    assert town.coming == (Coming(1, (Lot(harbour.kind("feuer"), 3),)),)
    assert (prices(harbour, town.later), town.cause) == ({"feuer": 7, "augen": 13}, "harvest")


def test_somebody_who_looks_on_reads_prices_and_no_contracts() -> None:
    harbour = board(trader("rostock", "feuer", "rostock-35 ..."), laid="visby-33")
    for seat in (STRANGER, ALL_SEEING):
        board_read = reading(harbour, seat)
        assert (board_read.orders, board_read.asked, board_read.reckoning) == ((), (), None)
        assert len(board_read.towns) == 8


# What holds in any game.


@pytest.mark.parametrize("choice", KIT.choices)
def test_what_is_told_of_a_choice_comes_true(choice: Choice) -> None:
    moment = Moment(KIT, choice, 11, 0)
    told = [foretold(moment, state, action) for state, action in moment.onward(KIT.longest)]
    assert sum(told) > 20


def test_earnings_are_told_before_they_are_paid() -> None:
    harbour = board(trader("rostock", "feuer rote", "rostock-35 ..."))
    delivery = outlook(harbour, harbour.deliver(0, "rostock-35"))
    events = harbour.do(harbour.deliver(0, "rostock-35"))
    assert isinstance(delivery, Delivery)
    assert found(events, Earned)[0].thalers == delivery.value
