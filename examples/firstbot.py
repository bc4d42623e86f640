"""A bot in twenty lines: haricot arena examples.firstbot:FirstBot simple simple simple."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.bots import Bot
from haricot.cards.actions import Plant, Sell
from haricot.cards.view import TableView
from haricot.kernel.actions import Action, Decline, Done, Take


class FirstBot(Bot):
    """Plants and takes what it already grows, and sells only when it must."""

    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        best = max(options, key=lambda action: self.worth(view, action), default=None)
        return None if view.phase == "trade" and (best is None or self.worth(view, best) < -1) else best

    def worth(self, view: TableView, action: Action) -> float:
        kind, fields = self.game.law.kind, view.fields[self.seat]
        mine = [kind[row[0]] for row in fields if row]
        match action:
            case Plant(field=field):
                return 2 if fields[field] else 1
            case Take(offer=number, cards=cards):
                gets = [kind[card] in mine for card in view.offer(number).gives]
                return sum(gets) - sum(kind[card] in mine for card in cards) - 0.5
            case Sell(field=field):
                return float(self.game.law.price(fields[field])) - 20
            case _:
                return {Done: 0, Decline: -1}.get(type(action), -30)
