"""A place at this machine: people at one keyboard, and bots that think in a thread of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from threading import Event as Signal
from time import monotonic

from haricot.arena.host import Host
from haricot.bots import Answer
from haricot.kernel.actions import Action
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event
from haricot.kernel.types import Seat
from haricot.kernel.view import View
from haricot.telling.narrator import after_the_deal
from haricot.terminal.common import carry_out, considered, keep_record
from haricot.terminal.full.backend import Backend, Heard
from haricot.terminal.keeper import Keeper
from haricot.words.texts import texts

PAUSES = {"calm": 0.5, "brisk": 0.15, "instant": 0.0}
"""Number of seconds that a bot's move is left to be read."""

GLANCE = 0.2
"""Interval at which what bots do without pause is shown, in seconds."""


class Left(Exception):
    """Nobody looks any more."""


class LocalBackend(Backend):
    """A table of which everything is here."""

    def __init__(
        self, host: Host, names: Sequence[str], keeper: Keeper, language: str = "en", pace: str = "calm"
    ) -> None:
        self.host = host
        self.keeper = keeper
        self.game = host.game
        self.names = list(names)
        self.language = language
        self.grammar = self.game.grammar(self.names, language)
        self.texts = texts(language)
        self.pause = PAUSES[pace]
        self.history: dict[Seat, list[Heard]] = {seat: [] for seat in host.people}
        self.seat = host.people[0]
        # Seat that has to act; None while bots think.
        self.due: Seat | None = None
        self.seen = self.game.view(host.state, self.seat)
        self.glanced = 0.0
        self.acted = asyncio.Event()
        self.left = Signal()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.hint = self.texts.say("same-cards", seed=str(keeper.record.seed))
        host.listener = self.hear
        self.note(after_the_deal(host.state.news))

    async def run(self) -> None:
        """Let the bots play whenever no person is to act."""
        self.loop = asyncio.get_running_loop()
        while not self.left.is_set():
            try:
                self.due = await asyncio.to_thread(self.host.run)
            except Left:
                return
            self.look()
            self.changed()
            if self.due is None:
                return
            self.acted.clear()
            await self.acted.wait()

    def hear(self, events: list[Event]) -> None:
        """Keep what happened, show it, and leave time to read it; bots call this from their thread."""
        self.note(events)
        if self.due is not None or self.loop is None:
            return
        if self.pause or monotonic() > self.glanced + GLANCE:
            self.look()
            self.loop.call_soon_threadsafe(self.changed)
            self.glanced = monotonic()
        if self.left.wait(self.pause if events else 0):
            raise Left

    def note(self, events: list[Event]) -> None:
        """Keep what happened for everybody, each as they may see it, and in the record."""
        for seat, history in self.history.items():
            history.append([event.seen_by(seat) for event in events])
        if lost := keep_record(self.keeper, self.texts):
            self.tell(lost)

    def tell(self, line: str) -> None:
        """Tell everybody something that is no event."""
        for history in self.history.values():
            history.append(line)

    def think_aloud(self) -> None:
        """Have the bots say what they have considered, whatever that tells of their hands."""
        self.host.confidant = self.overhear

    def overhear(self, view: View, answer: Answer) -> None:
        """Say what a bot has considered, the best first, with its worth in talers."""
        if thoughts := considered(self.grammar, view, answer):
            self.tell(self.texts.say("thinks-aloud", name=self.names[view.seat], thoughts=thoughts))

    def look(self) -> None:
        """Look at the table as it is now."""
        self.seen = self.game.view(self.host.state, self.seat)

    async def do(self, action: Action) -> None:
        """Play an action, when it is for a person to act."""
        if self.due is None:
            raise HaricotError(self.texts.say("full-not-yet"))
        carry_out(self.host, action)
        self.due = None
        self.look()
        self.acted.set()

    def view(self) -> View:
        """See what the person at the keyboard sees."""
        return self.seen

    def options(self) -> Sequence[Action]:
        """List what the person at the keyboard may do; nothing while bots are at it."""
        options: list[Action] = []
        if self.due == self.seat:
            options = self.game.legal(self.host.state, self.seat)
        return options

    def asked(self) -> bool:
        """Tell whether the person at the keyboard is to act."""
        return self.due == self.seat

    def awaited(self) -> Sequence[Seat]:
        """Name whose turn it is while bots think."""
        return [] if self.due is not None or self.seen.result is not None else [self.seen.active]

    def heard(self) -> Sequence[Heard]:
        """List what the person at the keyboard has heard."""
        return self.history[self.seat]

    def is_bot(self, seat: Seat) -> bool:
        """Tell bots from people."""
        return not self.host.is_person(seat)

    def called(self) -> Seat | None:
        """Name the other person who is to act."""
        return self.due if self.due != self.seat else None

    def call(self, name: str) -> None:
        """Call another person to the keyboard."""
        seat = self.grammar.words.seat(name)
        if self.is_bot(seat):
            raise HaricotError(self.texts.say("is-a-bot", name=self.names[seat]))
        if self.due is None:
            raise HaricotError(self.texts.say("full-not-yet"))
        self.due = seat
        self.changed()

    def sit(self) -> None:
        """Let the person look who was called."""
        if self.due is not None:
            self.seat = self.due
            self.look()

    def save(self, file: str) -> None:
        """Write the record so far to a file."""
        self.keeper.save(Path(file).expanduser())

    def leave(self) -> None:
        """Stop the bots at their next move."""
        self.left.set()
        self.acted.set()
