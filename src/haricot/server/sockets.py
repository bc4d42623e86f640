"""The socket of a table: a guest is known by a cookie, and heard one command at a time."""

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
from haricot.server.client import Client, Subscription, Voice
from haricot.server.guests import Guest
from haricot.server.protocols import VOICE
from haricot.server.room import Room
from haricot.server.visitors import (
    address_of,
    give_place_back,
    guest_of,
    house_for_change,
    house_of,
    take_place,
    whence,
)
from haricot.wire.commands import UNREADABLE, AnyAsk, read_ask
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
    """Identify the guest and count the socket, or turn it away."""
    try:
        house_for_change(socket)
        guest = await guest_of(socket)
        take_place(socket, guest)
    except HaricotError as error:
        await turn_away(socket, error)
        return None
    return guest


async def welcome(socket: WebSocket, guest: Guest) -> tuple[Room, Client, JoinQuery] | None:
    """Find the table and connect the client with it, or say that there is none."""
    try:
        room = await house_of(socket).room(socket.path_params["table"])
        query = read_query(socket)
    except HaricotError as error:
        await turn_away(socket, error)
        return None
    await socket.accept()
    wanted = Subscription(query.views, query.outlooks, query.said)
    client = Client(voice_of(socket), guest, room.table.limits, room.time, wanted, query.told)
    client.address, client.whence = address_of(socket), whence(socket)
    return room, client, query


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


async def serve(room: Room, client: Client, query: JoinQuery, receive: Receive) -> None:
    """Join a table, and stay there until somebody hangs up."""
    try:
        await room.submit(partial(enter, room, client, query))
        if not client.ended:
            with suppress(TimeoutError):
                async with asyncio.timeout(None) as client.hearing:
                    await listen(client, receive, room)
    finally:
        client.hearing = None
        room.submit(partial(room.leave, client))
        await client.close()


async def enter(room: Room, client: Client, query: JoinQuery) -> None:
    """Join a table, or hear why not."""
    try:
        await room.join(client, query.game, query.after, query.seat, query.chat)
    except HaricotError as error:
        client.hang_up(error)


async def listen(client: Client, receive: Receive, room: Room) -> None:
    """Hear one command after the other."""
    while client.farewell is None:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        await hear(client, room, text if text is not None else message.get("bytes") or b"")
        if client.refusals > room.table.limits.patience:
            client.hang_up(Refusal("flooding"))


async def hear(client: Client, room: Room, text: str | bytes) -> None:
    """Take one command to the table, unless it cannot be understood or comes too fast."""
    ask = understood(client, text, room.table.doc.settings.game)
    if ask is None:
        client.refusals += 1
    elif client.bucket.take():
        client.refusals = 0
        await room.submit(partial(room.receive, client, ask))
    else:
        client.refusals += 1
        client.send(refused(ask.id, Refusal("too-fast")))


def understood(client: Client, text: str | bytes, game: str) -> AnyAsk | None:
    """Read a command at a table where a game is played, or say what is wrong with it."""
    try:
        return read_ask(text, game)
    except UNREADABLE as error:
        client.send(refused(reference(text), Refusal("not-understood", reason=str(error))))
        return None


def reference(text: str | bytes) -> str:
    """Find the reference of something that is no command."""
    try:
        return msgspec.json.decode(text, type=Envelope).id[:40]
    except UNREADABLE:
        return ""


ROUTES = [WebSocketRoute("/api/tables/{table}/socket", TableSocket())]
