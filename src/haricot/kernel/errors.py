"""What goes wrong, as sentences with a way out."""
# interpreted: exceptions are caught and raised by everybody, and are never in a hot path

from __future__ import annotations

from functools import cached_property
from typing import Self

from haricot.kernel.sentences import english


class HaricotError(ValueError):
    """Something that a person or a file asked for cannot be; the text says what to do."""


class Coded(HaricotError):
    """Something refused: a code with parameters for translators, and a sentence in English."""

    def __init__(self, code: str, /, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params
        self.words: dict[str, object] = {}

    def named(self, **words: object) -> Self:
        """Give the English names of parameters that are keys, for the sentence."""
        self.words = words
        return self

    @cached_property
    def sentence(self) -> str:
        """Say in English what is wrong and what to do."""
        return english(self.code, {**self.params, **self.words})

    def __str__(self) -> str:
        return self.sentence


class Illegal(Coded):
    """A broken rule: its number, and the code, parameters and sentence of a refusal."""

    def __init__(self, rule: str, code: str, /, **params: object) -> None:
        super().__init__(code, **params)
        self.args = (rule, code)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"


class BadPhrase(Coded):
    """Something typed that cannot be understood."""


class BadOption(HaricotError):
    """An option, or a combination of options, that no game can be played with."""


class BadTables(HaricotError):
    """A data file that no game can be played with: which file, which key, and why."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(file, key, reason)
        self.file = file
        self.key = key
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.reason}" if self.key else f"{self.file}: {self.reason}"


class BadPosition(HaricotError):
    """A position that cannot be."""


class BadRecord(HaricotError):
    """A record that cannot be read, or that does not replay."""


class BadWords(HaricotError):
    """Something that cannot be typed: names that mean two things, or an action without words."""
