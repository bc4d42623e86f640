"""Tables and progress bars for people, with rich."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from haricot.arena.intervals import Interval
from haricot.arena.ratings import Rating
from haricot.arena.report import BotLine, Report
from haricot.arena.standings import BotStanding
from haricot.extras import need

WIDE = 140
"""Width of a table that is written to a file, in columns."""

SHOWN = 5
"""Maximum number of faults that are shown; JSON has them all."""


def need_rich(instead: str) -> None:
    """Say what is missing, where rich is."""
    need("rich", "The table needs", instead, "cli")


@contextmanager
def progress(what: str, total: int, show: bool = True) -> Iterator[Callable[[int], object]]:
    """Show on the standard error how far something is; without a terminal there is nothing to see."""
    if not show or not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def say(text: str = "") -> None:
    """Print a sentence, wrapped as wide as the terminal is."""
    from rich.console import Console

    Console(highlight=False, markup=False).print(text)


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table: names to the left, figures to the right."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    shown = Table(box=None, pad_edge=False)
    shown.add_column(headings[0], min_width=10, no_wrap=True)
    for heading in headings[1:]:
        shown.add_column(heading, justify="right")
    for row in rows:
        # Names are anybody's: what looks like markup in them is none.
        shown.add_row(*[Text(cell) for cell in row])
    wide = None if sys.stdout.isatty() else WIDE
    Console(highlight=False, width=wide).print(shown)
    say()


def percent(value: float) -> str:
    """Write a share."""
    return f"{value:.1%}"


def bounds(wins: Interval) -> str:
    """Write the bounds of a share."""
    return f"{wins.low:.1%} to {wins.high:.1%}"


def talers(line: BotLine) -> str:
    """Write the mean talers; games that a fault has ended have none."""
    return f"{line.mean_talers:.1f}" if line.talers else "-"


def rated(rating: Rating | None) -> str:
    """Write a rating with its interval."""
    return f"{rating.mu:.1f} ± {1.96 * rating.sigma:.1f}" if rating else "-"


HEADINGS = ("games", "wins", "95 %", "talers", "ms/decision", "deals", "gifts", "faults")


def cells(line: BotLine) -> list[str]:
    """Write one line of a table."""
    per_game = [f"{count / line.games:.1f}" for count in (line.deals, line.gifts)]
    figures = [percent(line.win_share), bounds(line.wins), talers(line), f"{line.milliseconds:.3f}"]
    return [line.name, str(line.games), *figures, *per_game, str(line.errors)]


def show_report(report: Report, ratings: dict[str, Rating]) -> None:
    """Print what came of a match, bot by bot and seat by seat."""
    headings = ["bot", *HEADINGS, *(["rating"] if ratings else [])]
    rows = [cells(line) + ([rated(ratings.get(line.name))] if ratings else []) for line in report.by_bot]
    table(headings, rows)
    table(["seat", *HEADINGS], [cells(line) for line in report.by_seat])
    show_means(report)
    show_errors(report.errors)


def show_means(report: Report) -> None:
    """Say what an average game is like."""
    means, par = report.means(), percent(report.match.par)
    speed = f" {report.games_per_second:.1f} games a second." if report.seconds else ""
    say(
        f"{report.played} deals, {report.games} games, each with {means['turns_per_game']} turns, "
        f"{means['decisions_per_game']} actions, {means['deals_per_game']} deals and "
        f"{means['gifts_per_game']} gifts.{speed} An even share of wins is {par}."
    )


def show_errors(errors: Sequence[str]) -> None:
    """Say which games a fault has ended."""
    if errors:
        say(f"\n{len(errors)} games were ended by a fault, which loses them:")
    for error in errors[:SHOWN]:
        say(f"  {error}")
    if len(errors) > SHOWN:
        say(f"  and {len(errors) - SHOWN} more; --json has them all.")
    if errors:
        say("  To see the whole traceback of one, look for Faults in docs/arena.md.")


def show_standings(found: Sequence[BotStanding], reports: Sequence[Report]) -> None:
    """Print the standings of a round robin, and who won how much against whom."""
    headings = ["bot", "rating", "wins", "95 %", "worst", "against", "talers", "ms/decision", "faults"]
    table(headings, [standing_cells(one) for one in found])
    order = [one.line.name for one in found]
    wins = {(report.match.bots[0], report.match.bots[1]): report.by_bot[0].win_share for report in reports}
    table(
        ["alone against a table of", *order],
        [[one, *[percent(wins[one, other]) if one != other else "" for other in order]] for one in order],
    )
    show_errors([f"{report.match.name}: {error}" for report in reports for error in report.errors])


def standing_cells(one: BotStanding) -> list[str]:
    """Write one line of the standings."""
    line, worst = one.line, one.worst
    wins = [percent(line.win_share), bounds(line.wins), percent(worst.win_share), worst.name]
    return [line.name, rated(one.rating), *wins, talers(line), f"{line.milliseconds:.3f}", str(line.errors)]
