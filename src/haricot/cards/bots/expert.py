"""ExpertBot: a trader at a card table with learned weights and a memory."""
# interpreted: bots derive from a class that anybody may derive from

from __future__ import annotations

from haricot.bots.learned import learned
from haricot.cards.bots.traderbot import TraderBot
from haricot.cards.game import AnyCardGame
from haricot.cards.view import TableView
from haricot.cards.worlds.witness import CardWitness
from haricot.kernel.events import Event
from haricot.kernel.types import Seat
from haricot.worlds import witness


def expert_weights(game: AnyCardGame) -> dict[str, float]:
    """Read the weights that were learned for a game."""
    return {name: float(value) for name, value in learned(game, "expert.toml").items()}


class ExpertBot(TraderBot):
    """Trades by learned weights, counts the cards that became talers, and remembers what hands have shown."""

    watches = True

    def __init__(self, game: AnyCardGame, seat: Seat, seed: int | str) -> None:
        self.weights = expert_weights(game)
        super().__init__(game, seat, seed)
        watcher = witness(game, seat)
        assert isinstance(watcher, CardWitness), "a card game is watched by one who knows its cards"
        self.witness = watcher

    def see(self, event: Event) -> None:
        """Remember what happened."""
        self.witness.see(event)

    def look(self, view: TableView) -> None:
        """Look at the table, with what is remembered."""
        super().look(view)
        self.witness.look(view)
        self.sight.coins = self.witness.coins
        self.sight.known = [hand.shown for hand in self.witness.hands]
