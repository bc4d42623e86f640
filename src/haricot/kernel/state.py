"""State: everything about a game in play that any game has."""

from __future__ import annotations

from haricot.kernel.events import Event
from haricot.kernel.offers import OpenOffer, Refusal, Result, Standing
from haricot.kernel.types import Count, Seat, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Whose turn and phase it is, and what is on offer; a game adds its own things."""

    # Nothing is set here: clone() fills a twin faster than a constructor that makes lists to throw away.
    players: Seat
    seed: int
    shuffles: Count
    turn: Count
    active: Seat
    phase: Count
    closed: bool
    offers: list[OpenOffer]
    offered: Count
    wishes: list[Standing | None]
    done: list[bool]
    refused: list[Refusal]
    result: Result | None
    news: list[Event]

    def coins(self, seat: Seat) -> Count:
        """Return how much money a player has."""
        raise NotImplementedError

    def begin(self, players: Seat, seed: int) -> None:
        """Fill a new state: nobody has done anything yet."""
        self.players = players
        self.seed = seed
        self.shuffles = 0
        self.turn = 1
        self.active = 0
        self.phase = 0
        self.closed = False
        self.offers = []
        self.offered = 0
        self.wishes = [None] * players
        self.done = [False] * players
        self.refused = []
        self.result = None
        self.news = []

    def copy_into(self, twin: State) -> None:
        """Copy what every game has into a twin; the news are not copied."""
        twin.players = self.players
        twin.seed = self.seed
        twin.shuffles = self.shuffles
        twin.turn = self.turn
        twin.active = self.active
        twin.phase = self.phase
        twin.closed = self.closed
        twin.offers = self.offers.copy()
        twin.offered = self.offered
        twin.wishes = self.wishes.copy()
        twin.done = self.done.copy()
        twin.refused = self.refused.copy()
        twin.result = self.result
        twin.news = []
