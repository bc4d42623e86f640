"""Bot: what every bot is asked, and what keeps its offers within the rules of the market."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from haricot.beans.market import MOST_OFFERS
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.view import GardenView
from haricot.kernel.actions import Action, Offer
from haricot.kernel.offers import Terms
from haricot.kernel.types import ALL, CardId, Count, Seat


class Bot:
    """A player who is asked again and again; it knows its views, its own memory and its own dice."""

    def __init__(self, game: Bohnanza, seat: Seat, seed: int | str) -> None:
        self.game = game
        self.law = game.law
        self.seat = seat
        self.random = Random(f"{seed}/{seat}")
        self.asked: set[tuple[Seat, Terms]] = set()
        self.asked_in: Count = 0

    def decide(self, view: GardenView, options: Sequence[Action]) -> Action | None:
        """Choose an action, one of the listed ones or an offer or a wish; None is to wait."""
        raise NotImplementedError

    def stock(self, view: GardenView) -> list[CardId]:
        """List the cards that this seat may give away (B12)."""
        face_up = view.face_up if self.seat == view.active else []
        return [card for card in [*face_up, *view.hands[self.seat]] if self.law.is_bean(card)]

    def purse(self, view: GardenView) -> Count:
        """Count the talers that this seat may give away (B27)."""
        return view.talers[self.seat] if self.game.options.trade_talers else 0

    def may_offer(self, view: GardenView) -> bool:
        """Tell whether there is room for one more offer (M6)."""
        return sum(offer.seat == self.seat for offer in view.offers) < MOST_OFFERS

    def is_new(self, view: GardenView, offer: Offer) -> bool:
        """Tell whether nobody was asked for these terms this turn: a no is taken for an answer (M7)."""
        if view.turn != self.asked_in:
            self.asked_in = view.turn
            self.asked = set()
        terms = self.terms(offer)
        return not any((seat, terms) in self.asked for seat in audience(view, offer))

    def remember(self, view: GardenView, offer: Offer) -> Offer:
        """Note whom an offer asks for what."""
        self.asked.update((seat, self.terms(offer)) for seat in audience(view, offer))
        return offer

    def terms(self, offer: Offer) -> Terms:
        """Say what an offer comes to."""
        gives = tuple(sorted(self.law.kind[card] for card in offer.gives))
        return Terms(self.seat, gives, tuple(sorted(offer.wants)), offer.pays, offer.asks)


def audience(view: GardenView, offer: Offer) -> list[Seat]:
    """List the seats that an offer asks."""
    others = [seat for seat in range(view.players) if seat != offer.seat]
    return others if offer.to == ALL else [offer.to]
