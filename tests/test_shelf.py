"""Finished games of the past are played once more, and still come to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from haricot.catalogue import game as set_up
from haricot.catalogue import game_of, read_record
from haricot.kernel.errors import BadRecord
from haricot.kernel.record import Record, replay
from tests.records.claims import CLAIMS, story_of

SHELF = Path(__file__).parent / "records"
every_game = pytest.mark.parametrize("name", sorted(CLAIMS))


def record_of(name: str) -> Record:
    """Take a game from the shelf."""
    return read_record((SHELF / f"{name}.json").read_bytes())


EARLIER = sorted(SHELF.glob("earlier/*.json"))
"""Games that were played when rules or figures were others."""


def test_every_game_on_the_shelf_has_its_claim() -> None:
    assert {file.stem for file in SHELF.glob("*.json")} == set(CLAIMS)


@every_game
def test_a_game_from_the_shelf_replays(name: str) -> None:
    record = record_of(name)
    session = replay(game_of(record), record)
    assert session.state.result == record.result
    assert (SHELF / f"{name}.json").read_bytes() == session.record.to_json()


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_a_game_by_earlier_rules_or_figures_replays_by_those(file: Path) -> None:
    record = read_record(file.read_bytes())
    session = replay(game_of(record), record)
    assert session.state.result == record.result
    assert session.record.to_json() == file.read_bytes()


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_it_would_end_otherwise_by_those_of_today(file: Path) -> None:
    record = read_record(file.read_bytes())
    today = set_up(record.game, **record.options)
    with pytest.raises(BadRecord):
        replay(today, replace(record, version=today.version))


@every_game
def test_a_game_from_the_shelf_shows_what_its_name_says(name: str) -> None:
    record = record_of(name)
    claim = CLAIMS[name]
    agreed = set_up(claim.game, tables=claim.tables, **claim.options)
    assert (record.game, record.options) == (claim.game, agreed.describe()["options"])
    assert CLAIMS[name].shown(story_of(record))
