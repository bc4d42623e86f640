"""Names: what people may be called, so that everybody can be told apart and typed."""
# interpreted: it is asked once a seat, and makes sentences

from __future__ import annotations

import re
from collections.abc import Sequence

from haricot.kernel.errors import HaricotError

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Emma", "Finn", "Greta")
"""For whoever has no name."""


def check_names(names: Sequence[str]) -> None:
    """Refuse names that could not be typed, or that are there twice."""
    for name in names:
        if not re.fullmatch(r"[^\W_][\w .'-]{0,19}", name):
            raise HaricotError(f"{name!r} is no name: take letters and numbers, twenty at most.")
    if len({name.casefold() for name in names}) < len(names):
        raise HaricotError("Two players have the same name: give everybody a name of their own.")
