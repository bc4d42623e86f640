from __future__ import annotations

import pytest

from haricot.games.hansa.actions import Travel
from haricot.games.hansa.events import PricesFixed
from haricot.games.hansa.position import HansaPosition, state_of
from haricot.kernel.actions import Done
from haricot.kernel.errors import BadPosition
from haricot.kernel.types import ALL_SEEING, STRANGER
from tests.complaints import complaint
from tests.harbour import ONE_OF_EACH, START, board, start, trader

GOODS = {
    "aalborg": "feuer garten",
    "bremen": "brech augen",
    "danzig": "feuer augen",
    "edinburgh": "blaue rote",
    "hamburg": "blaue feuer soja",
    "malmo": "blaue brech garten",
    "rostock": "sau soja",
    "visby": "sau rote",
}
BASE = {
    "blaue": 4,
    "feuer": 5,
    "sau": 6,
    "brech": 7,
    "soja": 9,
    "augen": 11,
    "rote": 12,
    "garten": 14,
}


def test_h1_a_cart_holds_at_most_eight_beans() -> None:
    harbour = board(trader("rostock", "7 blaue", money=50), cities={"rostock": "2 sau"})
    harbour.do(harbour.buy("sau"))
    assert harbour.cart(0) == "7 blaue sau"
    assert harbour.refused(harbour.buy("sau")).code == "cart-full"


@pytest.mark.parametrize("cart", ["8 blaue", ONE_OF_EACH, "4 sau 4 rote", ""])
def test_h1_a_cart_holds_any_kinds(cart: str) -> None:
    assert board(trader("rostock", cart)).cart(0) == cart


def test_h1_nine_beans_are_too_many() -> None:
    with pytest.raises(BadPosition, match=r"^The cart of seat 0 holds 9 beans: eight is the most \(H1\)\.$"):
        board(trader("rostock", "9 blaue"))


@pytest.mark.parametrize("seat", [0, 1, 2, STRANGER])
def test_h1_carts_are_open_to_all(seat: int) -> None:
    harbour = board(trader("rostock", "blaue rote"), trader("visby", "sau"))
    assert harbour.game.view(harbour.state, seat).carts == harbour.state.carts


def test_h1_beans_that_are_not_on_carts_or_in_cities_are_in_the_reserve() -> None:
    harbour = board(trader("rostock", "2 blaue"), cities={"hamburg": "3 blaue | feuer"})
    assert (harbour.left("blaue"), harbour.left("feuer"), harbour.left("garten")) == (13, 15, 12)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_h1_reserve_carts_and_cities_add_up_to_117(players: int) -> None:
    assert start(players=players).tokens() == list(range(117))


def test_h1_tokens_are_conserved_by_buying_delivering_and_putting_back() -> None:
    harbour = board(
        trader("rostock", "feuer rote blaue", "rostock-35 ...", money=20), cities={"rostock": "2 sau"}
    )
    harbour.do(harbour.buy("sau"), harbour.deliver(0, "rostock-35"), harbour.put_back(0, "blaue"))
    assert harbour.tokens() == list(range(117))
    assert harbour.cart(0) == "sau"


@pytest.mark.parametrize("city", GOODS)
def test_h2_a_column_has_four_or_five_boxes(city: str) -> None:
    harbour = board(cities=START)
    five = city in ("hamburg", "malmo")
    assert len(harbour.state.boxes[harbour.city(city)]) == (5 if five else 4)


@pytest.mark.parametrize("city", GOODS)
def test_h2_a_city_sells_its_two_or_three_kinds(city: str) -> None:
    harbour = board(trader(city), cities=START)
    assert list(harbour.prices()) == GOODS[city].split()


@pytest.mark.parametrize(
    ("filled", "sau", "soja"), [(0, 10, 13), (1, 8, 11), (2, 6, 9), (3, 5, 7), (4, 4, 5)]
)
def test_h2_the_price_is_the_one_on_the_lowest_free_box(filled: int, sau: int, soja: int) -> None:
    boxes = " | ".join(["3 sau", "soja", "2 sau", "2 soja"][:filled])
    harbour = board(trader("rostock"), phase="travel", cities={"rostock": boxes})
    events = harbour.do(Travel(0, harbour.city("rostock")))
    assert harbour.prices() == {"sau": sau, "soja": soja}
    assert PricesFixed((0, 0, sau, 0, soja, 0, 0, 0)) in events


@pytest.mark.parametrize(
    ("filled", "blaue", "feuer", "soja"),
    [(0, 10, 11, 15), (1, 8, 9, 13), (2, 6, 7, 11), (3, 4, 5, 9), (4, 3, 4, 7), (5, 2, 3, 5)],
)
def test_h2_with_no_box_free_the_price_is_on_the_round_picture(
    filled: int, blaue: int, feuer: int, soja: int
) -> None:
    boxes = " | ".join(["blaue"] * filled)
    harbour = board(trader("hamburg"), cities={"hamburg": boxes})
    assert harbour.prices() == {"blaue": blaue, "feuer": feuer, "soja": soja}


def test_h2_a_kind_of_which_there_is_none_has_a_price_too() -> None:
    harbour = board(trader("visby"), cities={"visby": "sau | sau"})
    assert harbour.prices() == {"sau": 6, "rote": 12}


def test_h2_how_high_a_stack_is_does_not_matter() -> None:
    low, high = board(trader("visby"), cities={"visby": "sau"}), board(cities={"visby": "9 sau"})
    assert low.prices() == high.prices() == {"sau": 8, "rote": 14}


@pytest.mark.parametrize(
    ("boxes", "sentence"),
    [
        ("sau soja", "A box of 'rostock' holds two kinds: a stack is of one (H2)."),
        ("rote", "A box of 'rostock' holds beans that are not sold there (H2)."),
        ("sau | sau | sau | sau | sau", "The city 'rostock' has 4 boxes, not 5 (H2)."),
    ],
)
def test_h2_a_box_holds_one_stack_of_a_kind_that_is_sold_there(boxes: str, sentence: str) -> None:
    assert complaint(BadPosition, lambda: board(trader("rostock"), cities={"rostock": boxes})) == sentence


def test_h2_round_pictures_never_hold_beans() -> None:
    full = "blaue | feuer | soja | blaue | feuer"
    harbour = board(trader("rostock", hand="2 3 1"), phase="travel", cities={"hamburg": full})
    harbour.do(harbour.travel("rostock"))
    assert harbour.boxes("hamburg") == full


@pytest.mark.parametrize("city", GOODS)
def test_h3_base_prices_are_the_prices_at_the_start(city: str) -> None:
    harbour = board(trader(city), cities=START)
    assert harbour.prices() == {kind: BASE[kind] for kind in GOODS[city].split()}


@pytest.mark.parametrize(("kind", "price"), BASE.items())
def test_h3_base_prices_are_what_beans_are_worth_against_a_toll(kind: str, price: int) -> None:
    harbour = board(
        trader("rostock", f"2 {kind}", hand="4 5 2 6"), played="0/3", phase="travel", debtor=0, due=20
    )
    harbour.do(harbour.pay(0, kind))
    assert harbour.state.due == 20 - price


@pytest.mark.parametrize(("kind", "price"), BASE.items())
def test_h3_base_prices_are_what_the_bank_pays_at_the_end(kind: str, price: int) -> None:
    harbour = board(trader("rostock", f"3 {kind}"), trader(done=True), trader(done=True), phase="final")
    harbour.do(Done(0))
    assert harbour.state.money == [3 * price, 0, 0]


def test_h4_seven_travel_cards_are_in_hand_1_in_front_then_contracts() -> None:
    harbour = board(trader("rostock", hand="... visby-33 aalborg-31"))
    assert harbour.hand(0) == "1 2 3 4 5 6 7 visby-33 aalborg-31"
    assert harbour.hand(1) == "1 2 3 4 5 6 7"


@pytest.mark.parametrize("seat", range(5))
def test_h4_2_is_supply_and_3_is_toll_for_everybody(seat: int) -> None:
    game = start(players=5).game
    assert [game.atlas.sort(card) for card in game.atlas.hand(seat)] == [0, 2, 1, 0, 0, 0, 0]


def test_h4_a_hand_is_a_queue() -> None:
    harbour = board(trader("rostock", hand="4 visby-33 5 2 6 3 1 7"), phase="travel")
    harbour.do(harbour.travel("rostock"))
    assert harbour.hand(0) == "visby-33 5 2 6 3 1 7 4"


def test_h4_travel_cards_never_change_hands() -> None:
    position = HansaPosition(seats=[trader("rostock", hand="1/1"), trader(), trader()])
    for place in position.seats[1:]:
        place.hand = None
    with pytest.raises(BadPosition):
        state_of(start(players=3).game, position)


def test_what_others_may_not_know_is_hidden_from_strangers_too() -> None:
    harbour = start(1, players=4)
    assert harbour.game.view(harbour.state, STRANGER).dealt == [[-1] * 3] * 4
    assert harbour.game.view(harbour.state, ALL_SEEING).dealt == harbour.state.dealt
