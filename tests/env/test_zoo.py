"""The environments pass what PettingZoo asks of every environment."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from haricot.catalogue import entry
from haricot.env.rewards import REWARDS
from haricot.kernel.errors import BadOption, HaricotError
from tests.complaints import complaint
from tests.env.tables import CHOICES, MODULES, Choice, each_game, every, told

# PettingZoo knows by name which of its own environments have masks beside their observations.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)
# Whoever is told that the game is over has nothing left to choose.
ended = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")


def raw_env(choice: Choice, **more: Any) -> Any:
    name, options = choice
    return MODULES[name].raw_env(**options, **more)


def env(choice: Choice, **more: Any) -> Any:
    name, options = choice
    return MODULES[name].env(**options, **more)


def play(table: Any, seed: int) -> Iterator[tuple[str, Any, float, bool]]:
    """Play a game at random, and note the asked seats, observations, rewards and ends."""
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        assert not cut
        assert info == (outcome(table) if over else {})
        yield agent, seen, reward, over
        table.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))


def outcome(table: Any) -> dict[str, Any]:
    """Tell what came of a game."""
    result = table.unwrapped.desk.state.result
    return {"scores": list(result.scores), "winners": list(result.winners)}


@masked
@ended
@every
def test_the_api(choice: Choice) -> None:
    api_test(raw_env(choice), num_cycles=60)
    api_test(env(choice), num_cycles=60)


@masked
@ended
@each_game
def test_the_api_up_to_the_end(choice: Choice) -> None:
    api_test(env(choice), num_cycles=600)


@masked
@ended
@each_game
def test_the_api_field_by_field(choice: Choice) -> None:
    api_test(env(choice, observation="fields"), num_cycles=60)


@every
def test_the_seed(choice: Choice) -> None:
    seed_test(lambda: env(choice), num_cycles=60)


@each_game
def test_the_pictures(choice: Choice) -> None:
    render_test(lambda render_mode: env(choice, render_mode=render_mode))


@each_game
def test_the_benchmark(choice: Choice, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    clock = SimpleNamespace(time=lambda: next(ticks))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(env(choice))


@pytest.mark.parametrize("reward", REWARDS)
@each_game
def test_everybody_is_rewarded_at_the_end(choice: Choice, reward: str) -> None:
    table, got = raw_env(choice, reward=reward), dict[str, float]()
    for agent, _, given, over in play(table, 5):
        if over:
            got[agent] = given
        else:
            assert given == 0
    scores = table.desk.state.result.scores
    assert got == dict(zip(table.possible_agents, REWARDS[reward](scores), strict=True))
    assert not table.agents


def test_a_seed_deals_one_game_and_settles_those_that_follow() -> None:
    def games(*seeds: int | None) -> list[list[int]]:
        table, hands = raw_env(CHOICES[0]), []
        for seed in seeds:
            table.reset(seed=seed)
            hands.append(table.desk.state.hands[0])
        return hands

    first = games(3, None, None)
    assert games(3, None, None) == first
    assert first[0] == raw_env(CHOICES[0]).game.start(3).hands[0]
    assert len({tuple(hand) for hand in first}) == 3
    assert games(None) != games(None)


def test_only_the_asked_agent_may_choose() -> None:
    table = raw_env(CHOICES[1])
    for agent, seen, _, over in play(table, 2):
        asked = [other for other in table.possible_agents if table.observe(other)["action_mask"].any()]
        assert asked == ([] if over else [agent])
        assert list(np.flatnonzero(seen["action_mask"])) == sorted(table.desk.choices)


@each_game
def test_fields_are_the_flat_observation_taken_apart(choice: Choice) -> None:
    flat, apart = raw_env(choice), raw_env(choice, observation="fields")
    for (agent, whole, *_), (other, parts, *_) in zip(play(flat, 1), play(apart, 1), strict=True):
        assert agent == other
        joined = np.concatenate([part.reshape(-1) for part in parts["observation"].values()])
        assert np.array_equal(joined, whole["observation"])


def test_observations_are_the_learner_s_own_to_write_into() -> None:
    table = raw_env(CHOICES[0])
    table.reset(seed=1)
    seen = table.observe("player_0")
    seen["observation"] += 1
    seen["action_mask"] |= 1
    assert not np.array_equal(table.observe("player_0")["observation"], seen["observation"])


@pytest.mark.parametrize("action", [0, 1000, -1])
def test_an_illegal_choice_is_refused_in_a_sentence(action: int) -> None:
    table = raw_env(CHOICES[0])
    table.reset(seed=1)
    with pytest.raises(HaricotError, match=f"{action} cannot be chosen now: choose what the mask allows"):
        table.step(action)


def test_without_a_game_in_play_there_is_nothing_to_choose() -> None:
    table = raw_env(CHOICES[0])
    for ask in (lambda: table.step(0), lambda: table.observe("player_0"), table.render):
        with pytest.raises(HaricotError, match="No game has begun: reset the environment to begin one"):
            ask()
    for _ in play(table, 1):
        pass
    for choice in (0, None):
        with pytest.raises(HaricotError, match="The game is over: reset the environment to begin one"):
            table.step(choice)
    table.reset()
    table.step(table.desk.choices[0])


def test_with_checks_around_it_an_illegal_choice_loses() -> None:
    table = env(CHOICES[0])
    table.reset(seed=1)
    table.last()
    table.step(0)
    assert (table.rewards["player_0"], table.terminations["player_1"]) == (-1, True)


@pytest.mark.parametrize("name", MODULES)
def test_every_option_of_a_game_is_a_keyword(name: str) -> None:
    default = entry(name).default
    table = MODULES[name].raw_env(**{key: getattr(default, key) for key in entry(name).options})
    assert table.game.options == default
    assert str(table) == MODULES[name].metadata["name"] == f"{name}_v1"


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ({"reward": "fame"}, "There is no reward 'fame': there is score, margin, rank."),
        ({"observation": "sound"}, "Option observation: there is no 'sound'; allowed: flat, fields."),
        ({"render_mode": "film"}, "Option render_mode: there is no 'film'; allowed: human, ansi, rgb_array."),
        ({"render_seat": 4}, "Option render_seat: 4 is no seat; allowed: -1 to 3."),
        ({"render_seat": -2}, "Option render_seat: -2 is no seat; allowed: -1 to 3."),
        ({"render_seat": "0"}, "Option render_seat: '0' is no seat; allowed: -1 to 3."),
        ({"talk": -1}, "Option talk: -1 cannot be; allowed: 0 or more."),
        ({"talk": 1.5}, "Option talk: 1.5 cannot be; allowed: 0 or more."),
        ({"players": 2}, "Option players: 2 will not do; allowed: 3 to 5."),
    ],
    ids=str,
)
def test_an_option_that_cannot_be_is_refused(option: dict[str, Any], sentence: str) -> None:
    assert complaint(BadOption, lambda: MODULES["bohnanza"].raw_env(**option)) == sentence


def test_without_any_talk_nobody_trades() -> None:
    table = raw_env(CHOICES[1], talk=0)
    for _ in play(table, 1):
        assert not table.desk.state.offers
        assert not table.desk.may_wait()


@pytest.mark.parametrize("choice", CHOICES[5:6], ids=told)
def test_an_environment_can_be_sent_to_another_process(choice: Choice) -> None:
    table = pickle.loads(pickle.dumps(raw_env(choice, reward="rank", observation="fields")))
    table.reset(seed=1)
    assert table.game.describe() == raw_env(choice).game.describe()
    assert table.observe("player_0")["observation"]["hand"].shape == (32,)
