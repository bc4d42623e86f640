"""Positions of card games, written down and read back: what FEN is to chess."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from haricot.beans.cardnames import Box, CardNames
from haricot.beans.written import (
    MarketCodec,
    WrittenOffer,
    WrittenRefusal,
    WrittenWish,
    check_seats,
    decode_position,
    phase_number,
)
from haricot.cards.game import CardGame, T
from haricot.cards.law import Law
from haricot.cards.options import CardOptions
from haricot.cards.sound import check_table
from haricot.cards.table import Table
from haricot.kernel.offers import Result
from haricot.kernel.record import TablesName
from haricot.kernel.shuffle import shuffle
from haricot.kernel.types import CardId


class PlayerPosition(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What lies before one player, and what is in the hand, its first card first."""

    hand: list[str] = []
    fields: list[list[str]] = []
    aside: list[str] = []
    talers: list[str] = []
    wish: WrittenWish | None = None
    done: bool = False

    def piles(self) -> list[list[str]]:
        """List all that lies here."""
        return [self.hand, *self.fields, self.aside, self.talers]


L = TypeVar("L", bound=PlayerPosition)


class TablePosition(Struct, Generic[L], kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A moment of a game. Without a deck all the cards that lie nowhere else are in it."""

    game: str = ""
    options: dict[str, Any] = {}
    tables: TablesName | None = None
    phase: str = "plant"
    active: int = 0
    turn: int = 1
    planted: int = 0
    exhaustions: int = 0
    face_up: list[str] = []
    discard: list[str] = []
    deck: list[str] | None = None
    offers: list[WrittenOffer] = []
    offered: int = 0
    refused: list[WrittenRefusal] = []
    seed: int = 0
    shuffles: int = 0
    result: Result | None = None
    seats: list[L] = []

    def piles(self) -> list[list[str]]:
        """List all the piles in the middle."""
        return [self.face_up, self.discard, self.deck or []]

    def names(self) -> Iterator[str]:
        """Go through all the cards that are named."""
        for pile in self.piles():
            yield from pile
        for player in self.seats:
            for pile in player.piles():
                yield from pile


class PositionCodec(Generic[T, L]):
    """Writes down and reads the positions of one game."""

    def __init__(self, game: CardGame[T, CardOptions]) -> None:
        self.game = game
        self.names = card_names(game.law, game.pairs)
        self.market = MarketCodec(game.law.keys, self.names)

    def name(self, cards: list[CardId]) -> list[str]:
        """Return the names of cards."""
        return [self.names.name(card) for card in cards]

    def write_player(self, state: T, seat: int) -> dict[str, Any]:
        """Write down what lies before one player."""
        return {
            "hand": self.name(state.hands[seat]),
            "fields": [self.name(row) for row in state.fields[seat]],
            "aside": self.name(state.aside[seat]),
            "talers": self.name(state.talers[seat]),
            "wish": self.market.write_wish(state.wishes[seat]),
            "done": state.done[seat],
        }

    def write_table(self, state: T) -> dict[str, Any]:
        """Write down all that does not lie before a player."""
        described = self.game.describe()
        return {
            "game": self.game.name,
            "options": described["options"],
            "tables": described["tables"],
            "phase": self.game.phases[state.phase].name,
            "active": state.active,
            "turn": state.turn,
            "planted": state.planted,
            "exhaustions": state.exhaustions,
            "face_up": self.name(state.face_up),
            "discard": self.name(state.discard),
            "deck": self.name(state.deck[::-1]),
            "offers": [self.market.write_offer(offer) for offer in state.offers],
            "offered": state.offered,
            "refused": [self.market.write_refusal(refusal) for refusal in state.refused],
            "seed": state.seed,
            "shuffles": state.shuffles,
            "result": state.result,
        }

    def read(self, state: T, position: TablePosition[L]) -> None:
        """Lay out what a position describes on an empty table, or say why it cannot be."""
        check_seats(state.players, len(position.seats))
        box = Box(self.names, position.names())
        for seat, player in enumerate(position.seats):
            self.read_player(state, seat, player, box)
        self.read_piles(state, position, box)
        self.read_moment(state, position)
        self.read_market(state, position)
        check_table(self.game, state)

    def read_player(self, state: T, seat: int, player: L, box: Box) -> None:
        """Lay out what one player has."""
        state.hands[seat] = box.take(player.hand)
        rows = [box.take(row) for row in player.fields]
        state.fields[seat] = rows + state.fields[seat][len(rows) :]
        state.aside[seat] = box.take(player.aside)
        state.talers[seat] = box.take(player.talers)
        state.wishes[seat] = self.market.read_wish(player.wish)
        state.done[seat] = player.done

    def read_piles(self, state: T, position: TablePosition[L], box: Box) -> None:
        """Lay out the piles; what is left over makes up a deck that is not written down."""
        state.shuffles = position.shuffles
        state.face_up = box.take(position.face_up)
        state.discard = box.take(position.discard)
        beans = range(self.game.law.beans)
        if position.deck is None:
            state.deck = box.left_over(beans)
            shuffle(state.deck, state.seed, state.shuffles)
        else:
            state.deck = box.take(reversed(position.deck))
            box.check_empty(beans)

    def read_moment(self, state: T, position: TablePosition[L]) -> None:
        """Set whose turn and phase it is."""
        state.phase = phase_number([phase.name for phase in self.game.phases], position.phase)
        state.active = position.active
        state.turn = position.turn
        state.planted = position.planted
        state.exhaustions = position.exhaustions
        state.result = position.result

    def read_market(self, state: T, position: TablePosition[L]) -> None:
        """Lay the offers on the table."""

        def stock(seat: int) -> list[CardId]:
            return self.game.goods.stock(state, seat) if 0 <= seat < state.players else []

        self.market.read_market(state, position, stock)


class PlainPosition(
    TablePosition[PlayerPosition], kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A moment of a game in which there is nothing but what every card table has."""


def read_position(text: bytes | str) -> PlainPosition:
    """Read a position, or say what is wrong with it."""
    return decode_position(text, PlainPosition)


def write_position(game: CardGame[Table, CardOptions], state: Table) -> PlainPosition:
    """Write a table down, every card by name."""
    codec = PositionCodec[Table, PlayerPosition](game)
    seats = [PlayerPosition(**codec.write_player(state, seat)) for seat in range(state.players)]
    return PlainPosition(**codec.write_table(state), seats=seats)


def state_of(game: CardGame[Table, CardOptions], position: PlainPosition) -> Table:
    """Set up the table that a position describes, or say why it cannot be."""
    state = Table()
    state.lay(game.players, position.seed, game.options.fields())
    PositionCodec[Table, PlayerPosition](game).read(state, position)
    return state


def card_names(law: Law, pairs: Sequence[tuple[int, int]]) -> CardNames:
    """Name the cards of a card game: beans by their kind, contracts by their figures."""
    kinds = [law.keys[kind] for kind in law.kind[: law.beans]]
    return CardNames(kinds + [f"{left}/{right}" for left, right in pairs])
