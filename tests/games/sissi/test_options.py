from __future__ import annotations

from typing import Any

import msgspec
import pytest

import haricot
from haricot.catalogue import GAMES
from haricot.games.sissi.options import EXPLAINED, Options, read_options
from haricot.kernel.errors import BadOption
from tests.complaints import complaint
from tests.games.sissi.rows import start

DOUBLING = '"always": two of a row may be planted at any time; "phase 3": only of traded cards (S6).'

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": 2}, "Option players: 2 will not do; allowed: 3 to 5."),
    ({"players": 6}, "Option players: 6 will not do; allowed: 3 to 5."),
    ({"players": 0}, "Option players: 0 will not do; allowed: 3 to 5."),
    ({"players": -1}, "Option players: -1 will not do; allowed: 3 to 5."),
    ({"players": "four"}, "Option players: expected `int`, got `str`; allowed: 3 to 5."),
    ({"players": True}, "Option players: expected `int`, got `bool`; allowed: 3 to 5."),
    ({"players": None}, "Option players: expected `int`, got `null`; allowed: 3 to 5."),
    ({"doubling": "never"}, f"Option doubling: invalid enum value 'never'; allowed: {DOUBLING}"),
    ({"doubling": "phase 1"}, f"Option doubling: invalid enum value 'phase 1'; allowed: {DOUBLING}"),
    ({"doubling": 3}, f"Option doubling: expected `str`, got `int`; allowed: {DOUBLING}"),
    ({"beans": 9}, "Sissi! has no option 'beans': it has players, doubling."),
    ({"third_field_cost": 2}, "Sissi! has no option 'third_field_cost': it has players, doubling."),
    ({"trade_talers": False}, "Sissi! has no option 'trade_talers': it has players, doubling."),
]


@pytest.mark.parametrize(("options", "sentence"), WRONG, ids=[str(options) for options, _ in WRONG])
def test_a_wrong_option_gets_one_sentence_that_says_what_is_allowed(
    options: dict[str, Any], sentence: str
) -> None:
    assert complaint(BadOption, lambda: haricot.game("sissi", **options)) == sentence


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("doubling", ["always", "phase 3"])
def test_what_is_allowed_can_be_played(players: int, doubling: str) -> None:
    board = start(players=players, doubling=doubling)
    assert board.game.options == Options(players, doubling)  # type: ignore[arg-type]
    assert board.game.waits_for(board.state) == [0]


def test_the_defaults_are_four_players_who_may_double_at_any_time() -> None:
    assert haricot.game("sissi").options == read_options({}) == Options(4, "always")


def test_every_option_is_explained() -> None:
    assert list(EXPLAINED) == [field.name for field in msgspec.structs.fields(Options)]
    assert GAMES["sissi"].options == EXPLAINED


def test_the_phases_of_a_turn() -> None:
    assert [phase.name for phase in haricot.game("sissi").phases] == [
        "plant",
        "trade",
        "plant traded",
        "draw",
        "sissi",
    ]
