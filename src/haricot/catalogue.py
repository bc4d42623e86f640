"""The catalogue: which games there are, and how to set one up, from options, a record or a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Literal, overload

import msgspec

from haricot.beans.game import AnyGame, BeanGame
from haricot.beans.tables import BaseTables
from haricot.entry import Entry, Facets
from haricot.kernel import record as records
from haricot.kernel.actions import Action
from haricot.kernel.errors import BadOption, BadRecord
from haricot.kernel.game import Game
from haricot.kernel.record import Record, TablesName
from haricot.plugins import find, load_installed

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from haricot.games.bohnanza.game import Bohnanza
    from haricot.games.hansa.game import Hansa
    from haricot.games.sissi.game import Sissi

__all__ = [
    "DEFAULT",
    "GAMES",
    "Entry",
    "entry",
    "facets",
    "from_package",
    "game",
    "game_again",
    "game_of",
    "installed",
    "load",
    "loaded",
    "move_reader",
    "read_record",
]

GROUP = "haricot.games"
"""The entry points by which packages bring games."""


def found_games() -> dict[str, Entry]:
    """Find the games of haricot: every folder below `games` is one, and brings its Entry."""
    games = import_module("haricot.games")
    found = [folder.name for folder in iter_modules(games.__path__)]
    entries = {name: import_module(f"{games.__name__}.{name}").ENTRY for name in found}
    return dict(sorted(entries.items(), key=lambda named: named[1].rank))


GAMES = found_games()

DEFAULT = next(iter(GAMES))
"""The game that is meant when nobody names one."""

LOADED: dict[str, Entry] = {}
"""Games of other people that were asked for, by `module:NAME` or by the name of their entry point."""


@cache
def installed() -> Mapping[str, EntryPoint]:
    """Find the games that installed packages bring, once: a stranger may ask for unknown ones all day."""
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point for point in found}


def loaded() -> dict[str, Entry]:
    """Give haricot's own games, and those of other people that were loaded."""
    return {**GAMES, **LOADED}


def entry(name: str) -> Entry:
    """Look a game up by its name; what only names a game, as a record does, loads installed code alone."""
    found = loaded().get(name)
    if found is not None:
        return found
    if ":" in name:
        sentence = f"The game {name!r} is not haricot's own: if you trust it, load it first"
        raise BadOption(f"{sentence}, with haricot.game({name!r}) or with --game {name}.")
    return from_package(name)


def from_package(name: str) -> Entry:
    """Load a game of an installed package, or say what is wrong with it."""
    points = installed()
    if name not in points:
        raise BadOption(f"There is no game {name!r}: there is {', '.join({**GAMES, **points})}.")
    if name in GAMES:
        raise BadOption(f"{points[name].value!r} takes the name {name!r} of haricot's own game: rename it.")
    return LOADED.get(name) or keep(name, load_installed(points[name]))


def facets(game: Game[Any]) -> Facets:
    """Find what goes with a game beyond its rules."""
    return entry(game.name).facets


def load(name: str) -> Entry:
    """Look a game up by its name, or import it by `module:NAME` of its Entry."""
    if ":" in name and name not in LOADED:
        return keep(name, find(name, "game"))
    return entry(name)


def keep(name: str, found: object) -> Entry:
    """Keep what was loaded, if it is a game and has the name by which it is found."""
    if not isinstance(found, Entry):
        raise BadOption(f"{name!r} is no game: make it an Entry of haricot.catalogue.")
    built = found.build({}, None)
    if not isinstance(built, BeanGame):
        raise BadOption(f"{name!r} is no game with beans: derive it from haricot.cards.game.CardGame.")
    if built.name != name:
        raise BadOption(f"{name!r} calls itself {built.name!r}, and records need both alike: change one.")
    LOADED[name] = found
    return found


@overload
def game(
    name: Literal["bohnanza"] = "bohnanza", *, tables: BaseTables | Path | str | None = None, **options: Any
) -> Bohnanza: ...


@overload
def game(
    name: Literal["sissi"], *, tables: BaseTables | Path | str | None = None, **options: Any
) -> Sissi: ...


@overload
def game(
    name: Literal["hansa"], *, tables: BaseTables | Path | str | None = None, **options: Any
) -> Hansa: ...


@overload
def game(name: str, *, tables: BaseTables | Path | str | None = None, **options: Any) -> Any: ...


def game(name: str = DEFAULT, *, tables: BaseTables | Path | str | None = None, **options: Any) -> Any:
    """Set up a game: its name or `module:NAME`, its options by name, and tables if not the printed ones."""
    found = load(name)
    if isinstance(tables, str | Path):
        tables = found.tables.read(Path(tables))
    return found.build(options, tables)


def game_again(
    name: str, options: dict[str, Any], tables: TablesName | None, version: int | None = None
) -> AnyGame:
    """Set up the game that somebody has written down, with the tables and by the rules it was played with."""
    found, own = entry(name), None
    if tables is not None and tables.figures:
        own = found.tables.of(tables.figures, tables.name)
    again: AnyGame | None = None
    for build in (found.build, *found.earlier):
        game = build(options, own)
        if tables is None or game.tables.digest() == tables.digest:
            if version in (None, game.version):
                return game
            again = again or game
    if again is None:
        assert tables is not None, "the first build will do for the printed figures"
        raise BadRecord(f"The tables {tables.name!r} have other figures than the ones it was played with.")
    # Of another version, which whoever replays a record says.
    return again


def game_of(record: Record) -> AnyGame:
    """Set up the game that a record was played by."""
    return game_again(record.game, record.options, record.tables, record.version)


@cache
def record_form(game: str) -> type[Record]:
    """Give the form of a record of a game."""
    return records.record_form(entry(game).moves)


def read_record(text: bytes | str) -> Record:
    """Read a record in the form of its game, or say what is wrong with it."""
    return records.read_record(text, record_form)


@cache
def move_reader(game: str) -> Callable[[bytes | str | msgspec.Raw], Action]:
    """Give what reads the moves of a game from JSON."""
    return msgspec.json.Decoder(entry(game).moves).decode
