"""The desk of a card game: Bohnanza with all its options, and Sissi!."""

from __future__ import annotations

from typing import Any, Final

from haricot.beans.cardgame import CardGame
from haricot.beans.market import MOST_OFFERS
from haricot.beans.table import Table
from haricot.env.desk import OFFER_SIZE, Desk
from haricot.env.menu import Menu
from haricot.env.sheet import Sheet
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.actions import Action, BuyField, Fulfil, LayOut, Plant, Sell
from haricot.kernel.errors import HaricotError
from haricot.kernel.state import State
from haricot.kernel.types import NONE, CardId, Count, Seat

HAND: Final = 32
"""So many cards of a hand are seen, and can be given away: the first ones."""

FACE_UP: Final = 2
ASIDE: Final = 8
FIELD_SIZE: Final = 3


class CardMenu(Menu):
    """What there is to choose at a card table."""

    def __init__(self, game: CardGame[Any, Any]) -> None:
        super().__init__(game.players, len(game.law.keys), FACE_UP + HAND)
        self.fields = game.most_fields
        self.plant: Count = self.add("plant", len(game.law.keys) * game.most_fields)
        self.sell: Count = self.add("sell", game.most_fields)
        self.buy: Count = self.add("buy field", 1)
        self.lay_out: Count = self.add("lay out", 1)
        self.fulfil: Count = self.add("fulfil", 1)


class CardDesk(Desk):
    """A card game in play, and the seat that is asked."""

    def __init__(self, game: CardGame[Any, Any], talk: Count) -> None:
        self.card_menu = CardMenu(game)
        super().__init__(game, game.goods, self.card_menu, talk)
        self.law = game.law
        self.trade_talers = game.goods.trade_talers
        self.cards: Any = game

    def take_over(self, state: State) -> None:
        """Go on with a game as it is."""
        assert isinstance(state, Table)
        self.table: Table = state
        self.garden: Garden | None = state if isinstance(state, Garden) else None
        super().take_over(state)

    def own_choice(self, action: Action) -> Count:
        """Tell the number of an action of a card table."""
        menu = self.card_menu
        if isinstance(action, Plant):
            return menu.plant + self.law.kind[action.card] * menu.fields + action.field
        if isinstance(action, Sell):
            return menu.sell + action.field
        if isinstance(action, BuyField):
            return menu.buy
        if isinstance(action, LayOut):
            return menu.lay_out
        if isinstance(action, Fulfil):
            return menu.fulfil
        raise HaricotError(f"{action} has no number here.")

    def may_ask(self, to: Seat) -> bool:
        """Let the active player ask anybody or all, and the others the active player."""
        return self.seat == self.table.active or to == self.table.active

    def wares(self, stock: list[CardId]) -> list[Count]:
        """Number the face-up cards, then the hand by its places; what lies too far back has no number."""
        first: Count = 0
        if self.seat != self.table.active:
            first = FACE_UP
        elif len(self.table.face_up) < FACE_UP:
            first = FACE_UP - len(self.table.face_up)
        return list(range(first, min(first + len(stock), FACE_UP + HAND)))

    def purse(self) -> Count:
        """Count the talers that may be given."""
        return self.goods.purse(self.table, self.seat) if self.trade_talers else NONE

    def write(self, sheet: Sheet, seat: Seat) -> None:
        """Write down what a seat sees, in the order of `card_fields`."""
        table = self.table
        sheet.put(table.phase)
        sheet.put(table.turn)
        sheet.put((table.active - seat) % table.players)
        sheet.put(0 if self.seat == NONE else 1 + (self.seat - seat) % table.players)
        sheet.put(table.planted)
        sheet.put(table.exhaustions)
        sheet.put(len(table.deck))
        sheet.put(self.asked if self.trading else 0)
        self.write_places(sheet, table.face_up, FACE_UP)
        self.write_places(sheet, table.hands[seat], HAND)
        for step in range(table.players):
            self.write_seat(sheet, (seat + step) % table.players)
        self.write_discard(sheet)
        self.write_draft(sheet, seat)
        self.write_offers(sheet, seat)

    def write_places(self, sheet: Sheet, cards: list[CardId], places: Count) -> None:
        """Write down cards by their kinds, and contracts after those."""
        count: Count = min(len(cards), places)
        for place in range(count):
            sheet.put(self.code(cards[place]))
        sheet.skip(places - count)

    def code(self, card: CardId) -> Count:
        """Tell a card by a number from 1 on: its kind, or which contract it is."""
        if card < self.law.beans:
            return 1 + self.law.kind[card]
        return 1 + self.kinds + card - self.law.beans

    def write_seat(self, sheet: Sheet, seat: Seat) -> None:
        """Write down what lies open before a player."""
        table = self.table
        rows = table.fields[seat]
        for row in rows:
            if row:
                sheet.put(1 + self.law.kind[row[0]])
                sheet.put(1 + self.law.kind[row[-1]])
                sheet.put(len(row))
            else:
                sheet.skip(FIELD_SIZE)
        sheet.skip(FIELD_SIZE * (self.card_menu.fields - len(rows)))
        sheet.put(len(rows))
        sheet.put(len(table.hands[seat]))
        sheet.put(len(table.talers[seat]))
        sheet.put(1 if table.done[seat] else 0)
        garden = self.garden
        sheet.put(0 if garden is None or garden.exposed[seat] == NONE else self.code(garden.exposed[seat]))
        sheet.put(0 if garden is None else len(garden.fulfilled[seat]))
        self.write_places(sheet, table.aside[seat], ASIDE)

    def write_discard(self, sheet: Sheet) -> None:
        """Count the discard pile by kinds."""
        counts: list[Count] = [0] * self.kinds
        for card in self.table.discard:
            counts[self.law.kind[card]] += 1
        for count in counts:
            sheet.put(count)


def card_fields(game: CardGame[Any, Any]) -> list[tuple[str, tuple[int, ...], str]]:
    """Name the fields of an observation, in the order in which they are written."""
    players, kinds, fields = int(game.players), len(game.law.keys), int(game.most_fields)
    phases = [phase.name for phase in game.phases]
    return [
        ("phase", (), f"0 to {len(phases) - 1}: {', '.join(phases)}"),
        ("turn", (), "counted from 1"),
        ("active", (), "whose turn it is, counted from the own seat"),
        ("asked", (), "1 + who is asked, counted from the own seat; 0 at the end"),
        ("planted", (), "cards planted from the hand in this phase"),
        ("exhaustions", (), "how often the deck has run out"),
        ("deck", (), "cards left in the deck"),
        ("talk", (), "how many were asked in this trade"),
        ("face_up", (FACE_UP,), "1 + kind of each face-up card"),
        ("hand", (HAND,), "1 + kind of each card of the own hand from the front; contracts after the kinds"),
        (
            "seats",
            (players, FIELD_SIZE * fields + 6 + ASIDE),
            "each player, the own seat first: for each field 1 + kind of its first and of its last card, "
            "and how many; fields, cards in hand, talers, done, contract beside the fields, contracts "
            "fulfilled; 1 + kind of each card set aside",
        ),
        ("discard", (kinds,), "discarded cards of each kind"),
        ("draft", (OFFER_SIZE,), "the offer that is being put together"),
        ("own_offers", (MOST_OFFERS, OFFER_SIZE), "the own open offers"),
        ("offers", (MOST_OFFERS * (players - 1), OFFER_SIZE), "the open offers that may be answered"),
    ]
