"""Brains: the processes that bots think in, so that no table waits for a thought, and whose turn it is."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial

import msgspec

from haricot.kernel.actions import Action
from haricot.kernel.errors import HaricotError
from haricot.server import thinking
from haricot.server.background import begin
from haricot.server.fairqueue import MOVING, FairQueue, Put, ThoughtResult, Ticket, Whose
from haricot.server.logs import fault
from haricot.server.play import Play
from haricot.server.processes import end_process, obey_the_server, one_process
from haricot.server.thinking import Key, ThinkRequest
from haricot.server.timekeeper import Timekeeper


class BotLost(HaricotError):
    """A bot that did not answer."""


class Thinker:
    """A process that thinks one thought at a time; it is started when it is first needed."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        # How many moves each bot has heard of here.
        self.heard: dict[Key, int] = {}
        self.work: asyncio.Task[None] | None = None

    def heard_of(self, key: Key) -> int:
        """Tell how many moves a bot has heard of."""
        return self.heard.get(key, 0)

    async def ask(self, request: ThinkRequest) -> Action | None:
        """Have a bot think."""
        if self.pool is None:
            self.pool = one_process(obey_the_server)
        self.heard[request.key] = request.upto
        return await asyncio.wrap_future(self.pool.submit(thinking.think, request))

    def lose(self) -> None:
        """Give the process up; its bots will be told everything again."""
        end_process(self.pool)
        self.pool = None
        self.heard = {}

    def forget(self, table: str) -> None:
        """Forget the bots of a table."""
        mine = [key for key in self.heard if key[0] == table]
        for key in mine:
            del self.heard[key]
        if mine and self.pool is not None:
            try:
                self.pool.submit(thinking.forget, table)
            except BrokenProcessPool:
                fault("bots-lost")
                self.lose()


class Brains:
    """Hands thoughts out to processes; a bot stays in its process, because it remembers, if that is free."""

    def __init__(self, time: Timekeeper, thought: float, processes: int | None = None) -> None:
        self.time = time
        # The seconds that a thought may take; waiting for its turn is no part of it.
        self.thought = thought
        processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.thinkers = [Thinker() for _ in range(processes)]
        self.queue = FairQueue(processes)
        # Where the bots of each table were asked last.
        self.homes: dict[str, Thinker] = {}

    async def ask(self, whose: Whose, bot: str, put: Put) -> Action | None:
        """Ask a bot when its turn has come; one that errs or thinks for ever is lost, and begins anew."""
        ticket = Ticket(whose, bot, put)
        self.queue.join(ticket)
        self.hand_out()
        try:
            told = await ticket.told
        finally:
            self.queue.give_up(ticket)
        if told.lost:
            raise BotLost("A bot could not answer: it begins anew.")
        return told.action

    def hand_out(self) -> None:
        """Give every process that is free something to think, the one with the fewest bots first."""
        for thinker in sorted(self.thinkers, key=lambda thinker: len(thinker.heard)):
            ticket = self.queue.next(partial(self.distance, thinker)) if is_free(thinker) else None
            if ticket is not None:
                self.homes[ticket.whose.table] = thinker
                thinker.work = begin(partial(self.serve, thinker, ticket), "thinker-erred")

    def distance(self, thinker: Thinker, table: str) -> float:
        """Tell what it costs to have the bots of a table think here: at home, or without one, nothing."""
        home = self.homes.get(table, thinker)
        if home is thinker:
            return 0.0
        return float("inf") if is_free(home) else MOVING

    async def serve(self, thinker: Thinker, ticket: Ticket) -> None:
        """Think one thought, and then let the next one have its turn."""
        began = self.time.now()
        try:
            ticket.tell(await self.answer(thinker, ticket))
        finally:
            thinker.work = None
            self.queue.charge(ticket, self.time.now() - began)
            self.hand_out()

    async def answer(self, thinker: Thinker, ticket: Ticket) -> ThoughtResult:
        """Put the question as it stands now, and wait for the answer as long as a thought may take."""
        try:
            request = ticket.put(thinker.heard_of, self.queue.effort(ticket.whose))
            if request is None:
                return ThoughtResult()
            async with self.time.at_most(self.thought):
                return ThoughtResult(await thinker.ask(request))
        except (TimeoutError, BrokenProcessPool):
            fault("bot-lost", bot=ticket.bot)
            thinker.lose()
        except Exception:
            fault("bot-erred", bot=ticket.bot)
            thinker.forget(ticket.whose.table)
        return ThoughtResult(lost=True)

    def forget(self, table: str) -> None:
        """Forget the bots of a table, wherever they were."""
        self.homes.pop(table, None)
        for thinker in self.thinkers:
            thinker.forget(table)

    async def close(self) -> None:
        """End all processes."""
        thinkers, self.thinkers = self.thinkers, []
        for thinker in thinkers:
            if thinker.work is not None:
                thinker.work.cancel()
            thinker.lose()


def is_free(thinker: Thinker) -> bool:
    """Tell whether a process has nothing to think."""
    return thinker.work is None


def head_of(play: Play) -> bytes:
    """Write the head of a game's record without its seed, which no bot may know."""
    return msgspec.json.encode(msgspec.structs.replace(play.head(), seed=0))
