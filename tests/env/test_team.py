"""A batch that is shared among processes is the same batch."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from haricot.catalogue import game as set_up
from haricot.env.batch import Batch
from haricot.env.team import Team, shares
from haricot.kernel.errors import BadOption, HaricotError

NAMES = ("observations", "masks", "seats", "rewards", "ended", "scores", "winners")


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
@pytest.mark.parametrize("place", range(4))
def test_one_choice_that_cannot_be_made_changes_nothing_anywhere(processes: int, place: int) -> None:
    game = set_up("sissi")
    alone = Batch(game, 4)
    with Team(game, 4, processes=processes) as team:
        for _ in range(3):
            allowed = alone.buffers.masks.argmax(axis=1)
            wrong = allowed.copy()
            wrong[place] = 10**9
            # What somebody writes over the masks is not asked.
            team.buffers.masks[:] = True
            with pytest.raises(HaricotError, match=f"1000000000 cannot be chosen now in game {place}, and"):
                team.step(wrong)
            wrong[place] = np.flatnonzero(~alone.buffers.masks[place])[0]
            with pytest.raises(HaricotError, match=f"cannot be chosen now in game {place}, and nothing"):
                team.step(wrong)
            alone.step(allowed)
            team.step(allowed)
            for name in NAMES:
                assert np.array_equal(getattr(alone.buffers, name), getattr(team.buffers, name)), name


SCRIPT = """
import haricot
from haricot.env.team import Team
Team(haricot.game("sissi"), 2, processes=2).close()
"""


def test_a_script_that_every_process_would_run_again_is_told_how_to_guard_itself(tmp_path: Path) -> None:
    script = tmp_path / "unguarded.py"
    script.write_text(SCRIPT)
    done = subprocess.run([sys.executable, script], capture_output=True, text=True)
    last = done.stderr.splitlines()[-1]
    assert "A process of the team has failed, and has said why above." in last
    assert "make a team below `if __name__ == '__main__':`" in last
    assert "leaked" not in done.stderr
    assert done.returncode == 1


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
