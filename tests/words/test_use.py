"""The page says nothing that has no words, and no words lie about that nothing says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from haricot.words import read
from tests.words.test_words import messages

PAGE = Path(__file__).parents[2] / "web" / "src"
SOURCES = [file for file in sorted(PAGE.rglob("*")) if file.suffix in (".svelte", ".ts")]
# What the page does not say.
ELSEWHERE = ("fullscreen",)
KEYS = {key for file, text in read("en").items() if file not in ELSEWHERE for key in messages(text)}
LITERAL = re.compile(r"""["']([a-z][\w-]*)["']""")
TEMPLATE = re.compile(r"`((?:[\w-]*\$\{[^`{}]*\})+[\w-]*)`")
# Made of an event, a phase or a step: other tests hold these to what there is.
FAMILIES = ("event-", "help-phase-", "help-done-", "intro-")
SAID = re.compile(r"""\bt\(\s*["']([^"']+)["']""")


def pattern(template: str) -> str:
    """Make a template of keys into a pattern for them."""
    return re.sub(r"\$\{.*?\}", r"[\\w-]*", template)


def literal(template: str) -> str:
    """Leave out what is variable."""
    return re.sub(r"\$\{.*?\}|-", "", template)


def page() -> str:
    """Read everything that the page is made of."""
    return "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)


def test_no_words_lie_about() -> None:
    source = page()
    literals = set(LITERAL.findall(source))
    # What is variable but for a hyphen would fit anything.
    telling = [template for template in TEMPLATE.findall(source) if literal(template)]
    templates = [re.compile(pattern(template)) for template in telling]
    unused = [
        key
        for key in sorted(KEYS - literals)
        if not key.startswith(FAMILIES) and not any(template.fullmatch(key) for template in templates)
    ]
    assert unused == []


@pytest.mark.parametrize("file", SOURCES, ids=[str(file.relative_to(PAGE)) for file in SOURCES])
def test_everything_that_is_said_has_words(file: Path) -> None:
    said = SAID.findall(file.read_text(encoding="utf-8"))
    assert [key for key in said if key not in KEYS] == []
