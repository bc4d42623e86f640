"""A garden on the full screen: a card table with contracts."""
# interpreted: Textual draws it

from __future__ import annotations

# Says in a sentence if Textual is missing.
import haricot.terminal.full  # noqa: F401

# isort: split

from collections.abc import Iterator
from typing import TypeAlias

from textual.content import Content

from haricot.cards.panes import TableBoard, contract
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.view import GardenView
from haricot.kernel.types import NONE, Seat
from haricot.terminal.full.scene import Scene

GardenScene: TypeAlias = Scene[Bohnanza, GardenView]


class GardenBoard(TableBoard[GardenScene]):
    """Panes of a garden with contracts."""

    def piles(self, scene: GardenScene) -> Iterator[str]:
        """Count the contracts too, where there are any."""
        yield from super().piles(scene)
        if scene.game.pairs:
            yield f"{scene.say('contracts')}: {scene.view.contracts}"

    def extras(self, scene: GardenScene, seat: Seat) -> Iterator[Content]:
        """Tell which contract lies before a player."""
        card = scene.view.exposed[seat]
        if card != NONE:
            yield Content(f"{scene.say('contract-exposed')}: {contract(scene, card)}")


BOARD = GardenBoard()
