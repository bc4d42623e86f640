"""What is written down of a table: who sits there, the head of each game, and every move."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from haricot.beans.letters import one_line
from haricot.catalogue import move_reader, read_record
from haricot.kernel.actions import Action
from haricot.kernel.offers import Result
from haricot.kernel.record import Record
from haricot.kernel.types import Seat
from haricot.wire.commands import Settings
from haricot.wire.messages import UNNOTED, Called, Said, Stage

NOBODY = "?"
"""What stands where a name is not known, or not kept any longer."""


class SeatDoc(Struct, frozen=True):
    """Who has a seat; a guest is an identity that nobody else ever sees."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    guest: str = ""
    bot: str = ""


class CalledDoc(Struct, frozen=True):
    """What a seat was called up to a move of the game in play, and who that was; a bot is no guest."""

    seat: Seat
    name: str
    until: int
    guest: str = ""

    def called(self) -> Called:
        """Tell it as everybody may know it."""
        return Called(self.seat, self.name, self.until)


class Ban(Struct, frozen=True):
    """Somebody who was sent away: the guest, and veiled addresses of theirs."""

    number: int
    name: str
    marks: tuple[str, ...]


class TableDoc(Struct):
    """A table but for its moves."""

    id: str
    host: str
    made: float
    settings: Settings
    seats: list[SeatDoc]
    stage: Stage = "waiting"
    # How many games were begun here.
    game: int = 0
    # The seat whose cards a guest has seen in this game: nobody may look into two hands.
    seen: dict[str, int] = {}
    bans: list[Ban] = []
    # What earlier servers kept of bans: the marks alone.
    banned: list[str] = []
    muted: list[str] = []
    # Who opened the table; where that is not written down, its host.
    owner: str = ""
    # What came of the last game, if it is over.
    result: Result | None = None
    reason: str = ""
    # Who sat where when each game ended: later on others may.
    played: dict[int, list[str]] = {}
    # Names that seats no longer have in the game in play: what happened is told by the names of then.
    before: list[CalledDoc] = []
    # Who brought the game, if it was played elsewhere: such a table has neither host nor owner.
    bringer: str = ""

    def __post_init__(self) -> None:
        self.owner = self.owner or self.host
        if self.banned:
            self.bans, self.banned = [*self.bans, Ban(0, NOBODY, tuple(self.banned))], []

    def has_banned(self, mark: str) -> bool:
        """Tell whether a guest, or whoever comes from an address, was sent away."""
        return any(mark in ban.marks for ban in self.bans)


class GuestDoc(Struct, frozen=True):
    """A guest: the last day that brought them here, and the browsers that are not signed out."""

    id: str
    name: str
    made: float
    # Days since 1970.
    seen: int
    sessions: tuple[str, ...] = ()


class Move(Struct, frozen=True):
    """One action as it was written down, by whom it was sent, and what it took from the seat's reserve."""

    number: int
    at: float
    guest: str
    reference: str
    spent: int
    action: Action


class Written(Struct, frozen=True):
    """A game as it was written down: the head of its record, and its actions as a list in JSON."""

    head: bytes
    actions: bytes

    def record(self) -> Record:
        """Read it, without what came of it."""
        head = read_record(self.head)
        read = move_reader(head.game)
        moves = msgspec.json.decode(self.actions, type=list[Raw])
        return replace(head, actions=[read(move) for move in moves])


class Spoken(Struct, frozen=True):
    """One sentence as it was written down, and by whom it was sent; nobody is told that."""

    number: int
    name: str
    text: str
    at: float
    guest: str = ""
    reference: str = ""
    seat: Seat = UNNOTED

    def said(self) -> Said:
        """Tell the sentence as everybody may hear it; what is old may have been written down as it came."""
        return Said(self.number, one_line(self.name), one_line(self.text), self.at, self.seat)
