"""Positions of Bohnanza, written down so that they can be read, and a board to act on them."""

from __future__ import annotations

from typing import Any

import haricot
from haricot.beans.written import WrittenWish
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.garden import Garden
from haricot.games.bohnanza.position import GardenPlayerPosition, GardenPosition
from haricot.kernel.actions import Action, Take
from tests.boards import CardBoard, lay, spell


class Board(CardBoard[Bohnanza, Garden]):
    """A game of Bohnanza, which may have contracts."""

    def own(self, seat: int) -> list[int]:
        """List the cards of a seat that it may use: in hand, set aside, exposed."""
        return [*super().own(seat), self.state.exposed[seat]]

    def takes(self, seat: int) -> set[Action]:
        """Tell which takes are listed for a seat."""
        return self.listed(seat, Take)

    def piles(self) -> list[list[int]]:
        """List all that lies anywhere, pile by pile."""
        exposed = [card for card in self.state.exposed if card >= 0]
        return [*super().piles(), self.state.contracts, *self.state.fulfilled, exposed]


def player(
    hand: str = "",
    *fields: str,
    aside: str = "",
    talers: str = "",
    exposed: str | None = None,
    fulfilled: str = "",
    wish: WrittenWish | None = None,
    done: bool = False,
) -> GardenPlayerPosition:
    """Write down what one player has: the hand from its front, then the fields from the left."""
    return GardenPlayerPosition(
        hand=spell(hand),
        fields=[spell(field) for field in fields],
        aside=spell(aside),
        talers=spell(talers),
        exposed=exposed,
        fulfilled=spell(fulfilled),
        wish=wish,
        done=done,
    )


def table(*seats: GardenPlayerPosition, **kept: Any) -> Board:
    """Set a position up, as `lay` explains; seats that are not written have nothing."""
    return Board(*lay(GardenPosition, GardenPlayerPosition, seats, name="bohnanza", **kept))


def contract_table(*seats: GardenPlayerPosition, **kept: Any) -> Board:
    """Set a position with contracts up."""
    return table(*seats, extension=True, contracts=True, **kept)


def start(seed: int = 1, **options: Any) -> Board:
    """Begin a new game."""
    game = haricot.game(**options)
    return Board(game, game.start(seed))
