from __future__ import annotations

from typing import Any

import pytest

from haricot.beans.written import WrittenAgreement, WrittenOffer
from haricot.games.hansa.actions import BuyBean, BuyScarce, PayBean
from haricot.games.hansa.events import (
    BeanBought,
    BeanPaid,
    BeanPutBack,
    GuestCame,
    GuestCardPlayed,
    HarvestTaken,
    LoanTaken,
    Moved,
    Paid,
    TollDue,
)
from haricot.kernel.actions import Decline, Done, Offer, Seal, Take, Wish
from haricot.kernel.events import Agreed, Declined, Lapsed, Offered, Traded, Wished
from haricot.kernel.types import ALL
from tests.harbour import Board, board, trader

# H16: who is invited, and how.


def hosting(guest: str = "sau", hand: str = "4 ...", money: int = 0, **kept: Any) -> Board:
    """Seat 0 trades in Rostock; seat 1 is in Visby with a cart and a hand, seat 2 in Rostock."""
    return board(
        trader("rostock", "blaue rote", money=30),
        trader("visby", guest, hand, money=money),
        trader("rostock", "feuer soja"),
        cities={"rostock": "sau | soja"},
        **kept,
    )


def test_h16_the_opponents_pawn_moves_to_the_active_players_city() -> None:
    harbour = hosting()
    harbour.do(harbour.invite(1))
    assert harbour.at(1) == "visby"
    events = harbour.do(Take(1, 1))
    assert events[:2] == [GuestCame(1, 1), Moved(1, harbour.city("rostock"))]
    assert harbour.at(1) == "rostock"


@pytest.mark.parametrize("city", ["aalborg", "bremen", "danzig", "edinburgh", "hamburg", "malmo", "visby"])
def test_h16_an_opponent_is_invited_from_anywhere(city: str) -> None:
    harbour = board(trader("rostock"), trader(city))
    harbour.do(harbour.invite(1), Take(1, 1))
    assert harbour.at(1) == "rostock"


def test_h16_an_opponent_may_refuse() -> None:
    harbour = hosting()
    harbour.do(harbour.invite(1))
    assert harbour.do(Decline(1, 1)) == [Declined(1, 1), Lapsed(1)]
    assert harbour.at(1) == "visby"


def test_h16_an_opponent_may_ask_to_be_invited() -> None:
    harbour = hosting()
    harbour.do(harbour.ask(1))
    events = harbour.do(Take(0, 1))
    assert events[:2] == [GuestCame(1, 1), Moved(1, harbour.city("rostock"))]


def test_h16_the_active_player_need_not_invite_who_asks() -> None:
    harbour = hosting()
    harbour.do(harbour.ask(1, "sau"), Decline(0, 1))
    assert (harbour.at(1), harbour.state.offers) == ("visby", [])


def test_h16_an_invitation_may_be_countered() -> None:
    harbour = hosting()
    harbour.do(harbour.invite(1, "blaue", "sau"))
    harbour.do(harbour.offer(1, "sau", "rote", to=0, answers=1, invites=True))
    harbour.do(harbour.take(0, 2, "rote"))
    assert (harbour.at(1), harbour.cart(0), harbour.cart(1)) == ("rostock", "blaue sau", "rote")
    assert harbour.state.offers == []


def test_h16_several_opponents_may_be_invited() -> None:
    harbour = board(trader("rostock"), trader("visby"), trader("malmo"))
    harbour.do(harbour.invite(1), Take(1, 1), harbour.invite(2), Take(2, 2))
    assert [harbour.at(seat) for seat in range(3)] == ["rostock"] * 3


def test_h16_only_the_active_player_invites() -> None:
    harbour = hosting()
    assert harbour.why_not(Offer(1, 2, invites=True)) == ("H17", "not-active")


def test_h16_an_invitation_to_all_is_open_to_everybody_who_could_be_invited() -> None:
    harbour = hosting()
    harbour.do(harbour.invite(ALL, "blaue", "sau"))
    assert harbour.do(harbour.take(1, 1, "sau")) == [Agreed(1, 1, harbour.beans("sau", 1))]
    assert harbour.refused(harbour.take(2, 1, "feuer")).code == "not-asked"
    harbour.do(Seal(0, 1, 1))
    assert (harbour.at(1), harbour.cart(0), harbour.cart(1)) == ("rostock", "rote sau", "blaue")


def test_h16_an_invitation_to_all_is_gone_when_all_who_could_come_have_declined() -> None:
    harbour = hosting()
    harbour.do(harbour.invite(ALL, "blaue"))
    assert harbour.do(Decline(1, 1)) == [Declined(1, 1), Lapsed(1)]


def test_h16_an_invitation_to_all_lapses_when_nobody_is_left_who_could_come() -> None:
    harbour = hosting()
    harbour.do(harbour.invite(ALL, "blaue"), harbour.invite(1))
    assert harbour.do(Take(1, 2))[-1] == Lapsed(1)
    assert harbour.state.offers == []


def test_h16_who_has_come_no_longer_counts_as_willing_to_come() -> None:
    harbour = board(trader("rostock", "blaue rote"), trader("visby", "sau"), trader("malmo", "sau"))
    harbour.do(harbour.invite(ALL, "blaue", "sau"), harbour.take(1, 1, "sau"), harbour.take(2, 1, "sau"))
    harbour.do(harbour.invite(1), Take(1, 2))
    assert [word.seat for word in harbour.state.offers[0].agreed] == [2]
    assert harbour.refused(Seal(0, 1, 1)).code == "not-agreed"


def test_h16_ruling_an_opponent_already_there_needs_no_invitation() -> None:
    harbour = hosting()
    harbour.do(harbour.offer(0, "blaue", "feuer", to=2), harbour.take(2, 1, "feuer"))
    assert (harbour.cart(0), harbour.cart(2)) == ("rote feuer", "soja blaue")


@pytest.mark.parametrize("asking", [False, True])
def test_h16_ruling_an_opponent_already_there_gets_none(asking: bool) -> None:
    harbour = hosting()
    broken = harbour.refused(harbour.ask(2) if asking else harbour.invite(2))
    assert (broken.rule, broken.code, broken.params) == ("H16", "no-invitation", {"seat": 2})


def test_h16_ruling_under_guests_one_may_be_invited_there_and_plays_the_card() -> None:
    harbour = hosting(trade_with="guests")
    card = harbour.card("1", 2)
    harbour.do(harbour.invite(2))
    assert harbour.do(Take(2, 1)) == [GuestCame(1, 2), GuestCardPlayed(2, card, False)]
    assert (harbour.at(2), harbour.hand(2)) == ("rostock", "2 3 4 5 6 7 1")


@pytest.mark.parametrize("trade_with", ["same city", "guests"])
def test_h16_ruling_each_opponent_at_most_once_a_turn(trade_with: str) -> None:
    harbour = hosting(trade_with=trade_with)
    harbour.do(harbour.invite(1), Take(1, 1))
    assert harbour.refused(harbour.invite(1)).code == "no-invitation"
    assert harbour.refused(harbour.ask(1)).code == "no-invitation"


def test_h16_ruling_in_the_next_turn_an_opponent_may_be_invited_again() -> None:
    harbour = board(
        trader("rostock", invited=True), trader("rostock", invited=True), phase="end", trade_with="guests"
    )
    harbour.do(Done(0))
    harbour.do(harbour.travel("rostock"))
    harbour.do(harbour.invite(0))
    assert harbour.state.offers[0].to == 0


def test_h16_other_invitations_of_a_guest_lapse() -> None:
    harbour = hosting()
    harbour.do(harbour.invite(1), harbour.invite(1, "blaue"), harbour.ask(1, "sau"))
    events = harbour.do(Take(1, 1))
    assert [event for event in events if isinstance(event, Lapsed)] == [Lapsed(2), Lapsed(3)]


# H17: trade.


def in_one_city(mine: str = "2 blaue rote", theirs: str = "sau soja", **kept: Any) -> Board:
    """Seats 0 and 1 are in Rostock, seat 2 is in Visby."""
    return board(
        trader("rostock", mine, money=30), trader("rostock", theirs), trader("visby", "garten"), **kept
    )


@pytest.mark.parametrize(
    ("gives", "wants"),
    [("blaue", "sau"), ("2 blaue", "sau"), ("2 blaue rote", "sau soja"), ("rote", "sau soja")],
)
def test_h17_beans_against_beans_in_any_ratio(gives: str, wants: str) -> None:
    harbour = in_one_city()
    given, received = harbour.beans(gives, 0), harbour.beans(wants, 1)
    harbour.do(harbour.offer(0, gives, wants, to=1))
    assert harbour.do(Take(1, 1, received)) == [Traded(1, 0, 1, given, received, 0, 0)]
    assert set(received) <= set(harbour.state.carts[0])
    assert set(given) <= set(harbour.state.carts[1])


def test_h17_the_others_make_offers_to_the_active_player() -> None:
    harbour = in_one_city()
    harbour.do(harbour.offer(1, "sau", "rote", to=0), harbour.take(0, 1, "rote"))
    assert (harbour.cart(0), harbour.cart(1)) == ("2 blaue sau", "soja rote")


@pytest.mark.parametrize(("giver", "taker"), [(0, 1), (1, 0)])
def test_h17_gifts_are_included(giver: int, taker: int) -> None:
    harbour = in_one_city("blaue", "blaue")
    harbour.do(harbour.offer(giver, "blaue", to=taker), Take(taker, 1))
    assert (harbour.cart(giver), harbour.cart(taker)) == ("", "2 blaue")


def test_h17_nobody_has_to_accept_a_gift() -> None:
    harbour = in_one_city()
    harbour.do(harbour.offer(0, "blaue", to=1), Decline(1, 1))
    assert (harbour.cart(0), harbour.state.offers) == ("2 blaue rote", [])


def test_h17_only_with_players_in_the_same_city() -> None:
    harbour = in_one_city()
    broken = harbour.refused(harbour.offer(0, "blaue", "garten", to=2))
    assert (broken.rule, broken.code, broken.params) == ("H17", "not-here", {"seat": 2})
    assert harbour.refused(harbour.offer(2, "garten", to=0)).code == "not-here"


def test_h17_an_offer_to_all_is_open_to_those_in_the_same_city() -> None:
    harbour = in_one_city()
    harbour.do(harbour.offer(0, "blaue"))
    assert harbour.refused(Take(2, 1)).code == "not-asked"
    harbour.do(Take(1, 1), Seal(0, 1, 1))
    assert harbour.cart(1) == "sau soja blaue"


def test_h17_a_guest_trades_on_after_the_invitation() -> None:
    harbour = in_one_city()
    harbour.do(harbour.invite(2), Take(2, 1), harbour.offer(2, "garten", "rote", to=0))
    harbour.do(harbour.take(0, 2, "rote"))
    assert (harbour.cart(0), harbour.cart(2)) == ("2 blaue garten", "rote")


@pytest.mark.parametrize("to", [2, ALL])
def test_h17_two_who_are_not_active_never_trade(to: int) -> None:
    harbour = board(*[trader("rostock", "blaue")] * 3)
    broken = harbour.refused(harbour.offer(1, "blaue", to=to))
    assert (broken.rule, broken.code, broken.params) == ("H17", "not-active", {"active": 0})


@pytest.mark.parametrize("phase", ["travel", "end"])
def test_h17_there_is_no_trade_in_other_phases(phase: str) -> None:
    harbour = in_one_city(phase=phase)
    assert harbour.why_not(harbour.offer(0, "blaue", "sau", to=1)) == ("H17", "out-of-phase")


@pytest.mark.parametrize(("pays", "asks"), [(1, 0), (0, 1)])
def test_h17_no_money_is_traded(pays: int, asks: int) -> None:
    harbour = in_one_city()
    assert harbour.why_not(Offer(0, 1, harbour.beans("blaue", 0), (), pays, asks)) == ("H17", "no-money")


def test_h17_no_bean_that_is_not_on_the_cart_is_traded() -> None:
    harbour = in_one_city(cities={"rostock": "sau"})
    for token in (harbour.bean("sau", 1), harbour.state.reserve[0][0], harbour.sold("sau"), -1, 117):
        assert harbour.why_not(Offer(0, 1, (token,))) == ("H17", "not-on-cart")


def test_h17_no_bean_is_given_twice() -> None:
    harbour = in_one_city()
    assert harbour.why_not(Offer(0, 1, harbour.beans("rote", 0) * 2)) == ("H17", "bean-twice")


def test_h17_an_offer_lapses_when_its_bean_is_gone() -> None:
    harbour = in_one_city()
    harbour.do(harbour.offer(0, "rote", "sau", to=1))
    assert harbour.do(harbour.put_back(0, "rote"))[-1] == Lapsed(1)


def test_h17_an_offer_lapses_when_its_bean_is_delivered() -> None:
    harbour = board(trader("rostock", "feuer rote", "rostock-35 ..."), trader("rostock", "sau"))
    harbour.do(harbour.offer(0, "rote", "sau", to=1))
    assert harbour.do(harbour.deliver(0, "rostock-35"))[-1] == Lapsed(1)


@pytest.mark.parametrize("what", ["deal", "purchase", "bean put back", "delivery"])
def test_h17_terms_that_were_declined_may_be_offered_again_after_something_has_changed(what: str) -> None:
    harbour = board(
        trader("rostock", "blaue rote feuer sau", "rostock-35 ...", money=30),
        trader("rostock", "soja garten"),
        cities={"rostock": "sau"},
    )
    again = harbour.offer(0, "blaue", "soja", to=1)
    harbour.do(again, Decline(1, 1))
    assert harbour.refused(again).code == "declined-already"
    if what == "deal":
        harbour.do(harbour.offer(0, "sau", to=1), Take(1, 2))
    else:
        changes = {
            "purchase": harbour.buy("sau"),
            "bean put back": harbour.put_back(0, "rote"),
            "delivery": harbour.deliver(0, "rostock-35"),
        }
        harbour.do(changes[what])
    harbour.do(again)


def test_h17_an_offer_to_all_that_nobody_was_there_for_was_not_declined() -> None:
    harbour = board(trader("rostock", "blaue rote"))
    harbour.do(harbour.offer(0, "blaue", "sau"))
    assert isinstance(harbour.do(harbour.offer(0, "rote", "sau"))[0], Offered)


def test_h17_terms_are_not_declined_by_those_who_were_not_asked() -> None:
    harbour = hosting()
    harbour.do(harbour.invite(ALL, "blaue"), Decline(1, 1), harbour.invite(1), Take(1, 2))
    assert isinstance(harbour.do(harbour.invite(ALL, "rote"))[0], Offered)


def test_h17_promises_for_later_are_wishes_and_bind_nobody() -> None:
    harbour = in_one_city()
    assert harbour.do(Wish(2, harbour.kinds("blaue"), harbour.kinds("garten"))) == [
        Wished(2, harbour.kinds("blaue"), harbour.kinds("garten"))
    ]
    assert harbour.cart(2) == "garten"


def test_h17_ruling_same_city_lets_all_who_are_there_trade() -> None:
    harbour = in_one_city(trade_with="same city")
    harbour.do(harbour.offer(0, "rote", "sau", to=1), harbour.take(1, 1, "sau"))
    assert harbour.cart(0) == "2 blaue sau"


def test_h17_ruling_same_city_is_the_default() -> None:
    assert in_one_city().game.options.trade_with == "same city"


def test_h17_ruling_guests_lets_only_those_invited_this_turn_trade() -> None:
    harbour = in_one_city(trade_with="guests")
    assert harbour.why_not(harbour.offer(0, "rote", "sau", to=1)) == ("H17", "not-here")
    harbour.do(harbour.invite(1), Take(1, 1))
    harbour.do(harbour.offer(0, "rote", "sau", to=1), harbour.take(1, 2, "sau"))
    assert harbour.cart(0) == "2 blaue sau"


def test_h17_ruling_guests_an_offer_to_all_is_open_to_guests_only() -> None:
    harbour = board(
        trader("rostock", "blaue"), trader("rostock"), trader("rostock", invited=True), trade_with="guests"
    )
    harbour.do(harbour.offer(0, "blaue"))
    assert harbour.refused(Take(1, 1)).code == "not-asked"
    harbour.do(Take(2, 1), Seal(0, 1, 2))
    assert harbour.cart(2) == "blaue"


def test_h17_ruling_an_invitation_may_state_one_exchange() -> None:
    harbour = hosting("2 sau")
    given, received = harbour.beans("blaue", 0), harbour.beans("2 sau", 1)
    harbour.do(harbour.invite(1, "blaue", "2 sau"))
    events = harbour.do(Take(1, 1, received))
    assert events[-1] == Traded(1, 0, 1, given, received, 0, 0)
    assert (harbour.cart(0), harbour.cart(1)) == ("rote 2 sau", "blaue")


def test_h17_ruling_who_asks_to_be_invited_may_state_one_exchange() -> None:
    harbour = hosting("garten")
    harbour.do(harbour.ask(1, "garten", "blaue rote"), harbour.take(0, 1, "blaue rote"))
    assert (harbour.cart(0), harbour.cart(1), harbour.at(1)) == ("garten", "blaue rote", "rostock")


def test_h17_ruling_it_may_include_beans_still_to_be_bought_here_and_the_purchase_is_first() -> None:
    harbour = hosting("garten")
    bought = harbour.sold("soja")
    harbour.do(harbour.invite(1, "soja", "garten"))
    events = harbour.do(harbour.take(1, 1, "garten"))
    assert events[-3:-1] == [Paid(0, 9, "beans"), BeanBought(0, bought)]
    assert isinstance(events[-1], Traded)
    assert (harbour.cart(0), harbour.cart(1), harbour.state.money[0]) == ("blaue rote garten", "soja", 21)
    assert harbour.boxes("rostock") == "sau"


def test_h17_ruling_the_active_player_takes_with_beans_still_to_be_bought() -> None:
    harbour = hosting("garten")
    harbour.do(harbour.ask(1, "garten", "sau blaue"))
    harbour.do(harbour.take(0, 1, "blaue sau", promised=True))
    assert (harbour.cart(0), harbour.cart(1), harbour.state.money[0]) == ("rote garten", "blaue sau", 24)


def test_h17_ruling_only_an_invitation_includes_beans_still_to_be_bought() -> None:
    harbour = hosting()
    assert harbour.why_not(Offer(0, 2, (harbour.sold("sau"),))) == ("H17", "not-on-cart")


def test_h17_ruling_only_the_active_player_promises_beans_of_the_city() -> None:
    harbour = hosting()
    assert harbour.refused(Offer(1, 0, (harbour.sold("sau"),), invites=True)).code == "not-on-cart"


def test_h17_ruling_it_need_not_be_payable_when_it_is_offered() -> None:
    harbour = board(trader("rostock", money=5), trader("visby"), cities={"rostock": "sau"})
    harbour.do(harbour.invite(1, "sau"))
    assert len(harbour.state.offers) == 1


@pytest.mark.parametrize(("money", "payable"), [(7, False), (8, True)])
def test_h17_ruling_it_must_be_payable_when_accepted(money: int, payable: bool) -> None:
    harbour = board(trader("rostock", money=money), trader("visby"), cities={"rostock": "sau"})
    harbour.do(harbour.invite(1, "sau"))
    assert (Take(1, 1) in harbour.legal(1)) == payable
    if payable:
        harbour.do(Take(1, 1))
        assert (harbour.state.money[0], harbour.cart(1)) == (0, "sau")
    else:
        broken = harbour.refused(Take(1, 1))
        assert (broken.rule, broken.code) == ("H17", "too-few-thalers")
        assert broken.params == {"have": money, "need": 8}


def test_h17_ruling_it_must_be_payable_when_accepted_all_of_it() -> None:
    harbour = board(trader("rostock", money=14), trader("visby"), cities={"rostock": "2 sau | soja"})
    harbour.do(harbour.invite(1, "sau soja"))
    assert harbour.refused(Take(1, 1)).code == "too-few-thalers"


@pytest.mark.parametrize(
    ("mine", "theirs", "wants", "seat"),
    [
        ("8 blaue", "2 rote", "2 rote", 0),
        ("7 blaue", "8 rote", "", 1),
        ("8 blaue", "rote", "rote", -1),
        ("7 blaue", "2 rote", "2 rote", -1),
    ],
)
def test_h17_ruling_it_must_fit_both_carts_when_accepted(
    mine: str, theirs: str, wants: str, seat: int
) -> None:
    harbour = board(trader("rostock", mine), trader("visby", theirs))
    harbour.do(harbour.invite(1, "blaue", wants))
    action = harbour.take(1, 1, wants)
    if seat < 0:
        harbour.do(action)
    else:
        broken = harbour.refused(action)
        assert (broken.rule, broken.code, broken.params) == ("H18", "no-room", {"seat": seat})
        assert action not in harbour.legal(1)


@pytest.mark.parametrize(("cart", "fits"), [("7 blaue", True), ("8 blaue", False)])
def test_h17_ruling_what_is_bought_must_fit_before_the_swap(cart: str, fits: bool) -> None:
    harbour = board(trader("rostock", cart, money=30), trader("visby"), cities={"rostock": "sau"})
    harbour.do(harbour.invite(1, "sau"))
    assert (Take(1, 1) in harbour.legal(1)) == fits


def test_h17_ruling_what_is_received_must_fit_beside_what_is_kept() -> None:
    harbour = board(
        trader("rostock", "7 blaue", money=30), trader("visby", "2 rote"), cities={"rostock": "sau"}
    )
    harbour.do(harbour.invite(1, "sau", "2 rote"))
    broken = harbour.refused(harbour.take(1, 1, "2 rote"))
    assert (broken.rule, broken.code, broken.params) == ("H18", "no-room", {"seat": 0})


def test_h17_ruling_a_guest_paying_a_toll_in_beans_gives_unpromised_ones_first() -> None:
    harbour = hosting("garten soja", "3 ...", money=5)
    harbour.do(harbour.invite(1, "blaue", "garten"))
    harbour.do(harbour.take(1, 1, "garten"))
    assert harbour.legal(1) == {harbour.pay(1, "soja")}
    assert harbour.why_not(harbour.pay(1, "garten")) == ("H17", "promised")
    harbour.do(harbour.pay(1, "soja"))
    assert (harbour.state.due, harbour.legal(1)) == (1, {harbour.pay(1, "garten")})


def test_h17_ruling_who_asked_for_the_invitation_gives_unpromised_beans_first_too() -> None:
    harbour = hosting("garten soja", "3 ...", money=8)
    harbour.do(harbour.ask(1, "garten", "blaue"), harbour.take(0, 1, "blaue"))
    assert harbour.refused(harbour.pay(1, "garten")).code == "promised"
    harbour.do(harbour.pay(1, "soja"))
    assert (harbour.cart(0), harbour.cart(1)) == ("rote garten", "blaue")


def test_h17_ruling_the_exchange_is_carried_out_right_after_the_toll() -> None:
    harbour = hosting("garten soja", "3 ...", money=8)
    harbour.do(harbour.invite(1, "sau", "garten"), harbour.take(1, 1, "garten"))
    assert (harbour.cart(0), harbour.state.money[0]) == ("blaue rote", 30)
    events = harbour.do(harbour.pay(1, "soja"))
    assert [type(event) for event in events] == [BeanPaid, Paid, BeanBought, Traded]
    assert (harbour.cart(0), harbour.cart(1), harbour.state.money[0]) == ("blaue rote garten", "sau", 24)


def test_h17_ruling_an_exchange_made_impossible_lapses() -> None:
    harbour = hosting("garten", "3 ...", money=5)
    harbour.do(harbour.invite(1, "blaue", "garten"), harbour.take(1, 1, "garten"))
    events = harbour.do(harbour.pay(1, "garten"))
    assert isinstance(events[0], BeanPaid)
    assert events[1:] == [Lapsed(1)]
    assert (harbour.cart(0), harbour.cart(1), harbour.at(1)) == ("blaue rote", "", "rostock")
    assert (harbour.state.pending, harbour.state.debtor) == (None, -1)


@pytest.mark.parametrize("promise", ["blaue", "sau"])
def test_h17_what_was_agreed_binds_the_host_while_the_guest_pays(promise: str) -> None:
    """The host has promised a bean of the cart, or one that 6 thalers will buy, and may not undo it."""
    harbour = board(
        trader("rostock", "blaue rote", money=6),
        trader("visby", "garten soja", "3 ...", money=5),
        cities={"rostock": "sau | soja"},
    )
    harbour.do(harbour.invite(1, promise, "garten"), harbour.take(1, 1, "garten"))
    weasel = harbour.put_back(0, "blaue") if promise == "blaue" else harbour.buy_contract(0, "1")
    assert harbour.refused(weasel).rule == "H17"


def test_h17_what_nobody_was_promised_may_be_put_back_while_the_guest_pays() -> None:
    harbour = hosting("garten soja", "3 ...", money=5)
    harbour.do(harbour.invite(1, "blaue", "garten"), harbour.take(1, 1, "garten"))
    assert isinstance(harbour.do(harbour.put_back(0, "rote"))[0], BeanPutBack)


# H18: room.


@pytest.mark.parametrize(("giver", "taker"), [(0, 1), (1, 0)])
def test_h18_never_more_than_eight_beans_by_a_deal(giver: int, taker: int) -> None:
    harbour = board(trader("rostock", "8 blaue"), trader("rostock", "8 rote"))
    kind = "blaue" if giver == 0 else "rote"
    harbour.do(harbour.offer(giver, kind, to=taker))
    broken = harbour.refused(Take(taker, 1))
    assert (broken.rule, broken.code, broken.params) == ("H18", "no-room", {"seat": taker})
    assert Take(taker, 1) not in harbour.legal(taker)
    assert Decline(taker, 1) in harbour.legal(taker)


def test_h18_a_full_cart_swaps_one_for_one() -> None:
    harbour = board(trader("rostock", "8 blaue"), trader("rostock", "8 rote"))
    harbour.do(harbour.offer(0, "blaue", "rote", to=1), harbour.take(1, 1, "rote"))
    assert (harbour.cart(0), harbour.cart(1)) == ("7 blaue rote", "7 rote blaue")


def test_h18_who_agreed_and_has_no_room_left_is_not_sealed_with() -> None:
    said = [WrittenAgreement(1, [])]
    harbour = board(
        trader("rostock", "blaue soja"),
        trader("rostock", "7 rote"),
        offers=[WrittenOffer(number=1, seat=0, gives=["blaue"], agreed=said)],
    )
    harbour.do(harbour.offer(0, "soja", to=1), Take(1, 2))
    assert harbour.refused(Seal(0, 1, 1)).code == "no-room"
    assert Seal(0, 1, 1) not in harbour.legal(0)


@pytest.mark.parametrize("phase", ["travel", "trade", "end"])
@pytest.mark.parametrize("seat", [0, 1])
def test_h18_beans_may_be_put_back_at_any_time_for_nothing(phase: str, seat: int) -> None:
    harbour = board(trader("rostock", "2 blaue rote"), trader("visby", "2 blaue rote"), phase=phase)
    token = harbour.bean("blaue", seat)
    assert harbour.do(harbour.put_back(seat, "blaue")) == [BeanPutBack(seat, token)]
    assert (harbour.cart(seat), harbour.left("blaue"), harbour.state.money) == ("blaue rote", 15, [0, 0, 0])


def test_h18_only_beans_of_the_own_cart_are_put_back() -> None:
    harbour = board(trader("rostock", "blaue"), trader("rostock", "rote"))
    for token in (harbour.bean("rote", 1), harbour.state.reserve[0][0], -1, 117):
        assert harbour.why_not(type(harbour.put_back(0, "blaue"))(0, token)) == ("H18", "not-on-cart")


def test_h18_one_bean_of_each_kind_is_listed() -> None:
    harbour = board(trader("rostock", "3 blaue 2 rote"), phase="end")
    assert harbour.legal(0) == {Done(0), harbour.put_back(0, "blaue"), harbour.put_back(0, "rote")}


def test_h18_room_can_be_made_for_a_purchase() -> None:
    harbour = board(trader("rostock", "8 blaue", money=8), cities={"rostock": "sau"})
    assert harbour.refused(harbour.buy("sau")).rule == "H18"
    harbour.do(harbour.put_back(0, "blaue"), harbour.buy("sau"))
    assert harbour.cart(0) == "7 blaue sau"


# H19: buying beans.


def test_h19_a_bean_is_paid_and_loaded() -> None:
    harbour = board(trader("rostock", "rote", money=20), cities={"rostock": "sau | soja"})
    token = harbour.sold("soja")
    assert harbour.do(harbour.buy("soja")) == [Paid(0, 9, "beans"), BeanBought(0, token)]
    assert (harbour.cart(0), harbour.state.money[0], harbour.boxes("rostock")) == ("rote soja", 11, "sau")


def test_h19_only_the_active_player_buys() -> None:
    harbour = board(trader("rostock", money=20), trader("rostock", money=20), cities={"rostock": "sau"})
    assert harbour.why_not(BuyBean(1, harbour.sold("sau"))) == ("H19", "not-your-turn")
    assert not harbour.listed(1, BuyBean)


def test_h19_only_in_the_own_city() -> None:
    harbour = board(trader("rostock", money=50), cities={"rostock": "sau", "visby": "rote"})
    for token in (harbour.state.boxes[harbour.city("visby")][0][0], harbour.state.reserve[0][0], -1, 117):
        assert harbour.why_not(BuyBean(0, token)) == ("H19", "not-for-sale")


@pytest.mark.parametrize("phase", ["travel", "end"])
def test_h19_only_in_the_trade_phase(phase: str) -> None:
    harbour = board(trader("rostock", money=50), cities={"rostock": "sau"}, phase=phase)
    assert harbour.refused(harbour.buy("sau")).code == "out-of-phase"


def test_h19_prices_are_those_of_the_beginning_of_the_phase_however_much_is_bought() -> None:
    harbour = board(trader("rostock", money=90), cities={"rostock": "2 sau | soja | sau | 2 soja"})
    for kind in ("sau", "sau", "soja", "sau", "soja", "soja"):
        harbour.do(harbour.buy(kind))
    assert (harbour.cart(0), harbour.state.money[0]) == ("2 sau soja sau 2 soja", 90 - 3 * 4 - 3 * 5)
    assert harbour.prices() == {"sau": 4, "soja": 5}


@pytest.mark.parametrize("order", ["sau soja", "soja sau"])
def test_h19_the_order_does_not_matter(order: str) -> None:
    harbour = board(trader("rostock", money=15), cities={"rostock": "sau | soja"})
    for kind in order.split():
        harbour.do(harbour.buy(kind))
    assert harbour.state.money[0] == 0


@pytest.mark.parametrize(("box", "left"), [(1, " | soja | 2 sau"), (3, "sau | soja | sau")])
def test_h19_ruling_where_a_kind_lies_in_several_boxes_the_buyer_names_the_box(box: int, left: str) -> None:
    harbour = board(trader("rostock", money=15), cities={"rostock": "sau | soja | 2 sau"})
    harbour.do(harbour.buy("sau", box))
    assert harbour.boxes("rostock") == left


def test_h19_the_top_bean_of_every_box_that_can_be_paid_is_listed() -> None:
    harbour = board(trader("rostock", money=6), cities={"rostock": "2 sau | sau | 3 soja"})
    assert harbour.listed(0, BuyBean) == {harbour.buy("sau", 1), harbour.buy("sau", 2)}


def test_h19_beans_must_be_paid() -> None:
    harbour = board(trader("rostock", "8 blaue", money=8), cities={"rostock": "sau | soja"})
    broken = harbour.refused(harbour.buy("soja"))
    assert (broken.rule, broken.code, broken.params) == ("H19", "too-few-thalers", {"have": 8, "need": 9})


# H20: guests.


def invited(hand: str, cart: str = "sau", money: int = 0, **kept: Any) -> Board:
    """Seat 1 comes as a guest, with a hand and a cart."""
    harbour = hosting(cart, hand, money, **kept)
    harbour.do(harbour.invite(1))
    return harbour


def test_h20_another_travel_card_does_nothing_and_goes_to_the_back() -> None:
    harbour = invited("5 visby-33 ...")
    card = harbour.card("5", 1)
    events = harbour.do(Take(1, 1))
    assert events == [GuestCame(1, 1), Moved(1, harbour.city("rostock")), GuestCardPlayed(1, card, False)]
    assert harbour.hand(1) == "visby-33 1 2 3 4 6 7 5"


def test_h20_toll_costs_15_thalers() -> None:
    harbour = invited("3 ...", money=40)
    assert harbour.do(Take(1, 1))[-1] == Paid(1, 15, "toll")
    assert (harbour.state.money[1], harbour.hand(1)) == (25, "1 2 4 5 6 7 3")


def test_h20_a_contract_is_discarded() -> None:
    harbour = invited("visby-33 ...")
    card = harbour.card("visby-33", 1)
    assert harbour.do(Take(1, 1))[-1] == GuestCardPlayed(1, card, True)
    assert (harbour.hand(1), harbour.spent()) == ("1 2 3 4 5 6 7", "visby-33")


def test_h20_with_supply_the_guest_takes_the_top_harvest_card_face_up() -> None:
    harbour = invited("2 ...", harvests=[4, 5])
    assert harbour.do(Take(1, 1))[-1] == HarvestTaken(1, 4)
    assert (harbour.state.waiting, harbour.state.harvests) == ([[], [4], []], [5])
    assert (harbour.hand(1), harbour.boxes("hamburg")) == ("1 3 4 5 6 7 2", "")
    assert harbour.game.view(harbour.state, 2).waiting == [[], [4], []]


def test_h20_a_guest_may_have_several_harvest_cards_waiting() -> None:
    harbour = board(
        trader("rostock"), trader("visby", hand="2 ...", waiting=[7]), harvests=[4, 5], put_by=[8, 9]
    )
    harbour.do(harbour.invite(1), Take(1, 1))
    assert harbour.state.waiting[1] == [7, 4]


def test_h20_the_card_is_played_before_anything_is_traded() -> None:
    harbour = hosting("garten", "2 ...")
    harbour.do(harbour.invite(1, "blaue", "garten"))
    events = harbour.do(harbour.take(1, 1, "garten"))
    assert [type(event) for event in events] == [GuestCame, Moved, GuestCardPlayed, HarvestTaken, Traded]


def test_h20_ruling_short_of_money_all_of_it_is_paid_then_beans() -> None:
    harbour = invited("3 ...", "rote blaue", 2)
    events = harbour.do(Take(1, 1))
    assert events[-2:] == [Paid(1, 2, "toll"), TollDue(1, 13)]
    assert harbour.game.waits_for(harbour.state) == [1]
    harbour.do(harbour.pay(1, "rote"), harbour.pay(1, "blaue"))
    assert (harbour.cart(1), harbour.state.loans[1]) == ("", 0)
    assert (harbour.game.waits_for(harbour.state), harbour.phase()) == ([0], "trade")


def test_h20_ruling_short_of_beans_too_the_rest_is_a_loan() -> None:
    harbour = invited("3 ...", "", 2)
    assert harbour.do(Take(1, 1))[-3:] == [Paid(1, 2, "toll"), TollDue(1, 13), LoanTaken(1, 13)]
    assert harbour.state.loans[1] == 13


def test_h20_meanwhile_the_market_waits() -> None:
    harbour = invited("3 ...", "rote blaue", 2)
    harbour.do(harbour.offer(0, "blaue", "feuer", to=2), Take(1, 1))
    for action in (harbour.take(2, 2, "feuer"), Done(0), harbour.buy("sau"), Wish(2, (0,))):
        assert harbour.why_not(action) == ("H20", "wait-for-toll")
    assert {type(action) for action in harbour.legal(1)} == {PayBean}


def test_h20_the_guest_does_nothing_before_the_toll_is_paid() -> None:
    harbour = invited("3 ...", "rote blaue", 2)
    harbour.do(Take(1, 1))
    assert harbour.why_not(harbour.put_back(1, "rote")) == ("H13", "toll-first")


# H21: scarcity.


def scarce(*carts: str, money: int = 50, city: str = "visby", **kept: Any) -> Board:
    """Some carts, and cities with only a few beans."""
    seats = [trader(city, cart, money=money if seat == 0 else 0) for seat, cart in enumerate(carts or [""])]
    return board(*seats, **kept)


def test_h21_one_bean_comes_from_the_reserve_at_the_highest_price_of_the_column() -> None:
    harbour = scarce("sau")
    token = harbour.state.reserve[harbour.kind("rote")][-1]
    assert harbour.do(harbour.buy_scarce("rote")) == [Paid(0, 16, "beans"), BeanBought(0, token)]
    assert (harbour.cart(0), harbour.state.money[0], harbour.left("rote")) == ("sau rote", 34, 12)


@pytest.mark.parametrize(
    ("city", "kind", "price"),
    [("hamburg", "blaue", 10), ("edinburgh", "blaue", 8), ("malmo", "garten", 20), ("aalborg", "garten", 18)],
)
def test_h21_the_price_is_that_of_the_city(city: str, kind: str, price: int) -> None:
    harbour = scarce(city=city, cities={"hamburg": "feuer | soja", "malmo": "brech | brech"})
    harbour.do(harbour.buy_scarce(kind))
    assert harbour.state.money[0] == 50 - price


@pytest.mark.parametrize("where", ["own cart", "other cart", "other city", "own city"])
def test_h21_only_if_the_kind_is_on_no_beanometer_and_no_cart(where: str) -> None:
    carts = ("rote" if where == "own cart" else "sau", "rote" if where == "other cart" else "sau")
    cities = {"other city": {"edinburgh": "rote"}, "own city": {"visby": "sau | rote"}}.get(where, {})
    harbour = scarce(*carts, cities=cities)
    assert harbour.why_not(harbour.buy_scarce("rote")) == ("H21", "not-scarce")
    assert not [action for action in harbour.listed(0, BuyScarce) if action == harbour.buy_scarce("rote")]


def test_h21_only_in_a_city_that_sells_it() -> None:
    harbour = scarce()
    assert harbour.why_not(harbour.buy_scarce("garten")) == ("H21", "not-sold-here")
    assert harbour.listed(0, BuyScarce) == {harbour.buy_scarce("sau"), harbour.buy_scarce("rote")}


def test_h21_exactly_one() -> None:
    harbour = scarce()
    harbour.do(harbour.buy_scarce("rote"))
    assert harbour.refused(harbour.buy_scarce("rote")).code == "not-scarce"


@pytest.mark.parametrize("kind", [-1, 8, 99])
def test_h21_the_kind_must_exist(kind: int) -> None:
    broken = scarce().refused(BuyScarce(0, kind))
    assert (broken.rule, broken.code) == ("H21", "no-such-kind")


def test_h21_it_must_be_paid() -> None:
    harbour = scarce(money=15)
    broken = harbour.refused(harbour.buy_scarce("rote"))
    assert (broken.rule, broken.code, broken.params) == ("H21", "too-few-thalers", {"have": 15, "need": 16})
    assert harbour.listed(0, BuyScarce) == {harbour.buy_scarce("sau")}


def test_h21_there_must_be_room_for_it() -> None:
    harbour = scarce("8 blaue")
    assert harbour.why_not(harbour.buy_scarce("rote")) == ("H18", "cart-full")
    assert not harbour.listed(0, BuyScarce)


def test_h21_ruling_the_active_player() -> None:
    harbour = board(trader("visby"), trader("visby", money=50))
    assert harbour.why_not(harbour.buy_scarce("rote", seat=1)) == ("H21", "not-your-turn")
    assert not harbour.listed(1, BuyScarce)


@pytest.mark.parametrize("phase", ["travel", "end"])
def test_h21_ruling_in_phase_2(phase: str) -> None:
    harbour = scarce(phase=phase)
    assert harbour.why_not(harbour.buy_scarce("rote")) == ("H21", "out-of-phase")


def test_h21_ruling_once_per_kind_and_turn() -> None:
    harbour = scarce()
    harbour.do(harbour.buy_scarce("rote"))
    harbour.do(harbour.put_back(0, "rote"))
    assert harbour.why_not(harbour.buy_scarce("rote")) == ("H21", "one-only")
    assert harbour.listed(0, BuyScarce) == {harbour.buy_scarce("sau")}
    harbour.do(harbour.buy_scarce("sau"))


def test_h21_ruling_in_the_next_turn_it_can_be_bought_again() -> None:
    harbour = scarce("", "", phase="end", scarce="rote")
    harbour.do(Done(0))
    assert harbour.state.scarce == []
