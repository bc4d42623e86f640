"""The desk of Bohnanza, at which contracts are seen too."""

from __future__ import annotations

from librt.strings import BytesWriter

from haricot.cards.env.desk import CardDesk
from haricot.env.pages import put
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.state import State
from haricot.kernel.types import NONE, Count, Seat, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class GardenDesk(CardDesk):
    """A garden, and the seat that is asked."""

    def take_over(self, state: State) -> None:
        """Go on with a game as it is."""
        assert isinstance(state, Garden)
        self.garden: Garden = state
        super().take_over(state)

    def write_contracts(self, page: BytesWriter, at: Count, seat: Seat) -> None:
        """Write down how many contracts a player has fulfilled, and which one lies beside the fields."""
        garden = self.garden
        put(page, at, len(garden.fulfilled[seat]))
        if garden.exposed[seat] != NONE:
            put(page, at + 1, self.code(garden.exposed[seat]))
