"""Rows, Parquet and plots, read back."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from matplotlib.image import imread

import haricot
from haricot.arena.match import match_of
from haricot.arena.plots import draw_results, talers_by_turn
from haricot.arena.rows import COLUMNS, rows, write_parquet
from haricot.arena.tournament import Results, play_matches
from haricot.kernel.errors import HaricotError


@pytest.fixture(scope="module")
def results() -> list[Results]:
    """A match in which one bot always errs, and one that goes well."""
    game = haricot.game("hansa", players=3)
    fine = match_of(game, ["simple", "random", "random"], 2)
    return play_matches([fine, match_of(game, ["tests.arena.entered:Raises", "random", "random"], 1)])


def is_picture(path: Path) -> bool:
    """Tell whether a file is a picture with something on it."""
    pixels = imread(path)
    return pixels.shape[0] > 300 and pixels.shape[1] > 300 and len(set(pixels[:, :, 0].flat)) > 10


def test_parquet_has_every_row(results: list[Results], tmp_path: Path) -> None:
    path = tmp_path / "out.parquet"
    write_parquet(results, path)
    parquet: Any = import_module("pyarrow.parquet")
    read: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    assert read == list(rows(results))
    assert list(read[0]) == list(COLUMNS)
    assert len(read) == 3 * (2 * 3 + 3)
    assert {row["seat"] for row in read} == {0, 1, 2}
    wrong = [row for row in read if row["error"]]
    assert len(wrong) == 3
    assert all(row["score"] is None and row["won"] == 0 for row in wrong)
    with pytest.raises(HaricotError, match="cannot be written"):
        write_parquet(results, tmp_path / "nowhere" / "out.parquet")


def test_plots_are_pictures(results: list[Results], tmp_path: Path) -> None:
    ratings = {"simple": {"mu": 30.0, "sigma": 1.0}, "random": {"mu": 20.0, "sigma": 1.0}}
    paths = draw_results(results, ratings, tmp_path / "plots")
    assert sorted(path.name for path in paths) == ["ratings.png", "scores.png", "seats.png", "talers.png"]
    assert all(is_picture(path) for path in paths)
    (tmp_path / "file").write_text("")
    with pytest.raises(HaricotError, match="cannot be written"):
        draw_results(results, {}, tmp_path / "file")


def test_talers_over_the_game_are_means_of_games_of_different_lengths() -> None:
    assert talers_by_turn([[0, 2], [0, 4, 6], [1, 3, 9]]) == ([1, 2, 3], [1 / 3, 3, 17 / 3])
    assert talers_by_turn([]) == ([], [])
