"""What docs/adding-a-game.md shows is in the files of the example, and the files that it names are there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from haricot.beans import game as beangame
from haricot.beans import goods
from haricot.cards import game as cardgame
from haricot.cards import goods as cardgoods
from haricot.cards import law, table, turn
from haricot.kernel import game, rules, state

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```([^\n]+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
SHOWN = [(head.partition('title="')[2].rstrip('"'), body) for head, body in BLOCKS if "title=" in head]

MODULES = (game, rules, state, beangame, cardgame, law, table, goods, cardgoods, turn)
# Where the checklist counts its paths from.
FOLDERS = ("", "src/haricot", "src/haricot/words/en", "web/src")


@pytest.mark.parametrize(("file", "body"), SHOWN)
def test_what_is_shown_is_in_the_file_that_it_names(file: str, body: str) -> None:
    assert body in (ROOT / file).read_text(encoding="utf-8")


def test_every_file_of_the_example_is_shown() -> None:
    folder = ROOT / "examples" / "lentil"
    files = {f"examples/lentil/{path.name}" for path in folder.iterdir() if path.is_file()}
    assert files <= {file for file, _ in SHOWN}


def derivable() -> list[str]:
    """List the classes that are said to be open to anybody's games."""
    told = TEXT.partition("may be derived from: ")[2].partition("Of any other")[0]
    return re.findall("`([A-Z][A-Za-z]+)`", told)


@pytest.mark.parametrize("name", derivable())
def test_classes_can_be_derived_from_in_either_build(name: str) -> None:
    kind = next(getattr(module, name) for module in MODULES if hasattr(module, name))
    own: Any = type(f"Own{name}", (kind,), {})
    assert isinstance(own.__new__(own), kind)


def test_what_it_links_to_is_there() -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", TEXT)
    assert len(links) > 5
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []


@pytest.mark.parametrize("line", TEXT.partition("The checklist:")[2].split("- [ ] ")[1:])
def test_the_checklist_names_files_that_are_there(line: str) -> None:
    names = [name for name in re.findall(r"`([\w/.{},<>-]+)`", line) if "/" in name or "." in name]
    assert names
    for name in names:
        tried = re.sub(r"\{.*\}", "en", name).replace("<game>", "sissi").rstrip("/")
        assert any((ROOT / folder / tried).exists() for folder in FOLDERS), name
