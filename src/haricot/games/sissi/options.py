"""The options of Sissi!."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import Literal

from haricot.cards.options import CardOptions
from haricot.kernel.options import convert_options


class Options(CardOptions, frozen=True):
    """How a table wants to play Sissi!."""

    doubling: Literal["always", "phase 3"] = "always"

    def fields(self) -> int:
        """Tell how many fields everybody has (S2)."""
        return 3 if self.players == 3 else 2


EXPLAINED = {
    "players": "3 to 5",
    "doubling": '"always": two of a row may be planted at any time; "phase 3": only of traded cards (S6)',
}

NUMBERS = {"players": range(3, 6)}
"""What numbers there are to choose from."""


def read_options(given: dict[str, object]) -> Options:
    """Turn what somebody asked for into options, or say what is allowed."""
    return convert_options("Sissi!", given, Options, EXPLAINED, NUMBERS)
