"""Copies of environments, in this process and in others, play on as the original does."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from haricot.catalogue import game as set_up
from haricot.env.batch import Batch
from haricot.env.codes import CHOOSING, DRAFTING
from haricot.env.desk import Desk
from haricot.env.single import SeatEnv
from haricot.env.team import Team
from haricot.env.text import TextEnv
from haricot.kernel.errors import HaricotError
from haricot.kernel.types import NONE
from tests.arena.entered import Mute
from tests.env.tables import MODULES, Choice, each_game, every, new_desk
from tests.env.walk import looks

Copying = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    """Send something to another process, or to a file, and take it back."""
    return pickle.loads(pickle.dumps(thing))


both_ways = pytest.mark.parametrize("twin_of", [copy.deepcopy, pickled], ids=["deepcopy", "pickle"])


def seat_story(env: SeatEnv, seed: int, steps: int) -> list[Any]:
    """Play at random, and write down all that is told."""
    chance, story = Random(seed), list[Any]()
    for _ in range(steps):
        choices = np.flatnonzero(env.action_masks()).tolist()
        if not choices:
            return story
        seen, reward, over, _, info = env.step(chance.choice(choices))
        story.append((seen.tobytes(), reward, over, {**info, "action_mask": info["action_mask"].tolist()}))
    return story


def table_story(table: Any, seed: int, steps: int) -> list[Any]:
    """Play at random, and write down what every agent is told."""
    chance, story = Random(seed), list[Any]()
    for _ in range(steps):
        if not table.agents:
            return story
        seen, reward, over, _, info = table.last()
        looks = [table.observe(agent)["observation"].tobytes() for agent in table.possible_agents]
        story.append((table.agent_selection, looks, seen["action_mask"].tolist(), reward, over, info))
        table.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return story


def text_story(env: TextEnv, seed: int, steps: int) -> list[Any]:
    """Type at random what is listed, and now and then what is not understood."""
    chance, story = Random(seed), list[Any]()
    for _ in range(steps):
        if env.seat == NONE:
            return story
        view = env.view(env.seat)
        options = env.game.legal(env.botdesk.desk.state, env.seat)
        phrases = [env.grammar.phrase(option, view) for option in options]
        story.append((env.step(chance.choice([*phrases, "pass", "hello"])), env.seat, env.rewards))
    return story


def batch_story(batch: Batch, seed: int, steps: int) -> list[bytes]:
    """Step at random, and write down all arrays."""
    chance, story = np.random.default_rng(seed), list[bytes]()
    for _ in range(steps):
        batch.step((chance.random(batch.buffers.masks.shape) * batch.buffers.masks).argmax(axis=1))
        arrays = [array for array in vars(batch.buffers).values() if isinstance(array, np.ndarray)]
        story.append(b"".join(array.tobytes() for array in arrays))
    return story


def begun(env: Any, seed: int = 3) -> Any:
    """Reset an environment."""
    env.reset(seed=seed)
    return env


@both_ways
@every
def test_a_desk_can_be_copied_at_every_moment(choice: Choice, twin_of: Copying) -> None:
    desk, chance, stages, twins = new_desk(choice), Random(1), set[int](), list[Desk]()
    desk.begin(2)
    for moment in range(300):
        stages.add(desk.stage)
        if moment % 3 == 0:
            twins = [*twins[-2:], twin_of(desk)]
        for twin in twins:
            assert (twin.seat, twin.stage, twin.choices) == (desk.seat, desk.stage, desk.choices)
            assert looks(twin) == looks(desk)
        if desk.seat == NONE:
            break
        number = chance.choice(desk.choices)
        for one in (desk, *twins):
            one.act(number)
    assert {CHOOSING, DRAFTING} <= stages


@both_ways
@pytest.mark.parametrize("rung", ["random", "simple", "greedy", "expert", "master@2"])
@each_game
def test_bots_are_copied_with_all_that_they_know(choice: Choice, rung: str, twin_of: Copying) -> None:
    name, _ = choice
    env = begun(SeatEnv(name, players=3, bots=rung, seat=1, talk=1))
    seat_story(env, 1, 10)
    twin = twin_of(env)
    assert seat_story(twin, 2, 15) == seat_story(env, 2, 15)


@both_ways
def test_a_seat_can_be_copied_before_and_after_games_and_deals_on_alike(twin_of: Copying) -> None:
    env = SeatEnv("sissi", bots=Mute)
    with pytest.raises(HaricotError, match="No game has begun"):
        twin_of(env).step(0)
    seat_story(begun(env), 1, 100_000)
    twin = twin_of(env)
    with pytest.raises(HaricotError, match="The game is over"):
        twin.step(0)
    assert twin.reset()[0].tolist() == env.reset()[0].tolist()
    assert seat_story(twin, 1, 50) == seat_story(env, 1, 50)


@both_ways
@pytest.mark.parametrize("way", ["raw_env", "env"])
@each_game
def test_a_table_is_copied_as_it_stands(choice: Choice, way: str, twin_of: Copying) -> None:
    table = begun(getattr(MODULES[choice[0]], way)(players=3))
    table_story(table, 1, 150)
    twin = twin_of(table)
    assert twin.agents == table.agents
    assert table_story(twin, 2, 100_000) == table_story(table, 2, 100_000)
    assert not table.agents


@both_ways
@each_game
def test_a_game_in_words_is_copied_as_it_stands(choice: Choice, twin_of: Copying) -> None:
    env = TextEnv(choice[0], players=3, bots={1: "expert"}, language="de")
    assert twin_of(env).reset(4) == env.reset(4)
    text_story(env, 1, 40)
    twin = twin_of(env)
    assert text_story(twin, 2, 60) == text_story(env, 2, 60)


@both_ways
@each_game
def test_a_batch_is_copied_as_it_stands(choice: Choice, twin_of: Copying) -> None:
    batch = Batch(set_up(choice[0], players=3), 4, seed=2, talk=0)
    batch_story(batch, 1, 100)
    twin = twin_of(batch)
    assert batch_story(twin, 2, 600) == batch_story(batch, 2, 600)
    assert twin.many.played == batch.many.played != [1] * 4


@both_ways
def test_a_team_says_why_it_cannot_be_copied(twin_of: Copying) -> None:
    with (
        Team(set_up("sissi"), 2, processes=1) as team,
        pytest.raises(HaricotError, match="for its processes are its own: copy a Batch instead"),
    ):
        twin_of(team)
