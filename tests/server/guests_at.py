"""Guests for tests: people who come to one table, by the client or by a bare socket, and what they hear."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from haricot.beans.game import AnyGame
from haricot.cards.actions import Plant
from haricot.cards.view import TableView
from haricot.client import Seated, Visitor
from haricot.kernel.actions import Done, Offer
from haricot.kernel.errors import HaricotError, Illegal
from haricot.kernel.record import Session, new_session
from haricot.kernel.types import ALL, ALL_SEEING
from haricot.server.room import Room
from haricot.wire.commands import AnyCommand, Ask, Look, Settings
from haricot.wire.messages import Accepted, AnyMessage, Farewell, Hello, Refusal, Refused, read_message
from tests.patience import GLANCE, PATIENCE
from tests.server.served import Opened, quick, seat_all


def same_deal(game: AnyGame) -> Session[Any]:
    """Deal the same cards every time."""
    return new_session(game, 1)


class Party:
    """Guests at one table; the first of them opened it."""

    def __init__(self, server: Opened, stack: AsyncExitStack) -> None:
        self.server = server
        self.stack = stack
        self.table = ""
        self.visitors: list[Visitor] = []
        self.seats: list[Seated] = []

    @property
    def host(self) -> Seated:
        """Who opened the table."""
        return self.seats[0]

    @property
    def room(self) -> Room:
        """The table as the server has it."""
        return self.server.house.rooms[self.table]

    @property
    def move(self) -> int:
        """Count the moves as the server has them."""
        assert self.room.play is not None
        return self.room.play.move

    async def guest(self, name: str) -> Visitor:
        """Let one more guest in at the door."""
        visitor = await self.stack.enter_async_context(self.server.visitor(name))
        self.visitors.append(visitor)
        return visitor

    async def join(self, visitor: Visitor) -> Seated:
        """Let a guest come to the table, perhaps once more."""
        seated = await visitor.join(self.table).__aenter__()
        self.stack.push_async_callback(leave, seated)
        return seated

    async def stranger(self, name: str = "Zoe") -> Seated:
        """Let somebody come who has no seat."""
        return await self.join(await self.guest(name))

    def standing(self) -> bytes:
        """Write all down that the table is: the game, who sits where, and what was said."""
        view = None if self.room.play is None else msgspec.Raw(self.room.play.view(ALL_SEEING))
        return msgspec.json.encode([self.room.moves, view, self.room.doc, self.room.audience.chat])


@asynccontextmanager
async def party(
    server: Opened, people: int = 3, settings: Settings | None = None, *, plays: bool = True, bots: str = ""
) -> AsyncIterator[Party]:
    """Bring people to a table; if they play, all have seats, the first ones people and the others bots."""
    async with AsyncExitStack() as stack:
        found = Party(server, stack)
        for number in range(people):
            await found.guest(f"Guest {number}")
        found.table = await found.visitors[0].open(settings or quick(players=3))
        found.seats = [await found.join(visitor) for visitor in found.visitors]
        if plays:
            await seat_all(found.seats[0], found.seats[1:], bots.split())
        yield found


# What is heard.


async def heard(seated: Seated, so: Callable[[], object]) -> None:
    """Listen until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not so():
            await seated.news()


async def all_heard(seats: Iterable[Seated], so: Callable[[Seated], object]) -> None:
    """Listen until something is so for everybody."""
    for seated in seats:
        await heard(seated, partial(so, seated))


async def until(so: Callable[[], object]) -> None:
    """Wait until something is so at the server."""
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(GLANCE / 10)


async def refused(asked: Awaitable[object], code: str) -> Refusal:
    """Expect a refusal with a code of its own, and a sentence."""
    with pytest.raises(Refusal) as caught:
        await asyncio.wait_for(asked, PATIENCE)
    assert caught.value.code == code
    check_sentence(caught.value.sentence)
    return caught.value


async def forbidden(asked: Awaitable[object], rule: str, code: str) -> Illegal:
    """Expect that a rule forbids something, by its number, with a code and a sentence."""
    with pytest.raises(Illegal) as caught:
        await asyncio.wait_for(asked, PATIENCE)
    assert (caught.value.rule, caught.value.code) == (rule, code)
    check_sentence(caught.value.sentence)
    return caught.value


async def hung_up(seated: Seated, code: str) -> None:
    """Expect that the server hangs up on somebody, with a word of farewell."""
    with pytest.raises(Refusal) as caught:
        await heard(seated, lambda: False)
    assert caught.value.code == code
    assert seated.farewell is not None
    check_sentence(seated.farewell.sentence)


async def leave(seated: Seated) -> None:
    """Let somebody go, who may come back, or was hung up on already."""
    with suppress(Refusal):
        await seated.__aexit__(None, None, None)


async def turned_away(seated: Seated, code: str) -> None:
    """Expect that somebody is not let in, and hears why."""
    with pytest.raises(Refusal) as caught:
        async with asyncio.timeout(PATIENCE), seated:
            raise AssertionError("the server has let them in")
    assert caught.value.code == code
    check_sentence(caught.value.sentence)


def check_sentence(sentence: str) -> None:
    """Expect a sentence, for people."""
    assert re.search(r"\.( \(\w+\))?$", sentence), sentence
    assert len(sentence.split()) > 3, sentence


# What is done.


def hand(seated: Seated) -> list[int]:
    """Look at somebody's own hand."""
    return list(table_view(seated).hands[seated.seat])


def table_view(seated: Seated) -> TableView:
    """Look at a card table."""
    view = seated.view
    assert isinstance(view, TableView)
    return view


def first_plant(seated: Seated) -> Plant:
    """Choose what the active player must do first."""
    return Plant(seated.seat, hand(seated)[0], 0)


async def open_trade(found: Party) -> None:
    """Come to the first trade, which the first seat leads."""
    await found.host.do(first_plant(found.host))
    await found.host.do(Done(0))
    await all_heard(found.seats, lambda seated: seated.view.phase == "trade")


def gift(found: Party, to: int = ALL) -> Offer:
    """Choose to give the first card that lies face up away."""
    return Offer(0, to, (table_view(found.host).face_up[0],))


async def looks(seated: Seated) -> bytes:
    """Ask for everything anew, and write it down."""
    await seated.do(Look())
    return msgspec.json.encode([seated.move, seated.view, seated.options, seated.waits])


@asynccontextmanager
async def undisturbed(found: Party) -> AsyncIterator[None]:
    """Expect that an attack changes nothing, and that the others can play on after it."""
    before, seen = found.standing(), await looks(found.host)
    yield
    assert found.standing() == before
    assert await looks(found.host) == seen
    move = await asyncio.wait_for(found.host.do(first_plant(found.host)), PATIENCE)
    await heard(found.seats[1], lambda: found.seats[1].move == move)


# Bare sockets.


class Bare:
    """A socket with nobody behind it who knows how to behave."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def hear(self) -> AnyMessage:
        """Hear the next message."""
        message: AnyMessage = read_message(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        return message

    async def ask(self, command: AnyCommand, id: str = "1") -> Accepted | Refused:
        """Ask for something, and hear the answer."""
        await self.socket.send(msgspec.json.encode(Ask(id, command)).decode())
        return await self.answer(id)

    async def answer(self, id: str) -> Accepted | Refused:
        """Hear the answer to a reference."""
        while True:
            message = await self.hear()
            if isinstance(message, Accepted | Refused) and message.id == id:
                return message

    async def send(self, text: str | bytes, id: str = "") -> Refused:
        """Send anything, and expect that it is refused in a sentence."""
        await self.socket.send(text)
        message = await self.answer(id)
        assert isinstance(message, Refused)
        check_sentence(message.sentence)
        return message

    async def farewell(self) -> Farewell:
        """Expect that the server hangs up with a word, and nothing after that."""
        while not isinstance(message := await self.hear(), Farewell):
            pass
        check_sentence(message.sentence)
        with pytest.raises(ConnectionClosed):
            await self.hear()
        return message


@asynccontextmanager
async def knocking(
    server: Opened, table: str, cookie: str | None, query: str = "", **headers: str
) -> AsyncIterator[Bare]:
    """Open a bare socket to a table; a `Host` is what the server shall take itself for."""
    where = urlsplit(server.url)
    address = f"ws://{headers.pop('Host', where.netloc)}/api/tables/{table}/socket{query}"
    sent = headers if cookie is None else {"Cookie": cookie, **headers}
    async with connect(
        address,
        additional_headers=sent,
        compression=None,
        open_timeout=PATIENCE,
        host=where.hostname,
        port=where.port,
    ) as socket:
        yield Bare(socket)


@asynccontextmanager
async def bare(found: Party, number: int, query: str = "") -> AsyncIterator[Bare]:
    """Open one more socket for one of a party, and hear the greeting."""
    async with knocking(found.server, found.table, found.visitors[number].cookie, query) as socket:
        assert isinstance(await socket.hear(), Hello)
        yield socket


async def settled(*asked: Awaitable[object]) -> list[object]:
    """Let several ask at the same moment, and give what each got."""
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert all(not isinstance(answer, Exception) or isinstance(answer, HaricotError) for answer in answers)
    return list(answers)
