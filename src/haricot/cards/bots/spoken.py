"""Word: an offer as traders make it among themselves, and what has been said to it."""

from __future__ import annotations

from typing import Final

from haricot.cards.bots.bargains import Bid
from haricot.kernel.offers import OpenOffer
from haricot.kernel.types import ALL, Bean, CardId, Count, Seat

SILENT: Final = 0
NO: Final = 1
YES: Final = 2


class SpokenOffer:
    """What is offered for what, by whom and to whom; a yes to one alone seals it, to all it is only noted."""

    def __init__(self, players: Seat, seat: Seat, to: Seat, gives: list[CardId], wants: list[Bean]) -> None:
        self.seat = seat
        self.to = to
        self.gives = gives
        self.wants = wants
        self.pays: Count = 0
        self.asks: Count = 0
        self.said: list[Count] = [SILENT] * players
        # What those who said yes would give.
        self.cards: list[list[CardId]] = [[]] * players

    def reaches(self, seat: Seat) -> bool:
        """Tell whether this is said to a seat."""
        return seat == self.to or (self.to == ALL and seat != self.seat)

    def is_open(self) -> bool:
        """Tell whether somebody may still answer."""
        for seat in range(len(self.said)):
            if self.said[seat] == SILENT and self.reaches(seat):
                return True
        return False

    def is_refused(self) -> bool:
        """Tell whether all have said no."""
        for seat in range(len(self.said)):
            if self.said[seat] != NO and self.reaches(seat):
                return False
        return True


def word_of(bid: Bid, seat: Seat, players: Seat) -> SpokenOffer:
    """Say what a trader has in mind."""
    return SpokenOffer(players, seat, bid.to, bid.gives, bid.wants)


def heard(offer: OpenOffer, players: Seat) -> SpokenOffer:
    """Take an open offer of a table up, with the answers it has had."""
    word = SpokenOffer(players, offer.seat, offer.to, list(offer.gives), list(offer.wants))
    word.pays, word.asks = offer.pays, offer.asks
    for seat in offer.declined:
        word.said[seat] = NO
    for agreement in offer.agreed:
        word.said[agreement.seat] = YES
        word.cards[agreement.seat] = list(agreement.cards)
    return word
