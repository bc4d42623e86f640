"""Company: who is at a table, with a seat or without one, who asks for one, and who may not come in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from haricot.kernel.types import STRANGER, Seat
from haricot.server import seating
from haricot.server.documents import TableDoc
from haricot.server.limits import Limits
from haricot.server.line import Line
from haricot.server.timekeeper import Timekeeper
from haricot.wire.commands import Admit, Command, Kick, Mute, Remove, Sit
from haricot.wire.messages import Looker, Refusal

MOST_LOOKERS = 60
"""So many of those who look on are listed."""


class Company:
    """The clients of a table, and what the host can do about them."""

    def __init__(self, doc: TableDoc, limits: Limits, time: Timekeeper) -> None:
        self.doc = doc
        self.limits = limits
        self.time = time
        self.lines: list[Line] = []
        self.numbers = count(1)
        # Since when the table has been waiting, or in play.
        self.since = time.now()
        # Until when those wait to whom the host has said no.
        self.denied: dict[str, float] = {}

    def seat_of(self, guest: str) -> Seat:
        """Find the seat of a guest, who may have none."""
        return seating.seat_of(self.doc, guest)

    def is_present(self, seat: Seat) -> bool:
        """Tell whether the person of a seat is connected."""
        return any(line.seat == seat for line in self.lines)

    def is_host(self, line: Line) -> bool:
        """Tell whether a client is the host's."""
        return line.guest.id == self.doc.host

    def is_listed(self, recently: float) -> bool:
        """Tell whether anybody may find the table: not only bots sit there, nor has it waited for long."""
        if not self.doc.settings.public or all(seat.kind == "bot" for seat in self.doc.seats):
            return False
        return self.doc.stage == "playing" or (self.doc.stage == "waiting" and self.since >= recently)

    # Who may come in.

    def check_entry(self, line: Line) -> None:
        """Refuse who may not come in; who opened the table always may."""
        if line.guest.id == self.doc.owner:
            self.check_open(closing=True)
            return
        if self.is_banned(line):
            raise Refusal("banned", "The host has sent you away from this table: open one of your own.")
        self.check_open()
        seated = self.seat_of(line.guest.id) != STRANGER
        if len(self.lines) >= self.limits.audience * (2 if seated else 1):
            raise Refusal("full", "Too many are looking at this table: come back later.")
        private = self.doc.stage == "playing" and not self.doc.settings.spectators
        if private and not seated and all(seat.kind == "person" for seat in self.doc.seats):
            raise Refusal("no-spectators", "This table plays without spectators: ask for a seat next time.")

    def check_open(self, closing: bool = False) -> None:
        """Refuse everything at a table that is closed, and all but closing it at one that is set aside."""
        if self.doc.stage == "closed":
            raise Refusal("closed", "The host has closed this table: open one of your own.")
        if self.doc.stage == "aside" and not closing:
            raise Refusal("aside", self.doc.reason)

    def is_banned(self, line: Line) -> bool:
        """Tell whether a client was sent away, by its guest or, without a seat, by where it comes from."""
        guest = line.guest.id
        if guest in self.doc.banned:
            return True
        known = guest in (self.doc.host, self.doc.owner) or self.seat_of(guest) != STRANGER
        return line.whence in self.doc.banned and not known

    def addresses(self, guest: str) -> set[str]:
        """List where a guest comes from, and nobody else does who plays here or is the host."""
        others = [line for line in self.lines if line.guest.id != guest]
        shared = {line.whence for line in others if line.seat != STRANGER or self.is_host(line)}
        return {line.whence for line in self.lines if line.guest.id == guest} - shared - {""}

    # Who looks on.

    def welcome(self, line: Line) -> None:
        """Take a client in; those of one guest have one number."""
        same = (other.number for other in self.lines if other.guest.id == line.guest.id)
        line.number = next(same, 0) or next(self.numbers)
        line.seat = self.seat_of(line.guest.id)
        self.lines.append(line)

    def lookers(self) -> tuple[Looker, ...]:
        """List who looks on, those first who ask for a seat."""
        found: dict[int, Looker] = {}
        for line in self.lines:
            if line.seat == STRANGER and (line.wants or line.number not in found):
                found[line.number] = self.looker(line)
        return tuple(sorted(found.values(), key=lambda one: one.wants == STRANGER)[:MOST_LOOKERS])

    def looker(self, line: Line) -> Looker:
        """Tell of one who looks on."""
        guest, wants = line.guest, line.wants
        denied = self.denied.get(guest.id, 0.0) > self.time.now()
        name, seat = (wants.name, wants.seat) if wants is not None else (guest.name or "?", STRANGER)
        return Looker(line.number, name, guest.id in self.doc.muted, seat, denied)

    def told_of(self, line: Line, lookers: tuple[Looker, ...]) -> tuple[Looker, ...]:
        """Choose of those who look on whom a client is told of: strangers of their own request only."""
        if line.seat != STRANGER or self.is_host(line):
            return lookers
        own = self.looker(line)
        return (own,) if own.denied or own.wants != STRANGER else ()

    def lines_of(self, number: int) -> Iterator[Line]:
        """Find the clients of somebody who looks on, those first with a request."""
        found = [line for line in self.lines if line.number == number and line.seat == STRANGER]
        if not found:
            raise Refusal("not-there", "Nobody with this number looks on: look at the list again.")
        return iter(sorted(found, key=lambda line: line.wants is None))

    # Who asks for a seat.

    def must_ask(self, line: Line, sit: Sit) -> bool:
        """Tell whether the host has to let somebody have a seat, who could have it otherwise."""
        seating.sit(seating.copied(self.doc), line.guest, sit)
        return seating.must_ask(self.doc, line.guest, sit.seat)

    def ask_for(self, line: Line, sit: Sit) -> None:
        """Keep a request for a seat until it is answered, or the client is gone."""
        if self.denied.get(line.guest.id, 0.0) > self.time.now():
            raise Refusal("ask-later", "The host has just said no: look on, and ask again in a while.")
        asking = {other.number for other in self.lines if other.wants is not None}
        if len(asking - {line.number}) >= self.limits.asking:
            raise Refusal("too-many-ask", "Many ask the host for a seat just now: look on, and ask later.")
        line.wants = seating.named(sit)

    def deny(self, number: int) -> None:
        """Say no to somebody, who cannot ask again at once."""
        now = self.time.now()
        self.denied = {guest: until for guest, until in self.denied.items() if until > now}
        for line in self.lines_of(number):
            line.wants = None
            self.denied[line.guest.id] = now + self.limits.ask_again

    def settle(self) -> None:
        """Forget requests that came true, or cannot any more."""
        free = {number for number, seat in enumerate(self.doc.seats) if seat.kind != "person"}
        for line in self.lines:
            if line.wants is not None and (line.seat != STRANGER or line.wants.seat not in free):
                line.wants = None

    # What changes the table.

    def changed(self, line: Line, command: Command) -> TableDoc:
        """Do on a copy of the table what somebody wants."""
        doc = seating.copied(self.doc)
        match command:
            case Admit(looker=number):
                asker = next(self.lines_of(number))
                if asker.wants is None:
                    raise Refusal("not-there", "Nobody with this number asks for a seat: look again.")
                seating.sit(doc, asker.guest, asker.wants)
            case Remove(looker=number):
                gone = next(self.lines_of(number)).guest.id
                seating.send_away(doc, gone, self.addresses(gone))
            case Kick():
                gone = seating.kick(doc, line.guest, command)
                seating.send_away(doc, gone, self.addresses(gone))
            case Mute():
                seating.mute(doc, self.meant(command), command.muted)
            case _:
                seating.CHANGES[type(command)](doc, line.guest, command)
        return doc

    def meant(self, command: Mute) -> str:
        """Find the guest who is to be silent."""
        if command.seat == STRANGER:
            return next(self.lines_of(command.looker)).guest.id
        return seating.seat_at(self.doc, command.seat).guest
