"""What a card game brings to the conformance suite, to be taken as it is or changed where a game differs."""
# interpreted: it only plays games to test them

from __future__ import annotations

from haricot.cards.testing.books import CardBooks
from haricot.cards.testing.kit import CardKit

__all__ = ["CardBooks", "CardKit"]
