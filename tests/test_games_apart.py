"""A game is one folder: nothing else in haricot names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from haricot.catalogue import GAMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "haricot"
# The catalogue tells type checkers which class a name gives.
LOADER = SOURCE / "catalogue.py"
ELSEWHERE = [
    module
    for module in sorted(SOURCE.rglob("*.py"))
    if module != LOADER and not module.is_relative_to(SOURCE / "games")
]
# A bean is called as its game is.
BEANS = {"sissi"}


def named(module: Path) -> Iterator[str]:
    """Go through what a module has of a game: its name as a string, or anything out of its folder."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        where = f"{module.relative_to(SOURCE)}:{getattr(node, 'lineno', 0)}"
        match node:
            case ast.Constant(value=str(text)) if text in set(GAMES) - BEANS:
                yield f"{where} {text!r}"
            case ast.Constant(value=str(text)) if re.search(rf"haricot\.games\.({'|'.join(GAMES)})", text):
                yield f"{where} {text!r}"
            case ast.ImportFrom(module=str(package)) if package.startswith("haricot.games."):
                yield f"{where} {package}"


def test_nothing_else_names_a_game() -> None:
    assert len(ELSEWHERE) > 200
    assert [found for module in ELSEWHERE for found in named(module)] == []


def test_it_would_be_noticed() -> None:
    assert len(list(named(LOADER))) > 5
