"""What may be shown of a text that a stranger wrote."""

from __future__ import annotations

import pytest

from haricot.beans.letters import one_line, visible


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("2 blaue > rote @Zoë", "2 blaue > rote @Zoë"),
        ("日本語 עברית العربية", "日本語 עברית العربية"),
        ("one\ntwo", "one\ntwo"),
        ("\x1b[2Jgone", "[2Jgone"),
        ("\u202eturned\u202c", "turned"),
        ("🩷 of tomorrow", "🩷 of tomorrow"),
        ("👩\u200d👧 ❤\ufe0f 1\ufe0f\u20e3", "👩\u200d👧 ❤\ufe0f 1\ufe0f\u20e3"),
        ("🏳\ufe0f\u200d🌈", "🏳\ufe0f\u200d🌈"),
        ("A\u200dnna\ufe0f \u200d👧 👧\u200d 1\ufe0f", "Anna 👧 👧 1"),
        ("a\u0301\u0302\u0303\u0304\u0305b", "a\u0301\u0302\u0303b"),
    ],
)
def test_what_can_be_seen_stays(text: str, seen: str) -> None:
    assert visible(text) == seen
    assert visible(seen) == seen


def test_in_one_line_there_are_single_spaces() -> None:
    assert one_line("  one\r\n two\u2028three \u200b four ") == "one two three four"
    assert one_line("\x07 \u3164") == ""
