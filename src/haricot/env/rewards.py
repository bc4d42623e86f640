"""Rewards: what came of a game when it is over, and what that was worth to each seat."""
# interpreted: it is asked once a game

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from haricot.env.desk import Desk
from haricot.kernel.errors import BadOption

Reward = Callable[[Sequence[int]], list[float]]


def score(scores: Sequence[int]) -> list[float]:
    """Give everybody the talers that they have at the end."""
    return [float(mine) for mine in scores]


def margin(scores: Sequence[int]) -> list[float]:
    """Give everybody what they have more than the best of the others."""
    return [float(mine - max(rest(scores, seat))) for seat, mine in enumerate(scores)]


def rank(scores: Sequence[int]) -> list[float]:
    """Give 1 to the first and -1 to the last, and even steps between; ties share."""
    most = len(scores) - 1
    return [
        sum((mine > other) - (mine < other) for other in rest(scores, seat)) / most
        for seat, mine in enumerate(scores)
    ]


def rest(scores: Sequence[int], seat: int) -> list[int]:
    """List the scores of the others."""
    return [*scores[:seat], *scores[seat + 1 :]]


REWARDS: dict[str, Reward] = {"score": score, "margin": margin, "rank": rank}


def reward_named(name: str) -> Reward:
    """Find a reward by its name."""
    if name not in REWARDS:
        raise BadOption(f"There is no reward {name!r}: there is {', '.join(REWARDS)}.")
    return REWARDS[name]


def outcome(desk: Desk) -> dict[str, Any]:
    """Tell scores and winners by seats, when the game is over."""
    result = desk.state.result
    return {"scores": list(result.scores), "winners": list(result.winners)} if result else {}
