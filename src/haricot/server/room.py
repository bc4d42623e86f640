"""Room: one live table; a single task takes commands in order, writes them down, and tells everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from haricot.beans.letters import one_line
from haricot.beans.talk import overtaken, stirs
from haricot.kernel.actions import Action, Offer, Undo, Wish
from haricot.kernel.errors import HaricotError
from haricot.kernel.types import STRANGER, Seat
from haricot.server import seating
from haricot.server.admission import Admission
from haricot.server.attendance import Attendance
from haricot.server.audience import Audience
from haricot.server.background import Job, guarded
from haricot.server.brains import Brains
from haricot.server.client import Client
from haricot.server.documents import Move, Spoken, TableDoc
from haricot.server.heard import Heard
from haricot.server.limits import Limits
from haricot.server.livetable import LiveTable
from haricot.server.logs import fault, mark, note
from haricot.server.metrics import MOVES, SENTENCES
from haricot.server.play import Deal, Play, game_for, undone
from haricot.server.robots import Robots
from haricot.server.store import Store
from haricot.server.timekeeper import Timekeeper
from haricot.wire import commands
from haricot.wire.commands import AnyAsk, AnyCommand, Command
from haricot.wire.messages import Accepted, Refusal, refused

READING = (commands.Suggest, commands.Describe, commands.Weigh, commands.Look)
FLEETING = (*READING, commands.Compose, commands.Hurry)
"""What can be done twice without harm, and is not remembered."""


class Room:
    """A table that is awake, and its parts: what arrives is done in order, or refused without a trace."""

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
        self.id = doc.id
        self.store = store
        self.deal = deal
        self.time = time
        self.table = LiveTable(doc, play, limits, time)
        self.attendance = Attendance(self.table)
        self.admission = Admission(self.table)
        self.audience = Audience(self.table, self.attendance, self.admission)
        self.robots = Robots(self.table, self.audience, self.submit, self.move, brains)
        self.heard = Heard()
        self.inbox: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self.busy = False
        self.closed = False
        self.task = asyncio.get_running_loop().create_task(self.run())

    @property
    def doc(self) -> TableDoc:
        """What is kept of the table."""
        return self.table.doc

    @property
    def play(self) -> Play | None:
        """The game in play, or the last one."""
        return self.table.play

    @property
    def clients(self) -> list[Client]:
        """The clients that are connected."""
        return self.table.clients

    @property
    def moves(self) -> int:
        """The number of moves in the game."""
        return self.play.move if self.play is not None else 0

    def recall(self, moves: Sequence[Move], chat: Sequence[Spoken]) -> None:
        """Take in what was written down of the last game and of what was said."""
        self.audience.chat = [spoken.said() for spoken in chat]
        for move in moves:
            self.heard.remember(move.guest, move.reference, move.number)
        for spoken in chat:
            self.heard.remember(spoken.guest, spoken.reference, self.moves)
        if self.play is not None:
            self.attendance.clocks.recall(moves)

    # The task.

    async def run(self) -> None:
        """Do what arrives, one thing after the other; an error ends that one thing and not the table."""
        while True:
            await self.work(*await self.inbox.get())

    async def work(self, job: Job, done: asyncio.Future[None]) -> None:
        """Do one thing; nothing of it is kept here while the next one is waited for."""
        self.busy = True
        try:
            await guarded(job, "room-erred", table=mark(self.id))
        finally:
            self.busy = False
            if not done.done():
                done.set_result(None)

    def submit(self, job: Job) -> asyncio.Future[None]:
        """Do something when the table is ready for it, unless it is closed; the future is done with it."""
        done = asyncio.get_running_loop().create_future()
        if not self.closed:
            self.inbox.put_nowait((job, done))
        return done

    def close(self) -> None:
        """End the task, and let go of all that leads back here; whatever was acknowledged is on disk."""
        self.closed = True
        self.robots.close()
        self.attendance.close()
        self.task.cancel()
        # A task that was cancelled remembers where, and with that the table.
        del self.task

    # Who is there.

    async def join(self, client: Client, game: int, after: int, seat: Seat, chat: int) -> None:
        """Let a client in, and tell it what it has missed, or everything."""
        self.admission.check_entry(client)
        doc = self.doc
        if client.guest.id == doc.owner != doc.host:
            # Others only look after a table for whoever opened it.
            doc = replace(doc, host=doc.owner)
            await self.store.keep_table(doc)
            self.table.set(doc)
        client.number, client.seat = self.admission.number(client), self.table.seat_of(client.guest.id)
        self.attendance.arrive(client)
        self.audience.tell_seating(but=client)
        play = self.table.play
        if play is not None and seat == client.seat and self.audience.may_catch_up(play, game, after, seat):
            self.audience.catch_up(play, client, after, chat)
        else:
            self.audience.greet(client)
        self.attendance.tell_stand_in(client)
        self.go_on()

    async def leave(self, client: Client) -> None:
        """Let a client go; its seat stays its guest's."""
        if client in self.clients:
            self.attendance.leave(client)
            if not self.table.is_present(client.seat):
                self.audience.shown.pop(client.seat, None)
            self.audience.tell_seating()
            self.go_on()

    # Commands.

    async def receive(self, client: Client, ask: AnyAsk) -> None:
        """Carry out a command of a client, once even if it is sent twice, and answer it."""
        try:
            move = self.heard.find(client.guest.id, ask.id)
            if move is None:
                await self.dispatch(client, ask.id, ask.command)
                move = self.moves
                if not isinstance(ask.command, FLEETING):
                    self.heard.remember(client.guest.id, ask.id, move)
        except HaricotError as error:
            client.send(refused(ask.id, error))
        except Exception:
            fault("command-erred", table=mark(self.id))
            client.send(refused(ask.id, Refusal("server-erred")))
        else:
            client.send(Accepted(ask.id, move))

    async def dispatch(self, client: Client, reference: str, command: AnyCommand) -> None:
        """Carry out a command, if the client may give it."""
        self.admission.check_command(client, command)
        match command:
            case Action():
                await self.play_for(client, reference, command)
            case commands.Type():
                await self.play_for(client, reference, self.audience.read(client, command))
            case commands.Suggest() | commands.Describe() | commands.Weigh():
                self.audience.advise(client, reference, command)
            case commands.Compose() | commands.Hurry():
                self.robots.listen(self.table.playing(client)[1], command)
            case commands.Say(text=text):
                await self.say(client, reference, text)
            case commands.Look():
                self.audience.greet(client)
            case commands.Start():
                await self.begin()
            case commands.Rematch(yes=yes):
                await self.rematch(client, yes)
            case commands.Close():
                await self.change(replace(self.doc, stage="closed"))
                # Later, so that the command is answered first.
                self.submit(self.send_home)
            case commands.Sit() if self.admission.must_ask(client, command):
                self.admission.ask_for(client, command)
                self.audience.tell_seating()
            case commands.Deny(looker=number):
                self.admission.deny(number)
                self.audience.tell_seating()
            case _:
                await self.rearrange(client, command)

    async def rematch(self, client: Client, yes: bool) -> None:
        """Note whether somebody plays once more, and begin when all have said so."""
        if self.attendance.answer(client, yes):
            await self.begin()
        else:
            self.audience.tell_seating()

    async def send_home(self) -> None:
        """Hang up on everybody, because the table is closed."""
        self.audience.hang_up(Refusal("closed"))

    async def rearrange(self, client: Client, command: Command) -> None:
        """Change who sits here, and what is agreed on."""
        doc, before, last = self.admission.changed(client, command), self.doc.settings, self.play
        seating.note_names(doc, self.doc.seats, self.moves)
        await self.change(doc)
        if self.play is not last:
            self.audience.greet_all()
        elif doc.settings.spectators != before.spectators:
            self.audience.greet_all(STRANGER)
        self.audience.show_out()

    async def change(self, doc: TableDoc) -> None:
        """Write down who sits where now, and tell everybody; whoever has another hand gets another view."""
        await self.store.keep_table(doc)
        self.table.set(doc)
        if doc.stage == "waiting":
            # Other settings are another game's, and the last one is on the shelf.
            self.table.play, self.table.again = None, {}
        for client in self.reseat():
            self.audience.shown.pop(client.seat, None)
            self.audience.greet(client)
        self.audience.tell_seating()
        self.go_on()

    def reseat(self) -> list[Client]:
        """Note who sits where now; list the clients that have another seat."""
        moved = self.attendance.reseat()
        self.admission.settle()
        return moved

    async def say(self, client: Client, reference: str, text: str) -> None:
        """Pass on what somebody says."""
        seat, text, chat = client.seat, one_line(text), self.audience.chat
        name = self.doc.seats[seat].name if seat != STRANGER else client.guest.name
        self.audience.check_talk(client, text)
        number = chat[-1].number + 1 if chat else 1
        spoken = Spoken(number, name or "?", text, self.time.date(), client.guest.id, reference, seat)
        await self.store.keep_chat(self.id, spoken)
        SENTENCES.inc()
        self.audience.tell_said(spoken.said())

    # The game.

    async def begin(self) -> None:
        """Deal a game to everybody who sits here."""
        if self.doc.stage == "playing":
            raise Refusal("in-play")
        doc = seating.deal(self.doc, self.attendance.staying())
        game = game_for(doc.settings)
        play = Play(self.deal(game))
        await self.store.begin_game(doc, play.head())
        self.table.doc, self.table.play, self.audience.shown = doc, play, {}
        self.attendance.begin()
        self.reseat()
        self.robots.begin()
        note("game-began", table=mark(self.id), game=doc.settings.game, seats=len(doc.seats))
        self.audience.greet_all()
        self.go_on()

    async def play_for(self, client: Client, reference: str, action: Action) -> None:
        """Play what a person has decided, for the own seat."""
        play, seat = self.table.playing(client, action)
        if isinstance(action, Offer | Wish) and self.robots.talked.get(seat, 0) >= self.table.limits.talk:
            raise Refusal("enough-said")
        if isinstance(action, Undo):
            self.audience.check_undo(play, seat)
        await self.move(action, client.guest.id, reference)
        if seat in self.table.away:
            self.attendance.come_back(seat)
            self.audience.tell_seating()
            self.go_on()

    async def move(self, action: Action, guest: str = "", reference: str = "") -> None:
        """Check and play a move, write it down, and only then tell of it; a bot's has no guest."""
        play, clocks = self.table.play, self.attendance.clocks
        assert play is not None, "moves are made in a game only"
        moment, before = play.moment, play.session.state.offers.copy()
        events = play.session.do(action)
        back = undone(events) if isinstance(action, Undo) else None
        if back is not None:
            spent = -clocks.costs[back].spent
        else:
            # In a trade the clock runs on while somebody talks.
            talks = isinstance(action, Wish) or not stirs(action, events)
            spent = clocks.charge(play.move, action.seat, guest, not talks or play.moment != moment)
        await self.keep(play, Move(play.move, self.time.date(), guest, reference, spent, action))
        MOVES.inc()
        if back is not None:
            clocks.give_back(back, action.seat)
            self.robots.forget()
        self.robots.notice(action, events, bool(guest))
        if self.table.away:
            self.attendance.note_stand_in(action, events)
        self.audience.tell_move(play)
        if play.result is not None:
            note("game-over", table=mark(self.id), moves=play.move)
            self.audience.tell_seating()
            if not self.table.doc.settings.spectators:
                # Now everybody may see it.
                self.audience.greet_all(STRANGER)
        self.go_on()
        late = overtaken(before, play.session.state.offers, events)
        if late is not None:
            await self.move(late)

    async def keep(self, play: Play, move: Move) -> None:
        """Write a move down, and what comes of the table with it; a move that cannot be is taken back."""
        try:
            if play.result is None:
                await self.store.keep_move(self.table.doc, move)
            else:
                over = seating.ended(self.doc, play.result)
                await self.store.end_game(over, move)
                self.table.set(over)
        except Exception:
            play.forget()
            # A bot may have heard of it already.
            self.robots.forget()
            raise

    # Time.

    def go_on(self) -> None:
        """After anything that happened: set the clocks, and wake the bots; with nobody there, all rests."""
        table, clocks = self.table, self.attendance.clocks
        if table.doc.stage == "playing" and table.clients:
            self.robots.wake()
            if clocks.runs:
                clocks.wait_for(table.waiting_people())
                self.audience.tell_clocks(table.clients)
        else:
            self.robots.rest()
            clocks.since = {}
        self.attendance.set_alarm(partial(self.submit, self.ring))

    async def ring(self) -> None:
        """Let bots play for whoever is gone too long or out of time, and find a host for one who is gone."""
        if self.attendance.take_out():
            self.audience.tell_seating()
        host = self.attendance.next_host()
        if host:
            await self.change(replace(self.doc, host=host))
        self.go_on()
