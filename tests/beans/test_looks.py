"""The looks of a bean are told once, in the tables of its game: page, terminal and pictures draw by them."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from textual.color import Color

import haricot
from haricot.beans.tables import Looks, Tables
from haricot.catalogue import GAMES
from haricot.env.picture import INK, colour
from haricot.kernel.errors import BadTables
from haricot.telling.screens import screen_for
from haricot.terminal.full.art import bean_style

WEB = Path(__file__).parents[2] / "web/src"
OWN = 'name = "own"\n[bean.black]\ncards = 60\nmeter = [[2, 1]]\n'


def looks(name: str) -> dict[str, Looks]:
    figures: Any = GAMES[name].figures()
    return dict(figures.bean)


def luminance(colour: Color) -> float:
    """Measure how bright a colour is, as the guidelines for accessible pages do."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.normalized
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", GAMES)
def test_every_bean_of_a_game_has_a_colour_and_a_mark_of_its_own(name: str) -> None:
    for own in (
        [bean.colour for bean in looks(name).values()],
        [bean.mark for bean in looks(name).values()],
    ):
        assert len({*own, Looks().hue(), Looks().sign()}) == len(own) + 2


@pytest.mark.parametrize("name", GAMES)
def test_every_bean_of_a_game_is_drawn_in_the_page(name: str) -> None:
    source = (WEB / "art/drawings.ts").read_text(encoding="utf-8")
    drawn = re.findall(r"^    (\w+): \{$", source[source.index("DRAWINGS") :], re.MULTILINE)
    assert set(looks(name)) <= set(drawn)


def test_a_bean_looks_the_same_in_all_games() -> None:
    for one, other in pairwise(sorted(GAMES)):
        shared = looks(one).keys() & looks(other).keys()
        assert shared
        for key in shared:
            told = [
                (it.colour, it.mark, it.letter, it.names, it.short)
                for it in (looks(one)[key], looks(other)[key])
            ]
            assert told[0] == told[1]


def test_a_bean_without_a_colour_has_the_same_in_the_page() -> None:
    theme = (WEB / "theme.css").read_text(encoding="utf-8")
    assert re.findall(r"--bean-\w+: (\S+);", theme) == [Looks().hue()]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_on_a_bean_can_be_read(name: str) -> None:
    game = haricot.game(name, tables=GAMES[name].figures())
    names = ["A", "B", "C", "D"]
    screen = screen_for(game, game.grammar(names[: game.players]), 0)
    for kind, bean in enumerate(looks(name).values()):
        style = bean_style(bean)
        assert style.foreground is not None
        assert style.background is not None
        assert contrast(style.background, style.foreground) > 3
        box = Color(*colour(screen, game.kinds().index(kind)))
        assert contrast(box, Color(*INK)) > 4.5


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('colour = "red"', "bean.black.colour: is 'red', and must be like '#5b8cc4'"),
        ('colour = "#5b8cc4; x"', "must be like '#5b8cc4'"),
        ('mark = "豆"', "bean.black.mark: is '豆', and must be one letter or sign"),
        ('mark = "\\u0301"', "must be one letter or sign"),
        ('mark = " "', "must be one letter or sign"),
    ],
)
def test_looks_of_anybodys_are_checked(line: str, reason: str) -> None:
    with pytest.raises(BadTables, match=re.escape(reason)):
        Tables.parse(OWN + line, "own.toml")


def test_looks_are_no_part_of_the_digest() -> None:
    plain, own = (
        Tables.parse(OWN, "own.toml"),
        Tables.parse(OWN + 'colour = "#102030"\nmark = "%"', "own.toml"),
    )
    assert (own.bean["black"].colour, own.bean["black"].mark) == ("#102030", "%")
    assert plain.bean["black"] != own.bean["black"]
    assert plain.digest() == own.digest()
