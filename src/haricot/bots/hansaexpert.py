"""ExpertHansaBot: a merchant with a memory, and with weights learned by self-play."""
# interpreted: it derives from Bot

from __future__ import annotations

from collections.abc import Sequence

from haricot.bots.hansagreedy import GreedyHansaBot
from haricot.bots.hansasight import Sight
from haricot.bots.hansaworlds import Memory
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Action
from haricot.kernel.events import Event
from haricot.kernel.types import Seat


class ExpertHansaBot(GreedyHansaBot):
    """Asks for a part of what others gain, and for more where that helps the leader."""

    style = "expert"
    watches = True

    def __init__(
        self, game: Hansa, seat: Seat, seed: int | str, weights: dict[str, float] | None = None
    ) -> None:
        super().__init__(game, seat, seed, weights)
        self.memory = Memory(game)

    def see(self, event: Event) -> None:
        """Remember what happened."""
        self.memory.see(event)

    def decide(self, view: HanseView, options: Sequence[Action]) -> Action | None:
        """Look, and do what the phase asks for."""
        self.memory.look(view)
        return super().decide(view, options)

    def sight(self, view: HanseView) -> Sight:
        """Read the board with a memory of the contracts that went around."""
        return Sight(self.atlas, view, self.seat, self.memory.held)
