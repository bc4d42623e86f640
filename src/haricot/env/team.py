"""Team: a batch on several processes, which share the memory that they write into."""
# interpreted: it hands work to others

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, TypeAlias

from numpy.typing import NDArray

from haricot.bots import AnyGame
from haricot.catalogue import game_again, load
from haricot.env.batch import Batch, Buffers
from haricot.env.desk import TALK
from haricot.env.spec import spec_of
from haricot.kernel.errors import BadOption, HaricotError

Told: TypeAlias = tuple[dict[str, Any], str, tuple[int, int, int, int], str, int]
"""What a process has to know: the rules, the memory and its shape, the reward, and how long a talk lasts."""

STEP = b"step"
DONE = b""
"""What a process answers when all went well; anything else is a sentence."""


class Team:
    """So many games of one kind on several processes: the same games and arrays as a Batch has."""

    def __init__(
        self,
        game: AnyGame,
        games: int,
        seed: int = 0,
        reward: str = "score",
        talk: int = TALK,
        processes: int = 2,
    ) -> None:
        if not 1 <= processes <= games:
            raise BadOption(f"{processes} processes cannot share {games} games: each needs one at least.")
        self.game = game
        self.games = games
        self.spec = spec_of(game)
        shape = (games, self.spec.size, len(self.spec.choices), int(game.players))
        self.memory = SharedMemory(create=True, size=Buffers(*shape).bytes)
        self.buffers = Buffers(*shape, memory=self.memory.buf)
        told = (game.describe(), self.memory.name, shape, reward, talk)
        self.members = [Member(told, bounds) for bounds in shares(games, processes)]
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin new games."""
        self.ask(str(seed).encode())

    def step(self, choices: NDArray[Any] | Sequence[int]) -> None:
        """Choose something in every game, and see what comes of it."""
        self.buffers.choices[:] = choices
        self.ask(STEP)

    def ask(self, errand: bytes) -> None:
        """Have everybody do something, and wait until all have."""
        for member in self.members:
            member.send(errand)
        said = [member.answer() for member in self.members]
        for sentence in said:
            if sentence != DONE:
                raise HaricotError(sentence.decode())

    def close(self) -> None:
        """Send everybody home, and give the memory back; the arrays are gone then."""
        for member in self.members:
            member.pipe.close()
            member.process.join()
        del self.buffers
        self.memory.close()
        self.memory.unlink()

    def __enter__(self) -> Team:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Member:
    """A process that plays some of the games."""

    def __init__(self, told: Told, bounds: tuple[int, int]) -> None:
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
            return self.pipe.recv_bytes()
        except (EOFError, ConnectionResetError):
            return b"A process of the team has died: begin again, with fewer games if memory ran out."


def shares(games: int, processes: int) -> list[tuple[int, int]]:
    """Share games out as evenly as can be."""
    ends = [games * number // processes for number in range(processes + 1)]
    return list(pairwise(ends))


def work(path: list[str], pipe: Connection, told: Told, bounds: tuple[int, int]) -> None:
    """Play some of the games, as long as somebody asks."""
    sys.path[:] = path
    rules, name, shape, reward, talk = told
    memory = SharedMemory(name)
    part = Buffers(*shape, memory=memory.buf).part(*bounds)
    load(rules["game"])
    game = game_again(rules["game"], rules["options"], rules["tables"])
    batch = Batch(game, bounds[1] - bounds[0], 0, reward, talk, part)
    while True:
        try:
            errand = pipe.recv_bytes()
        except EOFError:
            return
        try:
            if errand == STEP:
                batch.step(part.choices)
            else:
                batch.reset(int(errand), bounds[0], shape[0])
            pipe.send_bytes(DONE)
        except HaricotError as error:
            pipe.send_bytes(str(error).encode())
