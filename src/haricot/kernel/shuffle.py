"""Shuffles that depend on the seed and their number alone."""

from __future__ import annotations

from hashlib import shake_128
from struct import unpack

from haricot.kernel.types import CardId


def shuffle(cards: list[CardId], seed: int, number: int) -> None:
    """Shuffle in place: the same seed and number give the same order on any machine."""
    # Eight bytes a card leave no visible bias in the remainder, and need no rejection loop.
    stream = unpack(f"<{len(cards)}Q", shake_128(f"{seed}/{number}".encode()).digest(8 * len(cards)))
    for last in range(len(cards) - 1, 0, -1):
        other = stream[last] % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
