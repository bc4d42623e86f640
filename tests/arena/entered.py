"""Bots that are entered into the arena as module:Class, most of them with something wrong."""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from haricot.bots import Bot
from haricot.cards.actions import Plant
from haricot.cards.view import TableView
from haricot.kernel.actions import Action, Done
from haricot.kernel.events import Event
from haricot.kernel.types import Seat


class Mute(Bot):
    """Never says a word; its games are quick."""

    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        return None


def lines_of(journal: Path) -> int:
    """Count the lines of a journal, which may not have been begun."""
    return journal.read_bytes().count(b"\n") if journal.exists() else 0


class Held(Mute):
    """Stops for good when the journal of HELD_AFTER has three lines: whoever waits for that is never late."""

    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        while "HELD_AFTER" in os.environ and lines_of(Path(os.environ["HELD_AFTER"])) >= 3:
            time.sleep(0.02)
        return None


class Brisk(Bot):
    """Plants what it must, and is done at once."""

    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        return next((action for action in options if isinstance(action, Plant | Done)), None)


class Dicer(Bot):
    """Plays with Python's own dice."""

    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        return random.choice(options) if options else None


class Raises(Mute):
    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        raise KeyError("nothing in hand")


class Misprices(Mute):
    """Asks the law for the price of more cards than there are."""

    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        return self.sell_if_worth(self.game.law.price([0] * 999))

    def sell_if_worth(self, price: int) -> Action | None:
        return None


class Exits(Mute):
    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        sys.exit(3)


class Illegal(Mute):
    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        return Plant(self.seat, view.hands[self.seat][-1] if view.hands[self.seat] else 0, 9)


class Cheats(Mute):
    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        return Done((self.seat + 1) % view.players)


class Babbles(Mute):
    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        return "plant 1"  # type: ignore[return-value]


class Garbles(Mute):
    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        return Plant(self.seat, "first", None)  # type: ignore[arg-type]


class Slow(Mute):
    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        if view.turn == 1:
            time.sleep(0.06)
        return None


class Unseated(Mute):
    def __init__(self, game: Any, seat: Seat, seed: int | str) -> None:
        super().__init__(game, seat, seed)
        if seat == 1:
            raise RuntimeError("no seat 2 for me")


class Startled(Mute):
    watches = True

    def see(self, event: Event) -> None:
        raise ValueError("so much happens")


class Eraser(Mute):
    """Empties the list that it is shown."""

    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        options.clear()  # type: ignore[attr-defined]
        return None


class Vandal(Mute):
    """Scribbles over what it is shown."""

    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        view.turn, view.phase = 99, "scribble"
        view.offers.clear()
        return None


class Crasher(Mute):
    """Takes its whole process along."""

    def decide(self, view: TableView, options: Sequence[Action]) -> Action | None:
        os._exit(9)


class NoBot:
    pass
