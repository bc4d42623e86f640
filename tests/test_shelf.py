"""Finished games of the past are played once more, and still come to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

from haricot.catalogue import game as set_up
from haricot.catalogue import game_of
from haricot.kernel.record import Record, read_record, replay
from tests.records.claims import CLAIMS, story_of

SHELF = Path(__file__).parent / "records"
every_game = pytest.mark.parametrize("name", sorted(CLAIMS))


def record_of(name: str) -> Record:
    """Take a game from the shelf."""
    return read_record((SHELF / f"{name}.json").read_bytes())


def test_every_game_on_the_shelf_has_its_claim() -> None:
    assert {file.stem for file in SHELF.glob("*.json")} == set(CLAIMS)


@every_game
def test_a_game_from_the_shelf_replays(name: str) -> None:
    record = record_of(name)
    session = replay(game_of(record), record)
    assert session.state.result == record.result
    assert (SHELF / f"{name}.json").read_bytes() == session.record.to_json()


@every_game
def test_a_game_from_the_shelf_shows_what_its_name_says(name: str) -> None:
    record = record_of(name)
    claim = CLAIMS[name]
    agreed = set_up(claim.game, tables=claim.tables, **claim.options)
    assert (record.game, record.options) == (claim.game, agreed.describe()["options"])
    assert CLAIMS[name].shown(story_of(record))
