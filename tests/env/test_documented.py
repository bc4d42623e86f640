"""What docs/environments.md says of fields, choices and figures is so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from gymnasium import spaces

from haricot.cards.env.desk import ASIDE, HAND
from haricot.catalogue import game as set_up
from haricot.env.aec import LOST
from haricot.env.desk import MOST_ASKED
from haricot.env.draft import MOST_CARDS, MOST_TALERS
from haricot.env.form import Form
from haricot.env.pages import OFFER_SIZE
from haricot.env.rewards import REWARDS
from haricot.env.single import SeatEnv
from haricot.env.spec import make_desk, spec_of
from haricot.env.text import TRIES

TEXT = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
Rows = list[list[str]]


def tables(heading: str) -> list[Rows]:
    """Read the tables with a heading, without it and the line below."""
    found = []
    for block in TEXT.split("\n\n"):
        if block.startswith(heading):
            lines = block.splitlines()[2:]
            found.append([[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines])
    return found


def field_rows(name: str) -> Rows:
    """Write down the fields of a game as they should be told."""
    return [
        [f"`{field.name}`", str(field.start), " × ".join(map(str, field.shape)), field.meaning]
        for field in spec_of(set_up(name)).fields
    ]


def menu_rows(name: str) -> Rows:
    """Write down the parts of a menu as they should be told, but for their meanings."""
    return [[part, str(first), str(count)] for part, first, count in make_desk(set_up(name)).menu.parts]


def test_every_field_is_documented() -> None:
    assert tables("| field |") == [field_rows("bohnanza"), field_rows("hansa")]


@pytest.mark.parametrize("name", ["bohnanza", "hansa"])
def test_field_by_field_there_are_boxes_of_the_shapes_that_are_told(name: str) -> None:
    told = {row[0].strip("`"): tuple(map(int, row[2].split(" × "))) for row in field_rows(name)}
    seen, _ = SeatEnv(name, observation="fields", bots="random").reset(seed=1)
    space = Form(spec_of(set_up(name)), "fields").space()
    assert isinstance(space, spaces.Dict)
    assert {field: box.shape for field, box in space.items()} == told
    assert {field: array.shape for field, array in seen.items()} == told
    # Stable-Baselines3 can stack no bare numbers, and takes three dimensions for a picture.
    assert {len(shape) for shape in told.values()} == {1, 2}


def test_every_choice_is_documented() -> None:
    told = tables("| choice |")
    assert [[row[:3] for row in rows] for rows in told] == [menu_rows("bohnanza"), menu_rows("hansa")]
    assert all(row[3] for rows in told for row in rows)


def test_sissi_has_the_fields_and_choices_of_bohnanza() -> None:
    fields = {name: [field.name for field in spec_of(set_up(name)).fields] for name in ("bohnanza", "sissi")}
    assert fields["bohnanza"] == fields["sissi"]
    assert [row[0] for row in menu_rows("bohnanza")] == [row[0] for row in menu_rows("sissi")]


def test_every_reward_is_documented() -> None:
    assert [[row[0] for row in rows] for rows in tables("| name |")] == [[f"`{name}`" for name in REWARDS]]


def test_every_byte_of_an_offer_is_documented() -> None:
    [rows] = tables("| byte |")
    spans = [[int(number) for number in row[0].split(" to ")] for row in rows]
    assert [byte for span in spans for byte in range(span[0], span[-1] + 1)] == list(range(OFFER_SIZE))


@pytest.mark.parametrize(
    ("sentence", "figures"),
    [
        ("how many times everybody is asked in a trade, {} unless told otherwise", [MOST_ASKED]),
        ("After `tries` such lines, {} unless told otherwise", [TRIES]),
        ("Each side gives at most {} cards and {} talers", [MOST_CARDS, MOST_TALERS]),
        ("A hand may have more than {} cards, and more than {} may be set", [HAND, ASIDE]),
        ("ends the game with a reward of {:.0f} for who made", [LOST]),
    ],
    ids=lambda given: str(given)[:40],
)
def test_figures_are_those_of_the_code(sentence: str, figures: list[Any]) -> None:
    assert sentence.format(*figures) in TEXT
