"""A garden in words: a card table with contracts."""
# interpreted: it writes text

from __future__ import annotations

from collections.abc import Iterator

from haricot.cards.grammar import CardGrammar
from haricot.cards.telling.screen import TableText
from haricot.cards.telling.words import Words
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.view import GardenView
from haricot.kernel.types import NONE, Seat
from haricot.telling.layout import sentence


class GardenWords(Words[GardenView]):
    """Tells one reader what happened in a garden."""

    def pile(self, view: GardenView) -> list[str]:
        """Tell how many contracts are left, where there are contracts."""
        return [self.say("contracts-left", count=view.contracts)] if self.game.pairs else []

    def coins(self, view: GardenView, seat: Seat) -> str:
        """Tell how many talers a player has, and how many of them are contracts."""
        talers, contracts = super().coins(view, seat), len(view.fulfilled[seat])
        return f"{talers} ({self.say('of-them-contracts', count=contracts)})" if contracts else talers

    def laid_out(self, view: GardenView, seat: Seat) -> Iterator[str]:
        """Tell which contract lies before a player, if there is one."""
        if view.exposed[seat] != NONE:
            yield sentence(self.label(self.say("contract-exposed"), self.contract(view.exposed[seat])))


def garden_screen(game: Bohnanza, grammar: CardGrammar, seat: Seat) -> TableText[GardenView]:
    """Put the screen of a garden before a reader."""
    return TableText(GardenWords(game, grammar, seat))
