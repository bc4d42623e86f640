"""A batch that is shared among processes is the same batch."""

from __future__ import annotations

import numpy as np
import pytest

from haricot.catalogue import game as set_up
from haricot.env.batch import Batch
from haricot.env.team import Team, shares
from haricot.kernel.errors import BadOption, HaricotError

NAMES = ("observations", "masks", "seats", "rewards", "ended")


def test_a_team_plays_the_games_of_one_process() -> None:
    game, chance = set_up("bohnanza", players=3), np.random.default_rng(1)
    alone, ended = Batch(game, 7, seed=5, reward="rank"), 0
    with Team(game, 7, seed=5, reward="rank", processes=2) as team:
        for step in range(1100):
            if step == 1000:
                alone.reset(9)
                team.reset(9)
            for name in NAMES:
                assert np.array_equal(getattr(alone.buffers, name), getattr(team.buffers, name)), name
            choices = (chance.random(alone.buffers.masks.shape) * alone.buffers.masks).argmax(axis=1)
            alone.step(choices)
            team.step(choices)
            ended += int(team.buffers.ended.sum())
    assert ended > 0


@pytest.mark.parametrize("processes", [1, 2])
def test_what_cannot_be_chosen_is_told_and_the_team_goes_on(processes: int) -> None:
    with Team(set_up("sissi"), 4, processes=processes) as team:
        with pytest.raises(HaricotError, match="0 cannot be chosen now: choose what the mask allows"):
            team.step([0, 0, 0, 0])
        team.reset(1)
        team.step(team.buffers.masks.argmax(axis=1))


def test_a_process_that_has_died_is_told() -> None:
    team = Team(set_up("sissi"), 2, processes=2)
    team.members[0].process.terminate()
    team.members[0].process.join()
    with pytest.raises(HaricotError, match="A process of the team has died: begin again"):
        team.reset(2)
    team.close()


@pytest.mark.parametrize("processes", [0, 4])
def test_every_process_needs_a_game(processes: int) -> None:
    with pytest.raises(BadOption, match=f"{processes} processes cannot share 3 games"):
        Team(set_up("sissi"), 3, processes=processes)


def test_games_are_shared_out_evenly() -> None:
    assert shares(10, 3) == [(0, 3), (3, 6), (6, 10)]
