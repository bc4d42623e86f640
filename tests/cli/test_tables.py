"""`haricot tables`: printed figures to read, and own ones to check."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_the_beans_of_a_card_game(run: Run) -> None:
    lines = run("tables", "show", "sissi").stdout.splitlines()
    assert "  Red bean          6 cards: 3 pay 1, 5 pay 3, 6 pay 5 *" in lines
    text = run("tables", "show", "bohnanza").stdout
    assert "  Red bean          8 cards: 2 pay 1, 3 pay 2, 4 pay 3, 5 pay 4\n" in text
    assert "3 pay 3 (later rulebook); 2 earn a third field\n" in text
    assert "Contracts: 39 cards with two numbers of 1 to 6 each *; a rulebook states 3/4.\n" in text


def test_the_board_of_bohn_hansa(run: Run) -> None:
    text = run("tables", "show", "hansa").stdout
    assert "  blue        18 at 4\n" in text
    assert "  red         13 at 12*\n" in text
    aalborg = "    chili    9* 7* 5 4*, else 3*\n    garden*  18* 16* 14 12*, else 10*\n"
    assert f"  Aalborg, 4 boxes\n{aalborg}" in text
    assert "  Edinburgh  Aalborg and Bremen*\n" in text
    assert "  Hamburg  ·  ·  Rostock  · ·" in text
    assert "chili+soy+black-eyed 49*, chili+soy+garden 53 Hamburg:" in " ".join(text.split())
    assert "  1: 2 blue to Hamburg, 3 chili to Danzig, 3 garden to Malmö\n" in text
    assert "  2: 3 chili to Aalborg, 2 red to Edinburgh*, 3 soy to Rostock*\n" in text
    assert "Travel cards of everybody*, from the front: plain, supply, toll, plain" in text


@pytest.mark.parametrize("game", ["bohnanza", "sissi", "hansa"])
def test_a_star_is_explained_with_the_way_to_play_with_own_figures(run: Run, game: str) -> None:
    told = " ".join(run("tables", "show", game).stdout.split())
    assert "* Reconstructed for haricot, since rulebooks printed it only as a picture." in told
    assert "haricot play --tables FILE" in told


@pytest.mark.parametrize("game", ["bohnanza", "sissi", "hansa"])
def test_what_is_shown_fits_the_screen(run: Run, game: str) -> None:
    assert max(map(len, run("tables", "show", game).stdout.splitlines())) <= 80


@pytest.mark.parametrize("options", [[], ["--game", "sissi"]])
def test_good_tables(run: Run, tmp_path: Path, options: list[str]) -> None:
    printed = files("haricot.games.sissi").joinpath("sissi.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(printed, encoding="utf-8")
    done = run("tables", "check", "mine.toml", *options)
    assert done.returncode == 0
    assert done.stdout.startswith("mine.toml: good tables for ")
    assert done.stdout.endswith("with 8 kinds of bean, 120 cards.\n")


def test_good_tables_for_bohn_hansa(run: Run, tmp_path: Path) -> None:
    printed = files("haricot.games.hansa").joinpath("hansa.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(printed, encoding="utf-8")
    told = " ".join(run("tables", "check", "mine.toml").stdout.split())
    assert told == (
        "mine.toml: good tables for hansa, with 8 kinds of bean, 8 cities, 60 contracts, 10 harvest cards."
    )


def test_bad_tables_are_a_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[bean.rote]\ncards = 0\nmeter = []\n")
    for args in (["mine.toml"], ["mine.toml", "--game", "hansa"], ["nothing.toml"]):
        done = run("tables", "check", *args)
        assert done.returncode == 1
        assert done.stderr.startswith("haricot: ")
