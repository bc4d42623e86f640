"""Visitor: somebody at the door of a server, who opens, finds and joins tables."""

from __future__ import annotations

from functools import cache
from ssl import SSLContext
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec

from haricot.catalogue import read_record
from haricot.client.seated import Seated
from haricot.kernel.errors import HaricotError
from haricot.kernel.record import Record
from haricot.kernel.types import ALL_SEEING, Seat
from haricot.wire.commands import Settings
from haricot.wire.lobby import (
    AnyMoment,
    Course,
    Figures,
    GameInfo,
    GuestInfo,
    KeyLink,
    KeyUse,
    MyData,
    NewGuest,
    OwnTable,
    TableLink,
    read_moment,
)
from haricot.wire.messages import Refused, TableInfo, error_of


@cache
def trusted() -> SSLContext:
    """Read whom this machine trusts, once for all visitors: it takes longer than many requests."""
    return httpx.create_ssl_context()


class Visitor:
    """A guest of a server, known there by a cookie."""

    def __init__(self, server: str, name: str, cookie: str = "") -> None:
        self.server = server.rstrip("/")
        self.name = name
        # What the server knows this guest by, as `name=value`; those of before were all of one name.
        self.cookie = cookie if "=" in cookie or not cookie else f"haricot={cookie}"
        self.http = httpx.AsyncClient(base_url=self.server, timeout=30, verify=trusted())

    async def __aenter__(self) -> Self:
        await self.rename(self.name)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def rename(self, name: str) -> None:
        """Be called by another name, and be the same guest."""
        await self.post("/api/me", NewGuest(name))
        self.name = name

    async def get(self, path: str, **params: Any) -> bytes:
        """Ask for something."""
        return await self.request("GET", path, params=params)

    async def post(self, path: str, what: object, **params: Any) -> bytes:
        """Bring something."""
        body = what if isinstance(what, bytes) else msgspec.json.encode(what)
        kind = {"Content-Type": "application/json"}
        return await self.request("POST", path, content=body, headers=kind, params=params)

    async def delete(self, path: str, **params: Any) -> bytes:
        """Have something removed."""
        return await self.request("DELETE", path, params=params)

    async def request(self, method: str, path: str, **more: Any) -> bytes:
        """Ask as the guest that the server knows."""
        name, _, value = self.cookie.partition("=")
        self.http.cookies = httpx.Cookies({name: value} if name else None)
        response = await self.http.request(method, path, **more)
        for name, value in response.cookies.items():
            self.cookie = f"{name}={value}"
        return checked(response)

    async def sign_out(self, everywhere: bool = False) -> None:
        """Be known by this cookie no longer, or by none that this guest has anywhere."""
        await self.delete("/api/me", everywhere=int(everywhere))

    async def key(self) -> KeyLink:
        """Ask for a link by which another device becomes this guest's."""
        return msgspec.json.decode(await self.post("/api/me/key", {}), type=KeyLink)

    async def come_by(self, key: str) -> None:
        """Become the guest of a key, and nobody else any more."""
        self.name = msgspec.json.decode(await self.post("/api/me/come", KeyUse(key)), type=GuestInfo).name

    async def data(self) -> MyData:
        """Fetch all that the server keeps of this guest."""
        return msgspec.json.decode(await self.get("/api/me/data"), type=MyData)

    async def games(self) -> list[GameInfo]:
        """List the games that can be played there."""
        return msgspec.json.decode(await self.get("/api/games"), type=list[GameInfo])

    async def tables(self) -> list[TableInfo]:
        """List the public tables."""
        return msgspec.json.decode(await self.get("/api/tables"), type=list[TableInfo])

    async def table(self, id: str) -> TableInfo:
        """Look at a table from outside."""
        return msgspec.json.decode(await self.get(f"/api/tables/{id}"), type=TableInfo)

    async def figures(self, id: str, game: int | None = None) -> Figures:
        """Learn the beans of a table's game, or of one that was begun there, and which card is which."""
        asked = {} if game is None else {"game": game}
        return msgspec.json.decode(await self.get(f"/api/tables/{id}/figures", **asked), type=Figures)

    async def open(self, settings: Settings, sit: bool = False, play: bool = False) -> str:
        """Open a table, perhaps with a seat there or a game with bots, and give its link."""
        wanted = {"sit": int(sit), "play": int(play)}
        return msgspec.json.decode(await self.post("/api/tables", settings, **wanted), type=TableLink).id

    async def own(self) -> list[OwnTable]:
        """List the tables at which this guest has a seat, or that are theirs."""
        return msgspec.json.decode(await self.get("/api/me/tables"), type=list[OwnTable])

    async def bring(self, record: Record) -> str:
        """Bring a record to be looked at, and give its link."""
        return msgspec.json.decode(await self.post("/api/records", record.to_json()), type=TableLink).id

    async def record(self, table: str, game: int = 1) -> Record:
        """Fetch the record of a game that is over."""
        return read_record(await self.get(f"/api/tables/{table}/games/{game}/record"))

    async def moment(self, table: str, game: int, move: int, seat: Seat = ALL_SEEING) -> AnyMoment:
        """Look at a moment of a game that is over."""
        path = f"/api/tables/{table}/games/{game}/moments/{move}"
        return read_moment(await self.get(path, seat=seat))

    async def course(self, table: str, game: int = 1) -> Course:
        """Look at how the talers came and went in a game that is over."""
        return msgspec.json.decode(await self.get(f"/api/tables/{table}/games/{game}/course"), type=Course)

    def join(
        self,
        table: str,
        views: bool = False,
        earlier: int = 0,
        outlooks: bool = False,
        sentences: bool = False,
    ) -> Seated:
        """Come to a table; what is there has still to be heard, with all that is wanted besides."""
        address = f"ws{self.server.removeprefix('http')}/api/tables/{table}/socket"
        return Seated(address, self.cookie, views, earlier, outlooks, sentences)


def checked(response: httpx.Response) -> bytes:
    """Take an answer, or say why there is none."""
    if response.is_success:
        return response.content
    try:
        raise error_of(msgspec.json.decode(response.content, type=Refused))
    except msgspec.DecodeError:
        raise HaricotError(f"The server answered {response.status_code}: try again later.") from None
