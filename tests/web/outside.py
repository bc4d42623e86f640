"""A game from outside that is no card game: Bohn Hansa by another name, of which the page knows nothing."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from haricot.catalogue import GAMES

NAME = "tests.web.outside:TRADERS"
BUILD = GAMES["hansa"].build


def build(given: dict[str, Any], tables: Any) -> Any:
    """Set Bohn Hansa up by the other name."""
    game = BUILD(given, tables)
    game.name = NAME
    return game


TRADERS = replace(GAMES["hansa"], title="Traders, a game that nobody has drawn", build=build)
