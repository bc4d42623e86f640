from __future__ import annotations

from typing import Any

import pytest

import haricot
from haricot.beans.tables import Tables
from haricot.games.bohnanza.options import Options
from haricot.kernel.errors import BadOption
from tests.complaints import complaint
from tests.positions import start

EXTENDED = {"extension": True}

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": 2}, "Option players: 2 will not do; allowed: 3 to 5."),
    ({"players": 6}, "Option players: 6 will not do; allowed: 3 to 5; six and seven need extension=True."),
    ({"players": 0, **EXTENDED}, "Option players: 0 will not do; allowed: 3 to 7."),
    ({"players": 8, **EXTENDED}, "Option players: 8 will not do; allowed: 3 to 7."),
    ({"players": -1}, "Option players: -1 will not do; allowed: 3 to 5."),
    ({"contracts": True}, "Option contracts: it belongs to the extension; set extension=True as well."),
    (
        {"plant_hands_at_end": True},
        "Option plant_hands_at_end: it belongs to the extension; set extension=True as well.",
    ),
    (
        {"leave_out": "kakao"},
        "Option leave_out: it is a choice of the extension with four or five players.",
    ),
    (
        {"leave_out": "acker", "players": 6, **EXTENDED},
        "Option leave_out: it is a choice of the extension with four or five players.",
    ),
    (
        {"leave_out": "acker", "players": 3, **EXTENDED},
        "Option leave_out: it is a choice of the extension with four or five players.",
    ),
    ({"third_field_cost": 0}, "Option third_field_cost: 0 talers; allowed: 1 to 10."),
    ({"third_field_cost": 11}, "Option third_field_cost: 11 talers; allowed: 1 to 10."),
    (
        {"third_field_cost": 3, "third_field_at_start": True},
        "Option third_field_cost: everybody starts with three fields here; leave the cost out.",
    ),
    (
        {"third_field_cost": 3, "players": 3, **EXTENDED},
        "Option third_field_cost: everybody starts with three fields here; leave the cost out.",
    ),
    (
        {"tie_break": "dice"},
        "Option tie_break: invalid enum value 'dice'; "
        'allowed: "share": tied players share the victory; "hand": most cards in hand wins (B24).',
    ),
    (
        {"leave_out": "garten", **EXTENDED},
        "Option leave_out: invalid enum value 'garten'; "
        'allowed: "none", "kakao" or "acker"; extension with four or five players (E2).',
    ),
    (
        {"players": "four"},
        "Option players: expected `int`, got `str`; allowed: 3 to 5, with the extension 3 to 7.",
    ),
    (
        {"players": True},
        "Option players: expected `int`, got `bool`; allowed: 3 to 5, with the extension 3 to 7.",
    ),
    (
        {"extension": 1},
        "Option extension: 1 will not do; allowed: true or false.",
    ),
    (
        {"third_field_cost": "3"},
        "Option third_field_cost: expected `int | null`, got `str`; "
        "allowed: 1 to 10; else 3, for five 2 (a variant), extension for four or five 4 (B26, E2).",
    ),
    (
        {"beans": 9},
        "Bohnanza has no option 'beans': it has players, extension, third_field_at_start, third_field_cost, "
        "trade_talers, tie_break, contracts, leave_out, plant_hands_at_end.",
    ),
]


@pytest.mark.parametrize(("options", "sentence"), WRONG, ids=[str(options) for options, _ in WRONG])
def test_a_wrong_option_gets_one_sentence_that_says_what_is_allowed(
    options: dict[str, Any], sentence: str
) -> None:
    assert complaint(BadOption, lambda: haricot.game(**options)) == sentence


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": 3},
        {"players": 5, "third_field_cost": 10, "trade_talers": True, "tie_break": "hand"},
        {"players": 7, "extension": True, "contracts": True, "plant_hands_at_end": True},
        {"players": 5, "extension": True, "leave_out": "kakao", "third_field_at_start": True},
        {"players": 6, "extension": True, "third_field_cost": 1},
    ],
)
def test_what_is_allowed_can_be_played(options: dict[str, Any]) -> None:
    board = start(**options)
    assert board.game.waits_for(board.state) == [0]


def test_the_defaults_are_the_base_game_for_four() -> None:
    assert haricot.game().options == Options(players=4)
    assert haricot.game(extension=False, third_field_cost=None).options == Options()


def test_there_are_no_other_games() -> None:
    with pytest.raises(BadOption, match=r"^There is no game 'chess': there is bohnanza, sissi, hansa\.$"):
        haricot.game("chess")


def test_contracts_need_tables_that_have_some() -> None:
    tables = Tables.parse('name = "own"\n[bean.a]\ncards = 90\nmeter = [[2, 1]]', "own.toml")
    with pytest.raises(BadOption, match=r"^Option contracts: the tables have no contracts; add .*\.$"):
        haricot.game(tables=tables, extension=True, contracts=True)
