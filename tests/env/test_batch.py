"""Many games at once: the same games as one by one, written into the caller's arrays."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from haricot.catalogue import game as set_up
from haricot.env.batch import Batch, Buffers
from haricot.env.rewards import REWARDS
from haricot.env.spec import make_desk, spec_of
from haricot.kernel.errors import BadOption, HaricotError
from haricot.kernel.types import NONE
from tests.env.tables import Choice, each_game, told

DIGESTS = {
    "bohnanza": "328f75562e839149d8f16c53dec08c83a79b84f40cac14b3de03694fa9e1415e",
    "sissi": "22b31e72ae4596eac787e6c408cefcbe8cf1ca648070f7e32e975e106d0284f8",
    "hansa": "c740b72ebf074f9ae8eb510fea757d3192a043b3562e485461de88275c8105ea",
}
"""Of all that some random games write, the same in both builds."""


def batch(choice: Choice, games: int = 5, **more: Any) -> Batch:
    name, options = choice
    return Batch(set_up(name, **options), games, **more)


def chosen(masks: NDArray[np.bool_], chance: np.random.Generator) -> NDArray[np.intp]:
    """Choose at random what the masks allow."""
    picked: NDArray[np.intp] = (chance.random(masks.shape) * masks).argmax(axis=1)
    return picked


def play(games: Batch, steps: int, seed: int = 1) -> str:
    """Play some steps at random, and digest all that was written."""
    total, chance, buffers = sha256(), np.random.default_rng(seed), games.buffers
    for _ in range(steps):
        games.step(chosen(buffers.masks, chance))
        for array in (buffers.observations, buffers.masks, buffers.seats, buffers.rewards, buffers.ended):
            total.update(array.tobytes())
    return total.hexdigest()


@each_game
def test_both_builds_write_the_same_bytes(choice: Choice) -> None:
    assert play(batch(choice), 2500) == DIGESTS[told(choice)]


@each_game
def test_the_same_seed_plays_the_same_games(choice: Choice) -> None:
    first = play(batch(choice, seed=3), 300)
    assert play(batch(choice, seed=3), 300) == first
    assert play(batch(choice, seed=4), 300) != first
    again = batch(choice, seed=4)
    again.reset(3)
    assert play(again, 300) == first


@each_game
def test_each_game_is_played_as_it_would_be_alone(choice: Choice) -> None:
    games, chance = batch(choice, 3, seed=20), np.random.default_rng(2)
    alone = make_desk(games.game)
    alone.begin(21)
    while alone.seat != NONE:
        assert games.buffers.observations[1].tobytes() == alone.look(alone.seat)
        assert np.flatnonzero(games.buffers.masks[1]).tolist() == sorted(alone.choices)
        assert games.buffers.seats[1] == alone.seat
        assert not games.buffers.ended[1]
        choices = chosen(games.buffers.masks, chance)
        games.step(choices)
        alone.act(int(choices[1]))
    assert games.buffers.ended[1]
    assert alone.state.result is not None
    assert games.buffers.rewards[1].tolist() == list(alone.state.result.scores)


@pytest.mark.parametrize("reward", REWARDS)
def test_a_game_that_ends_is_rewarded_and_followed_by_another(reward: str) -> None:
    games, chance = batch(("bohnanza", {"players": 3}), 4, reward=reward), np.random.default_rng(3)
    ends = 0
    for _ in range(3000):
        games.step(chosen(games.buffers.masks, chance))
        for place in range(4):
            assert games.buffers.masks[place].any()
            if games.buffers.ended[place]:
                ends += 1
                scores = games.many.scores[games.many.ended.index(place)]
                want = np.array(REWARDS[reward](scores), np.float32)
                assert np.array_equal(games.buffers.rewards[place], want)
                # Another game has begun.
                assert games.many.desks[place].state.turn == 1
            else:
                assert not games.buffers.rewards[place].any()
    assert ends > 4


def test_no_two_games_are_dealt_alike() -> None:
    games, chance = batch(("sissi", {}), 3), np.random.default_rng(4)
    seeds = [desk.state.seed for desk in games.many.desks]
    for _ in range(4000):
        games.step(chosen(games.buffers.masks, chance))
        seeds += [games.many.desks[place].state.seed for place in games.many.ended]
    assert len(seeds) > 6
    assert len(set(seeds)) == len(seeds)


def test_the_caller_s_own_arrays_are_written_in_place() -> None:
    game = set_up("sissi")
    spec = spec_of(game)
    own = Buffers(6, spec.size, len(spec.choices), game.players)
    shared = np.zeros((6, spec.size + 10), np.uint8)
    own.observations = shared[:, :-10]
    games = Batch(game, 6, seed=5, buffers=own)
    observations, masks = own.observations, own.masks
    play(games, 50)
    assert games.buffers.observations is observations
    assert games.buffers.masks is masks
    other = Batch(game, 6, seed=5)
    play(other, 50)
    assert np.array_equal(shared[:, :-10], other.buffers.observations)
    assert not shared[:, -10:].any()


def test_lists_of_choices_are_as_good_as_arrays() -> None:
    first, second = batch(("hansa", {})), batch(("hansa", {}))
    chance = np.random.default_rng(6)
    for _ in range(40):
        choices = chosen(first.buffers.masks, chance)
        first.step(choices)
        second.step(choices.tolist())
    assert np.array_equal(first.buffers.observations, second.buffers.observations)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="0 games cannot be played: ask for one at least"):
        batch(("bohnanza", {}), 0)
    with pytest.raises(HaricotError, match="0 cannot be chosen now"):
        batch(("bohnanza", {}), 1).step([0])


@pytest.mark.parametrize(
    ("name", "scores", "rewards"),
    [
        ("score", (5, 3, 9), [5, 3, 9]),
        ("margin", (5, 3, 9), [-4, -6, 4]),
        ("margin", (5, 5, 1), [0, 0, -4]),
        ("rank", (5, 3, 9), [0, -1, 1]),
        ("rank", (5, 5, 1), [0.5, 0.5, -1]),
        ("rank", (2, 2, 2, 2), [0, 0, 0, 0]),
    ],
)
def test_what_a_game_is_worth(name: str, scores: tuple[int, ...], rewards: list[float]) -> None:
    assert REWARDS[name](scores) == rewards
