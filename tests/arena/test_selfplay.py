"""Self-play: every decision as a row, read back and played once more."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import haricot
from haricot.arena import selfplay
from haricot.arena.selfplay import COLUMNS, NotedDecision, Summary, decisions, match_in, write_selfplay
from haricot.beans.game import AnyGame
from haricot.kernel.errors import HaricotError
from haricot.kernel.record import new_session

LINE_UPS = {"bohnanza": ["simple", "random", "random"], "sissi": ["greedy"], "hansa": ["simple"]}

Write = Callable[..., Summary]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write two games, or others."""

    def write(name: str = "hansa", bots: list[str] | None = None, games: int = 2, **more: Any) -> Summary:
        path = more.pop("path", tmp_path / "out.parquet")
        names = bots or LINE_UPS[name]
        return write_selfplay(haricot.game(name, players=3), names, games, path, seed=7, **more)

    return write


def by_game(path: Path) -> list[list[NotedDecision]]:
    """Give the decisions of each game."""
    return [list(rows) for _, rows in groupby(decisions(path), lambda row: row.game)]


def follow(game: AnyGame, rows: list[NotedDecision]) -> None:
    """Play a game once more from its rows: what was seen and listed is what the rules say now."""
    session = new_session(game, rows[0].seed)
    for row in rows:
        assert row.step == len(session.record.actions)
        assert row.view == game.view(session.state, row.seat)
        assert (row.turn, row.phase) == (row.view.turn, row.view.phase)
        assert row.options == game.legal(session.state, row.seat)
        if row.action is not None:
            session.do(row.action)
    result = session.state.result
    assert result is not None
    for row in rows:
        assert row.score == result.scores[row.seat]
        assert row.won == (1 / len(result.winners) if row.seat in result.winners else 0)
        assert (row.rank == 1) == (row.seat in result.winners)


@pytest.mark.parametrize("passes", [False, True])
@pytest.mark.parametrize("name", list(LINE_UPS))
def test_a_file_is_whole_games_seen_with_the_eyes_of_each_seat(
    write: Write, tmp_path: Path, name: str, passes: bool
) -> None:
    summary = write(name, passes=passes)
    match = match_in(tmp_path / "out.parquet")
    games = by_game(tmp_path / "out.parquet")
    assert (summary.games, summary.decisions, summary.errors) == (2, sum(map(len, games)), [])
    assert (match.game, match.seed, [rows[0].game for rows in games]) == (name, 7, [0, 1])
    for rows in games:
        follow(match.rules(), rows)
        assert {row.action is None for row in rows} == ({False, True} if passes else {False})


def test_nobody_is_shown_the_cards_of_others(write: Write, tmp_path: Path) -> None:
    write("bohnanza")
    for row in decisions(tmp_path / "out.parquet"):
        view: Any = row.view
        for seat, hand in enumerate(view.hands):
            assert seat == row.seat or set(hand) <= {-1}


def test_a_line_up_is_rotated_and_equals_are_not(write: Write, tmp_path: Path) -> None:
    write("bohnanza", games=4)
    games = by_game(tmp_path / "out.parquet")
    first = [next(row.seat for row in rows if row.bot == "simple") for rows in games]
    assert first == [0, 1, 2, 0]
    assert [len({rows[0].seed for rows in games}), games[0][0].seed == games[2][0].seed] == [2, True]
    assert match_in(tmp_path / "out.parquet").deals == 2
    write("hansa")
    games = by_game(tmp_path / "out.parquet")
    assert games[0][0].seed != games[1][0].seed


def test_the_file_does_not_depend_on_the_number_of_processes(write: Write, tmp_path: Path) -> None:
    paths = [tmp_path / "alone.parquet", tmp_path / "together.parquet"]
    for path, processes in zip(paths, (1, 2), strict=True):
        write("hansa", games=8, path=path, processes=processes, passes=True)
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_the_columns_are_those_of_the_documentation(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selfplay, "ROWS", 300)
    assert write(games=5, passes=True).decisions > 1000
    parquet: Any = import_module("pyarrow.parquet")
    file = parquet.ParquetFile(tmp_path / "out.parquet")
    assert file.schema_arrow.names == list(COLUMNS)
    text = (Path(__file__).parents[2] / "docs" / "formats.md").read_text()
    assert all(f"`{name}`" in text.partition("## Decisions")[2] for name in COLUMNS)
    groups = [file.metadata.row_group(number).num_rows for number in range(file.num_row_groups)]
    assert len(groups) > 1
    assert all(rows >= 300 for rows in groups[:-1])


def test_what_a_bot_does_to_its_view_does_not_reach_the_data(write: Write, tmp_path: Path) -> None:
    write("hansa", ["tests.arena.entered:Vandal"], games=1)
    follow(match_in(tmp_path / "out.parquet").rules(), by_game(tmp_path / "out.parquet")[0])


def test_a_game_that_a_fault_has_ended_has_no_scores(write: Write, tmp_path: Path) -> None:
    summary = write("hansa", ["tests.arena.entered:Illegal", "random", "random"], games=3)
    assert len(summary.errors) == 3
    assert summary.errors[0].startswith("Game 0: tests.arena.entered:Illegal in seat 1 lost at turn")
    rows = list(decisions(tmp_path / "out.parquet"))
    assert rows
    assert all((row.score, row.rank, row.won) == (None, None, 0.5) for row in rows)


def test_a_file_has_its_name_once_it_is_whole(write: Write, tmp_path: Path) -> None:
    def interrupt(games: int) -> None:
        assert [path.name for path in tmp_path.iterdir()] == ["out.parquet.part"]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(progress=interrupt)
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_is_a_sentence(write: Write, tmp_path: Path) -> None:
    with pytest.raises(HaricotError, match="0 games cannot be played: ask for one at least"):
        write(games=0)
    with pytest.raises(HaricotError, match=r"out.parquet cannot be written: No such file or directory\."):
        write(path=tmp_path / "nowhere" / "out.parquet")
    (tmp_path / "text").write_text("no Parquet at all")
    for read in (match_in, lambda path: next(decisions(path))):
        with pytest.raises(HaricotError, match="cannot be read as Parquet"):
            read(tmp_path / "text")
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    parquet.write_table(arrow.table({"game": [1]}), tmp_path / "other.parquet")
    with pytest.raises(HaricotError, match="holds no decisions: make such a file with haricot selfplay"):
        match_in(tmp_path / "other.parquet")
