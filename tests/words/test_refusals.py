"""What an error says in English is what the files say: a small reader and Fluent agree on every message."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from haricot.kernel.errors import Coded, Illegal
from haricot.kernel.sentences import patterns
from haricot.wire.messages import Farewell, Refusal, error_of, farewell, refused
from haricot.words.texts import texts
from tests.words.test_words import ENGLISH, SHARED, TERMINAL, raised, variables

Value = str | int
MESSAGES = {id.removeprefix("refused-"): text for id, text in ENGLISH.items() if id.startswith("refused-")}
RAISED = raised([*SHARED, *TERMINAL])
# Numbers of every form, with their thousands, and text that looks like Fluent.
VALUES: list[Value] = [0, 1, 2, 1234, "Anna", "{ $seat } \\ [one]"]


def values(pattern: str, name: str) -> list[Value]:
    """Tell what to try for a variable: what its choices name, and what they do not."""
    choices = re.findall(r"\$\w+ ->(.*?)\n +}" if f"${name} ->" in pattern else "(?!)", pattern, re.DOTALL)
    return [*VALUES, *(key for choice in choices for key in re.findall(r"^ +\[([a-z_]+)\]", choice, re.M))]


def cases(code: str) -> Iterator[dict[str, Value]]:
    """Make all parameters that a code can have, with those that its sentence leaves out."""
    pattern = MESSAGES[code]
    used = sorted(variables(pattern))
    spare: dict[str, Value] = dict.fromkeys(RAISED[code] - set(used), "left out")
    for chosen in product(*(values(pattern, name) for name in used)):
        yield {**spare, **dict(zip(used, chosen, strict=True))}


def in_words(params: dict[str, Value]) -> dict[str, Value]:
    """Call seats by their numbers, as whoever has no table."""
    seats = ("active", "seat", "taker")
    return {
        name: f"Player {value + 1}" if name in seats and isinstance(value, int) else value
        for name, value in params.items()
    }


def test_every_message_is_read() -> None:
    assert patterns().keys() == MESSAGES.keys() == RAISED.keys()


@pytest.mark.parametrize("code", MESSAGES)
def test_an_error_says_what_fluent_makes_of_its_message(code: str) -> None:
    for params in cases(code):
        said = texts("en").say(f"refused-{code}", **in_words(params))
        assert str(Coded(code, **params)) == said, params
        assert str(Illegal("B1", code, **params)) == f"{said} (B1)"


def test_what_came_over_the_wire_keeps_its_sentence() -> None:
    error = error_of(farewell(Refusal("unknown-host", name="beans.example")))
    assert (type(error), error.code, error.params) == (Refusal, "unknown-host", {"name": "beans.example"})
    assert str(error_of(Farewell("of-tomorrow", "Come back tomorrow."))) == "Come back tomorrow."
    broken = error_of(refused("1", Illegal("B19", "empty-field", field=2)))
    assert str(broken) == "Field 2 is empty: sell one that has beans. (B19)"
