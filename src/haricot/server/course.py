"""Course: how everybody's talers came and went in a game that is over, read from its events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from haricot.catalogue import game_of
from haricot.kernel.events import (
    ContractPaid,
    Earned,
    Event,
    FieldBought,
    Fulfilled,
    GameEnded,
    LoanRepaid,
    Paid,
    Sold,
    Traded,
    TurnBegan,
    Undone,
)
from haricot.kernel.record import Record, replay
from haricot.kernel.types import NONE
from haricot.wire.lobby import Course, Gain, Reason, TurnMark

SPENT: dict[str, Reason] = {"beans": "beans", "contract": "purchase", "toll": "toll"}
"""What was bought, by the word in a payment."""


def course_of(record: Record, names: tuple[str, ...]) -> Course:
    """Play a game again, and write down every taler that was won or lost."""
    game = game_of(record)
    session = replay(game, record, 0)
    book = Book(game)
    book.listen(0, session.state.news)
    for move, action in enumerate(record.actions, 1):
        events = session.do(action)
        book.listen(move, events)
        for event in events:
            if isinstance(event, Undone):
                book.undo(move, event.move)
    return Course(len(record.actions), names, tuple(book.turns), tuple(book.gains), session.state.result)


class Book:
    """What came in and went out, move by move."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.turns: list[TurnMark] = []
        self.gains: list[Gain] = []

    def listen(self, move: int, events: list[Event]) -> None:
        """Write down what happened in a move; what is sold in the last one is the final sale."""
        sale: Reason = "final" if any(isinstance(event, GameEnded) for event in events) else "sale"
        for event in events:
            if isinstance(event, TurnBegan):
                self.turns.append(TurnMark(move, event.turn, event.seat))
            elif isinstance(event, Sold):
                kind = int(self.game.law.grows(list(event.cards)))
                self.gains.append(Gain(move, event.seat, sale, kind, event.talers))
            else:
                gains = (Gain(move, seat, why, NONE, talers) for seat, why, talers in changes(event))
                self.gains += [gain for gain in gains if gain.talers]

    def undo(self, move: int, undone: int) -> None:
        """Take back, with a move, what another one has brought."""
        self.turns = [turn for turn in self.turns if turn.move != undone]
        taken = [gain for gain in self.gains if gain.move == undone]
        self.gains += [replace(gain, move=move, talers=-gain.talers) for gain in taken]


def changes(event: Event) -> Iterator[tuple[int, Reason, int]]:
    """Tell whose talers an event changed other than by a sale, why, and by how many."""
    match event:
        case FieldBought():
            yield event.seat, "field", -len(event.paid)
        case ContractPaid():
            yield event.seat, "field", -1
        case Fulfilled():
            yield event.seat, "contract", 1
        case Traded():
            yield event.seat, "deal", event.earned - event.paid
            yield event.taker, "deal", event.paid - event.earned
        case Earned():
            # The bank buys beans at the end, and only then.
            yield event.seat, "contract" if event.reason == "contract" else "final", event.thalers
        case Paid():
            yield event.seat, SPENT[event.reason], -event.thalers
        case LoanRepaid():
            yield event.seat, "loan", -event.thalers
