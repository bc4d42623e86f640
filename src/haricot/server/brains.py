"""Brains: where bots think, in processes of their own so that no table waits for a thought."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from haricot.bots import Bot, bot_named
from haricot.catalogue import game_of
from haricot.kernel.actions import Action
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event
from haricot.kernel.record import read_record
from haricot.kernel.types import Seat
from haricot.kernel.view import View
from haricot.server.logs import fault
from haricot.server.play import Play
from haricot.server.timekeeper import Timekeeper

Key = tuple[str, int, Seat, str]
"""A bot: the table, the number of the game there, the seat, and which bot it is."""


class Question(Struct, frozen=True):
    """What a bot is asked: all that its seat may know, and what was news since it was asked last."""

    key: Key
    # The record of the game without its seed and moves.
    head: bytes
    dice: str
    first: int
    news: Sequence[Event]
    view: View
    options: Sequence[Action]


class BotLost(HaricotError):
    """A bot that did not answer."""


# In the processes of the bots.

BOTS: dict[Key, Bot] = {}


def begin() -> None:
    """Leave it to the server when to stop, and do not outlive it, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_the_server, daemon=True).start()


def follow_the_server() -> None:
    """End this process when the server has ended."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@lru_cache(maxsize=64)
def game_from(head: bytes) -> Any:
    """Set up a game from the head of a record."""
    return game_of(read_record(head))


def think(question: Question) -> Action | None:
    """Let a bot decide; it is made when it is first asked, or when its process was lost."""
    bot = BOTS.get(question.key)
    if bot is None or question.first == 0:
        seat, name = question.key[2:]
        game = game_from(question.head)
        bot = BOTS[question.key] = bot_named(name, game.name)(game, seat, question.dice)
    if bot.watches:
        for event in question.news:
            bot.see(event)
    return bot.decide(question.view, question.options)


def forget(table: str) -> None:
    """Forget the bots of a table."""
    for key in [key for key in BOTS if key[0] == table]:
        del BOTS[key]


# In the process of the server.


class Brains:
    """Processes that bots think in; a bot stays in its process, because it remembers."""

    def __init__(self, time: Timekeeper, thought: float, processes: int | None = None) -> None:
        self.time = time
        # The seconds that a thought may take.
        self.thought = thought
        self.pools: list[ProcessPoolExecutor | None] = [None] * (
            processes or max(1, (os.cpu_count() or 2) - 1)
        )
        # How many moves each bot has heard of.
        self.heard: dict[Key, int] = {}

    def pool(self, number: int) -> ProcessPoolExecutor:
        """Find a process, which is started when it is first needed."""
        pool = self.pools[number]
        if pool is None:
            context = multiprocessing.get_context("spawn")
            pool = self.pools[number] = ProcessPoolExecutor(1, mp_context=context, initializer=begin)
        return pool

    def place(self, table: str) -> int:
        """Tell in which process the bots of a table think."""
        return sum(table.encode()) % len(self.pools)

    def heard_of(self, key: Key) -> int:
        """Tell how many moves a bot has heard of."""
        return self.heard.get(key, 0)

    async def ask(self, question: Question, upto: int) -> Action | None:
        """Ask a bot; one that errs or thinks for ever is lost, and begins anew when it is asked again."""
        number = self.place(question.key[0])
        self.heard[question.key] = upto
        try:
            future = self.pool(number).submit(think, question)
            async with self.time.at_most(self.thought):
                return await asyncio.wrap_future(future)
        except (TimeoutError, BrokenProcessPool):
            fault("bot-lost", bot=question.key[3])
            self.lose(number)
        except Exception:
            fault("bot-erred", bot=question.key[3])
            self.heard.pop(question.key, None)
        raise BotLost("A bot could not answer: it begins anew.")

    def lose(self, number: int) -> None:
        """Give a process up; its bots will be told everything again."""
        pool, self.pools[number] = self.pools[number], None
        self.heard = {key: heard for key, heard in self.heard.items() if self.place(key[0]) != number}
        if pool is not None:
            for process in (getattr(pool, "_processes", None) or {}).values():
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def forget(self, table: str) -> None:
        """Forget the bots of a table that nobody is at."""
        mine = [key for key in self.heard if key[0] == table]
        for key in mine:
            del self.heard[key]
        pool = self.pools[self.place(table)]
        if mine and pool is not None:
            pool.submit(forget, table)

    async def close(self) -> None:
        """End all processes."""
        for number in range(len(self.pools)):
            self.lose(number)


def head_of(play: Play) -> bytes:
    """Write the head of a game's record without its seed, which no bot may know."""
    return msgspec.json.encode(msgspec.structs.replace(play.head(), seed=0))
