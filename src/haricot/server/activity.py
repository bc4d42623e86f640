"""Activity: who composes an offer, how long a trade has waited for that, and who hurries the bots."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from haricot.beans.game import AnyGame
from haricot.bots.because import why
from haricot.kernel.state import State
from haricot.kernel.types import STRANGER, Seat
from haricot.server.timekeeper import Timekeeper
from haricot.wire.messages import Because

MOST_COMPOSED = 60.0
"""Maximum number of seconds that one trade stays open for those who compose."""


class Activity:
    """What people do at a table that is no move: nothing of it is kept."""

    def __init__(self, time: Timekeeper) -> None:
        self.time = time
        # The people who do not want to be waited for, until one of them is needed.
        self.hurried: set[Seat] = set()
        self.clear()

    def clear(self) -> None:
        """Begin a new phase, in which nobody composes yet."""
        self.composing: set[Seat] = set()
        self.since = 0.0
        # How long the trade has waited for those who compose: up to now, and up to the last word.
        self.used = 0.0
        self.marked = 0.0

    def compose(self, seat: Seat, on: bool) -> None:
        """Note that somebody begins to compose, or stops."""
        self.used, self.since = self.held(), self.time.now()
        self.composing = self.composing | {seat} if on else self.composing - {seat}

    def keep(self, people: Collection[Seat]) -> None:
        """Forget those who are not there any more."""
        for seat in self.composing - set(people):
            self.compose(seat, False)
        self.hurried &= set(people)

    def who(self) -> tuple[Seat, ...]:
        """List the seats that compose an offer."""
        return tuple(sorted(self.composing))

    def held(self) -> float:
        """Tell for how many seconds the trade has waited for those who compose."""
        gone = self.time.now() - self.since if self.composing else 0.0
        return min(MOST_COMPOSED, self.used + gone)

    def mark(self) -> None:
        """Note that somebody spoke: only what is composed from now on holds the trade open."""
        self.marked = self.held()

    def stretch(self) -> float:
        """Tell by how many seconds a trade closes later, as long as nobody begins or stops to compose."""
        return (MOST_COMPOSED if self.composing else self.used) - self.marked

    def free(self) -> float:
        """Tell when nobody composes any more, at the latest."""
        return self.since + MOST_COMPOSED - self.used if self.composing else 0.0


def reasons(game: AnyGame, state: State, bots: Collection[Seat]) -> Iterator[Because]:
    """Tell why bots have made open offers that may look odd."""
    if not any(offer.seat in bots for offer in state.offers):
        return
    view = game.view(state, STRANGER)
    for offer in view.offers:
        reason = why(game, view, offer) if offer.seat in bots else ""
        if reason:
            yield Because(offer.number, reason)
