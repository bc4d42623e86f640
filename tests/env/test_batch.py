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
    "sissi": "437bdece5e1b5bfce53c43fe21fd757d1986937e0ef2cfd55258cbc103bcf307",
    "hansa": "044e4720729345f76601b1f5c9d59aa945f7ed03042041f3421fc6db5ae23ea2",
}
"""Of all that some random games write, the same in both builds."""

TOLD = ("observations", "masks", "seats", "rewards", "ended", "scores", "winners")


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
        for name in TOLD[:5]:
            total.update(getattr(buffers, name).tobytes())
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
                assert games.buffers.scores[place].tolist() == list(scores)
                assert max(scores) in games.buffers.scores[place][games.buffers.winners[place]]
                # Another game has begun.
                assert games.many.desks[place].state.turn == 1
            else:
                assert not games.buffers.rewards[place].any()
                assert not games.buffers.scores[place].any()
                assert not games.buffers.winners[place].any()
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


@each_game
def test_one_choice_that_cannot_be_made_changes_nothing_anywhere(choice: Choice) -> None:
    games, alike = batch(choice), batch(choice)
    play(games, 50)
    play(alike, 50)
    before = written(games)
    for place, wrong in ((0, -1), (3, len(games.spec.choices)), (4, 10**9), (2, barred(games, 2))):
        choices = games.buffers.masks.argmax(axis=1)
        choices[place] = wrong
        with pytest.raises(HaricotError) as refused:
            games.step(choices)
        assert str(refused.value) == (
            f"{wrong} cannot be chosen now in game {place}, and nothing was done in any: "
            "choose what the mask allows."
        )
        assert written(games) == before
    assert play(games, 50, 2) == play(alike, 50, 2)


def written(games: Batch) -> list[bytes]:
    """Take down all arrays but that of the choices."""
    return [getattr(games.buffers, name).tobytes() for name in TOLD]


def barred(games: Batch, place: int) -> int:
    """Find the first thing that a mask does not allow."""
    return int(games.buffers.masks[place].argmin())


def test_masks_are_the_caller_s_and_the_games_keep_to_their_own() -> None:
    games = batch(("bohnanza", {}), 2)
    allowed = games.buffers.masks.argmax(axis=1)
    games.buffers.masks[:] = True
    with pytest.raises(HaricotError, match="0 cannot be chosen now in game 1"):
        games.step([allowed[0], 0])
    games.buffers.masks[:] = False
    games.step(allowed)
    assert games.buffers.masks.any(axis=1).all()


class Tensor:
    """Numbers of another library, which numpy can read."""

    def __init__(self, numbers: NDArray[Any]) -> None:
        self.numbers = numbers

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        return self.numbers


@pytest.mark.parametrize("kind", [np.uint8, np.int32, np.int64, np.uint64])
def test_whatever_numpy_reads_as_whole_numbers_is_a_choice(kind: type[np.generic]) -> None:
    first, second = batch(("sissi", {})), batch(("sissi", {}))
    choices = first.buffers.masks.argmax(axis=1).astype(kind)
    first.step(choices)
    second.step(Tensor(choices))
    assert written(first) == written(second)


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ([1], "Choices of shape (1,) for 2 games: choose one number for each."),
        ([], "Choices of shape (0,) for 2 games: choose one number for each."),
        (3, "Choices of shape () for 2 games: choose one number for each."),
        ([[1], [1]], "Choices of shape (2, 1) for 2 games: choose one number for each."),
        ([1.0, 1.0], "Choices of type float64: choose by whole numbers, as of int64."),
        ([None, 1], "Choices of type object: choose by whole numbers, as of int64."),
        ([True, True], "Choices of type bool: choose by whole numbers, as of int64."),
    ],
    ids=str,
)
def test_what_is_no_choice_for_every_game_is_refused(choices: Any, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        batch(("bohnanza", {}), 2).step(choices)
    assert str(refused.value) == sentence


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
