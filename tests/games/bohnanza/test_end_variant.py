from __future__ import annotations

from functools import cache

import pytest

from haricot.cards.events import FieldAdded, Planted, Sold
from haricot.games.bohnanza.end import best_split
from haricot.games.bohnanza.position import state_of, write_position
from haricot.kernel.actions import Done
from haricot.kernel.offers import Result
from tests.positions import Board, player, table


def ended(hand: str, *fields: str, contracts: bool = False, other: str = "") -> Board:
    board = table(
        player(hand, *fields),
        player(other),
        phase="plant traded",
        exhaustions=3,
        extension=True,
        contracts=contracts,
        plant_hands_at_end=True,
    )
    board.do(Done(0))
    return board


def score(hand: str, *fields: str) -> int:
    result = ended(hand, *fields).state.result
    assert result is not None
    return result.scores[0]


def test_e12_every_hand_is_planted_and_all_fields_are_sold() -> None:
    board = ended("2 rote", "", "", other="3 garten")
    assert board.state.result == Result((1, 3, 0, 0), (1,))
    assert (board.hand(0), board.hand(1)) == ("", "")


def test_e12_without_the_option_hands_are_worth_nothing() -> None:
    board = table(player("3 garten"), phase="plant traded", exhaustions=3, extension=True)
    board.do(Done(0))
    assert board.state.result == Result((0, 0, 0, 0), (0, 1, 2, 3))


def test_e12_cards_go_to_the_players_own_field_of_the_same_kind() -> None:
    assert score("rote", "4 rote") == 4


def test_e12_as_many_new_fields_as_wanted() -> None:
    assert score("2 rote 2 soja 2 augen 2 garten 3 sau", "blaue", "brech") == 6


def test_e12_the_best_split_of_eight_rote_is_four_and_four() -> None:
    assert score("8 rote") == score("", "4 rote", "4 rote") == 6


def test_e12_cards_already_in_a_field_stay_together() -> None:
    assert score("", "8 rote") == 4
    assert score("rote", "7 rote") == 4
    assert score("2 rote", "6 rote") == 5


def test_e12_a_field_is_filled_up_before_a_new_one_is_opened() -> None:
    assert score("3 garten", "garten") == 4
    assert score("5 rote", "rote") == 4


@pytest.mark.parametrize(
    ("fields", "talers"),
    [(("garten", "2 garten"), 4), (("2 garten", "garten"), 4), (("garten", "garten", "2 garten"), 4)],
)
def test_e12_with_two_fields_of_a_kind_the_split_is_the_best(fields: tuple[str, ...], talers: int) -> None:
    assert score("garten", *fields) == talers


@pytest.mark.parametrize(
    ("hand", "field"), [("acker", ""), ("2 acker", ""), ("acker", "acker"), ("", "2 acker")]
)
def test_e12_one_or_two_ackerbohnen_earn_nothing(hand: str, field: str) -> None:
    assert score(hand, field) == 0


def test_e12_three_ackerbohnen_earn_three() -> None:
    assert score("2 acker", "acker") == 3


def test_e12_contracts_are_not_planted() -> None:
    board = ended("rote 3/4 rote", contracts=True)
    assert (board.hand(0), board.state.result) == ("3/4", Result((1, 0, 0, 0), (0,)))


def test_e12_it_is_told_card_by_card() -> None:
    board = table(
        player("2 rote", "sau"), phase="plant traded", exhaustions=3, extension=True, plant_hands_at_end=True
    )
    first, second = board.state.hands[0]
    events = board.do(Done(0))
    assert events[1:4] == [FieldAdded(0), Planted(0, first, 2), Planted(0, second, 2)]
    assert [type(event) for event in events[4:6]] == [Sold, Sold]


def test_e12_the_position_at_the_end_can_be_written_down_and_read() -> None:
    board = ended("2 rote 2 soja")
    position = write_position(board.game, board.state)
    again = state_of(board.game, position)
    assert write_position(board.game, again) == position


@cache
def most(kind: str, sizes: tuple[int, ...], cards: int) -> tuple[int, int]:
    """Try every split: the most talers, and as a negative number the fewest new fields they take."""
    size, *others = sizes or (0,)
    new = 0 if sizes else 1
    if not sizes and not cards:
        return 0, 0
    splits = []
    for share in range(new, cards + 1):
        talers, fields = most(kind, tuple(others), cards - share)
        splits.append((KINDS[kind][size + share] + talers, fields - new))
    return max(splits)


KINDS = {
    "rote": [0, 0, 1, 2, 3, 4, 4, 4, 4],
    "garten": [0, 0, 2, 3, 3, 3, 3],
    "acker": [0, 0, 0, 3],
    "feuer": [0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("sizes", [[], [1], [2], [3], [1, 1], [1, 2], [2, 1], [1, 1, 1], [2, 2, 1]])
def test_e12_no_split_brings_more_or_takes_fewer_fields(kind: str, sizes: list[int]) -> None:
    pays = KINDS[kind]
    for cards in range(len(pays) - sum(sizes)):
        split = best_split(pays, sizes, cards)
        fields = [size + share for size, share in zip([*sizes, *[0] * cards], split, strict=False)]
        assert sum(split) == cards
        talers = sum(pays[field] for field in fields)
        assert (talers, len(sizes) - len(split)) == most(kind, tuple(sizes), cards)
