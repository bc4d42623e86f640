"""Plots of the laboratory."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from haricot.arena.ledger import Row
from haricot.arena.plots import draw, label


def draw_tables(found: dict[str, list[Row]], folder: Path) -> list[Path]:
    """Draw every table that can be drawn, and tell where."""
    plots: dict[str, Callable[..., None]] = {
        "beans": draw_beans,
        "seats": draw_shares,
        "third_field": draw_shares,
        "contracts": draw_contracts,
        "options": draw_options,
    }
    return [draw(folder / f"{name}.png", partial(plots[name], rows=rows)) for name, rows in found.items()]


def draw_beans(axes: Any, rows: list[Row]) -> None:
    """Draw what a card, or a bean that is delivered, brings."""
    measure = "talers a card" if "talers a card" in rows[0] else "thalers a delivery"
    axes.barh([row["bean"] for row in rows][::-1], [row[measure] or 0 for row in rows][::-1])
    label(axes, "What each bean brings", measure, "")


def draw_shares(axes: Any, rows: list[Row]) -> None:
    """Draw win shares with their intervals."""
    title = next(iter(rows[0]))
    shares = [row["win share"] for row in rows]
    low = [row["win share"] - row["95 %"].low for row in rows]
    high = [row["95 %"].high - row["win share"] for row in rows]
    axes.bar([row[title] for row in rows], shares, yerr=[low, high], capsize=4)
    label(axes, f"Win share by {title}", "", "win share with its 95 % interval")


def draw_contracts(axes: Any, rows: list[Row]) -> None:
    """Draw how often contracts of each value are delivered."""
    axes.bar([str(row["contract of"]) for row in rows], [row["delivered a game"] for row in rows])
    label(axes, "Contracts", "value in thalers", "delivered a game")


def draw_options(axes: Any, rows: list[Row]) -> None:
    """Draw what the other options change, in parts of what was before."""
    told = [row for row in rows if row["as played"] and row["95 %"] is not None][::-1]
    changes = [row["change"] / abs(row["as played"]) for row in told]
    spread = [(row["95 %"].high - row["95 %"].mean) / abs(row["as played"]) for row in told]
    axes.errorbar(changes, [row["measure"] for row in told], xerr=spread, fmt="o", capsize=4)
    axes.axvline(0, color="grey", linewidth=1)
    label(
        axes, "What the other options change", "change, as a part of what it was, with its 95 % interval", ""
    )
