"""Why something cannot be done, in the words of a language."""

from __future__ import annotations

from collections.abc import Callable

from haricot.kernel.errors import Coded, HaricotError, Illegal
from haricot.words.texts import Texts

Word = Callable[[str, object], str | int | None]

# Without a table nobody can say these in words.
AT_A_TABLE = ("active", "seat", "taker", "seats", "bean", "beans", "city", "phase")


def as_it_is(name: str, value: object) -> str | int | None:
    """Leave a parameter as it is, if it can be read."""
    return value if isinstance(value, int | str) and name not in AT_A_TABLE else None


def refusal(texts: Texts, error: HaricotError, word: Word = as_it_is) -> str:
    """Say why something was refused, with the number of the rule; where there is no message, as it came."""
    if not isinstance(error, Coded) or not texts.has(f"refused-{error.code}"):
        return str(error)
    words = {name: said for name, value in error.params.items() if (said := word(name, value)) is not None}
    if len(words) < len(error.params):
        return str(error)
    told = texts.say(f"refused-{error.code}", **words)
    return f"{told} ({error.rule})" if isinstance(error, Illegal) else told
