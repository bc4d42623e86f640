"""What there is at a card table, in the words of its language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from haricot.beans.cardgame import CardGame
from haricot.beans.cardgrammar import CardGrammar
from haricot.beans.view import TableView
from haricot.games.bohnanza.view import GardenView
from haricot.games.sissi.law import SissiLaw
from haricot.kernel.events import Event, Sold
from haricot.kernel.types import HIDDEN, NONE, CardId, Count, Seat
from haricot.telling.layout import sentence
from haricot.telling.speech import Said, Speech


class Words(Speech):
    """Tells one reader what happened at a card table."""

    rule = "B20"

    def __init__(self, game: CardGame[Any, Any], grammar: CardGrammar, reader: Seat) -> None:
        super().__init__(game, grammar, reader)
        self.law = game.law

    def card(self, card: CardId) -> str:
        """Name a card as it is typed, or a contract by its numbers."""
        if self.law.is_bean(card):
            return self.grammar.words.short[self.law.kind[card]]
        return self.say("hidden-card") if card == HIDDEN else f"{self.say('contract')} {self.contract(card)}"

    def contract(self, card: CardId) -> str:
        """Name a contract by its two numbers."""
        if card == HIDDEN:
            return self.say("hidden-contract")
        left, right = self.game.pairs[card - self.law.beans]
        return self.say("contract-card", left=left, right=right)

    def things(self, event: Event, name: str, value: Any) -> Said:
        """Name the beans and contracts in a field of an event."""
        match name:
            case "card":
                return {"cards": self.card(value)} if self.law.is_bean(value) else self.no_bean(value)
            case "discarded":
                assert isinstance(event, Sold)
                return {"cards": self.kinds(self.sold(event))}
        return super().things(event, name, value)

    def no_bean(self, card: CardId) -> Said:
        """Name a contract, or a card that is not seen."""
        return {"cards": self.card(card), "contract": self.contract(card)}

    def form(self, group: Sequence[Event]) -> str:
        """Tell what was sold with a field, where that can be known."""
        if isinstance(group[0], Sold) and self.sold(group[0]):
            return "-cards"
        return super().form(group)

    def sold(self, event: Sold) -> list[CardId]:
        """List the kinds that were sold: what became talers was of the kind of what was discarded."""
        kinds = [self.law.kind[card] for card in event.discarded]
        return kinds[:1] * (len(kinds) + event.talers)

    def row(self, row: list[CardId], fields: Count) -> str:
        """Tell what grows in a field, what it pays now and what it would pay next."""
        if not row:
            return self.say("field-empty")
        now = self.say("field-pays", talers=self.law.price(row))
        if self.earns_field(row, fields):
            now = self.say("field-earns-field")
        return f"{len(row)} {self.card(row[0])} ({now}, {self.next_pay(row)})"

    def earns_field(self, row: list[CardId], fields: Count) -> bool:
        """Tell whether selling a row brings a third field."""
        return self.law.earns_field(row) and fields < 3

    def next_pay(self, row: list[CardId]) -> str:
        """Tell how many cards of a row would pay more."""
        size = self.pays_more_at(row)
        if not size:
            return self.say("field-most")
        return self.say("field-pays-next", count=size, talers=self.law.pays[self.law.kind[row[-1]]][size])

    def pays_more_at(self, row: list[CardId]) -> Count:
        """Count the cards with which a row would pay more; 0 if it pays the most already."""
        pays, now = self.law.pays[self.law.kind[row[-1]]], self.law.price(row)
        return next((size for size in range(len(row), len(pays)) if pays[size] > now), 0)

    def planting(self, rows: list[list[CardId]], field: Count, card: CardId) -> str:
        """Tell what a field would be with one more card."""
        if not rows[field]:
            return self.say("outlook-empty", field=field + 1)
        row = [*rows[field], card]
        if self.earns_field(row, len(rows)):
            return self.say("outlook-sale-earns", field=field + 1)
        return self.say("outlook-grows", field=field + 1, count=len(row), talers=self.law.price(row))

    def sale(self, rows: list[list[CardId]], field: Count) -> str:
        """Tell what a sale would bring."""
        if self.earns_field(rows[field], len(rows)):
            return self.say("do-sell-for-field", field=field + 1)
        return self.say("do-sell-for", field=field + 1, talers=self.law.price(rows[field]))

    def pile(self, view: TableView) -> list[str]:
        """Tell how many contracts are left, where there are contracts."""
        if not isinstance(view, GardenView) or not self.game.pairs:
            return []
        return [self.say("contracts-left", count=view.contracts)]

    def coins(self, view: TableView, seat: Seat) -> str:
        """Tell how many talers a player has, and how many of them are contracts."""
        talers = self.say("talers-count", count=view.coins(seat))
        if not isinstance(view, GardenView) or not view.fulfilled[seat]:
            return talers
        return f"{talers} ({self.say('of-them-contracts', count=len(view.fulfilled[seat]))})"

    def laid_out(self, view: TableView, seat: Seat) -> Iterator[str]:
        """Tell which contract lies before a player, if there is one."""
        if isinstance(view, GardenView) and view.exposed[seat] != NONE:
            yield sentence(self.label(self.say("contract-exposed"), self.contract(view.exposed[seat])))


class SissiWords(Words):
    """Tells one reader what happened at a table of Sissi!, where rows are told card by card."""

    rule = "S10"

    def sold(self, event: Sold) -> list[CardId]:
        """Leave out what was sold: a row has more than one kind."""
        return []

    def row(self, row: list[CardId], fields: Count) -> str:
        """Tell the cards of a row in order, and what it pays by its last card."""
        if not row:
            return self.say("field-empty")
        size = self.say("cards-count", count=len(row))
        pays = [self.say("field-pays", talers=self.law.price(row)), self.next_pay(row)]
        doomed = [self.say("field-will-be-sold")] if self.must_sell(row) else []
        return f"{' '.join(map(self.card, row))} ({', '.join([size, *pays, *doomed])})"

    def must_sell(self, row: list[CardId]) -> bool:
        """Tell whether the Sissi action will sell a row (S10)."""
        return isinstance(self.law, SissiLaw) and self.law.must_sell(row)

    def planting(self, rows: list[list[CardId]], field: Count, card: CardId) -> str:
        """Tell what a field would be with one more card, and whether that would have it sold."""
        row = [*rows[field], card]
        if self.must_sell(row):
            return self.say("outlook-doomed", field=field + 1, talers=self.law.price(row))
        return super().planting(rows, field, card)
