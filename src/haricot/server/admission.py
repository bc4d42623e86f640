"""Admission: who may come to a table, who looks on there and asks for a seat, and who was sent away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from haricot.kernel.types import STRANGER
from haricot.server import seating
from haricot.server.client import Client
from haricot.server.documents import TableDoc
from haricot.server.livetable import LiveTable
from haricot.wire import commands
from haricot.wire.commands import AnyCommand, Command, Sit
from haricot.wire.messages import Banned, Looker, Refusal

HOSTS = (
    commands.Fill,
    commands.Vacate,
    commands.Kick,
    commands.Admit,
    commands.Deny,
    commands.Remove,
    commands.Mute,
    commands.Pardon,
    commands.Agree,
    commands.Start,
)
"""What only the host may do."""

MOST_LOOKERS = 60
"""Maximum number of onlookers, and of those sent away, that are listed."""


class Admission:
    """Lets clients in, and does what the host decides about them."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.time = table.time
        # What the next guest is called here, and until when those wait to whom the host has said no.
        self.numbers = count(1)
        self.denied: dict[str, float] = {}

    # Who may come in.

    def check_entry(self, client: Client) -> None:
        """Refuse a client that may not come in; the guest who opened the table always may."""
        table, doc = self.table, self.table.doc
        if client.guest.id == doc.owner:
            self.check_open(closing=True)
            return
        if self.is_banned(client):
            raise Refusal("banned")
        self.check_open()
        seated = table.seat_of(client.guest.id) != STRANGER
        if len(table.clients) >= table.limits.audience * (2 if seated else 1):
            raise Refusal("full")
        private = doc.stage == "playing" and not doc.settings.spectators
        if private and not seated and all(seat.kind == "person" for seat in doc.seats):
            raise Refusal("no-spectators")

    def check_open(self, closing: bool = False) -> None:
        """Refuse everything at a table that is closed, and all but closing it at one that is set aside."""
        doc = self.table.doc
        if doc.stage == "closed":
            raise Refusal("closed")
        if doc.stage == "aside" and not closing:
            raise Refusal("aside", reason=doc.reason)

    def check_command(self, client: Client, command: AnyCommand) -> None:
        """Refuse a command that the table or the client is not one for."""
        self.check_open(isinstance(command, commands.Close))
        if isinstance(command, HOSTS) and not self.table.is_host(client):
            raise Refusal("not-the-host")
        if isinstance(command, commands.Close) and client.guest.id != self.table.doc.owner:
            raise Refusal("not-the-owner")

    def is_banned(self, client: Client) -> bool:
        """Tell whether a client was sent away, by its guest or, without a seat, by where it comes from."""
        guest, doc = client.guest.id, self.table.doc
        if doc.has_banned(guest):
            return True
        known = guest in (doc.host, doc.owner) or self.table.seat_of(guest) != STRANGER
        return doc.has_banned(client.whence) and not known

    def addresses(self, guest: str) -> set[str]:
        """List the addresses of a guest, but for those of others who play here, and the host's."""
        table = self.table
        others = [client for client in table.clients if client.guest.id != guest]
        shared = {client.whence for client in others if client.seat != STRANGER or table.is_host(client)}
        return {client.whence for client in table.clients if client.guest.id == guest} - shared - {""}

    # Who looks on.

    def number(self, client: Client) -> int:
        """Number a client as the other clients of its guest, or as the next one."""
        same = (other.number for other in self.table.clients if other.guest.id == client.guest.id)
        return next(same, 0) or next(self.numbers)

    def lookers(self) -> tuple[Looker, ...]:
        """List the onlookers, those first who ask for a seat."""
        found: dict[int, Looker] = {}
        for client in self.table.clients:
            if client.seat == STRANGER and (client.wants or client.number not in found):
                found[client.number] = self.looker(client)
        return tuple(sorted(found.values(), key=lambda one: one.wants == STRANGER)[:MOST_LOOKERS])

    def looker(self, client: Client) -> Looker:
        """Describe an onlooker."""
        guest, wants = client.guest, client.wants
        denied = self.denied.get(guest.id, 0.0) > self.time.now()
        name, seat = (wants.name, wants.seat) if wants is not None else (guest.name or "?", STRANGER)
        return Looker(client.number, name, guest.id in self.table.doc.muted, seat, denied)

    def told_of(self, client: Client, lookers: tuple[Looker, ...]) -> tuple[Looker, ...]:
        """Choose the onlookers that a client is told of: strangers hear of their own request only."""
        if client.seat != STRANGER or self.table.is_host(client):
            return lookers
        own = self.looker(client)
        return (own,) if own.denied or own.wants != STRANGER else ()

    def bans(self, client: Client) -> tuple[Banned, ...]:
        """List for the host those who were sent away, the last first."""
        known = self.table.doc.bans[: -MOST_LOOKERS - 1 : -1] if self.table.is_host(client) else []
        return tuple(Banned(ban.number, ban.name) for ban in known)

    def clients_of(self, number: int) -> Iterator[Client]:
        """Find the clients of an onlooker, those first with a request."""
        found = [one for one in self.table.clients if one.number == number and one.seat == STRANGER]
        if not found:
            raise Refusal("not-there")
        return iter(sorted(found, key=lambda client: client.wants is None))

    # Who asks for a seat.

    def must_ask(self, client: Client, sit: Sit) -> bool:
        """Tell whether the host has to let somebody have a seat, who could have it otherwise."""
        seating.sit(seating.copied(self.table.doc), client.guest, sit)
        return seating.must_ask(self.table.doc, client.guest, sit.seat)

    def ask_for(self, client: Client, sit: Sit) -> None:
        """Keep a request for a seat until it is answered, or the client is gone."""
        if self.denied.get(client.guest.id, 0.0) > self.time.now():
            raise Refusal("ask-later")
        asking = {other.number for other in self.table.clients if other.wants is not None}
        if len(asking - {client.number}) >= self.table.limits.asking:
            raise Refusal("too-many-ask")
        client.wants = seating.named(sit)

    def deny(self, number: int) -> None:
        """Say no to somebody, who cannot ask again at once."""
        now = self.time.now()
        self.denied = {guest: until for guest, until in self.denied.items() if until > now}
        for client in self.clients_of(number):
            client.wants = None
            self.denied[client.guest.id] = now + self.table.limits.ask_again

    def settle(self) -> None:
        """Forget requests that came true, or cannot any more."""
        free = {number for number, seat in enumerate(self.table.doc.seats) if seat.kind != "person"}
        for client in self.table.clients:
            if client.wants is not None and (client.seat != STRANGER or client.wants.seat not in free):
                client.wants = None

    # What changes the table.

    def changed(self, client: Client, command: Command) -> TableDoc:
        """Carry out a command on a copy of what is kept of the table."""
        doc = seating.copied(self.table.doc)
        match command:
            case commands.Admit(looker=number):
                asker = next(self.clients_of(number))
                if asker.wants is None:
                    raise Refusal("not-there")
                seating.sit(doc, asker.guest, asker.wants)
            case commands.Remove(looker=number):
                gone = next(self.clients_of(number))
                self.send_away(doc, gone.guest.id, self.looker(gone).name)
            case commands.Kick():
                kicked = seating.kick(doc, client.guest, command)
                self.send_away(doc, kicked.guest, kicked.name)
            case commands.Mute():
                seating.mute(doc, self.meant(command), command.muted)
            case _:
                seating.CHANGES[type(command)](doc, client.guest, command)
        return doc

    def send_away(self, doc: TableDoc, guest: str, name: str) -> None:
        """Keep a guest away, and whoever comes from the addresses that are theirs alone."""
        seating.send_away(doc, guest, name, self.addresses(guest))

    def meant(self, command: commands.Mute) -> str:
        """Find the guest who is to be silent."""
        if command.seat == STRANGER:
            return next(self.clients_of(command.looker)).guest.id
        return seating.seat_at(self.table.doc, command.seat).guest
