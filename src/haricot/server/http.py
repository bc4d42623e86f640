"""The requests of the lobby: guests, tables, records and rules, as JSON over HTTP."""

from __future__ import annotations

import asyncio
import json
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
from haricot.server.belongings import belongings, forget
from haricot.server.course import course_of
from haricot.server.guests import EARLIER, Guest
from haricot.server.visitors import guest_of, house_of, is_secure, known, limit
from haricot.wire.commands import UNREADABLE, Settings
from haricot.wire.lobby import Figures, GameInfo, GuestInfo, Moment, NewGuest, TableLink
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
    "foreign-origin": 403,
    "not-json": 415,
    "unknown-host": 421,
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
            response = await handler(request)
        except HaricotError as error:
            return refusal(error)
        guest = getattr(request.state, "guest", None)
        if guest is not None and guest.stale:
            give_cookie(request, response, guest)
        return response

    return handle


def refusal(error: HaricotError) -> Response:
    """Answer why something is refused."""
    message = refused("", error)
    return answer(message, STATUS.get(message.code, 400))


def give_cookie(request: Request, response: Response, guest: Guest) -> None:
    """Give a guest a cookie to be known by, which no script reads and no other page sends along."""
    door, secure = house_of(request).door, is_secure(request)
    name, value, ends = door.cookie_name(secure), door.cookie(guest), int(door.unused)
    response.set_cookie(name, value, ends, httponly=True, samesite="lax", secure=secure)


def take_cookies(request: Request, response: Response) -> None:
    """Take the cookies of a guest back, also one of before."""
    request.state.guest, secure = None, is_secure(request)
    for name in (house_of(request).door.cookie_name(secure), EARLIER):
        response.delete_cookie(name, httponly=True, samesite="lax", secure=secure)


async def read_body(request: Request, kind: type[T], most: int = MOST_BODY) -> T:
    """Read what was sent, if it is not too long and says what it should."""
    try:
        body = await read_bytes(request, most)
        found = msgspec.json.decode(body, type=kind)
        json.loads(body, object_pairs_hook=check_keys, parse_int=str, parse_float=str)
        return found
    except UNREADABLE as error:
        raise Refusal("not-understood", f"This was not understood: {error}.") from None


def check_keys(pairs: list[tuple[str, object]]) -> None:
    """Refuse an object that says something twice: who reads it might believe either."""
    if len(dict(pairs)) < len(pairs):
        raise Refusal("not-understood", "This was not understood: a key stands there twice.")


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
    return answer(GuestInfo((await guest_of(request)).name))


async def become_guest(request: Request) -> Response:
    """Let somebody in by a name, and give a cookie to be known by."""
    house = limit(request)
    wanted = await read_body(request, NewGuest)
    guest = request.state.guest = await house.door.welcome(wanted.name, await known(request))
    return answer(GuestInfo(guest.name))


async def sign_out(request: Request) -> Response:
    """Know a guest no longer by this browser's cookie, or by any."""
    house, guest = limit(request), await guest_of(request)
    everywhere = request.query_params.get("everywhere", "0") == "1"
    await house.door.sign_out(guest, everywhere)
    house.part(guest, everywhere)
    response = answer({})
    take_cookies(request, response)
    return response


async def my_data(request: Request) -> Response:
    """Give a guest all that is kept of them."""
    house, guest = limit(request), await guest_of(request)
    response = answer(await belongings(house, guest))
    response.headers["Content-Disposition"] = 'attachment; filename="haricot.json"'
    return response


async def forget_me(request: Request) -> Response:
    """Keep nothing of a guest any longer."""
    house, guest = limit(request), await guest_of(request)
    await forget(house, guest)
    response = answer({})
    take_cookies(request, response)
    return response


async def public_tables(request: Request) -> Response:
    """List the public tables."""
    return answer(await house_of(request).public())


async def open_table(request: Request) -> Response:
    """Open a table."""
    house = limit(request)
    guest = await guest_of(request)
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
    await guest_of(request)
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
    Route("/api/me", refusing(sign_out), methods=["DELETE"]),
    Route("/api/me/data", refusing(my_data)),
    Route("/api/me/data", refusing(forget_me), methods=["DELETE"]),
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
