"""Means with 95 % intervals over deals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

# Student's t for 1 to 10 degrees of freedom; beyond them a series in 1/degrees is exact to three digits.
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
NORMAL = 1.959964


class Interval(Struct, frozen=True):
    """A mean, and the bounds that hold it in 19 of 20 cases."""

    mean: float
    low: float
    high: float

    def rounded(self, digits: int) -> list[float]:
        """Give the bounds, rounded."""
        return [round(self.low, digits), round(self.high, digits)]


def student(degrees: int) -> float:
    """Tell the 97.5 % point of Student's distribution."""
    if degrees <= len(STUDENT):
        return STUDENT[degrees - 1]
    z, n = NORMAL, degrees
    second, third = 5 * z**5 + 16 * z**3 + 3 * z, 3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z
    return z + (z**3 + z) / (4 * n) + second / (96 * n**2) + third / (384 * n**3)


def spread(values: Sequence[float]) -> float:
    """Tell how far the true mean of such values may be from theirs."""
    if len(values) < 2:
        return float("inf")
    return student(len(values) - 1) * stdev(values) / sqrt(len(values))


def interval(values: Sequence[float]) -> Interval | None:
    """Give the mean of some values and its bounds; there are none without values."""
    if not values:
        return None
    mean, half = fmean(values), spread(values)
    return Interval(mean, mean - half, mean + half)


def share(values: Sequence[float]) -> Interval:
    """Give a mean of shares with its bounds.

    Deals that all went alike show no spread. By the rule of three, an outcome not seen in n deals may
    still have a chance of 3/n, so the bounds are never nearer than that.
    """
    mean, half, unseen = fmean(values), spread(values), min(1.0, 3 / len(values))
    low, high = mean - max(half, unseen * mean), mean + max(half, unseen * (1 - mean))
    return Interval(mean, max(0.0, low), min(1.0, high))
