"""The rules in words, by number and language: what `haricot rules B20` prints and the page shows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from haricot.catalogue import GAMES
from haricot.kernel.errors import Coded


@cache
def rulebook(language: str = "en") -> dict[str, str]:
    """Read every rule: its number, and its title and text as Markdown."""
    return {number: rule for book in books(language) for number, rule in rules_in(book).items()}


def books(language: str) -> Iterator[str]:
    """Read the books of all games, and then that of the market."""
    for folder in (*(files(f"haricot.games.{game}") / "rulebook" for game in GAMES), files(__name__)):
        for book in sorted((folder / language).iterdir(), key=lambda book: book.name):
            yield book.read_text(encoding="utf-8")


def rules_in(text: str) -> dict[str, str]:
    """Take a book in Markdown apart into its rules, by number."""
    # A rule lasts to the next heading of any level.
    found = re.finditer(r"^### (\S+) · (.*?)(?=^#{1,3} |\Z)", text, re.MULTILINE | re.DOTALL)
    return {match[1]: f"{match[1]} · {match[2].strip()}" for match in found}


def rule(number: str, language: str = "en", own: Mapping[str, str] | None = None) -> str:
    """Look a rule up by its number, in any case; a game of somebody's own may bring its own rules."""
    for known, text in {**rulebook(language), **(own or {})}.items():
        if known.casefold() == number.casefold():
            return text
    raise Coded("no-such-rule", rule=number)
