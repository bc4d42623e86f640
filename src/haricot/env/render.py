"""Renderer: the table as text or as a picture, as a stranger sees it unless somebody asks otherwise."""
# interpreted: it writes text, and Pillow draws

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from gymnasium import logger
from numpy.typing import NDArray

from haricot.beans.game import AnyGame
from haricot.env.asked import seat_among
from haricot.env.picture import draw
from haricot.kernel.errors import BadOption
from haricot.kernel.state import State
from haricot.kernel.types import STRANGER, Seat
from haricot.telling.screens import screen_for

MODES = ("human", "ansi", "rgb_array")


class Renderer:
    """Shows a game in one of the modes: printed, as text, or as a picture."""

    def __init__(self, game: AnyGame, names: Sequence[str], mode: str | None, seat: Seat) -> None:
        if mode is not None and mode not in MODES:
            raise BadOption(f"Option render_mode: there is no {mode!r}; allowed: {', '.join(MODES)}.")
        self.game = game
        self.mode = mode
        self.seat = seat_among(range(STRANGER, game.players), seat, "render_seat")
        self.screen = screen_for(game, game.grammar(list(names)), self.seat)

    def follow(self, state: State) -> None:
        """Show what has changed to whoever looks on all the time."""
        if self.mode == "human":
            self.render(state)

    def render(self, state: State) -> str | NDArray[np.uint8] | None:
        """Show the table in the mode that was asked for."""
        view = self.game.view(state, self.seat)
        if self.mode == "rgb_array":
            return draw(self.screen, view)
        if self.mode == "ansi":
            return self.screen.show(view)
        if self.mode == "human":
            print(self.screen.show(view))
        else:
            logger.warn("Nothing is shown: set render_mode to one of these: " + ", ".join(MODES))
        return None
