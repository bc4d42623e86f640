"""Heard: which commands a table has carried out; one that is sent again is answered, and not done twice."""

from __future__ import annotations

from collections import OrderedDict

MOST_HEARD = 500
"""So many commands of each guest are remembered."""

MOST_GUESTS = 100
"""So many guests of a table are remembered; who was not heard of for longest is forgotten first."""


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
