"""A question about a win share, asked deal by deal until it is decided."""

from __future__ import annotations

from math import log
from typing import Literal

from msgspec import Struct

from haricot.kernel.errors import HaricotError

LEAST = 20
"""Minimum number of deals for a decision: of fewer the spread is not known well enough."""

EDGE = 0.01
"""Number of deals that count as won and as lost before the first is played (the prior)."""

STEPS = 100
NEAR = 1e-9

Verdict = Literal["low", "high"]


class ShareQuestion(Struct, frozen=True):
    """Is the win share rather `high` than `low`? Wrong either way in about one case of twenty at most."""

    low: float
    high: float
    risk: float = 0.05

    @property
    def bound(self) -> float:
        """Tell how much evidence decides it (Wald)."""
        return log((1 - self.risk) / self.risk)


class Inquiry:
    """The sequential probability ratio test on the means of deals, without a guess how these are spread.

    For each of the two shares it finds the distribution on the outcomes seen so far that has this mean and
    makes them likeliest. Of mere wins and losses that is Wald's own test. A normal approximation would take
    a few deals without a rare win for certainty.
    """

    def __init__(self, question: ShareQuestion) -> None:
        self.question = question
        self.deals = 0
        # All won and all lost is possible, even if it was not yet seen.
        self.seen: dict[float, float] = {0.0: EDGE, 1.0: EDGE}
        self.answer: Verdict | None = None

    def add(self, share: float) -> Verdict | None:
        """Take in the win share of one more deal, and tell whether that decides it."""
        self.deals += 1
        share = round(share, 9)
        self.seen[share] = self.seen.get(share, 0.0) + 1
        if self.answer is None and self.deals >= LEAST:
            evidence = self.evidence
            if abs(evidence) >= self.question.bound:
                self.answer = "high" if evidence > 0 else "low"
        return self.answer

    @property
    def evidence(self) -> float:
        """Tell the logarithm of the likelihood ratio: above 0 it speaks for the high share."""
        return self.cost(self.question.low) - self.cost(self.question.high)

    def cost(self, mean: float) -> float:
        """Tell how much likelihood is lost when the mean has to be this one (Owen's empirical likelihood)."""
        tilt = self.tilt(mean)
        return sum(weight * log(1 + tilt * (share - mean)) for share, weight in self.seen.items())

    def tilt(self, mean: float) -> float:
        """Find the tilt of the outcomes that gives them this mean: by Newton, or by halving where he errs."""
        low, high, tilt = -1 / (1 - mean), 1 / mean, 0.0
        for _ in range(STEPS):
            terms = [
                (weight, (share - mean) / (1 + tilt * (share - mean))) for share, weight in self.seen.items()
            ]
            pull = sum(weight * term for weight, term in terms)
            if abs(pull) < NEAR:
                break
            low, high = (tilt, high) if pull > 0 else (low, tilt)
            step = pull / sum(weight * term * term for weight, term in terms)
            tilt = tilt + step if low < tilt + step < high else (low + high) / 2
        return tilt


def question(text: str, par: float) -> ShareQuestion:
    """Read a share that is asked for, against par or against another one: 0.27, or 0.55:0.6."""
    parts = [number(part, text) for part in text.split(":")]
    low, high = parts if len(parts) == 2 else (par, parts[0])
    if len(parts) > 2 or not 0 < low < 1 or not 0 < high < 1 or low == high:
        raise unclear(text)
    return ShareQuestion(low, high) if low < high else ShareQuestion(high, low)


def number(text: str, whole: str) -> float:
    """Read a share."""
    try:
        return float(text)
    except ValueError:
        raise unclear(whole) from None


def unclear(text: str) -> HaricotError:
    """Say how a question is asked."""
    return HaricotError(
        f"--until {text} asks nothing: name a share, like 0.27, or two of them, like 0.55:0.6."
    )
