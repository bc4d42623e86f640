"""Who sits where, and by which names."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.beans.names import NAMES, check_names
from haricot.kernel.errors import Coded, HaricotError
from haricot.kernel.types import ALL_SEEING, Seat


def all_names(given: Sequence[str] | None, players: int) -> list[str]:
    """Name everybody: as was asked for, or from the list."""
    names = list(given or NAMES[:players])
    if len(names) != players:
        raise HaricotError(f"{len(names)} names were given for {players} players: name everybody once.")
    check_names(names)
    return names


def seated(names: Sequence[str] | None, people: Sequence[str], players: int) -> tuple[list[str], list[Seat]]:
    """Give everybody a seat and a name, and tell which seats people have."""
    if len(people) > players:
        raise HaricotError(f"{len(people)} people cannot sit at a table for {players}: set --players.")
    if names is None:
        taken = [name.casefold() for name in people]
        bots = [name for name in (*NAMES[1:], NAMES[0]) if name.casefold() not in taken]
        names = [*people, *bots][:players]
    table = all_names(names, players)
    seats = {name.casefold(): seat for seat, name in enumerate(table)}
    for name in people:
        if name.casefold() not in seats:
            raise HaricotError(f"{name!r} is not among the names {', '.join(table)}: add it there.")
    check_names(people)
    return table, sorted(seats[name.casefold()] for name in people)


def seat_number(text: str, players: int) -> Seat:
    """Read a seat, which people count from 1; `all` sees every hand."""
    if text == "all":
        return ALL_SEEING
    if not text.isdecimal() or not 1 <= int(text) <= players:
        raise Coded("no-seat", typed=text, last=players)
    return int(text) - 1
