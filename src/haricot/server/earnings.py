"""Earnings: how everybody's talers came and went in a game that is over, read from its events."""

from __future__ import annotations

from msgspec.structs import replace

from haricot.arena.ledger import Reason
from haricot.beans.game import AnyGame
from haricot.catalogue import facets, game_of
from haricot.kernel.events import Event, GameEnded, TurnBegan, Undone
from haricot.kernel.record import Record, replay
from haricot.wire.lobby import Course, Gain, TurnMark


def course_of(record: Record, names: tuple[str, ...]) -> Course:
    """Play a game again, and write down every taler that was won or lost."""
    game = game_of(record)
    session = replay(game, record, 0)
    earnings = Earnings(game)
    earnings.listen(0, session.state.news)
    for move, action in enumerate(record.actions, 1):
        events = session.do(action)
        earnings.listen(move, events)
        for event in events:
            if isinstance(event, Undone):
                earnings.undo(move, event.move)
    return Course(
        len(record.actions), names, tuple(earnings.turns), tuple(earnings.gains), session.state.result
    )


class Earnings:
    """What came in and went out, move by move."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.changes = facets(game).ledger.load().changes
        self.turns: list[TurnMark] = []
        self.gains: list[Gain] = []

    def listen(self, move: int, events: list[Event]) -> None:
        """Write down what happened in a move; what is sold in the last one is the final sale."""
        sale: Reason = "final" if any(isinstance(event, GameEnded) for event in events) else "sale"
        for event in events:
            if isinstance(event, TurnBegan):
                self.turns.append(TurnMark(move, event.turn, event.seat))
            for seat, why, bean, talers in self.changes(self.game, event):
                if talers or why == "sale":
                    self.gains.append(Gain(move, seat, sale if why == "sale" else why, bean, talers))

    def undo(self, move: int, undone: int) -> None:
        """Take back, with a move, what another one has brought."""
        self.turns = [turn for turn in self.turns if turn.move != undone]
        taken = [gain for gain in self.gains if gain.move == undone]
        self.gains += [replace(gain, move=move, talers=-gain.talers) for gain in taken]
