"""Attendance: which people of a table are connected, gone or away, and how long they are waited for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from haricot.kernel.actions import Action, Offer
from haricot.kernel.events import Event, Traded
from haricot.kernel.types import STRANGER, Seat
from haricot.server import seating
from haricot.server.client import Client
from haricot.server.clocks import Clocks
from haricot.server.livetable import LiveTable
from haricot.server.timekeeper import Alarm
from haricot.wire.messages import Refusal, StoodIn

HOST_ABSENCE = 120.0
"""Seconds after which somebody else at the table becomes the host."""

ANSWER_SECONDS = 20.0
"""Seconds after a game in which the next one does not begin without somebody who has not answered."""


class Attendance:
    """Keeps the time: of people who are gone, of the host, of the clocks, and of the table itself."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.time = table.time
        now = self.time.now()
        self.empty_since = now
        # Since when the host has been gone; a table of somebody's record has none.
        self.host_gone = now if table.doc.host else None
        # Since when people have been gone, and what bots have done for those who are away.
        self.gone = {at: now for at, seat in enumerate(table.doc.seats) if seat.kind == "person"}
        self.stood: dict[Seat, StoodIn] = {}
        self.clocks = Clocks(self.time, table.doc)
        self.alarm: Alarm | None = None

    # Who comes and goes.

    def arrive(self, client: Client) -> None:
        """Note that a client has come."""
        self.table.clients.append(client)
        self.gone.pop(client.seat, None)
        self.table.away.discard(client.seat)
        if self.table.is_host(client):
            self.host_gone = None

    def leave(self, client: Client) -> None:
        """Note that a client has gone."""
        table, now = self.table, self.time.now()
        table.clients.remove(client)
        if not table.clients:
            self.empty_since = now
        if table.is_host(client) and not any(map(table.is_host, table.clients)):
            self.host_gone = now
        if client.seat != STRANGER and not table.is_present(client.seat):
            self.gone[client.seat] = now

    def reseat(self) -> list[Client]:
        """Note who sits where now, and who of them is gone; list the clients that have another seat."""
        table, now = self.table, self.time.now()
        moved = [client for client in table.clients if client.seat != table.seat_of(client.guest.id)]
        for client in moved:
            client.seat = table.seat_of(client.guest.id)
        people = {number for number, seat in enumerate(table.doc.seats) if seat.kind == "person"}
        table.away &= people
        self.stood = {seat: stood for seat, stood in self.stood.items() if seat in table.away}
        self.gone = {seat: self.gone.get(seat, now) for seat in people if not table.is_present(seat)}
        return moved

    def begin(self) -> None:
        """Begin a game, for which everybody has all their time."""
        self.gone, self.table.away, self.table.again = {}, set(), {}
        self.clocks = Clocks(self.time, self.table.doc)

    # Who is away, and for whom bots play.

    def come_back(self, seat: Seat) -> None:
        """Note that the person of a seat plays again."""
        self.table.away.discard(seat)
        self.stood.pop(seat, None)

    def note_stand_in(self, action: Action, events: Sequence[Event]) -> None:
        """Note what was done in the name of those who are away."""
        deals = [event for event in events if isinstance(event, Traded)]
        for seat in self.table.away:
            own = action.seat == seat
            dealt = sum(seat in (event.seat, event.taker) for event in deals)
            old = self.stood.get(seat) or StoodIn(self.table.doc.settings.stand_in, 0, 0, 0)
            offers = old.offers + (own and isinstance(action, Offer))
            self.stood[seat] = StoodIn(old.bot, old.moves + own, offers, old.deals + dealt)

    def tell_stand_in(self, client: Client) -> None:
        """Tell somebody who is back what a bot has done meanwhile, if it has done anything."""
        stood = self.stood.pop(client.seat, None)
        if stood is not None and stood.moves + stood.deals:
            client.send(stood)

    # Who plays once more.

    def answer(self, client: Client, yes: bool) -> bool:
        """Note whether somebody plays once more, and tell whether everybody who sits here does."""
        table = self.table
        if table.doc.stage == "playing":
            raise Refusal("in-play")
        if table.doc.stage != "over":
            raise Refusal("not-now")
        seating.own_seat(table.doc, client.guest)
        table.again[client.guest.id] = yes
        return all(table.again.get(seat.guest) for seat in table.doc.seats if seat.kind == "person")

    def staying(self) -> set[str]:
        """List the guests who play once more, when everybody here has said so or had the time for it."""
        table = self.table
        silent = [
            number
            for number, seat in enumerate(table.doc.seats)
            if seat.kind == "person" and seat.guest not in table.again and table.is_present(number)
        ]
        if table.doc.stage == "over" and silent and self.time.now() < table.since + ANSWER_SECONDS:
            raise Refusal("not-answered", seats=silent)
        return {guest for guest, yes in table.again.items() if yes}

    # Time.

    def set_alarm(self, ring: Callable[[], object]) -> None:
        """Have something done at the moment when somebody is out of time or gone too long, and not before."""
        self.close()
        table = self.table
        found = [self.clocks.deadline(seat) for seat in self.clocks.since]
        if self.host_gone is not None and table.people():
            found.append(self.host_gone + HOST_ABSENCE)
        if table.doc.stage == "playing" and table.clients and table.doc.settings.absence:
            absent = [since for seat, since in self.gone.items() if seat not in table.away]
            found += [since + table.doc.settings.absence for since in absent]
        if found:
            delay = max(0.0, min(found) - self.time.now())
            self.alarm = self.time.call_later(delay + 0.005, ring)

    def take_out(self) -> bool:
        """Have bots play for whoever is gone too long or out of time, and tell whether that is news."""
        now, doc = self.time.now(), self.table.doc
        late = set(self.clocks.run_out())
        if doc.settings.absence and doc.stage == "playing":
            late |= {seat for seat, since in self.gone.items() if since + doc.settings.absence <= now}
        found = bool(late - self.table.away)
        self.table.away |= late
        return found

    def next_host(self) -> str:
        """Find the guest who becomes the host, if the host is gone too long and somebody is there."""
        people = self.table.people()
        if self.host_gone is None or not people or self.host_gone + HOST_ABSENCE > self.time.now():
            return ""
        self.host_gone = None
        return self.table.doc.seats[min(people)].guest

    def close(self) -> None:
        """Let no alarm ring any more."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
