"""Positions of Bohnanza: a table's, and where the contracts are."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from typing import Any

from msgspec import field

from haricot.beans.cardnames import Box
from haricot.beans.sound import refuse
from haricot.cards import position
from haricot.cards.position import Clerk, TablePosition, decode_position
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.shuffle import shuffle
from haricot.kernel.types import NONE, Seat


class Place(position.Place, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What lies before one player, contracts too."""

    exposed: str | None = None
    fulfilled: list[str] = field(default_factory=list)

    def piles(self) -> list[list[str]]:
        """List all that lies here."""
        return [*super().piles(), self.fulfilled, [] if self.exposed is None else [self.exposed]]


class Position(TablePosition, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A moment of a game. Without a contract pile all contracts that lie nowhere else are in it."""

    game: str = "bohnanza"
    seats: list[Place] = field(default_factory=list)
    contracts: list[str] | None = None

    def places(self) -> list[Place]:
        """List what lies before the players."""
        return self.seats

    def piles(self) -> list[list[str]]:
        """List all the piles in the middle."""
        return [*super().piles(), self.contracts or []]


class GardenClerk(Clerk[Garden]):
    """Writes down and reads gardens."""

    def read_place(self, state: Garden, seat: int, place: Place, box: Box) -> None:
        """Lay out what one player has."""
        super().read_place(state, seat, place, box)
        state.exposed[seat] = NONE if place.exposed is None else box.take_one(place.exposed)
        state.fulfilled[seat] = box.take(place.fulfilled)

    def read_piles(self, state: Garden, position: Any, box: Box) -> None:
        """Lay out the piles, that of the contracts too."""
        super().read_piles(state, position, box)
        first = self.game.law.beans
        contracts = range(first, first + len(self.game.pairs))
        if position.contracts is None:
            state.contracts = box.left_over(contracts)
            shuffle(state.contracts, state.seed, -1)
        else:
            state.contracts = box.take(reversed(position.contracts))
            box.check_empty(contracts)


def read_position(text: bytes | str) -> Position:
    """Read a position, or say what is wrong with it."""
    return decode_position(text, Position)


def write_position(game: Bohnanza, state: Garden) -> Position:
    """Write a state down, every card by name."""
    clerk = GardenClerk(game)
    seats = []
    for seat in range(state.players):
        exposed = None if state.exposed[seat] == NONE else clerk.names.name(state.exposed[seat])
        fulfilled = clerk.name(state.fulfilled[seat])
        seats.append(Place(**clerk.written_place(state, seat), exposed=exposed, fulfilled=fulfilled))
    contracts = clerk.name(state.contracts[::-1])
    return Position(**clerk.written_table(state), seats=seats, contracts=contracts)


def state_of(game: Bohnanza, position: Position) -> Garden:
    """Set up the state that a position describes, or say why it cannot be."""
    state = Garden()
    state.lay_garden(game.players, position.seed, game.options.fields())
    GardenClerk(game).read(state, position)
    for seat in range(state.players):
        check_contracts(game, state, seat)
    return state


def check_contracts(game: Bohnanza, state: Garden, seat: Seat) -> None:
    """Contracts lie where they can, and nobody has two (E4, E9)."""
    others = [card for card in state.hands[seat] if not game.law.is_bean(card)]
    others += [card for card in (state.exposed[seat],) if card != NONE]
    refuse(len(others) > 1, f"Seat {seat} has two contracts: nobody has more than one (E4).")
    contracts = others + state.fulfilled[seat] + state.contracts
    refuse(any(game.law.is_bean(card) for card in contracts), "A bean lies among the contracts (E4).")
    wrong = state.exposed[seat] != NONE and seat != state.active
    refuse(wrong, f"Seat {seat} has an exposed contract out of turn (E9).")
