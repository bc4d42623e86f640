"""The desk of a card game."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

from haricot.beans.market import MOST_OFFERS
from haricot.cards.actions import BuyField, Fulfil, LayOut, Plant, Sell
from haricot.cards.game import AnyCardGame
from haricot.cards.table import Table
from haricot.env.codes import CODES, OWN
from haricot.env.desk import Desk
from haricot.env.menu import Menu
from haricot.env.pages import BITS, FieldTold, market_fields, put
from haricot.kernel.actions import Action
from haricot.kernel.state import State
from haricot.kernel.types import NONE, CardId, Count, Seat, mypyc_attr

HAND: Final = 32
"""Maximum number of cards of a hand that are seen and can be given away: the first ones."""

FACE_UP: Final = 2
ASIDE: Final = 8
HEAD_SIZE: Final = 7 + FACE_UP
FIELD_SIZE: Final = 3
COUNTS_SIZE: Final = 5
PLANT: Final = OWN
SELL: Final = OWN + 1
BUY: Final = OWN + 2
LAY_OUT: Final = OWN + 3
FULFIL: Final = OWN + 4
CARD_CODES: dict[type[Action], Count] = {
    **CODES,
    Plant: PLANT,
    Sell: SELL,
    BuyField: BUY,
    LayOut: LAY_OUT,
    Fulfil: FULFIL,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class CardMenu(Menu):
    """What there is to choose at a card table."""

    def __init__(self, game: AnyCardGame) -> None:
        super().__init__(game.players, len(game.law.keys), FACE_UP + HAND)
        self.fields = game.most_fields
        self.plant: Count = self.add("plant", len(game.law.keys) * game.most_fields)
        self.sell: Count = self.add("sell", game.most_fields)
        self.buy: Count = self.add("buy field", 1)
        self.lay_out: Count = self.add("lay out", 1)
        self.fulfil: Count = self.add("fulfil", 1)
        # What the active player may say without an offer to answer, none of it an action yet.
        self.open_talk = [self.wait, *range(self.offer, self.offer + game.players)]
        self.nothing: list[Action | None] = [None] * len(self.open_talk)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardDesk(Desk):
    """A card game in play, and the seat that is asked."""

    def __init__(self, game: AnyCardGame, talk: Count) -> None:
        self.card_menu = CardMenu(game)
        super().__init__(game, self.card_menu, talk, card_fields(game))
        self.law = game.law
        self.trade_talers = game.goods.trade_talers
        self.codes = CARD_CODES
        self.seat_size: Count = COUNTS_SIZE + FIELD_SIZE * self.card_menu.fields + ASIDE

    def share(self, other: Desk) -> None:
        """Use what is alike at all desks of a game from another one."""
        super().share(other)
        assert isinstance(other, CardDesk)
        self.card_menu = other.card_menu

    def take_over(self, state: State) -> None:
        """Go on with a game as it is."""
        assert isinstance(state, Table)
        self.table: Table = state
        # The discard pile as far as it was counted.
        self.shuffles: Count = NONE
        self.counted: Count = 0
        self.counts: list[Count] = []
        super().take_over(state)

    def own_choice(self, action: Any, code: Count) -> Count:
        """Tell the number of an action of a card table."""
        menu = self.card_menu
        if code == PLANT:
            card: CardId = action.card
            field: Count = action.field
            return menu.plant + self.law.kind[card] * menu.fields + field
        if code == SELL:
            field = action.field
            return menu.sell + field
        if code == BUY:
            return menu.buy
        return menu.lay_out if code == LAY_OUT else menu.fulfil

    def list_talk(self) -> None:
        """Add that one may wait, or begin an offer: the active player to anybody, the others to that one."""
        menu = self.card_menu
        if len(self.own) == MOST_OFFERS:
            self.add(menu.wait)
            return
        if self.seat == self.table.active:
            self.choices += menu.open_talk
            self.deeds += menu.nothing
        else:
            self.add(menu.wait)
            self.add(menu.offer + (self.table.active - self.seat) % self.table.players)
        for place in range(len(self.incoming)):
            self.add(menu.counter + place)

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

    def write_table(self, page: BytesWriter, seat: Seat) -> Count:
        """Write down the table as a seat sees it, in the order of `card_fields`."""
        players = self.table.players
        self.write_head(page, seat)
        self.write_cards(page, HEAD_SIZE, self.table.hands[seat], HAND)
        place: Count = HEAD_SIZE + HAND
        for step in range(players):
            self.write_seat(page, place, (seat + step) % players)
            place += self.seat_size
        self.write_pile(page, place)
        return place + self.kinds

    def write_head(self, page: BytesWriter, seat: Seat) -> None:
        """Write down whose turn it is and what lies in the middle."""
        table, players = self.table, self.table.players
        put(page, 0, table.phase)
        put(page, 1, table.turn)
        put(page, 2, (table.active - seat) % players)
        put(page, 3, table.planted)
        put(page, 4, table.exhaustions)
        put(page, 5, len(table.deck))
        self.write_cards(page, 6, table.face_up, FACE_UP)
        done: Count = 0
        for step in range(players):
            if table.done[(seat + step) % players]:
                done |= BITS[step]
        put(page, 6 + FACE_UP, done)

    def write_cards(self, page: BytesWriter, at: Count, cards: list[CardId], most: Count) -> None:
        """Write down the first cards by their kinds, and contracts after those."""
        for place in range(min(len(cards), most)):
            put(page, at + place, self.code(cards[place]))

    def code(self, card: CardId) -> Count:
        """Tell a card by a number from 1 on: its kind, or which contract it is."""
        if card < self.law.beans:
            return 1 + self.law.kind[card]
        return 1 + self.kinds + card - self.law.beans

    def write_seat(self, page: BytesWriter, at: Count, seat: Seat) -> None:
        """Write down what lies open before a player: counts, fields, and what is set aside."""
        table = self.table
        rows = table.fields[seat]
        # The fields that hands are planted in at the end (E12) are sold before anybody looks.
        fields: Count = min(len(rows), self.card_menu.fields)
        put(page, at, fields)
        put(page, at + 1, len(table.hands[seat]))
        put(page, at + 2, len(table.talers[seat]))
        self.write_contracts(page, at + 3, seat)
        for field in range(fields):
            self.write_row(page, at + COUNTS_SIZE + FIELD_SIZE * field, rows[field])
        if table.aside[seat]:
            self.write_cards(page, at + self.seat_size - ASIDE, table.aside[seat], ASIDE)

    def write_contracts(self, page: BytesWriter, at: Count, seat: Seat) -> None:
        """Write down the contracts before a player, where there are any."""

    def write_row(self, page: BytesWriter, at: Count, row: list[CardId]) -> None:
        """Write down a field by the kinds of its first and its last card, and how many there are."""
        if row:
            put(page, at, 1 + self.law.kind[row[0]])
            put(page, at + 1, 1 + self.law.kind[row[-1]])
            put(page, at + 2, len(row))

    def write_pile(self, page: BytesWriter, at: Count) -> None:
        """Write down the discard pile, counted by kinds; between two shuffles it only grows."""
        table, size = self.table, len(self.table.discard)
        if table.shuffles != self.shuffles or size < self.counted:
            self.shuffles, self.counted = table.shuffles, 0
            self.counts = [0] * self.kinds
        for place in range(self.counted, size):
            self.counts[self.law.kind[table.discard[place]]] += 1
        self.counted = size
        for kind, count in enumerate(self.counts):
            if count:
                put(page, at + kind, count)


def card_fields(game: AnyCardGame) -> list[FieldTold]:
    """Name the fields of an observation, in the order in which they are written."""
    players, kinds, fields = int(game.players), len(game.law.keys), int(game.most_fields)
    phases = [phase.name for phase in game.phases]
    return [
        ("phase", (1,), f"0 to {len(phases) - 1}: {', '.join(phases)}"),
        ("turn", (1,), "counted from 1"),
        ("active", (1,), "whose turn it is, counted from the own seat"),
        ("planted", (1,), "cards planted from the hand in this phase"),
        ("exhaustions", (1,), "how often the deck has run out"),
        ("deck", (1,), "cards left in the deck"),
        ("face_up", (FACE_UP,), "1 + kind of each face-up card"),
        ("done", (1,), "who wants no more trade, a bit for each player, the own seat first"),
        ("hand", (HAND,), "1 + kind of each card of the own hand from the front; contracts after the kinds"),
        (
            "seats",
            (players, FIELD_SIZE * fields + COUNTS_SIZE + ASIDE),
            "each player, the own seat first: fields, cards in hand, talers, contracts fulfilled, "
            "contract beside the fields; for each field 1 + kind of its first and of its last card, "
            "and how many; 1 + kind of each card set aside",
        ),
        ("discard", (kinds,), "discarded cards of each kind"),
        *market_fields(players),
    ]
