"""`haricot simulate`: many games among bots, and their sums."""

from __future__ import annotations

import json
import sys
from argparse import Namespace

from haricot.arena.match import Line, Summary, simulate
from haricot.bots import AnyGame
from haricot.cli.options import chosen_game, given_options
from haricot.kernel.errors import HaricotError


def run(args: Namespace) -> int:
    """Let bots play, and print what came of it."""
    names = args.bots.split(",")
    counted = len(names) > 1 and "players" not in given_options(args)
    game = chosen_game(args, players=len(names)) if counted else chosen_game(args)
    if args.json:
        summary = simulate(game, names, args.games, args.seed)
        print(json.dumps(summary.describe(), indent=1))
        return 0
    need_rich()
    show(with_progress(game, names, args.games, args.seed))
    return 0


def need_rich() -> None:
    """Say what is missing, where rich is."""
    try:
        import rich  # noqa: F401
    except ImportError:
        missing = "The table needs rich: pip install 'haricot[cli]', or ask for --json."
        raise HaricotError(missing) from None


def with_progress(game: AnyGame, names: list[str], games: int, seed: int) -> Summary:
    """Play, and show on the standard error how far it is."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("Playing", total=games)
        return simulate(game, names, games, seed, lambda played: bar.update(task, completed=played))


def show(summary: Summary) -> None:
    """Print tables of bots and seats, and a line about the games."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    for title, lines in (("bot", summary.by_bot), ("seat", summary.by_seat)):
        table = Table(box=None, pad_edge=False)
        table.add_column(title, min_width=10)
        for heading in ("games", "wins", "talers"):
            table.add_column(heading, justify="right", min_width=8)
        for line in lines:
            table.add_row(*cells(line))
        console.print(table)
        console.print()
    figures = summary.describe()
    console.print(
        f"{summary.games} games, each with {figures['turns_per_game']} turns, "
        f"{figures['decisions_per_game']} decisions and {figures['deals_per_game']} deals; "
        f"{figures['games_per_second']} games a second. An even share of wins is {1 / len(summary.bots):.1%}."
    )


def cells(line: Line) -> tuple[str, str, str, str]:
    """Write one line of a table."""
    return line.name, str(line.games), f"{line.win_share:.1%}", f"{line.mean_talers:.1f}"
