"""Clocks: how long everybody may think, and what is left of the reserve."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from haricot.kernel.types import Seat
from haricot.server.timekeeper import Timekeeper


class Clocks:
    """A clock for each seat: so many seconds for every decision, and then the reserve."""

    def __init__(self, time: Timekeeper, seats: int, seconds: int, reserve: int) -> None:
        self.time = time
        self.seconds = seconds
        self.left = [reserve * 1000] * seats
        # Since when each seat has been waited for.
        self.since: dict[Seat, float] = {}

    @property
    def runs(self) -> bool:
        """Tell whether there is a clock at all."""
        return self.seconds > 0

    def spend(self, seat: Seat) -> int:
        """Stop the clock of a seat that has acted, and tell what that cost of the reserve."""
        began = self.since.pop(seat, None)
        if began is None:
            return 0
        over = int((self.time.now() - began - self.seconds) * 1000)
        spent = min(self.left[seat], max(0, over))
        self.left[seat] -= spent
        return spent

    def wait_for(self, seats: Iterable[Seat]) -> None:
        """Let the clocks run of all who are waited for, and of nobody else."""
        now = self.time.now()
        self.since = {seat: self.since.get(seat, now) for seat in seats}

    def deadline(self, seat: Seat) -> float:
        """Tell when the time of a seat is up."""
        return self.since[seat] + self.seconds + self.left[seat] / 1000

    def late(self) -> list[Seat]:
        """List those whose time is up."""
        now = self.time.now()
        return [seat for seat in self.since if self.deadline(seat) <= now]

    def remaining(self) -> Sequence[int]:
        """Tell the milliseconds that everybody has for this decision and the reserve together."""
        now = self.time.now()
        whole = [self.seconds * 1000 + left for left in self.left]
        for seat in self.since:
            whole[seat] = max(0, int((self.deadline(seat) - now) * 1000))
        return whole
