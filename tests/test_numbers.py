"""Every rule has a test that names it, and nobody names a rule that does not exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from haricot.games.bohnanza import options as bohnanza
from haricot.games.hansa import options as hansa
from haricot.games.sissi import options as sissi
from haricot.kernel.errors import HaricotError
from haricot.rulebook import rule, rulebook

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "haricot"
RULES = [
    module
    for layer in ("kernel", "beans", "cards", "games")
    for module in sorted((SOURCE / layer).rglob("*.py"))
]
NAMED = re.compile(r"test_([bemsh])(\d+|_x\d+)(?=_|$)")


def number(name: str) -> str | None:
    """Tell which rule a test is named after: test_b20_... is B20, and test_e_x1_... is E-x1."""
    match = NAMED.match(name)
    return match and match[1].upper() + match[2].replace("_", "-")


@cache
def numbers_in_tests() -> dict[str, list[str]]:
    """Find every number that a test is named after, and the tests."""
    found: dict[str, list[str]] = {}
    for module in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (named := number(node.name)):
                found.setdefault(named, []).append(f"{module.relative_to(TESTS)}::{node.name}")
    return found


def test_every_rule_has_a_test_that_names_it() -> None:
    assert [rule for rule in rulebook() if rule not in numbers_in_tests()] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    unknown = {named: tests for named, tests in numbers_in_tests().items() if named not in rulebook()}
    assert unknown == {}


def test_the_rulebook_is_whole() -> None:
    numbers = [f"B{rule}" for rule in range(1, 28)] + [f"B-x{example}" for example in range(1, 5)]
    numbers += [f"E{rule}" for rule in range(1, 13)] + [f"E-x{example}" for example in range(1, 3)]
    numbers += [f"S{rule}" for rule in range(1, 15)] + [f"S-x{example}" for example in range(1, 8)]
    numbers += [f"H{rule}" for rule in range(1, 30)] + [f"H-x{example}" for example in range(1, 11)]
    numbers += [f"M{rule}" for rule in range(1, 12)]
    assert list(rulebook()) == numbers


@pytest.mark.parametrize("module", RULES, ids=[str(module.relative_to(SOURCE)) for module in RULES])
def test_every_number_in_the_source_exists(module: Path) -> None:
    named = re.findall(r"\b[BEMSH](?:-x)?\d+\b", module.read_text(encoding="utf-8"))
    assert [rule for rule in named if rule not in rulebook()] == []


@pytest.mark.parametrize("named", rulebook())
def test_every_rule_names_only_rules_that_exist(named: str) -> None:
    mentioned = re.findall(r"\b[BEMSH](?:-x)?\d+\b", rulebook()[named])
    assert [rule for rule in mentioned if rule not in rulebook()] == []


def rules_of_refusals() -> set[str]:
    """Find the rules that the source names in an Illegal."""
    found = set()
    for module in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return found


def test_every_refusal_names_a_rule_that_exists() -> None:
    assert len(rules_of_refusals()) > 15
    assert rules_of_refusals() <= set(rulebook())


def test_every_option_is_explained() -> None:
    for game in (bohnanza, sissi, hansa):
        assert list(game.EXPLAINED) == [field.name for field in msgspec.structs.fields(game.Options)]


def test_a_rule_is_looked_up_in_any_case() -> None:
    assert rule("b20") == rule("B20") == rulebook()["B20"]
    assert rule("b-X1").startswith("B-x1 · ")


def test_a_rule_that_does_not_exist_gets_a_sentence() -> None:
    with pytest.raises(HaricotError, match=r"^There is no rule “B99”: try .*\.$"):
        rule("B99")
