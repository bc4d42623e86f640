"""Which narrator tells of which game."""

from __future__ import annotations

from typing import Any

from haricot.catalogue import facets
from haricot.kernel.game import Game
from haricot.kernel.types import Seat
from haricot.telling.narrator import Narrator


def narrator_for(game: Game[Any], reader: Seat) -> Narrator:
    """Let somebody tell a reader what happens in a game."""
    return facets(game).narrator.load()(game, reader)
