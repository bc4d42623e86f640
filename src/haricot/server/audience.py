"""Audience: what each client at a table is told, as far as its seat may know."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from haricot.beans.letters import one_line
from haricot.kernel.actions import AnyAction, AnyMove, Undo
from haricot.kernel.errors import HaricotError
from haricot.kernel.types import STRANGER, Seat
from haricot.server import seating
from haricot.server.clocks import Clocks
from haricot.server.company import Company
from haricot.server.documents import TableDoc
from haricot.server.floor import Floor
from haricot.server.limits import Buckets, Limits
from haricot.server.line import Line, Wanted
from haricot.server.pace import PACES, Pace
from haricot.server.play import Play, is_undo
from haricot.server.timekeeper import Timekeeper
from haricot.server.turns import Whose
from haricot.wire import messages
from haricot.wire.commands import Describe, Suggest, Type, Weigh
from haricot.wire.messages import (
    NOTHING,
    Banned,
    Described,
    Hello,
    Looker,
    News,
    Refusal,
    Said,
    SeatInfo,
    Seating,
    TableInfo,
    Ticking,
    UndoInfo,
)

MOST_CHAT = 50
"""Number of chat lines that are sent on joining."""

MOST_MISSED = 200
"""Who missed more moves than this gets a fresh view."""

MOST_TOLD = 80
"""Maximum number of past moves that are sent to a client that asks for them."""


def check_own(action: AnyMove, seat: Seat) -> None:
    """Refuse an action for another seat than the own one."""
    if action.seat != seat:
        raise Refusal("not-your-seat", seat=seat)


class Audience(Company):
    """The clients of a table, and what they are told."""

    def __init__(self, doc: TableDoc, play: Play | None, limits: Limits, time: Timekeeper) -> None:
        super().__init__(doc, limits, time)
        self.play = play
        self.chat: list[Said] = []
        self.sentences = Buckets(limits.sentences, limits.sentence_burst, time)
        # What each seat was last told that it may do.
        self.shown: dict[Seat, tuple[AnyAction, ...]] = {}
        # What each seat was last told that this would do, and what everything on the table is worth.
        self.foreseen: dict[Seat, dict[str, Raw]] = {}
        self.clocks = Clocks(time, len(doc.seats), doc.settings.seconds, doc.settings.reserve)
        # Whether bots are slower and think less than usual.
        self.strained = False
        self.floor = Floor(time)
        # What was told of the floor, and when the trade closes.
        self.on_floor = messages.Floor()
        self.closing: float | None = None

    @property
    def id(self) -> str:
        """The link to the table."""
        return self.doc.id

    @property
    def number(self) -> int:
        """The number of the game that is played here."""
        return self.doc.game

    @property
    def pace(self) -> Pace:
        """How long the bots pause here."""
        return PACES[self.doc.settings.pace]

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
            SeatInfo(
                seat.kind,
                seat.name,
                seat.bot,
                self.is_present(number),
                number in self.away,
                seat.guest in doc.muted,
                self.again.get(seat.guest),
            )
            for number, seat in enumerate(doc.seats)
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
            self.strained and doc.stage == "playing",
            seating.asks(doc),
            tuple(gone.called() for gone in doc.before),
        )

    def whose(self) -> Whose:
        """Tell to whom thoughts of bots count: the host, where that is, or where who came first is."""
        first = min(self.lines, key=lambda line: line.guest.id != self.doc.host, default=None)
        return Whose(self.id, self.doc.host, first.address if first is not None else "")

    def playing(self, line: Line) -> tuple[Play, Seat]:
        """Find the game and the seat of somebody who plays, or say what is missing for that."""
        if self.play is None or self.doc.stage != "playing":
            raise Refusal("no-game")
        seat = self.seat_of(line.guest.id)
        if seat == STRANGER:
            raise Refusal("not-seated")
        return self.play, seat

    def read(self, line: Line, typed: Type) -> AnyMove:
        """Understand what somebody has typed, for the own seat."""
        play, seat = self.playing(line)
        return play.read(one_line(typed.text), seat, self.names(), typed.language)

    def advise(self, line: Line, id: str, command: Suggest | Describe | Weigh) -> None:
        """Tell somebody what is on the table, what may be typed now, or what a draft of an offer would do."""
        if isinstance(command, Describe):
            line.send(self.described(line.seat, command.language))
            return
        play, seat = self.playing(line)
        if isinstance(command, Weigh):
            check_own(command.offer, seat)
            line.send(play.weighed(id, command.offer))
        else:
            line.send(play.phrases(seat, self.names(), command.language))

    def described(self, seat: Seat, language: str) -> Described:
        """Tell who may look what there is to be seen."""
        if self.play is None or not self.may_look(seat):
            raise Refusal("no-game")
        return self.play.described(seat, self.names(), language)

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
            raise Refusal("not-seated")
        if line.guest.id in self.doc.muted:
            raise Refusal("muted")
        if not text:
            raise Refusal("nothing-said")
        if not self.sentences.take(line.guest.id):
            raise Refusal("too-fast")

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
        host, bans = self.is_host(line), self.bans(line)
        hello = Hello(self.info(), line.seat, host, chat=chat, lookers=lookers, banned=bans)
        if self.play is not None and self.may_look(line.seat):
            view = Raw(self.play.view(line.seat))
            options = self.shown[line.seat] = self.play.options(line.seat)
            told = {"move": self.moves, "view": view, "waits": self.play.waits(), "options": options}
            lately = self.play.lately(min(line.told, MOST_TOLD), line.seat, line.wanted.said)
            foreseen = self.foresee(line.seat) if line.wanted.outlooks else {}
            undo = self.undo_info(self.play, line.seat)
            hello = msgspec.structs.replace(hello, **told, told=lately, undo=undo, **foreseen)
        line.send(hello)
        self.tell_clocks([line])
        self.tell_floor([line])

    def greet_all(self) -> None:
        """Tell everybody everything, because it is another game."""
        for line in self.lines:
            self.greet(line)

    def may_catch_up(self, game: int, after: int, seat: Seat) -> bool:
        """Tell whether who knows a move can be told what came after it; of an undo no event makes a view."""
        play = self.play
        if play is None or game != self.doc.game or not self.may_look(seat):
            return False
        return 0 <= after <= play.move <= after + MOST_MISSED and not play.undone_since(after)

    def catch_up(self, line: Line, after: int, chat: int) -> None:
        """Tell a client what it has missed."""
        assert self.play is not None, "there are moves in a game only"
        lookers, bans = self.told_of(line, self.lookers()), self.bans(line)
        line.send(Seating(self.info(), line.seat, self.is_host(line), lookers, bans))
        for said in self.chat:
            if said.number > chat and self.may_talk(line):
                line.send(said)
        for move in range(after + 1, self.moves + 1):
            told = self.play.said(move, line.seat) if line.wanted.said else ()
            line.send(News(self.doc.game, move, self.play.told(move, line.seat), said=told))
        self.shown[line.seat] = self.play.options(line.seat)
        self.foreseen.pop(line.seat, None)
        undo = self.undo_info(self.play, line.seat)
        news = News(self.doc.game, self.moves, (), self.play.waits(), self.shown[line.seat], undo=undo)
        line.send_text(self.written(self.with_outlooks(news, line.seat), line.seat, line.wanted))
        self.tell_clocks([line])
        self.tell_floor([line])

    def tell_move(self) -> None:
        """Tell everybody of the last move, each as far as their seat may know."""
        told, texts = dict[Seat, News](), dict[tuple[Seat, Wanted], bytes]()
        for line in self.lines:
            key = (line.seat, line.wanted)
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
        told, undo = play.told(play.move, seat), self.undo_info(play, seat)
        news = News(self.doc.game, play.move, told, play.waits(), changed, undo=undo)
        return self.with_outlooks(news, seat)

    def with_outlooks(self, news: News, seat: Seat) -> News:
        """Add what the options of a seat would do, if that has changed and somebody there asked for it."""
        if not any(line.seat == seat and line.wanted.outlooks for line in self.lines):
            return news
        before = self.foreseen.get(seat, {})
        changed = {what: raw for what, raw in self.foresee(seat).items() if raw != before.get(what)}
        return msgspec.structs.replace(news, **changed)

    def foresee(self, seat: Seat) -> dict[str, Raw]:
        """Tell what the options of a seat would do, and what everything on the table is worth."""
        assert self.play is not None, "there is something to choose in a game only"
        outlooks, appraisal = self.play.outlooks(seat, self.shown[seat]), self.play.appraisal(seat)
        self.foreseen[seat] = {"outlooks": Raw(outlooks), "appraisal": Raw(appraisal)}
        return self.foreseen[seat]

    def undo_info(self, play: Play, seat: Seat) -> UndoInfo:
        """Tell whether a seat can take back its last act; who looks on has done nothing."""
        bar = self.undo_bar(play, seat)
        return UndoInfo(not bar, bar) if seat != STRANGER else UndoInfo()

    def undo_bar(self, play: Play, seat: Seat) -> str:
        """Tell why a seat can take nothing back; what a bot did there in somebody's place stays."""
        bar = play.session.undo_bar(seat)
        if bar or self.clocks.costs[play.standing[-1]].guest == self.doc.seats[seat].guest:
            return bar
        return "undo-stand-in"

    def check_undo(self, play: Play, seat: Seat) -> None:
        """Refuse to take back what a bot has done in somebody's place, and taking back without an end."""
        if self.undo_bar(play, seat) == "undo-stand-in":
            raise Refusal("undo-stand-in")
        if play.session.record.actions.count(Undo(seat)) >= self.limits.undos:
            raise Refusal("enough-undone")

    def written(self, news: News, seat: Seat, wanted: Wanted) -> bytes:
        """Write news down, with what a client wants of them, and what no event makes of the old view."""
        assert self.play is not None, "there are news of a game only"
        if wanted.views or is_undo(news.events):
            news = msgspec.structs.replace(news, view=Raw(self.play.view(seat)))
        if wanted.said and news.events:
            news = msgspec.structs.replace(news, said=self.play.said(news.move, seat))
        if not wanted.outlooks and (news.outlooks is not NOTHING or news.appraisal is not NOTHING):
            news = msgspec.structs.replace(news, outlooks=NOTHING, appraisal=NOTHING)
        return msgspec.json.encode(news)

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
        texts = dict[tuple[Seat, bool, tuple[Looker, ...], tuple[Banned, ...]], bytes]()
        for line in self.lines:
            key = (line.seat, self.is_host(line), self.told_of(line, lookers), self.bans(line))
            if line is not but:
                if key not in texts:
                    texts[key] = msgspec.json.encode(Seating(info, *key))
                line.send_text(texts[key])

    def strain(self, strained: bool) -> None:
        """Tell everybody when bots begin to be slower and think less, or no longer are."""
        if strained != self.strained:
            self.strained = strained
            self.tell_seating()

    def set_floor(self, floor: messages.Floor, closing: float | None) -> None:
        """Tell everybody what is going on besides moves, if that has changed."""
        if (floor, closing) != (self.on_floor, self.closing):
            self.on_floor, self.closing = floor, closing
            self.tell_floor(self.lines)

    def tell_floor(self, lines: list[Line]) -> None:
        """Tell those who may see the game what is going on besides moves."""
        closes = None if self.closing is None else max(0, round(1000 * (self.closing - self.time.now())))
        message = msgspec.structs.replace(self.on_floor, closes=closes)
        for line in lines:
            if self.doc.stage == "playing" and self.may_look(line.seat):
                line.send(message)

    def tell_clocks(self, lines: list[Line]) -> None:
        """Tell how much time everybody has."""
        if self.clocks.runs and self.doc.stage == "playing":
            message = Ticking(tuple(self.clocks.since), tuple(self.clocks.remaining()))
            for line in lines:
                line.send(message)

    def hang_up(self, why: HaricotError) -> None:
        """Hang up on everybody."""
        for line in self.lines:
            line.hang_up(why)

    async def send_home(self) -> None:
        """Hang up on everybody, because the table is closed."""
        self.hang_up(Refusal("closed"))

    def show_out(self) -> None:
        """Hang up on who was sent away."""
        for line in self.lines:
            if self.is_banned(line):
                line.hang_up(Refusal("banned"))
