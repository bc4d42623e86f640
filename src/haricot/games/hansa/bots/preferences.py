"""What merchants seem to look for, from what they offer, refuse, buy and deliver."""
# interpreted: it tells events apart

from __future__ import annotations

from haricot.games.hansa.events import BeanBought, Delivered
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.view import HanseView
from haricot.kernel.events import Declined, Event, Offered, TurnBegan
from haricot.kernel.types import Bean, Seat

WISHED = 1.0
"""What it tells that somebody asks for a kind, or buys it."""

KEPT = 0.5
"""What it tells that somebody does not give a kind away."""

MOST = 2.0

FADES = 0.9
"""Part of what was seen that still counts a turn later."""


class Preferences:
    """How much each player seems to want each kind, from 0 to MOST."""

    def __init__(self, game: Hansa) -> None:
        self.atlas = game.atlas
        self.found = [[0.0] * len(game.atlas.keys) for _ in range(game.players)]

    def see(self, event: Event, view: HanseView) -> None:
        """Take in what somebody says or does, before the view changes."""
        match event:
            case Offered():
                self.wish(event.seat, event.wants, WISHED)
                self.forget(event.seat, [self.atlas.kind[token] for token in event.gives])
            case Declined():
                self.wish(event.seat, view.offer(event.offer).wants, KEPT)
            case BeanBought():
                self.wish(event.seat, (self.atlas.kind[event.token],), WISHED)
            case Delivered():
                self.forget(event.seat, [self.atlas.kind[token] for token in event.tokens])
            case TurnBegan():
                self.found = [[FADES * value for value in row] for row in self.found]

    def wish(self, seat: Seat, kinds: tuple[Bean, ...], weight: float) -> None:
        """Note that a player wants some kinds."""
        row = self.found[seat]
        for kind in kinds:
            row[kind] = min(MOST, row[kind] + weight)

    def forget(self, seat: Seat, kinds: list[Bean]) -> None:
        """Note that a player can do without some kinds."""
        for kind in kinds:
            self.found[seat][kind] = 0.0
