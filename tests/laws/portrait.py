"""Portrait: everything that a state holds, as bytes to compare."""

from __future__ import annotations

from typing import Any

import msgspec

from haricot.beans.table import Table


def attributes(state: Table) -> dict[str, Any]:
    """List all that a state is made of, in either build."""
    compiled: tuple[str, ...] = getattr(type(state), "__mypyc_attrs__", ())
    return {name: getattr(state, name) for name in compiled or vars(state)}


def portrait(state: Table, *without: str) -> bytes:
    """Write down everything but what is named."""
    parts = {name: part for name, part in attributes(state).items() if name not in without}
    return msgspec.json.encode(parts, order="sorted")
