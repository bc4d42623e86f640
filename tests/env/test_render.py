"""What is shown of a table: text and pictures, by default what a stranger sees."""

from __future__ import annotations

import builtins
from random import Random
from typing import Any

import numpy as np
import pytest

from haricot.env import picture
from haricot.env.picture import HAND, LINE, OFFERS, ROW, WIDTH, draw, hand_lines, letters
from haricot.env.single import SeatEnv
from haricot.games.hansa.env.picture import board_lines
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


def test_human_is_the_text_printed_with_every_step(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert shown(("sissi", {}), 5, render_mode="human") is None
    moments = [*range(6), 5]
    texts = [shown(("sissi", {}), steps, render_mode="ansi") + "\n" for steps in moments]
    assert capsys.readouterr().out == "".join(texts)


def test_one_seat_among_bots_is_shown_all_along_too(capsys: pytest.CaptureFixture[str]) -> None:
    human, text = (SeatEnv("sissi", render_mode=mode) for mode in ("human", "ansi"))
    texts = []
    for table in (human, text):
        table.reset(seed=1)
        texts.append(table.render() if table is text else None)
        for _ in range(5):
            table.step(table.botdesk.desk.choices[0])
            texts.append(table.render() if table is text else None)
    assert capsys.readouterr().out == "".join(f"{text}\n" for text in texts if text)


@each_game
def test_whoever_looks_over_a_shoulder_sees_the_hand_in_the_picture_from_its_front(choice: Choice) -> None:
    table, chance = MODULES[choice[0]].raw_env(render_mode="rgb_array", render_seat=2), Random(1)
    table.reset(seed=1)
    for _ in range(100):
        table.step(chance.choice(table.desk.choices))
    screen, view = table.renderer.screen, table.game.view(table.desk.state, 2)
    lines, before = hand_lines(screen, view), table.render()
    assert lines[0][0] == "Your hand"
    names = [text for _, boxes in lines for text, _ in boxes]
    assert names == [screen.in_hand(view.hands[2], place) for place in range(len(view.hands[2]))]
    table.desk.state.hands[2].reverse()
    after = table.render()
    top = after.shape[0] - LINE * (OFFERS + HAND)
    assert np.array_equal(before[:top], after[:top])
    assert not np.array_equal(before[top:], after[top:])
    # A stranger's picture is as much smaller.
    assert shown(choice, 100, render_mode="rgb_array").shape[0] == after.shape[0] - LINE * HAND


def test_a_cart_of_every_kind_has_room() -> None:
    table = MODULES["hansa"].raw_env(render_mode="rgb_array")
    table.reset(seed=1)
    lines = board_lines(table.renderer.screen, table.game.view(table.desk.state, 0))
    assert max(len(boxes) for _, boxes in lines) == 8 == ROW


def test_a_large_hand_is_counted_behind_the_cards_that_have_room() -> None:
    table = MODULES["bohnanza"].raw_env(render_mode="rgb_array", render_seat=0)
    table.reset(seed=1)
    view = table.game.view(table.desk.state, 0)
    view.hands[0] = list(range(30))
    lines = hand_lines(table.renderer.screen, view)
    assert [len(boxes) for _, boxes in lines] == [ROW] * HAND
    assert lines[-1][1][-1][0] == f"+ {30 - HAND * ROW + 1}"
    assert draw(table.renderer.screen, view).shape == table.render().shape


def test_pictures_keep_apostrophes_and_accents(monkeypatch: pytest.MonkeyPatch) -> None:
    assert letters("player_1’s turn: Malmö, “Genève”…") == ' player_1\'s turn: Malmö, "Genève"...'
    assert letters("Łódź") == " ódz"
    dotted = shown(("hansa", {}), 0, render_mode="rgb_array")
    monkeypatch.setattr(picture, "letters", lambda text: letters(text).replace("ö", "o"))
    assert not np.array_equal(dotted, shown(("hansa", {}), 0, render_mode="rgb_array"))


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
