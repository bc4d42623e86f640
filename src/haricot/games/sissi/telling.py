"""Sissi! in words: a card table whose rows are told card by card."""
# interpreted: it writes text

from __future__ import annotations

from haricot.cards.grammar import CardGrammar
from haricot.cards.telling.screen import TableText
from haricot.cards.telling.words import Words
from haricot.cards.view import TableView
from haricot.games.sissi.game import Sissi
from haricot.kernel.types import CardId, Count, Seat


class SissiWords(Words[TableView]):
    """Tells one reader what happened at a table of Sissi!, where rows are told card by card."""

    rule = "S10"

    def row(self, row: list[CardId], fields: Count) -> str:
        """Tell the cards of a row in order, and what it pays by its last card."""
        if not row:
            return self.say("field-empty")
        size = self.say("cards-count", count=len(row))
        pays = [self.say("field-pays", talers=self.law.price(row)), self.next_pay(row)]
        doomed = [self.say("field-will-be-sold")] if self.law.must_sell(row) else []
        return f"{' '.join(map(self.card, row))} ({', '.join([size, *pays, *doomed])})"

    def planting(self, rows: list[list[CardId]], field: Count, card: CardId) -> str:
        """Tell what a field would be with one more card, and whether that would have it sold."""
        row = [*rows[field], card]
        if self.law.must_sell(row):
            return self.say("outlook-doomed", field=field + 1, talers=self.law.price(row))
        return super().planting(rows, field, card)


def sissi_screen(game: Sissi, grammar: CardGrammar, seat: Seat) -> TableText[TableView]:
    """Put the screen of Sissi! before a reader."""
    return TableText(SissiWords(game, grammar, seat))
