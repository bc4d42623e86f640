"""`haricot simulate`: many games among bots, and their sums; the arena in its quickest form."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

from haricot.arena.report import Report
from haricot.arena.simulation import simulate
from haricot.beans.game import AnyGame
from haricot.cli.files import stdout_aside
from haricot.cli.options import chosen_game, given_options
from haricot.cli.show import need_rich, progress, show_report


def run(args: Namespace) -> int:
    """Let bots play, and print what came of it."""
    names = args.bots.split(",")
    game = game_for(args, names)
    if not args.json:
        need_rich("ask for --json")
    with stdout_aside(), progress("Playing", args.games, not args.json) as bar:
        report = simulate(game, names, args.games, args.seed, bar)
    if args.json:
        print(json.dumps(describe(report), indent=1))
    else:
        show_report(report, {})
    return 0


def game_for(args: Namespace, names: list[str]) -> AnyGame:
    """Set up the game; the number of players follows from the bots where each seat has one."""
    counted = len(names) > 1 and "players" not in given_options(args)
    return chosen_game(args, players=len(names)) if counted else chosen_game(args)


def describe(report: Report) -> dict[str, Any]:
    """Tell it in figures, with the speed."""
    return {**report.describe(), "games_per_second": round(report.games_per_second, 1)}
