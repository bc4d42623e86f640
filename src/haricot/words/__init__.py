"""The words of haricot in four languages, as Fluent files that page, terminal and bots share."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from haricot.beans.vocabulary import LANGUAGES as LANGUAGES

# The page has no use for what only the terminal says, and leaves it out.
TERMINAL = ("terminal", "fullscreen")


def read(language: str) -> dict[str, str]:
    """Read the texts of a language, by the names of their files; games bring files of their own."""
    folders = [files(__name__), *(game / "words" for game in files("haricot.games").iterdir())]
    found = [file for folder in folders if folder.is_dir() for file in texts_in(folder / language)]
    return {file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8") for file in found}


def words_in(folder: Traversable) -> dict[str, str]:
    """Read the words of somebody's own game: a file for every language that it has."""
    found = {language: folder / f"{language}.ftl" for language in LANGUAGES}
    return {language: file.read_text(encoding="utf-8") for language, file in found.items() if file.is_file()}


def texts_in(folder: Traversable) -> list[Traversable]:
    """List the files of texts in a folder, in the order of their names."""
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )
