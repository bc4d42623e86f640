"""The words of haricot in four languages, as Fluent files that page, terminal and bots share."""

from __future__ import annotations

from importlib.resources import files

LANGUAGES = ("en", "de", "fr", "it")
SHARED = ("refusals", "events", "table", "hansa", "options", "typing", "help", "intro")
# The page has no use for what only the terminal says, and leaves it out.
TERMINAL = ("terminal", "fullscreen")
FILES = SHARED + TERMINAL


def read(language: str) -> dict[str, str]:
    """Read the texts of a language, by the names of their files."""
    folder = files("haricot.words") / language
    return {name: (folder / f"{name}.ftl").read_text(encoding="utf-8") for name in FILES}
