from __future__ import annotations

import pytest

from haricot.beans.events import ContractDrawn
from haricot.beans.tables import Tables
from haricot.cards.actions import BuyField, Fulfil, LayOut, Sell
from haricot.cards.events import Drew
from haricot.games.bohnanza.events import ContractPaid, ContractReturned, Fulfilled, LaidOut
from haricot.kernel.actions import Done, Offer, Take
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import GameEnded, PhaseBegan
from haricot.kernel.offers import Result
from haricot.kernel.types import ALL_SEEING, HIDDEN
from tests.positions import Board, contract_table, player, start

FEW_CONTRACTS = """
name = "few"
[bean.a]
cards = 60
meter = [[2, 1]]
[contracts]
lowest = 1
highest = 1
"""


def with_contracts(players: int = 4) -> Board:
    return start(players=players, extension=True, contracts=True)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_e4_everybody_draws_a_contract_to_the_back_of_the_hand(players: int) -> None:
    board = with_contracts(players)
    for hand in board.state.hands:
        assert [board.game.law.is_bean(card) for card in hand] == [True] * (len(hand) - 1) + [False]
    assert len(board.state.contracts) == 39 - players


def test_e4_contracts_are_drawn_after_the_beans_are_dealt() -> None:
    dealt = [type(event) for event in with_contracts().state.news]
    assert dealt[:24] == [Drew] * 20 + [ContractDrawn] * 4


def test_e4_contracts_do_not_change_how_the_beans_lie() -> None:
    plain = start(extension=True).state
    board = with_contracts()
    assert board.state.deck == plain.deck
    assert [hand[:-1] for hand in board.state.hands] == plain.hands


def test_e4_the_contract_pile_is_shuffled() -> None:
    first, other = with_contracts().state, start(2, extension=True, contracts=True).state
    assert first.contracts != sorted(first.contracts)
    assert first.contracts != other.contracts


def test_e4_there_are_39_contracts_every_pair_of_1_to_6_and_three_of_them_twice() -> None:
    pairs = with_contracts().game.pairs
    sizes = range(1, 7)
    doubled = [(3, 4), (4, 3), (4, 4)]
    assert sorted(pairs) == sorted([(left, right) for left in sizes for right in sizes] + doubled)


def test_e4_only_its_owner_sees_the_contract_drawn() -> None:
    event = ContractDrawn(1, 140)
    assert event.seen_by(1) == event.seen_by(ALL_SEEING) == event
    assert event.seen_by(0) == ContractDrawn(1, HIDDEN)


def test_e4_it_travels_forward_with_the_hand() -> None:
    board = contract_table(player("rote sau 3/4"), phase="plant")
    board.do(board.plant(0, "rote", 0))
    assert board.hand(0) == "sau 3/4"
    board.do(board.plant(0, "sau", 1))
    assert board.hand(0) == "3/4"


def test_e4_without_the_option_there_are_no_contracts() -> None:
    board = start(extension=True)
    assert (board.game.pairs, board.state.contracts) == ([], [])


def test_e4_tables_with_fewer_contracts_than_players_are_refused() -> None:
    few = Tables.parse(FEW_CONTRACTS, "few.toml")
    with pytest.raises(HaricotError, match="contract"):
        start(tables=few, extension=True, contracts=True)


@pytest.mark.parametrize("fields", [("3 rote", "4 soja"), ("3 soja", "4 soja"), ("", "3 rote", "4 soja")])
def test_e5_a_field_and_the_next_one_to_its_right(fields: tuple[str, ...]) -> None:
    board = contract_table(player("3/4", *fields))
    assert Fulfil(0) in board.legal(0)
    board.do(Fulfil(0))
    assert board.hand(0) == ""


@pytest.mark.parametrize(
    "fields",
    [("4 rote", "3 soja"), ("3 rote", "", "4 soja"), ("4 rote", "", "3 soja"), ("3 rote",), ("", "4 rote")],
)
def test_e5_other_fields_do_not_meet_it(fields: tuple[str, ...]) -> None:
    board = contract_table(player("3/4", *fields))
    assert board.refused(Fulfil(0)).rule == "E5"
    assert Fulfil(0) not in board.legal(0)


@pytest.mark.parametrize("fields", [("3 rote", "5 soja"), ("4 rote", "4 soja"), ("2 rote", "4 soja")])
def test_e5_the_numbers_are_exact(fields: tuple[str, ...]) -> None:
    broken = contract_table(player("3/4", *fields)).refused(Fulfil(0))
    assert (broken.rule, broken.params) == ("E5", {"left": 3, "right": 4})


def test_e5_the_kinds_do_not_matter() -> None:
    board = contract_table(player("1/1", "acker", "acker"))
    board.do(Fulfil(0))
    assert board.words(board.state.fulfilled[0]) == "1/1"


@pytest.mark.parametrize("phase", ["plant", "trade", "plant traded"])
def test_e6_it_is_fulfilled_in_any_phase_of_the_own_turn(phase: str) -> None:
    board = contract_table(player("sau 1/2", "rote", "2 soja"), phase=phase)
    contract = board.card("1/2", 0)
    assert board.do(Fulfil(0)) == [Fulfilled(0, contract)]
    assert board.state.fulfilled[0] == [contract]


@pytest.mark.parametrize("phase", ["plant", "trade", "plant traded"])
def test_e6_on_the_own_turn_only(phase: str) -> None:
    board = contract_table(player("sau"), player("1/2", "rote", "2 soja"), phase=phase)
    assert board.refused(Fulfil(1)).rule == "E6"
    assert Fulfil(1) not in board.legal(1)


@pytest.mark.parametrize("hand", ["1/2 sau blaue", "sau 1/2 blaue", "sau blaue 1/2"])
def test_e6_wherever_in_the_hand_it_is(hand: str) -> None:
    board = contract_table(player(hand, "rote", "2 soja"))
    board.do(Fulfil(0))
    assert board.hand(0) == "sau blaue"


def test_e6_also_when_it_lies_exposed() -> None:
    board = contract_table(player("sau", "rote", "2 soja", exposed="1/2"))
    contract = board.card("1/2", 0)
    board.do(Fulfil(0))
    assert (board.state.fulfilled[0], board.state.exposed[0]) == ([contract], -1)


def test_e6_it_is_shown_to_all() -> None:
    board = contract_table(player("sau 1/2", "rote", "2 soja"))
    (shown,) = board.do(Fulfil(0))
    assert shown.seen_by(2) == shown
    assert board.game.view(board.state, 2).fulfilled == board.state.fulfilled


def test_e6_it_counts_as_one_taler() -> None:
    board = contract_table(player("", fulfilled="1/2 3/4", talers="sau"), phase="plant traded", exhaustions=3)
    assert board.state.coins(0) == board.game.view(board.state, 1).coins(0) == 3
    board.do(Done(0))
    assert board.state.result == Result((3, 0, 0, 0), (0,))


def test_e6_the_fields_stay_as_they_are() -> None:
    board = contract_table(player("1/2", "rote", "2 soja"))
    board.do(Fulfil(0))
    assert board.fields(0) == ["rote", "2 soja"]


def test_e6_who_waited_for_the_own_turn_fulfils_if_the_fields_still_fit() -> None:
    board = contract_table(player("sau"), player("sau 1/2", "rote", "2 soja"), phase="plant traded")
    board.do(Done(0), Fulfil(1))
    assert board.words(board.state.fulfilled[1]) == "1/2"


def test_e6_when_the_own_turn_comes_the_fields_must_still_fit() -> None:
    board = contract_table(player("sau"), player("sau 1/2", "rote", "2 soja"), phase="plant traded")
    board.do(Sell(1, 1), Done(0))
    assert board.refused(Fulfil(1)).rule == "E5"


def test_e6_the_final_sale_is_nobodys_turn() -> None:
    board = contract_table(player("1/2", "rote", "2 brech"), phase="plant traded", exhaustions=3)
    board.do(Done(0))
    assert board.state.result == Result((0, 0, 0, 0), (0, 1, 2, 3))
    assert board.refused(Fulfil(0)).rule == "B24"


def test_e6_a_fulfilled_contract_is_money_for_a_third_field() -> None:
    board = contract_table(player(fulfilled="1/1 1/2 1/3 1/4"))
    assert BuyField(0) in board.legal(0)
    board.do(BuyField(0))
    assert (len(board.fields(0)), board.state.coins(0)) == (3, 0)


def test_e6_contracts_are_paid_last_and_return_under_the_pile() -> None:
    board = contract_table(player(fulfilled="1/1 1/2", talers="sau 2 soja"))
    contract, top = board.state.fulfilled[0][1], board.state.contracts[-1]
    events = board.do(BuyField(0))
    assert events[-1] == ContractPaid(0, contract)
    assert (board.talers(0), board.words(board.state.fulfilled[0])) == ("", "1/1")
    assert (board.state.contracts[0], board.state.contracts[-1]) == (contract, top)


def test_e6_with_talers_enough_no_contract_is_paid() -> None:
    board = contract_table(player(fulfilled="1/1", talers="4 sau"))
    board.do(BuyField(0))
    assert (board.talers(0), board.words(board.state.fulfilled[0])) == ("", "1/1")


def test_e7_a_contract_in_hand_is_not_traded_or_given() -> None:
    board = contract_table(player("3/4 sau"), player("rote"))
    assert board.refused(board.offer(0, "3/4", "rote", to=1)).rule == "E7"
    assert board.refused(board.offer(0, "3/4", to=1)).rule == "E7"


def test_e7_contracts_are_not_among_what_can_be_given() -> None:
    board = contract_table(player("1/1 rote"), face_up="sau")
    assert board.words(board.game.goods.stock(board.state, 0)) == "sau rote"


def test_e7_a_contract_takes_no_offer() -> None:
    board = contract_table(player("sau"), player("3/4 rote"))
    board.do(board.offer(0, "sau", "rote", to=1))
    assert board.refused(board.take(1, 1, "3/4")).rule == "E7"


def test_e7_an_exposed_contract_is_not_traded() -> None:
    board = contract_table(player("sau", exposed="3/4"), player("rote"))
    assert board.refused(board.offer(0, "3/4", to=1)).rule == "E7"


def test_e7_fulfilled_contracts_are_not_traded() -> None:
    board = contract_table(player("sau", fulfilled="3/4"), player("rote"))
    assert board.refused(Offer(0, 1, tuple(board.state.fulfilled[0]))).rule == "E7"


def test_e7_fulfilled_contracts_are_not_paid_as_talers() -> None:
    board = contract_table(player(fulfilled="3/4 1/1", talers="sau"), player("rote"), trade_talers=True)
    assert board.refused(board.offer(0, "", "rote", to=1, pays=2)).rule == "B27"
    board.do(board.offer(0, "", "rote", to=1, pays=1), board.take(1, 1, "rote"))
    assert (board.talers(1), board.words(board.state.fulfilled[0])) == ("sau", "3/4 1/1")


def test_e7_a_taker_cannot_pay_with_fulfilled_contracts() -> None:
    board = contract_table(player("sau"), player(fulfilled="3/4"), trade_talers=True)
    board.do(board.offer(0, "sau", to=1, asks=1))
    assert board.refused(Take(1, 1)).rule == "B27"


def test_e8_a_contract_first_in_hand_is_laid_out_as_the_card_that_had_to_be_played() -> None:
    board = contract_table(player("3/4 rote"), phase="plant")
    contract = board.card("3/4", 0)
    assert board.legal(0) == {LayOut(0)}
    assert board.do(LayOut(0)) == [LaidOut(0, contract)]
    assert (board.state.exposed[0], board.hand(0)) == (contract, "rote")
    board.do(Done(0))
    assert board.phase() == "trade"


def test_e8_it_must_be_laid_out() -> None:
    board = contract_table(player("3/4 rote"), phase="plant")
    assert str(board.refused(Done(0))) == (
        "The first card of your hand has to be played, and it is a contract: lay it out first. (E8)"
    )
    assert board.refused(board.plant(0, "3/4", 0)).rule == "E8"
    assert board.refused(board.plant(0, "rote", 0)).rule == "B7"


def test_e8_a_bean_that_comes_first_must_be_planted_as_ever() -> None:
    board = contract_table(player("rote 3/4"), phase="plant")
    assert (board.refused(Done(0)).rule, board.refused(Done(0)).code) == ("B7", "must-plant")


def test_e8_the_next_bean_may_be_played_and_no_second_bean() -> None:
    board = contract_table(player("3/4 rote soja"), phase="plant")
    board.do(LayOut(0), board.plant(0, "rote", 0))
    assert board.refused(board.plant(0, "soja", 1)).rule == "B8"


def test_e8_a_contract_that_comes_second_may_be_laid_out() -> None:
    board = contract_table(player("rote 3/4 soja"), phase="plant")
    board.do(board.plant(0, "rote", 0))
    assert board.legal(0) == {Done(0), LayOut(0), Sell(0, 0)}
    board.do(LayOut(0))
    assert board.refused(board.plant(0, "soja", 1)).rule == "B8"


def test_e8_a_contract_that_comes_second_may_stay_in_hand() -> None:
    board = contract_table(player("3/4 soja"), phase="plant", planted=1)
    board.do(Done(0))
    assert (board.hand(0), board.phase()) == ("3/4 soja", "trade")


def test_e8_a_contract_that_comes_third_is_not_laid_out() -> None:
    board = contract_table(player("3/4"), phase="plant", planted=2)
    assert board.refused(LayOut(0)).rule == "E8"
    assert board.legal(0) == {Done(0)}


def test_e8_only_the_active_player_lays_out() -> None:
    board = contract_table(player("rote"), player("3/4"), phase="plant")
    assert board.refused(LayOut(1)).rule == "E8"
    assert board.legal(1) == set()


def test_e9_an_exposed_contract_goes_under_the_pile_at_the_end_of_phase_3() -> None:
    board = contract_table(player("rote", exposed="3/4"), player("sau"), phase="plant traded")
    contract = board.card("3/4", 0)
    events = board.do(Done(0))
    assert events[:2] == [PhaseBegan("return contract"), ContractReturned(0, contract)]
    assert (board.state.contracts[0], board.state.exposed[0]) == (contract, -1)


def test_e9_until_then_it_can_be_fulfilled() -> None:
    board = contract_table(player("", "3 rote", "3 soja", aside="soja", exposed="3/4"), phase="plant traded")
    board.do(board.plant(0, "soja", 1), Fulfil(0), Done(0))
    assert board.words(board.state.fulfilled[0]) == "3/4"


def test_e9_a_contract_in_hand_stays_there() -> None:
    board = contract_table(player("rote 3/4"), player("sau"), phase="plant traded")
    events = board.do(Done(0))
    assert not [event for event in events if isinstance(event, ContractReturned)]
    assert board.hand(0).startswith("rote 3/4")


def test_e10_after_drawing_a_player_without_a_contract_draws_one_to_the_back() -> None:
    board = contract_table(player(), player("sau"), phase="plant traded", deck="rote soja brech augen")
    top = board.state.contracts[-1]
    events = board.do(Done(0))
    assert [type(event) for event in events[2:7]] == [Drew, Drew, Drew, PhaseBegan, ContractDrawn]
    assert board.state.hands[0][3:] == [top]


def test_e10_the_contract_that_went_back_leaves_room_for_a_new_one() -> None:
    board = contract_table(player(exposed="3/4"), player("sau"), phase="plant traded")
    board.do(Done(0))
    assert not board.game.law.is_bean(board.state.hands[0][-1])


def test_e10_who_has_a_contract_draws_none() -> None:
    board = contract_table(player("3/4"), player("sau"), phase="plant traded")
    events = board.do(Done(0))
    assert not [event for event in events if isinstance(event, ContractDrawn)]


def test_e10_from_an_empty_pile_none_is_drawn() -> None:
    board = contract_table(player(), player("sau"), phase="plant traded", pile="")
    events = board.do(Done(0))
    assert not [event for event in events if isinstance(event, ContractDrawn)]
    assert (len(board.state.hands[0]), board.state.active) == (3, 1)


def test_e10_the_new_contract_waits_for_the_next_own_turn() -> None:
    board = contract_table(player("", "rote", "soja"), player("sau"), phase="plant traded")
    board.do(Done(0))
    assert board.refused(Fulfil(0)).rule == "E6"


def test_e10_when_the_game_ends_no_contract_is_drawn() -> None:
    board = contract_table(player(), phase="plant traded", deck="rote", exhaustions=2)
    events = board.do(Done(0))
    assert isinstance(events[-1], GameEnded)
    assert board.hand(0) == "rote"


def test_b7_e6_who_fulfils_the_only_card_in_hand_need_not_plant_one() -> None:
    board = contract_table(player("1/1", "blaue", "rote"), *[player("sau")] * 3, phase="plant")
    board.do(Fulfil(0))
    assert Done(0) in board.legal(0) or board.state.phase > 0
