"""Judge what was measured by ratios of figures that were taken beside each other, never by a figure alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any

from msgspec import Struct

Figures = Mapping[str, Mapping[str, Any]]
"""What one round found: by build, or whatever else was measured, and by row."""


class Gate(Struct, frozen=True):
    """How one figure has to compare with another of the same round."""

    what: str
    of: tuple[str, str]
    to: tuple[str, str]
    least: float = 0.0
    most: float = float("inf")


def figure(found: Figures, place: tuple[str, str]) -> float | None:
    """Look a figure up, which may not have been taken."""
    value = found.get(place[0], {}).get(place[1])
    return float(value) if value else None


def ratio(rounds: Sequence[Figures], gate: Gate) -> float | None:
    """Compare two figures round by round, and give the median: a round that was disturbed does not count."""
    pairs = [(figure(found, gate.of), figure(found, gate.to)) for found in rounds]
    ratios = [one / other for one, other in pairs if one is not None and other is not None]
    return median(ratios) if ratios else None


def verdict(gate: Gate, found: float) -> str:
    """Say how a gate was missed, or nothing if it was held."""
    if gate.least <= found <= gate.most:
        return ""
    bound = f"at the least {gate.least:g}" if found < gate.least else f"at the most {gate.most:g}"
    return f"{gate.what}: {found:.2f}, {bound}"


def judged(rounds: Sequence[Figures], gates: Sequence[Gate]) -> tuple[dict[str, float], list[str]]:
    """Give every ratio that can be told, and the sentences of those that are missed."""
    told = {gate.what: (gate, ratio(rounds, gate)) for gate in gates}
    ratios = {what: found for what, (_, found) in told.items() if found is not None}
    missed = [verdict(gate, found) for gate, found in told.values() if found is not None]
    return ratios, [sentence for sentence in missed if sentence]
