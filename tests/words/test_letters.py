"""What is shown of every character that there is."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from haricot.beans.letters import visible

PIECE = 2**12


@pytest.mark.parametrize("first", range(0, sys.maxunicode + 1, 2**16), ids=hex)
def test_no_character_alone_steers_hides_or_breaks_a_line(first: int) -> None:
    for start in range(first, first + 2**16, PIECE):
        text = "".join(f"a{chr(number)}" for number in range(start, start + PIECE)) + "a"
        seen, there = visible(text), iter(text)
        assert all(letter in there for letter in seen), "nothing is put in"
        for letter in set(seen) - {"\n"}:
            if ord(letter) not in range(0x1F000, 0x1FB00):
                assert unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"), letter
