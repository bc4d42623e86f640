"""Texts: says things in one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from haricot.extras import missing
from haricot.words import read

try:
    from babel import Locale
    from babel.lists import format_list
    from fluent.runtime import FluentBundle, FluentResource
except ImportError:
    raise missing("fluent.runtime", "Sentences need", "cli") from None


class Texts:
    """The messages of one language, by their names, and those of somebody's own game."""

    def __init__(self, language: str, own: str = "") -> None:
        self.language = language
        self.own = own
        self.locale = Locale.parse(language)
        self.bundle = FluentBundle([language], use_isolating=False)
        for text in (*read(language).values(), own):
            self.bundle.add_resource(FluentResource(text))

    def __reduce__(self) -> tuple[Callable[[str, str], Texts], tuple[str, str]]:
        return texts, (self.language, self.own)

    def has(self, id: str) -> bool:
        """Tell whether there is a message."""
        return self.bundle.has_message(id)

    # Texts live as long as everything else, and at a table the same is said again and again.
    @lru_cache(maxsize=4096)  # noqa: B019
    def say(self, id: str, **words: str | int) -> str:
        """Say a message with its variables filled in."""
        value = self.bundle.get_message(id).value
        assert value is not None, f"{id} says nothing"
        text, errors = self.bundle.format_pattern(value, words)
        assert not errors, f"{id}: {errors}"
        return str(text)

    def listed(self, parts: Sequence[str]) -> str:
        """Join words as in a sentence: a, b and c."""
        return format_list(list(parts), locale=self.locale)


@cache
def texts(language: str, own: str = "") -> Texts:
    """Give the texts of a language, perhaps with those of a game; they are read once."""
    return Texts(language, own)
