"""Letters: what may be shown of a text that a stranger wrote; nothing else leaves a server or is printed."""
# interpreted: it only reads and writes text

from __future__ import annotations

import re
import unicodedata

UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, which steer terminals; marks of format, which hide and turn text round; what is no character."""

BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that are nothing to look at, whatever their category says."""

MARKS = "\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
PILE = re.compile(f"(?<=[{MARKS}]{{3}})[{MARKS}]+")
"""More marks than any language piles on a letter: they would cover the lines around."""

JOINER = "\u200d"
STYLES = ("\ufe0e", "\ufe0f")
PICTURES = range(0x1F000, 0x1FB00)
"""Where pictures are; those that are younger than our tables of characters are there too."""


def visible(text: str) -> str:
    """Leave out what cannot be seen, or is there to deceive; lines stay lines."""
    text = PILE.sub("", text)
    if text.isprintable() and not BLANK.search(text):
        return text
    around = f"\0{text}\0"
    kept = (
        letter
        for at, letter in enumerate(text, 1)
        if letter == "\n" or is_seen(letter) or joins(around[at - 1], letter, around[at + 1])
    )
    return "".join(kept)


def one_line(text: str) -> str:
    """Write what can be seen of a text in one line, with single spaces."""
    return " ".join(word for part in text.split() if (word := visible(part)))


def is_seen(letter: str) -> bool:
    """Tell whether a character is something to look at by itself."""
    return is_picture(letter) or (unicodedata.category(letter) not in UNSEEN and not BLANK.match(letter))


def is_picture(letter: str) -> bool:
    """Tell whether a character is a sign or a picture, and no letter of a word."""
    return ord(letter) in PICTURES or unicodedata.category(letter) == "So"


def joins(before: str, letter: str, after: str) -> bool:
    """Tell whether something unseen only makes one picture of several, or chooses how a picture is drawn.

    That is safe: it stands beside pictures alone, so that it can neither hide in a word nor make two words
    look alike; and it steers nothing. Between letters it goes, although a few languages would use it there.
    """
    if letter in STYLES:
        return is_picture(before) or (before in "0123456789#*" and after == "\u20e3")
    return letter == JOINER and is_picture(after) and (is_picture(before) or before in STYLES)
