"""Positions of Sissi!: a table's."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from msgspec import field

from haricot.beans.position import Clerk, Place, TablePosition, decode_position
from haricot.beans.table import Table
from haricot.games.sissi.game import Sissi


class Position(TablePosition, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A moment of a game."""

    seats: list[Place] = field(default_factory=list)

    def places(self) -> list[Place]:
        """List what lies before the players."""
        return self.seats


def read_position(text: bytes | str) -> Position:
    """Read a position, or say what is wrong with it."""
    return decode_position(text, Position)


def write_position(game: Sissi, state: Table) -> Position:
    """Write a state down, every card by name."""
    clerk = Clerk(game)
    seats = [Place(**clerk.written_place(state, seat)) for seat in range(state.players)]
    return Position(**clerk.written_table(state), seats=seats)


def state_of(game: Sissi, position: Position) -> Table:
    """Set up the state that a position describes, or say why it cannot be."""
    state = Table()
    state.lay(game.players, position.seed, game.options.fields())
    Clerk(game).read(state, position)
    return state
