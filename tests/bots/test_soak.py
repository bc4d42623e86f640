"""The soak of the bots, in small: who plays, and what is found."""

from __future__ import annotations

from collections import Counter

import pytest

from bench import soak_bots
from bench.soak import CONFIGURATIONS, Chunk, game_named
from bench.soak_bots import Effort, Task, names, play, soak, tasks
from tests.arena import entered


def test_every_rung_plays_every_configuration_from_the_first_pieces_on() -> None:
    work = tasks(["simple", "master"], Effort(games=12, rollouts=3, first=100))
    games = Counter[tuple[str, str]]()
    for task in work:
        games[task.rung, task.chunk.name] += task.chunk.games
    assert games == {(rung, name): 12 for rung in ("simple", "master") for name in CONFIGURATIONS}
    assert {(task.rung, task.chunk.name) for task in work[: len(games)]} == set(games)
    assert min(task.chunk.first for task in work) == 100


def test_what_went_wrong_somewhere_is_played_again_there_alone() -> None:
    work = tasks(["expert"], Effort(games=1, first=17, configurations=("sissi, 4 players",)))
    assert [task.chunk for task in work] == [Chunk("sissi, 4 players", 17, 1)]


def test_a_rung_plays_among_its_own_kind_and_beside_random_players() -> None:
    assert names("greedy", 3, 0) == ["greedy"] * 3
    assert names("greedy", 3, 1) == ["greedy", "random", "greedy"]
    assert names("greedy", 3, 3) == ["random", "greedy", "random"]
    assert names("master", 3, 2) == ["expert", "master", "expert"]
    assert names("master", 3, 5) == ["random", "random", "master"]


def test_a_clean_game_is_counted() -> None:
    _, tally = soak(Task("simple", Chunk("sissi, 3 players", 0, 2), 0))
    assert (tally.games, tally.faults) == (2, [])
    assert tally.decisions > 100


@pytest.mark.parametrize(
    ("kind", "found"),
    [(entered.Illegal, "it acted illegally with Plant("), (entered.Raises, "it raised KeyError")],
)
def test_a_fault_names_the_game_and_what_was_wrong(
    kind: type[entered.Mute], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak_bots, "bot_named", lambda name, game: kind)
    _, tally = soak(Task("simple", Chunk("base, 3 players", 6, 2), 0))
    assert len(tally.faults) == tally.games == 2
    assert tally.faults[0].startswith(
        "base, 3 players, simple, seed 6: Fault: simple in seat 1 lost at turn 1"
    )
    assert found in tally.faults[0]


def test_a_game_that_does_not_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_bots, "LONGEST", 10)
    assert play(game_named("base, 3 players"), "random", 0, 0).faults == [
        "HaricotError: The game does not end."
    ]


@pytest.mark.parametrize("name", ["base, 3 players", "extension, 3 players, contracts"])
def test_a_master_ends_games_by_legal_actions_alone(name: str) -> None:
    assert play(game_named(name), "master", 1, rollouts=8).faults == []
