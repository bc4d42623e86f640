"""Asked: what an environment may be asked for, or a sentence that says what to do instead."""
# interpreted: it reads options

from __future__ import annotations

from typing import Any

from haricot.env.desk import Desk
from haricot.kernel.errors import BadOption, HaricotError
from haricot.kernel.types import NONE


def seat_among(seats: range, seat: Any, option: str, more: str = "") -> int:
    """Read which seat is meant."""
    if seat not in seats:
        raise BadOption(f"Option {option}: {seat!r} is no seat; allowed: {seats[0]} to {seats[-1]}{more}.")
    return int(seat)


def at_least(least: int, number: Any, option: str) -> int:
    """Read a number that has a lower bound."""
    if not isinstance(number, int) or number < least:
        raise BadOption(f"Option {option}: {number!r} cannot be; allowed: {least} or more.")
    return number


def has_begun(desk: Desk) -> bool:
    """Tell whether there is a game to look at, in play or over."""
    return hasattr(desk, "state")


def check_begun(desk: Desk) -> None:
    """Refuse to look at a table before the first game."""
    if not has_begun(desk):
        raise HaricotError("No game has begun: reset the environment to begin one.")


def check_asked(desk: Desk) -> None:
    """Refuse to go on where nobody is asked: before the first game, and when one is over."""
    check_begun(desk)
    if desk.seat == NONE:
        raise HaricotError("The game is over: reset the environment to begin one.")
