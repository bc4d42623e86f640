"""Seating: who may take, leave and give away which seat; each change is made on a copy of the table."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec.structs import replace

from haricot.beans.names import NAMES, called, check_names, skeleton
from haricot.bots import bot_named
from haricot.kernel.types import STRANGER, Seat
from haricot.server.documents import SeatDoc, TableDoc
from haricot.server.guests import Guest
from haricot.server.play import game_for
from haricot.wire.commands import Agree, Command, Fill, Kick, Settings, Sit, Stand, Vacate
from haricot.wire.messages import Refusal

MOST_BANNED = 500
"""So many guests and addresses that were sent away are remembered."""

COMING_IN = ("public", "spectators", "join")
"""What can be agreed on anew while a game is played."""


def new_table(settings: Settings, host: Guest, made: float) -> TableDoc:
    """Lay a table that nobody can find without its link."""
    check_settings(settings)
    seats = [SeatDoc()] * int(game_for(settings).options.players)
    return TableDoc(new_link(), host.id, made, settings, seats, owner=host.id)


def new_link() -> str:
    """Make up a link that nobody can guess."""
    return secrets.token_urlsafe(16)


def check_settings(settings: Settings) -> None:
    """Refuse what no game can be played with."""
    game_for(settings)
    bot_named(settings.stand_in, settings.game)
    if settings.reserve and not settings.seconds:
        raise Refusal("reserve-without-clock", "A reserve needs a clock: set the seconds for a decision too.")


def copied(doc: TableDoc) -> TableDoc:
    """Copy a table, to change the copy."""
    lists = {"seats": list(doc.seats), "banned": list(doc.banned), "muted": list(doc.muted)}
    return replace(doc, **lists, seen=dict(doc.seen))


def seat_at(doc: TableDoc, number: Seat) -> SeatDoc:
    """Look at a seat, if there is one."""
    seats = len(doc.seats)
    if not 0 <= number < seats:
        sentence = f"There is no seat {number + 1}: the seats are 1 to {seats}."
        raise Refusal("no-such-seat", sentence, last=seats - 1)
    return doc.seats[number]


def seat_of(doc: TableDoc, guest: str) -> Seat:
    """Find the seat of a guest, who may have none."""
    for number, seat in enumerate(doc.seats):
        if seat.guest == guest and seat.kind == "person":
            return number
    return STRANGER


def sit(doc: TableDoc, guest: Guest, command: Sit) -> None:
    """Give somebody a seat that is open or has a bot."""
    seat = seat_at(doc, command.seat)
    if seat.kind == "person":
        if seat.guest == guest.id:
            return
        raise Refusal("seat-taken", f"{seat.name} sits there: take another seat.", name=seat.name)
    check_hands(doc, guest, command.seat)
    command = named(command)
    others = [other.name for other in doc.seats if other.kind == "person" and other.guest != guest.id]
    check_names([*others, command.name])
    old = seat_of(doc, guest.id)
    if old != STRANGER:
        doc.seats[old] = SeatDoc()
    name_bots(doc, [*others, command.name])
    doc.seats[command.seat] = SeatDoc("person", command.name, guest.id)
    note_hands(doc)


def named(sit: Sit) -> Sit:
    """Ask for a seat by a name as it is shown."""
    return replace(sit, name=called(sit.name))


def must_ask(doc: TableDoc, guest: Guest, seat: Seat) -> bool:
    """Tell whether somebody needs the host's nod for a free seat; after a kick everybody does, in a game."""
    join = doc.settings.join
    if guest.id in (doc.host, doc.owner):
        return False
    if doc.stage != "playing":
        return join == "nobody" and seat_of(doc, guest.id) == STRANGER
    if doc.seen.get(guest.id) == seat:
        return False
    if join == "nobody":
        raise Refusal("no-seats", "This table lets nobody in while it plays: look on, or come back later.")
    return join == "ask" or bool(doc.banned)


def check_hands(doc: TableDoc, guest: Guest, seat: Seat) -> None:
    """Refuse a look into a second hand."""
    if doc.stage == "playing" and doc.seen.get(guest.id, seat) != seat:
        own = doc.seen[guest.id]
        sentence = f"You know the cards of seat {own + 1}: in this game you can only sit there."
        raise Refusal("knows-another-hand", sentence, seat=own)


def note_hands(doc: TableDoc) -> None:
    """Note who sees which hand, while a game is played."""
    if doc.stage == "playing":
        for number, seat in enumerate(doc.seats):
            if seat.kind == "person":
                doc.seen[seat.guest] = number


def stand(doc: TableDoc, guest: Guest, command: Stand) -> None:
    """Leave the own seat; who looks after the table for its owner passes that on."""
    leave(doc, own_seat(doc, guest))
    others = [other.guest for other in doc.seats if other.kind == "person"]
    if doc.host == guest.id != doc.owner and others:
        doc.host = others[0]


def leave(doc: TableDoc, seat: Seat) -> None:
    """Open a seat; a game does not wait for it, but goes on with the bot that stands in."""
    doc.seats[seat] = SeatDoc("bot", bot=doc.settings.stand_in) if doc.stage == "playing" else SeatDoc()
    name_bots(doc, people(doc))


def people(doc: TableDoc) -> list[str]:
    """Name the people who have seats."""
    return [seat.name for seat in doc.seats if seat.kind == "person"]


def own_seat(doc: TableDoc, guest: Guest) -> Seat:
    """Find somebody's seat, or say that there is none."""
    seat = seat_of(doc, guest.id)
    if seat == STRANGER:
        raise Refusal("not-seated", "You have no seat at this table: take an open one first.")
    return seat


def fill(doc: TableDoc, guest: Guest, command: Fill) -> None:
    """Put a bot on a seat."""
    seat = seat_at(doc, command.seat)
    bot_named(command.bot, doc.settings.game)
    if seat.kind == "person":
        sentence = f"{seat.name} sits there: a bot can only have a seat that is open."
        raise Refusal("seat-taken", sentence, name=seat.name)
    doc.seats[command.seat] = SeatDoc("bot", "", "", command.bot)
    name_bots(doc, people(doc))


def name_bots(doc: TableDoc, people: list[str]) -> None:
    """Name the bots that have no name, or one that looks like that of a person."""
    own = {"", *map(skeleton, people)}
    taken = own | {skeleton(seat.name) for seat in doc.seats if seat.kind == "bot"}
    free = (name for name in (*NAMES, *(f"Bot {n}" for n in range(9))) if skeleton(name) not in taken)
    for number, seat in enumerate(doc.seats):
        if seat.kind == "bot" and skeleton(seat.name) in own:
            doc.seats[number] = replace(seat, name=next(free))


def vacate(doc: TableDoc, guest: Guest, command: Vacate) -> None:
    """Open a seat that a bot has; a game would wait for it."""
    seat = seat_at(doc, command.seat)
    if doc.stage == "playing":
        raise Refusal("in-play", "A game is being played: put another bot there, or let somebody sit down.")
    if seat.kind == "person":
        sentence = f"{seat.name} sits there: only a bot can be sent away like this."
        raise Refusal("seat-taken", sentence, name=seat.name)
    doc.seats[command.seat] = SeatDoc()


def kick(doc: TableDoc, guest: Guest, command: Kick) -> str:
    """Open somebody else's seat, and tell whose it was."""
    seat = seat_at(doc, command.seat)
    if seat.kind != "person" or seat.guest == guest.id:
        raise Refusal("nobody-to-kick", "Nobody else sits there: choose the seat of another person.")
    leave(doc, command.seat)
    return seat.guest


def send_away(doc: TableDoc, gone: str, addresses: set[str]) -> None:
    """Let a guest come no more, nor anybody else from where they came, as far as that is known."""
    check_rank(doc, gone)
    doc.banned = [*doc.banned, gone, *sorted(addresses)][-MOST_BANNED:]


def mute(doc: TableDoc, who: str, muted: bool) -> None:
    """Let somebody talk no more, or again."""
    check_rank(doc, who)
    doc.muted = [*(other for other in doc.muted if other != who), *([who] if muted else [])][-MOST_BANNED:]


def check_rank(doc: TableDoc, guest: str) -> None:
    """Refuse what nobody can do to the host, nor to who opened the table; where no guest is, neither."""
    if guest in (doc.host, doc.owner, ""):
        raise Refusal("host-stays", "Only other people can be silenced or sent away: choose one of them.")


def agree(doc: TableDoc, guest: Guest, command: Agree) -> None:
    """Change the settings; whoever sits on a seat that goes moves to a free one."""
    if doc.stage == "playing":
        let_in(doc, command.settings)
        return
    check_settings(command.settings)
    wanted = int(game_for(command.settings).options.players)
    for seat in doc.seats:
        if seat.kind == "bot":
            bot_named(seat.bot, command.settings.game)
    people = [seat for seat in doc.seats if seat.kind == "person"]
    if len(people) > wanted:
        sentence = f"{len(people)} people have seats, and this game has {wanted}: choose more players."
        raise Refusal("too-many-people", sentence, people=len(people), seats=wanted)
    doc.settings, doc.stage, doc.result = command.settings, "waiting", None
    doc.seats = moved(doc.seats, wanted)


def let_in(doc: TableDoc, settings: Settings) -> None:
    """Change in a game who may come in, and nothing else."""
    same = {name: getattr(doc.settings, name) for name in COMING_IN}
    if replace(settings, **same) != doc.settings:
        raise Refusal("in-play", "A game is being played: the settings can be changed when it is over.")
    doc.settings = settings


def moved(seats: list[SeatDoc], wanted: int) -> list[SeatDoc]:
    """Keep everybody on their seats as far as there are seats; people come before bots."""
    kept = [*seats[:wanted], *[SeatDoc()] * (wanted - len(seats))]
    for seat in seats[wanted:]:
        if seat.kind == "person":
            free = [number for number, other in enumerate(kept) if other.kind != "person"]
            kept[min(free, key=lambda number: kept[number].kind == "bot")] = seat
    return kept


CHANGES: dict[type[Command], Callable[..., None]] = {
    Sit: sit,
    Stand: stand,
    Fill: fill,
    Vacate: vacate,
    Agree: agree,
}
"""What changes who sits where, and how."""
