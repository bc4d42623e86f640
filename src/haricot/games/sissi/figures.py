"""The printed figures of Sissi!, as haricot takes them to be, and as it took them to be at first."""
# interpreted: it reads files

from __future__ import annotations

import tomllib
from importlib.resources import files

from msgspec import convert
from msgspec.structs import replace

from haricot.beans.tables import Meter, Tables

PACKAGE = "haricot.games.sissi"


def sissi_tables() -> Tables:
    """Read the figures of today (S1)."""
    return Tables.packaged(PACKAGE, "sissi.toml")


def first_tables() -> Tables:
    """Read the figures with the first beanometers: what was played with them still opens (S1)."""
    tables = sissi_tables()
    written = tomllib.loads(files(PACKAGE).joinpath("earlier.toml").read_text(encoding="utf-8"))
    meters = convert(written, dict[str, Meter])
    beans = {key: replace(kind, meter=meters.get(key, kind.meter)) for key, kind in tables.bean.items()}
    return replace(tables, bean=beans)
