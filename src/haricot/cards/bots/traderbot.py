"""TraderBot: a bot at a card table whose judgement is a trader's."""
# interpreted: bots derive from a class that anybody may derive from

from __future__ import annotations

from collections.abc import Mapping, Sequence

from haricot.bots.base import DealWorth, Thought
from haricot.cards.bots.base import CardBot
from haricot.cards.bots.judgement import trader_for
from haricot.cards.bots.sight import TraderSight, see_view
from haricot.cards.game import AnyCardGame
from haricot.cards.view import TableView
from haricot.kernel.actions import Action
from haricot.kernel.types import Bean, CardId, Seat


class TraderBot(CardBot):
    """A player whose judgement is a Trader's."""

    weights: Mapping[str, float] = {}

    def __init__(self, game: AnyCardGame, seat: Seat, seed: int | str) -> None:
        super().__init__(game, seat, seed)
        self.sight = TraderSight(game.law, seat)
        self.trader = trader_for(game, seat, self.weights)

    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        """Look, and let the trader judge."""
        self.look(view)
        return self.choose(view, list(options))

    def look(self, view: TableView) -> None:
        """Look at the table."""
        see_view(self.sight, view)

    def choose(self, view: TableView, options: list[Action]) -> Action | None:
        """Let the trader judge, and keep the reasons if somebody wants to know."""
        if not self.explains:
            return self.trader.decide(self.sight, options)
        self.trader.explains, self.trader.thoughts = True, []
        action = self.trader.decide(self.sight, options)
        self.thoughts = [Thought(*thought) for thought in self.trader.thoughts]
        self.trader.explains = False
        return action

    def weigh(
        self,
        view: TableView,
        other: Seat,
        gives: Sequence[CardId],
        gets: Sequence[Bean],
        invites: bool = False,
    ) -> DealWorth | None:
        """Tell what a deal would bring, by what fields are worth."""
        bargains, given = self.trader.market(self.sight), list(gives)
        any_card = bargains.values.any_card
        cards = bargains.open_cards(list(gets)) if other == view.active else [any_card[bean] for bean in gets]
        mine, theirs = bargains.gain(given, cards), bargains.their_gain(other, given, cards)
        return DealWorth(mine, theirs, mine - bargains.price(other, theirs))
