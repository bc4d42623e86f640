"""HiddenHand: what is known of a hand that is hidden."""

from __future__ import annotations

from haricot.kernel.types import HIDDEN, CardId, Count
from haricot.worlds.stretch import CONTRACT, Spread, Stretch


class HiddenHand:
    """A queue of hidden cards: drawn to its back, planted from its front, traded from anywhere."""

    def __init__(self) -> None:
        self.stretches: list[Stretch] = []
        # The beans that are surely here, because somebody has shown them.
        self.shown: list[CardId] = []
        # The contract, which may be HIDDEN too, if it was seen to be drawn.
        self.contract: CardId | None = None

    def stretch(self, shuffle: Count) -> Stretch:
        """Find the cards that came from a shuffling; those of the last one are the last of the hand."""
        for stretch in self.stretches:
            if stretch.shuffle == shuffle:
                return stretch
        self.stretches = [old for old in self.stretches if old.size() or old.contract >= 0]
        self.stretches.append(Stretch(shuffle))
        return self.stretches[-1]

    def show(self, card: CardId, shuffle: Count) -> None:
        """Note that a bean is here."""
        if card not in self.shown:
            self.shown.append(card)
            self.stretch(shuffle).show(card)

    def lose(self, card: CardId, shuffle: Count, first: bool) -> None:
        """Take a bean out, as the first card of the hand or from anywhere."""
        self.stretch(shuffle).lose(card, first)
        if card in self.shown:
            self.shown.remove(card)

    def has_hidden_contract(self) -> bool:
        """Tell whether there surely is a contract, and nobody knows which."""
        return self.contract == HIDDEN or any([CONTRACT in stretch.shown for stretch in self.stretches])

    def draw_contract(self, card: CardId, shuffle: Count) -> None:
        """Put a contract to the back: there was none before."""
        self.contract = card
        for stretch in self.stretches:
            stretch.maybe = 0
        self.stretch(shuffle).draw_contract()

    def lose_contract(self, first: bool) -> None:
        """Take the contract out, as the first card of the hand or from anywhere."""
        for stretch in self.stretches:
            if stretch.has_contract():
                stretch.lose_contract(first)
        self.contract = None

    def confirm_contract(self) -> None:
        """Note that there is a contract, if nobody saw one drawn."""
        for stretch in self.stretches:
            stretch.confirm_contract()

    def odds(self) -> tuple[int, int]:
        """Weigh that there is no contract which nobody saw drawn, against that there is one."""
        for stretch in self.stretches:
            if stretch.maybe:
                return sum(stretch.weights(stretch.shown)), sum(stretch.weights(stretch.marked(True)))
        return 1, 0

    def spread(self, suspect: bool) -> list[Spread]:
        """Make ready to deal the hand many times, with a contract that nobody saw drawn or without."""
        return [Spread(stretch, suspect) for stretch in self.stretches]
