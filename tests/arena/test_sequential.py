"""A question is decided soon, and rarely wrong."""

from __future__ import annotations

from random import Random

import pytest

from haricot.arena.sequential import LEAST, Inquiry, ShareQuestion, question
from haricot.kernel.errors import HaricotError


def deal(dice: Random, chance: float, games: int) -> float:
    """Flip a coin for each seating of a deal."""
    return sum(dice.random() < chance for _ in range(games)) / games


def ask(chance: float, asked: ShareQuestion, seed: int, games: int = 4, most: int = 20_000) -> Inquiry:
    dice, inquiry = Random(seed), Inquiry(asked)
    while inquiry.answer is None and inquiry.deals < most:
        inquiry.add(deal(dice, chance, games))
    return inquiry


@pytest.mark.parametrize("games", [1, 4])
@pytest.mark.parametrize(("chance", "right"), [(0.25, "low"), (0.35, "high"), (0.2, "low"), (0.45, "high")])
def test_it_is_wrong_in_one_case_of_twenty_at_most(chance: float, right: str, games: int) -> None:
    found = [ask(chance, ShareQuestion(0.25, 0.35), seed, games) for seed in range(300)]
    assert all(inquiry.answer is not None for inquiry in found)
    wrong = sum(inquiry.answer != right for inquiry in found)
    # Fifteen are expected at the worst; more than 26 come by chance once in two hundred.
    assert wrong <= (26 if chance in (0.25, 0.35) else 3)


@pytest.mark.parametrize(("low", "high"), [(0.02, 0.06), (0.9, 0.95)])
def test_rare_wins_and_rare_losses_do_not_fool_it(low: float, high: float) -> None:
    for chance, wrong in ((low, "high"), (high, "low")):
        found = [ask(chance, ShareQuestion(low, high), seed, 1) for seed in range(150)]
        assert sum(inquiry.answer == wrong for inquiry in found) <= 15


def test_27_against_25_takes_some_hundred_deals() -> None:
    # Deals of four rotations spread as measured in mirror matches: about 0.2.
    lengths = []
    for seed in range(20):
        dice, inquiry = Random(seed), Inquiry(ShareQuestion(0.25, 0.27))
        while inquiry.answer is None:
            inquiry.add(min(1.0, max(0.0, dice.gauss(0.29, 0.2))))
        assert inquiry.answer == "high"
        lengths.append(inquiry.deals)
    assert 50 < sum(lengths) / len(lengths) < 400


def test_nothing_is_decided_by_a_few_deals() -> None:
    for share, answer in ((1.0, "high"), (0.0, "low")):
        inquiry = Inquiry(ShareQuestion(0.25, 0.5))
        assert [inquiry.add(share) for _ in range(LEAST - 1)] == [None] * (LEAST - 1)
        while inquiry.answer is None:
            inquiry.add(share)
        assert inquiry.answer == answer


def test_questions_are_read() -> None:
    assert question("0.27", 0.25) == ShareQuestion(0.25, 0.27)
    assert question("0.2", 0.25) == ShareQuestion(0.2, 0.25)
    assert question("0.55:0.6", 0.25) == ShareQuestion(0.55, 0.6)
    for text in ("0.25", "2", "x", "", "0.1:0.2:0.3", "-0.1", "0", "1", "nan", "0.5:x"):
        with pytest.raises(HaricotError, match=r"asks nothing: name a share, like 0.27"):
            question(text, 0.25)
