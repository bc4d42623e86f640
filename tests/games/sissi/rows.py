"""Positions of Sissi! and of other plain card games, written down so that they can be read, and a board."""

from __future__ import annotations

from typing import Any

import haricot
from haricot.cards.actions import Plant
from haricot.cards.game import CardGame
from haricot.cards.position import PlainPosition, PlayerPosition
from haricot.cards.table import Table
from haricot.cards.view import TableView
from tests.boards import CardBoard, lay, spell

# The figures of the specification: how many cards, and the beanometer.
FIGURES: dict[str, tuple[int, tuple[tuple[int, int], ...]]] = {
    "sissi": (50, ((3, 1), (7, 2), (9, 3), (11, 4), (13, 5))),
    "feuer": (16, ((5, 1), (9, 3), (11, 5))),
    "sau": (14, ((4, 1), (8, 3), (10, 5))),
    "brech": (12, ((4, 1), (7, 3), (9, 5))),
    "soja": (10, ((3, 1), (6, 3), (8, 5))),
    "augen": (8, ((3, 1), (5, 3), (7, 5))),
    "rote": (6, ((3, 1), (5, 3), (6, 5))),
    "garten": (4, ((2, 1), (4, 3), (6, 5))),
}
CAPTAINS = ("feuer", "sau", "brech", "soja", "augen", "rote", "garten")


def row(count: int, last: str, other: str = "sissi") -> str:
    """Write a field of so many cards in turn that ends in `last`: `row(3, "feuer")`, feuer sissi feuer."""
    return " ".join([last if place % 2 == 0 else other for place in range(count)][::-1])


class Board(CardBoard[CardGame[Table, Any], Table]):
    """A game on a table that has nothing of its own."""

    def plants(self, seat: int) -> set[tuple[str, int]]:
        """Tell which plantings are listed for a seat: what, and in which field."""
        listed = [action for action in self.legal(seat) if isinstance(action, Plant)]
        return {(self.words([action.card]), action.field) for action in listed}

    def view(self, seat: int) -> TableView:
        """See what a seat sees."""
        return self.game.view(self.state, seat)


def player(hand: str = "", *fields: str, aside: str = "", talers: str = "", **kept: Any) -> PlayerPosition:
    """Write down what one player has: the hand from its front, then the fields from the left."""
    rows = [spell(field) for field in fields]
    return PlayerPosition(hand=spell(hand), fields=rows, aside=spell(aside), talers=spell(talers), **kept)


def table(*seats: PlayerPosition, name: str = "sissi", **kept: Any) -> Board:
    """Set a position up, as `lay` explains; seats that are not written have nothing."""
    return Board(*lay(PlainPosition, PlayerPosition, seats, name=name, **kept))


def start(seed: int = 1, **options: Any) -> Board:
    """Begin a new game."""
    game = haricot.game("sissi", **options)
    return Board(game, game.start(seed))
