"""Page and terminal say nothing that has no words, and no words lie about that nothing says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

from haricot.words import TERMINAL, read
from tests.words.test_words import messages

PAGE = Path(__file__).parents[2] / "web" / "src"
SOURCES = [file for file in sorted(PAGE.rglob("*")) if file.suffix in (".svelte", ".ts")]
TEXTS = {name: set(messages(text)) for name, text in read("en").items()}
ALL_KEYS = set[str]().union(*TEXTS.values())
TERMINAL_KEYS = set[str]().union(*(TEXTS[name] for name in TERMINAL))
KEYS = ALL_KEYS - TERMINAL_KEYS
SOURCE = Path(__file__).parents[2] / "src" / "haricot"
LAYERS = ("telling", "terminal", "cli", "env", "cards", "games")
FOLDERS = [SOURCE / layer for layer in LAYERS]
PYTHON = [file for folder in FOLDERS for file in sorted(folder.rglob("*.py")) if file.stem != "console"]
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


def test_the_page_leaves_out_what_only_the_terminal_says() -> None:
    source = (PAGE / "lib" / "words.svelte.ts").read_text(encoding="utf-8")
    assert all(f'"!**/{name}.ftl"' in source for name in TERMINAL)


def named(node: ast.expr) -> list[str]:
    """Find the messages that an expression can name, as patterns: what is variable stands for anything."""
    match node:
        case ast.Constant(value=str(name)):
            return [re.escape(name)]
        case ast.JoinedStr(values=parts):
            return ["".join(re.escape(str(part.value)) if is_text(part) else r"[\w-]*" for part in parts)]
        case ast.IfExp(body=body, orelse=other):
            return named(body) + named(other)
        case ast.Call(func=ast.Attribute(attr="of_game"), args=[kind, what]):
            return [f"{one}-(?:[a-z]+-)?{other}" for one in named(kind) for other in named(what)]
    return []


def is_text(part: ast.expr) -> TypeGuard[ast.Constant]:
    return isinstance(part, ast.Constant)


def said(tree: ast.AST) -> Iterator[str]:
    """Find every message that a module says by a name that is written there; consoles say anything."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="console"), attr="say")):
                pass
            case ast.Call(func=ast.Attribute(attr="say"), args=[name, *_]):
                yield from named(name)


TREES = [ast.parse(file.read_text(encoding="utf-8")) for file in PYTHON]


def test_no_words_of_the_terminal_lie_about() -> None:
    # Refusals are found by their codes: another test holds these to what there is.
    keys = {key for key in TERMINAL_KEYS if not key.startswith("refused-")}
    nodes = [node for tree in TREES for node in ast.walk(tree)]
    keys -= {str(node.value) for node in nodes if isinstance(node, ast.Constant)}
    patterns = {pattern for tree in TREES for pattern in said(tree)}
    assert [key for key in keys if not any(re.fullmatch(pattern, key) for pattern in patterns)] == []


def test_everything_that_the_terminal_says_has_words() -> None:
    patterns = {pattern for tree in TREES for pattern in said(tree)}
    assert len(patterns) > 100
    assert [one for one in patterns if not any(re.fullmatch(one, key) for key in ALL_KEYS)] == []


def test_what_is_wrong_with_the_terminal_would_be_noticed() -> None:
    source = """
self.say("a" if x else f"b-{y}")
self.say(words.of_game("step", f"trade{others}"))
self.console.say("anything")
say("this")
"""
    assert list(said(ast.parse(source))) == ["a", r"b\-[\w-]*", r"step-(?:[a-z]+-)?trade[\w-]*"]
