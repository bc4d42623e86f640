"""A plan: matches in a TOML file, each with the win share that its first bot has to reach."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from haricot.arena.match import Match, match_of
from haricot.arena.report import Report
from haricot.catalogue import DEFAULT, game
from haricot.kernel.errors import HaricotError

HEADINGS = ("match", "game", "wins", "95 %", "at least", "talers", "ms a decision", "deals", "")


class Planned(Struct, kw_only=True, forbid_unknown_fields=True):
    """A match of a plan; what it leaves out the plan says for all."""

    name: str
    bots: list[str]
    game: str = DEFAULT
    options: dict[str, Any] = {}
    deals: int | None = None
    seed: int | None = None
    least: float | None = None
    seatings: Literal["all", "rotations"] = "all"
    budget: float | None = None


class Plan(Struct, kw_only=True, forbid_unknown_fields=True):
    """A list of matches, and how many deals they have where they do not say so."""

    match: list[Planned]
    deals: int = 100
    seed: int = 0


class MatchGate(Struct):
    """A match that was played, and the win share that the lower bound of its first bot has to reach."""

    report: Report
    least: float | None

    @property
    def holds(self) -> bool:
        """Tell whether it is reached; games that were won by a fault prove nothing."""
        if self.least is None:
            return True
        return not self.report.errors and self.report.by_bot[0].wins.low >= self.least

    @property
    def verdict(self) -> str:
        """Say in a word or two what came of it."""
        faults = f"{len(self.report.errors)} faults" if self.report.errors else ""
        word = "" if self.least is None else "holds" if self.holds else "**fails**"
        return ", ".join(part for part in (word, faults) if part)

    def describe(self) -> dict[str, Any]:
        """Tell it in figures."""
        return {**self.report.describe(), "least": self.least, "holds": self.holds}


def read_plan(text: bytes, file: str) -> list[tuple[Match, float | None]]:
    """Read the matches of a plan with their gates, or say what is wrong with it."""
    try:
        plan = msgspec.toml.decode(text, type=Plan)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise HaricotError(f"{file} is no plan: {error}.") from None
    return [(planned_match(planned, plan, file), planned.least) for planned in plan.match]


def planned_match(planned: Planned, plan: Plan, file: str) -> Match:
    """Set up one match of a plan."""
    deals = plan.deals if planned.deals is None else planned.deals
    seed = plan.seed if planned.seed is None else planned.seed
    options = planned.options if len(planned.bots) == 1 else {"players": len(planned.bots), **planned.options}
    more = {"seed": seed, "seatings": planned.seatings, "budget": planned.budget}
    try:
        rules = game(planned.game, **options)
        return match_of(rules, planned.bots, deals, name=planned.name, **more)
    except HaricotError as error:
        raise HaricotError(f"{file}, match {planned.name!r}: {error}") from None


def markdown(gates: list[MatchGate]) -> str:
    """Write what came of a plan as a table, a line for the first bot of each match."""
    lines = [HEADINGS, ("---",) * len(HEADINGS), *map(cells, gates)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def cells(gate: MatchGate) -> tuple[str, ...]:
    """Write one line of the table."""
    report, first = gate.report, gate.report.by_bot[0]
    return (
        report.match.name.replace("|", "\\|"),
        report.match.game,
        f"{first.win_share:.1%}",
        f"{first.wins.low:.1%} to {first.wins.high:.1%}",
        "" if gate.least is None else f"{gate.least:.1%}",
        f"{first.mean_talers:.1f}" if first.talers else "-",
        f"{first.milliseconds:.3g}",
        str(report.played),
        gate.verdict,
    )
