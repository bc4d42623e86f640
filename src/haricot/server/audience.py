"""Audience: what each client at a table is told, as far as its seat may know."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from haricot.beans.letters import one_line
from haricot.kernel.actions import Action, Undo
from haricot.kernel.errors import HaricotError
from haricot.kernel.types import STRANGER, Seat
from haricot.server import seating
from haricot.server.admission import Admission
from haricot.server.attendance import Attendance
from haricot.server.client import Client, Subscription
from haricot.server.documents import TableDoc
from haricot.server.limits import Buckets
from haricot.server.livetable import LiveTable
from haricot.server.play import Play, undone
from haricot.wire import messages
from haricot.wire.commands import Describe, Suggest, Type, Weigh
from haricot.wire.messages import (
    NOTHING,
    AnyHello,
    AnyNews,
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

Lookers = tuple[Looker, ...]

MOST_CHAT = 50
"""Number of chat lines that are sent on joining."""

MOST_MISSED = 200
"""Maximum number of missed moves that a client is told one by one; beyond that it gets a fresh view."""

MOST_TOLD = 80
"""Maximum number of past moves that are sent to a client that asks for them."""


class Audience:
    """Tells the clients of a table what happens there, and remembers what they were told."""

    def __init__(self, table: LiveTable, attendance: Attendance, admission: Admission) -> None:
        self.table = table
        self.attendance = attendance
        self.admission = admission
        self.chat: list[Said] = []
        self.sentences = Buckets(table.limits.sentences, table.limits.sentence_burst, table.time)
        # What each seat was last told that it may do.
        self.shown: dict[Seat, tuple[Action, ...]] = {}
        # What each seat was last told that this would do, and what everything on the table is worth.
        self.foreseen: dict[Seat, dict[str, Raw]] = {}
        # Whether bots are slower and think less than usual.
        self.strained = False
        # What was told of the floor, and when the trade closes.
        self.on_floor = messages.Floor()
        self.closing: float | None = None

    # The table.

    def info(self) -> TableInfo:
        """Describe the table as everybody may know it."""
        table, doc = self.table, self.table.doc
        seats = list[SeatInfo]()
        for number, seat in enumerate(doc.seats):
            here, away = table.is_present(number), number in table.away
            muted, again = seat.guest in doc.muted, table.again.get(seat.guest)
            seats.append(SeatInfo(seat.kind, seat.name, seat.bot, here, away, muted, again))
        watching = len({client.guest.id for client in table.clients if client.seat == STRANGER})
        return table_info(doc, tuple(seats), watching, self.strained and doc.stage == "playing")

    def seating_for(self, client: Client, lookers: Lookers) -> tuple[Seat, bool, Lookers, tuple[Banned, ...]]:
        """Choose what a client is told of the table beside what everybody is told."""
        told, bans = self.admission.told_of(client, lookers), self.admission.bans(client)
        return client.seat, self.table.is_host(client), told, bans

    def tell_seating(self, but: Client | None = None) -> None:
        """Tell everybody of the table, but for a client that will be told otherwise."""
        info, lookers = self.info(), self.admission.lookers()
        texts = dict[Any, bytes]()
        for client in self.table.clients:
            if client is not but:
                own = self.seating_for(client, lookers)
                if own not in texts:
                    texts[own] = msgspec.json.encode(Seating(info, *own))
                client.send_text(texts[own])

    def greet(self, client: Client) -> None:
        """Tell a client everything that it may know."""
        play, chat = self.table.play, tuple(self.chat[-MOST_CHAT:]) if self.table.may_talk(client) else ()
        seat, host, lookers, bans = self.seating_for(client, self.admission.lookers())
        hello: AnyHello = Hello(self.info(), seat, host, chat=chat, lookers=lookers, banned=bans)
        if play is not None and self.table.may_look(seat):
            view, options = Raw(play.view(seat)), play.options(seat)
            self.shown[seat] = options
            told = {"move": play.move, "view": view, "waits": play.waits(), "options": options}
            lately = play.lately(min(client.told, MOST_TOLD), seat, client.wanted.said)
            foreseen = self.foresee(play, seat) if client.wanted.outlooks else {}
            undo = self.undo_info(play, seat)
            hello = replace(hello, **told, told=lately, undo=undo, **foreseen)
        client.send(hello)
        self.tell_clocks([client])
        self.tell_floor([client])

    def greet_all(self, seat: Seat | None = None) -> None:
        """Tell everybody, or the clients of a seat, everything that they may know now."""
        for client in self.table.clients:
            if seat in (None, client.seat):
                self.greet(client)

    def hang_up(self, why: HaricotError) -> None:
        """Hang up on everybody."""
        for client in self.table.clients:
            client.hang_up(why)

    def show_out(self) -> None:
        """Hang up on every client that was sent away."""
        for client in self.table.clients:
            if self.admission.is_banned(client):
                client.hang_up(Refusal("banned"))

    # What is said.

    def check_talk(self, client: Client, text: str) -> None:
        """Refuse what somebody says who shall not, and what says nothing."""
        if not self.table.may_talk(client):
            raise Refusal("not-seated")
        if client.guest.id in self.table.doc.muted:
            raise Refusal("muted")
        if not text:
            raise Refusal("nothing-said")
        if not self.sentences.take(client.guest.id):
            raise Refusal("too-fast")

    def tell_said(self, said: Said) -> None:
        """Tell everybody who may hear it what somebody said."""
        self.chat = [*self.chat[-MOST_CHAT:], said]
        for client in self.table.clients:
            if self.table.may_talk(client):
                client.send(said)

    # The game.

    def read(self, client: Client, typed: Type) -> Action:
        """Understand what somebody has typed, for the own seat."""
        play, seat = self.table.playing(client)
        return play.read(one_line(typed.text), seat, self.table.names(), typed.language)

    def advise(self, client: Client, id: str, command: Suggest | Describe | Weigh) -> None:
        """Tell somebody what is on the table, what may be typed now, or what a draft of an offer would do."""
        if isinstance(command, Describe):
            client.send(self.described(client.seat, command.language))
            return
        play, seat = self.table.playing(client, command.offer if isinstance(command, Weigh) else None)
        if isinstance(command, Weigh):
            client.send(play.weighed(id, command.offer))
        else:
            client.send(play.phrases(seat, self.table.names(), command.language))

    def described(self, seat: Seat, language: str) -> Described:
        """Tell who may look what there is to be seen."""
        if self.table.play is None or not self.table.may_look(seat):
            raise Refusal("no-game")
        return self.table.play.described(seat, self.table.names(), language)

    def may_catch_up(self, play: Play, game: int, after: int, seat: Seat) -> bool:
        """Tell whether a client that knows a move can be told the later ones; no event undoes a view."""
        if game != self.table.doc.game or not self.table.may_look(seat):
            return False
        return 0 <= after <= play.move <= after + MOST_MISSED and not play.undone_since(after)

    def catch_up(self, play: Play, client: Client, after: int, chat: int) -> None:
        """Tell a client what it has missed."""
        game, seat = self.table.doc.game, client.seat
        client.send(Seating(self.info(), *self.seating_for(client, self.admission.lookers())))
        for said in self.chat:
            if said.number > chat and self.table.may_talk(client):
                client.send(said)
        for move in range(after + 1, play.move + 1):
            sentences = play.said(move, seat) if client.wanted.said else ()
            client.send(News(game, move, play.told(move, seat), said=sentences))
        self.shown.pop(seat, None)
        self.foreseen.pop(seat, None)
        news: AnyNews = News(game, play.move, (), play.waits())
        client.send_text(self.written(play, self.news_for(play, seat, news), seat, client.wanted))
        self.tell_clocks([client])
        self.tell_floor([client])

    def tell_move(self, play: Play) -> None:
        """Tell everybody of the last move, each as far as their seat may know."""
        doc = self.table.doc
        news: AnyNews = News(doc.game, play.move, (), play.waits())
        told, texts = dict[Seat, AnyNews](), dict[tuple[Seat, Subscription], bytes]()
        for client in self.table.clients:
            seat, key = client.seat, (client.seat, client.wanted)
            if seat == STRANGER and not doc.settings.spectators:
                continue
            if seat not in told:
                told[seat] = self.news_for(play, seat, replace(news, events=play.told(news.move, seat)))
            if key not in texts:
                texts[key] = self.written(play, told[seat], *key)
            client.send_text(texts[key])

    def news_for(self, play: Play, seat: Seat, news: AnyNews) -> AnyNews:
        """Add to news what a seat may do now, and what that would do, if this has changed."""
        options = play.options(seat)
        changed = options if options != self.shown.get(seat) else None
        self.shown[seat] = options
        news = replace(news, options=changed, undo=self.undo_info(play, seat))
        if any([client.wanted.outlooks and client.seat == seat for client in self.table.clients]):
            before, now = self.foreseen.get(seat, {}), self.foresee(play, seat)
            return replace(news, **{what: now[what] for what in now if now[what] != before.get(what)})
        return news

    def foresee(self, play: Play, seat: Seat) -> dict[str, Raw]:
        """Encode what the options of a seat would do, and what everything on the table is worth."""
        outlooks, appraisal = play.outlooks(seat, self.shown[seat]), play.appraisal(seat)
        self.foreseen[seat] = {"outlooks": Raw(outlooks), "appraisal": Raw(appraisal)}
        return self.foreseen[seat]

    def written(self, play: Play, news: AnyNews, seat: Seat, wanted: Subscription) -> bytes:
        """Encode news with what a client wants of them; after an undo with a view, as no event leads back."""
        if wanted.views or undone(news.events) is not None:
            news = replace(news, view=Raw(play.view(seat)))
        if wanted.said and news.events:
            news = replace(news, said=play.said(news.move, seat))
        if not wanted.outlooks and (news.outlooks is not NOTHING or news.appraisal is not NOTHING):
            news = replace(news, outlooks=NOTHING, appraisal=NOTHING)
        return msgspec.json.encode(news)

    # What can be taken back.

    def undo_info(self, play: Play, seat: Seat) -> UndoInfo:
        """Tell whether a seat can take back its last act; an onlooker has done nothing."""
        if seat == STRANGER:
            return UndoInfo()
        bar = self.undo_bar(play, seat)
        return UndoInfo(not bar, bar)

    def undo_bar(self, play: Play, seat: Seat) -> str:
        """Tell why a seat can take nothing back; what a bot did there in somebody's place stays."""
        bar = play.session.undo_bar(seat)
        costs, last = self.attendance.clocks.costs, play.session.standing[-1]
        return bar if bar or costs[last].guest == self.table.doc.seats[seat].guest else "undo-stand-in"

    def check_undo(self, play: Play, seat: Seat) -> None:
        """Refuse to take back what a bot has done in somebody's place, and taking back without an end."""
        if self.undo_bar(play, seat) == "undo-stand-in":
            raise Refusal("undo-stand-in")
        if play.session.record.actions.count(Undo(seat)) >= self.table.limits.undos:
            raise Refusal("enough-undone")

    # What is no move.

    def strain(self, strained: bool) -> None:
        """Tell everybody when bots begin to be slower and think less, or no longer are."""
        if strained != self.strained:
            self.strained = strained
            self.tell_seating()

    def set_floor(self, floor: messages.Floor, closing: float | None) -> None:
        """Tell everybody what is going on besides moves, if that has changed."""
        if (floor, closing) != (self.on_floor, self.closing):
            self.on_floor, self.closing = floor, closing
            self.tell_floor(self.table.clients)

    def tell_floor(self, clients: list[Client]) -> None:
        """Tell the clients that may see the game what is going on besides moves."""
        now = self.table.time.now()
        closes = None if self.closing is None else max(0, round(1000 * (self.closing - now)))
        message = replace(self.on_floor, closes=closes)
        for client in clients:
            if self.table.doc.stage == "playing" and self.table.may_look(client.seat):
                client.send(message)

    def tell_clocks(self, clients: list[Client]) -> None:
        """Tell how much time everybody has."""
        clocks = self.attendance.clocks
        if clocks.runs and self.table.doc.stage == "playing":
            message = Ticking(tuple(clocks.since), tuple(clocks.remaining()))
            for client in clients:
                client.send(message)


def table_info(
    doc: TableDoc, seats: tuple[SeatInfo, ...], watching: int = 0, strained: bool = False
) -> TableInfo:
    """Describe a table as everybody may know it."""
    host, before = seating.seat_of(doc, doc.host), tuple(gone.called() for gone in doc.before)
    told = (doc.stage, doc.game, seats, host, watching, doc.result, doc.reason, strained, seating.asks(doc))
    return TableInfo(doc.id, doc.settings, *told, before)
