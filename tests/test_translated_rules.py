"""The rules in other languages say as much as in English: same numbers, same tables, same rulings."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from haricot.rulebook import rulebook

RULINGS = {"en": "Ruling:", "de": "Entscheid:", "fr": "Décision :", "it": "Decisione:"}
OTHERS = ("de", "fr", "it")


def references(text: str) -> Counter[str]:
    """Count which rules a text speaks of."""
    return Counter(re.findall(r"\b[BEMSH](?:-x)?\d+\b", text))


def figures(text: str) -> list[list[str]]:
    """Read the cells of all tables that are numbers."""
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row if re.fullmatch(r"\s*[\d–]+\s*", cell)] for row in rows]


def rulings(text: str, language: str) -> list[bool]:
    """Tell of every paragraph whether it is a ruling."""
    return [block.startswith(RULINGS[language]) for block in text.split("\n\n")]


@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_is_there_in_the_same_order(language: str) -> None:
    assert list(rulebook(language)) == list(rulebook())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("number", rulebook())
def test_a_translated_rule_says_the_same(number: str, language: str) -> None:
    english, other = rulebook()[number], rulebook(language)[number]
    assert other != english
    assert figures(other) == figures(english)
    assert rulings(other, language) == rulings(english, "en")
    assert references(other) == references(english)
    assert set(re.findall(r"`\w+ ?=?[^`]*`", other)) <= set(re.findall(r"`\w+ ?=?[^`]*`", english))
