"""Robots: when the bots of a table are asked, and how long they pause so that people come first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from random import SystemRandom
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from haricot.arena.host import first_step
from haricot.arena.voices import Voices, stirs
from haricot.bots import bot_named
from haricot.kernel.actions import Action, AnyAction, Decline, Done, Offer, Seal, Take, Wish
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event, Offered
from haricot.kernel.types import ALL, Count, Seat
from haricot.server.brains import BotLost, Brains, head_of
from haricot.server.logs import mark
from haricot.server.play import Play
from haricot.server.store import StoreFailed
from haricot.server.tending import Job, begin
from haricot.server.thinking import Key, Question
from haricot.server.timekeeper import Alarm, Timekeeper
from haricot.server.turns import Whose

MOST_TALK = 60
"""So often a bot speaks in one trade."""

MOST_LOST = 3
"""So often a bot is asked once more when it was lost over a question."""

MASTER_PAUSE = 1.2
"""A master needs this long for some thoughts: whether it thought must not show.

Every bot pauses as long when there is too much to think: who thinks less must not play on all the faster."""


class Pace(Struct, frozen=True):
    """How long bots pause, in seconds."""

    # Before anything they do.
    least: float
    most: float
    # Before they answer what people have not answered yet, and before they close a trade people are in.
    courtesy: float
    grace: float


PACES = {
    "calm": Pace(0.7, 1.8, 4.0, 15.0),
    "brisk": Pace(0.25, 0.7, 1.5, 6.0),
    "instant": Pace(0.0, 0.0, 0.1, 2.0),
}

NEVER = (-1, -1)
"""After how many stirs and at which move a bot was asked that was not, because there was no need any more."""


class Seats(Protocol):
    """What robots have to know of a table, and how they act there."""

    play: Play | None

    @property
    def id(self) -> str:
        """The link to the table."""

    @property
    def number(self) -> int:
        """The number of the game that is played there."""

    def bots(self) -> dict[Seat, str]:
        """Name the bots that play now, seat by seat."""

    def people(self) -> list[Seat]:
        """List the seats of people who are there."""

    def whose(self) -> Whose:
        """Tell to whom the thoughts of the bots are counted."""

    def hurry(self, hurried: bool) -> None:
        """Let everybody know whether bots think less than usual."""

    def submit(self, job: Job) -> None:
        """Do something when the table is ready for it."""

    async def move(self, action: AnyAction) -> None:
        """Play what a bot has decided."""


class Decision(Struct, frozen=True):
    """What a bot will do when the time has come, unless something happens first."""

    action: Action
    ready: float
    stirs: int


class Robots:
    """Asks the bots of one table one after the other; each acts after a pause of its own."""

    def __init__(self, seats: Seats, brains: Brains, pace: Pace, time: Timekeeper) -> None:
        self.seats = seats
        self.brains = brains
        self.pace = pace
        self.time = time
        self.random = SystemRandom()
        self.timer: Alarm | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.dice = str(self.random.getrandbits(64))
        self.begin()

    def begin(self) -> None:
        """Begin a game."""
        self.stirs = 0
        self.pending: dict[Seat, Decision] = {}
        # When each bot had nothing to say: after how many stirs, and at which move.
        self.quiet: dict[Seat, tuple[int, int]] = {}
        self.talked: dict[Seat, int] = {}
        self.lost: dict[Seat, int] = {}
        self.offered: dict[Count, float] = {}
        # After how many stirs, and at which move, the last bot was asked.
        self.at = NEVER
        # The bots that there was not all the time for when they were asked last.
        self.hurried: set[Seat] = set()
        self.moment: tuple[Count, Count] = (0, 0)
        self.heard = self.time.now()

    def notice(self, action: Action, events: Sequence[Event], by_person: bool) -> None:
        """Take in what was done."""
        now = self.time.now()
        self.pending.pop(action.seat, None)
        if stirs(action, events) or by_person:
            self.stirs += 1
        if by_person:
            self.heard = now
        if by_person and isinstance(action, Offer | Wish):
            self.talked[action.seat] = self.talked.get(action.seat, 0) + 1
        for event in events:
            if isinstance(event, Offered):
                self.offered[event.number] = now
        if self.voices().moment() != self.moment:
            self.moment = self.voices().moment()
            self.talked, self.offered, self.heard = {}, {}, now

    def voices(self) -> Voices:
        """Look at whose say it is."""
        assert self.seats.play is not None, "robots are woken in a game only"
        return Voices(self.seats.play.game, self.seats.play.session.state)

    def rest(self) -> None:
        """Do nothing until woken."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def wake(self) -> None:
        """Look whether somebody is to be asked, and set the clock for whoever has decided."""
        self.rest()
        play = self.seats.play
        if play is None or play.result is not None:
            return
        bots, voices = self.seats.bots(), self.voices()
        self.pending = {
            seat: decision
            for seat, decision in self.pending.items()
            if seat in bots and decision.stirs == self.stirs
        }
        if self.thinking is None:
            self.ask_next(voices, bots)
        if self.pending:
            due = min(self.due(voices, seat) for seat in self.pending)
            if due < float("inf"):
                delay = max(0.0, due - self.time.now())
                self.timer = self.time.call_later(delay, partial(self.seats.submit, self.act))

    # Asking.

    def ask_next(self, voices: Voices, bots: dict[Seat, str]) -> None:
        """Ask the next bot that may have something to say, or let an active bot close the trade."""
        needed = [seat for seat in self.order(voices) if seat in bots and self.needed(voices, seat)]
        for seat in [seat for seat in needed if voices.trading() and self.talked.get(seat, 0) >= MOST_TALK]:
            needed.remove(seat)
            self.fall_silent(voices, seat)
        if needed:
            asking = partial(self.ask, needed[0], bots[needed[0]])
            self.thinking = begin(asking, "asking-erred", table=mark(self.seats.id))
        active = voices.state.active
        if not needed and voices.trading() and active in bots and active not in self.pending:
            self.pending[active] = Decision(Done(active), self.time.now(), self.stirs)

    def fall_silent(self, voices: Voices, seat: Seat) -> None:
        """Let a bot that has talked enough say no to everything, so that nobody waits for it."""
        asked = [offer.number for offer in voices.state.offers if voices.unanswered(offer, seat)]
        if asked:
            self.pending[seat] = Decision(Decline(seat, asked[0]), self.time.now(), self.stirs)

    def order(self, voices: Voices) -> list[Seat]:
        """List whom to ask: in a trade who has an offer to answer first, and the active player last."""
        if not voices.trading():
            waiting: list[Seat] = voices.game.waits_for(voices.state)
            return waiting
        active = voices.state.active
        seats = range(voices.state.players)
        return sorted(seats, key=lambda seat: (seat == active, not voices.is_asked(seat)))

    def needed(self, voices: Voices, seat: Seat) -> bool:
        """Tell whether a bot may have something to say that it has not said."""
        if seat in self.pending:
            return False
        if not voices.trading():
            return True
        assert self.seats.play is not None, "robots are woken in a game only"
        at_stir, at_move = self.quiet.get(seat, (-1, -1))
        if at_stir != self.stirs:
            return True
        return at_move != self.seats.play.move and (seat == voices.state.active or voices.is_asked(seat))

    async def ask(self, seat: Seat, bot: str) -> None:
        """Let a bot think when its turn has come, and take its answer to the table."""
        began = self.time.now()
        try:
            action = await self.brains.ask(self.seats.whose(), bot, partial(self.question, seat, bot))
        except BotLost:
            self.seats.submit(partial(self.miss, seat, self.at))
            return
        self.lost.pop(seat, None)
        slow = seat in self.hurried or (bot == "master" and self.pace.most)
        least = MASTER_PAUSE if slow else 0.0
        pause = max(least, self.random.uniform(self.pace.least, self.pace.most))
        self.seats.submit(partial(self.settle, seat, action, began + pause, self.at))

    def question(self, seat: Seat, bot: str, heard: Callable[[Key], int], effort: float) -> Question | None:
        """Put a question as things stand now, which may have changed while others had their turns."""
        play = self.seats.play
        if play is None or not self.asks_still(play, seat, bot):
            self.at = NEVER
            return None
        self.at = (self.stirs, play.move)
        tries = hasattr(bot_named(bot, play.game.name), "tries")
        hurried = effort < 1.0 if tries else effort == 0.0
        self.hurried = self.hurried | {seat} if hurried else self.hurried - {seat}
        key = (self.seats.id, self.seats.number, seat, bot)
        first, upto = heard(key), len(play.history)
        news = [event for number in range(first, upto) for event in play.told(number, seat)]
        view = play.game.view(play.session.state, seat)
        return Question(key, head_of(play), self.dice, first, upto, news, view, play.options(seat), effort)

    def asks_still(self, play: Play, seat: Seat, bot: str) -> bool:
        """Tell whether a bot may still have something to say."""
        if play.result is not None or self.seats.bots().get(seat) != bot:
            return False
        voices = self.voices()
        return seat in self.order(voices) and self.needed(voices, seat)

    async def miss(self, seat: Seat, at: tuple[int, int]) -> None:
        """Ask a bot that was lost again; one that is lost again and again says no, so that nobody waits."""
        self.thinking = None
        self.lost[seat] = self.lost.get(seat, 0) + 1
        play = self.seats.play
        if self.lost[seat] < MOST_LOST or play is None or play.result is not None:
            self.wake()
            return
        del self.lost[seat]
        if self.voices().trading():
            self.fall_silent(self.voices(), seat)
        await self.settle(seat, None, self.time.now(), at)

    async def settle(self, seat: Seat, action: Action | None, ready: float, at: tuple[int, int]) -> None:
        """Note what a bot has decided, unless it was overtaken by what happened."""
        self.thinking = None
        self.seats.hurry(bool(self.hurried))
        play = self.seats.play
        if play is not None and play.result is None and at[0] == self.stirs and seat in self.seats.bots():
            voices = self.voices()
            if action is None and not voices.trading() and play.options(seat):
                action = first_step(play.options(seat))
            if action is None:
                self.quiet[seat] = at
            else:
                self.pending[seat] = Decision(action, ready, at[0])
        self.wake()

    # Acting.

    def due(self, voices: Voices, seat: Seat) -> float:
        """Tell when a bot may do what it has decided."""
        decision = self.pending[seat]
        return max(decision.ready, self.polite(voices, seat, decision.action))

    def polite(self, voices: Voices, seat: Seat, action: Action) -> float:
        """Tell when people have had their chance."""
        people, state = self.seats.people(), voices.state
        if isinstance(action, Take | Decline | Seal):
            for offer in state.offers:
                waiting = any(voices.unanswered(offer, person) for person in people)
                if offer.number == action.offer and offer.to == ALL and waiting:
                    return self.offered.get(offer.number, self.heard) + self.pace.courtesy
        if isinstance(action, Done) and voices.trading() and seat == state.active:
            if len(self.pending) > 1 or self.thinking is not None:
                return float("inf")
            if any(not state.done[person] for person in people):
                return max([self.heard, *self.offered.values()]) + self.pace.grace
        return 0.0

    async def act(self) -> None:
        """Let the bot act whose time has come; what is no longer possible is thought over."""
        if self.seats.play is None or self.seats.play.result is not None:
            return
        voices, now = self.voices(), self.time.now()
        ready = [seat for seat in self.pending if self.due(voices, seat) <= now]
        if ready:
            seat = min(ready, key=lambda seat: self.pending[seat].ready)
            decision = self.pending.pop(seat)
            self.talked[seat] = self.talked.get(seat, 0) + 1
            try:
                if decision.stirs == self.stirs and seat in self.seats.bots():
                    await self.seats.move(decision.action)  # type: ignore[arg-type]
            except StoreFailed:
                self.pending[seat] = replace(decision, ready=now + 1.0)
            except HaricotError:
                self.quiet[seat] = (self.stirs, self.seats.play.move)
        self.wake()

    def forget(self) -> None:
        """Have the bots told everything again when they are asked next."""
        self.brains.forget(self.seats.id)

    def close(self) -> None:
        """Stop for good, and let the table go: what knows each other in a circle is not freed by itself."""
        self.rest()
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None
        del self.seats
