"""Which screen shows which game."""

from __future__ import annotations

from typing import Any

from haricot.beans.game import AnyGame
from haricot.catalogue import facets
from haricot.kernel.types import Seat
from haricot.telling.screen import Screen


def screen_for(game: AnyGame, grammar: Any, seat: Seat) -> Screen:
    """Put the screen of a game before a reader."""
    return facets(game).screen.load()(game, grammar, seat)
