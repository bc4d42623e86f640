"""One seat among bots passes what Gymnasium asks of every environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from haricot.env.rewards import REWARDS
from haricot.env.single import SeatEnv
from haricot.kernel.errors import HaricotError
from tests.env.tables import Choice, each_game, every


def seat_env(choice: Choice, **more: Any) -> SeatEnv:
    name, options = choice
    return SeatEnv(name, **options, **more)


def play(table: SeatEnv, seed: int) -> tuple[int, float]:
    """Play a game at random, and tell how many steps it took and what it was worth."""
    _, info = table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    steps, over = 0, False
    while not over:
        choice = chance.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, cut, info = table.step(choice)
        steps += 1
        assert not cut
        assert over or not reward
        assert table.observation_space.contains(seen)
        assert over or table.action_masks().tolist() == (info["action_mask"] == 1).tolist()
    assert not info["action_mask"].any()
    return steps, float(reward)


# Without an id it cannot be made again by check_env to look at its other modes of showing.
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
@pytest.mark.parametrize("observation", ["flat", "fields"])
@every
def test_every_table_passes_the_checker(choice: Choice, observation: str) -> None:
    check_env(seat_env(choice, observation=observation, bots="random"))


@pytest.mark.parametrize("id", ["haricot/Bohnanza-v1", "haricot/Sissi-v1", "haricot/Hansa-v1"])
def test_by_its_id_it_passes_with_every_mode_of_showing(id: str) -> None:
    check_env(gymnasium.make(f"haricot.env.single:{id}", players=3, bots="random").unwrapped)


@every
def test_every_table_can_be_played_to_the_end(choice: Choice) -> None:
    table = seat_env(choice, seat="rotate")
    for seed in range(2):
        steps, _ = play(table, seed)
        assert steps > 20


@pytest.mark.parametrize("reward", REWARDS)
@each_game
def test_the_end_is_worth_what_was_asked_for(choice: Choice, reward: str) -> None:
    table = seat_env(choice, reward=reward, seat=2, bots=["simple", "random", "greedy"])
    _, got = play(table, 3)
    result = table.company.desk.state.result
    assert result is not None
    assert got == REWARDS[reward](result.scores)[2]


def test_bots_sit_to_the_left_of_who_learns() -> None:
    table = seat_env(("bohnanza", {}), seat=2, bots=["simple", "random", "greedy"])
    table.reset(seed=1)
    assert table.company.names == {3: "simple", 0: "random", 1: "greedy"}


def test_the_seat_rotates_with_the_seed() -> None:
    table = seat_env(("bohnanza", {}), seat="rotate")
    seats = [table.reset(seed=seed)[1]["seat"] for seed in range(6)]
    assert seats == [0, 1, 2, 3, 0, 1]
    assert table.company.desk.seat == 1


def test_games_can_be_repeated() -> None:
    table = seat_env(("hansa", {"players": 3}))
    assert play(table, 4) == play(table, 4) == play(seat_env(("hansa", {"players": 3})), 4)


@each_game
def test_in_place_of_an_illegal_choice_something_harmless_is_done(choice: Choice) -> None:
    table = seat_env(choice, bots="random")
    table.reset(seed=1)
    chance, over, refused = np.random.default_rng(1), False, 0
    while not over:
        number = int(chance.integers(table.form.choice_space().n))  # type: ignore[attr-defined]
        legal = table.action_masks()[number]
        _, _, over, _, info = table.step(number)
        assert ("illegal" in info) != legal
        refused += not legal
    assert refused > 50


def test_what_was_illegal_is_told_in_a_sentence() -> None:
    table = seat_env(("bohnanza", {}))
    table.reset(seed=1)
    first = table.company.desk.choices[0]
    _, _, _, _, info = table.step(0)
    assert (
        info["illegal"] == f"0 cannot be chosen now, {first} was done instead: choose what the mask allows."
    )


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ({"seat": 4}, 'Option seat: 4 is no seat; allowed: 0 to 3, or "rotate".'),
        ({"bots": ["simple"]}, "Option bots: 1 are named for 3 seats; name one for each, or one."),
        ({"bots": "nobody"}, "There is no bot 'nobody': there is random, simple, greedy, expert, master."),
    ],
    ids=str,
)
def test_an_option_that_cannot_be_is_refused(option: dict[str, Any], sentence: str) -> None:
    with pytest.raises(HaricotError) as refused:
        SeatEnv(**option)
    assert str(refused.value) == sentence


def test_it_is_shown_like_any_other_table() -> None:
    table = seat_env(("sissi", {}), render_mode="ansi", render_seat=0)
    table.reset(seed=1)
    assert "Your hand: FIRST" in table.render()
