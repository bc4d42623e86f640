"""LiveTable: the state of a table that is awake, which all parts of its room share."""

from __future__ import annotations

from haricot.kernel.actions import Action
from haricot.kernel.types import STRANGER, Seat
from haricot.server import seating
from haricot.server.activity import Activity
from haricot.server.client import Client
from haricot.server.documents import TableDoc
from haricot.server.fairqueue import Whose
from haricot.server.limits import Limits
from haricot.server.pace import PACES, Pace
from haricot.server.play import Play
from haricot.server.timekeeper import Timekeeper
from haricot.wire.messages import Refusal


class LiveTable:
    """Who sits where, the game in play, and the clients that are connected."""

    def __init__(self, doc: TableDoc, play: Play | None, limits: Limits, time: Timekeeper) -> None:
        self.id = doc.id
        self.doc = doc
        self.play = play
        self.limits = limits
        self.time = time
        self.clients: list[Client] = []
        # Since when the table has been waiting, in play, or over.
        self.since = time.now()
        # The people for whom bots play, because they are gone or out of time.
        self.away: set[Seat] = set()
        # Which guests have said after a game whether they play once more.
        self.again: dict[str, bool] = {}
        self.activity = Activity(time)

    @property
    def pace(self) -> Pace:
        """How long the bots pause here."""
        return PACES[self.doc.settings.pace]

    def set(self, doc: TableDoc) -> None:
        """Take over what was written down of the table; another stage begins now."""
        if doc.stage != self.doc.stage:
            self.since = self.time.now()
        self.doc = doc

    # Who sits here.

    def seat_of(self, guest: str) -> Seat:
        """Find the seat of a guest, who may have none."""
        return seating.seat_of(self.doc, guest)

    def names(self) -> list[str]:
        """Name everybody at the table, seat by seat."""
        return [seat.name for seat in self.doc.seats]

    def is_present(self, seat: Seat) -> bool:
        """Tell whether the person of a seat is connected."""
        return any(client.seat == seat for client in self.clients)

    def people(self) -> list[Seat]:
        """List the seats of people who are connected and play for themselves."""
        return [one.seat for one in self.clients if one.seat != STRANGER and one.seat not in self.away]

    def bots(self) -> dict[Seat, str]:
        """Name the bots that play now, those for people who are away too; with nobody there, none does."""
        if not self.clients:
            return {}
        bots = {number: seat.bot for number, seat in enumerate(self.doc.seats) if seat.kind == "bot"}
        return bots | dict.fromkeys(self.away, self.doc.settings.stand_in)

    def waiting_people(self) -> list[Seat]:
        """List the people who are waited for and play for themselves."""
        assert self.play is not None, "somebody is waited for in a game only"
        bots, seats = self.bots(), self.doc.seats
        return [seat for seat in self.play.waits() if seat not in bots and seats[seat].kind == "person"]

    # What a client may do.

    def is_host(self, client: Client) -> bool:
        """Tell whether a client is the host's."""
        return client.guest.id == self.doc.host

    def playing(self, client: Client, action: Action | None = None) -> tuple[Play, Seat]:
        """Find the game and the seat of a client that plays, and refuse an action for another seat."""
        if self.play is None or self.doc.stage != "playing":
            raise Refusal("no-game")
        if client.seat == STRANGER:
            raise Refusal("not-seated")
        if action is not None and action.seat != client.seat:
            raise Refusal("not-your-seat", seat=client.seat)
        return self.play, client.seat

    def may_look(self, seat: Seat) -> bool:
        """Tell whether a seat may see the game; strangers may not everywhere."""
        return seat != STRANGER or self.doc.settings.spectators or self.doc.stage == "over"

    def may_talk(self, client: Client) -> bool:
        """Tell whether a client hears what is said, and may say something."""
        return client.seat != STRANGER or self.doc.settings.spectators or self.is_host(client)

    # For others.

    def is_listed(self, recently: float) -> bool:
        """Tell whether anybody may find the table: not only bots sit there, nor has it waited for long."""
        if not self.doc.settings.public or all(seat.kind == "bot" for seat in self.doc.seats):
            return False
        return self.doc.stage == "playing" or (self.doc.stage == "waiting" and self.since >= recently)

    def whose(self) -> Whose:
        """Tell to whom thoughts of bots count: the host, at the address of the host or the first client."""
        first = min(self.clients, key=lambda client: client.guest.id != self.doc.host, default=None)
        return Whose(self.id, self.doc.host, first.address if first is not None else "")
