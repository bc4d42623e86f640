from __future__ import annotations

from typing import NamedTuple

import pytest

from haricot.beans.tables import Tables
from haricot.cards.actions import BuyField, Sell
from haricot.cards.events import Drew, FieldAdded, Sold
from haricot.kernel.actions import Done
from haricot.kernel.events import GameEnded
from haricot.kernel.offers import Result
from tests.positions import Board, player, start, table

BASE = ("blaue", "feuer", "sau", "brech", "soja", "augen", "rote", "garten")


def extended(*fields: str, phase: str = "trade", exhaustions: int = 0) -> Board:
    return table(player("", *fields), phase=phase, exhaustions=exhaustions, extension=True)


def test_e1_two_ackerbohnen_earn_a_third_field_instead_of_talers() -> None:
    board = extended("2 acker", "rote")
    cards = tuple(board.state.fields[0][0])
    assert board.do(Sell(0, 0)) == [Sold(0, 0, 0, cards, cards), FieldAdded(0)]
    assert (board.fields(0), board.talers(0)) == (["", "rote", ""], "")


def test_e1_both_cards_go_to_the_discard_pile() -> None:
    board = extended("2 acker")
    board.do(Sell(0, 0))
    assert board.discard() == "2 acker"


def test_e1_a_player_with_a_third_field_earns_nothing() -> None:
    board = extended("2 acker", "rote", "")
    board.do(Sell(0, 0))
    assert (board.fields(0), board.talers(0), board.discard()) == (["", "rote", ""], "", "2 acker")


@pytest.mark.parametrize("fields", [("3 acker", ""), ("3 acker", "", "")])
def test_e1_three_ackerbohnen_earn_three_talers_and_no_field(fields: tuple[str, ...]) -> None:
    board = extended(*fields)
    board.do(Sell(0, 0))
    assert (board.talers(0), board.discard(), len(board.fields(0))) == ("3 acker", "", len(fields))


def test_e1_one_ackerbohne_earns_nothing() -> None:
    board = extended("acker")
    board.do(Sell(0, 0))
    assert (board.fields(0), board.talers(0), board.discard()) == (["", ""], "", "acker")


def test_e1_the_field_earned_is_the_third_and_the_last() -> None:
    board = table(player("", "2 acker", talers="9 blaue"), extension=True)
    board.do(Sell(0, 0))
    assert board.refused(BuyField(0)).code == "three-fields"


def test_e1_a_field_comes_instead_of_talers_by_any_tables() -> None:
    bean = "cards = 30\nmeter = [[2, 1]]"
    own = Tables.parse(f'name = "own"\n[bean.a]\n{bean}\n[bean.b]\n{bean}\nthird_field_at = 2', "own.toml")
    board = table(player("", "2 b"), tables=own)
    board.do(Sell(0, 0))
    assert (len(board.fields(0)), board.talers(0)) == (3, "")


@pytest.mark.parametrize(
    ("kind", "earned"),
    [
        ("kaffee", [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, *[4] * 13]),
        ("weinbrand", [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, *[4] * 12]),
        ("kakao", [0, 1, 3, 4]),
    ],
)
def test_e2_what_the_new_beans_earn(kind: str, earned: list[int]) -> None:
    players = 3 if kind == "kaffee" else 4
    sold = []
    for count in range(1, len(earned) + 1):
        board = table(player("", f"{count} {kind}"), players=players, extension=True)
        board.do(Sell(0, 0))
        sold.append(len(board.state.talers[0]))
    assert sold == earned


class Row(NamedTuple):
    """A line of the table in E2."""

    kinds: tuple[str, ...]
    cards: int
    hands: list[int]
    fields: int
    drawn: int
    cost: int
    ends_at: int


FOUR = (*BASE, "weinbrand", "kakao", "acker")
SIX = (*BASE[:-1], "kaffee", "weinbrand")
E2 = {
    3: Row((*BASE, "kaffee", "weinbrand"), 150, [5, 5, 5], 3, 3, 0, 2),
    4: Row(FOUR, 133, [5, 5, 5, 5], 2, 3, 4, 3),
    5: Row(FOUR, 133, [5, 5, 5, 5, 5], 2, 3, 4, 3),
    6: Row(SIX, 144, [3, 4, 5, 6, 6, 6], 2, 4, 3, 3),
    7: Row(SIX, 144, [3, 4, 5, 6, 6, 6, 6], 2, 4, 3, 3),
}


@pytest.mark.parametrize("players", E2)
def test_e2_beans_left_out(players: int) -> None:
    board = start(players=players, extension=True)
    assert tuple(board.game.law.keys) == E2[players].kinds
    assert board.everything() == list(range(E2[players].cards))


@pytest.mark.parametrize("players", E2)
def test_e2_hands_dealt(players: int) -> None:
    board = start(players=players, extension=True)
    assert [len(hand) for hand in board.state.hands] == E2[players].hands


@pytest.mark.parametrize("players", E2)
def test_e2_unequal_hands_are_dealt_one_at_a_time(players: int) -> None:
    board = start(players=players, extension=True)
    dealt = [event.seat for event in board.state.news if isinstance(event, Drew)]
    hands = E2[players].hands
    assert dealt == [seat for card in range(6) for seat in range(players) if card < hands[seat]]


@pytest.mark.parametrize("players", E2)
def test_e2_fields_at_the_start(players: int) -> None:
    board = start(players=players, extension=True)
    assert [len(rows) for rows in board.state.fields] == [E2[players].fields] * players


@pytest.mark.parametrize("players", E2)
def test_e2_cards_drawn(players: int) -> None:
    board = table(player(), player("rote"), players=players, phase="plant traded", extension=True)
    board.do(Done(0))
    assert len(board.state.hands[0]) == E2[players].drawn


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_e2_what_the_third_field_costs(players: int) -> None:
    cost = E2[players].cost
    poor, rich = player(talers=f"{cost - 1} blaue"), player(talers=f"{cost} sau")
    board = table(poor, rich, players=players, extension=True)
    assert board.refused(BuyField(0)).params["need"] == cost
    board.do(BuyField(1))
    assert (len(board.fields(1)), board.talers(1)) == (3, "")


def test_e2_with_three_players_the_third_field_is_owned() -> None:
    board = table(player(talers="9 blaue"), players=3, extension=True)
    assert board.why_not(BuyField(0)) == ("B4", "three-fields")


@pytest.mark.parametrize("players", E2)
def test_e2_the_exhaustion_that_ends_the_game(players: int) -> None:
    last = E2[players].ends_at
    ended = []
    for exhaustions in range(last):
        board = table(
            player(),
            player("rote"),
            players=players,
            phase="plant traded",
            deck="sau",
            exhaustions=exhaustions,
            extension=True,
        )
        ended.append(isinstance(board.do(Done(0))[-1], GameEnded))
    assert ended == [False] * (last - 1) + [True]


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize(("leave_out", "out"), [("none", ""), ("kakao", "kakao"), ("acker", "acker")])
def test_e2_four_and_five_players_may_leave_out_kakao_or_acker(
    players: int, leave_out: str, out: str
) -> None:
    board = start(players=players, extension=True, leave_out=leave_out)
    assert board.game.law.keys == [kind for kind in FOUR if kind != out]


def test_e2_by_default_none_is_left_out() -> None:
    assert start(extension=True).game.options == start(extension=True, leave_out="none").game.options


@pytest.mark.parametrize("phase", ["plant", "trade", "plant traded"])
@pytest.mark.parametrize("seat", [0, 3])
def test_e3_the_third_field_can_be_bought_at_any_time_for_the_price_of_e2(phase: str, seat: int) -> None:
    board = table(
        player("rote", talers="4 sau"),
        player(),
        player(),
        player(talers="4 soja"),
        phase=phase,
        extension=True,
    )
    board.do(BuyField(seat))
    assert (len(board.fields(seat)), board.talers(seat)) == (3, "")


def test_e3_three_talers_are_too_few_with_four_players() -> None:
    board = table(player(talers="3 sau"), extension=True)
    assert board.refused(BuyField(0)).rule == "B4"


def test_e11_selling_is_as_in_the_base_game() -> None:
    board = extended("5 weinbrand", "2 rote")
    board.do(Sell(0, 0))
    assert (board.talers(0), board.discard()) == ("weinbrand", "4 weinbrand")


def test_e11_single_beans_are_protected() -> None:
    assert extended("acker", "2 rote").refused(Sell(0, 0)).rule == "B20"


def test_e11_empty_fields_do_not_count_against_selling_a_single_bean() -> None:
    board = extended("acker", "")
    board.do(Sell(0, 0))
    assert board.fields(0) == ["", ""]


def test_e11_the_end_is_as_in_the_base_game() -> None:
    board = extended("2 acker", "3 kakao", phase="plant traded", exhaustions=3)
    board.do(Done(0))
    assert board.state.result == Result((3, 0, 0, 0), (0,))
    assert board.fields(0) == ["", ""]
