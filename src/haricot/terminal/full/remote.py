"""A place at a table of a server, together with players in browsers and other terminals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from haricot.beans.letters import one_line
from haricot.beans.names import typable
from haricot.catalogue import game_again
from haricot.client import Seated
from haricot.kernel.actions import Action
from haricot.kernel.errors import HaricotError
from haricot.kernel.types import STRANGER, Seat
from haricot.kernel.view import View
from haricot.telling.narrator import after_the_deal
from haricot.terminal.full.backend import Backend, Heard, Recalled
from haricot.wire.commands import Fill, Order, Rematch, Settings, Sit, Start
from haricot.wire.messages import AnyTold, Banned, Looker, Said, StoodIn, TableInfo
from haricot.words.texts import texts

EARLIER = 30
"""Number of moves before joining that are asked for."""


def recalled(table: TableInfo, told: AnyTold) -> Recalled:
    """Tell of an earlier move by the names of then; a game begins with the deal, which everybody sees."""
    then = {was.seat: was.name for was in reversed(table.before) if told.move <= was.until}
    names = [then.get(number, seat.name) for number, seat in enumerate(table.seats)]
    return Recalled(told.events if told.move else after_the_deal(told.events), typable(names))


class RemoteBackend(Backend):
    """A seat, or a look, at a table that is elsewhere."""

    def __init__(self, seated: Seated, name: str, language: str = "en") -> None:
        self.seated = seated
        self.name = name
        self.language = language
        self.texts = texts(language)
        self.settings: Settings | None = None
        self.history: list[Heard] = []
        self.spoken = 0
        self.number = 0
        # The numbers of those whose requests the host was told of.
        self.knocked: set[int] = set()
        seated.unheard = []
        self.seat = STRANGER
        self.take_in()

    async def run(self) -> None:
        """Listen as long as the table can be reached."""
        while True:
            await self.seated.news()
            self.take_in()
            self.changed()

    def take_in(self) -> None:
        """Note what the line has brought."""
        seated, table = self.seated, self.seated.table
        names = [
            one_line(seat.name) or self.texts.say("seat", number=number)
            for number, seat in enumerate(table.seats, 1)
        ]
        if table.settings != self.settings:
            self.settings = table.settings
            self.game = game_again(table.settings.game, table.settings.options, None)
            self.names = []
        if typable(names) != self.names:
            self.names = typable(names)
            self.grammar = self.game.grammar(self.names, self.language)
        if (seated.seat, table.game) != (self.seat, self.number):
            # Another seat, or another game: what was heard before is told anew from there.
            self.seat, self.number, self.history = seated.seat, table.game, []
            self.history += [recalled(table, told) for told in seated.lately if told.events]
        if seated.unheard:
            self.history.append(list(seated.unheard))
            seated.unheard.clear()
        last = seated.chat[-1].number if seated.chat else 0
        self.history += [self.said(said) for said in seated.chat if said.number > self.spoken]
        self.spoken = max(self.spoken, last)
        self.history += self.requests()
        if seated.stood_in is not None:
            self.history.append(self.stood_in(seated.stood_in))
            seated.stood_in = None

    def stood_in(self, stood: StoodIn) -> str:
        """Tell what a bot has done for us."""
        told = {"moves": stood.moves, "offers": stood.offers, "deals": stood.deals}
        return self.texts.say("stood-in", bot=self.texts.say(f"bot-{stood.bot}"), **told)

    def said(self, said: Said) -> str:
        """Tell what somebody said, and whether they only look on."""
        name = one_line(said.name)
        speaker = self.texts.say("full-looks-on", name=name) if said.seat == STRANGER else name
        return f"{speaker}: {one_line(said.text)}"

    def requests(self) -> list[str]:
        """Tell the host who asks for a seat now, and how to answer."""
        asking = {one.number: one for one in self.lookers() if one.wants >= 0}
        new, self.knocked = asking.keys() - self.knocked, set(asking)
        return [self.request(asking[number]) for number in sorted(new)]

    def request(self, one: Looker) -> str:
        """Tell the host of somebody who asks for a seat."""
        return self.texts.say("full-asks", name=one.name, seat=one.wants + 1, number=one.number)

    def lookers(self) -> list[Looker]:
        """List who looks on, for the host."""
        known = self.seated.lookers if self.seated.host else ()
        return [replace(one, name=one_line(one.name)) for one in known]

    def company(self) -> str:
        """List for the host the people who look on or were sent away, with the numbers to be typed."""
        gone = self.banned()
        away = f" · {self.listed('sent-away', gone)}" if gone else ""
        return self.listed("lookers-on", self.lookers()) + away

    def listed(self, title: str, known: Sequence[Looker | Banned]) -> str:
        """List people with their numbers."""
        names = [f"{one.number} {one.name}" for one in known]
        return f"{self.texts.say(title)}: {', '.join(names) or '–'}"

    def banned(self) -> list[Banned]:
        """List who was sent away, for the host."""
        return [replace(one, name=one_line(one.name)) for one in self.seated.banned]

    def answer(self) -> str:
        """Tell whether the host has answered our request for a seat."""
        if self.seated.asking:
            return self.texts.say("you-asked")
        return self.texts.say("you-were-denied") if self.seated.denied else ""

    async def do(self, action: Action) -> None:
        """Ask the server for a move."""
        await self.seated.do(action)

    async def order(self, order: Order) -> None:
        """Ask the server for something around the game."""
        await self.seated.do(order)

    async def take_seat(self, seat: Seat) -> None:
        """Take a seat by our name."""
        await self.order(Sit(seat, self.name))

    async def take_free_seat(self) -> None:
        """Sit down where nobody sits, unless we have a seat already; without one we watch."""
        seats = self.seated.table.seats
        free = next((number for number, seat in enumerate(seats) if seat.kind == "open"), None)
        if self.seated.seat < 0 and free is not None:
            await self.take_seat(free)

    async def fill_and_start(self) -> None:
        """Put bots on all open seats, and start."""
        for number, seat in enumerate(self.seated.table.seats):
            if seat.kind == "open":
                await self.order(Fill(number, "simple"))
        await self.order(Start())

    def is_asked_again(self) -> bool:
        """Tell whether it is ours to say that the next game may begin."""
        return self.seat >= 0 or self.is_host()

    async def again(self) -> None:
        """Say that we play once more; as the host, begin when nobody else is there to be asked."""
        if self.seat >= 0:
            await self.order(Rematch())
        others = [seat for seat in self.table().seats if seat.present and seat.again is None]
        if self.is_host() and self.table().stage == "over" and not others:
            await self.order(Start())

    def view(self) -> View | None:
        """See what our seat sees, if a game is played."""
        return self.seated.view if self.seated.view_known is not None else None

    def options(self) -> Sequence[Action]:
        """List what our seat may do."""
        return self.seated.options

    def asked(self) -> bool:
        """Tell whether we must act, or may have a say in a trade."""
        view = self.seated.view_known
        if view is None or self.seat < 0 or view.result is not None:
            return False
        trading = view.phase == "trade" and bool(self.seated.options) and not view.done[self.seat]
        return self.seat in self.seated.waits or trading

    def awaited(self) -> Sequence[Seat]:
        """List the others who must act."""
        return [seat for seat in self.seated.waits if seat != self.seat]

    def heard(self) -> Sequence[Heard]:
        """List what we have heard."""
        return self.history

    def is_bot(self, seat: Seat) -> bool:
        """Tell bots, and stand-ins, from people."""
        info = self.seated.table.seats[seat]
        return info.kind == "bot" or info.away

    def call(self, name: str) -> None:
        """Refuse: everybody has a keyboard of their own."""
        raise HaricotError(self.texts.say("full-pass-remote"))

    def save(self, file: str) -> None:
        """Refuse: the table keeps its record."""
        raise HaricotError(self.texts.say("full-save-remote", file=str(Path(file))))

    def connected(self) -> bool:
        """Tell whether the line is there."""
        return self.seated.socket is not None

    def table(self) -> TableInfo:
        """Look at the table around the game."""
        return self.seated.table

    def is_host(self) -> bool:
        """Tell whether the table is ours to start."""
        return self.seated.host
