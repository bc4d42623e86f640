"""Heard: which commands a table has carried out; one that is sent again is answered, and not done twice."""

from __future__ import annotations

from collections import OrderedDict

MOST_HEARD = 500
"""Maximum number of commands per guest that are remembered."""

MOST_GUESTS = 100
"""Maximum number of guests per table that are remembered; the least recent goes first."""


class Heard:
    """The last commands of every guest: nobody pushes out what another has asked for."""

    def __init__(self) -> None:
        self.guests: OrderedDict[str, OrderedDict[str, int]] = OrderedDict()

    def find(self, guest: str, reference: str) -> int | None:
        """Tell after which move a command was carried out, if it was."""
        return self.guests.get(guest, OrderedDict()).get(reference)

    def remember(self, guest: str, reference: str, move: int) -> None:
        """Remember a command."""
        mine = self.guests.setdefault(guest, OrderedDict())
        self.guests.move_to_end(guest)
        mine[reference] = move
        if len(mine) > MOST_HEARD:
            mine.popitem(last=False)
        if len(self.guests) > MOST_GUESTS:
            self.guests.popitem(last=False)

    def forget(self, guest: str) -> None:
        """Forget the commands of a guest."""
        self.guests.pop(guest, None)
