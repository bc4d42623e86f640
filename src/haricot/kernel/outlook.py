"""Outlook: what a choice would do; Appraisal: what the law says of what lies on the table."""
# interpreted: msgspec makes the structs, and mypyc cannot compile them

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import Count
from haricot.kernel.view import View


class Outlook(Struct, frozen=True, kw_only=True, tag_field="look"):
    """What an action would do, as far as the seat that chooses it can know; a game adds its own fields."""

    # The numbers of the open offers that would come to nothing, although this seat could take or seal them.
    lapses: tuple[Count, ...] = ()


class Appraisal(Struct, frozen=True, kw_only=True, tag_field="look"):
    """What everything on the table is worth by the law of a game, as far as a seat can see it."""


def lapsing(view: View, could_take: Callable[[OpenOffer], bool]) -> tuple[Count, ...]:
    """List the offers that the active player could still take or seal, and that end with the trading."""
    if view.phase != "trade" or view.seat != view.active:
        return ()
    waiting = [offer for offer in view.offers if waits(view, offer, could_take)]
    return tuple(offer.number for offer in waiting)


def waits(view: View, offer: OpenOffer, could_take: Callable[[OpenOffer], bool]) -> bool:
    """Tell whether an open offer waits for a word of the viewer."""
    willing = [word.seat for word in offer.agreed]
    if offer.seat == view.seat:
        return len(willing) > 0
    return could_take(offer) and view.seat not in willing and view.seat not in offer.declined
