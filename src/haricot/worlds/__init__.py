"""What a seat has learned from watching a game, and random states that agree with it."""

from __future__ import annotations

from haricot.catalogue import facets
from haricot.kernel.game import Game, S
from haricot.kernel.record import Record, story
from haricot.kernel.types import Seat
from haricot.worlds.witnesses import AnyWitness, Witness

__all__ = ["AnyWitness", "Witness", "witness"]


def witness(game: Game[S], seat: Seat, record: Record | None = None, upto: int | None = None) -> AnyWitness:
    """Have somebody watch from a seat: a game to come, or a recorded one up to some action."""
    found = facets(game).witness.load()(game, seat)
    if record is not None:
        for action, events in story(game, record, upto):
            if action is not None and action.seat == seat:
                found.did(action)
            found.hear(events)
    return found
