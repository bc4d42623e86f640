"""The catalogue: which games there are, and how to set one up, from options, a record or a position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from haricot.beans.tables import Tables, packaged_tables, read_tables, tables_from
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.options import EXPLAINED, read_options
from haricot.kernel.errors import BadOption, BadRecord
from haricot.kernel.record import Record, TablesName

GAMES = {"bohnanza": ("Bohnanza, the base game for 3 to 5 players and its extension for 3 to 7", EXPLAINED)}


def game(name: str = "bohnanza", *, tables: Tables | Path | str | None = None, **options: Any) -> Bohnanza:
    """Set up a game: its name, its options by name, and somebody's own tables if there are any."""
    if name not in GAMES:
        raise BadOption(f"There is no game {name!r}: there is {', '.join(GAMES)}.")
    chosen = read_options(options)
    own = tables is not None
    if isinstance(tables, str | Path):
        tables = read_tables(Path(tables))
    if tables is None:
        tables = bohnanza_tables(chosen.extension)
    if chosen.contracts and tables.contracts is None:
        raise BadOption("Option contracts: the tables have no contracts; add a table [contracts] to them.")
    return Bohnanza(chosen, tables, own)


def bohnanza_tables(extension: bool) -> Tables:
    """Read the printed figures of Bohnanza, with those of the extension or without."""
    base = packaged_tables("haricot.games.bohnanza", "base.toml")
    if not extension:
        return base
    more = packaged_tables("haricot.games.bohnanza", "extension.toml")
    return replace(more, bean={**base.bean, **more.bean})


def game_again(name: str, options: dict[str, Any], tables: TablesName | None) -> Bohnanza:
    """Set up the game that somebody has written down, with the tables it was played with."""
    own = tables_from(tables.figures, tables.name) if tables is not None and tables.figures else None
    again = game(name, tables=own, **options)
    if tables is not None and tables.digest != again.tables.digest():
        raise BadRecord(f"The tables {tables.name!r} have other figures than the ones it was played with.")
    return again


def game_of(record: Record) -> Bohnanza:
    """Set up the game that a record was played by."""
    return game_again(record.game, record.options, record.tables)
