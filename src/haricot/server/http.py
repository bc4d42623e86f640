"""The requests of the lobby: guests, tables, records and rules, as JSON over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from io import BytesIO
from typing import TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import haricot
from haricot.bots import BOTS
from haricot.catalogue import GAMES, game_of
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.hansa.game import Hansa
from haricot.kernel.errors import HaricotError
from haricot.kernel.options import choices_of
from haricot.kernel.record import Record, read_record, replay
from haricot.kernel.types import ALL_SEEING
from haricot.rulebook import rule
from haricot.server.course import course_of
from haricot.server.guests import YEAR
from haricot.server.visitors import guest_of, house_of, limit
from haricot.wire.commands import UNREADABLE, Settings
from haricot.wire.lobby import COOKIE, Figures, GameInfo, GuestInfo, Moment, NewGuest, TableLink
from haricot.wire.messages import Refusal, refused

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

STATUS = {
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-rule": 404,
    "too-fast": 429,
    "too-many-tables": 429,
    "no-guest": 401,
}
MOST_BODY = 8192
MOST_DIGITS = 10


def answer(found: object, status: int = 200) -> Response:
    """Answer with JSON."""
    return Response(msgspec.json.encode(found), status, media_type="application/json")


def refusing(handler: Handler) -> Handler:
    """Turn what is refused into an answer that says why."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except HaricotError as error:
            message = refused("", error)
            return answer(message, STATUS.get(message.code, 400))

    return handle


async def read_body(request: Request, kind: type[T], most: int = MOST_BODY) -> T:
    """Read what was sent, if it is not too long and says what it should."""
    try:
        return msgspec.json.decode(await read_bytes(request, most), type=kind)
    except UNREADABLE as error:
        raise Refusal("not-understood", f"This was not understood: {error}.") from None


async def read_bytes(request: Request, most: int) -> bytes:
    """Read the body of a request; what is too long is not read to its end."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refusal("too-long", f"This is too long: {most} bytes at most.", most=most)
    return bytes(body)


async def health(request: Request) -> Response:
    """Tell that the server is well."""
    rooms = house_of(request).rooms.values()
    sockets = sum(len(room.lines) for room in rooms)
    return answer({"status": "ok", "version": haricot.__version__, "tables": len(rooms), "sockets": sockets})


async def games(request: Request) -> Response:
    """List the games with their options and bots."""
    return answer([game_info(name) for name in GAMES])


def game_info(name: str) -> GameInfo:
    """Tell of a game what somebody needs who opens a table."""
    entry = GAMES[name]
    default = msgspec.to_builtins(entry.default)
    choices = choices_of(entry.default, entry.numbers)
    return GameInfo(name, entry.title, entry.options, default, choices, list(BOTS[name]))


async def me(request: Request) -> Response:
    """Tell a guest's name."""
    return answer(GuestInfo(guest_of(request).name))


async def become_guest(request: Request) -> Response:
    """Let somebody in by a name, and give a cookie to be known by."""
    house = limit(request)
    wanted = await read_body(request, NewGuest)
    guest = house.door.welcome(wanted.name, house.door.read(request.cookies.get(COOKIE)))
    response = answer(GuestInfo(guest.name))
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, house.door.cookie(guest), YEAR, httponly=True, samesite="lax", secure=secure)
    return response


async def public_tables(request: Request) -> Response:
    """List the public tables."""
    return answer(house_of(request).public())


async def open_table(request: Request) -> Response:
    """Open a table."""
    house = limit(request)
    guest = guest_of(request)
    doc = await house.create(await read_body(request, Settings), guest)
    return answer(TableLink(doc.id), 201)


async def one_table(request: Request) -> Response:
    """Tell of a table."""
    return answer(await house_of(request).info(request.path_params["table"]))


async def figures(request: Request) -> Response:
    """Tell the figures of a table's game, or of an earlier one: beans, cards, beanometers, cities."""
    number = request.query_params.get("game")
    if number is not None and not (number.isdecimal() and number.isascii() and len(number) < MOST_DIGITS):
        raise Refusal("no-such-game", f"There is no game {number[:20]!r}: games are counted 1, 2, 3.")
    game = await house_of(request).game(request.path_params["table"], None if number is None else int(number))
    book = game.atlas if isinstance(game, Hansa) else game.law
    contracts = tuple(game.pairs) if isinstance(game, Bohnanza) else ()
    options, tables = msgspec.to_builtins(game.options), msgspec.to_builtins(game.tables)
    if isinstance(game, Bohnanza):
        # Left out it means the usual price, which the players are to read.
        options["third_field_cost"] = game.options.cost()
    return answer(Figures(game.name, options, tuple(book.keys), tuple(book.kind), contracts, tables))


async def qr_code(request: Request) -> Response:
    """Draw the link to a table, to be read by a phone."""
    table = request.path_params["table"]
    await house_of(request).find(table)
    drawn = BytesIO()
    link = f"{request.url.scheme}://{request.url.netloc}/t/{table}"
    segno.make(link, error="m").save(drawn, kind="svg", scale=6, xmldecl=False, title="haricot")
    return Response(drawn.getvalue(), media_type="image/svg+xml")


async def record(request: Request) -> Response:
    """Give the record of a game that is over, as `haricot replay` reads it."""
    found = await house_of(request).record(request.path_params["table"], request.path_params["game"])
    headers = {"Content-Disposition": f'attachment; filename="{found.game}.json"'}
    return Response(found.to_json(), media_type="application/json", headers=headers)


async def moment(request: Request) -> Response:
    """Show a moment of a game that is over, with anybody's eyes."""
    found = await house_of(request).record(request.path_params["table"], request.path_params["game"])
    seat = request.query_params.get("seat", str(ALL_SEEING))
    return answer(await asyncio.to_thread(moment_of, found, request.path_params["move"], seat))


def moment_of(record: Record, move: int, seat: str) -> Moment:
    """Play a game again up to a moment."""
    last = len(record.actions)
    if move > last:
        raise Refusal("no-such-move", f"There is no move {move}: the game has {last}.", last=last)
    game = game_of(record)
    session = replay(game, record, move)
    players = session.state.players
    if seat not in map(str, range(ALL_SEEING, players)):
        sentence = f"There is no seat {seat}: they are 0 to {players - 1}, or -2 for all."
        raise Refusal("no-such-seat", sentence, last=players - 1)
    events = tuple(event.seen_by(int(seat)) for event in session.state.news)
    view = msgspec.Raw(msgspec.json.encode(game.view(session.state, int(seat))))
    return Moment(move, last, record.actions[move - 1] if move else None, events, view)


async def course(request: Request) -> Response:
    """Tell how the talers came and went in a game that is over."""
    house, table, game = house_of(request), request.path_params["table"], request.path_params["game"]
    found = await house.record(table, game)
    return answer(await asyncio.to_thread(course_of, found, await house.players(table, game)))


async def bring_record(request: Request) -> Response:
    """Take a record in, to be looked at by whoever has the link."""
    house = limit(request)
    guest_of(request)
    doc = await house.shelve(read_record(await read_bytes(request, house.limits.record_bytes)))
    return answer(TableLink(doc.id), 201)


async def read_rule(request: Request) -> Response:
    """Read a rule."""
    return Response(rule(request.path_params["number"]), media_type="text/markdown; charset=utf-8")


ROUTES = [
    Route("/health", refusing(health)),
    Route("/api/games", refusing(games)),
    Route("/api/me", refusing(me)),
    Route("/api/me", refusing(become_guest), methods=["POST"]),
    Route("/api/tables", refusing(public_tables)),
    Route("/api/tables", refusing(open_table), methods=["POST"]),
    Route("/api/tables/{table}", refusing(one_table)),
    Route("/api/tables/{table}/figures", refusing(figures)),
    Route("/api/tables/{table}/qr.svg", refusing(qr_code)),
    Route("/api/tables/{table}/games/{game:int}/record", refusing(record)),
    Route("/api/tables/{table}/games/{game:int}/moments/{move:int}", refusing(moment)),
    Route("/api/tables/{table}/games/{game:int}/course", refusing(course)),
    Route("/api/records", refusing(bring_record), methods=["POST"]),
    Route("/api/rules/{number}", refusing(read_rule)),
]
