"""Plots of what came of matches, as PNG files: nothing here opens a window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from haricot.arena.outputs import written
from haricot.arena.play import Played, SeatResult
from haricot.arena.report import line, scores_of
from haricot.arena.tournament import Results
from haricot.extras import need


def draw_results(
    results: Sequence[Results], ratings: dict[str, dict[str, float]], folder: Path
) -> list[Path]:
    """Draw all that can be drawn, and tell where."""
    plots: dict[str, Callable[[Any], None]] = {
        "seats": lambda axes: draw_seats(axes, results),
        "scores": lambda axes: draw_scores(axes, results),
        "talers": lambda axes: draw_talers(axes, results),
    }
    if ratings:
        plots["ratings"] = lambda axes: draw_ratings(axes, ratings)
    return [draw(folder / f"{name}.png", plot) for name, plot in plots.items()]


def draw(path: Path, plot: Callable[[Any], None]) -> Path:
    """Draw one plot into a file."""
    # The bare figure, and not pyplot: it keeps no state and knows no screen.
    figure = need("matplotlib.figure", "Plots need").Figure(figsize=(8, 5), layout="constrained")
    plot(figure.add_subplot())
    with written(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path, dpi=120, metadata={"Software": "haricot"})
    return path


def draw_ratings(axes: Any, ratings: dict[str, dict[str, float]]) -> None:
    """Draw ratings with their intervals, the best on top."""
    names = list(ratings)[::-1]
    mus = [ratings[name]["mu"] for name in names]
    axes.errorbar(mus, names, xerr=[1.96 * ratings[name]["sigma"] for name in names], fmt="o", capsize=4)
    label(axes, "Ratings", "rating with its 95 % interval (openskill)", "")


def draw_seats(axes: Any, results: Sequence[Results]) -> None:
    """Draw every bot's win share seat by seat, with its interval."""
    seats = max(result.match.players for result in results)
    bots = all_bots(results)
    width = 0.8 / len(bots)
    for number, bot in enumerate(bots):
        lines = [
            line(bot, rows_at(results, bot, seat)) for seat in range(seats) if rows_at(results, bot, seat)
        ]
        places = [seat + width * (number - (len(bots) - 1) / 2) for seat in range(len(lines))]
        shares = [one.win_share for one in lines]
        errors = [
            [one.win_share - one.wins.low for one in lines],
            [one.wins.high - one.win_share for one in lines],
        ]
        axes.bar(places, shares, width, yerr=errors, capsize=3, label=bot)
    axes.axhline(1 / seats, color="grey", linestyle="--", linewidth=1)
    axes.set_xticks(range(seats), [f"seat {seat + 1}" for seat in range(seats)])
    label(axes, "Win share by seat", "", "win share with its 95 % interval")
    axes.legend()


def draw_scores(axes: Any, results: Sequence[Results]) -> None:
    """Draw how often every bot had how many talers at the end."""
    scores = {bot: scores_of(rows_of(results, bot)) for bot in all_bots(results)}
    found = [score for own in scores.values() for score in own]
    if found:
        low, high = min(found), max(found)
        step = max(1, (high - low) // 40 + 1)
        bins = [edge - 0.5 for edge in range(low, high + 2 * step, step)]
        # A bot that has lost all games by a fault has no talers to show.
        for bot, own in [pair for pair in scores.items() if pair[1]]:
            axes.hist(own, bins=bins, density=True, histtype="step", linewidth=1.5, label=bot)
        axes.legend()
    label(axes, "Score distribution", "talers at the end", "part of the games")


def draw_talers(axes: Any, results: Sequence[Results]) -> None:
    """Draw every bot's mean talers turn by turn, as long as half of the games last."""
    for bot in all_bots(results):
        axes.plot(*talers_by_turn([row.talers for row in rows_of(results, bot) if row.talers]), label=bot)
    label(axes, "Talers over the game", "turn", "mean talers at the end of the turn")
    axes.legend()


def talers_by_turn(games: Sequence[Sequence[int]]) -> tuple[list[int], list[float]]:
    """Give the mean talers of each turn; a game that is over keeps what it ended with."""
    length = sorted(len(talers) for talers in games)[len(games) // 2] if games else 0
    turns = list(range(1, length + 1))
    return turns, [fmean([talers[min(turn, len(talers)) - 1] for talers in games]) for turn in turns]


def label(axes: Any, title: str, across: str, up: str) -> None:
    """Say what is to be seen."""
    axes.set_title(title)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.grid(alpha=0.3)


def all_bots(results: Sequence[Results]) -> list[str]:
    """List all bots, each once."""
    return list(dict.fromkeys(bot for result in results for bot in result.match.bots))


def all_games(results: Sequence[Results]) -> list[Played]:
    """List all games."""
    return [game for result in results for dealt in result.deals for game in dealt.games]


def rows_of(results: Sequence[Results], bot: str) -> list[SeatResult]:
    """List how all games went for a bot."""
    return [seated for game in all_games(results) for seated in game.seats if seated.bot == bot]


def rows_at(results: Sequence[Results], bot: str, seat: int) -> list[list[SeatResult]]:
    """List how all games went for a bot at a seat, deal by deal, whichever match they were in."""
    deals: dict[int, list[SeatResult]] = {}
    for result in results:
        for dealt in result.deals:
            deals.setdefault(dealt.deal, []).extend(result.rows(dealt, bot, seat))
    return [rows for rows in deals.values() if rows]
