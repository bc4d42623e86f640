"""Board: what the full screen asks of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from textual.app import ComposeResult
from textual.content import Content

from haricot.kernel.types import Seat
from haricot.terminal.full.picking import wanted

if TYPE_CHECKING:
    from haricot.terminal.full.scene import AnyScene

X = TypeVar("X", bound="AnyScene")


class Board(Generic[X]):
    """The panes of a game, and what the others say of it."""

    coins = "talers-count"
    """The message that counts money."""

    signs = "full-signs-table"
    """The message that explains the signs of the panes."""

    def lay(self) -> ComposeResult:
        """Lay the panes of a table."""
        raise NotImplementedError

    def piles(self, scene: X) -> Iterator[str]:
        """Count what is still to come, the most important first."""
        raise NotImplementedError

    def least(self, scene: X) -> list[str]:
        """Count what is still to come where there is room for nothing else."""
        return []

    def pick(self, scene: X, what: str, numbers: list[int], typed: str) -> tuple[str, bool]:
        """Turn what was clicked into a phrase, and tell whether it can be done at once."""
        return (wanted(typed, scene.kind_name(numbers[0])) if what == "want" else typed), False

    def extras(self, scene: X, seat: Seat) -> Iterator[Content]:
        """Tell what lies before a player beside what every such game has."""
        yield from ()


AnyBoard: TypeAlias = Board[Any]
