"""Games of installed packages: found by their entry points, loaded when they are asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import haricot
from haricot.arena.simulation import simulate
from haricot.catalogue import GAMES, LOADED, entry, game_of, installed, load
from haricot.cli import main
from haricot.kernel.errors import BadOption, HaricotError
from haricot.kernel.record import new_session
from tests.complaints import complaint

ROOT = Path(__file__).parents[1]
# Lentil Soup by a name of its own, as a package of other people would bring it.
SOUP = """
from dataclasses import dataclass
from typing import Any
from msgspec.structs import replace
from examples.lentil import LENTIL

def build(given, tables):
    game = LENTIL.build(given, tables)
    game.name = "soup"
    return game

SOUP = replace(LENTIL, title="Soup of the day, from a package", build=build)
"""

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install a package as pip would: a module, and a folder that says what is in it."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(ROOT)
    before = dict(LOADED)

    def install(package: str, text: str, **points: str) -> None:
        (tmp_path / f"{package}.py").write_text(text, encoding="utf-8")
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name} = {place}" for name, place in points.items()]
        (info / "entry_points.txt").write_text("\n".join(["[haricot.games]", *lines]))
        installed.cache_clear()

    yield install
    LOADED.clear()
    LOADED.update(before)
    installed.cache_clear()
    for package in ("soupkitchen", "broken", "thief"):
        sys.modules.pop(package, None)


def test_a_game_of_a_package_is_played_by_its_name(install: Install) -> None:
    install("soupkitchen", SOUP, soup="soupkitchen:SOUP")
    assert list(installed()) == ["soup"]
    game = haricot.game("soup", players=3, kettles=1)
    report = simulate(game, ["simple", "random", "random"], games=10, seed=1)
    assert (report.games, report.errors) == (10, [])


def test_packages_are_looked_through_once_however_many_unknown_games_are_named(install: Install) -> None:
    install("soupkitchen", SOUP, soup="soupkitchen:SOUP")
    found = installed()
    for name in ("stew", "broth"):
        with pytest.raises(BadOption, match=f"There is no game '{name}'"):
            entry(name)
    assert installed() is found
    assert installed.cache_info().misses == 1


def test_it_is_loaded_when_it_is_asked_for_and_a_record_may_ask(install: Install) -> None:
    install("soupkitchen", SOUP, soup="soupkitchen:SOUP")
    assert "soupkitchen" not in sys.modules
    record = new_session(haricot.game("soup"), 1).record
    LOADED.pop("soup")
    assert game_of(record).describe() == haricot.game("soup").describe()


def test_commands_know_it(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    install("soupkitchen", SOUP, soup="soupkitchen:SOUP")
    assert main(["games"]) == 0
    told = capsys.readouterr().out
    soup = told.split("soup: Soup of the day, from a package.\n")[1]
    assert "Bots, the weakest first: random, simple." in soup
    assert "  --option players=X: 3 to 5. Default: 4." in soup
    assert main(["simulate", "2", "--game", "soup", "--option", "players=3", "--bots", "random"]) == 0


def test_a_broken_package_costs_one_sentence_and_not_the_others(
    install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install("broken", "raise RuntimeError('no water')", dry="broken:GAME")
    install("soupkitchen", SOUP, soup="soupkitchen:SOUP")
    sentence = "The game 'dry' of the package 'broken' fails: RuntimeError (broken.py, line 1): no water."
    assert complaint(HaricotError, lambda: haricot.game("dry")) == sentence
    assert haricot.game("soup").name == "soup"
    assert main(["games"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert sentence in told
    assert "soup: Soup of the day" in told


@pytest.mark.parametrize("taken", list(GAMES))
def test_a_package_takes_no_name_of_haricot_s_own(
    taken: str, install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install("thief", SOUP, **{taken: "thief:SOUP"})
    assert entry(taken) is GAMES[taken]
    assert load(taken) is GAMES[taken]
    assert main(["games"]) == 0
    assert f"'thief:SOUP' takes the name '{taken}' of haricot's own game: rename it." in " ".join(
        capsys.readouterr().out.split()
    )


def test_it_has_to_call_itself_by_the_name_that_it_is_installed_by(install: Install) -> None:
    install("soupkitchen", SOUP, broth="soupkitchen:SOUP")
    with pytest.raises(BadOption, match="'broth' calls itself 'soup', and records need both alike"):
        haricot.game("broth")


def test_what_is_installed_is_named_where_a_game_is_missing(install: Install) -> None:
    install("soupkitchen", SOUP, soup="soupkitchen:SOUP")
    with pytest.raises(BadOption, match="There is no game 'stew': there is bohnanza, sissi, hansa, soup"):
        haricot.game("stew")
