"""Which screen shows which game."""

from __future__ import annotations

from typing import Any

from haricot.bots import AnyGame
from haricot.games.hansa.game import Hansa
from haricot.games.sissi.game import Sissi
from haricot.kernel.types import Seat
from haricot.telling.hansa import HansaText
from haricot.telling.hansawords import HansaWords
from haricot.telling.screen import Screen
from haricot.telling.table import TableText
from haricot.telling.words import SissiWords, Words


def screen_for(game: AnyGame, grammar: Any, seat: Seat) -> Screen:
    """Put the screen of a game before a reader."""
    if isinstance(game, Hansa):
        return HansaText(HansaWords(game, grammar, seat))
    words = SissiWords if isinstance(game, Sissi) else Words
    return TableText(words(game, grammar, seat))
