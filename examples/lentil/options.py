"""The options of Lentil Soup."""

from __future__ import annotations

from haricot.cards.options import CardOptions
from haricot.kernel.options import convert_options


class Options(CardOptions, frozen=True):
    """How a table wants to play Lentil Soup."""

    kettles: int = 2

    def fields(self) -> int:
        """Tell how many fields everybody has (L1)."""
        return 3 if self.players == 3 else 2

    def drawn(self) -> int:
        """Tell how many cards the active player draws (L1)."""
        return 2


EXPLAINED = {
    "players": "3 to 5",
    "kettles": "1 to 3: so many times the deck runs out before the game ends (L4)",
}

NUMBERS = {"players": range(3, 6), "kettles": range(1, 4)}
"""What numbers there are to choose from."""


def read_options(given: dict[str, object]) -> Options:
    """Turn what somebody asked for into options, or say what is allowed."""
    return convert_options("Lentil Soup", given, Options, EXPLAINED, NUMBERS)
