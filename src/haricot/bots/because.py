"""Because: why an offer that may look odd is made, from what everybody sees."""
# interpreted: it is asked seldom

from __future__ import annotations

from haricot.beans.game import AnyGame
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL
from haricot.kernel.view import View

CODES = ("wish", "no-room", "both-plant")
"""The reasons that are told, as `because-…` in words."""


def why(game: AnyGame, view: View, offer: OpenOffer) -> str:
    """Tell the code of a reason; none where an offer speaks for itself."""
    kinds = {game.goods.kind(card) for card in offer.gives}
    wish = view.wishes[offer.to] if offer.to != ALL else None
    if wish is not None and kinds & set(wish.wants):
        return "wish"
    return game.because(view, offer)
