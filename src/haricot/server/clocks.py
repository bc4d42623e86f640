"""Clocks: how long everybody may think, and what is left of the reserve."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from haricot.kernel.types import Seat
from haricot.server.documents import Move, TableDoc
from haricot.server.timekeeper import Timekeeper


class Cost(Struct, frozen=True):
    """Who sent a move, what it cost of the reserve in milliseconds, and how many seconds it took."""

    guest: str = ""
    spent: int = 0
    # None if the clock ran on.
    used: float | None = None


class Clocks:
    """A clock for each seat: some seconds for every decision, and then the reserve."""

    def __init__(self, time: Timekeeper, doc: TableDoc) -> None:
        self.time = time
        self.seconds = doc.settings.seconds
        # Whether there is a clock at all.
        self.runs = self.seconds > 0
        # The milliseconds of each seat's reserve.
        self.left = [doc.settings.reserve * 1000] * len(doc.seats)
        # Since when each seat has been waited for.
        self.since: dict[Seat, float] = {}
        # What running out of time has cost of each reserve, to be written down with the next move.
        self.owed: dict[Seat, int] = {}
        # What each move took.
        self.costs: dict[int, Cost] = {}

    def spend(self, seat: Seat) -> int:
        """Stop the clock of a seat that has acted, and return what that cost of the reserve."""
        began = self.since.pop(seat, None)
        if began is None:
            return 0
        over = int((self.time.now() - began - self.seconds) * 1000)
        spent = min(self.left[seat], max(0, over))
        self.left[seat] -= spent
        return spent

    def used(self, seat: Seat) -> float:
        """Return for how many seconds the clock of a seat has run."""
        now = self.time.now()
        return now - self.since.get(seat, now)

    def charge(self, move: int, seat: Seat, guest: str, decided: bool) -> int:
        """Note what a move took, and return what it cost of the reserve; while somebody talks, it runs on."""
        used = self.used(seat) if decided else None
        spent = self.spend(seat) if decided else 0
        self.costs[move] = Cost(guest, spent, used)
        return spent + self.owed.pop(seat, 0)

    def recall(self, moves: Iterable[Move]) -> None:
        """Take in what the moves of a game took, as it was written down."""
        for move in moves:
            self.left[move.action.seat] -= move.spent
            self.costs[move.number] = Cost(move.guest, move.spent, 0.0)
        self.left = [max(0, left) for left in self.left]

    def run_out(self) -> list[Seat]:
        """Stop the clocks of all whose time is up, and list these."""
        now = self.time.now()
        late = [seat for seat in self.since if self.deadline(seat) <= now]
        for seat in late:
            self.owed[seat] = self.owed.get(seat, 0) + self.spend(seat)
        return late

    def give_back(self, move: int, seat: Seat) -> None:
        """Give back what a move took that is taken back: the clock runs on as if it had not been made."""
        cost = self.costs.pop(move)
        if self.runs and cost.used is not None:
            self.left[seat] += cost.spent
            self.since[seat] = self.time.now() - self.used(seat) - cost.used

    def wait_for(self, seats: Iterable[Seat]) -> None:
        """Let the clocks run of all who are waited for, and of nobody else."""
        now = self.time.now()
        self.since = {seat: self.since.get(seat, now) for seat in seats}

    def deadline(self, seat: Seat) -> float:
        """Return when the time of a seat is up."""
        return self.since[seat] + self.seconds + self.left[seat] / 1000

    def remaining(self) -> Sequence[int]:
        """Return the milliseconds that everybody has for this decision and the reserve together."""
        now = self.time.now()
        whole = [self.seconds * 1000 + left for left in self.left]
        for seat in self.since:
            whole[seat] = max(0, int((self.deadline(seat) - now) * 1000))
        return whole
