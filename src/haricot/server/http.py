"""The requests of the lobby: guests, tables, records and rules, as JSON over HTTP."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import lru_cache
from io import BytesIO
from ipaddress import ip_address
from typing import Any, TypeVar

import msgspec
import segno
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import haricot
from haricot.bots import ladder
from haricot.catalogue import loaded
from haricot.kernel.errors import HaricotError
from haricot.kernel.options import choices_of
from haricot.kernel.types import ALL_SEEING
from haricot.rulebook import rule
from haricot.server import replays
from haricot.server.belongings import belongings, forget
from haricot.server.guests import EARLIER, Guest
from haricot.server.keys import KEY_SECONDS
from haricot.server.metrics import REFUSALS
from haricot.server.packing import packed
from haricot.server.scrape import exposed
from haricot.server.visitors import (
    address_of,
    guest_of,
    house_for_change,
    house_for_reading,
    house_of,
    is_secure,
    known,
    spend,
)
from haricot.wire.commands import UNREADABLE, Settings
from haricot.wire.lobby import GameInfo, GuestInfo, KeyLink, KeyUse, NewGuest, TableLink
from haricot.wire.messages import Refusal, refused

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

STATUS = {
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-rule": 404,
    "too-fast": 429,
    "too-busy": 503,
    "too-many-tables": 429,
    "enough-today": 429,
    "no-guest": 401,
    "no-such-key": 404,
    "store-failed": 503,
    "foreign-origin": 403,
    "not-json": 415,
    "unknown-host": 421,
}
MOST_BODY = 8192
MOST_DIGITS = 10
MOST_LINK = 300
"""Maximum number of letters of a link that is drawn."""


class Number(Convertor[int]):
    """A number in a path; Python reads none of thousands of digits, and none so long is of anything here."""

    regex = "[0-9]+"

    def convert(self, value: str) -> int:
        """Read as many digits as can matter."""
        return int(value.lstrip("0")[: 2 * MOST_DIGITS] or "0")

    def to_string(self, value: int) -> str:
        """Write it as it is."""
        return str(value)


register_url_convertor("number", Number())


def answer(found: object, status: int = 200) -> Response:
    """Answer with JSON."""
    return as_json(msgspec.json.encode(found), status)


def as_json(text: bytes, status: int = 200) -> Response:
    """Answer with what is JSON already."""
    return Response(text, status, media_type="application/json")


def refusing(handler: Handler) -> Handler:
    """Turn what is refused into an answer that says why, and refuse who reads too much."""

    async def handle(request: Request) -> Response:
        try:
            if request.method != "POST":
                house_for_reading(request)
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
    REFUSALS.labels(message.code).inc()
    return answer(message, STATUS.get(message.code, 400))


def give_cookie(request: Request, response: Response, guest: Guest) -> None:
    """Give a guest a cookie to be known by, which no script reads and no other page sends along."""
    door, secure = house_of(request).door, is_secure(request)
    name, value, ends = door.cookie_name(secure), door.cookie(guest), int(door.lasts)
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
        raise Refusal("not-understood", reason=str(error)) from None


def check_keys(pairs: list[tuple[str, object]]) -> None:
    """Refuse an object that says something twice: who reads it might believe either."""
    if len(dict(pairs)) < len(pairs):
        raise Refusal("not-understood", reason="a key stands there twice")


async def read_bytes(request: Request, most: int) -> bytes:
    """Read the body of a request; what is too long is not read to its end."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refusal("too-long", most=most)
    return bytes(body)


async def health(request: Request) -> Response:
    """Tell whether the server is well: what happens can be written down."""
    house = house_of(request)
    well = await house.is_well()
    told = {"status": "ok" if well else "failing", "version": haricot.__version__}
    return answer(
        {**told, "tables": len(house.rooms), "sockets": sum(house.sockets.open.values())},
        200 if well else 503,
    )


async def ready(request: Request) -> Response:
    """Tell whether guests are let in, which they are not while the server stops."""
    lets_in = house_of(request).ready
    return answer({"ready": lets_in}, 200 if lets_in else 503)


async def metrics(request: Request) -> Response:
    """Tell Prometheus on this machine what goes on; for all others there is nothing here."""
    if request.client is None or not ip_address(request.client.host).is_loopback:
        raise HTTPException(404)
    return Response(exposed(house_of(request)), media_type=CONTENT_TYPE_LATEST)


async def games(request: Request) -> Response:
    """List the games with their options and bots."""
    return answer([game_info(name) for name in loaded()])


def game_info(name: str) -> GameInfo:
    """Tell of a game what somebody needs who opens a table."""
    entry = loaded()[name]
    default = msgspec.to_builtins(entry.default)
    choices = choices_of(entry.default, entry.numbers)
    bots = list(ladder(name))
    return GameInfo(name, entry.title, entry.options, default, choices, bots, entry.rules, entry.words)


async def me(request: Request) -> Response:
    """Tell a guest's name."""
    return answer(GuestInfo((await guest_of(request)).name))


async def become_guest(request: Request) -> Response:
    """Let somebody in by a name, and give a cookie to be known by."""
    house = house_for_change(request)
    wanted = await read_body(request, NewGuest)
    guest = request.state.guest = await house.door.welcome(wanted.name, await known(request))
    return answer(GuestInfo(guest.name))


async def cut_key(request: Request) -> Response:
    """Give a guest a link by which another device becomes theirs, once and soon, and draw it for a camera."""
    house, guest = house_for_change(request), await guest_of(request)
    key = house.door.keys.cut(guest.id)
    # What stands behind a # is not sent to any server, and stands in no log.
    link = link_to(request, f"/key#{key}")
    drawing = await asyncio.to_thread(drawn, link)
    return answer(KeyLink(link, int(KEY_SECONDS), drawing.decode()), 201)


async def come(request: Request) -> Response:
    """Let another device of a guest in by a key, or tell whose that is; who was known here before is not."""
    house = house_for_change(request)
    wanted = await read_body(request, KeyUse)
    if wanted.look:
        return answer(GuestInfo(await house.door.named_by(wanted.key)))
    before = await known(request)
    guest = await house.door.come_by(wanted.key)
    if before is not None:
        await house.door.sign_out(before, everywhere=False)
        house.part(before, everywhere=False)
    request.state.guest = guest
    return answer(GuestInfo(guest.name))


async def sign_out(request: Request) -> Response:
    """Know a guest no longer by this browser's cookie, or by any."""
    house, guest = house_for_change(request), await guest_of(request)
    everywhere = request.query_params.get("everywhere", "0") == "1"
    await house.door.sign_out(guest, everywhere)
    house.part(guest, everywhere)
    response = answer({})
    take_cookies(request, response)
    return response


async def my_data(request: Request) -> Response:
    """Give a guest all that is kept of them."""
    house, guest = house_for_change(request), await guest_of(request)
    response = answer(await belongings(house, guest))
    response.headers["Content-Disposition"] = 'attachment; filename="haricot.json"'
    return response


async def forget_me(request: Request) -> Response:
    """Keep nothing of a guest any longer."""
    house, guest = house_for_change(request), await guest_of(request)
    await forget(house, guest)
    response = answer({})
    take_cookies(request, response)
    return response


async def own_tables(request: Request) -> Response:
    """List the tables of a guest."""
    return answer(await house_of(request).own(await guest_of(request)))


async def public_tables(request: Request) -> Response:
    """List the public tables."""
    return answer(house_of(request).public())


async def open_table(request: Request) -> Response:
    """Open a table."""
    house = house_for_change(request)
    guest = await guest_of(request)
    settings = await read_body(request, Settings)
    spend(house.daily_tables, guest, request)
    wanted = request.query_params
    doc = await house.create(settings, guest, wanted.get("sit") == "1", wanted.get("play") == "1")
    return answer(TableLink(doc.id), 201)


async def one_table(request: Request) -> Response:
    """Tell of a table."""
    return answer(await house_of(request).info(request.path_params["table"]))


async def figures(request: Request) -> Response:
    """Tell the figures of a table's game, or of an earlier one: beans, cards, beanometers, cities."""
    number = request.query_params.get("game")
    if number is not None and not (number.isdecimal() and number.isascii() and len(number) < MOST_DIGITS):
        raise Refusal("no-such-game")
    game = None if number is None else int(number)
    house, table = house_of(request), request.path_params["table"]
    return as_json(await house.figures(address_of(request), table, game))


async def qr_code(request: Request) -> Response:
    """Draw the link to a table, to be read by a phone."""
    table = request.path_params["table"]
    await house_of(request).find(table)
    link = link_to(request, f"/t/{table}")
    return Response(await asyncio.to_thread(drawn_again, link), media_type="image/svg+xml")


def link_to(request: Request, path: str) -> str:
    """Write a link to this server by the name that it was asked by."""
    link = f"{request.url.scheme}://{request.url.netloc}{path}"
    if len(link) > MOST_LINK:
        raise Refusal("too-long", most=MOST_LINK)
    return link


def drawn(link: str) -> bytes:
    """Draw a link."""
    drawing = BytesIO()
    segno.make(link, error="m").save(drawing, kind="svg", scale=6, xmldecl=False, title="haricot")
    return drawing.getvalue()


drawn_again = lru_cache(maxsize=1024)(drawn)
"""Draws a link that is asked for again and again."""


async def record(request: Request) -> Response:
    """Give the record of a game that is over, as `haricot replay` reads it."""
    name, text = await shown(request, replays.whole_record)
    headers = {"Content-Disposition": f'attachment; filename="{name}.json"'}
    return Response(text, media_type="application/json", headers=headers)


async def moment(request: Request) -> Response:
    """Show a moment of a game that is over, with anybody's eyes."""
    seat = request.query_params.get("seat", str(ALL_SEEING))
    return as_json(await shown(request, replays.moment, request.path_params["move"], seat))


async def course(request: Request) -> Response:
    """Tell how the talers came and went in a game that is over."""
    names = await house_of(request).players(request.path_params["table"], request.path_params["game"])
    return as_json(await shown(request, replays.course, names))


async def shown(request: Request, job: Callable[..., T], *given: Any) -> T:
    """Have something told of the game that is asked for."""
    table, game = request.path_params["table"], request.path_params["game"]
    return await house_of(request).shown(address_of(request), table, game, job, *given)


async def bring_record(request: Request) -> Response:
    """Take a record in, to be looked at by whoever has the link."""
    house = house_for_change(request)
    guest = await guest_of(request)
    text = await read_bytes(request, house.limits.record_bytes)
    spend(house.daily_records, guest, request)
    doc = await house.shelve(address_of(request), guest, text)
    return answer(TableLink(doc.id), 201)


async def read_rule(request: Request) -> Response:
    """Read a rule."""
    own = {known: text for entry in loaded().values() for known, text in entry.rules.items()}
    return Response(rule(request.path_params["number"], own=own), media_type="text/markdown; charset=utf-8")


ROUTES = [
    Route("/health", health),
    Route("/ready", ready),
    Route("/metrics", metrics),
    Route("/api/games", packed(refusing(games))),
    Route("/api/me", refusing(me)),
    Route("/api/me", refusing(become_guest), methods=["POST"]),
    Route("/api/me", refusing(sign_out), methods=["DELETE"]),
    Route("/api/me/tables", refusing(own_tables)),
    Route("/api/me/key", refusing(cut_key), methods=["POST"]),
    Route("/api/me/come", refusing(come), methods=["POST"]),
    Route("/api/me/data", refusing(my_data)),
    Route("/api/me/data", refusing(forget_me), methods=["DELETE"]),
    Route("/api/tables", refusing(public_tables)),
    Route("/api/tables", refusing(open_table), methods=["POST"]),
    Route("/api/tables/{table}", refusing(one_table)),
    Route("/api/tables/{table}/figures", packed(refusing(figures))),
    Route("/api/tables/{table}/qr.svg", refusing(qr_code)),
    Route("/api/tables/{table}/games/{game:number}/record", packed(refusing(record))),
    Route("/api/tables/{table}/games/{game:number}/moments/{move:number}", packed(refusing(moment))),
    Route("/api/tables/{table}/games/{game:number}/course", packed(refusing(course))),
    Route("/api/records", refusing(bring_record), methods=["POST"]),
    Route("/api/rules/{number}", packed(refusing(read_rule))),
]
