"""What help() shows: the docstrings of the sources, in both builds."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import haricot
from haricot.kernel.game import Game

SOURCES = Path(__file__).parents[1] / "src" / "haricot"
MODULES = sorted(
    path.relative_to(SOURCES)
    for layer in ("kernel", "beans", "cards", "games", "bots", "env")
    for path in (SOURCES / layer).rglob("*.py")
)


def documented(node: Any, thing: Any, name: str) -> Iterator[tuple[str, str, str]]:
    """List all that is public: its name, what the source says of it, and what Python does."""
    yield name, ast.get_docstring(node) or "", inspect.cleandoc(thing.__doc__ or "")
    for child in node.body if not isinstance(node, ast.FunctionDef) else ():
        if isinstance(child, ast.ClassDef | ast.FunctionDef) and not child.name.startswith("_"):
            yield from documented(child, getattr(thing, child.name), f"{name}.{child.name}")


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_python_tells_what_the_source_says(module: Path) -> None:
    name = ".".join(("haricot", *module.with_suffix("").parts)).removesuffix(".__init__")
    source = ast.parse((SOURCES / module).read_text(encoding="utf-8"))
    # Of overloads the last one, which has the docstring, is what there is.
    told = {name: (said, shown) for name, said, shown in documented(source, import_module(name), name)}
    assert {name: said for name, (said, _) in told.items()} == {
        name: shown for name, (_, shown) in told.items()
    }


def test_help_has_signatures_too() -> None:
    assert list(inspect.signature(Game.apply).parameters) == ["self", "state", "action"]
    assert list(inspect.signature(type(haricot.game())).parameters) == ["options", "tables", "own_tables"]
