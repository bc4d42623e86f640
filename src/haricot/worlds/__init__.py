"""What somebody knows who has watched a game, and worlds that agree with it, drawn by chance."""

from __future__ import annotations

from typing import Any

from haricot.games.hansa.game import Hansa
from haricot.kernel.record import Record, Session, replay
from haricot.kernel.types import Seat
from haricot.worlds.cards import CardWitness
from haricot.worlds.hansa import HansaWitness
from haricot.worlds.memory import Witness

__all__ = ["CardWitness", "HansaWitness", "Witness", "witness"]


def witness(
    game: Any, seat: Seat, record: Record | None = None, upto: int | None = None
) -> Witness[Any, Any]:
    """Have somebody watch from a seat: a game to come, or a recorded one up to some action."""
    found = HansaWitness(game, seat) if isinstance(game, Hansa) else CardWitness(game, seat)
    if record is not None:
        session: Session[Any] = replay(game, record, upto=0)
        found.hear(session.state.news)
        for action in record.actions[:upto]:
            if action.seat == seat:
                found.did(action)
            found.hear(session.do(action))
    return found
