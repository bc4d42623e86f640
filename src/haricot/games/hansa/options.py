"""The options of Bohn Hansa."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import Literal

from haricot.kernel.options import BaseOptions, convert_options


class Options(BaseOptions, frozen=True):
    """How a table wants to play Bohn Hansa."""

    trade_with: Literal["same city", "guests"] = "same city"


EXPLAINED = {
    "players": "3 to 5",
    "trade_with": '"same city": with everybody there; "guests": only with those invited this turn (H17)',
}

NUMBERS = {"players": range(3, 6)}
"""What numbers there are to choose from."""


def read_options(given: dict[str, object]) -> Options:
    """Turn what somebody asked for into options, or say what is allowed."""
    return convert_options("Bohn Hansa", given, Options, EXPLAINED, NUMBERS)
