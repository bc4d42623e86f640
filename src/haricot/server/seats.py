"""Seats: what robots have to know of a table, and how they act there."""

from __future__ import annotations

from typing import Protocol

from haricot.kernel.actions import AnyAction
from haricot.kernel.types import Seat
from haricot.server.floor import Floor
from haricot.server.pace import Pace
from haricot.server.play import Play
from haricot.server.tending import Job
from haricot.server.turns import Whose
from haricot.wire import messages


class Seats(Protocol):
    """What robots have to know of a table, and how they act there."""

    play: Play | None
    floor: Floor

    @property
    def pace(self) -> Pace:
        """How long bots pause."""

    @property
    def id(self) -> str:
        """The link to the table."""

    @property
    def number(self) -> int:
        """The number of the game that is played there."""

    def bots(self) -> dict[Seat, str]:
        """Name the bots that play now, seat by seat."""

    def people(self) -> list[Seat]:
        """List the seats of people who are there."""

    def whose(self) -> Whose:
        """Tell to whom the thoughts of the bots are counted."""

    def strain(self, strained: bool) -> None:
        """Let everybody know whether bots think less than usual."""

    def set_floor(self, floor: messages.Floor, closing: float | None) -> None:
        """Let everybody know what is going on besides moves, and when a trade closes."""

    def submit(self, job: Job) -> None:
        """Do something when the table is ready for it."""

    async def move(self, action: AnyAction) -> None:
        """Play what a bot has decided."""
