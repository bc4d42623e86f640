from __future__ import annotations

import pytest

from haricot.beans.written import WrittenAgreement, WrittenOffer, WrittenRefusal
from haricot.cards.actions import BuyField, Sell
from haricot.cards.events import FieldBought
from haricot.kernel.actions import Decline, Done, Offer, Seal, Take, Wish, Withdraw
from haricot.kernel.events import (
    Agreed,
    AgreementLapsed,
    Declined,
    Lapsed,
    MarkedDone,
    Offered,
    Traded,
    Wished,
    Withdrawn,
)
from haricot.kernel.offers import Agreement, OpenOffer, Standing
from haricot.kernel.types import ALL
from tests.positions import Board, player, table


def market(*offers: WrittenOffer) -> Board:
    """Anna is active; she, Ben and Cleo have something to trade."""
    return table(player("rote blaue sau"), player("2 soja garten"), player("soja augen"), offers=offers)


def numbers(board: Board) -> list[int]:
    return [offer.number for offer in board.state.offers]


TO_BEN = WrittenOffer(number=1, seat=0, to=1, gives=["rote"], wants=["soja"])
TO_ALL = WrittenOffer(number=1, seat=0, gives=["rote"], wants=["soja"])
AGREED = WrittenOffer(
    number=1,
    seat=0,
    gives=["rote"],
    wants=["soja"],
    agreed=[WrittenAgreement(1, ["soja"]), WrittenAgreement(2, ["soja"])],
)


def test_m1_an_offer_gets_a_number_and_names_cards_and_kinds() -> None:
    board = market()
    offer = board.offer(0, "rote blaue", "2 soja", to=1)
    assert board.do(offer) == [Offered(1, 0, 1, offer.gives, offer.wants, 0, 0, 0)]
    assert board.state.offers == [OpenOffer(1, 0, 1, offer.gives, offer.wants)]


def test_m1_numbers_are_not_used_again() -> None:
    board = market(TO_BEN)
    board.do(Withdraw(0, 1), board.offer(0, "sau", to=1))
    assert numbers(board) == [2]


def test_m1_numbers_go_on_in_the_next_turn() -> None:
    board = table(player("rote"), player(), player("sau"), offers=[TO_BEN])
    board.do(Done(0), Done(0))
    assert (board.state.active, board.phase()) == (1, "trade")
    board.do(board.offer(2, "sau", to=1))
    assert numbers(board) == [2]


def test_m1_the_active_player_may_address_all() -> None:
    board = market()
    board.do(board.offer(0, "rote", "soja"))
    assert board.state.offers[0].to == ALL


def test_m1_an_offer_never_changes() -> None:
    board = market(TO_ALL)
    board.do(board.take(1, 1, "soja"), Decline(2, 1))
    (offer,) = board.state.offers
    assert (offer.number, offer.seat, offer.to, offer.gives) == (1, 0, ALL, board.cards("rote", 0))
    assert (offer.agreed, offer.declined) == ((Agreement(1, board.cards("soja", 1)),), (2,))


def test_m1_talers_can_be_part_of_it_where_they_may_be_traded() -> None:
    board = table(player("rote", talers="2 sau"), player("soja"), trade_talers=True)
    board.do(board.offer(0, "rote", "soja", to=1, pays=2))
    assert (board.state.offers[0].pays, board.state.offers[0].asks) == (2, 0)


def test_m1_a_gift_is_taken_like_every_other_offer() -> None:
    board = market()
    board.do(board.offer(0, "rote"), Take(2, 1), Seal(0, 1, 2))
    assert board.aside(2) == "rote"


def test_m2_taking_strikes_the_deal() -> None:
    board = market(TO_BEN)
    given, received = board.cards("rote", 0), board.cards("soja", 1)
    assert board.do(Take(1, 1, received)) == [Traded(1, 0, 1, given, received, 0, 0)]
    assert (board.aside(0), board.aside(1), numbers(board)) == ("soja", "rote", [])


def test_m2_the_taker_chooses_which_cards_go() -> None:
    board = market(TO_BEN)
    first, second, _ = board.state.hands[1]
    assert board.takes(1) == {Take(1, 1, (first,)), Take(1, 1, (second,))}
    board.do(Take(1, 1, (second,)))
    assert board.state.aside[0] == [second]


def test_m2_several_kinds_are_listed_in_every_choice_of_copies() -> None:
    board = market(WrittenOffer(number=1, seat=0, to=1, gives=["rote"], wants=["garten", "soja"]))
    first, second, garten = board.state.hands[1]
    assert board.takes(1) == {Take(1, 1, (first, garten)), Take(1, 1, (second, garten))}


def test_m2_not_more_than_a_hundred_choices_are_listed() -> None:
    offer = WrittenOffer(number=1, seat=0, to=1, gives=["rote"], wants=["blaue"] * 5 + ["feuer"] * 5)
    board = table(player("rote"), player("10 blaue 10 feuer"), offers=[offer])
    assert len(board.takes(1)) == 100
    for take in board.takes(1):
        board.game.check(board.state, take)


def test_m2_who_lacks_a_card_is_offered_no_take() -> None:
    offer = WrittenOffer(number=1, seat=0, to=2, gives=["rote"], wants=["soja", "soja"])
    board = market(offer)
    assert board.legal(2) == {Decline(2, 1), Done(2)}


def test_m2_other_cards_than_the_wanted_are_refused() -> None:
    board = market(TO_BEN)
    assert board.refused(board.take(1, 1, "garten")).rule == "M2"
    assert board.refused(board.take(1, 1, "2 soja")).rule == "M2"


def test_m3_taking_an_offer_to_all_moves_nothing_yet() -> None:
    board = market(TO_ALL)
    card = board.cards("soja", 1)
    assert board.do(Take(1, 1, card)) == [Agreed(1, 1, card)]
    assert (board.aside(0), board.aside(1), board.hand(1)) == ("", "", "2 soja garten")


def test_m3_several_may_agree_and_one_deal_is_carried_out() -> None:
    board = market(AGREED)
    assert board.legal(0) == {Seal(0, 1, 1), Seal(0, 1, 2), Withdraw(0, 1), Done(0)}
    card = board.cards("soja", 2)
    events = board.do(Seal(0, 1, 2))
    assert events == [Traded(1, 0, 2, tuple(board.state.aside[2]), card, 0, 0)]
    assert (board.hand(1), board.hand(2)) == ("2 soja garten", "augen")
    assert numbers(board) == []


def test_m3_the_deal_is_sealed_with_somebody_who_agreed() -> None:
    board = market(AGREED)
    assert board.refused(Seal(0, 1, 3)).rule == "M3"


def test_m3_only_the_active_player_offers_to_all() -> None:
    board = market()
    assert board.refused(board.offer(1, "soja")).rule == "B11"


def test_m4_a_counter_offer_names_the_offer_it_answers_and_the_first_stays_open() -> None:
    board = market(TO_BEN)
    board.do(board.offer(1, "soja", "rote blaue", to=0, answers=1))
    assert [(offer.number, offer.answers) for offer in board.state.offers] == [(1, 0), (2, 1)]


def test_m4_an_offer_to_all_may_be_countered_too() -> None:
    board = market(TO_ALL)
    board.do(board.offer(2, "augen", "rote", to=0, answers=1))
    assert board.state.offers[1].answers == 1


def test_m4_it_goes_to_the_player_who_made_that_one() -> None:
    board = market(WrittenOffer(number=1, seat=1, to=0, gives=["soja"], wants=["rote"]))
    assert board.refused(board.offer(0, "sau", "soja", to=2, answers=1)).rule == "M4"


def test_m4_it_comes_from_somebody_who_was_asked() -> None:
    board = market(TO_BEN)
    assert board.refused(board.offer(2, "soja", "rote", to=0, answers=1)).rule == "M4"


def test_m5_a_card_may_stand_in_several_offers() -> None:
    board = market(TO_BEN)
    board.do(board.offer(0, "rote", "augen", to=2))
    assert numbers(board) == [1, 2]


def test_m5_offers_lapse_whose_maker_has_no_longer_the_cards() -> None:
    other = WrittenOffer(number=2, seat=0, to=2, gives=["rote", "blaue"], wants=["augen"])
    third = WrittenOffer(number=3, seat=0, to=2, gives=["blaue"], wants=["augen"])
    board = market(TO_BEN, other, third)
    assert board.do(board.take(1, 1, "soja"))[1:] == [Lapsed(2)]
    assert numbers(board) == [3]


def test_m5_the_takers_own_offers_lapse_too() -> None:
    own = WrittenOffer(number=2, seat=1, to=0, gives=["soja", "soja"], wants=["blaue"])
    board = market(TO_BEN, own)
    assert board.do(board.take(1, 1, "soja"))[1:] == [Lapsed(2)]


def test_m5_the_word_of_those_who_have_no_longer_the_cards_lapses() -> None:
    board = market(AGREED)
    board.do(board.offer(2, "soja", "blaue", to=0))
    events = board.do(board.take(0, 2, "blaue"))
    assert events[1:] == [AgreementLapsed(1, 2)]
    assert [word.seat for word in board.state.offers[0].agreed] == [1]


def test_m5_a_word_that_can_be_kept_stands() -> None:
    board = market(AGREED)
    board.do(board.offer(2, "augen", "blaue", to=0))
    board.do(board.take(0, 2, "blaue"))
    assert [word.seat for word in board.state.offers[0].agreed] == [1, 2]


def test_m5_buying_a_field_lets_offers_of_talers_lapse() -> None:
    offer = WrittenOffer(number=1, seat=0, to=1, wants=["soja"], pays=2)
    board = table(player("", talers="4 sau"), player("soja"), trade_talers=True, offers=[offer])
    events = board.do(BuyField(0))
    assert isinstance(events[0], FieldBought)
    assert events[1:] == [Lapsed(1)]


def test_m5_buying_a_field_takes_back_a_word_that_cost_talers() -> None:
    said = [WrittenAgreement(1, []), WrittenAgreement(2, [])]
    offer = WrittenOffer(number=1, seat=0, gives=["rote"], asks=1, agreed=said)
    poor, rich = player(talers="3 sau"), player(talers="4 soja")
    board = table(player("rote"), poor, rich, trade_talers=True, offers=[offer])
    assert board.do(BuyField(1))[1:] == [AgreementLapsed(1, 1)]
    assert len(board.do(BuyField(2))) == 1


def test_m6_three_offers_may_be_open() -> None:
    board = market(TO_BEN)
    board.do(board.offer(0, "blaue", to=1), board.offer(0, "sau", to=1))
    assert board.refused(board.offer(0, "sau", "soja", to=1)).rule == "M6"
    board.do(Withdraw(0, 2), board.offer(0, "sau", "soja", to=1))
    assert numbers(board) == [1, 3, 4]


def test_m6_everybody_has_three() -> None:
    board = market(TO_BEN)
    board.do(board.offer(0, "blaue", to=1), board.offer(0, "sau", to=1), board.offer(1, "garten", to=0))
    assert numbers(board) == [1, 2, 3, 4]


def test_m7_an_open_offer_is_not_made_twice() -> None:
    board = market(TO_BEN)
    broken = board.refused(board.offer(0, "rote", "soja", to=1))
    assert (broken.rule, broken.params["offer"]) == ("M7", 1)


def test_m7_other_copies_and_another_order_are_the_same_terms() -> None:
    offer = WrittenOffer(number=1, seat=1, to=0, gives=["soja.0", "garten"], wants=["rote", "sau"])
    board = table(player("rote sau"), player("soja.0 garten soja.1"), offers=[offer])
    _, garten, other = board.state.hands[1]
    assert board.refused(Offer(1, 0, (garten, other), board.kinds("sau rote"))).rule == "M7"


def test_m7_the_same_terms_to_another_player_are_another_offer() -> None:
    board = market(TO_BEN)
    board.do(board.offer(0, "rote", "soja", to=2), board.offer(0, "rote", "soja"))
    assert numbers(board) == [1, 2, 3]


def test_m7_declined_terms_are_not_offered_to_that_player_again() -> None:
    board = market(TO_BEN)
    board.do(Decline(1, 1))
    assert board.refused(board.offer(0, "rote", "soja", to=1)).rule == "M7"
    board.do(board.offer(0, "rote", "soja", to=2), board.offer(0, "blaue", "soja", to=1))
    assert numbers(board) == [2, 3]


def test_m7_terms_that_all_have_declined_are_not_offered_to_all_again() -> None:
    board = market(TO_ALL)
    board.do(Decline(1, 1), Decline(2, 1), Decline(3, 1))
    assert board.refused(board.offer(0, "rote", "soja")).rule == "M7"


def test_m7_terms_that_one_has_declined_may_be_offered_to_all() -> None:
    board = market(TO_BEN)
    board.do(Decline(1, 1), board.offer(0, "rote", "soja"))
    assert numbers(board) == [2]


def refusing() -> Board:
    """Ben has declined Anna's rote for soja."""
    refused = WrittenRefusal(by=1, seat=0, gives=["rote"], wants=["soja"])
    return table(
        player("rote blaue", "2 sau", talers="3 feuer"),
        player("soja garten"),
        player("augen"),
        refused=[refused],
    )


def test_m7_after_a_deal_the_same_terms_may_be_offered_again() -> None:
    board = refusing()
    board.do(board.offer(0, "blaue", to=2), Take(2, 1))
    board.do(board.offer(0, "rote", "soja", to=1))
    assert numbers(board) == [2]


@pytest.mark.parametrize("change", [Sell(0, 0), BuyField(0)])
def test_m7_after_a_field_was_sold_or_bought_the_same_terms_may_be_offered_again(
    change: Sell | BuyField,
) -> None:
    board = refusing()
    board.do(change, board.offer(0, "rote", "soja", to=1))
    assert numbers(board) == [1]


def test_m7_a_wish_changes_nothing() -> None:
    board = refusing()
    board.do(Wish(1, board.kinds("rote")), Done(2))
    assert board.refused(board.offer(0, "rote", "soja", to=1)).rule == "M7"


def test_m8_only_who_was_asked_takes_or_declines() -> None:
    board = market(TO_BEN)
    assert board.refused(board.take(2, 1, "soja")).rule == "M8"
    assert board.refused(Decline(2, 1)).rule == "M8"
    assert board.legal(2) == {Done(2)}


def test_m8_nobody_says_the_same_thing_twice() -> None:
    board = market(AGREED)
    assert board.refused(board.take(1, 1, "soja")).rule == "M8"
    board.do(Decline(1, 1))
    assert board.refused(Decline(1, 1)).rule == "M8"
    assert Decline(1, 1) not in board.legal(1)


def test_m8_who_agreed_may_decline() -> None:
    board = market(AGREED)
    assert board.do(Decline(1, 1)) == [Declined(1, 1)]
    (offer,) = board.state.offers
    assert ([word.seat for word in offer.agreed], offer.declined) == ([2], (1,))


def test_m8_who_declined_may_agree() -> None:
    board = market(TO_ALL)
    board.do(Decline(1, 1), board.take(1, 1, "soja"))
    (offer,) = board.state.offers
    assert ([word.seat for word in offer.agreed], offer.declined) == ([1], ())


def test_m8_an_offer_that_everybody_has_declined_is_gone() -> None:
    board = market(TO_ALL)
    board.do(Decline(1, 1), Decline(2, 1))
    assert numbers(board) == [1]
    assert board.do(Decline(3, 1)) == [Declined(1, 3), Lapsed(1)]
    assert numbers(board) == []


def test_m8_only_its_maker_withdraws_or_seals() -> None:
    board = market(AGREED)
    assert board.refused(Withdraw(1, 1)).rule == "M8"
    assert board.refused(Seal(2, 1, 1)).rule == "M8"
    assert Withdraw(0, 1) in board.legal(0)
    assert board.do(Withdraw(0, 1)) == [Withdrawn(1)]
    assert numbers(board) == []


def test_m9_a_wish_is_seen_by_all_and_binds_nobody() -> None:
    board = market()
    wants, gives = board.kinds("rote"), board.kinds("soja")
    (event,) = board.do(Wish(1, wants, gives))
    assert event.seen_by(3) == event == Wished(1, wants, gives)
    assert board.game.view(board.state, 3).wishes[1] == Standing(wants, gives)
    board.do(Done(1))
    assert board.hand(1) == "2 soja garten"


def test_m9_a_new_wish_takes_the_place_of_the_last_one() -> None:
    board = market()
    board.do(Wish(1, board.kinds("rote")), Wish(1, (), board.kinds("garten")))
    assert board.state.wishes == [None, Standing((), board.kinds("garten")), None, None]


def test_m9_wishes_are_forgotten_when_the_trading_ends() -> None:
    board = market()
    board.do(Wish(1, board.kinds("rote")), Done(0))
    assert board.state.wishes == [None] * 4


def test_m9_one_may_wish_for_what_nobody_has() -> None:
    board = market()
    board.do(Wish(3, board.kinds("brech"), board.kinds("blaue")))
    assert board.state.wishes[3] is not None


def test_m10_the_others_see_the_mark() -> None:
    board = market()
    assert board.do(Done(1)) == [MarkedDone(1)]
    assert board.game.view(board.state, 3).done == [False, True, False, False]
    assert board.legal(1) == set()
    assert board.refused(Done(1)).rule == "M10"


def test_m10_making_an_offer_clears_it() -> None:
    board = market()
    board.do(Done(1), board.offer(1, "soja", to=0))
    assert board.state.done[1] is False


def test_m10_taking_an_offer_clears_it() -> None:
    board = market(TO_BEN)
    board.do(Done(1), board.take(1, 1, "soja"))
    assert board.state.done[1] is False


def test_m10_agreeing_to_an_offer_clears_it() -> None:
    board = market(TO_ALL)
    board.do(Done(1), board.take(1, 1, "soja"))
    assert board.state.done[1] is False


def test_m10_declining_does_not_clear_it() -> None:
    board = market(TO_BEN)
    board.do(Done(1), Decline(1, 1))
    assert board.state.done[1] is True


def test_m10_the_done_of_the_active_player_closes_the_trading() -> None:
    board = market(TO_BEN)
    board.do(Done(0))
    assert (board.phase(), numbers(board)) == ("plant traded", [])


def test_m11_an_offer_moves_something() -> None:
    assert market().refused(Offer(0, 1)).rule == "M11"


def test_m11_an_offer_is_not_to_oneself() -> None:
    board = market()
    assert board.refused(board.offer(0, "rote", to=0)).rule == "M11"


def test_m11_an_offer_moves_a_hundred_cards_at_most() -> None:
    board = market()
    assert board.refused(Offer(0, 1, board.cards("rote", 0), (0,) * 100)).rule == "M11"
    board.do(Offer(0, 1, board.cards("rote", 0), (0,) * 99))
    assert numbers(board) == [1]


def test_m11_talers_go_one_way() -> None:
    board = table(player("rote", talers="sau"), player(talers="soja"), trade_talers=True)
    assert board.refused(board.offer(0, "rote", to=1, pays=1, asks=1)).rule == "M11"


@pytest.mark.parametrize("wants", ["brech", "20 blaue", "2 augen"])
def test_m11_one_may_ask_for_what_the_other_player_does_not_have(wants: str) -> None:
    board = market()
    board.do(board.offer(0, "rote", wants, to=2))
    assert numbers(board) == [1]


def test_m11_one_may_ask_for_talers_the_other_player_does_not_have() -> None:
    board = table(player("rote"), player(), trade_talers=True)
    board.do(board.offer(0, "rote", to=1, asks=5))
    assert numbers(board) == [1]
