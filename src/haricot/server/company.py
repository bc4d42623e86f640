"""Company: who is at a table, with a seat or without one, who asks for one, and who may not come in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from haricot.kernel.actions import AnyMove, Offer
from haricot.kernel.events import Event, Traded
from haricot.kernel.types import STRANGER, Seat
from haricot.server import seating
from haricot.server.documents import TableDoc
from haricot.server.limits import Limits
from haricot.server.line import Line
from haricot.server.timekeeper import Timekeeper
from haricot.wire.commands import (
    Admit,
    Agree,
    Command,
    Deny,
    Fill,
    Kick,
    Mute,
    Pardon,
    Remove,
    Sit,
    Start,
    Vacate,
)
from haricot.wire.messages import Banned, Looker, Refusal, StoodIn

HOSTS = (Fill, Vacate, Kick, Admit, Deny, Remove, Mute, Pardon, Agree, Start)
"""What only the host may do."""

MOST_LOOKERS = 60
"""Maximum number of onlookers, and of those sent away, that are listed."""

ANSWER_SECONDS = 20.0
"""Seconds after a game in which the next one does not begin without somebody who has not answered."""


class Company:
    """The clients of a table, and what the host can do about them."""

    def __init__(self, doc: TableDoc, limits: Limits, time: Timekeeper) -> None:
        self.doc = doc
        self.limits = limits
        self.time = time
        self.lines: list[Line] = []
        self.numbers = count(1)
        # Since when the table has been waiting, in play, or over.
        self.since = time.now()
        # Until when those wait to whom the host has said no.
        self.denied: dict[str, float] = {}
        # Since when people have been gone, for which of them bots play, and what those have done.
        self.gone = {at: time.now() for at, seat in enumerate(doc.seats) if seat.kind == "person"}
        self.away: set[Seat] = set()
        self.stood: dict[Seat, StoodIn] = {}
        # Which guests have said after a game whether they play once more.
        self.again: dict[str, bool] = {}

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
            raise Refusal("banned")
        self.check_open()
        seated = self.seat_of(line.guest.id) != STRANGER
        if len(self.lines) >= self.limits.audience * (2 if seated else 1):
            raise Refusal("full")
        private = self.doc.stage == "playing" and not self.doc.settings.spectators
        if private and not seated and all(seat.kind == "person" for seat in self.doc.seats):
            raise Refusal("no-spectators")

    def check_open(self, closing: bool = False) -> None:
        """Refuse everything at a table that is closed, and all but closing it at one that is set aside."""
        if self.doc.stage == "closed":
            raise Refusal("closed")
        if self.doc.stage == "aside" and not closing:
            raise Refusal("aside", reason=self.doc.reason)

    def is_banned(self, line: Line) -> bool:
        """Tell whether a client was sent away, by its guest or, without a seat, by where it comes from."""
        guest = line.guest.id
        if self.doc.has_banned(guest):
            return True
        known = guest in (self.doc.host, self.doc.owner) or self.seat_of(guest) != STRANGER
        return self.doc.has_banned(line.whence) and not known

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

    def bans(self, line: Line) -> tuple[Banned, ...]:
        """List for the host who was sent away, the last first."""
        known = self.doc.bans[: -MOST_LOOKERS - 1 : -1] if self.is_host(line) else []
        return tuple(Banned(ban.number, ban.name) for ban in known)

    def lines_of(self, number: int) -> Iterator[Line]:
        """Find the clients of somebody who looks on, those first with a request."""
        found = [line for line in self.lines if line.number == number and line.seat == STRANGER]
        if not found:
            raise Refusal("not-there")
        return iter(sorted(found, key=lambda line: line.wants is None))

    # Who has a seat, and who is away.

    def reseat(self) -> list[Line]:
        """Note who sits where now, and who of them is gone; list the clients that have another seat."""
        moved = [line for line in self.lines if line.seat != self.seat_of(line.guest.id)]
        for line in moved:
            line.seat = self.seat_of(line.guest.id)
        self.settle()
        people = {number for number, seat in enumerate(self.doc.seats) if seat.kind == "person"}
        now = self.time.now()
        self.away &= people
        self.stood = {seat: stood for seat, stood in self.stood.items() if seat in self.away}
        self.gone = {seat: self.gone.get(seat, now) for seat in people if not self.is_present(seat)}
        return moved

    def note_stand_in(self, action: AnyMove, events: Sequence[Event]) -> None:
        """Note what was done in the name of those who are away."""
        deals = [event for event in events if isinstance(event, Traded)]
        for seat in self.away:
            own = action.seat == seat
            dealt = sum(seat in (event.seat, event.taker) for event in deals)
            old = self.stood.get(seat) or StoodIn(self.doc.settings.stand_in, 0, 0, 0)
            offers = old.offers + (own and isinstance(action, Offer))
            self.stood[seat] = StoodIn(old.bot, old.moves + own, offers, old.deals + dealt)

    def tell_stand_in(self, line: Line) -> None:
        """Tell somebody who is back what a bot has done meanwhile, if it has done anything."""
        stood = self.stood.pop(line.seat, None)
        if stood is not None and stood.moves + stood.deals:
            line.send(stood)

    # Who asks for a seat.

    def must_ask(self, line: Line, sit: Sit) -> bool:
        """Tell whether the host has to let somebody have a seat, who could have it otherwise."""
        seating.sit(seating.copied(self.doc), line.guest, sit)
        return seating.must_ask(self.doc, line.guest, sit.seat)

    def ask_for(self, line: Line, sit: Sit) -> None:
        """Keep a request for a seat until it is answered, or the client is gone."""
        if self.denied.get(line.guest.id, 0.0) > self.time.now():
            raise Refusal("ask-later")
        asking = {other.number for other in self.lines if other.wants is not None}
        if len(asking - {line.number}) >= self.limits.asking:
            raise Refusal("too-many-ask")
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

    # Who plays once more.

    def answer(self, line: Line, yes: bool) -> bool:
        """Take down whether somebody plays once more, and tell whether everybody who sits here does."""
        if self.doc.stage == "playing":
            raise Refusal("in-play")
        if self.doc.stage != "over":
            raise Refusal("not-now")
        seating.own_seat(self.doc, line.guest)
        self.again[line.guest.id] = yes
        return all(self.again.get(seat.guest) for seat in self.doc.seats if seat.kind == "person")

    def staying(self) -> set[str]:
        """List the guests who play once more, when everybody here has said so or had the time for it."""
        silent = [
            number
            for number, seat in enumerate(self.doc.seats)
            if seat.kind == "person" and seat.guest not in self.again and self.is_present(number)
        ]
        if self.doc.stage == "over" and silent and self.time.now() < self.since + ANSWER_SECONDS:
            raise Refusal("not-answered", seats=silent)
        return {guest for guest, yes in self.again.items() if yes}

    # What changes the table.

    def changed(self, line: Line, command: Command) -> TableDoc:
        """Do on a copy of the table what somebody wants."""
        doc = seating.copied(self.doc)
        match command:
            case Admit(looker=number):
                asker = next(self.lines_of(number))
                if asker.wants is None:
                    raise Refusal("not-there")
                seating.sit(doc, asker.guest, asker.wants)
            case Remove(looker=number):
                gone = next(self.lines_of(number))
                self.send_away(doc, gone.guest.id, self.looker(gone).name)
            case Kick():
                kicked = seating.kick(doc, line.guest, command)
                self.send_away(doc, kicked.guest, kicked.name)
            case Mute():
                seating.mute(doc, self.meant(command), command.muted)
            case _:
                seating.CHANGES[type(command)](doc, line.guest, command)
        return doc

    def send_away(self, doc: TableDoc, guest: str, name: str) -> None:
        """Let somebody come no more, by the guest and by the addresses that are theirs alone."""
        seating.send_away(doc, guest, name, self.addresses(guest))

    def meant(self, command: Mute) -> str:
        """Find the guest who is to be silent."""
        if command.seat == STRANGER:
            return next(self.lines_of(command.looker)).guest.id
        return seating.seat_at(self.doc, command.seat).guest
