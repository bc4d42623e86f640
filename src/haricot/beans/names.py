"""Names: what people may be called, so that everybody can be told apart and typed."""
# interpreted: it is asked once a seat, and makes sentences

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import count

from haricot.beans.vocabulary import may_be_typed, plain
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


def typable(names: Sequence[str]) -> list[str]:
    """Name everybody so that each name can be typed and is nobody else's: by their seats, if need be."""
    called: list[str] = []
    wanted = [" ".join(name.split()) for name in names]
    taken = {plain(name) for name in wanted}
    for seat, name in enumerate(wanted, 1):
        if not may_be_typed(name) or plain(name) in map(plain, called):
            free = (f"seat {number}" for number in count(seat))
            name = next(other for other in free if other not in taken)
            taken.add(name)
        called.append(name)
    return called
