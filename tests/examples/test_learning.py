"""The examples that learn: what they look at, how they learn, and what comes of it in a few moments."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import haricot
from examples import learn
from examples.features import Features, Floats, Look
from examples.learn import Learner, Lesson, Moment, judge
from examples.learnedbot import LearnedBot
from examples.measure import RandomPlayer, main, measure, win_share
from examples.policy import chances, load_policy
from haricot.arena.simulation import play_game
from haricot.bots import bot_named
from haricot.env.codes import CHOOSING, PICKING
from haricot.env.desk import Desk
from haricot.env.spec import make_desk
from haricot.kernel.types import NONE

GAME = haricot.game("bohnanza", players=4)

PROFILE = 14
"""So many numbers tell what the cards are to a seat that a choice brings, and as many for what it costs."""


@pytest.fixture(name="learner")
def some_learner() -> Learner:
    return Learner(GAME, 1, games=16, steps=24)


# What it looks at.


def cards_moved(desk: Desk, name: str) -> tuple[int, int]:
    """Count what a choice would bring and cost, if it is one that names cards."""
    part, _, place = name.rpartition(" ")
    draft = desk.draft
    match part or name:
        case "plant":
            return 1, 0
        case "sell":
            return 0, 1
        case "take" | "decline" | "counter":
            offer = desk.incoming[int(place)]
            return len(offer.gives), len(offer.wants)
        case "withdraw":
            offer = desk.own[int(place)]
            return len(offer.wants), len(offer.gives)
        case "give" if desk.stage == PICKING:
            return 0, 1
        case "give" | "want" | "send" | "cancel":
            return len(draft.wants) + (part == "want"), len(draft.gives) + (part == "give")
        case _:
            return 0, 0


def test_a_choice_is_described_by_what_it_gets_and_gives() -> None:
    features, desk, dice = Features(GAME), make_desk(GAME, 2), Random(3)
    parts, choices = len(features.parts), features.spec.choices
    desk.begin(1)
    for _ in range(600):
        mask = np.zeros((1, len(choices)), np.bool_)
        mask[0, desk.choices] = True
        look = features.look(np.frombuffer(desk.look(desk.seat), np.uint8)[None], mask)
        brings, costs = look.about[:, parts], look.about[:, parts + PROFILE]
        for choice, bring, cost in zip(look.choices, brings, costs, strict=True):
            if not choices[choice].startswith("seal"):
                assert (bring, cost) == cards_moved(desk, choices[choice])
        desk.act(dice.choice(desk.choices))


def test_wealth_is_talers_and_what_fields_would_pay() -> None:
    features, desk, dice = Features(GAME), make_desk(GAME, 2), Random(4)
    desk.begin(2)
    while desk.seat != NONE:
        seen = np.frombuffer(desk.look(desk.seat), np.uint8)[None]
        state: Any = desk.state
        owned = [
            len(state.talers[seat]) + sum(GAME.law.price(row) for row in state.fields[seat])
            for seat in (*range(desk.seat, 4), *range(desk.seat))
        ]
        assert features.wealth(seen)[0].tolist() == owned
        desk.act(dice.choice(desk.choices))


# How it learns.


def test_what_came_of_a_choice_is_told_seat_by_seat() -> None:
    def moment(seat: int, wealth: float, value: float, ended: bool = False) -> Moment:
        look = Look(
            np.zeros((1, 1), np.float32),
            np.zeros(1, np.int64),
            np.zeros(1, np.int64),
            np.zeros((1, 1), np.float32),
        )
        one = np.ones(1, np.float32)
        scores = np.array([[9, 5]], np.float32)
        return Moment(
            look,
            np.zeros(1, np.int64),
            one,
            one * value,
            np.array([seat]),
            one * wealth,
            np.array([ended]),
            scores,
        )

    moments = [moment(0, 1, 2), moment(1, 3, 1), moment(0, 4, 3, ended=True), moment(1, 0, 0)]
    lessons = judge(moments, 1, 2)
    last = 9 - 4 - 3
    first = 4 - 1 + learn.DISCOUNT * 3 - 2 + learn.DISCOUNT * learn.TRACE * last
    assert [lesson.known.tolist() for lesson in lessons] == [[True], [True], [True], [False]]
    surprises = [float(lesson.surprise[0]) for lesson in lessons[:3]]
    assert surprises == pytest.approx([first, 5 - 3 - 1, last])
    assert float(lessons[0].target[0]) == pytest.approx(first + 2)


def test_slopes_are_those_of_the_loss(learner: Learner) -> None:
    policy = learner.policy
    moment = [learner.play() for _ in range(24)][-1]
    # Small differences are lost in short numbers.
    policy.weights = {name: weight.astype(np.float64) for name, weight in policy.weights.items()}
    look, chosen = moment.look, moment.chosen
    before = chances(policy.scores(look)[0], look.rows)[chosen]
    known = np.ones(len(chosen))
    surprise = np.linspace(-1, 1, len(chosen))

    def off() -> Floats:
        return (policy.values(look)[0] - moment.value - 1) / len(chosen)

    def loss() -> float:
        now = chances(policy.scores(look)[0], look.rows)
        gain = (surprise * now[chosen] / before).sum() - learn.CURIOSITY * (now * np.log(now)).sum()
        return float((off() ** 2).sum() / 2 * len(chosen) - gain / len(chosen))

    slopes = learner.slope(look, chosen, before, surprise, known) | learner.value_slope(look, off())
    assert set(slopes) == set(policy.weights)
    for name, slope in slopes.items():
        weight = policy.weights[name]
        # Where the slope is steepest there is most to see.
        at = np.unravel_index(np.argmax(np.abs(slope)), np.shape(weight))
        policy.weights[name] = weight + nudge(weight, at)
        above = loss()
        policy.weights[name] = weight - nudge(weight, at)
        below = loss()
        policy.weights[name] = weight
        assert (above - below) / 2e-5 == pytest.approx(float(np.asarray(slope)[at]), rel=1e-3)


def nudge(weight: Any, at: Any) -> Any:
    step = np.zeros_like(weight)
    step[at] = 1e-5
    return step


def test_what_goes_well_is_chosen_more_often(learner: Learner) -> None:
    moment = [learner.play() for _ in range(24)][-1]
    look, chosen = moment.look, moment.chosen
    good = np.where(np.arange(16) % 2, 1, -1).astype(np.float32)
    lesson = Lesson(moment, np.ones(16, np.bool_), good, good)
    losses = [learner.learn([lesson], 1e-2) for _ in range(20)]
    ratio = chances(learner.policy.scores(look)[0], look.rows)[chosen] / moment.chance
    free = moment.chance < 1
    assert ratio[free & (good > 0)].mean() > 1 > ratio[free & (good < 0)].mean()
    assert losses[-1] < losses[0]


def test_the_same_seed_learns_the_same(learner: Learner, tmp_path: Path) -> None:
    twin = Learner(GAME, 1, games=16, steps=24)
    blank = dict(learner.policy.weights)
    losses = [[one.update(1e-3) for _ in range(2)] for one in (learner, twin)]
    assert np.isfinite(losses).all()
    assert losses[0] == losses[1]
    learner.policy.save(tmp_path / "weights.npz")
    kept = load_policy(GAME, tmp_path / "weights.npz").weights
    for name, weight in twin.policy.weights.items():
        assert np.array_equal(kept[name], weight)
        assert not np.array_equal(kept[name], blank[name])


def test_seeds_are_taught_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--updates", "1", "--games", "8", "--steps", "16", "--deals", "1"]
    learn.main(["--seeds", "1", "2", *small, "--out", str(tmp_path)])
    names = ["curve-1.csv", "curve-2.csv", "learned-1.npz", "learned-2.npz", "learning.png"]
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    header, *points = (tmp_path / "curve-2.csv").read_text().splitlines()
    assert header.startswith("updates,decisions,games,seconds,win_share,low,high")
    assert [point.split(",")[:2] for point in points] == [["0", "0"], ["1", "128"]]
    assert capsys.readouterr().out.count(" of the wins") == 4


# What comes of it.


def test_at_random_nobody_wins_against_greedy_bots(capsys: pytest.CaptureFixture[str]) -> None:
    found = measure(RandomPlayer(1), GAME, "greedy", 2)
    assert found.wins.mean == 0
    assert found.talers + 3 < found.rivals
    main(["random", "--against", "simple", "--deals", "1"])
    assert "random against three simple, 1 deals: 0.0%" in capsys.readouterr().out


def test_who_are_level_share_a_win() -> None:
    assert [win_share(scores) for scores in [(5, 5, 3, 5), (5, 4), (4, 5)]] == [1 / 3, 1, 0]


def test_a_learned_bot_sees_what_its_seat_sees() -> None:
    desk, dice = make_desk(GAME, 2), Random(7)
    bots = [LearnedBot(GAME, seat, 1) for seat in range(4)]
    apart = bots[0].policy.features.spec.apart
    desk.begin(5)
    looked = 0
    while desk.seat != NONE:
        bot = bots[desk.seat]
        if desk.stage == CHOOSING and dice.random() < 0.2:
            bot.sit_down(bot.game.view(desk.state, bot.seat))
            true, drawn = (apart(np.frombuffer(one.look(bot.seat), np.uint8)) for one in (desk, bot.desk))
            assert all(np.array_equal(true[name], drawn[name]) for name in true if name != "talk")
            looked += 1
        desk.act(dice.choice(desk.choices))
    assert looked > 20


def test_a_learned_bot_earns_talers_by_legal_actions_alone() -> None:
    simple = bot_named("simple")
    talers = 0
    for seed in range(2):
        bots = [LearnedBot(GAME, 0, seed), *(simple(GAME, seat, seed) for seat in range(1, 4))]
        # A session checks every action before it plays it: an illegal one would be raised here.
        session = play_game(GAME, bots, seed)
        assert session.state.result is not None
        talers += session.state.result.scores[0]
    assert talers > 10
