"""The socket of a table: who comes in is known by a cookie, and heard one command at a time."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from haricot.kernel.errors import HaricotError
from haricot.kernel.types import STRANGER
from haricot.server.guests import COOKIE, Guest
from haricot.server.house import House
from haricot.server.line import Line
from haricot.server.room import Room
from haricot.wire.commands import Ask, read_ask
from haricot.wire.messages import Farewell, Refusal, refused


class Envelope(Struct):
    """The reference of a command that cannot be read."""

    id: str = ""


class Place(Struct, frozen=True):
    """Where a client was when it was there last, and whether it wants a view with the news."""

    game: int = -1
    after: int = -1
    seat: int = STRANGER
    chat: int = 0
    views: bool = False


async def table_socket(socket: WebSocket) -> None:
    """Let a client in, listen to it, and tell it everything, until one of both hangs up."""
    house: House = socket.app.state.house
    try:
        guest = check_visitor(house, socket)
        room = await house.room(socket.path_params["table"])
        place = msgspec.convert(dict(socket.query_params), Place, strict=False)
    except (HaricotError, msgspec.ValidationError) as error:
        await turn_away(socket, error)
        return
    await socket.accept()
    line = Line(socket, guest, house.limits, place.views)
    await serve(line, room, place)


def check_visitor(house: House, socket: WebSocket) -> Guest:
    """Refuse strangers' pages, forged cookies, and who knocks too often."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        raise Refusal("foreign-origin", "Another page cannot come to this table: open it by its own link.")
    if not house.handshakes.take(socket.client.host if socket.client else ""):
        raise Refusal("too-fast", "Too many requests come from your address: wait a moment.")
    guest = house.door.read(socket.cookies.get(COOKIE))
    if guest is None:
        raise Refusal("no-guest", "The table does not know you: say your name first.")
    return guest


async def turn_away(socket: WebSocket, error: HaricotError | msgspec.ValidationError) -> None:
    """Say why somebody cannot come in; a browser shows this only after a socket was accepted."""
    message = refused("", error if isinstance(error, HaricotError) else Refusal("not-understood", str(error)))
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.accept()
        await socket.send_text(msgspec.json.encode(Farewell(message.code, message.sentence)).decode())
        await socket.close(4001, message.code)


async def serve(line: Line, room: Room, place: Place) -> None:
    """Join a table, and stay there until somebody hangs up."""
    pump = asyncio.create_task(line.pump())
    try:
        await room.ask(partial(enter, room, line, place))
        listener = asyncio.create_task(listen(line, room))
        dropped = asyncio.create_task(line.dropped.wait())
        try:
            await asyncio.wait([listener, pump, dropped], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (listener, dropped):
                task.cancel()
                with suppress(asyncio.CancelledError, WebSocketDisconnect):
                    await task
    finally:
        room.submit(partial(room.leave, line))
        pump.cancel()
        with suppress(asyncio.CancelledError):
            await pump


async def enter(room: Room, line: Line, place: Place) -> None:
    """Join a table, or hear why not."""
    try:
        await room.join(line, place.game, place.after, place.seat, place.chat)
    except HaricotError as error:
        message = refused("", error)
        line.hang_up(Farewell(message.code, message.sentence))


async def listen(line: Line, room: Room) -> None:
    """Hear one command after the other."""
    while line.farewell is None:
        message = await line.socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        await hear(line, room, text if text is not None else message.get("bytes") or b"")
        if line.refusals > room.limits.patience:
            line.hang_up(
                Farewell("flooding", "Too much of what you sent could not be heard: come back calmly.")
            )


async def hear(line: Line, room: Room, text: str | bytes) -> None:
    """Take one command to the table, unless it cannot be understood or comes too fast."""
    ask = understood(line, text)
    if ask is None:
        line.refusals += 1
    elif line.bucket.take():
        line.refusals = 0
        await room.ask(partial(room.follow, line, ask))
    else:
        line.refusals += 1
        line.send(refused(ask.id, Refusal("too-fast", "You are too fast for this table: wait a moment.")))


def understood(line: Line, text: str | bytes) -> Ask | None:
    """Read a command, or say what is wrong with it."""
    try:
        return read_ask(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        line.send(refused(reference(text), Refusal("not-understood", f"This was not understood: {error}.")))
        return None


def reference(text: str | bytes) -> str:
    """Find the reference of something that is no command."""
    try:
        return msgspec.json.decode(text, type=Envelope).id[:40]
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""


ROUTES = [WebSocketRoute("/api/tables/{table}/socket", table_socket)]
