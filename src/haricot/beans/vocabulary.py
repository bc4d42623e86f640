"""The words that players type: beans by name, players by name, or any clear beginning of them."""
# interpreted: it only reads and writes text

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, get_args

from haricot.beans.tables import Looks
from haricot.kernel.errors import BadPhrase, BadWords
from haricot.kernel.types import Bean, Seat

Language: TypeAlias = Literal["en", "de", "fr", "it"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
NAME = re.compile(r"[^\W_][\w.'-]*(?: [\w.'-]+)*")


def plain(word: str) -> str:
    """Write a word in small letters without accents, as it may be typed."""
    bare = unicodedata.normalize("NFKD", word.casefold().replace("œ", "oe"))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def may_be_typed(name: str) -> bool:
    """Tell whether a player's name can be typed and means nothing else."""
    return bool(NAME.fullmatch(name)) and len(name) <= 30 and plain(name) not in ("all", "me")


def pick(typed: str, words: Mapping[str, int]) -> int:
    """Find what a word or the beginning of a word means."""
    word = plain(typed)
    if word in words:
        return words[word]
    found: dict[int, str] = {}
    for known, value in words.items():
        if word and known.startswith(word):
            # The name in the player's language comes first.
            found.setdefault(value, known)
    if len(found) == 1:
        return next(iter(found))
    if found:
        meant = sorted(found.values())
        raise BadPhrase("unclear-word", typed=typed, words=", ".join(meant))
    known = ", ".join(words)
    raise BadPhrase("unknown-word", typed=typed, words=known)


class Vocabulary:
    """The beans of one game in one language, and the players of one table."""

    def __init__(
        self, beans: Mapping[str, Looks], keys: Sequence[str], names: Sequence[str], language: str = "en"
    ) -> None:
        if language not in LANGUAGES:
            raise BadWords(f"There is no language “{language}”: there is {', '.join(LANGUAGES)}.")
        self.language = language
        self.keys = list(keys)
        self.looks = [beans[key] for key in keys]
        self.short = [
            looks.short.get(language, key.replace("_", "-"))
            for key, looks in zip(keys, self.looks, strict=True)
        ]
        self.beans = {plain(word): kind for kind, word in enumerate(self.short)}
        if len(self.beans) < len(keys):
            raise BadWords("Two beans have the same name: give every bean a `short` name of its own.")
        for kind, key in enumerate(keys):
            # The German name works in every language, unless it is another bean's name there.
            self.beans.setdefault(key.replace("_", "-"), kind)
        self.names = list(names)
        for name in names:
            if not may_be_typed(name):
                raise BadWords(f"“{name}” is no name for a player: take one of letters and digits.")
        self.seats = {plain(name): seat for seat, name in enumerate(names)}
        if len(self.seats) < len(names):
            raise BadWords("Two players have the same name: give everybody a name of their own.")

    def bean(self, typed: str) -> Bean:
        """Find a kind of bean."""
        return pick(typed, self.beans)

    def seat(self, typed: str) -> Seat:
        """Find the seat of a player by name."""
        return pick(typed, self.seats)
