from __future__ import annotations

import pytest

from haricot.beans.written import WrittenOffer
from haricot.cards.actions import BuyField, Sell
from haricot.kernel.errors import BadPosition
from haricot.kernel.types import ALL_SEEING, STRANGER
from tests.games.sissi.rows import CAPTAINS, FIGURES, Board, player, row, start, table

SALES = [
    (kind, count, max([coins for needed, coins in meter if needed <= count], default=0))
    for kind, (_, meter) in FIGURES.items()
    for count in range(1, 15 if kind != "garten" else 9)
    if kind != "rote" or count < 13
]


def test_s1_a_coin_is_a_bean_card_turned_over() -> None:
    board = table(player("", row(4, "sau")), deck="")
    before, cards = board.everything(), set(board.state.fields[0][0])
    board.do(Sell(0, 0))
    (coin,) = board.state.talers[0]
    assert coin in cards
    assert coin not in board.state.discard
    assert board.everything() == before == list(range(120))


@pytest.mark.parametrize(
    ("kind", "count", "coins"), SALES, ids=[f"{count} with {kind}" for kind, count, _ in SALES]
)
def test_s1_every_beanometer_pays_what_it_says(kind: str, count: int, coins: int) -> None:
    board = table(player("", row(count, kind, "feuer" if kind == "sissi" else "sissi")))
    board.do(Sell(0, 0))
    assert len(board.state.talers[0]) == coins


def test_s1_captains_pay_1_3_or_5_and_sissi_1_to_5() -> None:
    game = start().game
    paid = {key: set(pays) for key, pays in zip(game.law.keys, game.law.pays, strict=True)}
    assert paid == {"sissi": {0, 1, 2, 3, 4, 5}, **{key: {0, 1, 3, 5} for key in CAPTAINS}}


@pytest.mark.parametrize(("kind", "other"), [("feuer", "sissi"), ("sissi", "feuer"), ("sau", "sissi")])
def test_s1_more_cards_than_the_last_step_earn_no_more(kind: str, other: str) -> None:
    board = table(player("", row(28, kind, other)))
    board.do(Sell(0, 0))
    assert len(board.state.talers[0]) == 5


def test_s1_more_cards_than_there_are_of_the_kind_earn_no_more() -> None:
    board = table(player("", "40 sissi garten"))
    board.do(Sell(0, 0))
    assert board.talers(0) == "garten 4 sissi"


@pytest.mark.parametrize("seat", [0, 1, STRANGER, ALL_SEEING])
def test_s1_fields_discards_and_the_number_of_coins_are_open_and_bean_sides_are_not(seat: int) -> None:
    board = table(player("soja", "sau sissi", talers="3 rote"), discard="brech", face_up="augen")
    view = board.view(seat)
    assert [board.words(cards) for cards in view.fields[0]] == ["sau sissi", ""]
    assert (board.words(view.discard), board.words(view.face_up)) == ("brech", "augen")
    assert view.talers == [view.coins(place) for place in range(4)] == [3, 0, 0, 0]
    assert view.deck == 120 - 8
    assert len(view.hands[0]) == 1
    assert (view.hands[0] == board.state.hands[0]) is (seat in (0, ALL_SEEING))


@pytest.mark.parametrize(("players", "fields"), [(3, 3), (4, 2), (5, 2)])
def test_s2_three_players_have_three_fields_and_more_players_two(players: int, fields: int) -> None:
    board = start(players=players)
    assert [board.fields(seat) for seat in range(players)] == [[""] * fields] * players


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("phase", ["plant", "trade", "plant traded"])
def test_s2_no_third_field_is_listed_however_rich_somebody_is(players: int, phase: str) -> None:
    board = table(player("sau", talers="9 sissi"), phase=phase, players=players)
    assert not any(isinstance(action, BuyField) for seat in range(players) for action in board.legal(seat))


@pytest.mark.parametrize("phase", ["plant", "trade", "plant traded"])
def test_s2_there_is_no_third_field_to_buy(phase: str) -> None:
    board = table(player("sau", talers="9 sissi"), phase=phase)
    broken = board.refused(BuyField(0))
    assert broken.rule == "S2"
    assert "phase" not in broken.sentence, "that sounds as if another phase would do"


def room_for(players: int, phase: str) -> Board:
    hand, aside = ("sau", "") if phase == "plant" else ("", "sau")
    return table(player(hand, aside=aside), phase=phase, players=players)


@pytest.mark.parametrize(("players", "last"), [(3, 3), (4, 2), (5, 2)])
@pytest.mark.parametrize("phase", ["plant", "plant traded"])
def test_s2_nothing_is_planted_in_a_field_that_is_not_there(players: int, last: int, phase: str) -> None:
    board = room_for(players, phase)
    for field in (-1, last, 99):
        broken = board.refused(board.plant(0, "sau", field))
        assert (broken.code, broken.params) == ("no-such-field", {"field": field + 1, "last": last})
        assert f"your fields are 1 to {last}" in broken.sentence


@pytest.mark.parametrize("phase", ["plant", "plant traded"])
def test_s2_a_field_that_is_not_there_is_refused_by_the_rule_about_fields(phase: str) -> None:
    board = room_for(4, phase)
    assert board.refused(board.plant(0, "sau", 2)).rule == "S2"


@pytest.mark.parametrize(("players", "fields"), [(3, 4), (4, 3), (5, 3)])
def test_s2_nobody_has_more_fields_in_a_position(players: int, fields: int) -> None:
    with pytest.raises(BadPosition):
        table(player("", *["sissi"] * fields), players=players)


def test_s2_a_position_with_too_many_fields_is_refused_by_the_rule_about_fields() -> None:
    with pytest.raises(BadPosition, match=r"^Seat 1 has 4 fields: .* \(S2\)\.$"):
        table(player(), player("", *["sissi"] * 4), players=3)


@pytest.mark.parametrize("written", [0, 1, 2, 3])
def test_s2_fields_that_are_not_written_are_empty(written: int) -> None:
    board = table(player("", *["sissi"] * written), players=3)
    assert board.fields(0) == ["sissi"] * written + [""] * (3 - written)


@pytest.mark.parametrize("kind", ["sissi", *CAPTAINS])
def test_s3_the_first_card_may_be_any(kind: str) -> None:
    board = table(player(kind), phase="plant")
    assert board.plants(0) == {(kind, 0), (kind, 1)}


def test_s3_sissi_goes_with_every_captain() -> None:
    board = table(player("sissi", "feuer", "sau sissi sau", "garten"), players=3, phase="plant")
    assert board.plants(0) == {("sissi", 0), ("sissi", 1), ("sissi", 2)}


def test_s3_captains_of_one_kind_only() -> None:
    board = table(player("feuer", "feuer sissi", "sau sissi", "sissi"), players=3, phase="plant")
    assert board.plants(0) == {("feuer", 0), ("feuer", 2)}
    broken = board.refused(board.plant(0, "feuer", 1))
    assert broken.rule in ("S3", "S5")
    assert broken.code == "wrong-field"
    assert broken.params == {"bean": "feuer", "field": 2, "why": "captains"}


@pytest.mark.parametrize("before", ["2 sissi sau", "sau 3 sissi", "sissi sau 2 sissi"])
def test_s3_the_captain_may_lie_anywhere_in_the_row(before: str) -> None:
    board = table(player("feuer", before, "sissi"), phase="plant")
    assert board.plants(0) == {("feuer", 1)}


def test_s3_a_field_is_a_row_that_keeps_its_order() -> None:
    board = table(player("feuer sissi", "sissi feuer sissi"), phase="plant")
    old, first, second = list(board.state.fields[0][0]), *board.state.hands[0]
    board.do(board.plant(0, "feuer", 0), board.plant(0, "sissi", 0))
    assert board.state.fields[0][0] == [*old, first, second]
    assert board.view(2).fields[0][0] == [*old, first, second]


def test_s3_the_same_cards_in_another_order_are_worth_something_else() -> None:
    board = table(player("", "sissi garten sissi garten"), player("", "garten sissi garten sissi"))
    board.do(Sell(0, 0), Sell(1, 0))
    assert (len(board.state.talers[0]), len(board.state.talers[1])) == (3, 1)


@pytest.mark.parametrize("onlooker", [STRANGER, ALL_SEEING])
def test_s1_what_the_players_could_do_is_not_listed_for_somebody_who_only_looks_on(onlooker: int) -> None:
    offer = WrittenOffer(number=1, seat=0, gives=["rote"], wants=["sissi"])
    last = player("sau sissi", "feuer sissi")
    board = table(player("rote"), player(), last, last, offers=[offer])
    assert board.game.legal(board.state, onlooker) == []
