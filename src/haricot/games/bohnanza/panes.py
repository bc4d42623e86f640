"""A garden on the full screen: a card table with contracts."""
# interpreted: Textual draws it

from __future__ import annotations

# Says in a sentence if Textual is missing.
import haricot.terminal.full  # noqa: F401

# isort: split

from collections.abc import Iterator

from textual.content import Content

from haricot.cards.panes import TableBoard
from haricot.kernel.types import NONE, Seat
from haricot.terminal.full.scene import Scene


class GardenBoard(TableBoard):
    """Panes of a garden with contracts."""

    def piles(self, scene: Scene) -> Iterator[str]:
        """Count the contracts too, where there are any."""
        yield from super().piles(scene)
        if scene.game.pairs:
            yield f"{scene.say('contracts')}: {scene.view.contracts}"

    def extras(self, scene: Scene, seat: Seat) -> Iterator[Content]:
        """Tell which contract lies before a player."""
        contract = scene.view.exposed[seat]
        if contract != NONE:
            yield Content(f"{scene.say('contract-exposed')}: {scene.pair(contract)}")


BOARD = GardenBoard()
