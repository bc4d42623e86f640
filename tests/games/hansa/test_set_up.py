from __future__ import annotations

from typing import Any

import pytest

import haricot
from haricot.beans.events import ContractDrawn
from haricot.games.hansa.actions import Reveal
from haricot.games.hansa.events import Delivered, Earned, Moved, Revealed
from haricot.kernel.actions import Done
from haricot.kernel.errors import BadOption
from haricot.kernel.events import PhaseBegan, TurnBegan
from haricot.kernel.types import HIDDEN, STRANGER
from tests.harbour import ONE_OF_EACH, START, Board, board, start, trader


def choosing(*dealt: str) -> Board:
    """Everybody still has to reveal a contract."""
    return board(*[trader(None, ONE_OF_EACH, dealt=cards) for cards in dealt], phase="opening", cities=START)


THREE = ("bremen-27 rostock-44 rostock-47", "visby-33 visby-32 visby-36", "danzig-40 danzig-46 malmo-28")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_h5_everybody_has_one_bean_of_each_kind(players: int) -> None:
    harbour = start(players=players)
    assert [harbour.cart(seat) for seat in range(players)] == [ONE_OF_EACH] * players


def test_h5_everybody_has_the_seven_travel_cards_in_order() -> None:
    harbour = start()
    assert [harbour.hand(seat) for seat in range(4)] == ["1 2 3 4 5 6 7"] * 4


@pytest.mark.parametrize("city", START)
def test_h5_one_bean_of_each_kind_lies_on_the_lowest_boxes(city: str) -> None:
    assert sorted(start().boxes(city).split(" | ")) == sorted(START[city].split(" | "))


@pytest.mark.parametrize("city", START)
def test_h5_the_two_upper_boxes_are_free(city: str) -> None:
    harbour = start()
    boxes = harbour.state.boxes[harbour.city(city)]
    assert [len(stack) for stack in boxes] == [1] * (len(boxes) - 2) + [0, 0]


@pytest.mark.parametrize("players", [2, 6])
def test_h5_the_game_is_for_three_to_five(players: int) -> None:
    with pytest.raises(BadOption, match=rf"^Option players: {players} will not do; allowed: 3 to 5\.$"):
        haricot.game("hansa", players=players)


def test_h5_without_options_four_play_in_the_same_city() -> None:
    options = haricot.game("hansa").options
    assert (options.players, options.trade_with) == (4, "same city")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": "four"}, "Option players: expected `int`, got `str`; allowed: 3 to 5."),
        ({"trade_with": "nobody"}, "Option trade_with: invalid enum value 'nobody'; allowed: "),
        ({"fields": 3}, "Bohn Hansa has no option 'fields': it has players, trade_with."),
    ],
)
def test_h5_options_that_cannot_be_get_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        haricot.game("hansa", **options)
    assert str(caught.value).startswith(sentence)


def test_h5_there_is_nobody_at_other_seats() -> None:
    broken = start(players=3).refused(Done(3))
    assert (broken.rule, broken.code) == ("H5", "no-such-seat")


def test_h6_eight_harvest_cards_are_the_pile_and_two_are_put_aside() -> None:
    state = start().state
    assert (len(state.harvests), len(state.put_by)) == (8, 2)
    assert sorted(state.harvests + state.put_by) == list(range(10))


def test_h6_the_harvest_cards_are_shuffled_by_the_seed() -> None:
    piles = [start(seed).state.put_by + start(seed).state.harvests for seed in (1, 1, 2)]
    assert piles[0] == piles[1] != piles[2]
    assert piles[0] != sorted(piles[0])


@pytest.mark.parametrize("seat", [0, 1, STRANGER])
def test_h6_nobody_sees_the_harvest_cards(seat: int) -> None:
    harbour = start()
    view = harbour.game.view(harbour.state, seat)
    assert (view.harvests, view.put_by) == (8, 2)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_h6_everybody_draws_three_contracts(players: int) -> None:
    state = start(players=players).state
    assert [len(cards) for cards in state.dealt] == [3] * players
    assert len(state.contracts) == 60 - 3 * players
    drawn = [event for event in state.news if isinstance(event, ContractDrawn)]
    assert [event.seat for event in drawn] == [seat for seat in range(players) for _ in range(3)]


def test_h6_the_contracts_are_shuffled_by_the_seed() -> None:
    piles = [start(seed).state.contracts for seed in (1, 1, 2)]
    assert piles[0] == piles[1] != piles[2]
    assert piles[0] != sorted(piles[0])


def test_h6_only_their_owner_sees_the_three_contracts() -> None:
    harbour = choosing(*THREE)
    own = harbour.game.view(harbour.state, 1).dealt
    assert own == [[HIDDEN] * 3, harbour.state.dealt[1], [HIDDEN] * 3]
    assert harbour.game.view(harbour.state, STRANGER).dealt == [[HIDDEN] * 3] * 3


def test_h6_the_contract_of_highest_value_is_revealed() -> None:
    harbour = choosing(*THREE)
    harbour.do(harbour.reveal(0, "rostock-47", "bremen-27", "rostock-44"))
    assert harbour.at(0) == "rostock"


@pytest.mark.parametrize("lower", ["bremen-27", "rostock-44"])
def test_h6_no_contract_of_lower_value_is_revealed(lower: str) -> None:
    harbour = choosing(*THREE)
    others = [word for word in THREE[0].split() if word != lower]
    assert harbour.why_not(harbour.reveal(0, lower, *others)) == ("H6", "not-highest")


@pytest.mark.parametrize(("chosen", "other"), [("rostock-46", "hamburg-46"), ("hamburg-46", "rostock-46")])
def test_h6_tied_the_player_chooses(chosen: str, other: str) -> None:
    harbour = choosing("rostock-46 bremen-27 hamburg-46", *THREE[1:])
    harbour.do(harbour.reveal(0, chosen, other, "bremen-27"))
    assert (harbour.at(0), harbour.hand(0)) == (chosen.partition("-")[0], f"1 2 3 4 5 6 7 {other} bremen-27")


@pytest.mark.parametrize("behind", [("bremen-27", "rostock-44"), ("rostock-44", "bremen-27")])
def test_h6_the_other_two_go_to_the_back_of_the_hand_in_an_order_of_choice(behind: tuple[str, str]) -> None:
    harbour = choosing(*THREE)
    harbour.do(harbour.reveal(0, "rostock-47", *behind))
    assert harbour.hand(0) == f"1 2 3 4 5 6 7 {behind[0]} {behind[1]}"
    assert harbour.state.dealt[0] == []


@pytest.mark.parametrize("behind", [("bremen-27",), ("bremen-27", "bremen-27"), (), ("rostock-47",)])
def test_h6_just_the_other_two_go_to_the_back_of_the_hand(behind: tuple[str, ...]) -> None:
    harbour = choosing(*THREE)
    assert harbour.why_not(harbour.reveal(0, "rostock-47", *behind)) == ("H6", "wrong-order")


def test_h6_a_contract_of_another_player_is_not_revealed() -> None:
    harbour = choosing(*THREE)
    contract, *others = harbour.state.dealt[2]
    assert harbour.refused(Reveal(0, contract, tuple(others))).code == "not-highest"


def test_h6_nobody_reveals_twice() -> None:
    harbour = choosing(*THREE)
    action = harbour.reveal(0, "rostock-47", "bremen-27", "rostock-44")
    harbour.do(action)
    assert harbour.why_not(action) == ("H6", "revealed-already")
    assert harbour.legal(0) == set()


def test_h6_both_orders_of_every_choice_are_listed() -> None:
    harbour = choosing("rostock-46 bremen-27 hamburg-46", *THREE[1:])
    low, rostock, hamburg = (harbour.card(word, 0) for word in ("bremen-27", "rostock-46", "hamburg-46"))
    assert harbour.legal(0) == {
        Reveal(0, rostock, (low, hamburg)),
        Reveal(0, rostock, (hamburg, low)),
        Reveal(0, hamburg, (low, rostock)),
        Reveal(0, hamburg, (rostock, low)),
    }


def test_h6_players_reveal_in_any_order() -> None:
    harbour = choosing(*THREE)
    assert harbour.game.waits_for(harbour.state) == [0, 1, 2]
    harbour.do(harbour.reveal(2, "danzig-46", "danzig-40", "malmo-28"))
    assert harbour.game.waits_for(harbour.state) == [0, 1]
    harbour.do(harbour.reveal(0, "rostock-47", "bremen-27", "rostock-44"))
    assert harbour.game.waits_for(harbour.state) == [1]


def test_h6_the_others_see_the_revealed_contract_only() -> None:
    harbour = choosing(*THREE)
    action = harbour.reveal(0, "rostock-47", "bremen-27", "rostock-44")
    revealed = harbour.do(action)[0]
    assert revealed.seen_by(0) == revealed == Revealed(0, action.contract, action.behind)
    assert revealed.seen_by(1) == Revealed(0, action.contract, (HIDDEN, HIDDEN))


@pytest.mark.parametrize("seat", range(3))
def test_h6_nothing_else_is_done_before_all_have_revealed(seat: int) -> None:
    harbour = choosing(*THREE)
    assert {harbour.refused(action).code for action in (harbour.put_back(seat, "rote"), Done(seat))} == {
        "out-of-phase"
    }


def test_h7_the_revealed_contract_is_carried_out() -> None:
    harbour = choosing(*THREE)
    action = harbour.reveal(0, "rostock-47", "bremen-27", "rostock-44")
    tokens = harbour.beans("feuer brech rote", 0)
    events = harbour.do(action)
    assert events[1:] == [
        Moved(0, harbour.city("rostock")),
        Delivered(0, action.contract, -1, tokens),
        Earned(0, 47, "contract"),
    ]
    assert (harbour.cart(0), harbour.state.money[0]) == ("blaue sau soja augen garten", 47)
    assert (harbour.spent(), harbour.laid()) == ("rostock-47", "")
    assert set(tokens) <= {token for pile in harbour.state.reserve for token in pile}


def revealed(*money: int) -> Board:
    """All but the first player have revealed; the first gets 47 thalers."""
    others = [trader("visby", money=thalers) for thalers in money]
    first = trader(None, ONE_OF_EACH, dealt=THREE[0])
    return board(first, *others, phase="opening")


@pytest.mark.parametrize(
    ("money", "first"),
    [((48, 58), 0), ((46, 40), 2), ((40, 46), 1), ((58, 46, 53), 2), ((58, 50, 49, 46), 4)],
)
def test_h7_whoever_has_least_money_begins(money: tuple[int, ...], first: int) -> None:
    harbour = revealed(*money)
    events = harbour.do(harbour.reveal(0, "rostock-47", "bremen-27", "rostock-44"))
    assert events[-2:] == [TurnBegan(first, 1), PhaseBegan("travel")]
    assert harbour.game.waits_for(harbour.state) == [first]


@pytest.mark.parametrize(("money", "first"), [((47, 47), 0), ((40, 40), 1), ((58, 40, 40), 2), ((47, 58), 0)])
def test_h7_tied_the_first_of_them_in_seating_order_begins(money: tuple[int, ...], first: int) -> None:
    harbour = revealed(*money)
    harbour.do(harbour.reveal(0, "rostock-47", "bremen-27", "rostock-44"))
    assert harbour.state.active == first


def test_h7_nobody_begins_before_all_have_revealed() -> None:
    harbour = choosing(*THREE)
    events = harbour.do(harbour.reveal(1, "visby-36", "visby-33", "visby-32"))
    assert not [event for event in events if isinstance(event, TurnBegan)]
    assert harbour.phase() == "opening"
