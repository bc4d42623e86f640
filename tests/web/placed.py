"""Tables that begin in the middle: a real server in a thread, which deals positions; its clock stands."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import BrowserContext

from haricot.catalogue import game_of
from haricot.client import Seated, Visitor
from haricot.kernel.record import Record, Session, new_session, replay
from haricot.server.house import House
from haricot.server.serve import FILE, Server, Site
from haricot.server.sqlite import SqliteStore
from haricot.wire.commands import Fill, Settings, Sit, Start
from tests.patience import GLANCE, PATIENCE
from tests.server.moved import Moved
from tests.server.served import QUICK
from tests.web.conftest import PAGE

T = TypeVar("T")
LONG_NAMES = [
    "Maximiliane Wonnegut",
    "Bartholomäus Grünkor",
    "Jean-Baptiste Dubois",
    "Giovanna Buonarrotio",
    "Wolfgang Amadé Gluck",
    "Annegret Mummelmann1",
    "Wilhelmine Wagenknec",
]


class Placed:
    """A server at whose tables the next game begins as it is told to."""

    def __init__(self, data: Path) -> None:
        self.state: Any = None
        # The people at the table that was opened last.
        self.seats: list[Seated] = []
        self.stack = AsyncExitStack()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.do(self.open(data))

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    async def open(self, data: Path) -> None:
        listener = Site(data, port=0).listen()
        house = House(SqliteStore(data / FILE), QUICK, self.deal, 1, Moved())
        self.server = Server(house, PAGE)
        self.serving = asyncio.create_task(self.server.serve(sockets=[listener]))
        while not self.server.started:
            await asyncio.sleep(GLANCE)
        self.url = f"http://127.0.0.1:{listener.getsockname()[1]}"

    def deal(self, game: Any) -> Session[Any]:
        session: Session[Any] = new_session(game, 0)
        session.state = game.clone(self.state)
        session.state.news = []
        return session

    def seat(self, context: BrowserContext, board: Any, names: Sequence[str] = LONG_NAMES) -> str:
        """Begin a game at a position: the guest of a browser sits first, bots where there is no name."""
        return self.begin(context, board.game, board.state, names)

    def play(self, context: BrowserContext, record: Record, move: int, names: Sequence[str]) -> str:
        """Have a recorded game played up to a move, with the guest of a browser in the first seat."""
        game = game_of(record)
        address = self.begin(context, game, replay(game, record, 0).state, names)
        for action in record.actions[:move]:
            self.do(self.seats[action.seat].do(action))
        return address

    def begin(self, context: BrowserContext, game: Any, state: Any, names: Sequence[str]) -> str:
        """Begin a game as it was dealt."""
        self.state = state
        context.request.post(f"{self.url}/api/me", data={"name": names[0]})
        cookie = next(one for one in context.cookies(self.url) if "name" in one)
        return self.do(self.gather(f"{cookie['name']}={cookie['value']}", game, names))

    async def gather(self, cookie: str, game: Any, names: Sequence[str]) -> str:
        options = {**game.describe()["options"]}
        visitors = [
            Visitor(self.url, name, cookie if number == 0 else "") for number, name in enumerate(names)
        ]
        for visitor in visitors[: game.players]:
            await self.stack.enter_async_context(visitor)
        settings = Settings(game=game.name, options=options, absence=0, pace="calm")
        table = await visitors[0].open(settings)
        self.seats = []
        for number, visitor in enumerate(visitors[: game.players]):
            seated = await self.stack.enter_async_context(visitor.join(table))
            await seated.do(Sit(number, names[number]))
            self.seats.append(seated)
        for number in range(len(visitors), game.players):
            await self.seats[0].do(Fill(number, "expert"))
        await self.seats[0].do(Start())
        return f"{self.url}/t/{table}"

    async def close(self) -> None:
        await self.stack.aclose()
        self.server.should_exit = True
        await self.serving


@contextmanager
def placed(data: Path) -> Iterator[Placed]:
    """Open such a server."""
    server = Placed(data)
    try:
        yield server
    finally:
        server.do(server.close())
        server.loop.call_soon_threadsafe(server.loop.stop)
        server.thread.join(PATIENCE)
        server.loop.close()
