"""The socket of a table: who comes in is known by a cookie, and heard one command at a time."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.requests import HTTPConnection
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from haricot.kernel.errors import HaricotError
from haricot.kernel.types import STRANGER
from haricot.server.guests import Guest
from haricot.server.line import Line, Voice, Wanted
from haricot.server.protocols import VOICE
from haricot.server.room import Room
from haricot.server.visitors import (
    address_of,
    give_place_back,
    guest_of,
    house_of,
    limit,
    take_place,
    whence,
)
from haricot.wire.commands import UNREADABLE, Ask, read_ask
from haricot.wire.messages import Refusal, farewell, refused


class Envelope(Struct):
    """The reference of a command that cannot be read."""

    id: str = ""


class JoinQuery(Struct, frozen=True):
    """What a client knows from before, and what it wants to be told beside the events."""

    game: int = -1
    after: int = -1
    seat: int = STRANGER
    chat: int = 0
    views: bool = False
    outlooks: bool = False
    said: bool = False
    told: Annotated[int, Meta(ge=0)] = 0


class TableSocket:
    """Lets a client in, listens to it, and tells it everything, until one of both hangs up."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        guest = await admit(WebSocket(scope, receive, send))
        if guest is not None:
            try:
                found = await welcome(WebSocket(scope, receive, send), guest)
                if found is not None:
                    # The handshake is done: Starlette would only check the state with every message.
                    await serve(*found, receive)
            finally:
                give_place_back(HTTPConnection(scope), guest)


async def admit(socket: WebSocket) -> Guest | None:
    """Know who comes and count the socket, or turn it away."""
    try:
        limit(socket)
        guest = await guest_of(socket)
        take_place(socket, guest)
    except HaricotError as error:
        await turn_away(socket, error)
        return None
    return guest


async def welcome(socket: WebSocket, guest: Guest) -> tuple[Room, Line, JoinQuery] | None:
    """Find the table and connect the client with it, or say that there is none."""
    try:
        room = await house_of(socket).room(socket.path_params["table"])
        query = read_query(socket)
    except HaricotError as error:
        await turn_away(socket, error)
        return None
    await socket.accept()
    wanted = Wanted(query.views, query.outlooks, query.said)
    line = Line(voice_of(socket), guest, room.table.limits, room.time, wanted, query.told)
    line.address, line.whence = address_of(socket), whence(socket)
    return room, line, query


def read_query(socket: WebSocket) -> JoinQuery:
    """Read what a client asks for on joining, or say what is wrong with that."""
    try:
        return msgspec.convert(dict(socket.query_params), JoinQuery, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("not-understood", reason=str(error)) from None


async def turn_away(socket: WebSocket, error: HaricotError) -> None:
    """Say why somebody cannot come in; a browser shows this only after a socket was accepted."""
    message, voice = farewell(error), voice_of(socket)
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        await socket.accept()
        voice.say(msgspec.json.encode(message))
        await voice.hang_up(4001, message.code)


def voice_of(socket: WebSocket) -> Voice:
    """Find the server's end of a socket."""
    voice: Voice = socket.scope["extensions"][VOICE]["voice"]
    return voice


async def serve(room: Room, line: Line, query: JoinQuery, receive: Receive) -> None:
    """Join a table, and stay there until somebody hangs up."""
    try:
        await room.submit(partial(enter, room, line, query))
        if not line.ended:
            with suppress(TimeoutError):
                async with asyncio.timeout(None) as line.hearing:
                    await listen(line, receive, room)
    finally:
        line.hearing = None
        room.submit(partial(room.leave, line))
        await line.close()


async def enter(room: Room, line: Line, query: JoinQuery) -> None:
    """Join a table, or hear why not."""
    try:
        await room.join(line, query.game, query.after, query.seat, query.chat)
    except HaricotError as error:
        line.hang_up(error)


async def listen(line: Line, receive: Receive, room: Room) -> None:
    """Hear one command after the other."""
    while line.farewell is None:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        await hear(line, room, text if text is not None else message.get("bytes") or b"")
        if line.refusals > room.table.limits.patience:
            line.hang_up(Refusal("flooding"))


async def hear(line: Line, room: Room, text: str | bytes) -> None:
    """Take one command to the table, unless it cannot be understood or comes too fast."""
    ask = understood(line, text)
    if ask is None:
        line.refusals += 1
    elif line.bucket.take():
        line.refusals = 0
        await room.submit(partial(room.receive, line, ask))
    else:
        line.refusals += 1
        line.send(refused(ask.id, Refusal("too-fast")))


def understood(line: Line, text: str | bytes) -> Ask | None:
    """Read a command, or say what is wrong with it."""
    try:
        return read_ask(text)
    except UNREADABLE as error:
        line.send(refused(reference(text), Refusal("not-understood", reason=str(error))))
        return None


def reference(text: str | bytes) -> str:
    """Find the reference of something that is no command."""
    try:
        return msgspec.json.decode(text, type=Envelope).id[:40]
    except UNREADABLE:
        return ""


ROUTES = [WebSocketRoute("/api/tables/{table}/socket", TableSocket())]
