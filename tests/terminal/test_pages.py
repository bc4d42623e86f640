"""The rulebook on the screen."""

from __future__ import annotations

import pytest

from haricot.kernel.errors import HaricotError
from haricot.rulebook import rulebook
from haricot.telling.layout import WIDTH
from haricot.terminal.pages import page, titles


@pytest.mark.parametrize("number", rulebook())
def test_every_rule_fits_on_the_screen(number: str) -> None:
    lines = page(number).splitlines()
    assert lines[0].startswith(f"{number} · ")
    assert max(map(len, lines)) <= WIDTH
    assert "`" not in page(number)
    assert "| --- |" not in page(number)


def test_a_narrow_table_is_a_grid_and_a_wide_one_words() -> None:
    assert "Garden bean (Gartenbohne)         6      –       2       3       –" in page("B2").splitlines()
    assert "fields at the start: 3 (3 players); 2 (4 or 5 players); 2 (6 or 7 players)" in page("E2")


def test_titles_and_numbers_in_any_case() -> None:
    assert "B20 · " in titles()
    assert len(titles().splitlines()) == len(rulebook())
    assert page("b20") == page("B20")
    with pytest.raises(HaricotError, match="There is no rule “Z9”"):
        page("Z9")
