"""Random moments of any game, drawn by Hypothesis, which looks for the simplest one that breaks a law."""

from __future__ import annotations

from haricot.extras import look_for
from haricot.testing.kit import Choice
from haricot.testing.moment import AnyKit, Moment

look_for(("hypothesis",), "The laws need", "testing")

from hypothesis import HealthCheck, given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

__all__ = ["ANY_PACE", "SEEDS", "choices", "given", "moments", "settings", "whole_games"]

ANY_PACE = [HealthCheck.too_slow]
"""Health checks of Hypothesis that tell how fast the machine is, and nothing of a game."""

SEEDS = st.integers(0, 2**31 - 1)


@st.composite
def choices(draw: st.DrawFn, kit: AnyKit) -> Choice:
    """Draw what a table has agreed on."""
    return kit.any_choice(draw)


@st.composite
def moments(draw: st.DrawFn, kit: AnyKit, most: int = 0) -> Moment:
    """Draw a moment of any game: some are early, and most are not."""
    most = most or kit.steps
    steps = draw(st.integers(0, 60) | st.integers(0, most) | st.integers(most // 4, most))
    before_the_end = draw(st.sampled_from([True, True, False]))
    return Moment(kit, draw(choices(kit)), draw(SEEDS), steps, before_the_end)


@st.composite
def whole_games(draw: st.DrawFn, kit: AnyKit) -> Moment:
    """Draw a game that is over."""
    return Moment(kit, draw(choices(kit)), draw(SEEDS), kit.longest)
