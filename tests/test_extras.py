"""Where only msgspec is installed: what can be imported, and what is said of the rest."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import haricot
from haricot.extras import Missing, need
from haricot.kernel.errors import HaricotError

SOURCES = Path(__file__).parents[1] / "src"
MODULES = [
    ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted((SOURCES / "haricot").rglob("*.py"))
    if path.stem != "__main__"
]
LOOK = """
import importlib, json, sys
home, packages, *modules = sys.argv[1:]
sys.path[:0] = home, packages
import haricot
told = {}
for module in modules:
    try:
        importlib.import_module(module)
    except haricot.HaricotError as error:
        told[module] = str(error)
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Import every module where nothing else is installed, and keep what was said."""
    place = tmp_path_factory.mktemp("bare")
    (place / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    home = Path(haricot.__file__).parents[1]
    command = [sys.executable, "-ISc", LOOK, str(home), str(place), *MODULES]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, str] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize(
    ("module", "sentence"),
    [
        ("haricot.env.aec", "Environments need librt: pip install 'haricot[env]'."),
        ("haricot.env.text", "Environments need librt: pip install 'haricot[env]'."),
        ("haricot.client", "A client needs websockets: pip install 'haricot[client]'."),
        ("haricot.server.serve", "A server needs starlette: pip install 'haricot[server]'."),
        ("haricot.terminal.full.app", "The full-screen client needs textual: pip install 'haricot[cli]'."),
        ("haricot.testing.drawing", "The laws need hypothesis: pip install 'haricot[testing]'."),
        ("haricot.telling.speech", "Sentences need fluent.runtime: pip install 'haricot[cli]'."),
    ],
)
def test_what_an_import_lacks_is_said_in_a_sentence(told: dict[str, str], module: str, sentence: str) -> None:
    assert told[module] == sentence


def test_all_else_can_be_imported(told: dict[str, str]) -> None:
    without = {".".join(name.split(".")[:2]) for name in told}
    packages = {".".join(name.split(".")[:2]) for name in MODULES}
    extras = {
        f"haricot.{name}"
        for name in ("cli", "client", "env", "server", "telling", "terminal", "testing", "words")
    }
    # What games bring for those, and not their rules.
    facets = re.compile(r"\.env|panes|picking|sheet|telling")
    games = [name for name in told if name.startswith(("haricot.cards.", "haricot.games."))]
    assert games
    assert [name for name in games if not facets.search(name)] == []
    assert without == {*extras, "haricot.cards", "haricot.games"}
    assert {"haricot.arena", "haricot.bots", "haricot.catalogue", "haricot.worlds"} < packages


def test_who_lacks_something_can_catch_it_as_either() -> None:
    for kind in (ImportError, HaricotError):
        with pytest.raises(kind, match=r"Soup needs lentils: pip install 'haricot\[arena\]', or eat beans\."):
            need("lentils.red", "Soup needs", "eat beans")
    assert Missing("x", name="y").name == "y"


def test_tab_shows_what_there_is() -> None:
    assert dir(haricot) == ["HaricotError", "Illegal", "__version__", "game", "witness"]
    assert all(getattr(haricot, name) for name in dir(haricot))
