"""Which screen shows which game."""

from __future__ import annotations

from haricot.beans.game import AnyGame
from haricot.beans.grammar import AnyGrammar
from haricot.catalogue import facets
from haricot.kernel.types import Seat
from haricot.telling.screen import AnyScreen


def screen_for(game: AnyGame, grammar: AnyGrammar, seat: Seat) -> AnyScreen:
    """Put the screen of a game before a reader."""
    return facets(game).screen.load()(game, grammar, seat)
