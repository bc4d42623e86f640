"""`haricot lab`: what beans, seats, third fields and options are worth."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import haricot
from haricot.arena.intervals import Interval
from haricot.arena.lab import Study, contrast, study
from haricot.arena.labfigures import describe, tables
from haricot.arena.ledger import Row
from haricot.arena.match import at_least_one
from haricot.beans.game import AnyGame
from haricot.cli.files import stdout_aside, try_outputs, write_text
from haricot.cli.options import chosen_game, given_options, named_option
from haricot.cli.show import need_rich, progress, say, show_errors, table
from haricot.cli.workers import workers
from haricot.extras import need

SHARES = ("share", "of all", "victories")


def run(args: Namespace) -> int:
    """Play many games, and show and write what they tell."""
    at_least_one(args.games, "games")
    quiet = args.json == Path("-")
    if not quiet:
        need_rich("ask for --json -")
    if args.plots:
        need("matplotlib.figure", "Plots need", "leave --plots out")
    with stdout_aside():
        game, other = chosen_game(args), other_game(args)
        try_outputs(args)
        first = play(args, game, "Games", quiet)
        second = play(args, other, "Against", quiet) if other else None
    found = tables(first, contrast(first, second) if second else [])
    if not quiet:
        show(first, second, found)
    write(args, found, describe(first, second, found))
    return 0


def other_game(args: Namespace) -> AnyGame | None:
    """Set up the game with the options that it is to be compared with."""
    if not args.against:
        return None
    given = {**given_options(args), **dict(named_option(text, "--against") for text in args.against)}
    game: AnyGame = haricot.game(args.game, tables=args.tables, **given)
    return game


def play(args: Namespace, game: AnyGame, what: str, quiet: bool) -> Study:
    """Play the games of one set of options."""
    with progress(what, args.games, not quiet) as bar:
        return study(game, args.bot, args.games, args.seed, workers(args), bar)


def show(first: Study, second: Study | None, found: dict[str, list[Row]]) -> None:
    """Print all tables."""
    for rows in found.values():
        headings = list(rows[0])
        table(headings, [[cell(name, row) for name in headings] for row in rows])
    match = first.match
    say(f"{first.games} games of {match.bots[0]} bots. An even share of wins is {match.par:.1%}.")
    if "third_field" in found:
        say("Who buys a third field may have been ahead before; --against tells what the option is worth.")
    show_errors(first.errors + (second.errors if second else []))


def cell(name: str, row: Row) -> str:
    """Write a figure: shares in per cent, the rest with two digits."""
    value: Any = row[name]
    in_percent = any(word in name or word in str(row.get("measure", "")) for word in SHARES)
    if name == "95 %" and "win share" in row:
        in_percent = True
    if isinstance(value, Interval):
        return f"{number(value.low, in_percent)} to {number(value.high, in_percent)}"
    return number(value, in_percent) if isinstance(value, float) else "-" if value is None else str(value)


def number(value: float, in_percent: bool) -> str:
    """Write one number."""
    return f"{value:.1%}" if in_percent else f"{value:.2f}"


def write(args: Namespace, found: dict[str, list[Row]], figures: dict[str, Any]) -> None:
    """Write the files that are asked for."""
    if args.json:
        write_text(args.json, json.dumps(figures, indent=1) + "\n")
    if args.plots:
        from haricot.arena.labplots import draw_tables

        draw_tables(found, args.plots)
