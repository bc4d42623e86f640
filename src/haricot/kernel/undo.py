"""Steps: the last acts of one seat, which can be taken back, and why no others can."""
# interpreted: it only keeps states, and msgspec makes the struct

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from haricot.kernel.actions import Action
from haricot.kernel.errors import Coded
from haricot.kernel.events import Agreed, Declined, Event, Offered
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import NONE, Count, Seat

MOST_STEPS = 50
"""Maximum number of acts that a seat can take back in a row."""


def why_not(code: str) -> Coded:
    """Say why nothing can be taken back."""
    match code:
        case "undo-drawn":
            return Coded("undo-drawn")
        case "undo-deal":
            return Coded("undo-deal")
        case "undo-answered":
            return Coded("undo-answered")
        case "undo-acted":
            return Coded("undo-acted")
        case "undo-over":
            return Coded("undo-over")
    return Coded("undo-nothing")


class Step(Struct, frozen=True):
    """An act that can be taken back: the number of its move, and how many acts stood before it."""

    move: Count
    standing: Count


class Steps:
    """The last acts in a row of one seat from which nobody has learned anything but what that seat knew."""

    def __init__(self, players: Seat) -> None:
        self.seat: Seat = NONE
        self.back: list[Step] = []
        # Why nothing before these can be taken back, by seat.
        self.bars = ["undo-nothing"] * players

    def bar(self, seat: Seat) -> str:
        """Tell why a seat can take nothing back, as the code of a refusal; empty if it can."""
        return "" if self.back and seat == self.seat else self.bars[seat]

    def note(self, action: Action, step: Step, offers: Sequence[OpenOffer], events: Sequence[Event]) -> None:
        """Take in an act among open offers: it ends what others can take back, and may be final itself."""
        if action.seat != self.seat:
            if self.back:
                self.bars[self.seat] = reaction(self.seat, offers, events)
            self.seat, self.back = action.seat, []
        final = next((event.final for event in events if event.final), "")
        if final:
            self.bars[action.seat], self.back = final, []
        else:
            self.back = [*self.back[1 - MOST_STEPS :], step]


def reaction(seat: Seat, offers: Sequence[OpenOffer], events: Sequence[Event]) -> str:
    """Tell what an act was to a seat that acted before it: a deal, an answer, or something else."""
    mine = [offer.number for offer in offers if offer.seat == seat]
    if any(event.final == "undo-deal" for event in events):
        return "undo-deal"
    return "undo-answered" if any(answered(event) in mine for event in events) else "undo-acted"


def answered(event: Event) -> Count:
    """Tell which offer an event is an answer to, if any."""
    match event:
        case Agreed(offer=number) | Declined(offer=number) | Offered(answers=number):
            return number
    return NONE
