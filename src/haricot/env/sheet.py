"""Sheet: an observation being written, byte by byte, into whole words."""

from __future__ import annotations

from typing import Final

from haricot.kernel.types import Count

MOST: Final = 127
"""The largest number that a byte of an observation tells: more is written as this."""


class Sheet:
    """Bytes in words of eight: ints that a list holds cost more the more there are of them."""

    def __init__(self) -> None:
        self.words: list[Count] = []
        self.word: Count = 0
        self.shift: Count = 0

    def put(self, value: Count) -> None:
        """Write a number."""
        self.word |= (value if value < MOST else MOST) << self.shift
        self.shift += 8
        if self.shift == 64:
            self.words.append(self.word)
            self.word = 0
            self.shift = 0

    def skip(self, count: Count) -> None:
        """Write so many noughts."""
        self.shift += 8 * count
        while self.shift >= 64:
            self.words.append(self.word)
            self.word = 0
            self.shift -= 64

    def end(self) -> None:
        """Fill the last word."""
        if self.shift:
            self.skip(8 - self.shift // 8)
