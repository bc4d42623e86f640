"""Room: one live table; a single task takes commands in order, writes them down, and tells everybody."""

from __future__ import annotations

import asyncio
from functools import partial

from msgspec.structs import replace

from haricot.arena.voices import overtaken, stirs
from haricot.beans.letters import one_line
from haricot.kernel.actions import Action, AnyAction, AnyMove, Offer, Undo, Wish
from haricot.kernel.errors import HaricotError
from haricot.kernel.types import STRANGER, Seat
from haricot.server import seating
from haricot.server.audience import Audience, check_own
from haricot.server.brains import Brains
from haricot.server.clocks import Clocks
from haricot.server.company import HOSTS
from haricot.server.documents import Move, Spoken, TableDoc
from haricot.server.heard import Heard
from haricot.server.limits import Limits
from haricot.server.line import Line
from haricot.server.logs import fault, mark, note
from haricot.server.metrics import MOVES, SENTENCES
from haricot.server.play import Deal, Play, game_for
from haricot.server.robots import Robots
from haricot.server.store import Store
from haricot.server.tending import Job, guarded
from haricot.server.timekeeper import Alarm, Timekeeper
from haricot.wire.commands import (
    Ask,
    Close,
    Command,
    Compose,
    Deny,
    Describe,
    Hurry,
    Look,
    Rematch,
    Say,
    Sit,
    Start,
    Suggest,
    Type,
    Weigh,
)
from haricot.wire.messages import Accepted, Refusal, refused

HOST_ABSENCE = 120.0
"""After these seconds somebody else at the table becomes the host."""


class Room(Audience):
    """A table with its clients: what arrives is done in order, or refused without a trace."""

    def __init__(
        self,
        doc: TableDoc,
        play: Play | None,
        store: Store,
        brains: Brains,
        deal: Deal,
        limits: Limits,
        time: Timekeeper,
    ) -> None:
        super().__init__(doc, play, limits, time)
        self.store = store
        self.deal = deal
        self.inbox: asyncio.Queue[Job] = asyncio.Queue()
        self.busy = False
        self.closed = False
        self.heard = Heard()
        self.robots = Robots(self, brains, time)
        # Since when the host has been gone; what somebody brought has none.
        self.host_gone = time.now() if doc.host else None
        self.alarm: Alarm | None = None
        self.empty_since = time.now()
        self.task = asyncio.get_running_loop().create_task(self.run())

    # The task.

    async def run(self) -> None:
        """Do what arrives, one thing after the other; an error ends that one thing and not the table."""
        while True:
            await self.work(await self.inbox.get())

    async def work(self, job: Job) -> None:
        """Do one thing; nothing of it is kept here while the next one is waited for."""
        self.busy = True
        await guarded(job, "room-erred", table=mark(self.id))
        self.busy = False

    def submit(self, job: Job) -> None:
        """Do something when the table is ready for it, unless it is closed."""
        if not self.closed:
            self.inbox.put_nowait(job)

    async def ask(self, job: Job) -> None:
        """Do something when the table is ready for it, and return when it is done."""
        done = asyncio.get_running_loop().create_future()

        async def doing() -> None:
            try:
                await job()
            finally:
                if not done.done():
                    done.set_result(None)

        self.submit(doing)
        await done

    def close(self) -> None:
        """End the task, and let go of all that leads back here; whatever was acknowledged is on disk."""
        self.closed = True
        self.robots.close()
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        self.task.cancel()
        # A task that was cancelled remembers where, and with that the table.
        del self.task

    # Who is there.

    async def join(self, line: Line, game: int, after: int, seat: Seat, chat: int) -> None:
        """Let a client in, and tell it what it has missed, or everything."""
        self.check_entry(line)
        await self.give_back(line)
        self.welcome(line)
        self.gone.pop(line.seat, None)
        self.away.discard(line.seat)
        if self.is_host(line):
            self.host_gone = None
        self.tell_seating(but=line)
        if seat == line.seat and self.may_catch_up(game, after, seat):
            self.catch_up(line, after, chat)
        else:
            self.greet(line)
        self.tell_stand_in(line)
        self.go_on()

    async def give_back(self, line: Line) -> None:
        """Make who opened the table its host again; others only look after it meanwhile."""
        if line.guest.id == self.doc.owner != self.doc.host:
            doc = replace(self.doc, host=self.doc.owner)
            await self.store.keep_table(doc)
            self.doc = doc

    async def leave(self, line: Line) -> None:
        """Let a client go; its seat stays its guest's."""
        if line not in self.lines:
            return
        self.lines.remove(line)
        if not self.lines:
            self.empty_since = self.time.now()
        if self.is_host(line) and not any(self.is_host(other) for other in self.lines):
            self.host_gone = self.time.now()
        if not self.is_present(line.seat):
            self.shown.pop(line.seat, None)
            if line.seat != STRANGER:
                self.gone[line.seat] = self.time.now()
        self.tell_seating()
        self.go_on()

    # Commands.

    async def follow(self, line: Line, ask: Ask) -> None:
        """Carry a command out, and answer it."""
        try:
            move = await self.obey(line, ask)
        except HaricotError as error:
            line.send(refused(ask.id, error))
        except Exception:
            fault("command-erred", table=mark(self.id))
            line.send(refused(ask.id, Refusal("server-erred")))
        else:
            line.send(Accepted(ask.id, move))

    async def obey(self, line: Line, ask: Ask) -> int:
        """Carry a command out once, even if it is sent twice, and tell after which move that was."""
        known = self.heard.find(line.guest.id, ask.id)
        if known is not None:
            return known
        command = ask.command
        self.check_open(isinstance(command, Close))
        if isinstance(command, Suggest | Describe | Weigh):
            # Nothing is done, and so there is nothing to remember.
            self.advise(line, ask.id, command)
            return self.moves
        if isinstance(command, Compose | Hurry):
            self.robots.listen(self.playing(line)[1], command)
            return self.moves
        if isinstance(command, Type):
            command = self.read(line, command)
        if isinstance(command, Action):
            await self.act(line, ask.id, command)
        elif isinstance(command, HOSTS) and not self.is_host(line):
            raise Refusal("not-the-host")
        elif isinstance(command, Close) and line.guest.id != self.doc.owner:
            raise Refusal("not-the-owner")
        else:
            await self.order(line, ask.id, command)
        if not isinstance(command, Look):
            self.heard.remember(line.guest.id, ask.id, self.moves)
        return self.moves

    async def order(self, line: Line, reference: str, command: Command) -> None:
        """Carry out what is not a move of the game."""
        match command:
            case Say(text=text):
                await self.say(line, reference, text)
            case Look():
                self.greet(line)
            case Start():
                await self.begin()
            case Rematch(yes=yes):
                if self.answer(line, yes):
                    await self.begin()
                else:
                    self.tell_seating()
            case Close():
                await self.change(replace(self.doc, stage="closed"))
                # Later, so that the command is answered first.
                self.submit(self.send_home)
            case Sit() if self.must_ask(line, command):
                self.ask_for(line, command)
                self.tell_seating()
            case Deny(looker=number):
                self.deny(number)
                self.tell_seating()
            case _:
                await self.rearrange(line, command)

    async def rearrange(self, line: Line, command: Command) -> None:
        """Change who sits here, and what is agreed on."""
        doc, before, last = self.changed(line, command), self.doc.settings, self.play
        seating.note_names(doc, self.doc.seats, self.moves)
        await self.change(doc)
        if self.play is not last:
            self.greet_all()
        elif doc.settings.spectators != before.spectators:
            self.greet_lookers()
        self.show_out()

    async def act(self, line: Line, reference: str, action: AnyMove) -> None:
        """Play what a person has decided, for the own seat."""
        play, seat = self.playing(line)
        check_own(action, seat)
        if isinstance(action, Offer | Wish) and self.robots.talked.get(seat, 0) >= self.limits.talk:
            raise Refusal("enough-said")
        if isinstance(action, Undo):
            self.check_undo(play, seat)
        await self.do(action, line.guest.id, reference)
        if seat in self.away:
            self.away.discard(seat)
            self.stood.pop(seat, None)
            self.tell_seating()
            self.go_on()

    async def move(self, action: AnyAction) -> None:
        """Play what a bot has decided."""
        await self.do(action, "", "")

    async def do(self, action: AnyMove, guest: str, reference: str) -> None:
        """Check and play an action, write it down, and only then tell of it."""
        play = self.play
        assert play is not None, "actions are played in a game only"
        moment, before = self.robots.voices().moment(), play.session.state.offers.copy()
        events = play.do(action)
        if isinstance(action, Undo):
            undone = play.undone()
            spent = -self.clocks.costs[undone].spent
        else:
            # In a trade the clock runs on while somebody talks.
            talks = isinstance(action, Wish) or not stirs(action, events)
            decided = not talks or self.robots.voices().moment() != moment
            spent = self.clocks.charge(play.move, action.seat, guest, decided)
        move = Move(play.move, self.time.date(), guest, reference, spent, action)
        try:
            if play.result is None:
                await self.store.keep_move(self.doc, move)
            else:
                played = {**self.doc.played, self.doc.game: [seat.name for seat in self.doc.seats]}
                over = replace(seating.copied(self.doc), stage="over", result=play.result, played=played)
                await self.store.end_game(over, move)
                self.doc, self.since = over, self.time.now()
        except Exception:
            play.forget()
            # A bot may have heard of it already.
            self.robots.forget()
            raise
        MOVES.inc()
        if isinstance(action, Undo):
            self.clocks.give_back(undone, action.seat)
            self.robots.forget()
        self.robots.notice(action, events, bool(guest))
        self.note_stand_in(action, events)
        self.tell_move()
        if play.result is not None:
            note("game-over", table=mark(self.id), moves=play.move)
            self.tell_seating()
            self.open_up()
        self.go_on()
        late = overtaken(before, play.session.state.offers, events)
        if late is not None:
            await self.move(late)

    async def say(self, line: Line, reference: str, text: str) -> None:
        """Pass on what somebody says."""
        seat, text = line.seat, one_line(text)
        name = self.doc.seats[seat].name if seat != STRANGER else line.guest.name
        self.check_talk(line, text)
        number = self.chat[-1].number + 1 if self.chat else 1
        spoken = Spoken(number, name or "?", text, self.time.date(), line.guest.id, reference, seat)
        await self.store.keep_chat(self.id, spoken)
        SENTENCES.inc()
        self.tell_said(spoken.said())

    async def begin(self) -> None:
        """Deal a game to everybody who sits here."""
        if self.doc.stage == "playing":
            raise Refusal("in-play")
        doc = seating.deal(self.doc, self.staying())
        play = Play(self.deal(game_for(doc.settings)))
        await self.store.begin_game(doc, play.head())
        self.doc, self.play, self.shown = doc, play, {}
        self.again, self.away, self.gone = {}, set(), {}
        self.reseat()
        self.robots.begin()
        self.clocks = Clocks(self.time, len(doc.seats), doc.settings.seconds, doc.settings.reserve)
        note("game-began", table=mark(self.id), game=doc.settings.game, seats=len(doc.seats))
        self.greet_all()
        self.go_on()

    async def change(self, doc: TableDoc) -> None:
        """Write down who sits where now, and tell everybody; who has another hand now gets another view."""
        await self.store.keep_table(doc)
        if doc.stage != self.doc.stage:
            self.since = self.time.now()
        self.doc = doc
        if doc.stage == "waiting":
            # Other settings are another game's, and the last one is on the shelf.
            self.play, self.again = None, {}
        for line in self.reseat():
            self.shown.pop(line.seat, None)
            self.greet(line)
        self.tell_seating()
        self.go_on()

    # Time.

    def go_on(self) -> None:
        """After anything that happened: set the clocks, and wake the bots; with nobody there, all rests."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.doc.stage == "playing" and self.lines:
            self.robots.wake()
            if self.clocks.runs:
                self.clocks.wait_for(self.waiting_people())
                self.tell_clocks(self.lines)
        else:
            self.robots.rest()
            self.clocks.since = {}
        deadlines = self.deadlines()
        if deadlines:
            delay = max(0.0, min(deadlines) - self.time.now())
            self.alarm = self.time.call_later(delay + 0.005, partial(self.submit, self.ring))

    def deadlines(self) -> list[float]:
        """List when somebody is out of time or gone too long."""
        found = [self.clocks.deadline(seat) for seat in self.clocks.since]
        if self.host_gone is not None and self.people():
            found.append(self.host_gone + HOST_ABSENCE)
        if self.doc.stage == "playing" and self.lines and self.doc.settings.absence:
            absent = [since for seat, since in self.gone.items() if seat not in self.away]
            found += [since + self.doc.settings.absence for since in absent]
        return found

    async def ring(self) -> None:
        """Let bots play for whoever is gone too long or out of time, and find a host for one who is gone."""
        now, absence = self.time.now(), self.doc.settings.absence
        late = set(self.clocks.late())
        for seat in late:
            self.clocks.run_out(seat)
        if absence and self.doc.stage == "playing":
            late |= {seat for seat, since in self.gone.items() if since + absence <= now}
        if late - self.away:
            self.away |= late
            self.tell_seating()
        people = self.people()
        if self.host_gone is not None and people and self.host_gone + HOST_ABSENCE <= now:
            self.host_gone = None
            await self.change(replace(self.doc, host=self.doc.seats[min(people)].guest))
        self.go_on()
