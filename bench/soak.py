"""Soak: play very many random games, lose no card in any of them, and compare the two builds."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import haricot.kernel.game
from haricot.beans.game import AnyGame
from haricot.beans.playout import Dice, Playout
from haricot.catalogue import game as set_up
from tests.laws.kits import KITS

BASE = {f"base, {players} players": {"players": players} for players in (3, 4, 5)}
EXTENSION = {
    f"extension, {players} players{', contracts' if contracts else ''}": {
        "players": players,
        "extension": True,
        "contracts": contracts,
    }
    for contracts in (False, True)
    for players in (3, 4, 5, 6, 7)
}
SISSI = {f"sissi, {players} players": {"name": "sissi", "players": players} for players in (3, 4, 5)}
HANSA = {f"hansa, {players} players": {"name": "hansa", "players": players} for players in (3, 4, 5)}
ROOT = Path(__file__).resolve().parents[1]
CONFIGURATIONS: dict[str, dict[str, Any]] = {**BASE, **EXTENSION, **SISSI, **HANSA}
LONGEST = 20_000
CHUNK = 25


class Soaked(Struct):
    """What came of a soak: which sources, how many games, and a digest for each configuration."""

    sources: str
    games: int
    digests: dict[str, str]


class Chunk(Struct, frozen=True):
    """Some games of one configuration, from a seed on."""

    name: str
    first: int
    games: int


def build() -> str:
    """Name the build that is running."""
    return "pure" if Path(haricot.kernel.game.__file__).suffix == ".py" else "compiled"


def sources() -> str:
    """Digest the rules and figures that the running build was made from."""
    folder = Path(haricot.kernel.game.__file__).parents[1]
    digest = sha256()
    for layer in ("kernel", "beans", "games"):
        for file in sorted((folder / layer).rglob("*")):
            digest.update(file.read_bytes() if file.suffix in (".py", ".toml") else b"")
    return digest.hexdigest()


@cache
def game_named(name: str) -> AnyGame:
    """Set up a configuration once."""
    game: AnyGame = set_up(**CONFIGURATIONS[name])
    return game


def play(game: AnyGame, seed: int) -> bytes:
    """Play a game with books kept, and digest all that happens in it."""
    playout = Playout(game, game.goods)
    state, dice, digest = game.start(seed), Dice(seed), sha256()
    ledger = KITS[game.name].books(game, state)
    events, steps = list(state.news), 0
    while True:
        for event in events:
            ledger.note(event)
        ledger.assert_agrees(state)
        digest.update(msgspec.json.encode(events))
        ledger.assert_whole()
        if state.result is not None:
            return digest.digest()
        assert steps < LONGEST, "the game does not end"
        events = game.apply(state, playout.step(state, dice))
        steps += 1


def soak(chunk: Chunk) -> tuple[Chunk, bytes]:
    """Play the games of a chunk; say which one went wrong if one does."""
    game = game_named(chunk.name)
    seeds = range(chunk.first, chunk.first + chunk.games)
    digests = []
    for seed in seeds:
        try:
            digests.append(play(game, seed))
        except Exception as error:
            raise RuntimeError(f"{chunk.name}, seed {seed}: {type(error).__name__}: {error}") from error
    return chunk, b"".join(digests)


def chunks(games: int) -> list[Chunk]:
    """Cut the work into pieces."""
    return [
        Chunk(name, first, min(CHUNK, games - first))
        for name in CONFIGURATIONS
        for first in range(0, games, CHUNK)
    ]


def soak_all(games: int, processes: int) -> Soaked:
    """Play a number of games of every configuration."""
    digests = {name: sha256() for name in CONFIGURATIONS}
    work = chunks(games)
    began = time.perf_counter()
    with multiprocessing.Pool(processes) as pool:
        # In order, so that the digest does not depend on which process is done first.
        for done, (chunk, digest) in enumerate(pool.imap(soak, work), 1):
            digests[chunk.name].update(digest)
            tell(chunk, games, done / len(work), time.perf_counter() - began)
    print(file=sys.stderr)
    return Soaked(sources(), games, {name: digest.hexdigest() for name, digest in digests.items()})


def tell(chunk: Chunk, games: int, done: float, seconds: float) -> None:
    """Show how far it is."""
    left = seconds / done - seconds
    line = f"{chunk.name}: {chunk.first + chunk.games:,} of {games:,} games"
    print(f"\r{done:4.0%}  {line:<55} {left:5.0f} s left", end="", file=sys.stderr, flush=True)


def file_of(which: str) -> Path:
    """Say where the soak of a build is written down."""
    return ROOT / "build" / f"soak-{which}.json"


def differences(mine: Soaked, which: str) -> list[str]:
    """Name the configurations that the other build has played differently, if it played the same ones."""
    file = file_of(which)
    if not file.exists():
        print(f"The {which} build has not been soaked yet: run it to compare.")
        return []
    other = msgspec.json.decode(file.read_bytes(), type=Soaked)
    if (other.games, other.sources) != (mine.games, mine.sources):
        print(f"The {which} build was soaked with other sources, or another number of games: run it again.")
        return []
    wrong = [name for name in mine.digests if mine.digests[name] != other.digests.get(name)]
    if not wrong:
        print(f"All digests are those of the {which} build.")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games of each configuration")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    this, other = (build(), "pure" if build() == "compiled" else "compiled")
    print(f"haricot: the {this} build, {wanted.games:,} games of {len(CONFIGURATIONS)} configurations each")
    began = time.perf_counter()
    soaked = soak_all(wanted.games, wanted.processes)
    for name, digest in soaked.digests.items():
        print(f"{name:<36} {digest[:16]}")
    print(f"Nothing was lost and every game ended, in {time.perf_counter() - began:.0f} seconds.")
    file_of(this).parent.mkdir(exist_ok=True)
    file_of(this).write_bytes(msgspec.json.format(msgspec.json.encode(soaked)))
    wrong = differences(soaked, other)
    if wrong:
        print(f"The {this} and the {other} build do not play the same games: {'; '.join(wrong)}.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
