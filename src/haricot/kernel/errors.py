"""What goes wrong, as sentences with a way out."""
# interpreted: exceptions are caught and raised by everybody, and are never in a hot path

from __future__ import annotations


class HaricotError(ValueError):
    """Something that a person or a file asked for cannot be; the text says what to do."""


class Illegal(HaricotError):
    """A broken rule: its number, a code with parameters for translators, and an English sentence."""

    def __init__(self, rule: str, code: str, sentence: str, **params: object) -> None:
        super().__init__(rule, code, sentence)
        self.rule = rule
        self.code = code
        self.sentence = sentence
        self.params = params

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"


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


class Coded(HaricotError):
    """Something refused: a code with parameters for translators, and an English sentence."""

    def __init__(self, code: str, sentence: str, **params: object) -> None:
        super().__init__(code, sentence)
        self.code = code
        self.sentence = sentence
        self.params = params

    def __str__(self) -> str:
        return self.sentence


class BadPhrase(Coded):
    """Something typed that cannot be understood."""


class BadWords(HaricotError):
    """Something that cannot be typed: names that mean two things, or an action without words."""
