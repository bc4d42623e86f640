"""What both clients know of the next step: what Enter means, and what a done would put an end to."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.kernel.actions import Action, Decline, Done, Seal
from haricot.kernel.offers import OpenOffer
from haricot.kernel.view import View
from haricot.telling.screen import Screen


def enter_means(screen: Screen, view: View, options: Sequence[Action]) -> Done | None:
    """Tell what Enter does alone: done, where that is the only step left."""
    done = Done(view.seat)
    return done if screen.only_done_left(view) and done in options else None


def pending_offers(view: View, options: Sequence[Action]) -> list[OpenOffer]:
    """List the offers that wait for the active player who wants to close the trade."""
    if view.phase != "trade" or view.seat != view.active:
        return []
    agreed = {action.offer for action in options if isinstance(action, Seal)}
    asked = {action.offer for action in options if isinstance(action, Decline)}
    # Who has said yes may still say no, but has answered.
    answered = {offer.number for offer in view.offers for word in offer.agreed if word.seat == view.seat}
    mine = [offer for offer in view.offers if offer.number in agreed]
    return mine + [offer for offer in view.offers if offer.number in asked - answered]
