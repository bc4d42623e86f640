"""The desk of a card game: Bohnanza with all its options, and Sissi!."""

from __future__ import annotations

from typing import Any, Final, get_args

from haricot.beans.cardgame import CardGame
from haricot.beans.market import MOST_OFFERS
from haricot.beans.table import Table
from haricot.env.codes import CODES, OWN
from haricot.env.desk import Desk
from haricot.env.menu import Menu
from haricot.env.pages import MOST, FieldTold, Memo, market_fields, packed
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.actions import Action, BuyField, Fulfil, LayOut, Plant, Sell
from haricot.kernel.events import AnyEvent, Event, Traded
from haricot.kernel.state import State
from haricot.kernel.types import NONE, CardId, Count, Seat

HAND: Final = 32
"""So many cards of a hand are seen, and can be given away: the first ones."""

FACE_UP: Final = 2
ASIDE: Final = 8
FIELD_SIZE: Final = 3
COUNTS_SIZE: Final = 5
BLANK = bytes(HAND)

# What has been written of fields, and of what players have.
ROWS = Memo(FIELD_SIZE)
COUNTS = Memo(COUNTS_SIZE)

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

SEATED: set[type[Event]] = {kind for kind in get_args(AnyEvent) if "seat" in kind.__struct_fields__}
"""The events that somebody had a part in; the others tell of deck, piles and phase."""


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
        # What the active player may say without an offer to answer, none of it an action yet.
        self.open_talk = [self.wait, *range(self.offer, self.offer + game.players)]
        self.nothing: list[Action | None] = [None] * len(self.open_talk)


class CardDesk(Desk):
    """A card game in play, and the seat that is asked."""

    def __init__(self, game: CardGame[Any, Any], talk: Count) -> None:
        self.card_menu = CardMenu(game)
        super().__init__(game, game.goods, self.card_menu, talk)
        self.law = game.law
        self.trade_talers = game.goods.trade_talers
        self.codes = CARD_CODES
        # Names of a module are looked up every time, unlike these.
        self.seated = SEATED
        self.traded = Traded
        self.rows = ROWS
        self.counts = COUNTS

    def take_over(self, state: State) -> None:
        """Go on with a game as it is."""
        assert isinstance(state, Table)
        self.table: Table = state
        self.garden: Garden | None = state if isinstance(state, Garden) else None
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

    def forget(self) -> None:
        """Forget what was written."""
        super().forget()
        self.hand_pages = [b""] * self.table.players
        self.seat_pages = [b""] * self.table.players
        self.discard_page = b""
        self.discarded: Count = NONE

    def note(self, news: list[Any]) -> None:
        """Forget what was written of the table, and of those who did something."""
        super().forget()
        for event in news:
            if type(event) in self.seated:
                seat: Seat = event.seat
                self.hand_pages[seat] = self.seat_pages[seat] = b""
            if type(event) is self.traded:
                taker: Seat = event.taker
                self.hand_pages[taker] = self.seat_pages[taker] = b""

    def write(self, seat: Seat) -> list[bytes]:
        """Write down the table as a seat sees it, in the order of `card_fields`."""
        pages = [self.head_page(seat), self.hand_page(seat)]
        for step in range(self.table.players):
            pages.append(self.seat_page((seat + step) % self.table.players))
        pages.append(self.pile_page())
        pages.append(self.offers_page(seat))
        return pages

    def head_page(self, seat: Seat) -> bytes:
        """Write down whose turn it is and what lies in the middle."""
        table, players = self.table, self.table.players
        active = (table.active - seat) % players
        word = table.phase | min(table.turn, MOST) << 8 | active << 16 | table.planted << 24
        word |= table.exhaustions << 32 | min(len(table.deck), MOST) << 40
        more: Count = 0
        for place, card in enumerate(table.face_up):
            more |= self.code(card) << (8 * place)
        for step in range(players):
            if table.done[(seat + step) % players]:
                more |= 1 << (16 + step)
        return packed(word, 6) + packed(more, 3)

    def hand_page(self, seat: Seat) -> bytes:
        """Write down the own hand."""
        if not self.hand_pages[seat]:
            self.hand_pages[seat] = self.places(self.table.hands[seat], HAND)
        return self.hand_pages[seat]

    def places(self, cards: list[CardId], most: Count) -> bytes:
        """Write down cards by their kinds, and contracts after those."""
        if not cards:
            return BLANK[:most]
        page = bytes([self.code(card) for card in cards[:most]])
        return page + BLANK[: most - len(page)]

    def code(self, card: CardId) -> Count:
        """Tell a card by a number from 1 on: its kind, or which contract it is."""
        if card < self.law.beans:
            return 1 + self.law.kind[card]
        return 1 + self.kinds + card - self.law.beans

    def seat_page(self, seat: Seat) -> bytes:
        """Write down what lies open before a player."""
        if not self.seat_pages[seat]:
            self.seat_pages[seat] = self.write_seat(seat)
        return self.seat_pages[seat]

    def write_seat(self, seat: Seat) -> bytes:
        """Write down what lies open before a player: fields, counts, and what is set aside."""
        table, garden = self.table, self.garden
        # The fields that hands are planted in at the end (E12) are sold before anybody looks.
        rows = table.fields[seat][: self.card_menu.fields]
        word: Count = len(rows) | min(len(table.hands[seat]), MOST) << 8
        word |= min(len(table.talers[seat]), MOST) << 16
        if garden is not None:
            word |= len(garden.fulfilled[seat]) << 24
            if garden.exposed[seat] != NONE:
                word |= self.code(garden.exposed[seat]) << 32
        pages = [self.counts.page(word)]
        for row in rows:
            pages.append(self.rows.page(self.row(row) if row else 0))
        pages.append(BLANK[: FIELD_SIZE * (self.card_menu.fields - len(rows))])
        pages.append(self.places(table.aside[seat], ASIDE))
        return b"".join(pages)

    def row(self, row: list[CardId]) -> Count:
        """Tell a field by the kinds of its first and its last card, and how many there are."""
        return 1 + self.law.kind[row[0]] | (1 + self.law.kind[row[-1]]) << 8 | min(len(row), MOST) << 16

    def pile_page(self) -> bytes:
        """Count the discard pile by kinds; between two shuffles it only grows."""
        table = self.table
        moment = table.shuffles * 1024 + len(table.discard)
        if moment != self.discarded:
            self.discarded = moment
            counts: list[Count] = [0] * self.kinds
            for card in table.discard:
                counts[self.law.kind[card]] += 1
            self.discard_page = bytes(counts)
        return self.discard_page


def card_fields(game: CardGame[Any, Any]) -> list[FieldTold]:
    """Name the fields of an observation, in the order in which they are written."""
    players, kinds, fields = int(game.players), len(game.law.keys), int(game.most_fields)
    phases = [phase.name for phase in game.phases]
    return [
        ("phase", (), f"0 to {len(phases) - 1}: {', '.join(phases)}"),
        ("turn", (), "counted from 1"),
        ("active", (), "whose turn it is, counted from the own seat"),
        ("planted", (), "cards planted from the hand in this phase"),
        ("exhaustions", (), "how often the deck has run out"),
        ("deck", (), "cards left in the deck"),
        ("face_up", (FACE_UP,), "1 + kind of each face-up card"),
        ("done", (), "who wants no more trade, a bit for each player, the own seat first"),
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
