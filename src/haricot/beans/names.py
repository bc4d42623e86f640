"""Names: what people may be called, so that everybody can be told apart and typed."""
# interpreted: it is asked once a seat, and makes sentences

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import chain, count

from haricot.beans.letters import one_line, visible
from haricot.beans.vocabulary import may_be_typed, plain
from haricot.kernel.errors import Coded, HaricotError

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Emma", "Finn", "Greta")
"""For whoever has no name."""

LONGEST = 20
"""Maximum number of characters of a name."""

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


def check_name(name: str) -> None:
    """Refuse a name that could not be read, typed or trusted, and say what is wrong with it."""
    if not name:
        raise Coded("name-empty")
    if len(name) > LONGEST:
        raise Coded("name-long", count=len(name), most=LONGEST)
    odd = next((letter for letter in name if not is_part(letter)), "")
    if odd:
        shown = one_line(odd) or "\ufffd"
        raise Coded("name-letter", letter=shown)
    if not name[0].isalnum():
        raise Coded("name-begins")
    if len(alphabets(name)) > 1:
        raise Coded("name-alphabets")


def is_part(letter: str) -> bool:
    """Tell whether a character may be in a name."""
    return re.fullmatch(r"[\w .'-]", letter) is not None and letter == visible(letter)


def check_names(names: Sequence[str]) -> None:
    """Refuse names that are none, or that look alike."""
    for name in names:
        check_name(name)
    if len({skeleton(name) for name in names}) < len(names):
        raise HaricotError("Two players have the same name: give everybody a name of their own.")


def distinct(name: str, taken: Iterable[str]) -> str:
    """Mark a name that looks like one of the others with the first number that tells them apart."""
    known = {skeleton(other) for other in taken}
    marked = (f"{name[: LONGEST - len(mark)].rstrip()}{mark}" for mark in (f" {n}" for n in count(2)))
    return next(one for one in chain([name], marked) if skeleton(one) not in known)


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
