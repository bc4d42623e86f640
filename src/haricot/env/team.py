"""Team: a batch on several processes, which share the memory that they write into."""
# interpreted: it hands work to others

from __future__ import annotations

import multiprocessing
import select
import sys
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from time import perf_counter
from typing import Any, NoReturn, TypeAlias

from numpy.typing import ArrayLike

from haricot.beans.game import AnyGame
from haricot.catalogue import game_again, load
from haricot.env.batch import Batch, Buffers, checked
from haricot.env.desk import MOST_ASKED
from haricot.env.spec import spec_of
from haricot.kernel.errors import BadOption, HaricotError

ShareSetup: TypeAlias = tuple[dict[str, Any], str, tuple[int, int, int, int], str, int]
"""What a process has to know: the rules, the memory and its shape, the reward, and how long a talk lasts."""

STEP = b"step"
AWAKE = 0.0005
"""Seconds that a process polls before it goes to sleep."""

DONE = b""
"""What a process answers when all went well; anything else is a sentence."""


GUARD = (
    "In a script, make a team below `if __name__ == '__main__':`, since each process reads the script again."
)
FAILED = f"A process of the team has failed, and has said why above. {GUARD}"
DEAD = "A process of the team has died: begin again, with fewer games if memory ran out."
"""What is told of a process that is gone: by an error of its own, or because something has ended it."""


class Team:
    """Games of one kind on several processes, this one among them: the same games as in a Batch."""

    def __init__(
        self,
        game: AnyGame,
        games: int,
        seed: int = 0,
        reward: str = "score",
        talk: int = MOST_ASKED,
        processes: int = 2,
    ) -> None:
        if getattr(multiprocessing.current_process(), "_inheriting", False):
            raise HaricotError(GUARD)
        if not 1 <= processes <= games:
            raise BadOption(f"{processes} processes cannot share {games} games: each needs one at least.")
        self.game = game
        self.games = games
        self.spec = spec_of(game)
        shape = (games, self.spec.size, len(self.spec.choices), int(game.players))
        self.memory = SharedMemory(create=True, size=Buffers(*shape).bytes)
        self.buffers = Buffers(*shape, memory=self.memory.buf)
        told = (game.describe(), self.memory.name, shape, reward, talk)
        own, *others = shares(games, processes)
        self.members = [Member(told, bounds) for bounds in others]
        self.own = Share(told, self.buffers, own)
        try:
            self.reset(seed)
        except HaricotError:
            self.close()
            raise

    def reset(self, seed: int) -> None:
        """Begin new games."""
        self.ask(str(seed).encode())

    def step(self, choices: ArrayLike) -> None:
        """Choose something in every game, and see what comes of it: what cannot be changes nothing."""
        self.buffers.choices[:] = checked(choices, self.free)
        self.ask(STEP)

    def ask(self, errand: bytes) -> None:
        """Have everybody do something, do the own share, and wait until all have."""
        for member in self.members:
            member.send(errand)
        said = [self.own.do(errand), *(member.answer() for member in self.members)]
        for sentence in said:
            if sentence != DONE:
                raise HaricotError(sentence.decode())
        # What may be chosen, whatever somebody makes of the masks.
        self.free = self.buffers.masks.copy()

    def close(self) -> None:
        """Send everybody home, and give the memory back; the arrays are gone then."""
        for member in self.members:
            member.pipe.close()
            member.process.join()
        del self.buffers, self.own
        self.memory.close()
        self.memory.unlink()

    def __reduce__(self) -> NoReturn:
        raise HaricotError("A team cannot be copied, for its processes are its own: copy a Batch instead.")

    def __enter__(self) -> Team:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Member:
    """A process that plays some of the games."""

    def __init__(self, told: ShareSetup, bounds: tuple[int, int]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(sys.path, theirs, told, bounds), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, errand: bytes) -> None:
        """Have it do something; that it has died its answer tells."""
        with suppress(BrokenPipeError):
            self.pipe.send_bytes(errand)

    def answer(self) -> bytes:
        """Wait for an answer."""
        try:
            return heard(self.pipe)
        except (EOFError, ConnectionResetError):
            self.process.join()
            return (FAILED if self.process.exitcode == 1 else DEAD).encode()


def shares(games: int, processes: int) -> list[tuple[int, int]]:
    """Share games out as evenly as can be."""
    ends = [games * number // processes for number in range(processes + 1)]
    return list(pairwise(ends))


def heard(pipe: Connection) -> bytes:
    """Listen for the next word, awake for a moment: to wake up can take as long as a step."""
    if hasattr(select, "poll"):  # not on Windows
        poll = select.poll()
        poll.register(pipe.fileno(), select.POLLIN)
        end = perf_counter() + AWAKE
        while not poll.poll(0) and perf_counter() < end:
            pass
    return pipe.recv_bytes()


class Share:
    """Some of the games, played into a part of the memory that all share."""

    def __init__(self, told: ShareSetup, buffers: Buffers, bounds: tuple[int, int]) -> None:
        rules, _, shape, reward, talk = told
        game = game_again(rules["game"], rules["options"], rules["tables"])
        self.first = bounds[0]
        self.games = shape[0]
        self.part = buffers.part(*bounds)
        self.batch = Batch(game, bounds[1] - bounds[0], 0, reward, talk, self.part)

    def do(self, errand: bytes) -> bytes:
        """Take a step or begin anew, and tell what went wrong."""
        try:
            if errand == STEP:
                self.batch.step(self.part.choices)
            else:
                self.batch.reset(int(errand), self.first, self.games)
        except HaricotError as error:
            return str(error).encode()
        return DONE


def work(path: list[str], pipe: Connection, told: ShareSetup, bounds: tuple[int, int]) -> None:
    """Play a share of the games, as long as somebody asks."""
    sys.path[:] = path
    load(told[0]["game"])
    memory = SharedMemory(told[1])
    share = Share(told, Buffers(*told[2], memory=memory.buf), bounds)
    while True:
        try:
            errand = heard(pipe)
        except EOFError:
            return
        pipe.send_bytes(share.do(errand))
