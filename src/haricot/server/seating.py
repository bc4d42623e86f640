"""Seating: who may take, leave and give away which seat; each change is made on a copy of the table."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Container
from itertools import chain, count

from msgspec.structs import replace

from haricot.beans.names import NAMES, called, check_name, distinct, skeleton
from haricot.bots import rung
from haricot.kernel.offers import Result
from haricot.kernel.types import STRANGER, Seat
from haricot.server.documents import Ban, CalledDoc, SeatDoc, TableDoc
from haricot.server.guests import Guest
from haricot.server.play import game_for
from haricot.wire.commands import Agree, Command, Fill, Kick, Pardon, Settings, Sit, Stand, Vacate
from haricot.wire.messages import Refusal

MOST_BANNED = 500
"""Maximum number of guests sent away or silenced that are remembered."""

MOST_BEFORE = 60
"""Maximum number of earlier names that are kept of a game."""

MEANWHILE = ("public", "spectators", "join", "pace")
"""What can be agreed on anew while a game is played."""


def new_table(settings: Settings, host: Guest, made: float) -> TableDoc:
    """Lay a table that nobody can find without its link."""
    settings = checked(settings)
    seats = [SeatDoc()] * int(game_for(settings).options.players)
    return TableDoc(new_link(), host.id, made, settings, seats, owner=host.id)


def new_link() -> str:
    """Make up a link that nobody can guess."""
    return secrets.token_urlsafe(16)


def checked(settings: Settings) -> Settings:
    """Refuse what no game can be played with, and find who stands in there."""
    game_for(settings)
    if settings.reserve and not settings.seconds:
        raise Refusal("reserve-without-clock")
    return replace(settings, stand_in=rung(settings.stand_in, settings.game))


def copied(doc: TableDoc) -> TableDoc:
    """Copy a table, to change the copy."""
    lists = {name: list(getattr(doc, name)) for name in ("seats", "bans", "muted", "before")}
    return replace(doc, **lists, seen=dict(doc.seen))


def seat_at(doc: TableDoc, number: Seat) -> SeatDoc:
    """Look at a seat, if there is one."""
    seats = len(doc.seats)
    if not 0 <= number < seats:
        raise Refusal("no-such-seat", last=seats - 1)
    return doc.seats[number]


def seat_of(doc: TableDoc, guest: str) -> Seat:
    """Find the seat of a guest, who may have none."""
    for number, seat in enumerate(doc.seats):
        if seat.guest == guest and seat.kind == "person":
            return number
    return STRANGER


def sit(doc: TableDoc, guest: Guest, command: Sit) -> None:
    """Give somebody a seat that is open or has a bot; on the own seat, another name."""
    seat = seat_at(doc, command.seat)
    if seat.kind == "person" and seat.guest != guest.id:
        raise Refusal("seat-taken", name=seat.name)
    check_hands(doc, guest, command.seat)
    name = free_name(doc, guest, named(command).name)
    old = seat_of(doc, guest.id)
    if old != STRANGER:
        doc.seats[old] = SeatDoc()
    doc.seats[command.seat] = SeatDoc("person", name, guest.id)
    name_bots(doc)
    note_hands(doc)


def named(sit: Sit) -> Sit:
    """Ask for a seat by a name as it is shown, if it is one."""
    name = called(sit.name)
    check_name(name)
    return replace(sit, name=name)


def free_name(doc: TableDoc, guest: Guest, name: str) -> str:
    """Mark a name that somebody else has; as long as a game lasts, bots keep theirs."""
    others = [seat for seat in doc.seats if seat.guest != guest.id]
    if doc.stage != "playing":
        return distinct(name, people(others))
    earlier = (gone.name for gone in doc.before if gone.guest != guest.id)
    return distinct(name, [*(seat.name for seat in others if seat.name), *earlier])


def must_ask(doc: TableDoc, guest: Guest, seat: Seat) -> bool:
    """Tell whether somebody needs the host's nod for a free seat; after a kick everybody does, in a game."""
    if guest.id in (doc.host, doc.owner):
        return False
    if doc.stage != "playing":
        return asks(doc) and seat_of(doc, guest.id) == STRANGER
    if doc.seen.get(guest.id) == seat:
        return False
    if doc.settings.join == "nobody":
        raise Refusal("no-seats")
    return asks(doc)


def asks(doc: TableDoc) -> bool:
    """Tell whether guests other than the host have to ask for a free seat."""
    if doc.stage == "playing":
        return doc.settings.join != "anyone" or bool(doc.bans)
    return doc.settings.join == "nobody"


def check_hands(doc: TableDoc, guest: Guest, seat: Seat) -> None:
    """Refuse a look into a second hand."""
    if doc.stage == "playing" and doc.seen.get(guest.id, seat) != seat:
        own = doc.seen[guest.id]
        raise Refusal("knows-another-hand", seat=own)


def note_hands(doc: TableDoc) -> None:
    """Note who sees which hand, while a game is played."""
    if doc.stage == "playing":
        for number, seat in enumerate(doc.seats):
            if seat.kind == "person":
                doc.seen[seat.guest] = number


def stand(doc: TableDoc, guest: Guest, command: Stand) -> None:
    """Leave the own seat; a host who is not the owner passes the table on."""
    leave(doc, own_seat(doc, guest))
    others = [other.guest for other in doc.seats if other.kind == "person"]
    if doc.host == guest.id != doc.owner and others:
        doc.host = others[0]


def leave(doc: TableDoc, seat: Seat) -> None:
    """Open a seat; a game does not wait for it, but goes on with the bot that stands in."""
    gone = doc.seats[seat].name
    doc.seats[seat] = SeatDoc("bot", bot=doc.settings.stand_in) if doc.stage == "playing" else SeatDoc()
    name_bots(doc, gone)


def people(seats: list[SeatDoc]) -> list[str]:
    """Name the people among seats."""
    return [seat.name for seat in seats if seat.kind == "person"]


def own_seat(doc: TableDoc, guest: Guest) -> Seat:
    """Find somebody's seat, or say that there is none."""
    seat = seat_of(doc, guest.id)
    if seat == STRANGER:
        raise Refusal("not-seated")
    return seat


def fill(doc: TableDoc, guest: Guest, command: Fill) -> None:
    """Put a bot on a seat."""
    seat = seat_at(doc, command.seat)
    bot = rung(command.bot, doc.settings.game)
    if seat.kind == "person":
        raise Refusal("seat-taken", name=seat.name)
    # It stays who it is, and plays otherwise.
    doc.seats[command.seat] = SeatDoc("bot", seat.name, "", bot)
    name_bots(doc)


def name_bots(doc: TableDoc, *gone: str) -> None:
    """Name the bots that have no name, or between games that of a person; none is called as anybody was."""
    own = {"", *map(skeleton, people(doc.seats))}
    earlier = [*gone, *(seat.name for seat in doc.seats), *(was.name for was in doc.before)]
    taken = own | set(map(skeleton, earlier))
    free = (name for name in chain(NAMES, (f"Bot {n}" for n in count(1))) if skeleton(name) not in taken)
    for number, seat in enumerate(doc.seats):
        if seat.kind == "bot" and skeleton(seat.name) in own:
            doc.seats[number] = replace(seat, name=next(free))


def note_names(doc: TableDoc, old: list[SeatDoc], move: int) -> None:
    """Note what seats are no longer called, as long as there is a game to look at."""
    if doc.stage in ("playing", "over"):
        gone = [(at, was) for at, was in enumerate(old) if was.name != doc.seats[at].name]
        noted = [CalledDoc(at, was.name, move, was.guest) for at, was in gone if was.name]
        doc.before = [*doc.before, *noted][-MOST_BEFORE:]


def vacate(doc: TableDoc, guest: Guest, command: Vacate) -> None:
    """Open a seat that a bot has; a game would wait for it."""
    seat = seat_at(doc, command.seat)
    if doc.stage == "playing":
        raise Refusal("in-play")
    if seat.kind == "person":
        raise Refusal("seat-taken", name=seat.name)
    doc.seats[command.seat] = SeatDoc()


def kick(doc: TableDoc, guest: Guest, command: Kick) -> SeatDoc:
    """Open somebody else's seat, and tell whose it was."""
    seat = seat_at(doc, command.seat)
    if seat.kind != "person" or seat.guest == guest.id:
        raise Refusal("nobody-to-kick")
    leave(doc, command.seat)
    return seat


def send_away(doc: TableDoc, gone: str, name: str, addresses: set[str]) -> None:
    """Let a guest come no more, nor anybody else from where they came, as far as that is known."""
    check_rank(doc, gone)
    number = max((ban.number for ban in doc.bans), default=0) + 1
    doc.bans = [*doc.bans, Ban(number, name, (gone, *sorted(addresses)))][-MOST_BANNED:]


def pardon(doc: TableDoc, guest: Guest, command: Pardon) -> None:
    """Let somebody come back who was sent away."""
    left = [ban for ban in doc.bans if ban.number != command.banned]
    if left == doc.bans:
        raise Refusal("not-there")
    doc.bans = left


def mute(doc: TableDoc, who: str, muted: bool) -> None:
    """Let somebody talk no more, or again."""
    check_rank(doc, who)
    doc.muted = [*(other for other in doc.muted if other != who), *([who] if muted else [])][-MOST_BANNED:]


def check_rank(doc: TableDoc, guest: str) -> None:
    """Refuse what nobody can do to the host, nor to the guest who opened the table; nor where no guest is."""
    if guest in (doc.host, doc.owner, ""):
        raise Refusal("host-stays")


def agree(doc: TableDoc, guest: Guest, command: Agree) -> None:
    """Change the settings; whoever sits on a seat that goes moves to a free one."""
    if doc.stage == "playing":
        agree_meanwhile(doc, command.settings)
        return
    settings = checked(command.settings)
    wanted = int(game_for(settings).options.players)
    people = [seat for seat in doc.seats if seat.kind == "person"]
    if len(people) > wanted:
        raise Refusal("too-many-people", people=len(people), seats=wanted)
    if doc.stage == "over":
        pass_on(doc)
    doc.settings, doc.stage, doc.result = settings, "waiting", None
    bots = [replace(seat, bot=rung(seat.bot, settings.game)) if seat.bot else seat for seat in doc.seats]
    doc.seats = moved(bots, wanted)


# From game to game.


def deal(doc: TableDoc, staying: Container[str]) -> TableDoc:
    """Begin the next game on a copy of a table; after a game bots take the seats of all who do not stay."""
    doc = replace(copied(doc), game=doc.game + 1, seen={}, result=None)
    if doc.stage == "over":
        fill_up(doc, staying)
        pass_on(doc)
    if any(seat.kind == "open" for seat in doc.seats):
        raise Refusal("open-seats")
    doc.stage, doc.before = "playing", []
    note_hands(doc)
    return doc


def ended(doc: TableDoc, result: Result) -> TableDoc:
    """End the game on a copy of a table, and note who sat there."""
    played = {**doc.played, doc.game: [seat.name for seat in doc.seats]}
    return replace(copied(doc), stage="over", result=result, played=played)


def fill_up(doc: TableDoc, staying: Container[str]) -> None:
    """Put a bot on every seat of nobody, or of somebody who does not stay."""
    left = [
        number
        for number, seat in enumerate(doc.seats)
        if seat.kind == "open" or (seat.kind == "person" and seat.guest not in staying)
    ]
    gone = [doc.seats[number].name for number in left]
    for number in left:
        doc.seats[number] = SeatDoc("bot", bot=doc.settings.stand_in)
    name_bots(doc, *gone)


def pass_on(doc: TableDoc) -> None:
    """Let the next player have the first seat, which begins; everybody keeps their neighbours."""
    doc.seats = [*doc.seats[1:], doc.seats[0]]


def agree_meanwhile(doc: TableDoc, settings: Settings) -> None:
    """Change in a game who may come in and how long bots pause, and nothing else."""
    same = {name: getattr(doc.settings, name) for name in MEANWHILE}
    if replace(settings, **same) != doc.settings:
        raise Refusal("in-play")
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
    Pardon: pardon,
    Agree: agree,
}
"""What changes who sits where, and how."""
