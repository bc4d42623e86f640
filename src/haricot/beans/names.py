"""Names: what people may be called, so that everybody can be told apart and typed."""
# interpreted: it is asked once a seat, and makes sentences

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from itertools import count

from haricot.beans.letters import one_line, visible
from haricot.beans.vocabulary import may_be_typed, plain
from haricot.kernel.errors import HaricotError

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Emma", "Finn", "Greta")
"""For whoever has no name."""

EASTERN = frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"})
"""What is written together in one word."""

# Greek and Cyrillic capitals that look like Latin ones: their small letters may look like others.
CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕЅІЈКМНОРСТУХԌԚԜ", "ABEZHIKMNOPTYXABESIJKMHOPCTYXGQW")
# Numbers and small letters that look like others, and letters that keep their stroke when accents go.
ALIKE = str.maketrans(
    "01iıɩƚłøđħŧɑɡʏȷᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡᴢαβγεηικμνορστυχωавгеіїјкмнопрстухьѕһԁԛԝӏ",
    "ollllllodhtagyjabcdefghljklmnoprstuvwzabyenlkuvopotuxwabrelljkmhonpctyxbshdqwl",
)
BETWEEN = re.compile(r"[ ._'-]+")


def called(name: str) -> str:
    """Write a name as it is shown: letters in their plain form, and single spaces between words."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def skeleton(name: str) -> str:
    """Write what names have in common that look alike."""
    bare = plain(called(name).translate(CAPITALS))
    digits = (str(unicodedata.decimal(letter, letter)) for letter in bare)
    return BETWEEN.sub("", "".join(digits)).translate(ALIKE)


def alphabets(name: str) -> set[str]:
    """Tell from which alphabets the letters of a name are."""
    found = {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}
    return {"CJK" if alphabet in EASTERN else alphabet for alphabet in found}


def check_names(names: Sequence[str]) -> None:
    """Refuse names that could not be typed or told apart, or that are there twice."""
    for name in names:
        if not re.fullmatch(r"[^\W_][\w .'-]{0,19}", name) or name != visible(name):
            raise HaricotError(f"{name!r} is no name: take letters and numbers, twenty at most.")
        if len(alphabets(name)) > 1:
            raise HaricotError(f"{name!r} mixes two alphabets: take the letters of one.")
    if len({skeleton(name) for name in names}) < len(names):
        raise HaricotError("Two players have the same name: give everybody a name of their own.")


def typable(names: Sequence[str]) -> list[str]:
    """Name everybody so that each name can be typed and is nobody else's: by their seats, if need be."""
    called: list[str] = []
    wanted = [one_line(name) for name in names]
    taken = {plain(name) for name in wanted}
    for seat, name in enumerate(wanted, 1):
        if not may_be_typed(name) or plain(name) in map(plain, called):
            free = (f"seat {number}" for number in count(seat))
            name = next(other for other in free if other not in taken)
            taken.add(name)
        called.append(name)
    return called
