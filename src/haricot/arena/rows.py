"""Results as rows, one for each game and seat, and as a Parquet file of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from haricot.arena.parquet import Growing
from haricot.arena.play import Dealt, Played
from haricot.arena.tournament import Results

COLUMNS = {
    "match": "string",
    "game": "string",
    "deal": "int32",
    "seed": "int64",
    "seating": "int16",
    "seat": "int8",
    "bot": "string",
    "score": "int32",
    "won": "float64",
    "decisions": "int32",
    "seconds": "float64",
    "slowest": "float64",
    "deals": "int32",
    "gifts": "int32",
    "error": "string",
    "turns": "int32",
    "actions": "int32",
    "talers": "int32 list",
}
"""What a row tells, and the type of it in Arrow's words."""


def rows(results: Sequence[Results]) -> Iterator[dict[str, Any]]:
    """Give every seat of every game as one flat row."""
    for result in results:
        for dealt in result.deals:
            for game in dealt.games:
                yield from rows_of(result, dealt, game)


def rows_of(result: Results, dealt: Dealt, game: Played) -> Iterator[dict[str, Any]]:
    """Give the seats of one game as rows."""
    match = result.match
    of_all = {"match": match.name, "game": match.game, "deal": dealt.deal, "seed": dealt.seed}
    of_all |= {"seating": game.seating, "turns": game.turns, "actions": game.actions}
    for seat, seated in enumerate(game.seats):
        row = {**of_all, "seat": seat, **{name: getattr(seated, name) for name in seated.__struct_fields__}}
        yield {name: row[name] for name in COLUMNS}


def write_parquet(results: Sequence[Results], path: Path) -> None:
    """Write all rows into a Parquet file."""
    with Growing(path, COLUMNS) as file:
        file.add(list(rows(results)))
