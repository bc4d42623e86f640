"""What happened at a card table, in English sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from haricot.beans.cardgame import CardGame
from haricot.beans.cardgrammar import CardGrammar
from haricot.beans.view import TableView
from haricot.games.bohnanza.view import GardenView
from haricot.games.sissi.law import SissiLaw
from haricot.kernel.events import (
    ContractDrawn,
    ContractPaid,
    ContractReturned,
    Drew,
    Event,
    Exhausted,
    FieldAdded,
    FieldBought,
    Fulfilled,
    LaidOut,
    PhaseBegan,
    Planted,
    Shuffled,
    Sold,
    TurnedOver,
)
from haricot.kernel.types import HIDDEN, NONE, CardId, Count, Seat
from haricot.telling.speech import Speech, count, listed, money


class Words(Speech):
    """Tells one reader what happened at a card table."""

    rule = "B20"
    idle = "Nothing is asked of you now, but you may sell a field or buy one."

    def __init__(self, game: CardGame[Any, Any], grammar: CardGrammar, reader: Seat) -> None:
        super().__init__(grammar, reader)
        self.game = game
        self.law = game.law

    def card(self, card: CardId) -> str:
        """Name a card as it is typed, or a contract by its numbers."""
        if self.law.is_bean(card):
            return self.grammar.words.short[self.law.kind[card]]
        return "a hidden card" if card == HIDDEN else f"contract {self.contract(card)}"

    def contract(self, card: CardId) -> str:
        """Name a contract by its two numbers."""
        left, right = self.game.pairs[card - self.law.beans]
        return f"{left}/{right}"

    def into(self, row: list[CardId], card: CardId) -> str:
        """Tell where a card would be planted."""
        return f"with the {len(row)} there" if row else "into an empty field"

    def row(self, row: list[CardId], fields: Count) -> str:
        """Tell what grows in a field, what it pays now and what it would pay next."""
        if not row:
            return "empty"
        now = f"pays {self.law.price(row)}"
        if self.law.earns_field(row) and fields < 3:
            now = "earns a third field"
        return f"{len(row)} {self.card(row[0])} ({now}, {self.next_pay(row)})"

    def next_pay(self, row: list[CardId]) -> str:
        """Tell how many cards of a row would pay more."""
        pays = self.law.pays[self.law.kind[row[-1]]]
        now = self.law.price(row)
        size = next((size for size in range(len(row), len(pays)) if pays[size] > now), 0)
        return f"{size} pay {pays[size]}" if size else "the most"

    def sale(self, rows: list[list[CardId]], field: Count) -> str:
        """Tell what a sale would bring."""
        row = rows[field]
        gain = money(self.law.price(row))
        if self.law.earns_field(row) and len(rows) < 3:
            gain = "a third field"
        return f"{len(row)} {self.card(row[0])} for {gain}"

    def draws(self) -> str:
        """Tell what is drawn at the end of a turn."""
        return f"draw {count(self.game.options.drawn(), 'card')}"

    def pile(self, view: TableView) -> str:
        """Tell how many contracts are left, where there are contracts."""
        if not isinstance(view, GardenView) or not self.game.pairs:
            return ""
        return f" Contract pile: {count(view.contracts, 'card')}."

    def of_them(self, view: TableView, seat: Seat) -> str:
        """Tell how many coins of a player are contracts."""
        if not isinstance(view, GardenView) or not view.fulfilled[seat]:
            return ""
        return f" (of them {count(len(view.fulfilled[seat]), 'contract')})"

    def laid_out(self, view: TableView, seat: Seat) -> list[str]:
        """Tell which contract lies before a player, if there is one."""
        if not isinstance(view, GardenView) or view.exposed[seat] == NONE:
            return []
        return [f"laid out: {self.card(view.exposed[seat])}"]

    def happened(self, group: Sequence[Event]) -> str:
        """Tell what only card tables have."""
        match group[0]:
            case PhaseBegan(phase="plant traded"):
                return "The trading is over."
            case Exhausted(times=times):
                return f"The deck has run out: time {times} of {self.law.ends_at}."
            case Shuffled(cards=cards):
                return f"The discard pile is shuffled: {cards} cards make the new deck."
        return self.cards_came(group) or self.fields_changed(group[0])

    def cards_came(self, group: Sequence[Event]) -> str:
        """Tell of cards that were drawn, turned over or laid out."""
        match group[0]:
            case Drew(seat=seat, card=card):
                drawn = [self.card(event.card) for event in group if isinstance(event, Drew)]
                if card == HIDDEN:
                    drawn = [f"{len(drawn)} cards" if len(drawn) > 1 else "a card"]
                return f"{self.does(seat, 'draw')} {listed(drawn)}."
            case TurnedOver():
                shown = [self.card(event.card) for event in group if isinstance(event, TurnedOver)]
                return f"Turned over: {listed(shown)}."
            case ContractDrawn(seat=seat, card=card):
                what = "a contract" if card == HIDDEN else f"the {self.card(card)}"
                return f"{self.does(seat, 'draw')} {what}."
            case LaidOut(seat=seat, card=card):
                return f"{self.does(seat, 'lay')} the {self.card(card)} beside the fields."
            case Fulfilled(seat=seat, card=card):
                return f"{self.does(seat, 'fulfil')} the {self.card(card)}, and it counts as a taler."
            case ContractReturned(seat=seat, card=card):
                owner = self.whose(seat).capitalize() if seat == self.reader else self.whose(seat)
                return f"{owner} {self.card(card)} goes back under the pile."
        return ""

    def sold(self, discarded: Sequence[CardId]) -> str:
        """Name a card of a field that was sold."""
        return f"{self.card(discarded[0])} card" if discarded else "card"

    def fields_changed(self, event: Event) -> str:
        """Tell what was planted, sold or bought."""
        match event:
            case Planted(seat=seat, card=card, field=field):
                return f"{self.does(seat, 'plant')} {self.card(card)} in field {field + 1}."
            case Sold(seat=seat, field=field, talers=talers, discarded=discarded):
                row = count(talers + len(discarded), self.sold(discarded))
                return f"{self.does(seat, 'sell')} field {field + 1} ({row}) for {money(talers)}."
            case FieldBought(seat=seat, paid=paid):
                return f"{self.does(seat, 'buy')} a third field for {money(len(paid))}."
            case FieldAdded(seat=seat):
                return f"{self.does(seat, 'get')} one more field."
            case ContractPaid(seat=seat, card=card):
                return f"{self.does(seat, 'pay')} with the {self.card(card)}."
        return ""


class AnyWords(Words):
    """Tells one reader what happened at a table of somebody's own game."""

    idle = "Nothing is asked of you now. ? lists what you may do all the same."


class SissiWords(Words):
    """Tells one reader what happened at a table of Sissi!, where rows are told card by card."""

    rule = "S10"
    idle = "Nothing is asked of you now, but you may sell a field."

    def row(self, row: list[CardId], fields: Count) -> str:
        """Tell the cards of a row in order, and what it pays by its last card."""
        if not row:
            return "empty"
        sale = ", will be sold" if self.must_sell(row) else ""
        pays = f"pays {self.law.price(row)}, {self.next_pay(row)}{sale}"
        return f"{' '.join(map(self.card, row))} ({count(len(row), 'card')}, {pays})"

    def must_sell(self, row: list[CardId]) -> bool:
        """Tell whether the Sissi action will sell a row (S10)."""
        return isinstance(self.law, SissiLaw) and self.law.must_sell(row)

    def into(self, row: list[CardId], card: CardId) -> str:
        """Tell what a card would be planted on, and what follows from it."""
        if not row:
            return "into an empty field"
        sale = "; the row will be sold" if self.must_sell([*row, card]) else ""
        return f"on {self.card(row[-1])}, as card {len(row) + 1}{sale}"

    def sale(self, rows: list[list[CardId]], field: Count) -> str:
        """Tell what a sale would bring."""
        row = rows[field]
        return f"{count(len(row), 'card')}, {self.card(row[-1])} last, for {money(self.law.price(row))}"

    def draws(self) -> str:
        """Tell what is drawn at the end of a turn (S9)."""
        return "have everybody draw a card"

    def sold(self, discarded: Sequence[CardId]) -> str:
        """Tell what was sold: a row has more than one kind."""
        return "card"
