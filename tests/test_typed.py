"""No `Any` stands for a game, or for anything that a game is made of: the loader alone may."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "haricot"
# What comes in by name or from a package has no type before it was looked at.
LOADER = {SOURCE / name for name in ("entry.py", "catalogue.py", "plugins.py")}
TREES = {
    module: ast.parse(module.read_text(encoding="utf-8"))
    for module in sorted(SOURCE.rglob("*.py"))
    if module not in LOADER
}

THINGS = {
    *("game", "games", "state", "states", "view", "views", "session", "sessions", "grammar", "grammars"),
    *("bot", "bots", "witness", "witnesses", "world", "worlds", "position", "positions", "kit", "playout"),
    *("goods", "law", "atlas", "desk", "ledger", "narrator", "screen", "host", "crowd", "moment", "table"),
    *("board", "garden", "outlook", "appraisal", "before", "after", "twin", "clone", "imagined"),
}
"""Words by which games, states, views and what goes with them are called."""


def has_any(node: ast.expr | None) -> bool:
    """Tell whether a type has an Any in it, other than in a table of JSON."""
    if node is None or ast.unparse(node) == "dict[str, Any]":
        return False
    if isinstance(node, ast.Name) and node.id == "Any":
        return True
    return any(has_any(child) for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr))


def named_types(tree: ast.AST) -> Iterator[tuple[str, ast.expr | None, int]]:
    """Go through all that has a type: parameters, attributes, variables, and what functions return."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield node.name, node.returns, node.lineno
            case ast.arg():
                yield node.arg, node.annotation, node.lineno
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.AnnAssign(target=ast.Attribute(attr=name)):
                yield name, node.annotation, node.lineno


def is_alias(node: ast.AST) -> bool:
    """Tell whether a statement gives a type its name."""
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"


def generic_classes() -> set[str]:
    """Name the classes of haricot that take types as arguments."""
    classes = [node for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return {node.name for node in classes if any(isinstance(base, ast.Subscript) for base in node.bases)}


def open_types(tree: ast.Module, generic: set[str]) -> Iterator[str]:
    """List where Any stands for a thing of a game, or is an argument of a class outside an alias."""
    for name, kind, line in named_types(tree):
        if THINGS.intersection(name.strip("_").split("_")) and has_any(kind):
            yield f"{line} {name}: {ast.unparse(kind) if kind else ''}"
    for statement in tree.body:
        for node in () if is_alias(statement) else ast.walk(statement):
            match node:
                case ast.Subscript(value=ast.Name(id=name)) if name in generic and has_any(node.slice):
                    yield f"{node.lineno} {ast.unparse(node)}"


def test_no_any_stands_for_a_game() -> None:
    generic = generic_classes()
    found = {
        f"{module.relative_to(SOURCE)}:{place}"
        for module, tree in TREES.items()
        for place in open_types(tree, generic)
    }
    assert found == set()


def test_it_would_be_noticed() -> None:
    generic = generic_classes()
    assert {"Game", "BeanGame", "CardGame", "Grammar", "Goods", "Session", "Witness", "Kit"} <= generic
    wrong = """
def start(game: Any, seed: int) -> int: ...
def last_state(number: int) -> list[Any]: ...
def read(options: dict[str, Any]) -> Callable[[Any], int]: ...
class Host:
    def __init__(self, made: Session[Any]) -> None:
        self.view: Any = None
AnySession: TypeAlias = Session[Any]
"""
    found = {place.split(" ", 1)[1] for place in open_types(ast.parse(wrong), generic)}
    assert found == {"game: Any", "last_state: list[Any]", "view: Any", "Session[Any]"}
