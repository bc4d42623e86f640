"""`haricot arena`: matches, tournaments and plans of them, measured."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from haricot.arena.match import Match, match_of
from haricot.arena.plan import MatchGate, markdown, read_plan
from haricot.arena.ratings import Rating, ratings
from haricot.arena.report import Report, report_on
from haricot.arena.rows import write_parquet
from haricot.arena.sequential import Inquiry, question
from haricot.arena.standings import standings
from haricot.arena.tournament import Results, play_matches, round_robin
from haricot.cli.files import read_bytes, stdout_aside, try_outputs, write_text
from haricot.cli.options import chosen_game
from haricot.cli.show import need_rich, progress, say, show_report, show_standings
from haricot.cli.simulate import game_for
from haricot.cli.workers import workers
from haricot.extras import need
from haricot.kernel.errors import HaricotError

DEALS = 100
MOST = 5000
"""Maximum number of deals while a question is not decided."""


def run(args: Namespace) -> int:
    """Play what is asked for, and show and write what came of it."""
    check(args)
    if args.plan:
        return run_plan(args)
    with stdout_aside():
        matches = round_robin_of(args) if args.round_robin else [match_from(args)]
        inquiry = Inquiry(question(args.until, matches[0].par)) if args.until else None
        results = play(args, matches, inquiry)
    # A bot is not rated by games with itself alone.
    rated = ratings(results) if any(len(match.kinds()) > 1 for match in matches) else {}
    reports = [report_on(result) for result in results]
    if not to_stdout(args):
        show(args, results, reports, rated, inquiry)
    write(args, results, describe(args, results, reports, rated, inquiry))
    return 0


def check(args: Namespace) -> None:
    """Refuse what does not go together, and what lacks a library, before hours are spent."""
    if bool(args.plan) == bool(args.bots):
        raise HaricotError("Name the bots that compete, or a plan with --plan FILE.")
    if args.until and (args.plan or args.round_robin):
        raise HaricotError("--until is about the first bot of one match: leave --plan and --round-robin out.")
    if args.out and not args.plan:
        raise HaricotError("--out is for the table of a plan: name the plan with --plan FILE.")
    if args.budget is not None and not args.budget > 0:
        raise HaricotError(f"--budget {args.budget:g} leaves no time to decide: name seconds above 0.")
    if not to_stdout(args):
        need_rich("ask for --json -")
    need_libraries(args)


def need_libraries(args: Namespace) -> None:
    """See that what the output needs is installed."""
    if len(set(args.bots)) > 1:
        need("openskill.models", "Ratings need")
    if args.parquet:
        need("pyarrow.parquet", "Parquet needs", "leave --parquet out")
    if args.plots:
        need("matplotlib.figure", "Plots need", "leave --plots out")


def to_stdout(args: Namespace) -> bool:
    """Tell whether the standard output is for JSON alone."""
    return bool(args.json == Path("-"))


def deals(args: Namespace) -> int:
    """Tell how many deals to play at most."""
    return int(args.deals if args.deals is not None else MOST if args.until else DEALS)


def match_from(args: Namespace) -> Match:
    """Set up the one match that is asked for."""
    return match_of(game_for(args, args.bots), args.bots, deals(args), **terms(args))


def round_robin_of(args: Namespace) -> list[Match]:
    """Set up all matches of a round robin."""
    return round_robin(chosen_game(args), args.bots, deals(args), **terms(args))


def terms(args: Namespace) -> dict[str, Any]:
    """Collect what holds for all matches."""
    return {"seed": args.seed, "seatings": args.seatings, "budget": args.budget}


def play(args: Namespace, matches: Sequence[Match], inquiry: Inquiry | None = None) -> list[Results]:
    """Play matches, and show how far they are."""
    try_outputs(args)
    total = sum(match.deals for match in matches)
    with progress("Deals", total, not to_stdout(args)) as bar:
        return play_matches(matches, workers(args), args.resume, inquiry, bar)


def show(
    args: Namespace,
    results: Sequence[Results],
    reports: Sequence[Report],
    rated: dict[str, Rating],
    inquiry: Inquiry | None,
) -> None:
    """Print tables for people."""
    if args.round_robin:
        show_standings(standings(results, rated), reports)
    else:
        show_report(reports[0], rated)
    if inquiry is not None:
        say(verdict(inquiry, reports[0].match))


def verdict(inquiry: Inquiry, match: Match) -> str:
    """Say what the question came to."""
    low, high = f"{inquiry.question.low:.1%}", f"{inquiry.question.high:.1%}"
    first = match.bots[0]
    if inquiry.answer is None:
        return f"Undecided after {inquiry.deals} deals whether {first} wins {high} or {low}: play more."
    more, less = (high, low) if inquiry.answer == "high" else (low, high)
    return f"Decided after {inquiry.deals} deals: {first} wins {more} rather than {less}."


def describe(
    args: Namespace,
    results: Sequence[Results],
    reports: Sequence[Report],
    rated: dict[str, Rating],
    inquiry: Inquiry | None,
) -> dict[str, Any]:
    """Tell all of it in figures."""
    told: dict[str, Any] = {"matches": [report.describe() for report in reports]}
    told["ratings"] = {bot: {"mu": rating.mu, "sigma": rating.sigma} for bot, rating in rated.items()}
    if args.round_robin:
        told["standings"] = [one.describe() for one in standings(results, rated)]
    if inquiry is not None:
        asked = inquiry.question
        told["until"] = {
            "low": asked.low,
            "high": asked.high,
            "risk": asked.risk,
            "deals": inquiry.deals,
            "evidence": round(inquiry.evidence, 3),
            "answer": inquiry.answer,
        }
    return told


def write(args: Namespace, results: Sequence[Results], figures: dict[str, Any]) -> None:
    """Write the files that are asked for."""
    if args.json:
        write_text(args.json, json.dumps(figures, indent=1) + "\n")
    if args.parquet:
        write_parquet(results, args.parquet)
    if args.plots:
        from haricot.arena.plots import draw_results

        draw_results(results, figures["ratings"], args.plots)


def run_plan(args: Namespace) -> int:
    """Play the matches of a plan, and tell by the exit code whether all their gates held."""
    with stdout_aside():
        plan = read_plan(read_bytes(args.plan), str(args.plan))
        results = play(args, [match for match, _ in plan])
    gates = [MatchGate(report_on(result), least) for result, (_, least) in zip(results, plan, strict=True)]
    text = markdown(gates)
    if not to_stdout(args):
        print(text, end="")
    if args.out:
        write_text(args.out, text)
    figures = {"matches": [gate.describe() for gate in gates], "ratings": {}}
    write(args, results, figures)
    return 0 if all(gate.holds for gate in gates) else 1
