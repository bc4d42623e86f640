"""Voices: who may speak at a table, and who has an offer to answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from haricot.beans.game import AnyGame
from haricot.beans.market import agreement
from haricot.kernel.actions import Action, AnyAction, Decline, Done, Offer, Take, Withdraw
from haricot.kernel.events import Event, Traded
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import Count, Seat

TALK = (Offer, Take, Decline, Withdraw, Done)
"""What changes nothing at the table, unless a deal comes of it."""


def stirs(action: Action, events: Sequence[Event]) -> bool:
    """Tell whether an action changes more than what is said."""
    return not isinstance(action, TALK) or any(isinstance(event, Traded) for event in events)


def overtaken(
    before: Sequence[OpenOffer], left: Sequence[OpenOffer], events: Sequence[Event]
) -> AnyAction | None:
    """Take back an offer that is left although its counter-offer, which was there before, was dealt."""
    dealt = [event.offer for event in events if isinstance(event, Traded)]
    answered = [offer.answers for offer in before if offer.number in dealt and offer.answers]
    return next((Withdraw(offer.seat, offer.number) for offer in left if offer.number in answered), None)


class Voices:
    """Whose say it is, for whoever lets a game be played."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game: Any = game
        self.state = state

    def moment(self) -> tuple[Count, Count]:
        """Tell one phase of the game from any other."""
        return self.state.turn, self.state.phase

    def trading(self) -> bool:
        """Tell whether everybody may speak: in a trade, unless it waits for a guest to pay a toll (H20)."""
        trade = self.game.phases[self.state.phase].name == "trade"
        return trade and self.state.active in self.game.waits_for(self.state)

    def is_asked(self, seat: Seat) -> bool:
        """Tell whether an offer waits for a seat's answer."""
        return any(self.unanswered(offer, seat) for offer in self.state.offers)

    def unanswered(self, offer: OpenOffer, seat: Seat) -> bool:
        """Tell whether an offer reaches a seat that has said neither yes nor no."""
        silent = agreement(offer, seat) is None and seat not in offer.declined
        return silent and bool(self.game.goods.reaches(self.state, offer, seat))
