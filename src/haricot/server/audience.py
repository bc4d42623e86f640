"""Audience: what each client at a table is told, as far as its seat may know."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from haricot.beans.letters import one_line
from haricot.kernel.actions import AnyAction
from haricot.kernel.types import STRANGER, Seat
from haricot.server.clocks import Clocks
from haricot.server.company import Company
from haricot.server.documents import TableDoc
from haricot.server.limits import Buckets, Limits
from haricot.server.line import Line
from haricot.server.play import Play
from haricot.server.timekeeper import Timekeeper
from haricot.server.turns import Whose
from haricot.wire.commands import Language, Type
from haricot.wire.messages import (
    NOTHING,
    Farewell,
    Hello,
    Looker,
    News,
    Refusal,
    Said,
    SeatInfo,
    Seating,
    TableInfo,
    Ticking,
)

MOST_CHAT = 50
"""So many of the last sentences are told to who arrives."""


MOST_TOLD = 80
"""So many of the last moves are told to who asks for them."""


class Audience(Company):
    """The clients of a table, and what they are told."""

    def __init__(self, doc: TableDoc, play: Play | None, limits: Limits, time: Timekeeper) -> None:
        super().__init__(doc, limits, time)
        self.play = play
        self.chat: list[Said] = []
        self.sentences = Buckets(limits.sentences, limits.sentence_burst, time)
        # The seats that a bot plays for somebody who is away.
        self.away: set[Seat] = set()
        # What each seat was last told that it may do.
        self.shown: dict[Seat, tuple[AnyAction, ...]] = {}
        self.clocks = Clocks(time, len(doc.seats), doc.settings.seconds, doc.settings.reserve)
        # Whether bots are slower and think less than usual.
        self.hurried = False

    @property
    def id(self) -> str:
        """The link to the table."""
        return self.doc.id

    @property
    def number(self) -> int:
        """The number of the game that is played here."""
        return self.doc.game

    @property
    def moves(self) -> int:
        """Count the moves of the game."""
        return self.play.move if self.play is not None else 0

    def people(self) -> list[Seat]:
        """List the seats of people who are there and play for themselves."""
        return [line.seat for line in self.lines if line.seat != STRANGER and line.seat not in self.away]

    def bots(self) -> dict[Seat, str]:
        """Name the bots that play now, those for people who are away too; with nobody there, none does."""
        if not self.lines:
            return {}
        bots = {number: seat.bot for number, seat in enumerate(self.doc.seats) if seat.kind == "bot"}
        return bots | dict.fromkeys(self.away, self.doc.settings.stand_in)

    def waiting_people(self) -> list[Seat]:
        """List the people who are waited for and play for themselves."""
        assert self.play is not None, "somebody is waited for in a game only"
        bots = self.bots()
        return [
            seat for seat in self.play.waits() if seat not in bots and self.doc.seats[seat].kind == "person"
        ]

    def info(self) -> TableInfo:
        """Tell what everybody may know of the table."""
        doc = self.doc
        seats = tuple(
            SeatInfo(seat.kind, seat.name, seat.bot, here, number in self.away, seat.guest in doc.muted)
            for number, seat in enumerate(doc.seats)
            for here in [self.is_present(number)]
        )
        watching = len({line.guest.id for line in self.lines if line.seat == STRANGER})
        host = self.seat_of(doc.host)
        return TableInfo(
            doc.id,
            doc.settings,
            doc.stage,
            doc.game,
            seats,
            host,
            watching,
            doc.result,
            doc.reason,
            self.hurried and doc.stage == "playing",
        )

    def whose(self) -> Whose:
        """Tell to whom thoughts of bots count: the host, where that is, or where who came first is."""
        first = min(self.lines, key=lambda line: line.guest.id != self.doc.host, default=None)
        return Whose(self.id, self.doc.host, first.address if first is not None else "")

    def playing(self, line: Line) -> tuple[Play, Seat]:
        """Find the game and the seat of somebody who plays, or say what is missing for that."""
        if self.play is None or self.doc.stage != "playing":
            raise Refusal("no-game", "No game is being played: the host starts one.")
        seat = self.seat_of(line.guest.id)
        if seat == STRANGER:
            raise Refusal("not-seated", "You only look on: take an open seat to play.")
        return self.play, seat

    def read(self, line: Line, typed: Type) -> AnyAction:
        """Understand what somebody has typed, for the own seat."""
        play, seat = self.playing(line)
        return play.read(one_line(typed.text), seat, self.names(), typed.language)

    def suggest(self, line: Line, language: Language) -> None:
        """Tell somebody what may be typed now."""
        play, seat = self.playing(line)
        line.send(play.phrases(seat, self.names(), language))

    def names(self) -> list[str]:
        """Name everybody at the table, seat by seat."""
        return [seat.name for seat in self.doc.seats]

    def may_look(self, seat: Seat) -> bool:
        """Tell whether a seat may see the game; strangers may not everywhere."""
        return seat != STRANGER or self.doc.settings.spectators or self.doc.stage == "over"

    def may_talk(self, line: Line) -> bool:
        """Tell whether a client hears what is said, and may say something."""
        return line.seat != STRANGER or self.doc.settings.spectators or self.is_host(line)

    def check_talk(self, line: Line, text: str) -> None:
        """Refuse what somebody says who shall not, and what says nothing."""
        if not self.may_talk(line):
            raise Refusal("not-seated", "At this table only players talk: take a seat first.")
        if line.guest.id in self.doc.muted:
            raise Refusal("muted", "The host has asked you to be silent: here you can only read.")
        if not text:
            raise Refusal("nothing-said", "There is nothing to be read in this: write it in letters.")
        if not self.sentences.take(line.guest.id):
            raise Refusal("too-fast", "You are too fast for this table: wait a moment.")

    def tell_said(self, said: Said) -> None:
        """Tell everybody who may hear it what somebody said."""
        self.chat = [*self.chat[-MOST_CHAT:], said]
        for line in self.lines:
            if self.may_talk(line):
                line.send(said)

    def greet(self, line: Line) -> None:
        """Tell a client everything that it may know."""
        chat = tuple(self.chat[-MOST_CHAT:]) if self.may_talk(line) else ()
        lookers = self.told_of(line, self.lookers())
        hello = Hello(self.info(), line.seat, self.is_host(line), chat=chat, lookers=lookers)
        if self.play is not None and self.may_look(line.seat):
            view = Raw(self.play.view(line.seat))
            options = self.shown[line.seat] = self.play.options(line.seat)
            told = {"move": self.moves, "view": view, "waits": self.play.waits(), "options": options}
            lately = self.play.lately(min(line.told, MOST_TOLD), line.seat)
            hello = msgspec.structs.replace(hello, **told, told=lately)
        line.send(hello)
        self.tell_clocks([line])

    def greet_all(self) -> None:
        """Tell everybody everything, because it is another game."""
        for line in self.lines:
            self.greet(line)

    def catch_up(self, line: Line, after: int, chat: int) -> None:
        """Tell a client what it has missed."""
        assert self.play is not None, "there are moves in a game only"
        line.send(Seating(self.info(), line.seat, self.is_host(line), self.told_of(line, self.lookers())))
        for said in self.chat:
            if said.number > chat and self.may_talk(line):
                line.send(said)
        for move in range(after + 1, self.moves + 1):
            line.send(News(self.doc.game, move, self.play.told(move, line.seat)))
        self.shown[line.seat] = self.play.options(line.seat)
        view = Raw(self.play.view(line.seat)) if line.views else NOTHING
        line.send(News(self.doc.game, self.moves, (), self.play.waits(), self.shown[line.seat], view))
        self.tell_clocks([line])

    def tell_move(self) -> None:
        """Tell everybody of the last move, each as far as their seat may know."""
        told, texts = dict[Seat, News](), dict[tuple[Seat, bool], str]()
        for line in self.lines:
            key = (line.seat, line.views)
            if line.seat == STRANGER and not self.doc.settings.spectators:
                continue
            if line.seat not in told:
                told[line.seat] = self.news_for(line.seat)
            if key not in texts:
                texts[key] = self.written(told[line.seat], *key)
            line.send_text(texts[key])

    def news_for(self, seat: Seat) -> News:
        """Tell a seat of the last move, with what it may do now if that has changed."""
        play = self.play
        assert play is not None, "there are moves in a game only"
        options = play.options(seat)
        changed = options if options != self.shown.get(seat) else None
        self.shown[seat] = options
        return News(self.doc.game, play.move, play.told(play.move, seat), play.waits(), changed)

    def written(self, news: News, seat: Seat, views: bool) -> str:
        """Write news down, with a view for who wants one."""
        if views and self.play is not None:
            news = msgspec.structs.replace(news, view=Raw(self.play.view(seat)))
        return msgspec.json.encode(news).decode()

    def open_up(self) -> None:
        """Show a game that is over to those who could not see it."""
        if not self.doc.settings.spectators:
            self.greet_lookers()

    def greet_lookers(self) -> None:
        """Tell those who look on everything that they may know now, and nothing else."""
        for line in self.lines:
            if line.seat == STRANGER:
                self.greet(line)

    def tell_seating(self, but: Line | None = None) -> None:
        """Tell everybody of the table, but for one who will be told otherwise."""
        info, lookers = self.info(), self.lookers()
        texts = dict[tuple[Seat, bool, tuple[Looker, ...]], str]()
        for line in self.lines:
            key = (line.seat, self.is_host(line), self.told_of(line, lookers))
            if line is not but:
                if key not in texts:
                    texts[key] = msgspec.json.encode(Seating(info, *key)).decode()
                line.send_text(texts[key])

    def hurry(self, hurried: bool) -> None:
        """Tell everybody when bots begin to be slower and think less, or no longer are."""
        if hurried != self.hurried:
            self.hurried = hurried
            self.tell_seating()

    def tell_clocks(self, lines: list[Line]) -> None:
        """Tell how much time everybody has."""
        if self.clocks.runs and self.doc.stage == "playing":
            message = Ticking(tuple(self.clocks.since), tuple(self.clocks.remaining()))
            for line in lines:
                line.send(message)

    def hang_up(self, farewell: Farewell) -> None:
        """Hang up on everybody."""
        for line in self.lines:
            line.hang_up(farewell)

    async def send_home(self) -> None:
        """Hang up on everybody, because the table is closed."""
        self.hang_up(Farewell("closed", "The host has closed this table: thank you for playing."))

    def show_out(self) -> None:
        """Hang up on who was sent away."""
        for line in self.lines:
            if self.is_banned(line):
                line.hang_up(Farewell("banned", "The host has sent you away from this table."))
