"""Robots: when the bots of a table are asked, and how long they pause so that people come first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from random import SystemRandom

from msgspec import Struct
from msgspec.structs import replace

from haricot.beans.talk import NEVER, Rounds, first_step, stirs
from haricot.bots import bot_named
from haricot.bots.base import searches
from haricot.kernel.actions import Action, Decline, Done, Offer, Seal, Take, Wish
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event, Offered
from haricot.kernel.types import ALL, Count, Seat
from haricot.server.activity import reasons
from haricot.server.audience import Audience
from haricot.server.background import Job, begin
from haricot.server.brains import BotLost, Brains, head_of
from haricot.server.livetable import LiveTable
from haricot.server.logs import mark
from haricot.server.pace import HURRIED, LONG_PAUSE, is_obvious
from haricot.server.play import Play
from haricot.server.store import StoreFailed
from haricot.server.thinking import Key, ThinkRequest
from haricot.server.timekeeper import Alarm
from haricot.wire import messages
from haricot.wire.commands import Compose, Hurry

MOST_LOST = 3
"""Number of retries when the process of a bot was lost over a question."""

LONG_AGO = float("-inf")
"""When something was that has not been."""


class PendingMove(Struct, frozen=True):
    """What a bot will do when the time has come, unless something happens first."""

    action: Action
    ready: float
    stirs: int


class Robots:
    """Asks the bots of one table one after the other; each acts after a pause of its own."""

    def __init__(
        self,
        table: LiveTable,
        audience: Audience,
        submit: Callable[[Job], object],
        move: Callable[[Action], Awaitable[None]],
        brains: Brains,
    ) -> None:
        self.table = table
        self.audience = audience
        # How things are done at the table in their turn, and how a bot's move is played.
        self.submit = submit
        self.move = move
        self.brains = brains
        self.time = table.time
        self.random = SystemRandom()
        self.timer: Alarm | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.dice = str(self.random.getrandbits(64))
        self.begin()

    def begin(self) -> None:
        """Begin a game."""
        self.known_rounds: Rounds | None = None
        self.pending: dict[Seat, PendingMove] = {}
        self.talked: dict[Seat, int] = {}
        self.lost: dict[Seat, int] = {}
        self.offered: dict[Count, float] = {}
        # When the last bot was asked; never, if there was no need any more.
        self.at = NEVER
        # The bots that there was not all the time for when they were asked last.
        self.strained: set[Seat] = set()
        self.began = self.heard = self.time.now()
        # When a person did something that left the turn to others and can be taken back.
        self.regret = LONG_AGO
        self.table.activity.clear()

    def notice(self, action: Action, events: Sequence[Event], by_person: bool) -> None:
        """Take in what was done."""
        now = self.time.now()
        self.pending.pop(action.seat, None)
        if stirs(action, events) or by_person:
            self.rounds().stirs += 1
        self.regret = now if by_person and self.leaves_turn(action.seat) else LONG_AGO
        if by_person:
            self.heard = now
            self.table.activity.hurried.clear()
        if by_person and isinstance(action, Offer | Wish):
            self.talked[action.seat] = self.talked.get(action.seat, 0) + 1
            self.table.activity.compose(action.seat, False)
        for event in events:
            if isinstance(event, Offered):
                self.offered[event.number] = now
        if by_person or isinstance(action, Offer):
            self.table.activity.mark()
        rounds = self.rounds()
        if rounds.begun != rounds.moment():
            rounds.begun = rounds.moment()
            self.talked, self.offered, self.heard = {}, {}, now
            self.began = now
            self.table.activity.clear()

    def listen(self, seat: Seat, command: Compose | Hurry) -> None:
        """Take in what a person does that is no move; too late, it is nothing."""
        bots, rounds, activity = self.table.bots(), self.rounds(), self.table.activity
        if isinstance(command, Compose):
            activity.compose(seat, command.on and rounds.in_trade())
        elif self.is_idle(rounds, bots):
            activity.hurried.add(seat)
            now = self.time.now()
            self.pending = {at: replace(planned, ready=now) for at, planned in self.pending.items()}
        self.wake()

    def leaves_turn(self, seat: Seat) -> bool:
        """Tell whether others are to act after what a seat did and can take back; a trade has own pauses."""
        play = self.table.play
        return play is not None and play.left_to_others(seat) and not self.rounds().in_trade()

    def rounds(self) -> Rounds:
        """Look at whose say it is: silence lasts until the next move, since nobody waits for whole rounds."""
        play = self.table.play
        assert play is not None, "robots are woken in a game only"
        if self.known_rounds is None:
            self.known_rounds = Rounds(play.game)
        self.known_rounds.state, self.known_rounds.beat = play.session.state, play.move
        return self.known_rounds

    def rest(self) -> None:
        """Do nothing until woken."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def wake(self) -> None:
        """Look whether somebody is to be asked, and set the clock for whoever has decided."""
        self.rest()
        play = self.table.play
        if play is None or play.result is not None:
            return
        bots, rounds = self.table.bots(), self.rounds()
        self.table.activity.keep(self.table.people())
        if not bots:
            self.pending = {}
            self.table.activity.hurried.clear()
            self.audience.set_floor(messages.Floor(composing=self.table.activity.who()), None)
            return
        idle = self.is_idle(rounds, bots)
        if not idle:
            self.table.activity.hurried.clear()
        self.pending = {
            seat: planned
            for seat, planned in self.pending.items()
            if seat in bots and planned.stirs == rounds.stirs
        }
        if self.thinking is None:
            self.ask_next(rounds, bots)
        due = min((self.due(rounds, seat) for seat in self.pending), default=float("inf"))
        if due < float("inf"):
            delay = max(0.0, due - self.time.now())
            self.timer = self.time.call_later(delay, partial(self.submit, self.act))
        self.tell(rounds, bots, idle)

    def tell(self, rounds: Rounds, bots: dict[Seat, str], idle: bool) -> None:
        """Have everybody told what is going on besides moves."""
        activity, closing = self.table.activity, self.closing(rounds)
        told = messages.Floor(
            composing=activity.who(),
            idle=idle,
            hurried=bool(activity.hurried),
            because=tuple(reasons(rounds.game, rounds.state, bots)),
        )
        self.audience.set_floor(told, closing)

    def closing(self, rounds: Rounds) -> float | None:
        """Tell when the active bot will close the trade people are in, if nothing happens first."""
        active = rounds.state.active
        if active not in self.pending or not rounds.in_trade():
            return None
        due = self.polite(rounds, active, self.pending[active].action)
        closes = isinstance(self.pending[active].action, Done) and 0.0 < due < float("inf")
        return due if closes else None

    def is_idle(self, rounds: Rounds, bots: dict[Seat, str]) -> bool:
        """Tell whether only bots have something to do: nobody else is waited for, is asked or composes."""
        if any(seat not in bots for seat in rounds.game.waits_for(rounds.state)):
            return False
        listening = [seat for seat in self.table.people() if not rounds.state.done[seat]]
        return not self.table.activity.composing and not any(rounds.is_asked(seat) for seat in listening)

    # Asking.

    def ask_next(self, rounds: Rounds, bots: dict[Seat, str]) -> None:
        """Ask the next bot that may have something to say, or let an active bot close the trade."""
        needed = [seat for seat in rounds.order() if seat in bots and seat not in self.pending]
        for seat in [one for one in needed if rounds.in_trade() and self.talked.get(one, 0) >= rounds.most]:
            needed.remove(seat)
            self.fall_silent(rounds, seat)
        if needed:
            asking = partial(self.ask, needed[0], bots[needed[0]])
            self.thinking = begin(asking, "asking-erred", table=mark(self.table.id))
        active = rounds.state.active
        if not needed and rounds.in_trade() and active in bots and active not in self.pending:
            self.pending[active] = PendingMove(Done(active), self.time.now(), rounds.stirs)

    def fall_silent(self, rounds: Rounds, seat: Seat) -> None:
        """Let a bot that has talked enough say no to everything, so that nobody waits for it."""
        asked = [offer.number for offer in rounds.state.offers if rounds.unanswered(offer, seat)]
        if asked:
            self.pending[seat] = PendingMove(Decline(seat, asked[0]), self.time.now(), rounds.stirs)

    async def ask(self, seat: Seat, bot: str) -> None:
        """Let a bot think when its turn has come, and take its answer to the table."""
        began = self.time.now()
        try:
            action = await self.brains.ask(self.table.whose(), bot, partial(self.request, seat, bot))
        except BotLost:
            self.submit(partial(self.miss, seat, self.at))
            return
        self.lost.pop(seat, None)
        self.submit(partial(self.settle, seat, action, began + self.pause(seat, bot), self.at))

    def pause(self, seat: Seat, bot: str) -> float:
        """Choose how long a bot pauses: hardly where it has no choice, nor while it is hurried."""
        play, hurried = self.table.play, bool(self.table.activity.hurried)
        pace = HURRIED if hurried else self.table.pace
        slow = seat in self.strained or (self.searches(bot) and pace.most and not hurried)
        if play is not None and not self.rounds().in_trade() and is_obvious(play.options(seat)):
            return LONG_PAUSE if seat in self.strained else pace.quick
        return max(LONG_PAUSE if slow else 0.0, self.random.uniform(pace.least, pace.most))

    def searches(self, bot: str) -> bool:
        """Tell whether a bot tries things out, and so thinks long."""
        play = self.table.play
        return play is not None and searches(bot_named(bot, play.game.name))

    def request(
        self, seat: Seat, bot: str, heard: Callable[[Key], int], effort: float
    ) -> ThinkRequest | None:
        """Put a question as things stand now, which may have changed while others had their turns."""
        play = self.table.play
        if play is None or not self.asks_still(play, seat, bot):
            self.at = NEVER
            return None
        self.at = self.rounds().now()
        strained = effort < 1.0 if self.searches(bot) else effort == 0.0
        self.strained = self.strained | {seat} if strained else self.strained - {seat}
        key = (self.table.id, self.table.doc.game, seat, bot)
        first, upto = heard(key), play.move + 1
        view = play.game.view(play.session.state, seat)
        news, options = play.told_since(first, seat), play.options(seat)
        return ThinkRequest(key, head_of(play), self.dice, first, upto, news, view, options, effort)

    def asks_still(self, play: Play, seat: Seat, bot: str) -> bool:
        """Tell whether a bot may still have something to say."""
        if play.result is not None or self.table.bots().get(seat) != bot:
            return False
        return seat in self.rounds().order() and seat not in self.pending

    async def miss(self, seat: Seat, at: tuple[int, int]) -> None:
        """Ask a bot that was lost again; one that is lost again and again says no, so that nobody waits."""
        self.thinking = None
        self.lost[seat] = self.lost.get(seat, 0) + 1
        play = self.table.play
        if self.lost[seat] < MOST_LOST or play is None or play.result is not None:
            self.wake()
            return
        del self.lost[seat]
        if self.rounds().in_trade():
            self.fall_silent(self.rounds(), seat)
        await self.settle(seat, None, self.time.now(), at)

    async def settle(self, seat: Seat, action: Action | None, ready: float, at: tuple[int, int]) -> None:
        """Note what a bot has decided, unless it was overtaken by what happened."""
        self.thinking = None
        self.audience.strain(bool(self.strained))
        play, bots = self.table.play, self.table.bots()
        if play is not None and play.result is None and at[0] == self.rounds().stirs and seat in bots:
            rounds = self.rounds()
            if action is None and not rounds.in_trade() and play.options(seat):
                action = first_step(play.options(seat))
            if action is None:
                rounds.quiet[seat] = at
            else:
                self.pending[seat] = PendingMove(action, ready, at[0])
        self.wake()

    # Acting.

    def due(self, rounds: Rounds, seat: Seat) -> float:
        """Tell when a bot may do what it has decided."""
        planned = self.pending[seat]
        regret = 0.0 if self.table.activity.hurried else self.regret + self.table.pace.regret
        return max(planned.ready, regret, self.polite(rounds, seat, planned.action))

    def polite(self, rounds: Rounds, seat: Seat, action: Action) -> float:
        """Tell when people have had their chance."""
        state, activity, pace = rounds.state, self.table.activity, self.table.pace
        people = [seat for seat in self.table.people() if seat not in activity.hurried]
        if isinstance(action, Take | Decline | Seal):
            for offer in state.offers:
                waiting = any(rounds.unanswered(offer, person) for person in people)
                if offer.number == action.offer and offer.to == ALL and waiting:
                    return self.offered.get(offer.number, self.heard) + pace.courtesy
        if isinstance(action, Done) and rounds.in_trade() and seat == state.active:
            if len(self.pending) > 1 or self.thinking is not None:
                return float("inf")
            if any(not state.done[person] for person in people):
                return max([self.heard, *self.offered.values()]) + pace.grace + activity.stretch()
        if isinstance(action, Offer) and state.active in people:
            first = 0.0 if self.talked.get(state.active) else self.began + pace.courtesy
            return max(first, activity.free() if state.active in activity.composing else 0.0)
        return 0.0

    async def act(self) -> None:
        """Let the bot act whose time has come; what is no longer possible is thought over."""
        if self.table.play is None or self.table.play.result is not None:
            return
        rounds, now = self.rounds(), self.time.now()
        ready = [seat for seat in self.pending if self.due(rounds, seat) <= now]
        if ready:
            seat = min(ready, key=lambda seat: self.pending[seat].ready)
            planned = self.pending.pop(seat)
            self.talked[seat] = self.talked.get(seat, 0) + 1
            try:
                if planned.stirs == rounds.stirs and seat in self.table.bots():
                    await self.move(planned.action)
            except StoreFailed:
                self.pending[seat] = replace(planned, ready=now + 1.0)
            except HaricotError:
                rounds.quiet[seat] = self.rounds().now()
        self.wake()

    def forget(self) -> None:
        """Have the bots told everything again when they are asked next."""
        self.brains.forget(self.table.id)

    def close(self) -> None:
        """Stop for good, and let the table go: what knows each other in a circle is not freed by itself."""
        self.rest()
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None
        del self.submit, self.move
