"""`haricot selfplay`: games among bots, written down as data to learn from."""

from __future__ import annotations

from argparse import Namespace

from haricot.arena.selfplay import Summary, write_selfplay
from haricot.cli.show import progress, say, show_errors
from haricot.cli.simulate import game_for
from haricot.cli.workers import workers
from haricot.extras import need


def run(args: Namespace) -> int:
    """Play, write every decision, and say how much that was."""
    need("pyarrow.parquet", "Parquet needs")
    need("rich", "The progress bar needs")
    game = game_for(args, args.bots)
    with progress("Games", args.games) as bar:
        summary = write_selfplay(
            game, args.bots, args.games, args.parquet, args.seed, args.passes, workers(args), bar
        )
    show(args, summary)
    return 0


def show(args: Namespace, summary: Summary) -> None:
    """Say what was written."""
    say(f"{summary.games} games with {summary.decisions} decisions are in {args.parquet}.")
    show_errors(summary.errors)
