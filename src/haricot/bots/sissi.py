"""SimpleSissiBot: a trader who grows rows of Sissi beans and captains in turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from haricot.beans.cardgame import CardGame
from haricot.beans.view import TableView
from haricot.bots.base import done
from haricot.bots.deals import Deals
from haricot.bots.simple import SimpleBot
from haricot.bots.worth import MOST_KNOWN, Worth
from haricot.games.sissi.law import SissiLaw
from haricot.kernel.actions import Action, Plant, Sell
from haricot.kernel.types import NONE, Bean, CardId, Seat

EMPTY = 0.5
"""An empty field takes any card."""

UNPAID = 0.15
"""What a row is worth less while the card on top is not the one that shall pay."""

FUTURE = 0.3
"""What a row is worth more while it can grow on, and will not be sold at the end of a turn (S10)."""

LATER = 0.35
"""What is left of a good card's worth while it waits in the hand."""

HOPE = 0.75
"""How much of the next step of a beanometer a card on the way is worth."""


class SissiWorth(Worth):
    """Values rows by their length and the beanometers of the captain and of the last card."""

    law: SissiLaw

    def __init__(self, law: SissiLaw) -> None:
        super().__init__(law)
        # The same rows are valued again and again while a trade goes on, alone and with cards to plant.
        self.valued: dict[tuple[Bean, ...], float] = {}
        self.planted: dict[tuple[tuple[Bean, ...], ...], float] = {}

    def full(self, row: list[CardId]) -> bool:
        """Tell whether a row pays as much as it ever will."""
        captain = self.law.captain(row)
        return captain != NONE and self.law.price(row) >= max(self.law.pays[captain]) > 0

    def row(self, row: Sequence[CardId]) -> float:
        """Value a row: what it pays now, and a share of what it is growing to."""
        key = self.kinds(row)
        if key not in self.valued:
            if len(self.valued) > MOST_KNOWN:
                self.valued.clear()
            self.valued[key] = self.fresh(list(row))
        return self.valued[key]

    def fresh(self, row: list[CardId]) -> float:
        """Value a row that is not known yet."""
        if not row:
            return EMPTY
        now, captain = float(self.law.price(row)), self.law.captain(row)
        if captain == NONE:
            return max(now, 0.5 * EMPTY) - (UNPAID if len(row) > 1 else 0.0)
        if self.law.must_sell(row):
            return now
        grown = self.grown[captain]
        hope = grown[min(len(row), len(grown) - 1)]
        unpaid = UNPAID if self.law.kind[row[-1]] == self.law.sissi else 0.0
        return now + max(0.0, HOPE * (hope - now)) + FUTURE - unpaid

    def settled(self, fields: Iterable[Sequence[CardId]], cards: Iterable[CardId]) -> float:
        """Value some fields and the talers they bring once all these cards are planted there."""
        rows, to_plant = [list(row) for row in fields], list(cards)
        key = tuple(self.kinds(row) for row in [*rows, to_plant])
        if key not in self.planted:
            if len(self.planted) > MOST_KNOWN:
                self.planted.clear()
            talers = sum(self.place(rows, card) for card in to_plant)
            self.planted[key] = talers + sum(self.row(row) for row in rows)
        return self.planted[key]

    def kinds(self, cards: Iterable[CardId]) -> tuple[Bean, ...]:
        """Tell the kinds of some cards in order."""
        return tuple([self.law.kind[card] for card in cards])

    def place(self, rows: list[list[CardId]], card: CardId) -> float:
        """Put a card where it does most good, selling a row if need be, and tell what that paid."""
        best = max(range(len(rows)), key=lambda field: max(self.gains(rows[field], card)))
        grow, sell = self.gains(rows[best], card)
        if grow >= sell:
            rows[best] = [*rows[best], card]
            return 0.0
        talers = float(self.law.price(rows[best]))
        rows[best] = [card]
        return talers

    def gains(self, row: list[CardId], card: CardId) -> tuple[float, float]:
        """Tell what it brings to plant a card on top of a row, and in its place after a sale."""
        now = self.row(row)
        grow = self.row([*row, card]) - now if self.law.fits(row, card) else -9.0
        return grow, float(self.law.price(row)) + self.row([card]) - now if row else -9.0


class SissiDeals(Deals):
    """The deals of one moment in Sissi!, where a Sissi bean for a Sissi bean helps both."""

    worth: SissiWorth

    def worth_in_hand(self, card: CardId) -> float:
        """Value a card of my own hand: one that goes well with a row will be planted anyway, but later."""
        gain = self.burden_free(card)
        near = 1.0 / (1 + self.hand.index(card))
        return LATER * gain if gain > 0 else gain * (0.2 + 0.5 * near)

    def burden_free(self, card: CardId) -> float:
        """Tell what a card would bring if it could be planted now."""
        return max(max(self.worth.gains(list(row), card)) for row in self.rows)

    def wanted(self) -> list[Bean]:
        """List the kinds that would go on in a row, the captain's or Sissi's."""
        law = self.worth.law
        kinds = [
            law.captain(row) if law.kind[row[-1]] == law.sissi else law.sissi
            for row in self.rows
            if row and not law.must_sell(row)
        ]
        shown = {law.kind[card] for card in self.view.face_up if self.seat != self.view.active}
        return [kind for kind in set(kinds) if kind != NONE and (kind in shown or self.unseen[kind] > 0)]


class SimpleSissiBot(SimpleBot):
    """Plants in turn, trades for what goes on, and sells what pays most or would be in the way."""

    worth: SissiWorth

    def __init__(self, game: CardGame[Any, Any], seat: Seat, seed: int | str) -> None:
        super().__init__(game, seat, seed)
        assert isinstance(game.law, SissiLaw)
        self.worth = SissiWorth(game.law)

    def deals(self, view: TableView) -> SissiDeals:
        """Look at the deals of this moment."""
        return SissiDeals(self.worth, view)

    def welcome(self, view: TableView, plant: Plant) -> float:
        """Tell what a card adds to a row."""
        row = view.fields[self.seat][plant.field]
        return self.worth.gains(row, plant.card)[0]

    def plant(self, view: TableView, options: Sequence[Action]) -> Action | None:
        """Plant what adds to a row, stop when that is allowed, and else sell first if that loses less."""
        plants = [action for action in options if isinstance(action, Plant)]
        best = max(plants, key=lambda plant: self.welcome(view, plant), default=None)
        gain = self.welcome(view, best) if best is not None else -9.0
        if best is not None and gain > 0:
            return best
        if done(options) is not None or not self.must_plant(view):
            return done(options)
        sale = self.sell(view, options)
        card = self.to_plant(view)
        if isinstance(sale, Sell) and self.worth.gains(view.fields[self.seat][sale.field], card)[1] > gain:
            return sale
        return best

    def to_plant(self, view: TableView) -> CardId:
        """Find the next card that has to be planted."""
        if view.phase == "plant":
            return view.hands[self.seat][0]
        return [*view.aside[self.seat], *(view.face_up if self.seat == view.active else [])][0]

    def regret(self, view: TableView, sale: Sell) -> float:
        """Tell what a sale gives away."""
        row = view.fields[self.seat][sale.field]
        return self.worth.row(row) - float(self.law.price(row))
