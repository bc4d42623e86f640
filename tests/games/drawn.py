"""Kinds of bean that nobody has printed, for small tables."""

from __future__ import annotations

from hypothesis import strategies as st

from haricot.beans.tables import BeanKind


@st.composite
def bean_kinds(draw: st.DrawFn, least: int = 1, fields: bool = True) -> BeanKind:
    """Make up a kind of bean of at least so many cards, and a beanometer that climbs."""
    cards = draw(st.integers(least, least + 8))
    meter: list[tuple[int, int]] = []
    for step in draw(st.lists(st.integers(1, 9), max_size=4, unique=True).map(sorted)):
        earned = meter[-1][1] if meter else 0
        if earned < step:
            meter.append((step, draw(st.integers(earned + 1, min(step, earned + 2)))))
    third_field_at = draw(st.integers(0, min(3, cards))) if fields else 0
    return BeanKind(cards, tuple(meter), third_field_at=third_field_at)
