"""Soak the bots: every rung plays every game and player count, and nobody may break a rule or err."""

from __future__ import annotations

import argparse
import os
import sys
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import haricot
from bench.soak import CONFIGURATIONS, LONGEST, ROOT, Chunk, build, game_named, tell
from haricot.arena.host import Host, Listener
from haricot.arena.umpire import Watched
from haricot.arena.workers import answers
from haricot.bots import AnyGame, Bot, bot_named, ladder
from haricot.cards.bots.master import MasterBot
from haricot.kernel.errors import HaricotError
from haricot.kernel.record import AnySession, new_session

RUNGS = tuple(ladder("bohnanza"))
FILE = ROOT / "build" / "soak-bots.json"
CHUNK = 5

SHORT = (0,)
"""Masters judge their trials at the end of the turn: they may do the same, and play many more games."""


class Effort(Struct, frozen=True):
    """What is played: games of each rung, from which seed on, how often masters try things out, and where."""

    games: int = 1_000
    rollouts: int = 12
    first: int = 0
    configurations: tuple[str, ...] = tuple(CONFIGURATIONS)


class Task(Struct, frozen=True):
    """Some games of one rung at one configuration, from a seed on."""

    rung: str
    chunk: Chunk
    rollouts: int


class Tally(Struct):
    """What came of a rung's games: how many decisions, how long they took, and what went wrong."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    faults: list[str] = []

    def add(self, other: Tally) -> None:
        """Count other games too."""
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.faults += other.faults


class Soaked(Struct):
    """A soak of bots: which build and sources, how much was played, and the tally of each rung and game."""

    build: str
    sources: str
    effort: Effort
    seconds: float
    rungs: dict[str, dict[str, Tally]]

    def faults(self) -> list[str]:
        """List all that went wrong."""
        return [fault for games in self.rungs.values() for tally in games.values() for fault in tally.faults]


def sources() -> str:
    """Digest everything that the running build was made from."""
    digest = sha256()
    for file in sorted(Path(haricot.__file__).parent.rglob("*")):
        digest.update(file.read_bytes() if file.suffix in (".py", ".toml") else b"")
    return digest.hexdigest()


def names(rung: str, players: int, seed: int) -> list[str]:
    """Seat a rung among its own kind, and every other game beside random players, who offer anything."""
    if rung == "master":
        return beside_one_master(players, seed)
    return [rung if seed % 2 == 0 or seat % 2 == seed // 2 % 2 else "random" for seat in range(players)]


def beside_one_master(players: int, seed: int) -> list[str]:
    """Seat one master, who is slow, in turn at every seat, beside experts or random players."""
    other = "random" if seed % 2 else "expert"
    return ["master" if seat == seed // 2 % players else other for seat in range(players)]


def seated(game: AnyGame, name: str, seat: int, seed: int, rollouts: int) -> Bot:
    """Seat a bot; a master is told how often to try things out, so that it does the same again."""
    kind: Any = bot_named(name, game.name)
    bot: Bot = kind(game, seat, seed, rollouts=rollouts) if name == "master" else kind(game, seat, seed)
    if isinstance(bot, MasterBot):
        bot.rounds = SHORT
    return bot


def patience(session: AnySession) -> Listener:
    """Listen until a game has become too long."""

    def listen(events: object) -> None:
        if len(session.record.actions) > LONGEST:
            raise HaricotError("The game does not end.")

    return listen


def play(game: AnyGame, rung: str, seed: int, rollouts: int) -> Tally:
    """Play one game under the umpire's eyes, and tell what went wrong if anything did."""
    session: AnySession = new_session(game, seed)
    tally = Tally(games=1)
    watched: dict[int, Watched] = {}
    try:
        for seat, name in enumerate(names(rung, game.players, seed)):
            watched[seat] = Watched(seated(game, name, seat, seed, rollouts), name, session, None)
        Host(game, session, watched, patience(session)).run()
    except Exception as error:
        tally.faults.append(f"{type(error).__name__}: {error}")
    for bot in watched.values():
        if bot.name == rung:
            tally.add(Tally(0, bot.decisions, bot.seconds, bot.slowest))
    return tally


def soak(task: Task) -> tuple[Task, Tally]:
    """Play the games of a task; a fault names the game that it was found in."""
    chunk, total = task.chunk, Tally()
    game = game_named(chunk.name)
    for seed in range(chunk.first, chunk.first + chunk.games):
        tally = play(game, task.rung, seed, task.rollouts)
        tally.faults = [f"{chunk.name}, {task.rung}, seed {seed}: {fault}" for fault in tally.faults]
        total.add(tally)
    return task, total


def tasks(rungs: list[str], effort: Effort) -> list[Task]:
    """Cut the work into pieces, so that a soak that is stopped has played everything evenly."""
    return [
        Task(rung, Chunk(name, effort.first + first, min(CHUNK, effort.games - first)), effort.rollouts)
        for first in range(0, effort.games, CHUNK)
        for rung in rungs
        for name in effort.configurations
    ]


def soak_all(rungs: list[str], effort: Effort, processes: int) -> Soaked:
    """Have every rung play a number of games of every configuration, or as many as there is time for."""
    soaked = Soaked(build(), sources(), effort, 0.0, {rung: empty(effort) for rung in rungs})
    work = tasks(rungs, effort)
    began = time.perf_counter()
    try:
        for done, (task, tally) in enumerate(answers(soak, work, processes), 1):
            soaked.rungs[task.rung][task.chunk.name].add(tally)
            soaked.seconds = time.perf_counter() - began
            told = Chunk(f"{task.rung}, {task.chunk.name}", task.chunk.first - effort.first, task.chunk.games)
            tell(told, effort.games, done / len(work), soaked.seconds)
            for fault in tally.faults:
                print(f"\n{fault}", file=sys.stderr)
    except KeyboardInterrupt:
        print("\nStopped: this is what was played until now.", file=sys.stderr)
    print(file=sys.stderr)
    return soaked


def empty(effort: Effort) -> dict[str, Tally]:
    """Begin to count the games of a rung."""
    return {name: Tally() for name in effort.configurations}


def show(soaked: Soaked) -> None:
    """Sum up what each rung has played."""
    for rung, games in soaked.rungs.items():
        total = Tally()
        for tally in games.values():
            total.add(tally)
        pace = 1e6 * total.seconds / max(1, total.decisions)
        print(
            f"{rung:<8} {total.games:8,} games {total.decisions:12,} decisions of {pace:9,.1f} µs"
            f"   slowest {total.slowest:6.3f} s {len(total.faults):5} faults"
        )


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    usual = Effort()
    parser.add_argument("--games", type=int, default=usual.games, help="games of each rung and configuration")
    parser.add_argument(
        "--rollouts",
        type=int,
        default=usual.rollouts,
        help="tries of a master's decision: with one it does as an expert",
    )
    parser.add_argument("--first", type=int, default=usual.first, help="the seed of the first game")
    parser.add_argument("--rungs", nargs="+", choices=RUNGS, default=list(RUNGS))
    parser.add_argument(
        "--only",
        nargs="+",
        choices=usual.configurations,
        default=usual.configurations,
        metavar="CONFIGURATION",
        help="configurations, as a fault names them",
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def main() -> int:
    wanted = read_arguments()
    effort = Effort(wanted.games, wanted.rollouts, wanted.first, tuple(wanted.only))
    print(f"haricot: the {build()} build, {', '.join(wanted.rungs)} at {len(wanted.only)} configurations")
    soaked = soak_all(wanted.rungs, effort, wanted.processes)
    show(soaked)
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(soaked)))
    faults = soaked.faults()
    print(f"{len(faults)} faults in {soaked.seconds:.0f} seconds{':' if faults else '.'}")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
