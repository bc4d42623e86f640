"""Seated: somebody at a table; a lost connection is taken up again, and nothing is lost with it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode

import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from haricot.catalogue import DEFAULT, Entry, entry
from haricot.kernel.actions import Action, Offer
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event
from haricot.kernel.outlook import Appraisal, Outlook
from haricot.kernel.types import STRANGER, Seat
from haricot.kernel.view import View
from haricot.telling.sentences import Sentence
from haricot.wire.commands import AnyAsk, AnyCommand, Ask, Weigh
from haricot.wire.messages import (
    CALL_AGAIN,
    NOTHING,
    Accepted,
    AnyHello,
    AnyMessage,
    AnyNews,
    AnyTold,
    Banned,
    Described,
    Farewell,
    Floor,
    Hello,
    Looker,
    News,
    Phrases,
    Refused,
    Said,
    Seating,
    StoodIn,
    TableInfo,
    Ticking,
    UndoInfo,
    Weighed,
    error_of,
    read_message,
)

MOST_FRAME = 1 << 20
RETRIES = 40
"""Number of attempts to reconnect before a connection is given up."""


class Lost(HaricotError):
    """The table cannot be reached any more."""


class Seated:
    """A client at a table: `do` asks for something, `news` waits until something has happened."""

    def __init__(
        self,
        address: str,
        cookie: str,
        views: bool = False,
        earlier: int = 0,
        outlooks: bool = False,
        sentences: bool = False,
    ) -> None:
        self.address = address
        self.cookie = cookie
        self.views = views
        self.wants_outlooks = outlooks
        # What was told in sentences, if they are wanted.
        self.wants_sentences = sentences
        self.said: list[Sentence] = []
        # How many earlier moves a greeting shall tell of, and what it told.
        self.earlier = earlier
        self.lately: tuple[AnyTold, ...] = ()
        self.phrases: Phrases | None = None
        self.described: Described | None = None
        self.seat: Seat = STRANGER
        self.host = False
        self.move = -1
        self.waits: tuple[Seat, ...] = ()
        self.options: tuple[Action, ...] = ()
        # What each option would do, what everything on the table is worth, and what the last draft would do.
        self.outlooks: tuple[Outlook | None, ...] = ()
        self.appraisal: Appraisal | None = None
        self.weighed: Outlook | None = None
        # Whether we can take back our last act.
        self.undo = UndoInfo()
        self.chat: list[Said] = []
        # People who look on: all of them for the host; else only this client, if it asks for a seat.
        self.lookers: tuple[Looker, ...] = ()
        # Who was sent away, as a host is told.
        self.banned: tuple[Banned, ...] = ()
        self.clocks: Ticking | None = None
        self.floor = Floor()
        # What a bot has done for us while we were away.
        self.stood_in: StoodIn | None = None
        self.farewell: Farewell | None = None
        self.socket: ClientConnection | None = None
        self.changed = asyncio.Event()
        self.table_known: TableInfo | None = None
        self.view_known: View | None = None
        self.asked: dict[str, tuple[AnyAsk, asyncio.Future[int]]] = {}
        self.task: asyncio.Task[None] | None = None
        # All that was told, and the events, if somebody wants them; and whether somebody has the view.
        self.told: list[str] | None = None
        self.unheard: list[Event] | None = None
        self.lent = False

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.run())
        while self.table_known is None:
            await self.news()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError, HaricotError):
                await self.task

    @property
    def table(self) -> TableInfo:
        """The table as it was told last."""
        assert self.table_known is not None, "a table is known from the first message on"
        return self.table_known

    @property
    def asking(self) -> bool:
        """Whether the host has still to say if we get the seat that we have asked for."""
        return self.seat == STRANGER and not self.host and any(own.wants >= 0 for own in self.lookers)

    @property
    def denied(self) -> bool:
        """Whether the host has just said no to that."""
        return self.seat == STRANGER and not self.host and any(own.denied for own in self.lookers)

    @property
    def view(self) -> View:
        """What is to be seen of the game; it stays as it is, the next one is another."""
        if self.view_known is None:
            raise HaricotError("No game is to be seen at this table yet: wait for its start.")
        self.lent = True
        return self.view_known

    async def do(self, command: AnyCommand) -> int:
        """Ask for something, and give the number of moves when it is done; what is refused is raised."""
        ask: AnyAsk = Ask(secrets.token_urlsafe(9), command)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.asked[ask.id] = (ask, answer)
        await self.send(ask)
        self.check_line()
        return await answer

    async def weigh(self, offer: Offer) -> Outlook | None:
        """Ask what an offer would do that is only a draft."""
        await self.do(Weigh(offer))
        return self.weighed

    async def send(self, ask: AnyAsk) -> None:
        """Send a command; on a line that is lost it is sent again when there is a new one."""
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(msgspec.json.encode(ask).decode())

    async def news(self) -> None:
        """Wait until something was heard, or the line was lost, since this was called last."""
        self.check_line()
        await self.changed.wait()
        self.changed.clear()
        self.check_line()

    def check_line(self) -> None:
        """Say it if the table cannot be reached any more."""
        if self.task is not None and self.task.done() and not self.task.cancelled():
            error = self.task.exception()
            if error is not None:
                raise error

    # The line.

    async def run(self) -> None:
        """Listen, and take a lost connection up again, as long as the server may be called again."""
        tried = 0
        try:
            while tried < RETRIES:
                before = self.move
                with suppress(OSError, TimeoutError, WebSocketException):
                    await self.listen()
                said = self.farewell
                if said is not None and said.code not in CALL_AGAIN:
                    raise error_of(said)
                tried = 0 if self.move != before else tried + 1
                await asyncio.sleep(min(2.0, 0.05 * 2 ** min(tried, 6)))
            raise Lost("The table cannot be reached any more: check the connection, and come back later.")
        except HaricotError as error:
            for id in list(self.asked):
                self.answered(id, self.move, error)
            raise
        finally:
            self.changed.set()

    async def listen(self) -> None:
        """Open a line, say where we were, and hear everything."""
        known = {"game": self.table.game, "after": self.move, "seat": self.seat} if self.view_known else {}
        chat = {"chat": self.chat[-1].number} if self.chat else {}
        wanted = {
            "views": int(self.views),
            "outlooks": int(self.wants_outlooks),
            "said": int(self.wants_sentences),
            "told": self.earlier,
        }
        address = f"{self.address}?{urlencode({**known, **chat, **wanted})}"
        headers = {"Cookie": self.cookie}
        self.farewell = None
        async with connect(
            address, additional_headers=headers, compression=None, max_size=MOST_FRAME
        ) as self.socket:
            for ask, _ in list(self.asked.values()):
                await self.send(ask)
            try:
                async for text in self.socket:
                    if self.told is not None:
                        self.told.append(str(text))
                    self.hear(read_message(text, self.game))
                    self.changed.set()
            finally:
                self.socket = None
                self.changed.set()

    def hear(self, message: AnyMessage) -> None:
        """Take in what the server tells."""
        match message:
            case Hello():
                self.greeted(message)
            case News():
                self.happened(message)
            case Seating(table=table, seat=seat, host=host):
                self.table_known, self.seat, self.host = table, seat, host
                self.lookers, self.banned = message.lookers, message.banned
            case Said():
                self.chat.append(message)
            case Ticking():
                self.clocks = message
            case Floor():
                self.floor = message
            case StoodIn():
                self.stood_in = message
            case Phrases():
                self.phrases = message
            case Described():
                self.described = message
            case Weighed(outlook=outlook):
                self.weighed = msgspec.json.decode(outlook, type=self.entry.outlook | None)
            case Farewell():
                self.farewell = message
            case Accepted(id=id, move=move):
                self.answered(id, move, None)
            case Refused(id=id):
                self.answered(id, self.move, error_of(message))

    def greeted(self, hello: AnyHello) -> None:
        """Take in everything."""
        self.table_known, self.seat, self.host = hello.table, hello.seat, hello.host
        self.lookers, self.floor, self.undo = hello.lookers, Floor(), hello.undo
        self.banned = hello.banned
        self.move, self.waits, self.options = hello.move, hello.waits, hello.options
        self.chat, self.lately = list(hello.chat), hello.told
        self.view_known = self.seen(hello.view) if hello.view != NOTHING else None
        self.outlooks, self.appraisal = (), None
        self.foresee(hello)

    @property
    def game(self) -> str:
        """The game of the table, as far as it was told."""
        return self.table_known.settings.game if self.table_known is not None else DEFAULT

    @property
    def entry(self) -> Entry:
        """The game of the table in the catalogue."""
        return entry(self.game)

    def seen(self, view: Raw) -> View:
        """Read a view in the form of its game."""
        found: View = msgspec.json.decode(view, type=self.entry.view)
        return found

    def foresee(self, told: AnyHello | AnyNews) -> None:
        """Take in what choices would do and what things are worth, as far as that has changed."""
        if told.outlooks != NOTHING:
            kind: Any = self.entry.outlook | None
            self.outlooks = msgspec.json.decode(told.outlooks, type=tuple[kind, ...])
        if told.appraisal != NOTHING:
            self.appraisal = msgspec.json.decode(told.appraisal, type=self.entry.appraisal)

    def happened(self, news: AnyNews) -> None:
        """Take in what happened; whoever has a view keeps it as it was."""
        if news.view != NOTHING:
            self.view_known = self.seen(news.view)
        else:
            self.see(news.events)
        if self.unheard is not None:
            self.unheard += news.events
        self.move, self.waits, self.undo = news.move, news.waits, news.undo
        self.foresee(news)
        self.said += news.said
        if news.options is not None:
            self.options = news.options
        elif not news.waits:
            # A move that was missed: what may be done is told with the last of them.
            self.options = ()

    def see(self, events: Sequence[Event]) -> None:
        """Make a new view of the old one."""
        if self.lent:
            self.view_known, self.lent = copied(self.view_known), False
        for event in events:
            assert self.view_known is not None, "there are news of a game that is to be seen only"
            self.view_known.see(event)

    def answered(self, id: str, move: int, error: HaricotError | None) -> None:
        """Settle what was asked for."""
        _, answer = self.asked.pop(id, (None, None))
        if answer is not None and not answer.done():
            if error is None:
                answer.set_result(move)
            else:
                answer.set_exception(error)


def copied(view: View | None) -> View | None:
    """Copy a view; over the wire and back is several times quicker than copying piece by piece."""
    return None if view is None else msgspec.json.decode(msgspec.json.encode(view), type=type(view))
