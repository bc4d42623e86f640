"""What there is at a card table, in the words of its language."""
# interpreted: it writes text

from __future__ import annotations

from collections.abc import Iterator

from haricot.cards.game import AnyCardGame
from haricot.cards.grammar import CardGrammar
from haricot.cards.view import TableView
from haricot.kernel.types import HIDDEN, CardId, Count, Seat
from haricot.telling.sentences import AnyWord, Contract
from haricot.telling.speech import Speech


class Words(Speech):
    """Tells one reader what happened at a card table."""

    rule = "B20"

    def __init__(self, game: AnyCardGame, grammar: CardGrammar, reader: Seat) -> None:
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

    def word(self, word: AnyWord) -> str | int:
        """Put a word of a sentence into the language of the reader."""
        return self.contract(word.card) if isinstance(word, Contract) else super().word(word)

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
        return self.law.earns_field(row) and fields < self.game.most_fields

    def next_pay(self, row: list[CardId]) -> str:
        """Tell how many cards of a row would pay more."""
        size, talers = self.law.pays_next(row)
        return self.say("field-pays-next", count=size, talers=talers) if size else self.say("field-most")

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
        """Tell how many cards are left in piles beside the deck."""
        return []

    def coins(self, view: TableView, seat: Seat) -> str:
        """Tell how many talers a player has."""
        return self.say("talers-count", count=view.coins(seat))

    def laid_out(self, view: TableView, seat: Seat) -> Iterator[str]:
        """Tell what lies before a player beside the fields."""
        yield from ()
