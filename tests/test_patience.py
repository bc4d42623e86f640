"""No test depends on how fast the machine is: none has limits of its own, measures time, or sleeps."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import wait_until

TESTS = Path(__file__).parent
CLOCKS = {
    "time.monotonic",
    ".monotonic",
    "time.perf_counter",
    ".perf_counter",
    "time.time",
    "time.process_time",
}
LIMITS = {"wait_for": 1, "timeout": 0, "wait": 0, "communicate": 1, "set_default_timeout": 0}
"""Calls that take a limit, and at which place."""

EXEMPT = {
    # Here it is said how long is too long.
    "patience.py",
    # Here it is shown what a hurry looks like.
    "test_patience.py",
    # Bots that are slow or held on purpose, which nobody waits for.
    "arena/entered.py",
    # Makes pictures, and is no test.
    "web/screenshots.py",
}


def is_number(node: ast.expr | None, figures: set[str]) -> bool:
    """Tell whether something is a figure, or the name of one that the file has of its own."""
    if isinstance(node, ast.Name):
        return node.id in figures
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float) and node.value > 0


def figures_of(tree: ast.Module) -> set[str]:
    """List the names of figures that a file sets."""
    pairs = [(node.targets, node.value) for node in tree.body if isinstance(node, ast.Assign)]
    flat = [pair for (target, *_), value in pairs for pair in unpacked(target, value)]
    return {name.id for name, value in flat if isinstance(name, ast.Name) and is_number(value, set())}


def unpacked(target: ast.expr, value: ast.expr) -> list[tuple[ast.expr, ast.expr]]:
    """Take `a, b = 1, 2` apart."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return list(zip(target.elts, value.elts, strict=True))
    return [(target, value)]


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def is_hasty(call: ast.Call, figures: set[str]) -> bool:
    """Tell whether a call has a limit in figures, asks a clock, or sleeps."""
    name, place = name_of(call), LIMITS.get(name_of(call))
    own = place is not None and len(call.args) > place and is_number(call.args[place], figures)
    named = any(word.arg == "timeout" and is_number(word.value, figures) for word in call.keywords)
    asks = f"{module_of(call)}.{name}" in CLOCKS
    sleeps = name in ("sleep", "wait_for_timeout") and bool(call.args) and is_number(call.args[0], figures)
    return own or named or asks or sleeps


def module_of(call: ast.Call) -> str:
    """Name what a function is called on, or nothing if it stands alone."""
    on = call.func.value if isinstance(call.func, ast.Attribute) else None
    return "" if on is None else getattr(on, "id", "?")


def is_delay(node: ast.AST) -> bool:
    """Tell whether something is a script that has a browser wait for some time."""
    return isinstance(node, ast.Constant) and re.search(r"setTimeout\([^,()]+,", str(node.value)) is not None


def hasty(source: str) -> Iterator[int]:
    """List the lines in which a test is in a hurry."""
    tree = ast.parse(source)
    figures = figures_of(tree)
    for node in ast.walk(tree):
        if (isinstance(node, ast.Call) and is_hasty(node, figures)) or is_delay(node):
            yield node.lineno  # type: ignore[attr-defined]


def test_no_test_is_in_a_hurry() -> None:
    files = [path for path in TESTS.rglob("*.py") if str(path.relative_to(TESTS)) not in EXEMPT]
    assert len(files) > 100
    found = [f"{path.relative_to(TESTS)}:{line}" for path in files for line in hasty(path.read_text("utf-8"))]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "asyncio.wait_for(asked, 5)",
        "asyncio.timeout(0.5)",
        "process.wait(timeout=30)",
        "process.wait(30)",
        "expect(page).to_be_visible(timeout=30_000)",
        "assert time.monotonic() - began < 2",
        "assert perf_counter() - began < 2",
        "time.sleep(0.3)",
        "page.wait_for_timeout(500)",
        "page.evaluate('new Promise((done) => setTimeout(done, 200))')",
    ],
)
def test_a_hurry_is_noticed(line: str) -> None:
    assert list(hasty(line)) == [1]


@pytest.mark.parametrize("setting", ["REST = 0.2", "WORK, REST = 3, 0.2"])
def test_a_hurry_by_another_name_is_noticed(setting: str) -> None:
    assert list(hasty(f"{setting}\ntime.sleep(REST)")) == [2]


@pytest.mark.parametrize(
    "line",
    [
        "asyncio.wait_for(asked, PATIENCE)",
        "page.evaluate('setTimeout(sample)')",
        "asyncio.sleep(0)",
        "asyncio.sleep(GLANCE)",
        "done.wait()",
        "self.time()",
    ],
)
def test_patience_is_no_hurry(line: str) -> None:
    assert list(hasty(line)) == []


def test_what_comes_about_is_waited_for() -> None:
    looks = iter([False, False, True])
    wait_until(lambda: next(looks), lambda: "it does come")
    assert next(looks, None) is None
