"""What is shown of a table: text and pictures, by default what a stranger sees."""

from __future__ import annotations

import builtins
from random import Random
from typing import Any

import numpy as np
import pytest

from haricot.env.picture import WIDTH
from haricot.kernel.errors import HaricotError
from tests.env.tables import MODULES, Choice, each_game


def shown(choice: Choice, steps: int, **more: Any) -> Any:
    """Play some steps at random, and show the table."""
    table, chance = MODULES[choice[0]].raw_env(**more), Random(1)
    table.reset(seed=1)
    for _ in range(steps):
        table.step(chance.choice(table.desk.choices))
    return table.render()


@each_game
def test_pictures_are_of_one_size_and_differ_when_the_table_does(choice: Choice) -> None:
    pictures = [shown(choice, steps, render_mode="rgb_array") for steps in range(0, 400, 80)]
    assert {picture.shape for picture in pictures} == {(pictures[0].shape[0], WIDTH, 3)}
    assert len({picture.tobytes() for picture in pictures}) == len(pictures)
    assert np.array_equal(pictures[1], shown(choice, 80, render_mode="rgb_array"))


@each_game
def test_the_text_names_the_agents_and_shows_no_hand(choice: Choice) -> None:
    text = shown(choice, 100, render_mode="ansi")
    assert all(f"player_{seat}" in text for seat in range(4))
    assert "hand: FIRST" not in text
    assert "You" not in text


@each_game
def test_a_seat_can_be_looked_over_the_shoulder(choice: Choice) -> None:
    text = shown(choice, 100, render_mode="ansi", render_seat=2)
    assert "Your hand: FIRST" in text
    assert "player_2" not in text


def test_human_is_the_text_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(("sissi", {}), 50, render_mode="human") is None
    assert capsys.readouterr().out == shown(("sissi", {}), 50, render_mode="ansi") + "\n"


def test_without_a_mode_somebody_is_told_how_to_see_something() -> None:
    with pytest.warns(UserWarning, match="set render_mode to one of these: human, ansi, rgb_array"):
        assert shown(("bohnanza", {}), 0) is None


def test_without_pillow_it_is_said_what_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without_pillow(name: str, *rest: Any, **more: Any) -> Any:
        if name == "PIL":
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without_pillow)
    with pytest.raises(HaricotError, match="install it with pip install pillow"):
        shown(("bohnanza", {}), 0, render_mode="rgb_array")
