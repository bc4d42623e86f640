"""Records on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

import haricot
from haricot.catalogue import read_record
from haricot.kernel.errors import HaricotError
from haricot.kernel.record import Record, new_session
from haricot.terminal.keeper import Keeper


@pytest.fixture
def record() -> Record:
    return new_session(haricot.game(), 1).record


def test_a_record_is_kept_from_the_start_and_written_again(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    keeper = Keeper(record, path)
    assert read_record(path.read_bytes()) == record
    record.seed = 2
    keeper.write()
    assert read_record(path.read_bytes()).seed == 2


def test_nothing_is_written_without_a_file(record: Record, tmp_path: Path) -> None:
    Keeper(record).write()
    assert list(tmp_path.iterdir()) == []


def test_another_file_is_never_overwritten(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna")
    with pytest.raises(HaricotError, match=r"letter\.txt is there already: name another file\."):
        Keeper(record, path)
    assert path.read_text() == "Dear Anna"


def test_a_place_that_cannot_be_written_is_a_sentence(record: Record, tmp_path: Path) -> None:
    with pytest.raises(HaricotError, match="cannot be written: Is a directory"):
        Keeper(record).save(tmp_path)
    with pytest.raises(HaricotError, match="cannot be written: No such file or directory"):
        Keeper(record).save(tmp_path / "nowhere" / "game.json")
    with pytest.raises(HaricotError, match="cannot be written: embedded null byte"):
        Keeper(record).save(Path("a\0b"))
