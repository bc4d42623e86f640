"""What an error says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from haricot.kernel.errors import BadPosition

# What cannot be, and the sentence that says so.
Wrong = list[tuple[Callable[[], object], str]]


def complaint(kind: type[Exception], act: Callable[[], object]) -> str:
    """Expect an error of some kind, and tell its sentence."""
    with pytest.raises(kind) as caught:
        act()
    return str(caught.value)


def every(wrong: Wrong) -> pytest.MarkDecorator:
    """Try all that is wrong, by its place and its sentence."""
    ids = [f"{place}: {sentence}" for place, (_, sentence) in enumerate(wrong)]
    return pytest.mark.parametrize(("wrong", "sentence"), wrong, ids=ids)


def unreadable(reasons: Mapping[bytes, str]) -> pytest.MarkDecorator:
    """Try what is no position of any game, and what is none of this one, each with the reason."""
    common = {
        b"{": "Input data was truncated",
        b"[]": "Expected `object`, got `array`",
        b'{"boats": 3}': "Object contains unknown field `boats`",
        b'{"phase": "\xff"}': "utf-8",
    }
    return pytest.mark.parametrize(("text", "reason"), [*common.items(), *reasons.items()])


def check_no_position(read: Callable[[bytes], object], text: bytes, reason: str) -> None:
    """Fail unless a text is read as no position, for a reason."""
    check_complaint(complaint(BadPosition, lambda: read(text)), "This is no position: ", reason)


def check_complaint(told: str, begins: str, reason: str) -> None:
    """Fail unless a sentence begins so, and gives a reason."""
    assert told.startswith(begins)
    assert reason in told


def named(fields: tuple[str, ...], rows: Sequence[tuple[Any, ...]]) -> pytest.MarkDecorator:
    """Try every row of a table by the name that stands first in it."""
    return pytest.mark.parametrize(fields, [row[1:] for row in rows], ids=[row[0] for row in rows])
