"""What an option may be, read from its struct."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec import Struct

from haricot.kernel.errors import BadOption
from haricot.kernel.options import choices_of, convert_options


class Some(Struct):
    """Options of every sort."""

    players: int = 4
    extension: bool = False
    tie: Literal["hand", "shared"] = "shared"
    price: int | None = None


def test_every_option_lists_what_it_may_be() -> None:
    assert choices_of(Some(), {"players": range(3, 6), "price": range(1, 3)}) == {
        "players": [3, 4, 5],
        "extension": [False, True],
        "tie": ["hand", "shared"],
        "price": [None, 1, 2],
    }


def test_a_value_that_looks_like_a_place_is_a_wrong_value() -> None:
    explained = {"tie": "hand or shared"}
    with pytest.raises(BadOption, match=r"^Option tie: invalid enum value .*; allowed: hand or shared\.$"):
        convert_options("beans", {"tie": "x - at `$.y"}, Some, explained)
