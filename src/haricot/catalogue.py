"""The catalogue: which games there are, and how to set one up, from options, a record or a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Literal, overload

from msgspec import Struct
from msgspec.structs import replace

from haricot.beans.cardgame import CardGame
from haricot.beans.tables import BaseTables, Tables
from haricot.beans.view import TableView
from haricot.games.bohnanza import options as bohnanza
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.view import GardenView
from haricot.games.hansa import options as hansa
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.tables import HansaTables
from haricot.games.hansa.view import HanseView
from haricot.games.sissi import options as sissi
from haricot.games.sissi.figures import first_tables, sissi_tables
from haricot.games.sissi.game import Sissi
from haricot.kernel.errors import BadOption, BadRecord
from haricot.kernel.record import Record, TablesName
from haricot.kernel.view import View
from haricot.outside import find


class Entry(Struct, frozen=True):
    """A game: title, options in words and by default, the forms of tables and views, and how it is set up."""

    title: str
    options: Mapping[str, str]
    default: Struct
    # What its options may be that are numbers.
    numbers: Mapping[str, range]
    tables: type[BaseTables]
    view: type[View]
    build: Callable[[dict[str, Any], Any], Any]
    # Its rules by number, where they are not in haricot's own rulebook.
    rules: Mapping[str, str] = {}
    # How it was set up when its rules or printed figures were others: what was written down then still opens.
    earlier: tuple[Callable[[dict[str, Any], Any], Any], ...] = ()


def build_bohnanza(given: dict[str, Any], tables: Tables | None) -> Bohnanza:
    """Set up Bohnanza, with the printed figures unless others are given."""
    chosen = bohnanza.read_options(given)
    own = tables is not None
    tables = tables or bohnanza_tables(chosen.extension)
    if chosen.contracts and tables.contracts is None:
        raise BadOption("Option contracts: the tables have no contracts; add a table [contracts] to them.")
    return Bohnanza(chosen, tables, own)


def bohnanza_tables(extension: bool) -> Tables:
    """Read the printed figures of Bohnanza, with those of the extension or without."""
    base = Tables.packaged("haricot.games.bohnanza", "base.toml")
    if not extension:
        return base
    more = Tables.packaged("haricot.games.bohnanza", "extension.toml")
    return replace(more, bean={**base.bean, **more.bean})


def build_sissi(
    given: dict[str, Any], tables: Tables | None, printed: Callable[[], Tables] = sissi_tables
) -> Sissi:
    """Set up Sissi!, with the printed figures unless others are given."""
    chosen = sissi.read_options(given)
    own = tables is not None
    tables = tables or printed()
    if tables.empress not in tables.bean:
        keys = ", ".join(tables.bean)
        raise BadOption(f"Tables: `empress` names the bean that alternates with the others: {keys}.")
    return Sissi(chosen, tables, own)


def build_first_sissi(given: dict[str, Any], tables: Tables | None) -> Sissi:
    """Set up Sissi! with the beanometers that it had at first (S1)."""
    return build_sissi(given, tables, first_tables)


def build_hansa(
    given: dict[str, Any], tables: HansaTables | None, make: Callable[..., Hansa] = Hansa
) -> Hansa:
    """Set up Bohn Hansa, with the printed figures unless others are given."""
    chosen = hansa.read_options(given)
    own = tables is not None
    return make(chosen, tables or HansaTables.packaged("haricot.games.hansa", "hansa.toml"), own)


def build_first_hansa(given: dict[str, Any], tables: HansaTables | None) -> Hansa:
    """Set up Bohn Hansa by the first version of its rules (H27)."""
    return build_hansa(given, tables, partial(Hansa, version=1))


GAMES = {
    "bohnanza": Entry(
        "Bohnanza, the base game for 3 to 5 players and its extension for 3 to 7",
        bohnanza.EXPLAINED,
        bohnanza.Options(),
        bohnanza.NUMBERS,
        Tables,
        GardenView,
        build_bohnanza,
    ),
    "sissi": Entry(
        "Sissi! The empress of beans, for 3 to 5 players",
        sissi.EXPLAINED,
        sissi.Options(),
        sissi.NUMBERS,
        Tables,
        TableView,
        build_sissi,
        earlier=(build_first_sissi,),
    ),
    "hansa": Entry(
        "Bohn Hansa, also sold as Bean Trader, for 3 to 5 players",
        hansa.EXPLAINED,
        hansa.Options(),
        hansa.NUMBERS,
        HansaTables,
        HanseView,
        build_hansa,
        earlier=(build_first_hansa,),
    ),
}


LOADED: dict[str, Entry] = {}
"""Games of anybody's that were asked for, by `module:NAME`."""


def entry(name: str) -> Entry:
    """Look a game up by its name; what only names a game, like a record, loads no code of anybody's."""
    found = GAMES.get(name) or LOADED.get(name)
    if found is None and ":" in name:
        sentence = f"The game {name!r} is not haricot's own: if you trust it, load it first"
        raise BadOption(f"{sentence}, with haricot.game({name!r}) or with --game {name}.")
    if found is None:
        raise BadOption(f"There is no game {name!r}: there is {', '.join(GAMES)}.")
    return found


def load(name: str) -> Entry:
    """Look a game up by its name, and import it if it is somebody's own: `module:NAME` of an Entry."""
    if ":" in name and name not in LOADED:
        found = find(name, "game")
        if not isinstance(found, Entry):
            raise BadOption(f"{name!r} is no game: make it an Entry of haricot.catalogue.")
        built = found.build({}, None)
        if not isinstance(built, CardGame):
            raise BadOption(f"{name!r} is no card game: derive it from haricot.beans.cardgame.CardGame.")
        if built.name != name:
            raise BadOption(f"{name!r} calls itself {built.name!r}, and records need both alike: change one.")
        LOADED[name] = found
    return entry(name)


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


def game(name: str = "bohnanza", *, tables: BaseTables | Path | str | None = None, **options: Any) -> Any:
    """Set up a game: its name or `module:NAME`, its options by name, and somebody's own tables if any."""
    found = load(name)
    if isinstance(tables, str | Path):
        tables = found.tables.read(Path(tables))
    return found.build(options, tables)


def game_again(
    name: str, options: dict[str, Any], tables: TablesName | None, version: int | None = None
) -> Any:
    """Set up the game that somebody has written down, with the tables and by the rules it was played with."""
    found, own = entry(name), None
    if tables is not None and tables.figures:
        own = found.tables.of(tables.figures, tables.name)
    again = None
    for build in (found.build, *found.earlier):
        game = build(options, own)
        if tables is None or game.tables.digest() == tables.digest:
            if version in (None, game.version):
                return game
            again = again or game
    if tables is not None and again is None:
        raise BadRecord(f"The tables {tables.name!r} have other figures than the ones it was played with.")
    # Of another version, which whoever replays a record says.
    return again


def game_of(record: Record) -> Any:
    """Set up the game that a record was played by."""
    return game_again(record.game, record.options, record.tables, record.version)
