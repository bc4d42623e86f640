"""Measure how many random decisions per second other public Python game engines play.

Run it with the Python of an environment that holds bench/rivals.txt; it does not import haricot.
A decision is one action applied by one player, forced ones included; deals and dice are not decisions.
"""

import argparse
import contextlib
import importlib
import importlib.metadata
import json
import logging
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

LOGGER = logging.getLogger(__name__)

Row = dict[str, str | int]
PlayGame = Callable[[], int]


class NotShippedError(Exception):
    """Say that an installed package does not hold the game that it is wanted for."""


@dataclass(frozen=True)
class Rival:
    """Name one game of one package, and how to get a function that plays one random game of it."""

    name: str
    package: str
    note: str
    open_game: Callable[[Random], PlayGame]


def open_textarena(_rng: Random) -> PlayGame:
    """Look for Bohnanza among the files of the installed textarena, which needs no import of it."""
    files = importlib.metadata.files("textarena") or []
    games = {path.parts[2] for path in files if path.match("textarena/envs/*/env.py")}
    version = importlib.metadata.version("textarena")
    if "Bohnanza" not in games:
        raise NotShippedError(f"textarena {version} ships {len(games)} games, and Bohnanza is not one.")
    raise NotShippedError(f"textarena {version} ships Bohnanza, but this script has no player for it yet.")


def open_rlcard(game: str, rng: Random) -> PlayGame:
    """Open an RLCard environment, which encodes an observation at every step."""
    env = importlib.import_module("rlcard").make(game, config={"seed": rng.getrandbits(32)})

    def play() -> int:
        decisions = 0
        state, _player = env.reset()
        while not env.is_over():
            state, _player = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def open_hearts(rng: Random) -> PlayGame:
    """Open OpenSpiel's hearts, whose deal is a run of chance moves that are played but not counted."""
    game = importlib.import_module("pyspiel").load_game("hearts")

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()  # every chance move of hearts is uniform over its legal actions
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += not chance
        return decisions

    return play


def open_zoo(name: str, rng: Random) -> PlayGame:
    """Open a raw environment of PettingZoo, looked at before every step as its agents would."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()

    def play() -> int:
        decisions = 0
        env.reset(seed=rng.getrandbits(31))
        while env.agents:
            observation, _reward, terminated, truncated, info = env.last()
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            over = terminated or truncated
            env.step(None if over else rng.choice([act for act, free in enumerate(mask) if free]))
            decisions += not over
        return decisions

    return play


def open_pgx(game: str, rng: Random) -> PlayGame:
    """Open 1,024 games of Pgx side by side, compiled by JAX; a game that ends is followed by another."""
    jax = importlib.import_module("jax")
    pgx = importlib.import_module("pgx")
    wrappers = importlib.import_module("pgx.experimental.wrappers")
    env, games = pgx.make(game), 1024
    step = jax.vmap(wrappers.auto_reset(env.step, env.init))

    def advance(state: Any, key: Any) -> Any:
        scores = jax.random.uniform(key, state.legal_action_mask.shape) * state.legal_action_mask
        return step(state, scores.argmax(axis=1), jax.random.split(key, games))

    quick = jax.jit(advance)
    key = jax.random.PRNGKey(rng.getrandbits(31))
    table = [jax.jit(jax.vmap(env.init))(jax.random.split(key, games)), key]

    def play() -> int:
        for _ in range(100):
            table[1], key = jax.random.split(table[1])
            table[0] = quick(table[0], key)
        jax.block_until_ready(table[0])
        return 100 * games

    return play


def open_catanatron(rng: Random) -> PlayGame:
    """Open Catan with four of catanatron's own random players, to its own limit of turns."""
    catan = importlib.import_module("catanatron")
    turn_limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT

    def play() -> int:
        decisions = 0
        players = [catan.RandomPlayer(color) for color in catan.Color]
        game = catan.Game(players, seed=rng.getrandbits(32))
        while game.winning_color() is None and game.state.num_turns < turn_limit:
            game.play_tick()
            decisions += 1
        return decisions

    return play


RIVALS = (
    Rival("TextArena Bohnanza", "textarena", "", open_textarena),
    Rival(
        "RLCard uno",
        "rlcard",
        "2 players, pure Python; each step encodes a NumPy observation; most decisions are forced.",
        lambda rng: open_rlcard("uno", rng),
    ),
    Rival(
        "RLCard gin-rummy",
        "rlcard",
        "2 players, pure Python; each step encodes a NumPy observation and looks for melds.",
        lambda rng: open_rlcard("gin-rummy", rng),
    ),
    Rival(
        "PettingZoo hanabi",
        "pettingzoo",
        "2 players, raw environment over OpenSpiel's C++; each step makes an observation.",
        lambda rng: open_zoo("hanabi_v5", rng),
    ),
    Rival(
        "PettingZoo texas_holdem",
        "pettingzoo",
        "2 players, raw environment over RLCard, pure Python; each step makes an observation.",
        lambda rng: open_zoo("texas_holdem_v4", rng),
    ),
    Rival(
        "Pgx leduc_holdem",
        "pgx",
        "2 players, 1,024 games at once, compiled by JAX for this processor; six cards, no trade.",
        lambda rng: open_pgx("leduc_holdem", rng),
    ),
    Rival(
        "OpenSpiel hearts",
        "open_spiel",
        "4 players, C++ core driven from Python; a deal's 53 chance moves take time but are not counted.",
        open_hearts,
    ),
    Rival(
        "catanatron",
        "catanatron",
        "Catan, 4 random players, pure Python; bank trades only, none between players.",
        open_catanatron,
    ),
)


def play_for(seconds: float, play: PlayGame) -> tuple[float, int]:
    """Play whole games for some seconds of this process; return decisions per second, and the games."""
    decisions = games = 0
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        decisions += play()
        games += 1
        elapsed = time.process_time() - start
    return decisions / elapsed, games


def measure(rival: Rival, seconds: float, runs: int) -> Row:
    """Play one untimed game and then the timed runs, and return the row of the median run's rate."""
    version = importlib.metadata.version(rival.package)
    play = rival.open_game(Random(1))
    play()
    results = [play_for(seconds, play) for _ in range(runs)]
    return {
        "name": rival.name,
        "package": rival.package,
        "version": version,
        "decisions_per_second": round(statistics.median(rate for rate, _ in results)),
        "games": sum(games for _, games in results),
        "note": rival.note,
    }


def explain(error: Exception, package: str) -> str:
    """Put into one sentence why a rival has no figure."""
    if isinstance(error, importlib.metadata.PackageNotFoundError):
        return f"The package {package} is not installed."
    if isinstance(error, NotShippedError):
        return str(error)
    text = " ".join(str(error).split()).rstrip(".")
    return f"{package} did not run: {type(error).__name__}: {text}."


def measure_or_explain(rival: Rival, seconds: float, runs: int) -> Row:
    """Return the rival's row, or a row with the reason when anything at all keeps it from playing."""
    try:
        with contextlib.redirect_stdout(sys.stderr):
            return measure(rival, seconds, runs)
    except (ImportError, NotShippedError) as error:
        reason = explain(error, rival.package)
    except Exception as error:  # a rival that breaks must not take the others with it
        LOGGER.exception("%s broke", rival.name)
        reason = explain(error, rival.package)
    return {"name": rival.name, "package": rival.package, "error": reason}


def parse_arguments() -> argparse.Namespace:
    """Read the command line, refusing a time or a number of runs that measures nothing."""
    parser = argparse.ArgumentParser(description="Measure other public Python game engines; prints JSON.")
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="of the processor, for one run (default 3)"
    )
    parser.add_argument("--runs", type=int, default=3, help="runs per rival, the median counts (default 3)")
    arguments = parser.parse_args()
    if not 0 < arguments.seconds < float("inf") or arguments.runs < 1:
        parser.error("--seconds must be above 0 and finite, and --runs at least 1")
    return arguments


def main() -> None:
    """Measure every rival in turn, telling the progress on stderr, and print the rows as JSON."""
    arguments = parse_arguments()
    rows: list[Row] = []
    for rival in RIVALS:
        print(f"{rival.name} ...", file=sys.stderr, flush=True)
        row = measure_or_explain(rival, arguments.seconds, arguments.runs)
        rate = row.get("decisions_per_second")
        print(f"  {row['error'] if rate is None else f'{rate:,} decisions/s'}", file=sys.stderr, flush=True)
        rows.append(row)
    print(json.dumps(rows, indent=2))


if __name__ == "__main__":
    main()
