"""One seat among bots passes what Gymnasium asks of every environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from haricot.beans.game import AnyGame
from haricot.bots import Bot
from haricot.bots.entrants import maker
from haricot.env.rewards import REWARDS
from haricot.env.single import SeatEnv
from haricot.kernel.errors import HaricotError
from tests.arena.entered import Mute
from tests.complaints import complaint
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
        assert over or not {"scores", "winners"} & info.keys()
        assert table.observation_space.contains(seen)
        assert over or table.action_masks().tolist() == (info["action_mask"] == 1).tolist()
    assert not info["action_mask"].any()
    result = table.botdesk.desk.state.result
    assert result is not None
    assert (info["scores"], info["winners"]) == (list(result.scores), list(result.winners))
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
    result = table.botdesk.desk.state.result
    assert result is not None
    assert got == REWARDS[reward](result.scores)[2]


def test_bots_sit_to_the_left_of_who_learns() -> None:
    table = seat_env(("bohnanza", {}), seat=2, bots=["simple", "random", "greedy"])
    table.reset(seed=1)
    assert table.botdesk.names == {3: "simple", 0: "random", 1: "greedy"}


def mute(game: AnyGame, seat: int, seed: int | str) -> Bot:
    return Mute(game, seat, seed)


@pytest.mark.parametrize(
    "bots",
    [
        "tests.arena.entered:Mute",
        Mute,
        mute,
        ["simple", "examples.firstbot:FirstBot", Mute],
        ("master@2", "expert", mute),
        ["random"],
    ],
    ids=str,
)
def test_bots_are_anybody_s_by_name_or_class(bots: Any) -> None:
    table = seat_env(("bohnanza", {}), bots=bots, talk=1)
    _, info = table.reset(seed=1)
    for _ in range(15):
        *_, info = table.step(np.flatnonzero(info["action_mask"])[0])
    kinds = [type(bot) for bot in table.botdesk.bots.values()]
    named = list(bots) if isinstance(bots, list | tuple) else [bots]
    wanted = [Mute if bot is mute else maker(bot, "bohnanza") for bot in named * (3 // len(named))]
    assert [kind.__name__ for kind in kinds] == [kind.__name__ for kind in wanted]


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("Illegal", "Illegal in seat 1 acted illegally with Plant("),
        ("Cheats", "Cheats in seat 1 answered Done(seat=2), which is no action of this seat."),
        ("Babbles", "Babbles in seat 1 answered 'plant 1', which is no action of this seat."),
    ],
)
def test_a_bot_that_breaks_the_rules_is_told_of(bot: str, sentence: str) -> None:
    table = seat_env(("bohnanza", {}), bots=f"tests.arena.entered:{bot}")
    with pytest.raises(HaricotError) as refused:
        play(table, 1)
    assert str(refused.value).startswith(sentence)


def test_without_a_game_in_play_there_is_nothing_to_choose() -> None:
    table = seat_env(("sissi", {}), bots="random")
    for ask in (lambda: table.step(0), table.action_masks, table.render):
        with pytest.raises(HaricotError, match="No game has begun: reset the environment to begin one"):
            ask()
    play(table, 1)
    with pytest.raises(HaricotError, match="The game is over: reset the environment to begin one"):
        table.step(0)
    play(table, 2)


def test_many_seats_side_by_side_tell_how_their_games_end() -> None:
    tables = gymnasium.make_vec("haricot.env.single:haricot/Sissi-v1", 2, bots="random", talk=0)
    _, info = tables.reset(seed=1)
    ends = 0
    for _ in range(400):
        choices = [int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in info["action_mask"]]
        _, _, over, _, info = tables.step(np.array(choices))
        for place in np.flatnonzero(over):
            scores, winners = info["scores"][place], info["winners"][place]
            assert max(scores) in [scores[seat] for seat in winners]
            ends += 1
    assert ends > 1


def test_the_seat_rotates_with_the_seed() -> None:
    table = seat_env(("bohnanza", {}), seat="rotate")
    seats = [table.reset(seed=seed)[1]["seat"] for seed in range(6)]
    assert seats == [0, 1, 2, 3, 0, 1]
    assert table.botdesk.desk.seat == 1


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
    first = table.botdesk.desk.choices[0]
    _, _, _, _, info = table.step(0)
    assert (
        info["illegal"] == f"0 cannot be chosen now, {first} was done instead: choose what the mask allows."
    )


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ({"seat": 4}, 'Option seat: 4 is no seat; allowed: 0 to 3, or "rotate".'),
        ({"seat": -1}, 'Option seat: -1 is no seat; allowed: 0 to 3, or "rotate".'),
        ({"seat": "first"}, "Option seat: 'first' is no seat; allowed: 0 to 3, or \"rotate\"."),
        ({"seat": 1.5}, 'Option seat: 1.5 is no seat; allowed: 0 to 3, or "rotate".'),
        ({"bots": ["simple"] * 2}, "2 bots cannot fill 3 seats: name one for all, or one a seat."),
        ({"bots": []}, "0 bots cannot fill 3 seats: name one for all, or one a seat."),
        ({"bots": 7}, "7 makes no bots: name one, or give its class: every game has new ones."),
        (
            {"bots": "./mybot.py:Swapper"},
            "The bot './mybot.py:Swapper' is named by a file: say mybot:Swapper, from the folder it is in.",
        ),
        ({"talk": -1}, "Option talk: -1 cannot be; allowed: 0 or more."),
        ({"bots": "nobody"}, "There is no bot 'nobody': there is random, simple, greedy, expert, master."),
    ],
    ids=str,
)
def test_an_option_that_cannot_be_is_refused(option: dict[str, Any], sentence: str) -> None:
    assert complaint(HaricotError, lambda: SeatEnv(**option)) == sentence


def test_it_is_shown_like_any_other_table() -> None:
    table = seat_env(("sissi", {}), render_mode="ansi", render_seat=0)
    table.reset(seed=1)
    assert "Your hand: FIRST" in table.render()
