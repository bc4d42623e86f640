"""The figures of the laboratory as tables, for people, JSON and plots alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from haricot.arena.intervals import Interval, share
from haricot.arena.lab import Contrast, Study
from haricot.arena.ledger import Row
from haricot.catalogue import entry


def bean_rows(study: Study) -> list[Row]:
    """Tell what each bean brings, as its game counts that."""
    row = entry(study.match.game).facets.ledger.load().row
    beans = [study.bean(kind) for kind in range(len(study.names))]
    return [
        {"bean": name, **row(bean, beans, study.games)} for name, bean in zip(study.names, beans, strict=True)
    ]


def seat_rows(study: Study) -> list[Row]:
    """Tell what each seat is worth."""
    return [
        {"seat": f"seat {seat}", "win share": wins.mean, "95 %": wins, "talers": talers and talers.mean}
        for seat, (wins, talers) in enumerate(study.seats(), 1)
    ]


def third_rows(study: Study) -> list[Row]:
    """Tell how those fared who got a third field, by the turn; who buys one may have been ahead before."""
    return [
        {
            "third field": name,
            "players": len(pairs),
            "win share": share([won for won, _ in pairs]).mean,
            "95 %": share([won for won, _ in pairs]),
            "talers": sum(score for _, score in pairs) / len(pairs),
        }
        for name, pairs in study.third_fields()
        if pairs
    ]


def contract_rows(study: Study) -> list[Row]:
    """Tell how often contracts of each value are delivered."""
    return [{"contract of": value, "delivered a game": count} for value, count in study.contracts().items()]


def contrast_rows(contrasts: Sequence[Contrast]) -> list[Row]:
    """Tell what other options change."""
    return [
        {
            "measure": one.name,
            "as played": one.before,
            "against": one.after,
            "change": change(one),
            "95 %": one.change,
        }
        for one in contrasts
    ]


def change(one: Contrast) -> float:
    """Tell the difference over the deals that both have."""
    return one.change.mean if one.change else one.after - one.before


def tables(study: Study, contrasts: Sequence[Contrast]) -> dict[str, list[Row]]:
    """Collect all tables that have something to tell."""
    found = {
        "beans": bean_rows(study),
        "seats": seat_rows(study),
        "third_field": third_rows(study),
        "contracts": contract_rows(study),
        "options": contrast_rows(contrasts),
    }
    return {name: rows for name, rows in found.items() if rows}


def describe(study: Study, other: Study | None, found: dict[str, list[Row]]) -> dict[str, Any]:
    """Tell all of it in figures, ready to be written as JSON."""
    match = study.match
    figures: dict[str, Any] = {
        "game": match.game,
        "options": match.options,
        "bot": match.bots[0],
        "seed": match.seed,
        "games": study.games,
        "errors": study.errors,
    }
    if other is not None:
        figures |= {"against": other.match.options, "errors": study.errors + other.errors}
    return figures | {name: [plain(row) for row in rows] for name, rows in found.items()}


def plain(row: Row) -> Row:
    """Write a row as JSON has it: names in one word, intervals as two numbers."""
    return {name.replace("95 %", "interval").replace(" ", "_"): figure(value) for name, value in row.items()}


def figure(value: Any) -> Any:
    """Write a figure as JSON has it; an interval from a single game has no bounds."""
    if isinstance(value, Interval):
        return value.rounded(5) if value.high < float("inf") else None
    return round(value, 5) if isinstance(value, float) else value
