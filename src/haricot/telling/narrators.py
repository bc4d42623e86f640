"""Which narrator tells of which game."""

from __future__ import annotations

from haricot.beans.game import AnyGame
from haricot.catalogue import facets
from haricot.kernel.types import Seat
from haricot.telling.narrator import AnyNarrator


def narrator_for(game: AnyGame, reader: Seat) -> AnyNarrator:
    """Let somebody tell a reader what happens in a game."""
    return facets(game).narrator.load()(game, reader)
