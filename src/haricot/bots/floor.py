"""Floor: traders play on at a table that is wholly known, imagined or dealt to try them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from haricot.beans.cardgame import CardGame
from haricot.beans.goods import asked
from haricot.beans.market import agreement
from haricot.beans.table import Table
from haricot.bots.sight import Sight, see_table
from haricot.bots.trader import Trader
from haricot.kernel.actions import Action, Done
from haricot.kernel.types import Count, Seat

MOST_ROUNDS = 30
"""So many rounds a trade may last before it is closed."""


class Floor:
    """Asks the traders of a table in rounds, as a host would; nobody waits for people here."""

    def __init__(self, game: CardGame[Any, Any], traders: Sequence[Trader]) -> None:
        self.game: Any = game
        self.traders = list(traders)
        self.sights = [Sight(game.law, seat) for seat in range(len(self.traders))]
        self.names = [phase.name for phase in game.phases]

    def play(self, table: Table, last: Count) -> None:
        """Play to the end of the game, or until a turn after the last one begins."""
        while table.result is None and table.turn <= last:
            if self.names[table.phase] == "trade":
                self.trade(table)
            else:
                seats: list[Seat] = self.game.waits_for(table)
                self.ask(table, seats[0], True)

    def trade(self, table: Table) -> None:
        """Let everybody speak until nobody has anything to say, and close the trade."""
        turn, active = table.turn, table.active
        quiet = [False] * table.players
        rounds = 0
        while table.turn == turn and self.names[table.phase] == "trade" and table.result is None:
            rounds += 1
            said = False
            deals = self.traded(table)
            for seat in self.order(table, quiet):
                spoke = self.ask(table, seat, False)
                quiet[seat] = not spoke
                said = said or spoke
                if table.turn != turn or self.names[table.phase] != "trade":
                    return
            if self.traded(table) != deals:
                quiet = [False] * table.players
            if not said or rounds >= MOST_ROUNDS:
                self.game.apply(table, Done(active))

    def traded(self, table: Table) -> Count:
        """Count the cards that lie aside, which only a deal changes."""
        total: Count = 0
        for cards in table.aside:
            total += len(cards)
        return total

    def order(self, table: Table, quiet: list[bool]) -> list[Seat]:
        """List whom to ask: who has an offer to answer, who was not silent, and the active player last."""
        answering: list[Seat] = []
        free: list[Seat] = []
        for seat in range(table.players):
            if seat != table.active:
                if is_asked(table, seat):
                    answering.append(seat)
                elif not quiet[seat]:
                    free.append(seat)
        return [*answering, *free, table.active]

    def ask(self, table: Table, seat: Seat, must: bool) -> bool:
        """Ask one trader, and tell whether that changed anything."""
        options: list[Action] = self.game.legal(table, seat)
        sight = self.sights[seat]
        money = [table.coins(other) for other in range(table.players)]
        see_table(sight, table, self.names[table.phase], money)
        action = self.traders[seat].decide(sight, options)
        if action is None:
            if not must:
                return False
            action = options[0]
        if isinstance(action, Done) and not must and seat != table.active:
            return False
        self.game.apply(table, action)
        return True


def is_asked(table: Table, seat: Seat) -> bool:
    """Tell whether an offer waits for a seat's answer."""
    for offer in table.offers:
        if asked(offer, seat) and agreement(offer, seat) is None and seat not in offer.declined:
            return True
    return False
