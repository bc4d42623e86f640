"""The rules in words, by number and language: what `haricot rules B20` prints and the page shows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from haricot.kernel.errors import Coded

BOOKS = ("bohnanza.md", "extension.md", "market.md", "sissi.md", "hansa.md")


@cache
def rulebook(language: str = "en") -> dict[str, str]:
    """Read every rule: its number, and its title and text as Markdown."""
    rules = {}
    for book in BOOKS:
        rules.update(rules_in((files("haricot.rulebook") / language / book).read_text(encoding="utf-8")))
    return rules


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
    sentence = f"There is no rule “{number}”: try B20, E5 or M3, or rules alone for all of them."
    raise Coded("no-such-rule", sentence, rule=number)
