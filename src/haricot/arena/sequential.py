"""A question about a win share, asked deal by deal until it is decided."""

from __future__ import annotations

from math import log
from typing import Literal

from msgspec import Struct

from haricot.kernel.errors import HaricotError

LEAST = 20
"""Before so many deals nothing is decided: their spread is not known well enough."""

Answer = Literal["low", "high"]


class Question(Struct, frozen=True):
    """Is the win share rather `high` than `low`? Wrong either way in one case of twenty at most."""

    low: float
    high: float
    risk: float = 0.05

    @property
    def bound(self) -> float:
        """Tell how much evidence decides it (Wald)."""
        return log((1 - self.risk) / self.risk)


class Inquiry:
    """The sequential probability ratio test on the means of deals, whose spread is measured on the way."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.deals = 0
        self.sum = 0.0
        self.squares = 0.0
        self.answer: Answer | None = None

    def add(self, share: float) -> Answer | None:
        """Take in the win share of one more deal, and tell whether that decides it."""
        self.deals += 1
        self.sum += share
        self.squares += share * share
        if self.answer is None and self.deals >= LEAST and abs(self.evidence) >= self.question.bound:
            self.answer = "high" if self.evidence > 0 else "low"
        return self.answer

    @property
    def evidence(self) -> float:
        """Tell the logarithm of the likelihood ratio: above 0 it speaks for the high share."""
        low, high = self.question.low, self.question.high
        return (high - low) * (self.sum - self.deals * (low + high) / 2) / self.variance

    @property
    def variance(self) -> float:
        """Tell the variance of a deal, with one deal won and one lost added: it is never nothing."""
        mean = self.sum / self.deals
        return (self.squares - self.deals * mean * mean + 0.5) / self.deals


def question(text: str, par: float) -> Question:
    """Read a share that is asked for, against par or against another one: 0.27, or 0.55:0.6."""
    parts = [number(part, text) for part in text.split(":")]
    low, high = parts if len(parts) == 2 else (par, parts[0])
    if len(parts) > 2 or not 0 <= low <= 1 or not 0 <= high <= 1 or low == high:
        raise unclear(text)
    return Question(low, high) if low < high else Question(high, low)


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
